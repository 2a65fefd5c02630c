# mypyc: compile
"""What each card can do with a pawn: every place it may end, by the table of effects."""

from homestretch.core.native import append, i64, vec
from homestretch.games.hit import cards
from homestretch.games.hit.board import Board, field, land, pawn_on
from homestretch.games.hit.cards import EFFECT, LEAST, MOST, NO_GOAL, SYMBOLS
from homestretch.games.hit.track import NOWHERE


def reach(b: Board, pawn: i64, kind: i64, goal_is_ahead: bool) -> vec[i64]:
    """Every place this pawn may end with this card, as progress, none twice."""
    return with_reach(vec[i64](), 0, b, pawn, kind, goal_is_ahead)


def with_reach(found: vec[i64], mark: i64, b: Board, pawn: i64, kind: i64, goal_is_ahead: bool) -> vec[i64]:
    """The same numbers and those places, each with this mark."""
    here: i64 = b.at[pawn]
    seat: i64 = pawn // 4
    symbols: i64 = SYMBOLS[kind]
    if is_held(b, here, symbols):
        return found
    if EFFECT[kind] <= cards.OUT_OR_STEPS:
        for n in range(LEAST[kind], MOST[kind] + 1):
            found = _with(found, mark, land(b, seat, here + n, symbols))
        return found
    for target in aims(b, seat, here, kind, goal_is_ahead):
        found = _with(found, mark, land(b, seat, target, symbols))
    return found


def _with(found: vec[i64], mark: i64, end: i64) -> vec[i64]:
    """The same numbers and this place, unless it is there already, or none."""
    if end < 0:
        return found
    for each in found:
        if each == mark | end:
            return found
    return append(found, mark | end)


def can_move(b: Board, pawn: i64, kind: i64, goal_is_ahead: bool) -> bool:
    """Whether there is any such place."""
    here: i64 = b.at[pawn]
    if is_held(b, here, SYMBOLS[kind]):
        return False
    least: i64 = LEAST[kind]
    if EFFECT[kind] <= cards.OUT_OR_STEPS and least == MOST[kind]:
        return land(b, pawn // 4, here + least, SYMBOLS[kind]) >= 0
    return len(reach(b, pawn, kind, goal_is_ahead)) > 0


def is_held(b: Board, here: i64, symbols: i64) -> bool:
    """R-HIT-044, 067: a pawn that waits, or is in the goal while the card has the sign for no goal."""
    return here < 0 or (here >= b.track.route and symbols & NO_GOAL != 0)


def aims(b: Board, seat: i64, here: i64, kind: i64, goal_is_ahead: bool) -> vec[i64]:
    """The places the text of a card leads to, before it is asked who stands there."""
    effect: i64 = EFFECT[kind]
    if effect == cards.STEPS or effect == cards.OUT_OR_STEPS:
        return vec[i64]([here + n for n in range(LEAST[kind], MOST[kind] + 1)])
    if here >= b.track.route and effect != cards.THREE_OR_BACK:
        return vec[i64]()  # all that follows is looked for on the ring
    if effect == cards.THREE_OR_BACK:
        back = 1 <= here < b.track.route  # R-HIT-116: never back over the own barrier, and a goal is not the ring
        return vec[i64]([here + 3, here - 1]) if back else vec[i64]([here + 3])
    if effect == cards.CORNERS:
        return marked(b, seat, here, b.track.is_corner, MOST[kind])
    if effect == cards.NEXT_BARRIER:
        return marked(b, seat, here, b.track.is_barrier, 1)
    if effect == cards.NEXT_START:
        return marked(b, seat, here, b.track.is_start, 1)
    if effect == cards.FREE_CORNER:
        return _free_corner(b, seat, here)
    if effect == cards.HUNT:
        return _prey(b, seat, here)
    if effect == cards.BEHIND:
        return _behind(b, seat, here, goal_is_ahead)
    if effect == cards.GROUPS:
        return _past_groups(b, seat, here, MOST[kind])
    return vec[i64]()


def marked(b: Board, seat: i64, here: i64, marks: vec[bool], most: i64) -> vec[i64]:
    """The next fields ahead with this mark, up to the own barrier (R-HIT-046), at most so many."""
    found = vec[i64]()
    for far in range(here + 1, b.track.route):
        if marks[field(b, seat, far)]:
            found = append(found, far)
            if len(found) == most:
                break
    return found


def _free_corner(b: Board, seat: i64, here: i64) -> vec[i64]:
    """R-HIT-105: occupied corners are skipped."""
    for far in range(here + 1, b.track.route):
        f: i64 = field(b, seat, far)
        if b.track.is_corner[f] and b.ring[f] < 0:
            return vec[i64]([far])
    return vec[i64]()


def _prey(b: Board, seat: i64, here: i64) -> vec[i64]:
    """R-HIT-123: the nearest opponent ahead; own pawns are passed."""
    for far in range(here + 1, b.track.route):
        other: i64 = b.ring[field(b, seat, far)]
        if other >= 0 and other // 4 != seat:
            return vec[i64]([far])
    return vec[i64]()


def _behind(b: Board, seat: i64, here: i64, goal_is_ahead: bool) -> vec[i64]:
    """R-HIT-124: the field directly behind the nearest pawn of any colour, unless it is already there."""
    near: i64 = nearest(b, seat, here, goal_is_ahead)
    return vec[i64]([near - 1]) if near > here + 1 else vec[i64]()


def nearest(b: Board, seat: i64, here: i64, goal_is_ahead: bool) -> i64:
    """The progress at which the nearest pawn ahead stands, or NOWHERE."""
    for far in range(here + 1, b.track.route):
        if b.ring[field(b, seat, far)] >= 0:
            return far
    if goal_is_ahead:
        for far in range(b.track.route, b.track.route + 4):
            if pawn_on(b, seat, far) >= 0:
                return far
    return NOWHERE


def _past_groups(b: Board, seat: i64, here: i64, most: i64) -> vec[i64]:
    """R-HIT-125: the free field ahead of the first group, and of the second."""
    found = vec[i64]()
    in_group = False
    for far in range(here + 1, b.track.route):
        taken = b.ring[field(b, seat, far)] >= 0
        if in_group and not taken:
            found = append(found, far)
            if len(found) == most:
                break
        in_group = taken
    return found
