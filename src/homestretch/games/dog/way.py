"""Where pawns go, read off a view: the same tables the rules use, without the state."""

from homestretch.core.types import Seat
from homestretch.games.dog.board import Board
from homestretch.games.dog.track import CELLS, LANE, SLOTS, YARD, Track, sides, track
from homestretch.games.dog.view import Cells, DogView
from homestretch.games.dog.words import FIELD, WORDS, YARD_WORD

LETTERS = "ABCDE"


def table(v: DogView) -> Track:
    o = v.options
    return track(v.seats, o.fields_per_colour, o.ring == "fitted", o.direction == "cw")


def segments(v: DogView) -> int:
    """How many arms the board has."""
    return sides(v.seats, v.options.ring == "fitted")


def board(v: DogView, pawns: tuple[Cells, ...] | None = None) -> Board:
    """These pawns, or all as they stand once the words half said are done."""
    at = [cell for cells in pawns or v.after for cell in cells]
    found = Board(table(v), len(v.after[0]), [YARD] * len(at), [-1] * CELLS)
    for pawn, cell in enumerate(at):
        found.put(pawn, cell)
    return found


def place(cell: int, seat: Seat, pawn: int) -> str:
    """The place of the board where this pawn stands."""
    return f"y{seat}.{pawn + 1}" if cell == YARD else WORDS[FIELD + cell]


def token(cell: int) -> int:
    return YARD_WORD if cell == YARD else FIELD + cell


def has_teams(v: DogView) -> bool:
    return v.seats in (4, 6)


def partner(v: DogView, seat: Seat) -> Seat:
    """The partner, or -1."""
    return (seat + v.seats // 2) % v.seats if has_teams(v) else -1


def receiver(v: DogView, seat: Seat) -> Seat:
    """Whom this seat gives a card to."""
    onward = v.seats - 1 if v.options.mirror_turn_order else 1
    return partner(v, seat) if has_teams(v) else (seat + onward) % v.seats


def is_home(v: DogView, seat: Seat) -> bool:
    return sum(cell >= LANE for cell in v.pawns[seat]) == SLOTS


def mover(v: DogView, seat: Seat) -> Seat:
    """R-DOG-151: whose pawns this seat moves."""
    return partner(v, seat) if has_teams(v) and is_home(v, seat) else seat


def is_protected(v: DogView, seat: Seat, cell: int) -> bool:
    return cell == table(v).starts[seat]


def walk(v: DogView, cell: int, to: int, back: bool = False) -> list[int]:
    """Every cell a pawn touches, from where it stands to where it ends."""
    t = table(v)
    if cell >= LANE:
        return list(range(cell, to + 1))
    if back:
        return [t.step(cell, -n) for n in range(t.distance(to, cell) + 1)]
    if to < LANE:
        return [t.step(cell, n) for n in range(t.distance(cell, to) + 1)]
    lane = range(LANE + (to - LANE) // SLOTS * SLOTS, to + 1)
    return [t.step(cell, n) for n in range(t.ahead[cell] + 1)] + list(lane)
