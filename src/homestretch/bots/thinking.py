"""What a bot thinks of the moves it has: chances to win by a game's net, the best first."""

from collections.abc import Callable
from dataclasses import replace
from typing import NamedTuple

from homestretch.bots.netsearch import NetSearch
from homestretch.bots.weighing import Weighing, Weight
from homestretch.core.bot import Budget
from homestretch.core.net import Net
from homestretch.core.registry import game as find_game
from homestretch.core.types import Move, Seat
from homestretch.core.view import View

MARGIN = 0.7  # of the time given: the last look has to end, and a busy machine to come back to us


class Fear(NamedTuple):
    """What somebody may answer that hurts most: how likely, and the chance to win that is left then."""

    seat: Seat
    move: Move
    odds: float
    chance: float


class Thought(NamedTuple):
    """A move and the chance to win with it, with half the width of its 95 % interval; None where it is not known."""

    move: Move
    chance: float | None
    margin: float = 0.0  # nothing is guessed
    fear: Fear | None = None


def thoughts(
    view: View, net: Net, seed: int, limit: Budget, clock: Callable[[], float], evenly: bool = False
) -> list[Thought]:
    """Moves, the best first; evenly: all of them, looked at in the same worlds, and not only those that lead."""
    game, me = find_game(view.game), view.seat
    assert game.kit.inputs is not None
    assert me is not None
    if game.kit.solve:
        within = replace(limit, ms=int(limit.ms * MARGIN))
        return [Thought(move, hopes[me] if hopes else None) for move, hopes in game.kit.solve(view, net, within, clock)]
    weighing = Weighing(NetSearch(game, game.kit.inputs, net, view, seed, clock), seed, clock)
    weigh = weighing.evenly if evenly else weighing.run
    found: dict[Move, Thought] = {}
    for one in weigh(limit.playouts, limit.ms / 1000 * MARGIN):
        found.setdefault(one.move, _thought(one))
    return list(found.values())


def _thought(one: Weight) -> Thought:
    """What a plan that was weighed says of the move it begins with."""
    if not one.tried:
        return Thought(one.move, None)
    worst = one.feared()
    fear = (
        Fear(worst.seat, worst.move, int(worst.times) / int(one.tried), worst.total / int(worst.times))
        if worst
        else None
    )
    return Thought(one.move, one.mean, one.margin, fear)
