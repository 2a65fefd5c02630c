# mypyc: compile
"""What a seat sees of HIT as whole numbers.

Seats are counted from one's own, clockwise; what a game with fewer players has not is 0. Cards are counted by kind, in
the order of the words. Words half said are drawn already: a pawn stands where they put it.
"""

from typing import Final

from homestretch.core.features import Field, size
from homestretch.core.native import i64
from homestretch.core.sheet import Sheet
from homestretch.games.hit import phases
from homestretch.games.hit.cards import KINDS
from homestretch.games.hit.tables import COPIES
from homestretch.games.hit.tables import FIELDS as RING
from homestretch.games.hit.track import GOALS, TRACKS
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

SIZE: Final = size(FIELDS)
ASKED: Final[tuple[int, ...]] = (phases.PLAY, phases.BUY, phases.KEEP_OR_MIX)


def features(v: HitView) -> list[int]:
    """The numbers of FIELDS, in their order."""
    me: i64 = v.seat or 0
    seats: i64 = v.seats
    n = Sheet(SIZE)
    n.put(seats)
    n.mark(me, MOST)
    n.mark(ASKED.index(v.phase) if v.phase in ASKED else -1, 3)
    n.mark((v.turn - me) % seats if not v.over else -1, MOST)
    _pawns(n, v, me, seats)
    n.round(tuple([min(coins, MANY) for coins in v.coins]), me, MOST)
    n.count(v.hand, KINDS)
    n.round(v.holds, me, MOST)
    _piles(n, v.known, me, seats)
    _piles(n, v.tops, me, seats)
    n.round(tuple([top[-1] + 1 if top else 0 for top in v.tops]), me, MOST)
    _piles(n, v.rest, me, seats)
    n.round(v.piles, me, MOST)
    _piles(n, v.discards, me, seats)
    n.round(tuple([kind + 1 for kind in v.shown]), me, MOST)
    n.flags(v.guarded, me, MOST)
    n.count(v.market, KINDS)
    n.count(v.neutral, KINDS)
    n.put(min(v.round, MANY))
    n.put(v.left)
    n.flag(v.options.no_shields)
    n.flag(v.options.four_pawns)
    n.flag(v.options.goal_is_ahead)
    n.put(v.options.round_limit)
    return n.numbers


def _pawns(n: Sheet, v: HitView, me: i64, seats: i64) -> None:
    """The fields `pawns` and `ring`: where each seat's pawns stand after the words half said."""
    out = n.numbers
    pawns = v.pawns
    first: i64 = n.at
    for k in range(seats):
        n.row(tuple([at + 1 for at in pawns[(me + k) % seats]]), PAWNS)
    n.skip((MOST - seats) * PAWNS)
    for pawn, now in v.moved:
        out[first + (pawn // PAWNS - me) % seats * PAWNS + pawn % PAWNS] = now + 1
    track = TRACKS[v.seats]
    for k in range(seats):
        off: i64 = track.starts[(me + k) % seats] - track.starts[me]
        for i in range(PAWNS):
            at: i64 = out[first + PAWNS * k + i] - 1
            if 0 <= at < track.route:
                out[n.at + (at + off) % track.length] = k + 1
    n.skip(RING)


def _piles(n: Sheet, cards: tuple[tuple[int, ...], ...], me: i64, seats: i64) -> None:
    for k in range(seats):
        n.count(cards[(me + k) % seats], KINDS)
    n.skip(KINDS * (MOST - seats))
