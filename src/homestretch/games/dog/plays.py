# mypyc: compile
"""What can be done with a card: R-DOG-120 to 140, asked word by word."""

from typing import Final

from homestretch.core.native import i64
from homestretch.core.types import Ask, Move
from homestretch.games.dog.board import (
    Board,
    along,
    back,
    can_walk,
    in_yard,
    inside,
    is_loose,
    is_protected,
    on_track,
)
from homestretch.games.dog.seven import Seven
from homestretch.games.dog.state import (
    AFTER_FINISH,
    FREE,
    LAST_RESORT,
    NEVER,
    WHENEVER,
    DogState,
    colour,
    hand,
    mate,
)
from homestretch.games.dog.track import YARD
from homestretch.games.dog.words import (
    ELEVEN,
    FIELD,
    FOUR,
    JOKER,
    KINDS,
    NONE,
    SEVEN,
    SWAP,
    THIRTEEN,
    VALUES,
    YARD_WORD,
)

WHOLE: Final = tuple([Ask(seat, "", ()) for seat in range(6)])
IDLE: Final = tuple([Ask(seat, "none", (NONE,)) for seat in range(6)])


def playable(s: DogState, seat: i64) -> list[int]:
    """The kinds in this hand that can be played, ascending."""
    c: i64 = colour(s, seat)
    held: i64 = hand(seat)
    return [kind for kind in range(KINDS) if s.cards[held + kind] and is_playable(s, seat, c, kind)]


def is_playable(s: DogState, seat: i64, c: i64, kind: i64) -> bool:
    """Whether this seat, moving the pawns of colour c, could play a card of this kind."""
    if kind != JOKER:
        return is_role(s, seat, c, kind, False)
    for role in range(JOKER):
        if is_role(s, seat, c, role, True):
            return True
    return False


def is_role(s: DogState, seat: i64, c: i64, role: i64, joker: bool) -> bool:
    """Whether this seat could do what a card of this kind does, with the card itself or with a joker."""
    if starts(s.board, c, role, joker):
        return True
    if is_bound(s, c):
        return False
    if role == SWAP:
        return can_swap(s, c) or may_idle(s, seat, c)
    if role == SEVEN:
        return seven(s, seat, c).is_possible()
    first: i64 = c * s.board.each
    for pawn in range(first, first + s.board.each):
        if _can_move(s.board, pawn, role):
            return True
    return False


def roles(s: DogState, seat: i64, c: i64) -> list[int]:
    """What a joker can be played as, ascending."""
    return [role for role in range(JOKER) if is_role(s, seat, c, role, True)]


def starts(b: Board, c: i64, role: i64, joker: bool) -> bool:
    """R-DOG-061, 071. A joker brings a pawn out as 13 only: as 1/11 it would be the same again."""
    if role != THIRTEEN and (role != ELEVEN or joker):
        return False
    return not is_protected(b, c) and in_yard(b, c) >= 0


def is_bound(s: DogState, c: i64) -> bool:
    """R-DOG-062, taken at its word: with nobody on the track, nothing but bringing a pawn out."""
    return s.house.must_start and on_track(s.board, c) == 0


def _can_move(b: Board, pawn: i64, role: i64) -> bool:
    if b.at[pawn] == YARD:
        return False
    if can_walk(b, pawn, VALUES[role]):
        return True
    if role == FOUR:
        return back(b, pawn, 4) != YARD
    return role == ELEVEN and can_walk(b, pawn, 1)


def can_swap(s: DogState, c: i64) -> bool:
    return has_loose(s.board, c) and strangers(s, c)


def has_loose(b: Board, c: i64) -> bool:
    first: i64 = c * b.each
    for pawn in range(first, first + b.each):
        if is_loose(b, pawn):
            return True
    return False


def strangers(s: DogState, c: i64) -> bool:
    """Whether any pawn of another colour can be swapped."""
    for seat in range(s.seats):
        if seat != c and has_loose(s.board, seat):
            return True
    return False


def may_idle(s: DogState, seat: i64, c: i64) -> bool:
    """R-DOG-130: whether a swap card may be put down without effect, where no swap is possible."""
    if s.house.no_effect == NEVER:
        return False
    if s.house.no_effect == WHENEVER:
        return not can_swap(s, c)
    if on_track(s.board, c) == 0 or strangers(s, c):
        return False
    return s.house.no_effect != LAST_RESORT or not _has_other(s, seat, c)


def _has_other(s: DogState, seat: i64, c: i64) -> bool:
    """Whether anything but an idle swap can be played from this hand."""
    held: i64 = hand(seat)
    for kind in range(JOKER):
        if kind != SWAP and (s.cards[held + kind] or s.cards[held + JOKER]) and is_role(s, seat, c, kind, False):
            return True
    return False


def seven(s: DogState, seat: i64, c: i64) -> Seven:
    """A seven about to be played; the board of the state stays as it is."""
    turn = Seven(s.board, c, mate(s, seat) if c == seat else -1)
    if turn.mate >= 0 and s.house.seven_partner != AFTER_FINISH:
        turn.free = s.house.seven_partner == FREE or not turn.is_possible()
    return turn


def begun(s: DogState, seat: i64, legs: Move) -> Seven:
    """The seven after these legs; a pawn named without its field is not moved yet."""
    turn = seven(s, seat, colour(s, seat))
    for i in range(0, len(legs) - 1, 2):
        turn.go(turn.b.ring[legs[i] - FIELD], legs[i + 1] - FIELD)
    return turn


def ask_play(s: DogState, seat: i64, path: Move) -> Ask:
    """The question after at least one word: of a joker its role, then pawn and field."""
    joker = path[0] == JOKER
    if joker and len(path) == 1:
        return Ask(seat, "role", tuple(roles(s, seat, colour(s, seat))))
    said: i64 = 2 if joker else 1
    role: i64 = path[said - 1]
    if role == SEVEN:
        return _ask_seven(s, seat, path[said:])
    if role == SWAP:
        return _ask_swap(s, seat, path[said:])
    if len(path) == said:
        return Ask(seat, "pawn", tuple(pawns(s, colour(s, seat), role, joker)))
    if len(path) == said + 1 and path[said] != YARD_WORD:
        return Ask(seat, "field", tuple(fields(s.board, s.board.ring[path[said] - FIELD], role)))
    return WHOLE[seat]


def pawns(s: DogState, c: i64, role: i64, joker: bool) -> list[int]:
    """The pawns a number card can move, as tokens, ascending."""
    b = s.board
    found: list[int] = []
    if starts(b, c, role, joker):
        found.append(YARD_WORD)
    if not is_bound(s, c):
        first: i64 = c * b.each
        found += [FIELD + b.at[pawn] for pawn in range(first, first + b.each) if _can_move(b, pawn, role)]
    found.sort()
    return found


def fields(b: Board, pawn: i64, role: i64) -> list[int]:
    """Where a number card can take this pawn, as tokens, ascending."""
    found: list[int] = []
    n: i64 = VALUES[role]
    _add(found, along(b, pawn, n))
    _add(found, inside(b, pawn, n))
    if role == FOUR:
        _add(found, back(b, pawn, 4))
    elif role == ELEVEN:
        _add(found, along(b, pawn, 1))
        _add(found, inside(b, pawn, 1))
    found.sort()
    return found


def _add(found: list[int], cell: i64) -> None:
    if cell != YARD:
        found.append(FIELD + cell)


def _ask_seven(s: DogState, seat: i64, legs: Move) -> Ask:
    turn = begun(s, seat, legs)
    if turn.left == 0:
        return WHOLE[seat]
    if len(legs) % 2 == 0:
        return Ask(seat, "seven-pawn", tuple([FIELD + cell for cell in turn.pawns()]))
    cells = turn.cells(turn.b.ring[legs[len(legs) - 1] - FIELD])
    return Ask(seat, "seven-field", tuple([FIELD + cell for cell in cells]))


def _ask_swap(s: DogState, seat: i64, rest: Move) -> Ask:
    c: i64 = colour(s, seat)
    if not rest:
        return Ask(seat, "swap-pawn", tuple(loose(s.board, c))) if can_swap(s, c) else IDLE[seat]
    if len(rest) > 1 or rest[0] == NONE:
        return WHOLE[seat]
    return Ask(seat, "swap-with", tuple(others(s, c)))


def others(s: DogState, c: i64) -> list[int]:
    """The foreign pawns that can be swapped, as tokens, ascending."""
    found: list[int] = []
    for other in range(s.seats):
        if other != c:
            found += loose(s.board, other)
    found.sort()
    return found


def loose(b: Board, c: i64) -> list[int]:
    """The pawns of a colour that can be swapped, as tokens, ascending."""
    first: i64 = c * b.each
    found = [FIELD + b.at[pawn] for pawn in range(first, first + b.each) if is_loose(b, pawn)]
    found.sort()
    return found
