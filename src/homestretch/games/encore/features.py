# mypyc: compile
"""What a seat sees of Encore as whole numbers. Seats are counted from one's own, clockwise; empty places are 0."""

from typing import Final

from homestretch.core.features import Field, size
from homestretch.core.native import i64
from homestretch.core.sheet import Sheet
from homestretch.games.encore import phases
from homestretch.games.encore.view import EncoreView
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
ASKED: Final[tuple[int, ...]] = (phases.BEGIN, phases.ROB, phases.GO_ON)


def features(v: EncoreView) -> list[int]:
    """The numbers of FIELDS, in their order."""
    me: i64 = v.seat or 0
    seats: i64 = v.seats
    n = Sheet(SIZE)
    n.put(seats)
    n.row(v.pile, 10)
    for k in range(seats):
        n.row(v.rows[(me + k) % seats], 10)
    n.skip(10 * (MOST - seats))
    n.round(tuple([_worth(loot) for loot in v.loots]), me, MOST)
    n.round(v.totals, me, MOST)
    n.mark((v.turn - me) % seats if not v.over else -1, MOST)
    n.mark(ASKED.index(v.phase) if v.phase in ASKED else -1, 3)
    n.mark(v.card - 1, 10)
    n.put(v.round)
    n.put(v.options.rounds)
    n.flag(v.options.min_draws_per_turn > 0)
    n.flag(v.options.resolve_last_card_fully)
    return n.numbers


def _worth(cards: tuple[int, ...]) -> int:
    total: i64 = 0
    value: i64 = 0
    for held in cards:
        value += 1
        total += held * value
    return total
