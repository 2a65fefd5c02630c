# mypyc: compile
"""DOG as a Game: each question handed to the module that answers it."""

from homestretch.core.game import Game
from homestretch.core.kit import Kit
from homestretch.core.options import Options
from homestretch.core.outcome import Outcome
from homestretch.core.rng import Rng
from homestretch.core.types import CHANCE, Ask, Chance, Move, Msg, Seat, Token
from homestretch.games.dog import check, deal, notation, quick, rules, state, view, why, words
from homestretch.games.dog.board import home
from homestretch.games.dog.options import DogOptions
from homestretch.games.dog.state import DogState
from homestretch.games.dog.view import DogView


class Dog(Game[DogState, DogView]):
    def __init__(self, kit: Kit[DogView] | None = None) -> None:
        super().__init__("dog", 1, range(2, 7), words.WORDS, DogOptions, kit)

    def fits(self, seats: int, options: Options) -> bool:
        assert isinstance(options, DogOptions)
        return seats in self.seats and (options.first_dealer == "random" or int(options.first_dealer) < seats)

    def teams(self, seats: int) -> tuple[int, ...]:
        pairs = seats // 2 if seats in (4, 6) else seats
        return tuple([seat % pairs for seat in range(seats)])  # R-DOG-011

    def start(self, seats: int, options: Options) -> DogState:
        assert isinstance(options, DogOptions)
        return state.start(seats, options)

    def awaits(self, s: DogState) -> tuple[Seat, ...]:
        return rules.awaits(s)

    def ask(self, s: DogState, seat: Seat, path: Move = ()) -> Ask:
        return rules.ask(s, seat, path)

    def chance(self, s: DogState, path: Move = ()) -> Chance:
        return deal.chance(s, path)

    def copy(self, s: DogState) -> DogState:
        return state.copy(s)

    def apply(self, s: DogState, seat: Seat, move: Move) -> None:
        rules.apply(s, seat, move)

    def any_move(self, s: DogState, seat: Seat, rng: Rng) -> Move:
        return deal.drawn(s, rng) if seat == CHANCE else super().any_move(s, seat, rng)

    def playout(self, s: DogState, rng: Rng, limit: int) -> int:
        return quick.playout(s, rng, limit)

    def check(self, s: DogState, seat: Seat, move: Move) -> None:
        if not check.is_legal(s, seat, move):
            super().check(s, seat, move)  # says what is wrong

    def scores(self, s: DogState) -> tuple[int, ...]:
        return rules.scores(s)

    def outcome(self, s: DogState) -> Outcome:
        return Outcome(rules.winners(s), tuple([int(home(s.board, seat)) for seat in range(s.seats)]), "pawns")

    def flaw(self, s: DogState) -> str:
        return rules.flaw(s)

    def reveals(self, s: DogState, seat: Seat, move: Move) -> bool:
        return (
            s.phase == state.GIVE and s.given | (1 << seat) == (1 << s.seats) - 1
        )  # R-DOG-041: the last gift shows what came in return

    def view(self, s: DogState, seat: Seat | None, path: Move = ()) -> DogView:
        return view.view(s, self.head(s, seat, path))

    def shown(self, s: DogState, seat: Seat | None) -> Move:
        return view.shown(s, seat)

    def guess(self, v: DogView, rng: Rng) -> DogState:
        return view.guess(v, rng)

    def why_not(self, v: DogView, path: Move, token: Token) -> Msg:
        return why.why_not(v, path, token)

    def show(self, s: DogState) -> str:
        return notation.show(s)

    def read(self, text: str) -> DogState:
        return notation.read(text)
