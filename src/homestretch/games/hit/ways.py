# mypyc: compile
"""Every way to carry out a card, for whoever compares many of them without saying them.

A way is one number: a leg, which is a pawn and where it ends, or two of them where ten steps are shared; 0 if the card
is unused or moves nobody. A pawn that comes out is one that moves from waiting.
"""

from typing import Final

from homestretch.core.native import append, i64, vec
from homestretch.core.types import Move
from homestretch.games.hit import board, moves, split, track
from homestretch.games.hit.board import Board
from homestretch.games.hit.cards import EFFECT, NO_CAPTURE, OUT, OUT_OR_STEPS, SPLIT
from homestretch.games.hit.split import TEN
from homestretch.games.hit.state import HitState

NO_WAY: Final = 0
LEG: Final = 16  # bits of a leg: one that it is there, the pawn, and its end
END: Final = 8


def leg(pawn: i64, end: i64) -> i64:
    return (1 << LEG - 1) | pawn << END | end


def pawn_of(way: i64) -> i64:
    """Who walks its first leg."""
    return way >> END & (1 << LEG - 1 - END) - 1


def end_of(way: i64) -> i64:
    """Where its first leg ends."""
    return way & (1 << END) - 1


def rest_of(way: i64) -> i64:
    """The way without its first leg."""
    return way >> LEG


def ways(b: Board, seat: i64, kind: i64, goal_is_ahead: bool) -> vec[i64]:
    """At least one. Ten steps are shared by two at most, and where one can take them all, only to bring one home."""
    found = vec[i64]()
    if kind == SPLIT:
        found = _shared(b, seat)
    else:
        for pawn in range(4 * seat, 4 * seat + b.each):
            found = moves.with_reach(found, leg(pawn, 0), b, pawn, kind, goal_is_ahead)
        out: i64 = board.way_out(b, seat) if EFFECT[kind] == OUT_OR_STEPS else track.NOWHERE
        if out >= 0:
            found = append(found, leg(board.waiting(b, seat), out))
    return found if len(found) else append(found, NO_WAY)


def _shared(b: Board, seat: i64) -> vec[i64]:
    found = vec[i64]()
    own = range(4 * seat, 4 * seat + b.each)
    for pawn in own:
        end: i64 = board.land(b, seat, b.at[pawn] + TEN, NO_CAPTURE) if b.at[pawn] >= 0 else track.NOWHERE
        if end >= 0:
            found = append(found, leg(pawn, end))
    least: i64 = b.track.route if len(found) else 0
    for pawn in own:
        here: i64 = b.at[pawn]
        for n in range(1, TEN if here >= 0 else 1):
            to: i64 = board.land(b, seat, here + n, NO_CAPTURE)
            if to >= least:
                board.put(b, pawn, to)
                found = _give_rest(b, seat, pawn, TEN - n, found)
                board.put(b, pawn, here)
    return found


def _give_rest(b: Board, seat: i64, first: i64, n: i64, found: vec[i64]) -> vec[i64]:
    """The rest of the steps to a second pawn."""
    for pawn in range(4 * seat, 4 * seat + b.each):
        if pawn != first and b.at[pawn] >= 0:
            end: i64 = board.land(b, seat, b.at[pawn] + n, NO_CAPTURE)
            if end >= 0:
                found = append(found, leg(pawn, end) << LEG | leg(first, b.at[first]))
    return found


def fits(b: Board, seat: i64, way: i64, path: Move) -> bool:
    """Whether a card carried out this way is said like this as far as its first pawn and end."""
    if len(path) < 2 or way == NO_WAY:
        return True
    here: i64 = b.at[pawn_of(way)]
    if here < 0 or path[1] != board.word(b, seat, here):
        return here < 0 and path[1] == OUT
    return len(path) < 3 or path[2] == board.word(b, seat, end_of(way))


def said(s: HitState, seat: i64, kind: i64, way: i64) -> Move:
    """The words of a card carried out this way; `unused` is left to be said."""
    move: Move = (int(kind),)
    while way != NO_WAY:
        here: i64 = s.board.at[pawn_of(way)]
        if here < 0:
            return move + (OUT,)
        move = move + (_word(s, seat, here), _word(s, seat, end_of(way)))
        way = rest_of(way)
        if kind == SPLIT:
            move = move + _steps(s, seat, move, way)
    return move


def _word(s: HitState, seat: i64, place: i64) -> int:
    return int(board.word(s.board, seat, place))


def _steps(s: HitState, seat: i64, move: Move, after: i64) -> Move:
    """The number of steps where it must be said: all that are left, or as many as leave the second pawn its own."""
    asked = split.ask(s.board, seat, move[1:])
    if asked.what != "split-steps":
        return ()
    if after != NO_WAY:
        second = (_word(s, seat, s.board.at[pawn_of(after)]),)
        for number in asked.tokens:
            if _word(s, seat, end_of(after)) in split.ask(s.board, seat, move[1:] + (number,) + second).tokens:
                return (number,)
    return (asked.tokens[-1],)
