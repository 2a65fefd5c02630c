# mypyc: compile
"""What DOG knows of its positions: how far the pawns of both sides are, and which play brings most at once."""

import math
from typing import Any, Final, final

from homestretch.core.game import Game
from homestretch.core.judge import Judge
from homestretch.core.native import i64, vec
from homestretch.core.rng import Rng
from homestretch.core.sums import added
from homestretch.core.types import Move, Seat
from homestretch.games.dog.board import EMPTY, Board, Pawn, on_track
from homestretch.games.dog.legs import Card, with_cell
from homestretch.games.dog.phases import GIVE
from homestretch.games.dog.plays import dealt, may_idle
from homestretch.games.dog.state import DogState, hand
from homestretch.games.dog.track import LANE, YARD, Cell, slot
from homestretch.games.dog.words import (
    ELEVEN,
    JOKER,
    KINDS,
    NONE,
    SEVEN,
    SWAP,
    THIRTEEN,
    YARD_WORD,
    Kind,
    cell_of,
    word,
)

WAITING: Final = -16.0  # a pawn in the yard, in fields
GUARD: Final = 4.0  # a pawn on its own start field: safe, and in everybody's way
HOME: Final = 12.0  # a pawn in the goal, beyond a lap
WIDE: Final = 40.0  # fields of advantage that make a win about three to one
# By kind: what it costs to spend a card early, and what it is worth to whoever holds it.
KEEP: Final[tuple[int, ...]] = (0, 0, 2, 0, 0, 2, 0, 0, 0, 0, 3, 3, 0, 6)
GIFT: Final[tuple[int, ...]] = (1, 1, 3, 1, 1, 3, 1, 1, 1, 1, 4, 4, 1, 6)


class DogJudge(Judge[DogState]):
    def __init__(self, game: Game[DogState, Any]) -> None:
        super().__init__(game)
        self.depth = 8

    def policy(self, s: DogState, seat: Seat, path: Move, rng: Rng) -> Move:
        if s.phase == GIVE:
            return path or (gift(s, seat),)
        found = Best(s, seat, path)
        found.look()
        if found.move:
            return found.move
        tokens = self.game.ask(s, seat, path).tokens
        while tokens:
            path = path + (tokens[0],)
            tokens = self.game.ask(s, seat, path).tokens
        return path

    def value(self, s: DogState) -> list[float]:
        far = [pawns(s.board, seat) for seat in range(s.seats)]
        weights = [math.exp(standing(s, far, seat) / WIDE) for seat in range(s.seats)]
        total = added(weights) / (2.0 if s.house.teams else 1.0)  # partners have the same weight, and win together
        return [w / total for w in weights]


def standing(s: DogState, far: list[float], seat: i64) -> float:
    """How far a side has come, in fields, with how far each seat has."""
    other: i64 = s.house.mate(seat)
    return far[seat] if other < 0 else far[seat] + far[other]


def pawns(b: Board, seat: i64) -> float:
    """How far the pawns of a seat have come."""
    total: float = 0.0
    for pawn in range(seat * b.each, seat * b.each + b.each):
        total += place(b, seat, b.at[pawn])
    return total


def place(b: Board, seat: i64, cell: Cell) -> float:
    """What a pawn of this seat is worth on this cell."""
    if cell == YARD:
        return WAITING
    if cell >= LANE:
        return float(b.track.length) + HOME + float(slot(cell))
    far: i64 = b.track.distance(b.track.starts[seat], cell)
    return GUARD if far == 0 else float(far)


def gift(s: DogState, seat: i64) -> int:
    """A partner gets what helps him most and is missed least; an opponent what is worth least."""
    to: i64 = s.house.receiver(seat)
    best = -1
    most: float = -1000.0
    for kind in range(KINDS):
        have: i64 = s.cards[hand(seat) + kind]
        if have:
            mine: float = use(s, seat, Kind(kind)) / float(have)
            value: float = use(s, to, Kind(kind)) - mine if s.house.teams else -mine - 0.5 * use(s, to, Kind(kind))
            if value > most:
                most = value
                best = kind
    return best


def use(s: DogState, seat: i64, kind: Kind) -> float:
    """What a card is worth in a hand: a start card most to a side with nobody on the track."""
    base: float = float(GIFT[kind])
    if kind in (THIRTEEN, ELEVEN, JOKER):
        return base * 3.0 if on_track(s.board, s.house.colour(s.board, seat)) == 0 else base
    return base


@final
class Best:
    """The play that brings most at once, among those that begin with certain words."""

    def __init__(self, s: DogState, seat: i64, path: Move) -> None:
        self.s = s
        self.b = s.board
        self.card = Card(s, seat)
        self.seat: i64 = seat
        self.own: i64 = self.card.own
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
                            self._role(Kind(role), (kind, role))
                else:
                    self._role(Kind(kind), (kind,))

    def _role(self, role: Kind, said: Move) -> None:
        card = dealt(self.card, role, said[0] == JOKER)
        if card.starts:
            start = self.b.track.starts[self.own]
            self._note(said + (YARD_WORD,), place(self.b, self.own, start) - WAITING + self._taken(start))
        if role == SWAP:
            self._swap(card, said)
        elif role == SEVEN:
            self._seven(card, said)
        else:
            first: i64 = self.own * self.b.each
            for n in range(first, first + self.b.each):
                if self.b.at[n] != YARD:
                    self._steps(card, self.b.at[n], said)

    def _steps(self, card: Card, here: Cell, said: Move) -> None:
        for to in card.cells(here):
            gain = place(self.b, self.own, to) - place(self.b, self.own, here) + self._taken(to)
            if gain - float(KEEP[said[0]]) > self.most:
                self._note(said + (word(here), word(to)), gain)

    def _taken(self, cell: Cell) -> float:
        """What it brings that the pawn there goes back to its yard."""
        pawn = self.b.ring[cell]
        return self._sent(self.b, pawn) if pawn != EMPTY else 0.0

    def _sent(self, b: Board, pawn: Pawn) -> float:
        seat: i64 = b.owner(pawn)
        return self._sign(seat) * (WAITING - place(b, seat, b.at[pawn]))

    def _sign(self, seat: i64) -> float:
        """Our gain for each field this seat gains."""
        if seat == self.own or seat == self.seat or seat == self.s.house.mate(self.seat):
            return 1.0
        return -1.0 if self.s.house.teams and self.s.seats == 4 else -0.8

    def _note(self, move: Move, gain: float) -> None:
        value: float = gain - float(KEEP[move[0]])
        if value > self.most and (not self.path or move[: len(self.path)] == self.path[: len(move)]):
            self.most = value
            self.move = move

    def _swap(self, card: Card, said: Move) -> None:
        mine = card.pawns()
        if not len(mine) and may_idle(self.card):
            self._note(said + (NONE,), 0.0)
        for here in mine:
            theirs = card.cells(here)
            for seat in range(self.s.seats):
                for there in theirs:
                    if self.b.owner(self.b.ring[there]) == seat:
                        self._note(said + (word(here), word(there)), self._change(seat, here, there))

    def _change(self, seat: i64, here: Cell, there: Cell) -> float:
        b = self.b
        mine: float = place(b, self.own, there) - place(b, self.own, here)
        theirs: float = place(b, seat, here) - place(b, seat, there)
        return mine + self._sign(seat) * theirs

    def _seven(self, card: Card, said: Move) -> None:
        """Portion after portion, each the one that brings most; not every split is looked at."""
        legs = self.path[len(said) :]
        gain: float = 0.0
        move = said
        at: i64 = 0
        while at + 1 < len(legs):
            gain += self._go(card, cell_of(legs[at]), cell_of(legs[at + 1]))
            move = move + (legs[at], legs[at + 1])
            at += 2
        named = cell_of(legs[at]) if at < len(legs) else YARD
        while card.left > 0:
            here, to = self._leg(card, named)
            if here == YARD:
                return  # the points cannot be used up
            gain += self._go(card, here, to)
            move = move + (word(here), word(to))
            named = YARD
        self._note(move, gain)

    def _go(self, card: Card, here: Cell, to: Cell) -> float:
        """Carry out a portion; what it brings."""
        gain = self._portion(card.b, here, to)
        card.go(here, to)
        return gain

    def _leg(self, card: Card, named: Cell) -> tuple[Cell, Cell]:
        """The portion that brings most; of equal ones the first on the board."""
        best: tuple[Cell, Cell] = (YARD, YARD)
        most: float = -10000.0
        for here in self._walkers(card):
            if named in (YARD, here):
                for k in range(card.ways(here)):
                    to = card.reach(here, k)
                    if to == YARD:
                        continue
                    gain = self._portion(card.b, here, to)
                    better = gain > most or (gain == most and here == best[0] and to < best[1])
                    if better and card.leg(here, k) != YARD:
                        most = gain
                        best = (here, to)
        return best

    def _walkers(self, card: Card) -> vec[Cell]:
        """Where the own pawns stand and those of the mate, ascending."""
        found = vec[Cell]()
        for n in range(len(card.b.at)):
            seat: i64 = n // card.b.each
            if card.b.at[n] != YARD and (seat == card.own or seat == card.mate):
                found = with_cell(found, card.b.at[n])
        return found

    def _portion(self, b: Board, here: Cell, to: Cell) -> float:
        """What a portion brings, with everybody it burns on the way."""
        seat: i64 = b.owner(b.ring[here])
        gain: float = place(b, seat, to) - place(b, seat, here)
        if here >= LANE:
            return gain
        passed: i64 = b.track.ahead[here] if to >= LANE else b.track.distance(here, to)
        for k in range(1, passed + 1):
            other = b.ring[b.track.step(here, k)]
            if other != EMPTY:
                gain += self._sent(b, other)
        return gain
