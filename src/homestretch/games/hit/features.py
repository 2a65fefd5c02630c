# mypyc: compile
"""What a seat sees of HIT as whole numbers.

Seats are counted from one's own, clockwise; what a game with fewer players has not is 0. Cards are counted by kind, in
the order of the words. Words half said are drawn already: a pawn stands where they put it.
"""

from typing import Final

from homestretch.core.features import Field, size
from homestretch.core.native import i64, vec
from homestretch.core.sheet import Sheet
from homestretch.games.hit import phases
from homestretch.games.hit.cards import KINDS
from homestretch.games.hit.glance import HitGlance
from homestretch.games.hit.tables import COPIES
from homestretch.games.hit.tables import FIELDS as RING
from homestretch.games.hit.track import GOALS, TRACKS
from homestretch.games.hit.view import HitView, again

VERSION = 1
MOST: Final = 4
PAWNS: Final = 4
MANY: Final = 999  # a number that may grow without bound stops here
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


def features(v: HitView) -> list[int]:
    """The numbers of FIELDS, in their order."""
    n = Sheet(SIZE)
    write(again(v), n)
    return n.listed()


def write(g: HitGlance, n: Sheet) -> None:
    me: i64 = g.me
    seats: i64 = g.seats
    n.put(seats)
    n.mark(me, MOST)
    n.mark(g.phase - phases.PLAY, 3)
    n.mark((g.turn - me) % seats if g.phase != phases.OVER else -1, MOST)
    _pawns(n, g.after, me, seats)
    n.round(g.coins, me, MOST, most=MANY)
    n.count(g.hand, KINDS)
    n.round(g.holds, me, MOST)
    _listed(n, g.known, me, seats)
    _listed(n, g.tops, me, seats)
    for k in range(seats):
        top = g.tops[(me + k) % seats]
        n.set(k, top[-1] + 1 if top else 0)
    n.skip(MOST)
    _counted(n, g.rest, me, seats)
    n.round(g.piles, me, MOST)
    _counted(n, g.discards, me, seats)
    n.round(g.shown, me, MOST, more=1)
    n.bits(g.guarded, me, seats, MOST)
    n.count(g.market, KINDS)
    n.row(g.neutral, 0, KINDS)
    n.put(min(g.round, MANY))
    n.put(g.left)
    n.flag(not g.rules.shields)
    n.flag(g.rules.four_pawns)
    n.flag(g.rules.goal_is_ahead)
    n.put(g.rules.round_limit)


def _pawns(n: Sheet, at: vec[i64], me: i64, seats: i64) -> None:
    """The fields `pawns` and `ring`: where each seat's pawns stand after the words half said."""
    track = TRACKS[seats]
    for k in range(seats):
        seat: i64 = (me + k) % seats
        off: i64 = track.starts[seat] - track.starts[me] + track.length
        for i in range(PAWNS):
            place: i64 = at[PAWNS * seat + i]
            n.set(PAWNS * k + i, place + 1)
            if 0 <= place < track.route:
                n.set(MOST * PAWNS + (place + off) % track.length, k + 1)
    n.skip(MOST * PAWNS + RING)


def _listed(n: Sheet, cards: list[list[int]], me: i64, seats: i64) -> None:
    """Cards of every seat that lie one by one."""
    for k in range(seats):
        n.count(cards[(me + k) % seats], KINDS)
    n.skip(KINDS * (MOST - seats))


def _counted(n: Sheet, cards: vec[i64], me: i64, seats: i64) -> None:
    """Cards of every seat that are counted by kind."""
    for k in range(seats):
        n.row(cards, KINDS * ((me + k) % seats), KINDS)
    n.skip(KINDS * (MOST - seats))
