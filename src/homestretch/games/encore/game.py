# mypyc: compile
"""Encore as a Game: each question handed to the module that answers it."""

from homestretch.core.game import Game
from homestretch.core.kit import Kit
from homestretch.core.options import Options
from homestretch.core.rng import Rng
from homestretch.core.types import Ask, Chance, Move, Msg, Seat, Token
from homestretch.games.encore import flaw, notation, rules, view, why
from homestretch.games.encore.options import EncoreOptions
from homestretch.games.encore.rules import EncoreState
from homestretch.games.encore.view import EncoreView


class Encore(Game[EncoreState, EncoreView]):
    def __init__(self, kit: Kit[EncoreView] | None = None) -> None:
        super().__init__("encore", 1, range(2, 6), rules.WORDS, EncoreOptions, kit)

    def fits(self, seats: int, options: Options) -> bool:
        assert isinstance(options, EncoreOptions)
        return rules.fits(seats, options)

    def start(self, seats: int, options: Options) -> EncoreState:
        assert isinstance(options, EncoreOptions)
        return rules.start(seats, options)

    def awaits(self, s: EncoreState) -> tuple[Seat, ...]:
        return rules.awaits(s)

    def ask(self, s: EncoreState, seat: Seat, path: Move = ()) -> Ask:
        return rules.ask(s, seat, path)

    def chance(self, s: EncoreState, path: Move = ()) -> Chance:
        return rules.chance(s, path)

    def copy(self, s: EncoreState) -> EncoreState:
        return rules.copy(s)

    def apply(self, s: EncoreState, seat: Seat, move: Move) -> None:
        rules.apply(s, move[0])

    def scores(self, s: EncoreState) -> tuple[int, ...]:
        return tuple(s.totals)  # R-ENCORE-080, 093

    def flaw(self, s: EncoreState) -> str:
        return flaw.flaw(s)

    def view(self, s: EncoreState, seat: Seat | None, path: Move = ()) -> EncoreView:
        return view.view(s, self.head(s, seat, path))

    def guess(self, v: EncoreView, rng: Rng) -> EncoreState:
        return view.guess(v)

    def why_not(self, v: EncoreView, path: Move, token: Token) -> Msg:
        return why.why_not(v, path, token)

    def show(self, s: EncoreState) -> str:
        return notation.show(s)

    def read(self, text: str) -> EncoreState:
        return notation.read(text)
