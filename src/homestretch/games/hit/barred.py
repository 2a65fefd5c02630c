"""What bars the way of a pawn, as a sentence with the clause that says most about it."""

from typing import NamedTuple

from homestretch.core.types import Msg, Seat, Token
from homestretch.games.hit import board, cards, moves
from homestretch.games.hit.board import Board
from homestretch.games.hit.cards import EFFECT, FIELD, LEAST, MOST, NO_CAPTURE, NO_GOAL, SPLIT, START_KINDS, SYMBOLS
from homestretch.games.hit.track import NOWHERE

# The clause that says what a card looks for, where it finds nothing.
NOTHING_AHEAD = {
    cards.FREE_CORNER: "R-HIT-208",
    cards.NEXT_BARRIER: "R-HIT-203",
    cards.NEXT_START: "R-HIT-204",
    cards.CORNERS: "R-HIT-208",
    cards.HUNT: "R-HIT-211",
    cards.BEHIND: "R-HIT-124",
    cards.GROUPS: "R-HIT-125",
}
FOR_CORNERS = (cards.FREE_CORNER, cards.CORNERS)
FOR_MARKS = (*FOR_CORNERS, cards.NEXT_BARRIER, cards.NEXT_START)


class Try(NamedTuple):
    """A pawn that somebody would like to move with a card."""

    b: Board
    seat: Seat
    here: int
    kind: int
    left: int  # steps of a split that are still to be shared out
    goal_is_ahead: bool

    @property
    def numbers(self) -> range:
        """The numbers of steps the card walks, if that is what it does."""
        if self.kind == SPLIT:
            return range(1, self.left + 1)
        return range(LEAST[self.kind], MOST[self.kind] + 1) if EFFECT[self.kind] not in NOTHING_AHEAD else range(0)

    @property
    def aims(self) -> list[int]:
        """Where the text of the card leads, before it is asked who stands there."""
        if self.kind == SPLIT:
            return [self.here + n for n in self.numbers]
        return list(moves.aims(self.b, self.seat, self.here, self.kind, self.goal_is_ahead))

    @property
    def ends(self) -> list[tuple[int, int]]:
        """Every aim on the ring with the place where the pawn ends for it."""
        symbols = SYMBOLS[self.kind]
        on_ring = [aim for aim in self.aims if aim < self.b.track.route]
        return [(aim, int(board.land(self.b, self.seat, aim, symbols))) for aim in on_ring]

    def taken(self, there: int) -> int:
        """The pawn on this field of the ring, or -1."""
        return self.b.ring[board.field(self.b, self.seat, there)]


def card(kind: int) -> Msg:
    return Msg(f"card-{cards.WORDS[kind]}")


def clause(kind: int) -> str:
    """R-HIT-100 to 105, then 110 to 125: what each card does."""
    return f"R-HIT-{100 + kind if kind < START_KINDS else 104 + kind}"


def by_card(t: Try) -> Msg:
    """Why a card cannot move this pawn."""
    b = t.b
    if SYMBOLS[t.kind] & NO_GOAL and t.here >= b.track.route:
        return Msg("why-stays-in-goal", {"card": card(t.kind)}, "R-HIT-067")
    if not t.aims:
        return _nothing_ahead(t)
    if any(board.pawn_on(b, t.seat, aim) >= 0 for aim in t.aims):
        return Msg("why-own-pawn", {}, "R-HIT-058")
    if SYMBOLS[t.kind] & NO_GOAL:
        return Msg("why-not-into-goal", {"card": card(t.kind)}, "R-HIT-066")
    if b.hole in t.aims:
        return Msg("why-goal-ignored", {}, "R-HIT-010")
    return Msg("why-too-far", {}, "R-HIT-049")


def _nothing_ahead(t: Try) -> Msg:
    effect, b = EFFECT[t.kind], t.b
    near = moves.nearest(b, t.seat, t.here, t.goal_is_ahead)
    if effect == cards.FREE_CORNER and moves.marked(b, t.seat, t.here, b.track.is_corner, 1):
        return Msg("why-corners-taken", {}, "R-HIT-105")
    if effect == cards.BEHIND and near == t.here + 1:
        return Msg("why-close-behind", {}, "R-HIT-212")
    if effect == cards.GROUPS and t.here < near < b.track.route:
        return Msg("why-group-at-barrier", {}, "R-HIT-249")
    return Msg("why-no-aim", {"card": card(t.kind)}, NOTHING_AHEAD[effect])


def by_place(t: Try, token: Token) -> Msg:
    """Why this pawn cannot end there."""
    b, there = t.b, int(board.progress(t.b, t.seat, token))
    if there >= b.track.route and SYMBOLS[t.kind] & NO_GOAL:
        return Msg("why-not-into-goal", {"card": card(t.kind)}, "R-HIT-066")
    if there in (NOWHERE, b.hole):
        return _no_place(t, token)
    if there == t.here:
        return Msg("why-must-leave", {}, _must_leave(t.kind))
    if board.pawn_on(b, t.seat, there) >= 0:
        return Msg("why-own-pawn", {}, "R-HIT-058")
    into_goal = max(there, t.here) >= b.track.route
    found = _by_goal(t, there) if into_goal else _by_pawns(t, there) or _by_way(t, there)
    return found or _by_text(t, token, there)


def _no_place(t: Try, token: Token) -> Msg:
    if token < FIELD:
        return Msg("why-goal-ignored", {}, "R-HIT-010")
    if token - FIELD >= t.b.track.length:
        return Msg("why-no-field", {"place": cards.WORDS[token]}, "R-HIT-304")
    return Msg("why-past-barrier", {}, "R-HIT-046")


def _must_leave(kind: int) -> str:
    return "R-HIT-248" if kind == SPLIT else "R-HIT-205" if EFFECT[kind] in FOR_MARKS else "R-HIT-038"


def _by_goal(t: Try, there: int) -> Msg | None:
    """Into the goal, or within it."""
    gone_on = [end for _, end in t.ends if end >= t.b.track.route]
    if there < t.here:
        back = EFFECT[t.kind] == cards.THREE_OR_BACK
        return Msg("why-only-deeper", {}, "R-HIT-221" if back else "R-HIT-220")
    if gone_on and there not in (*gone_on, *t.aims):
        return Msg("why-first-goal", {}, "R-HIT-213")
    return _drops_steps(t, there, "R-HIT-049")


def _drops_steps(t: Try, there: int, says: str) -> Msg | None:
    few = t.numbers and there - t.here < t.numbers[0]
    return Msg("why-all-steps", {"card": card(t.kind)}, says) if few else None


def _by_pawns(t: Try, there: int) -> Msg | None:
    """The pawn goes on from there, or past it."""
    if t.taken(there) < 0:
        return None
    if there in t.aims and SYMBOLS[t.kind] & NO_CAPTURE:
        return Msg("why-no-capture", {"card": card(t.kind)}, "R-HIT-059")
    if there in t.aims:
        return Msg("why-shielded", {}, "R-HIT-062")
    if any(aim < there < end for aim, end in t.ends):
        return Msg("why-passed", {}, "R-HIT-065")
    if EFFECT[t.kind] == cards.HUNT and there > t.here:
        return Msg("why-hunt-nearest", {}, "R-HIT-210" if any(end > aim for aim, end in t.ends) else "R-HIT-123")
    return None


def _by_way(t: Try, there: int) -> Msg | None:
    """The way does not lead there: it is not walked to its end, or there lies behind, or beyond the own barrier."""
    track = t.b.track
    if EFFECT[t.kind] == cards.THREE_OR_BACK and t.here == 0 and there == track.length - 1:
        return Msg("why-back-over-barrier", {}, "R-HIT-222")
    if there > t.here:
        return _drops_steps(t, there, "R-HIT-038")
    if there + track.length - t.here in t.numbers:
        return Msg("why-past-barrier", {}, "R-HIT-046")
    return _not_ahead(t, there) or Msg("why-clockwise", {}, "R-HIT-042")


def _not_ahead(t: Try, there: int) -> Msg | None:
    """It is what the card looks for, but not on the way of this pawn."""
    track, effect, f = t.b.track, EFFECT[t.kind], board.field(t.b, t.seat, there)
    if effect in FOR_CORNERS and track.is_corner[f]:
        return Msg("why-past-barrier", {}, "R-HIT-208")
    if effect == cards.HUNT and t.taken(there) >= 0:
        return Msg("why-past-barrier", {}, "R-HIT-211")
    if effect == cards.NEXT_START and there == 0:
        return Msg("why-own-start", {"card": card(t.kind)}, "R-HIT-204")
    marks = {cards.NEXT_BARRIER: track.is_barrier, cards.NEXT_START: track.is_start}.get(effect)
    if marks and marks[f]:
        return Msg("why-only-ahead", {"card": card(t.kind)}, "R-HIT-201")
    return None


def _by_text(t: Try, token: Token, there: int) -> Msg:
    """The card says otherwise."""
    if t.kind != SPLIT:
        return Msg("why-not-there", {"card": card(t.kind), "place": cards.WORDS[token]}, clause(t.kind))
    if there - t.here > t.left:
        return Msg("why-split-far", {"steps": t.left}, "R-HIT-117")
    return Msg("why-split-field", {"place": cards.WORDS[token], "steps": t.left}, "R-HIT-117")
