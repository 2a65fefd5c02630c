# mypyc: compile
"""What DOG knows of its positions: how far the pawns of both sides are, and which play brings most at once."""

import math
from typing import Any, Final, final

from homestretch.core.game import AnyGame
from homestretch.core.judge import Judge
from homestretch.core.native import i64
from homestretch.core.rng import Rng
from homestretch.core.types import Move, Seat
from homestretch.games.dog import plays, rules
from homestretch.games.dog.board import Board, on_track
from homestretch.games.dog.seven import Seven
from homestretch.games.dog.state import GIVE, DogState, colour, hand, mate, receiver
from homestretch.games.dog.track import LANE, SLOTS, YARD
from homestretch.games.dog.words import (
    ELEVEN,
    FIELD,
    JOKER,
    KINDS,
    NONE,
    SEVEN,
    SWAP,
    THIRTEEN,
    YARD_WORD,
)

WAITING: Final = -16.0  # a pawn in the yard, in fields
GUARD: Final = 4.0  # a pawn on its own start field: safe, and in everybody's way
HOME: Final = 12.0  # a pawn in the goal, beyond a lap
WIDE: Final = 40.0  # fields of advantage that make a win about three to one
# By kind: what it costs to spend a card early, and what it is worth to whoever holds it.
KEEP: Final[tuple[int, ...]] = (0, 0, 2, 0, 0, 2, 0, 0, 0, 0, 3, 3, 0, 6)
GIFT: Final[tuple[int, ...]] = (1, 1, 3, 1, 1, 3, 1, 1, 1, 1, 4, 4, 1, 6)


class DogJudge(Judge):
    def __init__(self, game: AnyGame) -> None:
        super().__init__(game)
        self.depth = 8

    def policy(self, s: Any, seat: Seat, path: Move, rng: Rng) -> Move:
        assert isinstance(s, DogState)
        if s.phase == GIVE:
            return path or (gift(s, seat),)
        found = Best(s, seat, path)
        found.look()
        if found.move:
            return found.move
        tokens = rules.ask(s, seat, path).tokens
        while tokens:
            path = path + (tokens[0],)
            tokens = rules.ask(s, seat, path).tokens
        return path

    def value(self, s: Any) -> list[float]:
        assert isinstance(s, DogState)
        weights = [math.exp(standing(s, seat) / WIDE) for seat in range(s.seats)]
        total = sum(weights) / (2.0 if s.house.teams else 1.0)  # partners have the same weight, and win together
        return [w / total for w in weights]


def standing(s: DogState, seat: i64) -> float:
    """How far a side has come, in fields."""
    total: float = pawns(s.board, seat)
    other: i64 = mate(s, seat)
    return total if other < 0 else total + pawns(s.board, other)


def pawns(b: Board, seat: i64) -> float:
    total: float = 0.0
    for pawn in range(seat * b.each, seat * b.each + b.each):
        total += place(b, seat, b.at[pawn])
    return total


def place(b: Board, seat: i64, cell: i64) -> float:
    """What a pawn of this seat is worth on this cell."""
    if cell == YARD:
        return WAITING
    if cell >= LANE:
        return float(b.track.length) + HOME + float((cell - LANE) % SLOTS)
    far: i64 = b.track.distance(b.track.starts[seat], cell)
    return GUARD if far == 0 else float(far)


def gift(s: DogState, seat: i64) -> int:
    """A partner gets what helps him most and is missed least; an opponent what is worth least."""
    to: i64 = receiver(s, seat)
    best = -1
    most: float = -1000.0
    for kind in range(KINDS):
        have: i64 = s.cards[hand(seat) + kind]
        if have:
            mine: float = use(s, seat, kind) / float(have)
            value: float = use(s, to, kind) - mine if s.house.teams else -mine - 0.5 * use(s, to, kind)
            if value > most:
                most = value
                best = kind
    return best


def use(s: DogState, seat: i64, kind: i64) -> float:
    """What a card is worth in a hand: a start card most to a side with nobody on the track."""
    base: float = float(GIFT[kind])
    if kind in (THIRTEEN, ELEVEN, JOKER):
        return base * 3.0 if on_track(s.board, colour(s, seat)) == 0 else base
    return base


@final
class Best:
    """The play that brings most at once, among those that begin with certain words."""

    def __init__(self, s: DogState, seat: i64, path: Move) -> None:
        self.s = s
        self.b = s.board
        self.seat: i64 = seat
        self.own: i64 = colour(s, seat)
        self.path = path
        self.most: float = -10000.0
        self.move: Move = ()

    def look(self) -> None:
        held: i64 = hand(self.seat)
        for kind in range(KINDS):
            if self.s.cards[held + kind] and (not self.path or self.path[0] == kind):
                if kind == JOKER:
                    for role in range(JOKER):
                        if len(self.path) < 2 or self.path[1] == role:
                            self._role(role, (JOKER, role), True)
                else:
                    self._role(kind, (kind,), False)

    def _role(self, role: i64, said: Move, joker: bool) -> None:
        if plays.starts(self.b, self.own, role, joker):
            start: i64 = self.b.track.starts[self.own]
            self._note(said + (YARD_WORD,), place(self.b, self.own, start) - WAITING + self._taken(start), said[0])
        if plays.is_bound(self.s, self.own):
            return
        if role == SWAP:
            self._swap(said)
        elif role == SEVEN:
            self._seven(said)
        else:
            for pawn in range(self.own * self.b.each, self.own * self.b.each + self.b.each):
                here: i64 = self.b.at[pawn]
                if here != YARD:
                    for word in plays.fields(self.b, pawn, role):
                        gain = self._step(here, word - FIELD)
                        self._note(said + (int(FIELD + here), word), gain, said[0])

    def _step(self, here: i64, to: i64) -> float:
        return place(self.b, self.own, to) - place(self.b, self.own, here) + self._taken(to)

    def _taken(self, cell: i64) -> float:
        """What it brings that the pawn there goes back to its yard."""
        pawn: i64 = self.b.ring[cell]
        return self._sent(pawn) if pawn >= 0 else 0.0

    def _sent(self, pawn: i64) -> float:
        seat: i64 = pawn // self.b.each
        return self._sign(seat) * (WAITING - place(self.b, seat, self.b.at[pawn]))

    def _sign(self, seat: i64) -> float:
        """Our gain for each field this seat gains."""
        if seat == self.own or seat == self.seat or (self.s.house.teams and seat == mate(self.s, self.seat)):
            return 1.0
        return -1.0 if self.s.house.teams and self.s.seats == 4 else -0.8

    def _note(self, move: Move, gain: float, kind: i64) -> None:
        value: float = gain - float(KEEP[kind])
        if value > self.most and move[: len(self.path)] == self.path[: len(move)]:
            self.most = value
            self.move = move

    def _swap(self, said: Move) -> None:
        if not plays.can_swap(self.s, self.own):
            if plays.may_idle(self.s, self.seat, self.own):
                self._note(said + (NONE,), 0.0, said[0])
            return
        for word in plays.loose(self.b, self.own):
            here: i64 = word - FIELD
            for seat in range(self.s.seats):
                if seat != self.own:
                    for there in plays.loose(self.b, seat):
                        self._note(said + (word, there), self._change(seat, here, there - FIELD), said[0])

    def _change(self, seat: i64, here: i64, there: i64) -> float:
        b = self.b
        mine: float = place(b, self.own, there) - place(b, self.own, here)
        theirs: float = place(b, seat, here) - place(b, seat, there)
        return mine + self._sign(seat) * theirs

    def _seven(self, said: Move) -> None:
        """Portion after portion, each the one that brings most; not every split is looked at."""
        turn = plays.seven(self.s, self.seat, self.own)
        if not turn.is_possible():
            return
        legs = self.path[len(said) :]
        gain: float = 0.0
        move = said
        at: i64 = 0
        while at + 1 < len(legs):
            pawn: i64 = turn.b.ring[legs[at] - FIELD]
            gain += self._portion(turn, pawn, legs[at + 1] - FIELD)
            turn.go(pawn, legs[at + 1] - FIELD)
            move = move + (legs[at], legs[at + 1])
            at += 2
        named: i64 = legs[at] - FIELD if at < len(legs) else YARD
        while turn.left > 0:
            leg = self._leg(turn, named)
            gain += self._portion(turn, turn.b.ring[leg[0]], leg[1])
            move = move + (FIELD + leg[0], FIELD + leg[1])
            turn.go(turn.b.ring[leg[0]], leg[1])
            named = YARD
        self._note(move, gain, said[0])

    def _leg(self, turn: Seven, named: i64) -> tuple[int, int]:
        best: tuple[int, int] = (-1, -1)
        most: float = -10000.0
        for here in turn.pawns():
            if named in (YARD, here):
                pawn: i64 = turn.b.ring[here]
                for to in turn.cells(pawn):
                    gain = self._portion(turn, pawn, to)
                    if gain > most:
                        most = gain
                        best = (here, to)
        return best

    def _portion(self, turn: Seven, pawn: i64, to: i64) -> float:
        """What a portion brings, with everybody it burns on the way."""
        b = turn.b
        seat: i64 = pawn // b.each
        here: i64 = b.at[pawn]
        gain: float = place(b, seat, to) - place(b, seat, here)
        if here >= LANE:
            return gain
        passed: i64 = b.track.ahead[here] if to >= LANE else b.track.distance(here, to)
        for k in range(1, passed + 1):
            other: i64 = b.ring[b.track.step(here, k)]
            if other >= 0:
                whose: i64 = other // b.each
                gain += self._sign(whose) * (WAITING - place(b, whose, b.at[other]))
        return gain
