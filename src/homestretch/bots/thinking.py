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
HURTS = 0.01  # of the chance to win, at least, is taken by what is to be feared
LEAST = 64  # worlds two moves are compared in


def thoughts(view: View, net: Net, seed: int, limit: Budget, clock: Callable[[], float]) -> list[Opinion]:
    """Moves, the best first; those that looked bad soon were not looked at for long."""
    if find_game(view.game).kit.solve:
        return _solved(view, net, limit, clock)
    weighing = _weighing(view, net, seed, clock)
    return _known(weighing, _apart(_weighed(weighing, limit)))


def explained(view: View, net: Net, seed: int, limit: Budget, clock: Callable[[], float], most: int) -> list[Opinion]:
    """So many moves, the best first, each with what is to be feared after it."""
    if find_game(view.game).kit.solve:
        return _solved(view, net, limit, clock)[:most]
    weighing = _weighing(view, net, seed, clock)
    plans = _apart(_weighed(weighing, limit))[:most]
    return [
        said._replace(fear=_fear(weighing, one.known, said))
        for one, said in zip(plans, _known(weighing, plans), strict=True)
    ]


def beside(view: View, net: Net, seed: int, limit: Budget, move: Move) -> tuple[Opinion, Opinion]:
    """The best move and this one, both in worlds other than those that showed which is best: luck is no merit."""
    if find_game(view.game).kit.solve:
        found = _solved(view, net, limit, usual, every=True)
        return found[0], next(one for one in found if one.move == move)
    best = _weighed(_weighing(view, net, seed, usual), limit)[0]
    made = best
    if move != best.move:
        begun = _weighing(view, net, seed, usual)
        begun.first = move
        made = _weighed(begun, limit)[0]
    others = _weighing(view, net, seed + 1, usual)
    worlds = max(LEAST, int(best.tried))
    return _worth(others.worth(best.plan, worlds)), _worth(others.worth(made.plan, worlds))


def _weighed(weighing: Weighing, limit: Budget) -> list[Weight]:
    """A plan for every move, the best first, then those that were looked at longest."""
    best = weighing.run(limit.playouts, limit.ms / 1000 * MARGIN)
    others = sorted(weighing.all, key=lambda one: (int(one.known.tried), one.known.mean), reverse=True)
    return _first([*best, *others])


def _weighing(view: View, net: Net, seed: int, clock: Callable[[], float]) -> Weighing:
    game = find_game(view.game)
    assert game.kit.inputs is not None
    return Weighing(Outlook(game, game.kit.inputs, net, view), seed, clock)


def _solved(view: View, net: Net, limit: Budget, clock: Callable[[], float], every: bool = False) -> list[Opinion]:
    game, me = find_game(view.game), view.seat
    assert game.kit.solve is not None
    assert me is not None
    within = replace(limit, ms=int(limit.ms * MARGIN))
    found = game.kit.solve(view, net, within, clock, every)
    return [Opinion(move, hopes[me] if hopes else None) for move, hopes in found]


def _first(plans: list[Weight]) -> list[Weight]:
    """Of plans that begin with the same move the best."""
    found: dict[Move, Weight] = {}
    for one in plans:
        found.setdefault(one.move, one)
    return list(found.values())


def _apart(plans: list[Weight]) -> list[Weight]:
    """Of plans that come to the same position the first."""
    found: dict[int, Weight] = {}
    for one in plans:
        found.setdefault(id(one.known), one)
    return list(found.values())


def _known(weighing: Weighing, plans: list[Weight]) -> list[Opinion]:
    """What plans say of the moves they begin with: each as far behind the best as it was where both were tried."""
    best = plans[0]
    if weighing.wins:
        return [Opinion(best.move, 1.0)]
    return [
        Opinion(one.move, best.mean - one.known.behind(best), one.known.margin)
        if one.known.tried
        else Opinion(one.move)
        for one in plans
    ]


def _worth(one: Weight) -> Opinion:
    return Opinion(one.move, one.mean, one.margin)


def _fear(weighing: Weighing, one: Weight, said: Opinion) -> Fear | None:
    """What is to be feared after a plan of which this was said; nothing that hardly hurts."""
    worst = one.feared()
    if worst is None or said.chance is None:
        return None
    odds, hurt = int(worst.times) / int(one.tried), one.mean - worst.total / int(worst.times)
    if hurt < HURTS:
        return None
    return Fear(worst.seat, weighing.retold(one, worst), odds, max(0.0, said.chance - hurt))
