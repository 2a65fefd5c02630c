# mypyc: compile
"""The gate of Encore: nothing is hidden but the order of the pile, which the state does not hold either."""

from homestretch.core.native import mypyc_attr
from homestretch.core.types import Seat
from homestretch.core.view import Head, View, maker
from homestretch.games.encore.options import EncoreOptions
from homestretch.games.encore.state import DISCARD, PILE, EncoreState, fresh, loot, row, rulings

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
    cards: tuple[int, ...] = tuple(s.cards)
    zones = tuple([cards[at : at + 10] for at in range(0, len(cards), 10)])
    rows, loots = row(0) // 10, loot(s, 0) // 10
    return make(
        head=head,
        options=rulings(s),
        pile=zones[PILE // 10],
        discard=zones[DISCARD // 10],
        rows=zones[rows:loots],
        loots=zones[loots:],
        totals=tuple(s.totals),
        turn=s.turn,
        phase=s.phase,
        card=s.card,
        round=s.round,
        first=s.first,
    )


def guess(v: EncoreView) -> EncoreState:
    """The state itself: there is nothing to guess before the next card is drawn."""
    zones = (v.pile, v.discard, *v.rows, *v.loots)
    s = fresh(v.seats, v.options)
    s.cards, s.totals, s.left = [n for zone in zones for n in zone], list(v.totals), sum(v.pile)
    s.turn, s.phase, s.card, s.round, s.first = v.turn, v.phase, v.card, v.round, v.first
    if v.last is not None:
        s.last_seat, s.last_move = v.last
    return s
