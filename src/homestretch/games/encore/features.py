# mypyc: compile
"""What a seat sees of Encore as whole numbers. Seats are counted from one's own, clockwise; empty places are 0."""

from typing import Final

from homestretch.core.features import Field, size
from homestretch.core.native import i64, vec
from homestretch.core.sheet import Sheet
from homestretch.games.encore import phases
from homestretch.games.encore.glance import EncoreGlance
from homestretch.games.encore.state import PILE, ROWS, row
from homestretch.games.encore.view import EncoreView, again
from homestretch.games.encore.words import MOST_SEATS as MOST

VERSION = 1

FIELDS = (
    Field("seats", 1, MOST, "how many play"),
    Field("pile", 10, 11, "cards left in the pile of value 1, 2, … 10"),
    Field("rows", 10 * MOST, 11, "cards in each row of value 1, 2, … 10; one's own row first"),
    Field("loots", MOST, 445, "points in each loot, one's own first"),
    Field("totals", MOST, 445 * 12, "points of the rounds that are over, one's own first"),
    Field("turn", MOST, 1, "whose turn it is, one's own first"),
    Field("phase", 3, 1, "what is asked: the first card of a turn; steal or leave; draw or stop"),
    Field("card", 10, 1, "the value just drawn that may steal"),
    Field("round", 1, 12, "the round being played"),
    Field("rounds", 1, 12, "how many rounds there are"),
    Field("must_draw", 1, 1, "a turn has at least one card"),
    Field("last_counts", 1, 1, "the last card of the pile counts in full"),
)

SIZE: Final = size(FIELDS)


def features(v: EncoreView) -> list[int]:
    """The numbers of FIELDS, in their order."""
    n = Sheet(SIZE)
    write(again(v), n)
    return n.listed()


def write(g: EncoreGlance, n: Sheet) -> None:
    me: i64 = g.me
    seats: i64 = g.seats
    n.put(seats)
    n.row(g.cards, PILE, 10)
    for k in range(seats):
        n.row(g.cards, row((me + k) % seats), 10)
    n.skip(10 * (MOST - seats))
    for k in range(seats):
        n.set(k, _worth(g.cards, ROWS + 10 * (seats + (me + k) % seats)))
    n.skip(MOST)
    n.round(g.totals, me, MOST)
    n.mark((g.turn - me) % seats if g.phase != phases.OVER else -1, MOST)
    n.mark(_asked(g.phase), 3)
    n.mark(g.card - 1, 10)
    n.put(g.round)
    n.put(g.rounds)
    n.flag(g.must_draw)
    n.flag(g.last_counts)


def _asked(phase: i64) -> i64:
    """Which of the three questions it is."""
    return 0 if phase == phases.BEGIN else 1 if phase == phases.ROB else 2 if phase == phases.GO_ON else -1


def _worth(cards: vec[i64], first: i64) -> i64:
    """The points of ten values from this place on."""
    total: i64 = 0
    for i in range(10):
        total += (i + 1) * cards[first + i]
    return total
