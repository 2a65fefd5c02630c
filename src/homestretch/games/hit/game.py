# mypyc: compile
"""HIT as a Game: each question handed to the module that answers it."""

from homestretch.core.game import Game
from homestretch.core.kit import Kit
from homestretch.core.options import Options
from homestretch.core.outcome import Outcome
from homestretch.core.rng import Rng
from homestretch.core.types import Ask, Chance, Move, Msg, Seat, Token
from homestretch.games.hit import asks, flaw, notation, rules, state, view, why
from homestretch.games.hit.cards import WORDS
from homestretch.games.hit.options import HitOptions, suits
from homestretch.games.hit.state import HitState
from homestretch.games.hit.view import HitView


class Hit(Game[HitState, HitView]):
    def __init__(self, kit: Kit[HitView] | None = None) -> None:
        super().__init__("hit", 1, range(2, 5), WORDS, HitOptions, kit)

    def fits(self, seats: int, options: Options) -> bool:
        assert isinstance(options, HitOptions)
        return suits(seats, options)

    def start(self, seats: int, options: Options) -> HitState:
        assert isinstance(options, HitOptions)
        return state.start(seats, options)

    def awaits(self, s: HitState) -> tuple[Seat, ...]:
        return asks.awaits(s)

    def ask(self, s: HitState, seat: Seat, path: Move = ()) -> Ask:
        return asks.ask(s, seat, path)

    def chance(self, s: HitState, path: Move = ()) -> Chance:
        return asks.chance(s, path)

    def copy(self, s: HitState) -> HitState:
        return state.copy(s)

    def apply(self, s: HitState, seat: Seat, move: Move) -> None:
        rules.apply(s, move)

    def scores(self, s: HitState) -> tuple[int, ...]:
        return rules.scores(s)

    def outcome(self, s: HitState) -> Outcome:
        """R-HIT-311: where the rounds ran out, nobody won."""
        home = [
            sum([p >= s.pawns.board.route for p in s.pawns.at[4 * k : 4 * k + s.pawns.each]]) for k in range(s.seats)
        ]
        return Outcome((s.winner,) if s.winner >= 0 else (), tuple(home), "pawns")

    def flaw(self, s: HitState) -> str:
        return flaw.flaw(s)

    def view(self, s: HitState, seat: Seat | None, path: Move = ()) -> HitView:
        return view.view(s, self.head(s, seat, path))

    def shown(self, s: HitState, seat: Seat | None) -> Move:
        return view.shown(s, seat)

    def guess(self, v: HitView, rng: Rng) -> HitState:
        return view.guess(v, rng)

    def why_not(self, v: HitView, path: Move, token: Token) -> Msg:
        return why.why_not(v, path, token)

    def show(self, s: HitState) -> str:
        return notation.show(s)

    def read(self, text: str) -> HitState:
        return notation.read(text)
