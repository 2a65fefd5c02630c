# mypyc: compile
"""What nets are shown of DOG: pawns, hands and what they can do at once, seats in turn from whoever plays."""

from typing import Final

from homestretch.core.inputs import Inputs, Row
from homestretch.core.native import i64
from homestretch.core.options import Options
from homestretch.games.dog.board import EMPTY, Board, along, inside, is_loose, is_protected
from homestretch.games.dog.house import onward
from homestretch.games.dog.options import DogOptions
from homestretch.games.dog.phases import DEAL, PLAY
from homestretch.games.dog.state import DogState, hand
from homestretch.games.dog.track import LANE, YARD, Cell, slot
from homestretch.games.dog.words import DECK_SIZE, ELEVEN, INSTEAD, JOKER, KINDS, SEVEN, SWAP, THIRTEEN, VALUES

VERSION: Final = 1

# Of every seat, one behind the other:
WAIT: Final = 0  # steps: so many pawns wait in the yard
GOAL: Final = 5  # a pawn is in this slot
GUARD: Final = 9  # a pawn stands on its own start field
FAR: Final = 10  # how far all have come
LAST: Final = 11  # how far the one on the track has come that is furthest behind
RISK: Final = 12  # what others may take from behind, whatever they hold
OUT: Final = 13  # it has no cards left in this round
SIZE: Final = 14  # steps: so many cards
HELD: Final = 21  # steps of each kind: one, two or more
USE: Final = 49  # kinds in hand that move a pawn or bring one out
HOME: Final = 50  # kinds in hand that bring a pawn into the goal
BRING: Final = 51  # a card in hand brings a pawn out
TAKE: Final = 52  # the most that a card in hand takes from the other side
LOOT: Final = 53  # and all that cards in hand could take
RING: Final = 54  # a pawn stands so far from its start; as many inputs as the track has fields
# And of all:
DEALT: Final = 0  # cards were dealt; else the next round begins
LEFT: Final = 1  # how much of the pile is left
ROUND: Final = 2  # how many cards the round began with
TABLE: Final = 7

STAKE: Final = 16.0  # what it costs to begin again, in fields
REACH: Final = 13  # fields behind that a pawn is taken from


class DogInputs(Inputs[DogState]):
    """Hands are open here: a net looks at guessed worlds."""

    def __init__(self) -> None:
        super().__init__(VERSION)
        self.tail = 8  # about to where everybody has played twice
        self.deals = True

    def size(self, seats: int) -> int:
        return seats * (RING + ring(seats)) + TABLE

    def ready(self, s: DogState) -> bool:
        return s.phase == PLAY or s.phase == DEAL

    def write(self, s: DogState, row: Row) -> int:
        me: i64 = s.turn if s.phase == PLAY else s.house.after(s.dealer)
        seat: i64 = me
        at: i64 = 0
        for _ in range(s.seats):
            _pawns(s.board, seat, at, ring(s.seats), row)
            _hand(s, seat, at, row)
            row.put(at + RISK, _risk(s, seat))
            seat = s.house.after(seat)
            at += RING + ring(s.seats)
        if s.phase == PLAY:
            row.on(at + DEALT)
        row.put(at + LEFT, float(s.left) / float(DECK_SIZE))
        row.on(at + ROUND + s.round % 5)
        return me

    def onward(self, options: Options, seats: int) -> int:
        assert isinstance(options, DogOptions)
        return onward(seats, options)


def ring(seats: i64) -> i64:
    """How many fields the track has, unless it is fitted or stretched."""
    return 64 if seats <= 4 else 96


def far(b: Board, seat: i64, cell: Cell) -> i64:
    return b.track.distance(b.track.starts[seat], cell)


def _pawns(b: Board, seat: i64, at: i64, fields: i64, row: Row) -> None:
    length: i64 = b.track.length
    waiting: i64 = 0
    total: i64 = 0
    last: i64 = length
    for pawn in range(seat * b.each, seat * b.each + b.each):
        cell = b.at[pawn]
        if cell == YARD:
            waiting += 1
        elif cell >= LANE:
            row.on(at + GOAL + slot(cell))
            total += length
        else:
            gone: i64 = far(b, seat, cell)
            row.on(at + RING + (gone if length == fields else gone * fields // length))
            total += gone
            last = min(last, gone)
    row.steps(at + WAIT, waiting)
    row.put(at + FAR, float(total) / float(length))
    row.put(at + LAST, float(last) / float(length))
    if is_protected(b, seat):
        row.on(at + GUARD)


def _risk(s: DogState, seat: i64) -> float:
    """What pawns of the other side close behind could send back, each counted once for every one of them."""
    b = s.board
    total: float = 0.0
    for pawn in range(seat * b.each, seat * b.each + b.each):
        cell = b.at[pawn]
        if cell == YARD or not is_loose(b, b.ring[cell]):
            continue
        behind: i64 = 0
        for k in range(1, REACH + 1):
            other = b.ring[b.track.step(cell, -k)]
            if other != EMPTY and _is_foe(s, seat, b.owner(other)):
                behind += 1
        total += float(behind) * _stake(b, seat, cell)
    return total


def _stake(b: Board, seat: i64, cell: Cell) -> float:
    """What is lost with a pawn there, in laps."""
    return (STAKE + float(far(b, seat, cell))) / float(b.track.length)


def _is_foe(s: DogState, seat: i64, other: i64) -> bool:
    return other != seat and other != s.house.mate(seat)


def _hand(s: DogState, seat: i64, at: i64, row: Row) -> None:
    """What the seat holds, and what that can do for the pawns it moves now."""
    size: i64 = s.sizes[seat]
    if size == 0:
        row.on(at + OUT)
        return
    row.steps(at + SIZE, min(7, size))
    held: i64 = hand(seat)
    sight = Sight(s, seat)
    for kind in range(KINDS):
        have: i64 = s.cards[held + kind]
        if have:
            row.steps(at + HELD + 2 * kind, min(2, have))
            sight.card(kind)
    row.put(at + USE, float(sight.use) / 3.0)
    row.put(at + HOME, float(sight.home))
    if sight.bring:
        row.on(at + BRING)
    row.put(at + TAKE, sight.take)
    row.put(at + LOOT, sight.loot)


class Sight:
    """What a hand can do at once, card by card."""

    def __init__(self, s: DogState, seat: i64) -> None:
        self.s = s
        self.b = s.board
        self.seat: i64 = seat
        self.own: i64 = s.house.colour(s.board, seat)
        self.first: i64 = self.own * s.board.each
        self.free: bool = not is_protected(s.board, self.own)
        self.use: i64 = 0
        self.home: i64 = 0
        self.bring: bool = False
        self.take: float = 0.0
        self.loot: float = 0.0

    def card(self, kind: i64) -> None:
        useful: bool = kind in (JOKER, SWAP)
        most: float = 0.0
        if kind in (THIRTEEN, ELEVEN, JOKER) and self.free and self._waits():
            useful = True
            self.bring = True
            most = self._prize(self.b.track.starts[self.own])
        homes: bool = False
        for pawn in range(self.first, self.first + self.b.each):
            cell = self.b.at[pawn]
            if cell == YARD:
                continue
            for n in lengths(kind):
                to = along(self.b, cell, n)
                if to != YARD:
                    useful = True
                    most = max(most, self._prize(to))
                if n > 0 and inside(self.b, cell, n) != YARD:
                    useful = True
                    homes = True
        self.use += 1 if useful else 0
        self.home += 1 if homes else 0
        self.take = max(self.take, most)
        self.loot += most

    def _waits(self) -> bool:
        for pawn in range(self.first, self.first + self.b.each):
            if self.b.at[pawn] == YARD:
                return True
        return False

    def _prize(self, cell: Cell) -> float:
        """What taking the pawn there is worth."""
        pawn = self.b.ring[cell]
        if pawn == EMPTY:
            return 0.0
        owner: i64 = self.b.owner(pawn)
        return _stake(self.b, owner, cell) if _is_foe(self.s, self.seat, owner) and owner != self.own else 0.0


def _lengths() -> list[list[i64]]:
    """How far each kind may go at once; a joker as anything, a seven in parts."""
    found: list[list[i64]] = []
    for kind in range(KINDS):
        ways: list[i64] = [VALUES[kind]] if VALUES[kind] else []
        if INSTEAD[kind]:
            ways.append(INSTEAD[kind])
        if kind == SEVEN:
            ways = [1, 2, 3, 4, 5, 6, 7]
        if kind == JOKER:
            ways = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, -4]
        found.append(ways)
    return found


LENGTHS: Final = _lengths()


def lengths(kind: i64) -> list[i64]:
    return LENGTHS[kind]
