# mypyc: compile
"""The rules of DOG: who is asked for what, and what follows. Clause numbers are those of RULES.md."""

from homestretch.core.game import Game
from homestretch.core.kit import Kit
from homestretch.core.options import Options
from homestretch.core.outcome import Outcome
from homestretch.core.rng import Rng
from homestretch.core.types import BY_CHANCE, BY_SEAT, CHANCE, WHOLE, Ask, Chance, Move, Msg, Seat, Token
from homestretch.games.dog import asks, chance, check, flaw, glance, notation, quick, turn, view, why
from homestretch.games.dog.board import home
from homestretch.games.dog.glance import DogGlance
from homestretch.games.dog.house import has_teams
from homestretch.games.dog.options import DogOptions
from homestretch.games.dog.phases import AGAIN, DEAL, GIVE, OVER, PLAY
from homestretch.games.dog.state import DogState, set_up
from homestretch.games.dog.view import DogView
from homestretch.games.dog.words import OUT, WORDS, Kind


class Dog(Game[DogState, DogView]):
    def __init__(self, kit: Kit[DogView] | None = None) -> None:
        super().__init__("dog", 1, range(2, 7), WORDS, DogOptions, kit)

    def fits(self, seats: int, options: Options) -> bool:
        assert isinstance(options, DogOptions)
        return seats in self.seats and (options.first_dealer == "random" or int(options.first_dealer) < seats)

    def teams(self, seats: int) -> tuple[int, ...]:
        pairs = seats // 2 if has_teams(seats) else seats
        return tuple([seat % pairs for seat in range(seats)])  # R-DOG-011

    def start(self, seats: int, options: Options) -> DogState:
        assert isinstance(options, DogOptions)
        s = set_up(seats, options)
        if options.first_dealer != "random":
            s.dealer = int(options.first_dealer)
            s.phase = DEAL
        return s

    def awaits(self, s: DogState) -> tuple[Seat, ...]:
        if s.phase == PLAY or s.phase == AGAIN:
            return BY_SEAT[s.turn]
        if s.phase == GIVE:
            return tuple([seat for seat in range(s.seats) if not s.given & (1 << seat)])  # R-DOG-040: all at once
        return () if s.phase == OVER else BY_CHANCE

    def ask(self, s: DogState, seat: Seat, path: Move = ()) -> Ask:
        if (s.phase == PLAY or s.phase == AGAIN) and seat == s.turn:
            return asks.to_play(s, seat, path)
        if s.phase == GIVE and not path and not s.given & (1 << seat):
            return asks.to_give(s, seat)
        return WHOLE[seat]

    def chance(self, s: DogState, path: Move = ()) -> Chance:
        return chance.chance(s, path)

    def apply(self, s: DogState, seat: Seat, move: Move) -> None:
        if s.phase == GIVE:
            turn.give(s, seat, Kind(move[0]))
        elif s.phase != PLAY and s.phase != AGAIN:
            turn.by_chance(s, move)
        elif move[0] == OUT:
            turn.drop_out(s, seat)
        elif len(move) == 1:
            turn.discard(s, seat, Kind(move[0]))
        else:
            turn.play(s, seat, move)

    def scores(self, s: DogState) -> tuple[int, ...]:
        """1 for every seat that won."""
        return tuple([1 if self._has_won(s, seat) else 0 for seat in range(s.seats)])

    def outcome(self, s: DogState) -> Outcome:
        """R-DOG-153, 175: who brought all pawns home; how many each brought home."""
        winners = [seat for seat in range(s.seats) if self._has_won(s, seat)]
        return Outcome(tuple(winners), tuple([int(home(s.board, seat)) for seat in range(s.seats)]), "pawns")

    def _has_won(self, s: DogState, seat: Seat) -> bool:
        return s.phase == OVER and s.house.has_won(s.board, seat)

    def flaw(self, s: DogState) -> str:
        return flaw.flaw(s)

    # what the protocol does too, faster

    def any_move(self, s: DogState, seat: Seat, rng: Rng) -> Move:
        return chance.drawn(s, rng) if seat == CHANCE else super().any_move(s, seat, rng)

    def playout(self, s: DogState, rng: Rng, limit: int) -> int:
        return quick.playout(s, rng, limit)

    def check(self, s: DogState, seat: Seat, move: Move) -> None:
        if not check.is_legal(s, seat, move):
            super().check(s, seat, move)  # says what is wrong

    # knowing

    def reveals(self, s: DogState, seat: Seat, move: Move) -> bool:
        """R-DOG-041: the last gift shows what came in return."""
        return s.phase == GIVE and s.given | (1 << seat) == (1 << s.seats) - 1

    def glance(self, s: DogState, seat: Seat | None, path: Move = ()) -> DogGlance:
        return glance.glance(s, seat, path)

    def view(self, s: DogState, seat: Seat | None, path: Move = ()) -> DogView:
        return view.view(s, self.head(s, seat, path))

    def shown(self, s: DogState, seat: Seat | None) -> Move:
        return view.shown(s, seat)

    def guess(self, v: DogView, rng: Rng) -> DogState:
        return view.guess(v, rng)

    def why_not(self, v: DogView, path: Move, token: Token) -> Msg:
        return why.why_not(v, path, token)

    # notation

    def parts(self, s: DogState) -> list[str]:
        return notation.parts(s)

    def parse(self, seats: int, options: Options, parts: dict[str, str]) -> DogState:
        assert isinstance(options, DogOptions)
        return notation.parse(seats, options, parts)
