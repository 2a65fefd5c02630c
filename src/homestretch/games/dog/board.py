# mypyc: compile
"""Pawns on the board, and how they walk: R-DOG-060 to 109. Nothing here knows of cards or turns."""

from typing import final

from homestretch.core.native import i64
from homestretch.games.dog.track import FAR, LANE, SLOTS, YARD, Track


@final
class Board:
    """Where every pawn stands. Pawn i of a seat is number seat * each + i."""

    def __init__(self, track: Track, each: int, at: list[int], ring: list[int]) -> None:
        self.track = track
        self.each: i64 = each  # pawns a colour
        self.at = at  # the cell of each pawn
        self.ring = ring  # the pawn on each cell, or -1
        self.trail: list[int] = []  # pawn, where it was, …: what `undo` takes back; used on scratch boards only

    def copy(self) -> "Board":
        return Board(self.track, self.each, self.at[:], self.ring[:])

    def put(self, pawn: i64, cell: i64) -> None:
        """Lift a pawn off and set it down on an empty cell, or into its yard."""
        old: i64 = self.at[pawn]
        self.trail.append(pawn)
        self.trail.append(old)
        if old != YARD and self.ring[old] == pawn:
            self.ring[old] = -1
        self.at[pawn] = cell
        if cell != YARD:
            self.ring[cell] = pawn

    def undo(self, mark: i64) -> None:
        """Take back every `put` since the trail was so long."""
        while len(self.trail) > mark:
            old: i64 = self.trail.pop()
            pawn: i64 = self.trail.pop()
            now: i64 = self.at[pawn]
            if now != YARD and self.ring[now] == pawn:
                self.ring[now] = -1
            self.at[pawn] = old
            if old != YARD:
                self.ring[old] = pawn


def is_protected(b: Board, seat: i64) -> bool:
    """R-DOG-063: whether a pawn of this seat stands on the start field of its own colour."""
    pawn: i64 = b.ring[b.track.starts[seat]]
    return pawn >= 0 and pawn // b.each == seat


def room(b: Board, cell: i64) -> i64:
    """R-DOG-067: how many steps forward before a protected pawn bars the way."""
    if is_protected(b, b.track.ahead_seat[cell]):
        return b.track.ahead[cell] - 1
    return FAR


def room_back(b: Board, cell: i64) -> i64:
    """R-DOG-086: it bars the way back just so."""
    if is_protected(b, b.track.behind_seat[cell]):
        return b.track.behind[cell] - 1
    return FAR


def lane(b: Board, seat: i64) -> i64:
    """R-DOG-101: how many goal slots of this seat are free, counted from the track on."""
    first: i64 = LANE + SLOTS * seat
    free: i64 = 0
    while free < SLOTS and b.ring[first + free] < 0:
        free += 1
    return free


def home(b: Board, seat: i64) -> i64:
    """How many pawns of this seat are in the goal."""
    first: i64 = LANE + SLOTS * seat
    n: i64 = 0
    for slot in range(SLOTS):
        if b.ring[first + slot] >= 0:
            n += 1
    return n


def on_track(b: Board, seat: i64) -> i64:
    """How many pawns of this seat are on the track."""
    n: i64 = 0
    first: i64 = seat * b.each
    for i in range(first, first + b.each):
        cell: i64 = b.at[i]
        if 0 <= cell < LANE:
            n += 1
    return n


def in_yard(b: Board, seat: i64) -> i64:
    """The first pawn of this seat that waits in the yard, or -1."""
    first: i64 = seat * b.each
    for i in range(first, first + b.each):
        if b.at[i] == YARD:
            return i
    return -1


def along(b: Board, pawn: i64, n: i64) -> i64:
    """The track field n steps forward, or YARD if the pawn cannot walk there."""
    cell: i64 = b.at[pawn]
    if cell == YARD or cell >= LANE or n > room(b, cell):
        return YARD
    return b.track.step(cell, n)


def inside(b: Board, pawn: i64, n: i64) -> i64:
    """The goal slot n steps forward, or YARD if there is none for this pawn."""
    cell: i64 = b.at[pawn]
    if cell == YARD:
        return YARD
    if cell >= LANE:
        return _deeper(b, cell, n)
    seat: i64 = pawn // b.each
    slot: i64 = n - b.track.ahead[cell] - 1
    # R-DOG-105: from its own start field the next one ahead is another's, so the goal is out of reach.
    if slot < 0 or b.track.ahead_seat[cell] != seat or slot >= lane(b, seat) or is_protected(b, seat):
        return YARD
    return LANE + SLOTS * seat + slot


def _deeper(b: Board, cell: i64, n: i64) -> i64:
    """R-DOG-101, 103: forward in the goal, jumping nobody."""
    if (cell - LANE) % SLOTS + n >= SLOTS:
        return YARD
    for k in range(cell + 1, cell + n + 1):
        if b.ring[k] >= 0:
            return YARD
    return cell + n


def back(b: Board, pawn: i64, n: i64) -> i64:
    """The track field n steps backward, or YARD if the pawn cannot walk there. R-DOG-102: never in the goal."""
    cell: i64 = b.at[pawn]
    if cell == YARD or cell >= LANE or n > room_back(b, cell):
        return YARD
    return b.track.step(cell, -n)


def can_walk(b: Board, pawn: i64, n: i64) -> bool:
    return along(b, pawn, n) != YARD or inside(b, pawn, n) != YARD


def steps(b: Board, pawn: i64, to: i64) -> i64:
    """How many steps forward from where the pawn stands to a cell it can reach."""
    cell: i64 = b.at[pawn]
    if cell >= LANE:
        return to - cell
    if to >= LANE:
        return b.track.ahead[cell] + 1 + (to - LANE) % SLOTS
    return b.track.distance(cell, to)


def land(b: Board, pawn: i64, to: i64) -> None:
    """R-DOG-083: whoever stands there returns to its yard."""
    other: i64 = b.ring[to]
    if other >= 0 and other != pawn:
        b.put(other, YARD)
    b.put(pawn, to)


def burn(b: Board, pawn: i64, to: i64) -> None:
    """R-DOG-133: walk with a seven; whoever is overtaken or landed on returns to its yard."""
    cell: i64 = b.at[pawn]
    if cell < LANE:
        passed: i64 = b.track.ahead[cell] if to >= LANE else b.track.distance(cell, to) - 1
        for k in range(1, passed + 1):
            other: i64 = b.ring[b.track.step(cell, k)]
            if other >= 0:
                b.put(other, YARD)
    land(b, pawn, to)


def is_loose(b: Board, pawn: i64) -> bool:
    """R-DOG-128: on the track and not protected, so it can be swapped."""
    cell: i64 = b.at[pawn]
    return 0 <= cell < LANE and cell != b.track.starts[pawn // b.each]


def swap(b: Board, one: i64, two: i64) -> None:
    """R-DOG-126: they change places; nobody is captured."""
    here: i64 = b.at[one]
    there: i64 = b.at[two]
    b.put(one, YARD)
    b.put(two, here)
    b.put(one, there)
