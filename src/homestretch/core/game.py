# mypyc: compile
"""The protocol of a game: a pure machine that asks and is told."""

import copy
from collections.abc import Callable
from typing import Any, ClassVar, Generic, TypeAlias, TypeVar, cast

from homestretch.core import defaults, notation, pickled
from homestretch.core.chronicle import Chronicle, Progress
from homestretch.core.features import Features
from homestretch.core.judge import Judge
from homestretch.core.kit import Kit
from homestretch.core.native import mypyc_attr
from homestretch.core.options import Options
from homestretch.core.outcome import Outcome, best
from homestretch.core.rng import Rng
from homestretch.core.scene import Board, Scene, Told
from homestretch.core.types import CHANCE, MOST, NOBODY, WORDS, Ask, Chance, Illegal, Move, Msg, Seat, Token, Who, Wrong
from homestretch.core.view import Head, View

USUAL = 4  # people at a table, where so many can play


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """All that is true. A game adds its own attributes; `last_*` is the move that led here.

    It is pickled attribute by attribute. A compiled class names its game instead, whose notation says all of it but
    what stands in `unsaid`.
    """

    game: ClassVar[str] = ""
    unsaid: ClassVar[tuple[str, ...]] = ()

    def __init__(self, seats: int, options: Options) -> None:
        self.seats = seats
        self.options = options
        self.last_seat = NOBODY
        self.last_move: Move = ()

    def __repr__(self) -> str:
        return f"<{type(self).__name__}, {self.seats} seats>"  # and no secret

    def copy(self) -> "State":
        """A state of its own, equal to this one; a game that is played often does it faster."""
        twin = type(self).__new__(type(self))
        twin.seats, twin.options = self.seats, self.options
        twin.last_seat, twin.last_move = self.last_seat, self.last_move
        for name, value in vars(self).items():  # what a game has added; when compiled, nothing else is there
            setattr(twin, name, copy.deepcopy(value))
        return twin

    def __copy__(self) -> "State":
        return self.__deepcopy__({})

    def __deepcopy__(self, memo: object) -> "State":
        twin = self.copy()
        twin.last_seat, twin.last_move = self.last_seat, self.last_move
        return twin

    def __reduce__(self) -> tuple[object, ...]:
        return pickled.reduced(self)


S = TypeVar("S", bound=State)
V = TypeVar("V", bound=View)


@mypyc_attr(allow_interpreted_subclasses=True)
class Game(Generic[S, V]):
    """Rules as questions and answers, and what people, bots and learners need to take part.

    A game overrides all that raises NotImplementedError; the rest works as it is. What it keeps in modules beside its
    rules comes in a kit.
    """

    def __init__(
        self,
        name: str,
        version: int,
        seats: range,
        words: tuple[str, ...],
        options: type[Options],
        kit: Kit[V] | None = None,
    ) -> None:
        self.name = name
        self.version = version  # grows when behaviour changes, never for a refactoring
        self.seats = seats
        self.words = words
        self.options = options
        self.kit: Kit[V] = kit or Kit()
        self._index: dict[str, int] = {word: i for i, word in enumerate(words)}
        self._judge: Judge[S] | None = None
        self._features: Features[V] | None = None

    def __repr__(self) -> str:
        return f"<Game {self.name}, {self.seats[0]} to {self.seats[-1]} seats>"

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
        return cast(S, s.copy())

    def apply(self, s: S, seat: Seat, move: Move) -> None:
        """Change this very state by a whole legal move: for loops that own their state and walked the asks."""
        raise NotImplementedError

    def scores(self, s: S) -> tuple[int, ...]:
        """The result when the game is over, one number a seat, as a record keeps it."""
        raise NotImplementedError

    def outcome(self, s: S) -> Outcome:
        """Who won, once the game is over: the highest score, and its team, unless a game says otherwise."""
        scores = self.scores(s)
        return Outcome(best(scores, self.teams(s.seats)), scores)

    def flaw(self, s: S) -> str:
        """What cannot be true of a state of this game, in one English sentence; empty for a sound state."""
        return ""

    def fits(self, seats: int, options: Options) -> bool:
        """Whether so many can play under these options."""
        return seats in self.seats

    def counts(self, options: Options) -> tuple[int, ...]:
        """How many can play under these options."""
        return tuple([seats for seats in range(1, MOST + 1) if self.fits(seats, options)])

    def usual(self, options: Options) -> int:
        """How many people usually sit down: four, or as near to four as can play."""
        counts = self.counts(options) or (USUAL,)
        return max([n for n in counts if n <= USUAL] or [counts[0]])

    def duel(self, options: Options) -> int:
        """How many seats a contest takes: two, or where partners make the game as few as make two teams."""
        counts = self.counts(options) or (2,)
        partners = [n for n in counts if len(set(self.teams(n))) == 2 < n]
        return partners[0] if partners else counts[0]

    def teams(self, seats: int) -> tuple[int, ...]:
        """The team of each seat; seats of a team win and lose together."""
        return tuple(range(seats))

    # knowing

    def reveals(self, s: S, seat: Seat, move: Move) -> bool:
        """Whether this move shows its own seat something hidden, so that it cannot be taken back."""
        return False

    def glance(self, s: S, seat: Seat | None, path: Move = ()) -> object:
        """The same for the moment of one call, where a game has features that are written off it (`Features.write`)."""
        raise NotImplementedError

    def view(self, s: S, seat: Seat | None, path: Move = ()) -> V:
        """The one gate: what this seat may know (None: a spectator), with the words half said already drawn."""
        raise NotImplementedError

    def head(self, s: S, seat: Seat | None, path: Move) -> Head:
        """What every view begins with."""
        asked = self.awaits(s)
        return {
            "game": self.name,
            "seats": s.seats,
            "seat": seat,
            "path": path,
            "awaits": asked,
            "ask": self.ask(s, seat, path) if seat is not None and seat in asked else None,
            "last": None if s.last_seat == NOBODY else (s.last_seat, self.shown(s, seat)),
            "scores": () if asked else self.scores(s),
            "outcome": None if asked else self.outcome(s),
        }

    def shown(self, s: S, seat: Seat | None) -> Move:
        """The last move as this seat may know it; () for one it may not."""
        return s.last_move

    def guess(self, v: V, rng: Rng) -> S:
        """A state that could be true for all this view knows."""
        raise NotImplementedError

    def why_not(self, v: V, path: Move, token: Token) -> Msg:
        """Why this word cannot be said now, with its clause. `v` is the view for `path`."""
        raise NotImplementedError

    # notation

    def show(self, s: S) -> str:
        """The whole state in one line that `read` understands."""
        return notation.show(s.seats, self.parts(s), s.options)

    def parts(self, s: S) -> list[str]:
        """What a position says besides seats and options, each part beginning with its name: `turn 0 roll`."""
        raise NotImplementedError

    def read(self, text: str) -> S:
        """The state a line says; raises Wrong unless it is one that can be played to the end."""
        return cast(S, notation.read(self, text))

    def parse(self, seats: int, options: Options, parts: dict[str, str]) -> S:
        """The state these parts say, by their names; a ValueError, IndexError or KeyError for what says none."""
        raise NotImplementedError

    def say(self, move: Move) -> str:
        """A move as words."""
        return " ".join([self.words[token] for token in move])

    def hear(self, text: str) -> Move:
        """Words as a move, legal or not."""
        return tuple([self.token(word) for word in text.split()])

    def token(self, word: str) -> Token:
        """The number of a word."""
        found = self._index.get(word, -1)
        if found < 0:
            raise Wrong(f"{self.name} has no word {word!r}", Msg("wrong-word", {"word": word, "game": self.name}))
        return found

    # seeing and telling

    def board(self, v: V) -> Board:
        """What does not change during a game: places and what is drawn around them."""
        return self.kit.board(v) if self.kit.board else Board()

    def scene(self, v: V) -> Scene:
        """All there is to see for this view; without a drawing of its own a list of what the view knows."""
        return self.kit.scene(v) if self.kit.scene else defaults.scene(self, v)

    def tell(self, before: V, after: V) -> tuple[Told, ...]:
        """What happened between two views of one seat; in plain words where the game has no sentences for it."""
        return self.kit.tell(before, after) if self.kit.tell else defaults.tell(self, after)

    def word(self, v: V, token: Token) -> Msg:
        """A token as the player of this view says it."""
        return self.kit.word(v, token) if self.kit.word else Msg(self.words[token])

    # looking back

    @property
    def progress(self) -> Progress[V] | None:
        """How far everybody has come, as a number that all may know; None where a game does not say."""
        return self.kit.progress

    def chronicle(self) -> Chronicle[V]:
        """Somebody who looks on from now and says at the end what was remarkable."""
        return self.kit.chronicle() if self.kit.chronicle else Chronicle()

    # bots and learners

    @property
    def features(self) -> Features[V]:
        """What a learner sees of a view as numbers; without a list of its own, the numbers of the view's fields."""
        if self._features is None:
            self._features = self.kit.features or defaults.features(self)
        return self._features

    @property
    def judge(self) -> Judge[S]:
        """What the game knows of its positions; without a judge of its own, random playouts."""
        if self._judge is None:
            self._judge = self.kit.judge(self) if self.kit.judge else Judge(self)
        return self._judge

    def choice(self, level: str) -> Callable[[V, Rng], Move] | None:
        """How a bot of this level moves, where the game knows better than the house."""
        return self.kit.choices.get(level)

    def playouts(self, level: str, usual: int) -> int:
        """How many playouts a bot of this level takes."""
        return self.kit.playouts.get(level, usual)

    # random play

    def decides(self, s: S, seat: Seat) -> bool:
        """Whether this seat has more than one move."""
        path: Move = ()
        while len(tokens := self.ask(s, seat, path).tokens) == 1:
            path += tokens
        return len(tokens) > 1

    def any_move(self, s: S, seat: Seat, rng: Rng) -> Move:
        """A whole move: chance's by its exact odds, a seat's with each word as likely as the others offered."""
        path: Move = ()
        while len(path) <= WORDS:
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
        raise self.endless(path)

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

    def endless(self, path: Move) -> Wrong:
        """What to raise for a move that goes on and on."""
        begun = self.say(path[:8])
        text = f"a move of {self.name} does not end within {WORDS} words: {begun} …"
        return Wrong(text, Msg("wrong-endless", {"game": self.name, "words": WORDS, "path": begun}))

    def __copy__(self) -> "Game[S, V]":
        return self

    def __deepcopy__(self, memo: object) -> "Game[S, V]":
        return self

    def __reduce__(self) -> tuple[object, ...]:
        return pickled.found, (self.name,)

    def _offered(self, s: S, seat: Seat, path: Move) -> tuple[int, ...]:
        return self.chance(s, path).tokens if seat == CHANCE else self.ask(s, seat, path).tokens

    def _spell(self, token: Token) -> str:
        return self.words[token] if 0 <= token < len(self.words) else f"#{token}"


AnyGame: TypeAlias = Game[Any, Any]
