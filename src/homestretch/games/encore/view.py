# mypyc: compile
"""The gate of Encore: nothing is hidden but the order of the pile, which the state does not hold either."""

from dataclasses import dataclass

from homestretch.core.native import mypyc_attr
from homestretch.core.types import NOBODY, Move, Seat
from homestretch.core.view import View
from homestretch.games.encore import rules
from homestretch.games.encore.options import EncoreOptions
from homestretch.games.encore.rules import EncoreState

Cards = tuple[int, ...]  # how many of 1, 2, … 10


@mypyc_attr(native_class=False)
@dataclass(frozen=True, kw_only=True)
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


def view(s: EncoreState, seat: Seat | None, path: Move) -> EncoreView:
    asked = rules.awaits(s)
    options = s.options
    assert isinstance(options, EncoreOptions)
    cards, rows, loots = s.cards, rules.row(0), rules.loot(s, 0)
    zones = [tuple(cards[at : at + 10]) for at in range(0, len(cards), 10)]
    return EncoreView(
        game="encore",
        seats=s.seats,
        options=options,
        seat=seat,
        path=path,
        awaits=asked,
        ask=rules.ask(s, seat, path) if seat is not None and seat in asked else None,
        last=None if s.last_seat == NOBODY else (s.last_seat, s.last_move),
        scores=tuple(s.totals) if s.phase == rules.OVER else (),
        pile=zones[rules.PILE // 10],
        discard=zones[rules.DISCARD // 10],
        rows=tuple(zones[rows // 10 : loots // 10]),
        loots=tuple(zones[loots // 10 :]),
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
    s = EncoreState(v.seats, v.options, [n for zone in zones for n in zone], list(v.totals))
    s.left = sum(v.pile)
    s.turn, s.phase, s.card, s.round, s.first = v.turn, v.phase, v.card, v.round, v.first
    if v.last is not None:
        s.last_seat, s.last_move = v.last
    return s
