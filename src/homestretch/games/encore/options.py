"""The house rules of Encore."""

from dataclasses import dataclass, replace

from homestretch.core.options import Options, flag


@dataclass(frozen=True)
class EncoreOptions(Options):
    rounds: int = flag(1, "R-ENCORE-090", range(1, 13))
    first_player: str = flag("random", "R-ENCORE-013", ("random", "0", "1", "2", "3", "4", "5"))
    min_draws_per_turn: int = flag(1, "R-ENCORE-031", (0, 1))
    resolve_last_card_fully: bool = flag(True, "R-ENCORE-071")
    deck: str = flag("full", "R-ENCORE-099", ("full", "tiny"))
    six_players: bool = flag(False, "R-ENCORE-015")
    show_odds: bool = flag(False, "R-ENCORE-037")

    def begun_by(self, seat: int) -> "EncoreOptions":
        return replace(self, first_player=str(seat))

    @classmethod
    def presets(cls) -> "dict[str, EncoreOptions]":
        return {"evening": cls(rounds=4), "cautious": cls(min_draws_per_turn=0)}
