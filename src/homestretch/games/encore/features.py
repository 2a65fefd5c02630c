# mypyc: compile
"""What a seat sees of Encore as whole numbers. Seats are counted from one's own, clockwise; empty places are 0."""

from homestretch.core.features import Field
from homestretch.games.encore import rules
from homestretch.games.encore.view import EncoreView

VERSION = 1
MOST = rules.MOST_SEATS

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

ASKED = (rules.BEGIN, rules.ROB, rules.GO_ON)
VALUES = range(1, 11)


def features(v: EncoreView) -> list[int]:
    """The numbers of FIELDS, in their order."""
    me = v.seat or 0
    order = [*range(me, v.seats), *range(me)]
    absent = MOST - v.seats
    return [
        v.seats,
        *v.pile,
        *[n for seat in order for n in v.rows[seat]],
        *[0] * (10 * absent),
        *[_worth(v.loots[seat]) for seat in order],
        *[0] * absent,
        *[v.totals[seat] for seat in order],
        *[0] * absent,
        *[int(seat == v.turn and not v.over) for seat in order],
        *[0] * absent,
        *[int(v.phase == phase) for phase in ASKED],
        *[int(v.card == value) for value in VALUES],
        v.round,
        v.options.rounds,
        int(v.options.min_draws_per_turn > 0),
        int(v.options.resolve_last_card_fully),
    ]


def _worth(cards: tuple[int, ...]) -> int:
    return sum([n * value for n, value in zip(cards, VALUES, strict=True)])
