"""What a bot thinks of the moves it has: chances to win by a game's net, the best first."""

from collections.abc import Callable
from dataclasses import replace

from homestretch.bots.outlook import Outlook
from homestretch.bots.weighing import Weighing, Weight
from homestretch.core.bot import Budget, Fear, Opinion
from homestretch.core.halt import clock as usual
from homestretch.core.net import Net
from homestretch.core.registry import game as find_game
from homestretch.core.types import Move
from homestretch.core.view import View

MARGIN = 0.7  # of the time given: the last look has to end, and a busy machine to come back to us
LEAST = 64  # worlds two moves are compared in


def thoughts(view: View, net: Net, seed: int, limit: Budget, clock: Callable[[], float]) -> list[Opinion]:
    """Moves, the best first; those that looked bad soon were not looked at for long."""
    if find_game(view.game).kit.solve:
        return _solved(view, net, limit, clock)
    weighing = _weighing(view, net, seed, clock)
    return [_known(one) for one in _weighed(weighing, limit)]


def explained(view: View, net: Net, seed: int, limit: Budget, clock: Callable[[], float], most: int) -> list[Opinion]:
    """So many moves, the best first, each with what is to be feared after it."""
    if find_game(view.game).kit.solve:
        return _solved(view, net, limit, clock)[:most]
    weighing = _weighing(view, net, seed, clock)
    return [_known(one)._replace(fear=_fear(weighing, one)) for one in _weighed(weighing, limit)[:most]]


def beside(view: View, net: Net, seed: int, limit: Budget, move: Move) -> tuple[Opinion, Opinion]:
    """The best move and this one, both in worlds other than those that showed which is best: luck is no merit."""
    if find_game(view.game).kit.solve:
        found = _solved(view, net, limit, usual)
        return found[0], next((one for one in found if one.move == move), found[0])
    plans = _weighed(_weighing(view, net, seed, usual), limit)
    best = plans[0]
    made = next((one for one in plans if one.move == move), best)
    others = _weighing(view, net, seed + 1, usual)
    worlds = max(LEAST, int(best.tried))
    return _known(others.worth(best.plan, worlds)), _known(others.worth(made.plan, worlds))


def _weighed(weighing: Weighing, limit: Budget) -> list[Weight]:
    """A plan for every move, the best first, then those that were looked at longest."""
    best = weighing.run(limit.playouts, limit.ms / 1000 * MARGIN)
    others = sorted(weighing.all, key=lambda one: (int(one.tried), one.mean), reverse=True)
    return _first([*best, *others])


def _weighing(view: View, net: Net, seed: int, clock: Callable[[], float]) -> Weighing:
    game = find_game(view.game)
    assert game.kit.inputs is not None
    return Weighing(Outlook(game, game.kit.inputs, net, view), seed, clock)


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


def _known(one: Weight) -> Opinion:
    """What a plan that was weighed says of the move it begins with."""
    return Opinion(one.move, one.mean, one.margin) if one.tried else Opinion(one.move)


def _fear(weighing: Weighing, one: Weight) -> Fear | None:
    worst = one.feared()
    if worst is None:
        return None
    odds, chance = int(worst.times) / int(one.tried), worst.total / int(worst.times)
    return Fear(worst.seat, weighing.retold(one, worst), odds, chance)
