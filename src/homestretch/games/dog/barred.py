"""What bars the way of a pawn or a card, as a sentence with its clause."""

from homestretch.core.types import Move, Msg, Seat, Who
from homestretch.games.dog.asks import role_of, said
from homestretch.games.dog.board import AHEAD, BEHIND, EMPTY, JUMPED, Board, in_yard, is_protected, on_track
from homestretch.games.dog.house import LAST_RESORT
from homestretch.games.dog.legs import UNUSED, Card, Swap
from homestretch.games.dog.plays import dealt
from homestretch.games.dog.seven import Seven
from homestretch.games.dog.tell import card as named
from homestretch.games.dog.track import LANE, SLOTS, YARD, Cell, slot
from homestretch.games.dog.view import DogView
from homestretch.games.dog.way import card, house
from homestretch.games.dog.words import ELEVEN, SEVEN, SWAP, THIRTEEN, VALUES, Kind


def by_card(v: DogView, kind: Kind) -> Msg:
    """Why a card cannot be played at all."""
    mine = card(v)
    if kind == ELEVEN and dealt(mine, kind, joker=False).starts:
        return Msg("why-joker-start", {}, "R-DOG-121")  # said of a joker: the card itself would do
    if mine.bound:
        return Msg("why-must-start", {}, "R-DOG-062")
    if kind == SWAP:
        return _no_swap(mine)
    cells = [cell for cell in v.pawns[mine.own] if cell != YARD]
    if not cells:
        return Msg("why-yard", {"card": named(kind)}, "R-DOG-061")
    if kind == SEVEN:
        return Msg("why-seven", {}, "R-DOG-132")
    return _first([by_pawn(v, kind, cell) for cell in cells])


def _no_swap(mine: Card) -> Msg:
    if (
        mine.s.house.no_effect == LAST_RESORT
        and on_track(mine.b, mine.own)
        and not Swap(mine.s, mine.seat).has_strangers()
    ):
        return Msg("why-last-resort", {}, "R-DOG-130")
    return Msg("why-no-swap", {}, "R-DOG-128")


def _first(found: list[Msg]) -> Msg:
    """A protected pawn in the way says more than anything else."""
    blocked = [msg for msg in found if msg.key == "why-blocked"]
    return (blocked or found)[0]


def from_yard(v: DogView, role: Kind, joker: bool) -> Msg:
    """Why no pawn can be brought out by this card."""
    mine = card(v)
    if role not in (THIRTEEN, ELEVEN):
        return Msg("why-no-start-card", {"card": named(role)}, "R-DOG-061")
    if is_protected(mine.b, mine.own):
        return Msg("why-start-taken", {}, "R-DOG-071")
    if in_yard(mine.b, mine.own) == EMPTY or not joker:
        return Msg("why-yard-empty", {}, "R-DOG-060")
    return Msg("why-joker-start", {}, "R-DOG-121")


def by_pawn(v: DogView, role: Kind, cell: Cell) -> Msg:
    """Why the pawn on this cell cannot move by this card."""
    mine = card(v)
    foreign = _foreign(v, mine, cell)
    if foreign:
        return foreign
    if mine.bound:
        return Msg("why-must-start", {}, "R-DOG-062")
    if cell >= LANE:
        return Msg("why-goal-full", {"steps": 1 if role == ELEVEN else VALUES[role]}, "R-DOG-101")
    return _blocked(mine.b, cell)


def _foreign(v: DogView, mine: Card, cell: Cell) -> Msg | None:
    pawn = mine.b.ring[cell]
    if pawn == EMPTY:
        return Msg("why-no-pawn-there", {}, "R-DOG-080")
    owner = mine.b.owner(pawn)
    if owner == mine.own:
        return None
    if owner == v.seat:
        return _helping(mine.own)
    if owner == house(v).mate(mine.own):
        return Msg("why-partners-pawn", {"who": Who(owner)}, "R-DOG-152")
    return Msg("why-not-yours", {"who": Who(owner)}, "R-DOG-080")


def _helping(own: Seat) -> Msg:
    return Msg("why-helping", {"who": Who(own)}, "R-DOG-151")


def _blocked(b: Board, cell: Cell) -> Msg:
    return Msg("why-blocked", {"who": Who(b.track.ahead_seat[cell])}, "R-DOG-067")


def _bar(v: DogView, mine: Card, cell: Cell, to: Cell) -> Msg | None:
    """What keeps a pawn from a cell that the card leads to; nothing if it does not lead there."""
    bar = mine.bar(cell, to)
    if bar == AHEAD:
        return _blocked(mine.b, cell)
    if bar == BEHIND:
        return Msg("why-blocked", {"who": Who(mine.b.track.behind_seat[cell])}, "R-DOG-086")
    if bar == JUMPED:
        return Msg("why-goal-jump", {}, "R-DOG-101")
    return _unused(v) if bar == UNUSED else None


def _unused(v: DogView) -> Msg:
    return Msg("why-seven-rest", {"points": v.points}, "R-DOG-132")


def by_field(v: DogView, path: Move, cell: Cell, to: Cell) -> Msg:
    """Why a pawn cannot go there by this card."""
    mine = said(card(v), path)
    return _bar(v, mine, cell, to) or _astray(mine.b, cell, to) or _too_far(v, path)


def _too_far(v: DogView, path: Move) -> Msg:
    if v.points:
        return Msg("why-points", {"points": v.points}, "R-DOG-131")
    return Msg("why-distance", {"card": named(role_of(path))}, "R-DOG-088")


def _astray(b: Board, cell: Cell, to: Cell) -> Msg | None:
    """Why no card leads from this cell to that one, where a goal has to do with it."""
    if to < LANE:
        return Msg("why-leave-goal", {}, "R-DOG-100") if cell >= LANE else None
    owner = b.owner(b.ring[cell])
    if (to - LANE) // SLOTS != owner:
        return Msg("why-foreign-goal", {}, "R-DOG-104")
    start = b.track.starts[owner]
    if cell == start:
        return Msg("why-from-start", {}, "R-DOG-105")
    far = to - cell if cell >= LANE else b.track.distance(cell, start) + slot(to) + 1
    return Msg("why-goal-exact", {"steps": far}, "R-DOG-089") if far > 0 else Msg("why-goal-back", {}, "R-DOG-102")


def by_portion(v: DogView, path: Move, cell: Cell) -> Msg:
    """Why the pawn on this cell gets no portion of the seven now."""
    mine = said(card(v), path)
    assert isinstance(mine, Seven)
    pawn = mine.b.ring[cell]
    if pawn == EMPTY:
        return Msg("why-no-pawn-there", {}, "R-DOG-080")
    if mine.moved >> pawn & 1:
        return Msg("why-had-portion", {}, "R-DOG-137")
    if mine.may_move(pawn):
        return _no_portion(v, mine, cell)
    owner = mine.b.owner(pawn)
    if owner == v.seat:
        return _helping(mine.own)
    if owner == mine.mate:
        return Msg("why-partner-later", {"who": Who(owner)}, "R-DOG-140")
    return Msg("why-not-yours", {"who": Who(owner)}, "R-DOG-131")


def _no_portion(v: DogView, mine: Seven, cell: Cell) -> Msg:
    """What keeps a pawn from the first step, or else from more of them."""
    if cell >= LANE and slot(cell) == SLOTS - 1:
        return Msg("why-goal-end", {}, "R-DOG-108")
    ahead = Cell(cell + 1) if cell >= LANE else mine.b.track.step(cell, 1)
    return _bar(v, mine, cell, ahead) or _unused(v)


def by_swap(v: DogView, cell: Cell, first: bool) -> Msg:
    mine = card(v)
    b, pawn = mine.b, mine.b.ring[cell]
    if pawn == EMPTY:
        return Msg("why-no-pawn-there", {}, "R-DOG-126")
    if cell >= LANE:
        return Msg("why-swap-goal", {}, "R-DOG-100")
    owner = b.owner(pawn)
    if cell == b.track.starts[owner]:
        return Msg("why-swap-protected", {}, "R-DOG-066")
    if first and owner != mine.own:
        return Msg("why-swap-own-first", {}, "R-DOG-126")
    return Msg("why-swap-same", {}, "R-DOG-129")
