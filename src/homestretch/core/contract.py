"""The laws every game keeps, as checks anybody can run on a game of their own.

    from homestretch.core import contract
    contract.check(my_game, moves=100_000)

A law that does not hold raises Broken with one sentence and the position it was seen in.
"""

from collections.abc import Iterator
from dataclasses import replace

from homestretch.core.explore import offered
from homestretch.core.features import size
from homestretch.core.game import AnyGame, Game, State
from homestretch.core.options import Options, choices, flags
from homestretch.core.plain import dumps, leaves, plain
from homestretch.core.record import Record, begin, blank
from homestretch.core.rng import Rng
from homestretch.core.sheet import Sheet
from homestretch.core.types import CHANCE, WORDS, Illegal, Move, Seat, Token, Wrong
from homestretch.core.view import View

MOVES = 20_000  # checked in a game, unless told otherwise
LONGEST = 100_000  # moves; a game that takes more does not end
OFTEN = 8  # the laws that are dear to check are checked in one state of so many, unless told otherwise


NEEDED = ("start", "awaits", "ask", "apply", "scores", "view", "guess", "why_not", "parts", "parse")


class Broken(AssertionError):
    """A law that does not hold."""


def setups(game: AnyGame) -> Iterator[tuple[int, Options]]:
    """Every number of seats, with the defaults and with each option changed to each of its first few choices."""
    for options in (game.options(), *_variants(game.options())):
        for seats in game.counts(options):
            yield seats, options


def _variants(default: Options) -> Iterator[Options]:
    for f in flags(type(default)):
        for value in choices(f)[:4]:
            if value != f.default:
                yield replace(default, **{f.name: value})


def lacking(game: AnyGame) -> list[str]:
    """The methods that a game must write and has not; positions may be written and read in parts or all by itself."""
    written = [name for name in (*NEEDED, "show", "read") if _own(game, name)]
    spared = [part for part, whole in (("parts", "show"), ("parse", "read")) if whole in written]
    return [name for name in NEEDED if name not in written and name not in spared]


def _own(game: AnyGame, name: str) -> bool:
    return getattr(type(game), name) is not getattr(Game, name)


def check(game: AnyGame, moves: int = MOVES, seed: int = 0, often: int = OFTEN) -> int:
    """Check every law on so many moves, the same share of them in every setup; how many were checked."""
    if lacks := lacking(game):
        raise Broken(f"{game.name} has no {', '.join(lacks)}, which every game has")
    listed = list(setups(game))
    if not listed:
        raise Broken(f"{game.name} can be played by nobody")
    share = -(-moves // len(listed))
    return sum(check_setup(game, *setup, share, seed + n, often) for n, setup in enumerate(listed))


def check_setup(game: AnyGame, seats: int, options: Options, moves: int, seed: int, often: int = OFTEN) -> int:
    """Games to their ends, half of their moves the judge's, and between them random ones as long, left at that."""
    checked, n = 0, seed * LONGEST
    while checked < moves:
        checked += Trial(game, seats, options, n, often, wise=True).run(LONGEST)
        checked += Trial(game, seats, options, n, often, wise=False).run(min(checked, moves - checked))
        n += 1
    return checked


class Trial:
    """One game with every law checked on the way: random, or wise in one move of two."""

    def __init__(self, game: AnyGame, seats: int, options: Options, seed: int, often: int, wise: bool) -> None:
        self.game, self.often, self.wise = game, often, wise
        self.judge = game.judge
        self.rng = Rng(seed, salt=1)
        self.s = begin(game, seats, options)
        self.record = blank(game, seats, options, seed, ())

    def run(self, most: int) -> int:
        """So many moves at most, and how many there were; a game that ends is written down and replayed."""
        for n in range(most):
            case = Case(self.game, self.s, self.rng, self.often)
            case.sound()
            asked = case.awaits()
            if not asked:
                self.record.scores = case.scores()
                case.outcome()
                check_record(self.record, self.game.show(self.s))
                return n
            self._move(case, asked)
        if most == LONGEST:
            raise Broken(f"{self.game.name} did not end within {LONGEST} moves: {self.game.show(self.s)}")
        return most

    def _move(self, case: "Case", asked: tuple[Seat, ...]) -> None:
        seat = asked[int(self.rng.below(len(asked)))]
        move = case.whole(seat, self._wish(seat))
        if self.rng.below(self.often) == 0:
            case.closely(seat, move)
        if len(asked) > 1:
            case.together()
        self.record.moves.append((seat, self.game.say(move)))
        self.s = self.game.play(self.s, seat, move)

    def _wish(self, seat: Seat) -> Move:
        """What the judge would play here, which brings a game to its end; nothing where luck or whim decides."""
        if not self.wise or seat == CHANCE or self.rng.below(2) == 0:
            return ()
        try:
            return self.judge.policy(self.game.copy(self.s), seat, (), self.rng)
        except Wrong as error:
            raise Broken(f"{error}. Position: {self.game.show(self.s)}") from error


class Case:
    """One state of a game under the eyes of the law."""

    def __init__(self, game: AnyGame, s: State, rng: Rng, often: int) -> None:
        self.game, self.s, self.rng, self.often = game, s, rng, often

    def hold(self, good: bool, law: str) -> None:
        if not good:
            raise Broken(f"{self.game.name}: {law}. Position: {self.game.show(self.s)}")

    def sound(self) -> None:
        flaw = self.game.flaw(self.s)
        self.hold(not flaw, flaw)

    def notation(self) -> None:
        """The same after being written and read, or copied."""
        shown = self.game.show(self.s)
        t = self.game.read(shown)
        self.hold(self.game.show(t) == shown, f"reading the position gives another: {self.game.show(t)}")
        self.hold(self.game.awaits(t) == self.game.awaits(self.s), "a position read again waits for somebody else")
        self.hold(self.game.show(self.game.copy(self.s)) == shown, "a copy is not equal")

    def reading_on(self, seat: Seat, move: Move) -> None:
        """A position says all that matters: read again, it goes on the same in the eyes of everybody."""
        here = self.game.play(self.s, seat, move)
        there = self.game.play(self.game.read(self.game.show(self.s)), seat, move)
        for who in (None, *range(self.s.seats)):
            ours, theirs = self.game.view(here, who), self.game.view(there, who)
            self.hold(dumps(ours) == dumps(theirs), f"a position read again goes on otherwise for seat {who}")

    def awaits(self) -> tuple[Seat, ...]:
        asked = self.game.awaits(self.s)
        seats = list(asked)
        self.hold(asked == (CHANCE,) or all(0 <= k < self.s.seats for k in seats), f"{asked} cannot be asked")
        self.hold(asked != (CHANCE,) or _own(self.game, "chance"), "chance is asked, but there is no method chance")
        self.hold(seats == sorted(set(seats)), "seats asked at once stand in ascending order")
        return asked

    def scores(self) -> tuple[int, ...]:
        scores = self.game.scores(self.s)
        self.hold(len(scores) == self.s.seats, "there is one score a seat")
        return scores

    def outcome(self) -> None:
        """Whole teams win; how far everybody came is known."""
        found, teams = self.game.outcome(self.s), self.game.teams(self.s.seats)
        self.hold(len(teams) == self.s.seats, "every seat is of one team")
        self.hold(len(found.reached) == self.s.seats, "there is one number a seat for how far it came")
        seats = list(found.winners)
        self.hold(all(0 <= seat < self.s.seats for seat in seats), f"{found.winners} cannot win")
        self.hold(seats == sorted(set(seats)), f"winners stand once each and in ascending order: {found.winners}")
        sides = found.sides(teams)
        halved = [seat for seat in range(self.s.seats) if teams[seat] in sides and seat not in seats]
        self.hold(not halved, f"seats of a team win together: {found.winners} won without {halved}")

    def closely(self, seat: Seat, move: Move) -> None:
        """The laws that are dear to check, around a move."""
        self.notation()
        self.reading_on(seat, move)
        self.untouched(seat, move)
        self.others(move)
        self.no_news(seat, move)
        self.secrets()

    def whole(self, seat: Seat, wish: Move = ()) -> Move:
        """A whole move, the one that is wished or a random one; on the way, other words are tried too."""
        path: Move = ()
        while True:
            self.bounded(path)
            tokens = offered(self.game, self.s, seat, path)
            self.hold(tokens == offered(self.game, self.s, seat, path), "an ask repeated is the same ask")
            self.hold(len(set(tokens)) == len(tokens), "no word is offered twice")
            self.hold(all(0 <= t < len(self.game.words) for t in tokens), "only words of the game are offered")
            if not tokens:
                self.hold(not wish or path == wish, f"the judge goes on when the move is whole: {wish}")
                return path
            if seat == CHANCE:
                path = (*path, self._by_odds(path))
            else:
                path = (*path, self._by_choice(seat, path, tokens, wish[len(path) : len(path) + 1]))

    def bounded(self, path: Move) -> None:
        if len(path) > WORDS:
            self.hold(False, str(self.game.endless(path)))

    def _by_odds(self, path: Move) -> Token:
        odds = self.game.chance(self.s, path)
        self.hold(len(odds.weights) == len(odds.tokens) and min(odds.weights) > 0, "every outcome has a weight above 0")
        self.hold(odds.tokens == tuple(sorted(odds.tokens)), "chance names its outcomes in ascending order")
        return odds.tokens[self.rng.weighted(odds.weights)]

    def _by_choice(self, seat: Seat, path: Move, tokens: Move, wish: Move) -> Token:
        self._set(seat, path)
        if self.rng.below(self.often) == 0:
            self._ends(seat, path, tokens)
            self._refuses(seat, path, tokens)
        self.hold(not wish or wish[0] in tokens, f"the judge says what is not offered: {wish}")
        return wish[0] if wish else self.rng.pick(tokens)

    def _set(self, seat: Seat, path: Move) -> None:
        """Law 4: what is unordered is said in ascending order."""
        now = self.game.ask(self.s, seat, path)
        self.hold(1 <= now.least <= now.most or now.least == 0, "an ask says how many may be chosen")
        if path and now.most > 1:
            before = self.game.ask(self.s, seat, path[:-1])
            if before.what == now.what and before.most > 1:
                repeats = [
                    t for t in now.tokens if t < path[-1] and t in before.tokens and self.game.words[t] != "done"
                ]
                self.hold(not repeats, "a set is said in ascending order")

    def _ends(self, seat: Seat, path: Move, tokens: Move) -> None:
        """Law 1: no dead ends. One offered word is followed to the end and played."""
        whole = (*path, self.rng.pick(tokens))
        while more := self.game.ask(self.s, seat, whole).tokens:
            whole = (*whole, self.rng.pick(more))
            self.bounded(whole)
        try:
            self.game.play(self.s, seat, whole)
        except Illegal as error:
            self.hold(False, f"a whole move was refused: {self.game.say(whole)} ({error})")
        self.hold(self.game.hear(self.game.say(whole)) == whole, "a move said and heard is the same move")

    def _refuses(self, seat: Seat, path: Move, tokens: Move) -> None:
        """A word that is not offered is refused, and why_not says why."""
        token = int(self.rng.below(len(self.game.words)))
        if token in tokens:
            return
        try:
            self.game.play(self.s, seat, (*path, token))
        except Illegal:
            msg = self.game.why_not(self.game.view(self.s, seat, path), path, token)
            self.hold(msg.clause.startswith("R-"), f"why_not names no clause for {self.game.words[token]!r}: {msg}")
            return
        self.hold(False, f"{self.game.words[token]!r} is not offered but was played")

    def others(self, move: Move) -> None:
        """Nobody who is not asked can make this move."""
        asked = self.game.awaits(self.s)
        for other in (CHANCE, *range(self.s.seats)):
            if other not in asked:
                try:
                    self.game.play(self.s, other, move)
                except Illegal:
                    continue
                self.hold(False, f"seat {other} is not asked but could play")

    def untouched(self, seat: Seat, move: Move) -> None:
        """Playing makes a new state and leaves the one before as it was."""
        shown = self.game.show(self.s)
        self.game.play(self.s, seat, move)
        self.hold(self.game.show(self.s) == shown, "playing changed the state before it")

    def no_news(self, seat: Seat, move: Move) -> None:
        """Law 3: what a seat sees after its move follows from what it saw before, unless the move says it reveals."""
        if seat == CHANCE or self.game.reveals(self.s, seat, move):
            return
        t = self.game.guess(self.game.view(self.s, seat), self.rng)
        ours, theirs = self.game.play(self.s, seat, move), self.game.play(t, seat, move)
        same = dumps(self.game.view(ours, seat)) == dumps(self.game.view(theirs, seat))
        self.hold(same, f"the move {self.game.say(move)!r} shows seat {seat} something hidden, but reveals() denies it")

    def together(self) -> None:
        """Seats asked at once may answer in any order."""
        a, b = self.game.awaits(self.s)[:2]
        one, two = self.game.any_move(self.s, a, self.rng), self.game.any_move(self.s, b, self.rng)
        ab = self.game.play(self.game.play(self.s, a, one), b, two)
        ba = self.game.play(self.game.play(self.s, b, two), a, one)
        self.hold(self.game.show(ab) == self.game.show(ba), "the order of answers asked at once matters")

    def secrets(self) -> None:
        """Twins: what could be true for all a seat knows looks the same to it, to the last byte."""
        who = int(self.rng.below(self.s.seats + 1))
        seat = who if who < self.s.seats else None
        t = self.game.guess(self.game.view(self.s, seat), self.rng)
        flaw = self.game.flaw(t)
        self.hold(not flaw, f"a guess is not sound: {flaw}; {self.game.show(t)}")
        path: Move = ()
        self._alike(t, seat, path)
        if seat is not None and seat in self.game.awaits(self.s):
            while tokens := self.game.ask(self.s, seat, path).tokens:
                path = (*path, self.rng.pick(tokens))
                self._alike(t, seat, path)

    def _alike(self, t: State, seat: Seat | None, path: Move) -> None:
        ours, theirs = self.game.view(self.s, seat, path), self.game.view(t, seat, path)
        self.hold(dumps(ours) == dumps(theirs), f"seat {seat} can tell twins apart: {self.game.show(t)}")
        self._glanced(self.s, ours)
        self._glanced(t, theirs)
        if self.rng.below(self.often) == 0:
            self.hold(self._drawn(ours) == self._drawn(theirs), f"seat {seat} sees twins differ: {self.game.show(t)}")

    def _glanced(self, s: State, view: View) -> None:
        """A learner is shown the same numbers whether they are written off a view or off a glance."""
        features = self.game.kit.features
        if features and features.write:
            sheet = Sheet(size(features.fields))
            features.write(self.game.glance(s, view.seat, view.path), sheet)
            same = sheet.listed() == features.numbers(view)
            self.hold(same, f"a glance shows seat {view.seat} other numbers than its view after {view.path}")

    def _drawn(self, view: View) -> str:
        """All a screen shows of a view, as bytes."""
        return dumps((self.game.board(view), self.game.scene(view)))


def check_record(record: Record, shown: str) -> None:
    """Written, read, written again and replayed, it is the same game."""
    text = record.write()
    if Record.read(text).write() != text:
        raise Broken(f"{record.game}: a record read and written again differs")
    game, _ = record.setup()
    if game.show(Record.read(text).replay()[-1]) != shown:
        raise Broken(f"{record.game}: a replay ends elsewhere")


def clairvoyance(game: AnyGame, seats: int, options: Options, states: int, seed: int) -> float:
    """How much nearer guesses are to the truth than to other guesses, in standard errors; honest ones stay below 4.

    Nearness is the share of equal leaves over what all the other seats see.
    """
    rng = Rng(seed, salt=2)
    gaps: list[float] = []
    s = begin(game, seats, options)
    while len(gaps) < states:
        asked = game.awaits(s)
        if not asked:
            s = begin(game, seats, options)
            continue
        seat = asked[0]
        s = game.play(s, seat, game.any_move(s, seat, rng))
        if rng.below(5) == 0:
            gaps.append(_gap(game, s, int(rng.below(seats)), rng))
    mean = sum(gaps) / len(gaps)
    spread = (sum((g - mean) ** 2 for g in gaps) / (len(gaps) - 1)) ** 0.5
    return mean / (spread / len(gaps) ** 0.5) if spread else 0.0


def _gap(game: AnyGame, s: State, seat: Seat, rng: Rng) -> float:
    view = game.view(s, seat)
    one, two = (_others(game, game.guess(view, rng), seat) for _ in range(2))
    return _near(one, _others(game, s, seat)) - _near(one, two)


def _others(game: AnyGame, s: State, seat: Seat) -> list[object]:
    return [leaf for k in range(s.seats) if k != seat for leaf in leaves(plain(game.view(s, k)))]


def _near(a: list[object], b: list[object]) -> float:
    return sum(x == y for x, y in zip(a, b, strict=False)) / max(len(a), len(b))
