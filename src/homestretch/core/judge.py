# mypyc: compile
"""What a game knows of its own positions. A judge looks at states, but only at those of guessed worlds."""

from typing import TYPE_CHECKING, Any, Generic, TypeVar

from homestretch.core.native import mypyc_attr
from homestretch.core.rng import Rng
from homestretch.core.types import WORDS, Move, Seat

if TYPE_CHECKING:
    from homestretch.core.game import Game, State

S = TypeVar("S", bound="State")


@mypyc_attr(allow_interpreted_subclasses=True)
class Judge(Generic[S]):
    """Without knowledge of its own: any move is as good as another, and only the end tells who won."""

    def __init__(self, game: "Game[S, Any]") -> None:
        self.game = game
        self.depth = 0  # a playout is judged after so many moves of seats; 0: at the end of the game
        self.trust = 0.3  # how much of the first look belongs to the move the policy likes
        self.explore = 0.3  # how much a move gains by having been tried seldom

    def policy(self, s: S, seat: Seat, path: Move, rng: Rng) -> Move:
        """A whole move that begins with these words, found cheaply."""
        tokens = self.game.ask(s, seat, path).tokens
        while tokens:
            path = path + (rng.pick(tokens),)
            if len(path) > WORDS:
                raise self.game.endless(path)
            tokens = self.game.ask(s, seat, path).tokens
        return path

    def value(self, s: S) -> list[float]:
        """Each seat's chance to win from here."""
        teams = self.game.teams(s.seats)
        return [1.0 / (max(teams) + 1)] * s.seats
