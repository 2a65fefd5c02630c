"""What bars the way of a pawn or a card, as a sentence with its clause."""

from homestretch.core.types import Move, Msg, Seat, Who
from homestretch.games.dog.board import Board, home, in_yard, is_protected, on_track, room, room_back
from homestretch.games.dog.plays import has_loose
from homestretch.games.dog.seven import Seven
from homestretch.games.dog.tell import card
from homestretch.games.dog.track import FAR, LANE, SLOTS, YARD, Track
from homestretch.games.dog.view import DogView
from homestretch.games.dog.way import board, mover, partner, table
from homestretch.games.dog.words import ELEVEN, FIELD, FOUR, JOKER, SEVEN, SWAP, THIRTEEN, VALUES


def by_card(v: DogView, kind: int) -> Msg:
    """Why a card cannot be played at all."""
    b, c = board(v), _mine(v)
    if kind == ELEVEN and in_yard(b, c) >= 0 and not is_protected(b, c):
        return Msg("why-joker-start", {}, "R-DOG-121")  # said of a joker: the card itself would do
    if v.options.must_start_when_track_empty and on_track(b, c) == 0:
        return Msg("why-must-start", {}, "R-DOG-062")
    if kind == SWAP:
        return _no_swap(v, b, c)
    if all(cell == YARD for cell in v.pawns[c]):
        return Msg("why-yard", {"card": card(kind)}, "R-DOG-061")
    if kind == SEVEN:
        return Msg("why-seven", {}, "R-DOG-132")
    return _first([by_pawn(v, kind, cell) for cell in v.pawns[c] if cell != YARD])


def _no_swap(v: DogView, b: Board, c: Seat) -> Msg:
    others = any(has_loose(b, seat) for seat in range(v.seats) if seat != c)
    if v.options.swap_no_effect == "last_resort" and on_track(b, c) and not others:
        return Msg("why-last-resort", {}, "R-DOG-130")
    return Msg("why-no-swap", {}, "R-DOG-128")


def _first(found: list[Msg]) -> Msg:
    """A protected pawn in the way says more than anything else."""
    blocked = [msg for msg in found if msg.key == "why-blocked"]
    return (blocked or found)[0]


def _mine(v: DogView) -> Seat:
    return mover(v, v.seat or 0)


def from_yard(v: DogView, role: int, joker: bool) -> Msg:
    b, c = board(v), _mine(v)
    if role not in (THIRTEEN, ELEVEN):
        return Msg("why-no-start-card", {"card": card(role)}, "R-DOG-061")
    if is_protected(b, c):
        return Msg("why-start-taken", {}, "R-DOG-071")
    if in_yard(b, c) < 0 or not joker:
        return Msg("why-yard-empty", {}, "R-DOG-060")
    return Msg("why-joker-start", {}, "R-DOG-121")


def by_pawn(v: DogView, role: int, cell: int) -> Msg:
    """Why the pawn on this cell cannot move by this card."""
    b, c = board(v), _mine(v)
    foreign = _foreign(v, b, c, cell)
    if foreign:
        return foreign
    if v.options.must_start_when_track_empty and on_track(b, c) == 0:
        return Msg("why-must-start", {}, "R-DOG-062")
    n = 1 if role == ELEVEN else VALUES[role]
    if cell >= LANE:
        return Msg("why-goal-full", {"steps": n}, "R-DOG-101")
    return _blocked(v, b, cell)


def _foreign(v: DogView, b: Board, c: Seat, cell: int) -> Msg | None:
    pawn = b.ring[cell]
    if pawn < 0:
        return Msg("why-no-pawn-there", {}, "R-DOG-080")
    owner = pawn // b.each
    if owner == c:
        return None
    if owner == v.seat:
        return _helping(c)
    if owner == partner(v, c):
        return Msg("why-partners-pawn", {"who": Who(owner)}, "R-DOG-152")
    return Msg("why-not-yours", {"who": Who(owner)}, "R-DOG-080")


def _helping(c: Seat) -> Msg:
    return Msg("why-helping", {"who": Who(c)}, "R-DOG-151")


def _blocked(v: DogView, b: Board, cell: int, back: bool = False) -> Msg:
    t = table(v)
    who = t.behind_seat[cell] if back else t.ahead_seat[cell]
    return Msg("why-blocked", {"who": Who(who)}, "R-DOG-086" if back else "R-DOG-067")


def by_field(v: DogView, role: int, cell: int, to: int) -> Msg:
    """Why a pawn cannot go there by this card."""
    b, n = board(v), VALUES[role]
    if to < LANE <= cell:
        return Msg("why-leave-goal", {}, "R-DOG-100")
    if to >= LANE:
        return _into_goal(v, b, cell, to, (1, n) if role == ELEVEN else (n,))
    t = table(v)
    if role == FOUR and _far(t, to, cell) == 4 and room_back(b, cell) < 4:
        return _blocked(v, b, cell, back=True)
    if _far(t, cell, to) in ((1, n) if role == ELEVEN else (n,)):
        return _blocked(v, b, cell)
    return Msg("why-distance", {"card": card(role)}, "R-DOG-088")


def _far(t: Track, cell: int, to: int) -> int:
    """How many steps forward from field to field; no card goes to one that this board does not have."""
    return t.distance(cell, to) if max(cell, to) < t.length else FAR


def _into_goal(v: DogView, b: Board, cell: int, to: int, steps: tuple[int, ...]) -> Msg:
    t, owner = table(v), b.ring[cell] // b.each
    if (to - LANE) // SLOTS != owner:
        return Msg("why-foreign-goal", {}, "R-DOG-104")
    if cell == t.starts[owner]:
        return Msg("why-from-start", {}, "R-DOG-105")
    slot = (to - LANE) % SLOTS + 1
    far = to - cell if cell >= LANE else t.distance(cell, t.starts[owner]) + slot
    if far not in steps:
        return Msg("why-goal-exact", {"steps": far}, "R-DOG-089") if far > 0 else Msg("why-goal-back", {}, "R-DOG-102")
    if cell < LANE and room(b, cell) < FAR:
        return _blocked(v, b, cell)
    return Msg("why-goal-jump", {}, "R-DOG-101")


def by_portion(v: DogView, path: Move, cell: int) -> Msg:
    """Why the pawn on this cell gets no portion of the seven now."""
    b, c = board(v), _mine(v)
    pawn = b.ring[cell]
    if pawn < 0:
        return Msg("why-no-pawn-there", {}, "R-DOG-080")
    if FIELD + cell in path[2 if path[0] == JOKER else 1 :][1::2]:
        return Msg("why-had-portion", {}, "R-DOG-137")
    owner = pawn // b.each
    if owner == v.seat != c:
        return _helping(c)
    if owner == c or (owner == partner(v, c) and _takes_part(v, b, c)):
        return _short(v, b, cell)
    if owner == partner(v, c):
        return Msg("why-partner-later", {"who": Who(owner)}, "R-DOG-140")
    return Msg("why-not-yours", {"who": Who(owner)}, "R-DOG-131")


def _takes_part(v: DogView, b: Board, c: Seat) -> bool:
    """R-DOG-140: whether the partner's pawns may take part in this seven now."""
    if home(b, c) == SLOTS or v.options.seven_partner == "free":
        return True
    return v.options.seven_partner == "when_stuck" and not Seven(board(v, v.pawns), c, partner(v, c)).is_possible()


def _short(v: DogView, b: Board, cell: int) -> Msg:
    if cell < LANE and room(b, cell) == 0:
        return _blocked(v, b, cell)
    if cell >= LANE and (cell - LANE) % SLOTS == SLOTS - 1:
        return Msg("why-goal-end", {}, "R-DOG-108")
    if cell >= LANE and b.ring[cell + 1] >= 0:
        return Msg("why-goal-jump", {}, "R-DOG-101")
    return Msg("why-seven-rest", {"points": v.points}, "R-DOG-132")


def by_portion_field(v: DogView, cell: int, to: int) -> Msg:
    """Why a portion of the seven cannot end there."""
    b = board(v)
    if to < LANE <= cell:
        return Msg("why-leave-goal", {}, "R-DOG-100")
    if to >= LANE:
        found = _into_goal(v, b, cell, to, tuple(range(1, v.points + 1)))
        return found if found.key != "why-goal-jump" else _lane(v, b, cell, to)
    far = _far(table(v), cell, to)
    if not 0 < far <= v.points:
        return Msg("why-points", {"points": v.points}, "R-DOG-131")
    return _blocked(v, b, cell) if far > room(b, cell) else Msg("why-seven-rest", {"points": v.points}, "R-DOG-132")


def _lane(v: DogView, b: Board, cell: int, to: int) -> Msg:
    first = cell + 1 if cell >= LANE else to - (to - LANE) % SLOTS
    if any(b.ring[k] >= 0 for k in range(first, to + 1)):
        return Msg("why-goal-jump", {}, "R-DOG-101")
    return Msg("why-seven-rest", {"points": v.points}, "R-DOG-132")


def by_swap(v: DogView, cell: int, first: bool) -> Msg:
    b, c = board(v), _mine(v)
    pawn = b.ring[cell]
    if pawn < 0:
        return Msg("why-no-pawn-there", {}, "R-DOG-126")
    if cell >= LANE:
        return Msg("why-swap-goal", {}, "R-DOG-100")
    owner = pawn // b.each
    if cell == table(v).starts[owner]:
        return Msg("why-swap-protected", {}, "R-DOG-066")
    return Msg("why-swap-own-first", {}, "R-DOG-126") if first and owner != c else Msg("why-swap-same", {}, "R-DOG-129")
