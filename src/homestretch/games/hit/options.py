"""The variants and open rulings of HIT."""

from dataclasses import dataclass, replace

from homestretch.core.options import Options, flag


@dataclass(frozen=True)
class HitOptions(Options):
    no_shields: bool = flag(False, "R-HIT-092")
    four_pawns: bool = flag(False, "R-HIT-093")
    first_player: str = flag("random", "R-HIT-029", ("random", "0", "1", "2", "3"))
    goal_is_ahead: bool = flag(True, "R-HIT-212")  # whether n-behind looks at own pawns in the goal
    round_limit: int = flag(0, "R-HIT-311", (0, 50, 100, 200))  # 0: none

    def begun_by(self, seat: int) -> "HitOptions":
        return replace(self, first_player=str(seat))

    @classmethod
    def presets(cls) -> "dict[str, HitOptions]":
        return {"mischief": cls(no_shields=True), "evening": cls(round_limit=100)}


def suits(seats: int, o: HitOptions) -> bool:
    """R-HIT-007; three pawns, and so the variant with four, are for four players (R-HIT-093)."""
    known = o.first_player == "random" or int(o.first_player) < seats
    return known and 2 <= seats <= 4 and (seats == 4 or not o.four_pawns)
