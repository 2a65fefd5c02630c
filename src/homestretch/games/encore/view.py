# mypyc: compile
"""What a seat of Encore may know, to be kept: made of a glance; and the state that it tells of."""

from homestretch.core.native import i64, mypyc_attr, vec
from homestretch.core.types import Seat
from homestretch.core.view import Head, View, maker
from homestretch.games.encore.glance import EncoreGlance, glance
from homestretch.games.encore.options import EncoreOptions
from homestretch.games.encore.state import DISCARD, PILE, EncoreState, fresh, lay_out, loot, row, rulings

Cards = tuple[int, ...]  # how many of 1, 2, … 10


@mypyc_attr(native_class=False)
class EncoreView(View):
    options: EncoreOptions
    pile: Cards  # what is left in it: whoever counted knows (R-ENCORE-034)
    discard: Cards
    rows: tuple[Cards, ...]
    loots: tuple[Cards, ...]
    totals: tuple[int, ...]  # points of the rounds that are over
    turn: Seat
    phase: int
    card: int  # the value just drawn, while it may steal; 0: none
    round: int
    first: Seat


make = maker(EncoreView)


def view(s: EncoreState, head: Head) -> EncoreView:
    g = glance(s, head["seat"])
    cards: tuple[int, ...] = tuple(g.cards)
    zones = tuple([cards[at : at + 10] for at in range(0, len(cards), 10)])
    rows, loots = row(0) // 10, loot(s, 0) // 10
    return make(
        head=head,
        options=rulings(s),
        pile=zones[PILE // 10],
        discard=zones[DISCARD // 10],
        rows=zones[rows:loots],
        loots=zones[loots:],
        totals=tuple(g.totals),
        turn=g.turn,
        phase=g.phase,
        card=g.card,
        round=g.round,
        first=g.first,
    )


def again(v: EncoreView) -> EncoreGlance:
    """The glance that this view was made of."""
    g = EncoreGlance(v.seats, vec[i64](_cards(v)), vec[i64](list(v.totals)))
    g.me = v.seat or 0
    g.turn, g.phase, g.card, g.round, g.first = v.turn, v.phase, v.card, v.round, v.first
    g.rounds = v.options.rounds
    g.must_draw = v.options.min_draws_per_turn > 0
    g.last_counts = v.options.resolve_last_card_fully
    return g


def _cards(v: EncoreView) -> list[int]:
    """All cards as they lie in a state."""
    return [n for zone in (v.pile, v.discard, *v.rows, *v.loots) for n in zone]


def guess(v: EncoreView) -> EncoreState:
    """The state itself: there is nothing to guess before the next card is drawn."""
    s = fresh(v.seats, v.options)
    lay_out(s, _cards(v), list(v.totals))
    s.left = sum(v.pile)
    s.turn, s.phase, s.card, s.round, s.first = v.turn, v.phase, v.card, v.round, v.first
    if v.last is not None:
        s.last_seat, s.last_move = v.last
    return s
