# mypyc: compile
"""What a seat sees of HIT as whole numbers.

Seats are counted from one's own, clockwise; what a game with fewer players has not is 0. Cards are counted by kind, in
the order of the words. Words half said are drawn already: a pawn stands where they put it.
"""

from homestretch.core.features import Field
from homestretch.games.hit import phases
from homestretch.games.hit.cards import KINDS
from homestretch.games.hit.tables import COPIES
from homestretch.games.hit.tables import FIELDS as RING
from homestretch.games.hit.track import BOARDS, GOALS
from homestretch.games.hit.view import HitView

VERSION = 1
MOST = 4
PAWNS = 4
MANY = 999  # a number that may grow without bound stops here
COPY = max(1, *COPIES)

FIELDS = (
    Field("seats", 1, MOST, "how many play"),
    Field("me", MOST, 1, "which seat one has: words name fields by their number on the board"),
    Field("phase", 3, 1, "what is asked: play a card; buy; keep or mix the market"),
    Field("turn", MOST, 1, "whose turn it is, one's own first"),
    Field("pawns", MOST * PAWNS, RING + GOALS, "each pawn's way from its start field, which is 1; 0 waits"),
    Field("ring", RING, MOST, "who stands on each field, from one's own start on: 1 oneself; 0 nobody"),
    Field("coins", MOST, MANY, "coins, one's own first; 999 stands for more too"),
    Field("hand", KINDS, COPY, "one's own hand"),
    Field("holds", MOST, KINDS, "how many cards each hand has"),
    Field("known", MOST * KINDS, COPY, "cards that everybody can know to be in a hand"),
    Field("tops", MOST * KINDS, COPY, "bought cards on top of each draw pile"),
    Field("next", MOST, KINDS, "the uppermost of them: its kind counted from 1; 0: none"),
    Field("rest", MOST * KINDS, COPY, "what may lie below, with what is not known of another's hand"),
    Field("piles", MOST, MANY, "how many cards lie below"),
    Field("discards", MOST * KINDS, COPY, "discarded cards"),
    Field("shown", MOST, KINDS, "the uppermost of them: its kind counted from 1; 0: none"),
    Field("guarded", MOST, 1, "who is protected"),
    Field("market", KINDS, COPY, "the market"),
    Field("neutral", KINDS, COPY, "what the common pile holds"),
    Field("round", 1, MANY, "the round; 999 stands for more too"),
    Field("left", 1, 10, "steps of a split still to be shared out"),
    Field("rulings", 3, 1, "no_shields, four_pawns, goal_is_ahead"),
    Field("round_limit", 1, MANY, "the round after which the game ends; 0: none"),
)

ASKED = (phases.PLAY, phases.BUY, phases.KEEP_OR_MIX)


def features(v: HitView) -> list[int]:
    """The numbers of FIELDS, in their order."""
    me = v.seat or 0
    order = [*range(me, v.seats), *range(me)]
    pawns = _pawns(v)
    return [
        v.seats,
        *[int(seat == me) for seat in range(MOST)],
        *[int(v.phase == phase) for phase in ASKED],
        *_pad([int(seat == v.turn and not v.over) for seat in order], MOST),
        *_pad([at + 1 for seat in order for at in pawns[seat]], MOST * PAWNS),
        *_ring(v, order, pawns),
        *_pad([min(v.coins[seat], MANY) for seat in order], MOST),
        *_counts(v.hand),
        *_pad([v.holds[seat] for seat in order], MOST),
        *_piles(v.known, order),
        *_piles(v.tops, order),
        *_pad([v.tops[seat][-1] + 1 if v.tops[seat] else 0 for seat in order], MOST),
        *_piles(v.rest, order),
        *_pad([v.piles[seat] for seat in order], MOST),
        *_piles(v.discards, order),
        *_pad([v.shown[seat] + 1 for seat in order], MOST),
        *_pad([int(v.guarded[seat]) for seat in order], MOST),
        *_counts(v.market),
        *_counts(v.neutral),
        min(v.round, MANY),
        v.left,
        int(v.options.no_shields),
        int(v.options.four_pawns),
        int(v.options.goal_is_ahead),
        v.options.round_limit,
    ]


def _pawns(v: HitView) -> list[list[int]]:
    """Each seat's four pawns after the words half said; one that is not in play waits."""
    places = [[*at, *[-1] * (PAWNS - len(at))] for at in v.pawns]
    for pawn, at in v.moved:
        places[pawn // PAWNS][pawn % PAWNS] = at
    return places


def _ring(v: HitView, order: list[int], pawns: list[list[int]]) -> list[int]:
    board = BOARDS[v.seats]
    ring = [0] * RING
    for rank, seat in enumerate(order, 1):
        off = board.starts[seat] - board.starts[order[0]]
        for at in pawns[seat]:
            if 0 <= at < board.route:
                ring[(at + off) % board.track] = rank
    return ring


def _piles(cards: tuple[tuple[int, ...], ...], order: list[int]) -> list[int]:
    return _pad([n for seat in order for n in _counts(cards[seat])], MOST * KINDS)


def _counts(cards: tuple[int, ...]) -> list[int]:
    counts = [0] * KINDS
    for kind in cards:
        counts[kind] += 1
    return counts


def _pad(numbers: list[int], size: int) -> list[int]:
    return numbers + [0] * (size - len(numbers))
