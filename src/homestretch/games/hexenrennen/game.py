# mypyc: compile
"""Hexenrennen as a Game: each question handed to the module that answers it."""

from homestretch.core.game import Game
from homestretch.core.kit import Kit
from homestretch.core.options import Options
from homestretch.core.rng import Rng
from homestretch.core.types import Ask, Chance, Move, Msg, Seat, Token
from homestretch.games.hexenrennen import asks, chance, flaw, notation, rules, state, view, why
from homestretch.games.hexenrennen.options import HexenOptions
from homestretch.games.hexenrennen.state import HexenState
from homestretch.games.hexenrennen.view import HexenView
from homestretch.games.hexenrennen.words import WORDS


class Hexenrennen(Game[HexenState, HexenView]):
    def __init__(self, kit: Kit[HexenView] | None = None) -> None:
        super().__init__("hexenrennen", 1, range(2, 5), WORDS, HexenOptions, kit)  # R-HEX-001

    def fits(self, seats: int, options: Options) -> bool:
        assert isinstance(options, HexenOptions)
        return state.fits(seats, options)

    def start(self, seats: int, options: Options) -> HexenState:
        assert isinstance(options, HexenOptions)
        return state.start(seats, options)

    def awaits(self, s: HexenState) -> tuple[Seat, ...]:
        return asks.awaits(s)

    def ask(self, s: HexenState, seat: Seat, path: Move = ()) -> Ask:
        return asks.ask(s, seat, path)

    def chance(self, s: HexenState, path: Move = ()) -> Chance:
        return chance.chance(s, path)

    def copy(self, s: HexenState) -> HexenState:
        return state.copy(s)

    def apply(self, s: HexenState, seat: Seat, move: Move) -> None:
        rules.apply(s, seat, move)

    def scores(self, s: HexenState) -> tuple[int, ...]:
        return rules.scores(s)

    def flaw(self, s: HexenState) -> str:
        return flaw.flaw(s)

    def view(self, s: HexenState, seat: Seat | None, path: Move = ()) -> HexenView:
        return view.view(s, self.head(s, seat, path))

    def shown(self, s: HexenState, seat: Seat | None) -> Move:
        return view.shown(s, seat)

    def guess(self, v: HexenView, rng: Rng) -> HexenState:
        return view.guess(v, rng)

    def why_not(self, v: HexenView, path: Move, token: Token) -> Msg:
        return why.why_not(v, path, token)

    def show(self, s: HexenState) -> str:
        return notation.show(s)

    def read(self, text: str) -> HexenState:
        return notation.read(text)
