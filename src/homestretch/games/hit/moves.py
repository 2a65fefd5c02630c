# mypyc: compile
"""What each card can do with a pawn: every place it may end, by the table of effects."""

from homestretch.core.native import i64
from homestretch.games.hit import cards
from homestretch.games.hit.cards import EFFECT, LEAST, MOST, NO_GOAL, SYMBOLS
from homestretch.games.hit.track import NOWHERE, Pawns, field, land, pawn_on


def reach(p: Pawns, pawn: i64, kind: i64, goal_is_ahead: bool) -> list[int]:
    """Every place this pawn may end with this card, as progress, none twice."""
    here: i64 = p.at[pawn]
    seat: i64 = pawn // 4
    symbols: i64 = SYMBOLS[kind]
    ends: list[int] = []
    if is_held(p, here, symbols):
        return ends
    if EFFECT[kind] <= cards.OUT_OR_STEPS:
        for n in range(LEAST[kind], MOST[kind] + 1):
            _end_on(ends, land(p, seat, here + n, symbols))
        return ends
    for target in aims(p, seat, here, kind, goal_is_ahead):
        _end_on(ends, land(p, seat, target, symbols))
    return ends


def _end_on(ends: list[int], end: i64) -> None:
    if end >= 0 and end not in ends:
        ends.append(end)


def can_move(p: Pawns, pawn: i64, kind: i64, goal_is_ahead: bool) -> bool:
    """Whether there is any such place."""
    here: i64 = p.at[pawn]
    if is_held(p, here, SYMBOLS[kind]):
        return False
    least: i64 = LEAST[kind]
    if EFFECT[kind] <= cards.OUT_OR_STEPS and least == MOST[kind]:
        return land(p, pawn // 4, here + least, SYMBOLS[kind]) >= 0
    return len(reach(p, pawn, kind, goal_is_ahead)) > 0


def is_held(p: Pawns, here: i64, symbols: i64) -> bool:
    """R-HIT-044, 067: a pawn that waits, or is in the goal while the card has the sign for no goal."""
    return here < 0 or (here >= p.board.route and symbols & NO_GOAL != 0)


def aims(p: Pawns, seat: i64, here: i64, kind: i64, goal_is_ahead: bool) -> list[int]:
    """The places the text of a card leads to, before it is asked who stands there."""
    effect: i64 = EFFECT[kind]
    if effect == cards.STEPS or effect == cards.OUT_OR_STEPS:
        return [here + n for n in range(LEAST[kind], MOST[kind] + 1)]
    if here >= p.board.route and effect != cards.THREE_OR_BACK:
        return []  # all that follows is looked for on the ring
    if effect == cards.THREE_OR_BACK:
        back = 1 <= here < p.board.route  # R-HIT-116: never back over the own barrier, and a goal is not the ring
        return [here + 3, here - 1] if back else [here + 3]
    if effect == cards.CORNERS:
        return marked(p, seat, here, p.board.is_corner, MOST[kind])
    if effect == cards.NEXT_BARRIER:
        return marked(p, seat, here, p.board.is_barrier, 1)
    if effect == cards.NEXT_START:
        return marked(p, seat, here, p.board.is_start, 1)
    if effect == cards.FREE_CORNER:
        return _free_corner(p, seat, here)
    if effect == cards.HUNT:
        return _prey(p, seat, here)
    if effect == cards.BEHIND:
        return _behind(p, seat, here, goal_is_ahead)
    if effect == cards.GROUPS:
        return _past_groups(p, seat, here, MOST[kind])
    return []


def marked(p: Pawns, seat: i64, here: i64, marks: list[bool], most: i64) -> list[int]:
    """The next fields ahead with this mark, up to the own barrier (R-HIT-046), at most so many."""
    found: list[int] = []
    for far in range(here + 1, p.board.route):
        if marks[field(p, seat, far)]:
            found.append(far)
            if len(found) == most:
                break
    return found


def _free_corner(p: Pawns, seat: i64, here: i64) -> list[int]:
    """R-HIT-105: occupied corners are skipped."""
    for far in range(here + 1, p.board.route):
        f: i64 = field(p, seat, far)
        if p.board.is_corner[f] and p.who[f] < 0:
            return [far]
    return []


def _prey(p: Pawns, seat: i64, here: i64) -> list[int]:
    """R-HIT-123: the nearest opponent ahead; own pawns are passed."""
    for far in range(here + 1, p.board.route):
        other: i64 = p.who[field(p, seat, far)]
        if other >= 0 and other // 4 != seat:
            return [far]
    return []


def _behind(p: Pawns, seat: i64, here: i64, goal_is_ahead: bool) -> list[int]:
    """R-HIT-124: the field directly behind the nearest pawn of any colour, unless it is already there."""
    near: i64 = nearest(p, seat, here, goal_is_ahead)
    return [near - 1] if near > here + 1 else []


def nearest(p: Pawns, seat: i64, here: i64, goal_is_ahead: bool) -> i64:
    """The progress at which the nearest pawn ahead stands, or NOWHERE."""
    for far in range(here + 1, p.board.route):
        if p.who[field(p, seat, far)] >= 0:
            return far
    if goal_is_ahead:
        for far in range(p.board.route, p.board.route + 4):
            if pawn_on(p, seat, far) >= 0:
                return far
    return NOWHERE


def _past_groups(p: Pawns, seat: i64, here: i64, most: i64) -> list[int]:
    """R-HIT-125: the free field ahead of the first group, and of the second."""
    found: list[int] = []
    in_group = False
    for far in range(here + 1, p.board.route):
        taken = p.who[field(p, seat, far)] >= 0
        if in_group and not taken:
            found.append(far)
            if len(found) == most:
                break
        in_group = taken
    return found
