# mypyc: compile
"""The card of ten steps (R-HIT-117): pawn after pawn, complete or not at all, each pawn at most once.

A leg is said as the pawn's field and the field it ends on; where a bump lets two numbers of steps end on the same
field, the number is said too.
"""

from typing import Final, final

from homestretch.core.native import i64
from homestretch.core.rng import Rng
from homestretch.core.types import Ask, Move
from homestretch.games.hit.board import Board, land, pawn_on, progress, put, word
from homestretch.games.hit.cards import NO_CAPTURE, STEP

TEN: Final = 10


@final
class Legs:
    """Ten steps partly walked, on pawns of its own."""

    def __init__(self, b: Board, seat: i64) -> None:
        self.board = b.copy()
        self.seat: i64 = seat
        self.left: i64 = TEN
        self.moved: i64 = 0  # bit i: pawn i has had its share


def completes(x: Legs) -> bool:
    """Whether the steps that are left can be shared out in full; all on one pawn is tried first."""
    if x.left == 0:
        return True
    own = range(4 * x.seat, 4 * x.seat + x.board.each)
    for pawn in own:
        if may_walk(x, pawn) and _end(x, pawn, x.left) >= 0:
            return True
    if x.left == 1:
        return False
    for pawn in own:
        if shares(x, pawn, True):
            return True
    return False


def may_walk(x: Legs, pawn: i64) -> bool:
    """Whether a pawn is out and has not had its share."""
    return x.board.at[pawn] >= 0 and x.moved >> (pawn % 4) & 1 == 0


def shares(x: Legs, pawn: i64, one: bool) -> list[int]:
    """The numbers of steps this pawn can take so that the rest can be shared out too; if `one`, the first is enough."""
    found: list[int] = []
    if not may_walk(x, pawn):
        return found
    for n in range(1, x.left + 1):
        end: i64 = _end(x, pawn, n)
        if end >= 0 and _works(x, pawn, n, end):
            found.append(n)
            if one:
                break
    return found


def _works(x: Legs, pawn: i64, n: i64, end: i64) -> bool:
    here: i64 = x.board.at[pawn]
    go(x, pawn, n, end)
    good = completes(x)
    put(x.board, pawn, here)
    x.moved ^= 1 << (pawn % 4)
    x.left += n
    return good


def go(x: Legs, pawn: i64, n: i64, end: i64) -> None:
    """Give a pawn its share of the steps."""
    put(x.board, pawn, end)
    x.moved |= 1 << (pawn % 4)
    x.left -= n


def ask(b: Board, seat: i64, legs: Move) -> Ask:
    """The next question after these words, which follow the card; a split that cannot begin has no tokens."""
    x = Legs(b, seat)
    i: i64 = 0
    while i < len(legs):
        pawn: i64 = pawn_on(x.board, seat, progress(x.board, seat, legs[i]))
        if pawn < 0:
            return Ask(seat, "", ())
        if i + 1 == len(legs):
            return Ask(seat, "split-field", _ends(x, pawn))
        to: i64 = progress(x.board, seat, legs[i + 1])
        fitting = _numbers(x, pawn, to)
        if len(fitting) > 1 and i + 2 == len(legs):
            return Ask(seat, "split-steps", tuple([STEP + n for n in fitting]))
        i += _follow(x, pawn, to, fitting, legs, i)
        if x.left < 0:
            return Ask(seat, "", ())
    return Ask(seat, "split-pawn", _starts(x)) if x.left else Ask(seat, "", ())


def _numbers(x: Legs, pawn: i64, to: i64) -> list[int]:
    """The numbers of steps that bring this pawn there; of several, those that leave a rest that can be shared out."""
    found = [n for n in range(1, x.left + 1) if _end(x, pawn, n) == to]
    return [n for n in found if _works(x, pawn, n, to)] if len(found) > 1 else found


def _follow(x: Legs, pawn: i64, to: i64, fitting: list[int], legs: Move, i: i64) -> i64:
    """Walk the leg said at i; how many words it took. Words that make no leg leave fewer than no steps."""
    if len(fitting) == 1:
        go(x, pawn, fitting[0], to)
        return 2
    n: i64 = legs[i + 2] - STEP if i + 2 < len(legs) else 0
    if n not in fitting:
        x.left = -1
        return 3
    go(x, pawn, n, to)
    return 3


def _end(x: Legs, pawn: i64, n: i64) -> i64:
    return land(x.board, x.seat, x.board.at[pawn] + n, NO_CAPTURE)


def _ends(x: Legs, pawn: i64) -> Move:
    tokens: list[int] = []
    for n in shares(x, pawn, False):
        token: i64 = word(x.board, x.seat, _end(x, pawn, n))
        if token not in tokens:
            tokens.append(token)
    return tuple(tokens)


def _starts(x: Legs) -> Move:
    return tuple([int(word(x.board, x.seat, x.board.at[pawn])) for pawn in _able(x)])


def _able(x: Legs) -> list[int]:
    """The pawns that can go next."""
    return [pawn for pawn in range(4 * x.seat, 4 * x.seat + x.board.each) if shares(x, pawn, True)]


def any_legs(x: Legs, rng: Rng) -> None:
    """Walk all that is left, as the words of `ask` would, each as likely as the others offered."""
    while x.left:
        pawn: i64 = _pick(_able(x), rng)
        to: i64 = progress(x.board, x.seat, rng.pick(_ends(x, pawn)))
        fitting = _numbers(x, pawn, to)
        go(x, pawn, fitting[0] if len(fitting) == 1 else _pick(fitting, rng), to)


def _pick(some: list[int], rng: Rng) -> i64:
    return some[rng.below(len(some))]


def walked(b: Board, seat: i64, legs: Move) -> Legs:
    """The pawns after these legs, whole or half said; words that end in the middle of a leg leave it out."""
    x = Legs(b, seat)
    i: i64 = 0
    while i + 1 < len(legs):
        pawn: i64 = pawn_on(x.board, seat, progress(x.board, seat, legs[i]))
        if pawn < 0:
            break
        to: i64 = progress(x.board, seat, legs[i + 1])
        fitting = _numbers(x, pawn, to)
        if not fitting or (len(fitting) > 1 and i + 2 == len(legs)):
            break
        i += _follow(x, pawn, to, fitting, legs, i)
    return x
