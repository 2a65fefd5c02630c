# mypyc: compile
"""Every way to carry out a card, for whoever compares many of them without saying them.

A way is a pawn and where it ends, one after the other; ten shared steps may be two pairs; nothing if the card is unused
or moves nobody. A pawn that comes out is one that moves from waiting.
"""

from typing import Final

from homestretch.core.native import i64
from homestretch.core.types import Move
from homestretch.games.hit import board, moves, split, track
from homestretch.games.hit.board import Board
from homestretch.games.hit.cards import EFFECT, NO_CAPTURE, OUT, OUT_OR_STEPS, SPLIT
from homestretch.games.hit.split import TEN
from homestretch.games.hit.state import HitState

Way = tuple[int, ...]
NO_WAY: Final[list[Way]] = [()]


def ways(b: Board, seat: i64, kind: i64, goal_is_ahead: bool) -> list[Way]:
    """At least one. Ten steps are shared by two at most, and where one can take them all, only to bring one home."""
    if kind == SPLIT:
        return _shared(b, seat) or NO_WAY
    own = range(4 * seat, 4 * seat + b.each)
    found: list[Way] = [(int(pawn), int(end)) for pawn in own for end in moves.reach(b, pawn, kind, goal_is_ahead)]
    out: i64 = board.way_out(b, seat) if EFFECT[kind] == OUT_OR_STEPS else track.NOWHERE
    if out >= 0:
        found.append((int(board.waiting(b, seat)), int(out)))
    return found or NO_WAY


def _shared(b: Board, seat: i64) -> list[Way]:
    found: list[Way] = []
    own = [pawn for pawn in range(4 * seat, 4 * seat + b.each) if b.at[pawn] >= 0]
    for pawn in own:
        end: i64 = board.land(b, seat, b.at[pawn] + TEN, NO_CAPTURE)
        if end >= 0:
            found.append((pawn, int(end)))
    least: i64 = b.track.route if found else 0
    for pawn in own:
        here: i64 = b.at[pawn]
        for n in range(1, TEN):
            to: i64 = board.land(b, seat, here + n, NO_CAPTURE)
            if to >= least:
                board.put(b, pawn, to)
                _give_rest(b, seat, own, pawn, TEN - n, found)
                board.put(b, pawn, here)
    return found


def _give_rest(b: Board, seat: i64, own: list[int], first: i64, n: i64, found: list[Way]) -> None:
    """The rest of the steps to a second pawn."""
    for pawn in own:
        if pawn != first:
            end: i64 = board.land(b, seat, b.at[pawn] + n, NO_CAPTURE)
            if end >= 0:
                found.append((int(first), b.at[first], pawn, int(end)))


def fits(b: Board, seat: i64, way: Way, path: Move) -> bool:
    """Whether a card carried out this way is said like this as far as its first pawn and end."""
    if len(path) < 2 or not way:
        return True
    here: i64 = b.at[way[0]]
    if here < 0 or path[1] != board.word(b, seat, here):
        return here < 0 and path[1] == OUT
    return len(path) < 3 or path[2] == board.word(b, seat, way[1])


def said(s: HitState, seat: i64, kind: i64, way: Way) -> Move:
    """The words of a card carried out this way; `unused` is left to be said."""
    move: Move = (int(kind),)
    for i in range(0, len(way), 2):
        if s.board.at[way[i]] < 0:
            return move + (OUT,)
        move = move + (_word(s, seat, s.board.at[way[i]]), _word(s, seat, way[i + 1]))
        if kind == SPLIT:
            move = move + _steps(s, seat, move, way[i + 2 :])
    return move


def _word(s: HitState, seat: i64, place: i64) -> int:
    return int(board.word(s.board, seat, place))


def _steps(s: HitState, seat: i64, move: Move, after: Way) -> Move:
    """The number of steps where it must be said: all that are left, or as many as leave the second pawn its own."""
    asked = split.ask(s.board, seat, move[1:])
    if asked.what != "split-steps":
        return ()
    if after:
        second = (_word(s, seat, s.board.at[after[0]]),)
        for number in asked.tokens:
            if _word(s, seat, after[1]) in split.ask(s.board, seat, move[1:] + (number,) + second).tokens:
                return (number,)
    return (asked.tokens[-1],)
