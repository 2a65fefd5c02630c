"""What a bot thinks of the moves it has: chances to win by a game's net, the best first."""

from collections.abc import Callable
from dataclasses import replace

from homestretch.bots.netsearch import NetSearch
from homestretch.bots.weighing import Weighing, Weight
from homestretch.core.bot import Budget, Fear, Opinion
from homestretch.core.net import Net
from homestretch.core.registry import game as find_game
from homestretch.core.types import Move
from homestretch.core.view import View

MARGIN = 0.7  # of the time given: the last look has to end, and a busy machine to come back to us


def thoughts(
    view: View, net: Net, seed: int, limit: Budget, clock: Callable[[], float], evenly: bool = False
) -> list[Opinion]:
    """Moves, the best first; evenly: all of them, looked at in the same worlds, and not only those that lead."""
    if find_game(view.game).kit.solve:
        return _solved(view, net, limit, clock)
    weighing = _weighing(view, net, seed, clock)
    weigh = weighing.evenly if evenly else weighing.run
    found = _first(weigh(limit.playouts, limit.ms / 1000 * MARGIN))
    return [Opinion(one.move, one.mean if one.tried else None, one.margin) for one in found]


def explained(view: View, net: Net, seed: int, limit: Budget, clock: Callable[[], float], most: int) -> list[Opinion]:
    """So many moves, the best first, each with what is to be feared after it."""
    if find_game(view.game).kit.solve:
        return _solved(view, net, limit, clock)[:most]
    weighing = _weighing(view, net, seed, clock)
    best = weighing.run(limit.playouts, limit.ms / 1000 * MARGIN)
    others = sorted(weighing.all, key=lambda one: (int(one.tried), one.mean), reverse=True)  # who fell out last
    return [_opinion(weighing, one) for one in _first([*best, *others])[:most]]


def _weighing(view: View, net: Net, seed: int, clock: Callable[[], float]) -> Weighing:
    game = find_game(view.game)
    assert game.kit.inputs is not None
    return Weighing(NetSearch(game, game.kit.inputs, net, view, seed, clock), seed, clock)


def _solved(view: View, net: Net, limit: Budget, clock: Callable[[], float]) -> list[Opinion]:
    game, me = find_game(view.game), view.seat
    assert game.kit.solve is not None
    assert me is not None
    within = replace(limit, ms=int(limit.ms * MARGIN))
    return [Opinion(move, hopes[me] if hopes else None) for move, hopes in game.kit.solve(view, net, within, clock)]


def _first(plans: list[Weight]) -> list[Weight]:
    """Of plans that begin with the same move the best."""
    found: dict[Move, Weight] = {}
    for one in plans:
        found.setdefault(one.move, one)
    return list(found.values())


def _opinion(weighing: Weighing, one: Weight) -> Opinion:
    """What a plan that was weighed says of the move it begins with."""
    return Opinion(one.move, one.mean, one.margin, _fear(weighing, one)) if one.tried else Opinion(one.move)


def _fear(weighing: Weighing, one: Weight) -> Fear | None:
    worst = one.feared()
    if worst is None:
        return None
    odds, chance = int(worst.times) / int(one.tried), worst.total / int(worst.times)
    return Fear(worst.seat, weighing.retold(one, worst), odds, chance)
