# mypyc: compile
"""The protocol of a game: a pure machine that asks and is told."""

from typing import TYPE_CHECKING, Any, Generic, TypeAlias, TypeVar

from homestretch.core.native import mypyc_attr
from homestretch.core.options import Options
from homestretch.core.rng import Rng
from homestretch.core.types import CHANCE, NOBODY, Ask, Chance, Illegal, Move, Msg, Seat, Token, Who, Wrong

if TYPE_CHECKING:
    from homestretch.core.view import View


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """All that is true. A game adds its own attributes; `last_*` is the move that led here."""

    def __init__(self, seats: int, options: Options) -> None:
        self.seats = seats
        self.options = options
        self.last_seat = NOBODY
        self.last_move: Move = ()


S = TypeVar("S", bound=State)
V = TypeVar("V", bound="View")


@mypyc_attr(allow_interpreted_subclasses=True)
class Game(Generic[S, V]):
    """Rules as questions and answers. A game overrides all that raises NotImplementedError."""

    def __init__(self, name: str, version: int, seats: range, words: tuple[str, ...], options: type[Options]) -> None:
        self.name = name
        self.version = version  # grows when behaviour changes, never for a refactoring
        self.seats = seats
        self.words = words
        self.options = options
        self._index: dict[str, int] = {word: i for i, word in enumerate(words)}

    # the rules

    def start(self, seats: int, options: Options) -> S:
        """The state before anything was done."""
        raise NotImplementedError

    def awaits(self, s: S) -> tuple[Seat, ...]:
        """Who is asked now: (CHANCE,); one seat; several seats at once; () when the game is over."""
        raise NotImplementedError

    def ask(self, s: S, seat: Seat, path: Move = ()) -> Ask:
        """The next question to this seat after these words."""
        raise NotImplementedError

    def chance(self, s: S, path: Move = ()) -> Chance:
        """The next word of chance, with exact odds as integer weights; no tokens: its move is whole."""
        raise NotImplementedError

    def copy(self, s: S) -> S:
        """A state of its own, equal to this one."""
        raise NotImplementedError

    def apply(self, s: S, seat: Seat, move: Move) -> None:
        """Change this very state by a whole legal move: for loops that own their state and walked the asks."""
        raise NotImplementedError

    def scores(self, s: S) -> tuple[int, ...]:
        """The result when the game is over, one number a seat; the highest win, and may share."""
        raise NotImplementedError

    def flaw(self, s: S) -> str:
        """What cannot be true of a state of this game, in one English sentence; empty for a sound state."""
        return ""

    def fits(self, seats: int, options: Options) -> bool:
        """Whether so many can play under these options."""
        return seats in self.seats

    def teams(self, seats: int) -> tuple[int, ...]:
        """The team of each seat; seats of a team win and lose together."""
        return tuple(range(seats))

    # knowing

    def reveals(self, s: S, seat: Seat, move: Move) -> bool:
        """Whether this move shows its own seat something hidden, so that it cannot be taken back."""
        return False

    def view(self, s: S, seat: Seat | None, path: Move = ()) -> V:
        """The one gate: what this seat may know (None: a spectator), with the words half said already drawn."""
        raise NotImplementedError

    def guess(self, v: V, rng: Rng) -> S:
        """A state that could be true for all this view knows."""
        raise NotImplementedError

    def why_not(self, v: V, path: Move, token: Token) -> Msg:
        """Why this word cannot be said now, with its clause. `v` is the view for `path`."""
        raise NotImplementedError

    # notation

    def show(self, s: S) -> str:
        """The whole state in one line that `read` understands."""
        raise NotImplementedError

    def read(self, text: str) -> S:
        raise NotImplementedError

    def say(self, move: Move) -> str:
        """A move as words."""
        return " ".join([self.words[token] for token in move])

    def hear(self, text: str) -> Move:
        """Words as a move, legal or not."""
        return tuple([self.token(word) for word in text.split()])

    def token(self, word: str) -> Token:
        found = self._index.get(word, -1)
        if found < 0:
            raise Wrong(f"{self.name} has no word {word!r}", Msg("wrong-word", {"word": word, "game": self.name}))
        return found

    # random play

    def any_move(self, s: S, seat: Seat, rng: Rng) -> Move:
        """A whole move: chance's by its exact odds, a seat's with each word as likely as the others offered."""
        path: Move = ()
        while True:
            if seat == CHANCE:
                odds = self.chance(s, path)
                if not odds.tokens:
                    return path
                path = path + (odds.tokens[rng.weighted(odds.weights)],)
            else:
                tokens = self.ask(s, seat, path).tokens
                if not tokens:
                    return path
                path = path + (rng.pick(tokens),)

    def playout(self, s: S, rng: Rng, limit: int) -> int:
        """Random play on this very state to the end, or to `limit` moves; how many. A game may do the same faster."""
        for n in range(limit):
            asked = self.awaits(s)
            if not asked:
                return n
            self.apply(s, asked[0], self.any_move(s, asked[0], rng))
        return limit

    # the one way to change

    def play(self, s: S, seat: Seat, move: Move) -> S:
        """The state after this move; `s` stays as it is. Raises Illegal."""
        self.check(s, seat, move)
        t = self.copy(s)
        self.apply(t, seat, move)
        t.last_seat = seat
        t.last_move = move
        return t

    def check(self, s: S, seat: Seat, move: Move) -> None:
        """Raises Illegal unless this seat is asked and this is one whole answer."""
        if seat not in self.awaits(s):
            raise Illegal(f"seat {seat} is not asked now", Msg("wrong-seat", {"who": Who(seat)}))
        said = 0
        for token in move:
            if token not in self._offered(s, seat, move[:said]):
                raise self.unheard(move[:said], token)
            said += 1
        if self._offered(s, seat, move):
            raise Illegal(f"the move {self.say(move)!r} is not whole", Msg("wrong-half", {"path": self.say(move)}))

    def unheard(self, path: Move, token: Token) -> Illegal:
        """What to raise for a word that cannot be said after these."""
        word, after = self._spell(token), self.say(path)
        return Illegal(f"{word!r} cannot be said after {after!r}", Msg("wrong-token", {"word": word, "path": after}))

    def _offered(self, s: S, seat: Seat, path: Move) -> tuple[int, ...]:
        return self.chance(s, path).tokens if seat == CHANCE else self.ask(s, seat, path).tokens

    def _spell(self, token: Token) -> str:
        return self.words[token] if 0 <= token < len(self.words) else f"#{token}"


AnyGame: TypeAlias = Game[Any, Any]
