"""Where pawns go, read off a view: what the rules work with, without the state."""

from functools import cache

from homestretch.core.scene import once
from homestretch.core.types import Seat
from homestretch.games.dog import state
from homestretch.games.dog.board import Board, Pawn, empty
from homestretch.games.dog.house import House
from homestretch.games.dog.legs import Card
from homestretch.games.dog.options import DogOptions
from homestretch.games.dog.track import LANE, SLOTS, YARD, Cell, Track, goal
from homestretch.games.dog.view import Cells, DogView
from homestretch.games.dog.words import FIELD, WORDS

LETTERS = "ABCDE"


def house(v: DogView) -> House:
    return _house(v.seats, v.options)


@cache
def _house(seats: int, options: DogOptions) -> House:
    return House(seats, options)


def table(v: DogView) -> Track:
    return house(v).track


def board(v: DogView, pawns: tuple[Cells, ...]) -> Board:
    """Pawns on these cells."""
    return _board(table(v), pawns)


def _board(track: Track, pawns: tuple[Cells, ...]) -> Board:
    at = [cell for cells in pawns for cell in cells]
    found = empty(track, len(pawns), len(pawns[0]))
    for pawn, cell in enumerate(at):
        found.put(Pawn(pawn), cell)
    return found


def card(v: DogView) -> Card:
    """A card in the reader's hand, before anything is said."""
    s = state.set_up(v.seats, v.options)
    s.board = board(v, v.pawns)
    first = state.hand(v.seat or 0)
    for kind, n in enumerate(v.hand):
        s.cards[first + kind] = n
    return Card(s, v.seat or 0)


def place(cell: Cell, seat: Seat, pawn: int) -> str:
    """The place of the board where this pawn stands."""
    return f"y{seat}.{pawn + 1}" if cell == YARD else WORDS[FIELD + cell]


def is_home(v: DogView, seat: Seat) -> bool:
    return sum(cell >= LANE for cell in v.pawns[seat]) == SLOTS


def mover(v: DogView, seat: Seat) -> Seat:
    """Whose pawns this seat moves."""
    return _mover(house(v), v.pawns, seat)


@once
def _mover(rules: House, pawns: tuple[Cells, ...], seat: Seat) -> Seat:
    return rules.colour(_board(rules.track, pawns), seat)


def way(v: DogView, cell: Cell, to: Cell, back: bool = False) -> list[Cell]:
    """Every cell a pawn touches, from where it stands to where it ends."""
    t = table(v)
    if cell >= LANE:
        return [Cell(k) for k in range(cell, to + 1)]
    if back:
        return [t.step(cell, -n) for n in range(t.distance(to, cell) + 1)]
    if to < LANE:
        return [t.step(cell, n) for n in range(t.distance(cell, to) + 1)]
    owner = t.ahead_seat[cell]
    lane = [Cell(k) for k in range(goal(owner, 0), to + 1)]
    return [t.step(cell, n) for n in range(t.ahead[cell] + 1)] + lane
