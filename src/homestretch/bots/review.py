"""A game looked at again: what every decision lost of the chance to win, by what whoever decided could see."""

from collections.abc import Callable, Iterator
from typing import NamedTuple

from homestretch.bots.thinking import beside
from homestretch.core import nets
from homestretch.core.bot import Budget, Opinion, thought
from homestretch.core.record import Record
from homestretch.core.types import CHANCE, Arg, Msg, Seat, Wrong

LOOKS = 1000  # at each decision, and about as many again in other worlds


class Decision(NamedTuple):
    """A move that was made, beside the best that was to be found."""

    ply: int  # moves before it, chance's included
    seat: Seat
    made: Opinion
    best: Opinion

    @property
    def lost(self) -> float:
        """Of the chance to win; below 0 where what looked best is not, so that luck evens out over many."""
        if self.made.chance is None or self.best.chance is None or self.made.move == self.best.move:
            return 0.0
        return self.best.chance - self.made.chance


def review(record: Record, looks: int = LOOKS, tick: Callable[[], None] = lambda: None) -> Iterator[Decision]:
    """One decision after the other, where there was more than one move; `tick` is called after every move."""
    game, _ = record.setup()
    net = nets.net(game, record.seats)
    if net is None:
        what: dict[str, Arg] = {"game": game.name, "seats": record.seats}
        raise Wrong(f"{game.name} has no net for {record.seats} seats, so nobody can say", Msg("wrong-no-net", what))
    for ply, (state, (seat, words)) in enumerate(zip(record.states(), record.moves, strict=False)):
        if seat != CHANCE and game.decides(state, seat):
            view = game.view(state, seat)
            best, made = beside(view, net, thought(1, ply, seat), Budget(looks), game.hear(words))
            yield Decision(ply, seat, made, best)
        tick()
