"""The house rules of Hexenrennen."""

from dataclasses import dataclass, replace

from homestretch.core.options import Options, flag


@dataclass(frozen=True)
class HexenOptions(Options):
    first_player: str = flag("random", "R-HEX-018", ("random", "0", "1", "2", "3"))
    faceup_tiles_active: bool = flag(True, "R-HEX-042")
    tile_may_enter_finish: bool = flag(True, "R-HEX-053")
    symbol_skip_occupied: bool = flag(True, "R-HEX-082")
    neutral_reshuffle: bool = flag(False, "R-HEX-130")

    def begun_by(self, seat: int) -> "HexenOptions":
        return replace(self, first_player=str(seat))

    @classmethod
    def presets(cls) -> "dict[str, HexenOptions]":
        return {"calm": cls(faceup_tiles_active=False), "endless": cls(neutral_reshuffle=True)}
