"""The house rules of DOG, and the points its leaflet leaves open."""

from dataclasses import dataclass

from homestretch.core.options import Options, flag


@dataclass(frozen=True)
class DogOptions(Options):
    first_dealer: str = flag("random", "R-DOG-021", ("random", "0", "1", "2", "3", "4", "5"))
    direction: str = flag("cw", "R-DOG-082", ("cw", "ccw"))
    mirror_turn_order: bool = flag(False, "R-DOG-052")
    reshuffle: str = flag("deal_rest_first", "R-DOG-034", ("deal_rest_first", "merge"))
    must_start_when_track_empty: bool = flag(False, "R-DOG-062")
    swap_no_effect: str = flag("literal", "R-DOG-130", ("literal", "whenever_impossible", "never", "last_resort"))
    seven_partner: str = flag("after_finish", "R-DOG-140", ("after_finish", "when_stuck", "free"))
    fields_per_colour: int = flag(16, "R-DOG-008", (14, 15, 16, 18))
    ring: str = flag("printed", "R-DOG-015", ("printed", "fitted"))

    @classmethod
    def presets(cls) -> "dict[str, DogOptions]":
        return {
            "strict": cls(must_start_when_track_empty=True, swap_no_effect="never"),
            "helping": cls(swap_no_effect="whenever_impossible", seven_partner="free"),
            "short": cls(fields_per_colour=14),
        }
