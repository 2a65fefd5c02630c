"""What a bot thinks of the moves it has: chances to win by a game's net, the best first."""

from collections.abc import Callable
from dataclasses import replace

from homestretch.bots.foresight import Foresight
from homestretch.bots.lines import Line
from homestretch.bots.outlook import Outlook
from homestretch.bots.weighing import Weighing, Weight
from homestretch.core.bot import Budget, Fear, Opinion
from homestretch.core.halt import clock as usual
from homestretch.core.net import Net
from homestretch.core.registry import game as find_game
from homestretch.core.rng import Rng
from homestretch.core.types import Move
from homestretch.core.view import View

MARGIN = 0.7  # of the time given: the last look has to end, and a busy machine to come back to us
HURTS = 0.01  # of the chance to win, at least, is taken by what is to be feared
PART = 8  # one part in so many of the time is for weighing, where looking farther ahead is to follow
CLOSE = 0.05  # of the chance to win: what weighing finds so much worse is not looked at again
FEW = 12  # moves that are looked at again
GUESSES = 1000  # so many different guesses at most
LEAST = 64  # worlds two moves are compared in


def thoughts(view: View, net: Net, seed: int, limit: Budget, clock: Callable[[], float]) -> list[Opinion]:
    """Moves, the best first; those that looked bad soon were not looked at for long."""
    if find_game(view.game).kit.solve:
        return _solved(view, net, limit, clock)
    weighing = _weighing(view, net, seed, clock)
    return _known(weighing, _apart(_weighed(weighing, limit)))


def foreseen(view: View, net: Net, seed: int, limit: Budget, clock: Callable[[], float]) -> Move:
    """The best move: most of the time is for looking farther ahead at those between which weighing cannot decide."""
    if find_game(view.game).kit.solve:
        return _solved(view, net, limit, clock)[0].move
    close = _book(view, seed)[:1] or _close(_plans(_weighing(view, net, seed, clock), limit))
    if len(close) == 1:
        return close[0]
    ahead = _ahead(view, net, seed, clock, close)
    ahead.hasty = True
    return ahead.run(*_rest(limit))


def explained(view: View, net: Net, seed: int, limit: Budget, clock: Callable[[], float], most: int) -> list[Opinion]:
    """So many moves, the best first, each with what is to be feared after it."""
    if find_game(view.game).kit.solve:
        return _solved(view, net, limit, clock)[:most]
    weighing = _weighing(view, net, seed, clock)
    plans = _plans(weighing, limit)
    if len(plans) == 1:
        return _known(weighing, plans)
    close = _book(view, seed) or _close(plans)
    ahead = _ahead(view, net, seed, clock, close if len(close) > 1 else [one.move for one in plans[:most]])
    found = ahead.run(*_rest(limit))
    best = ahead.lines.get(found if len(close) > 1 else close[0])
    if best is None:  # there was no time to try it
        return _known(weighing, plans)[:most]
    others = [one for one in ahead.seen() if one.move != best.move]
    return [_told(ahead, one, best.mean) for one in [best, *others][:most]]


def _book(view: View, seed: int) -> list[Move]:
    """The moves that are known to be the best, if the game knows them here: in any order, so that nobody can guess."""
    opening = find_game(view.game).kit.opening
    moves = opening(view) if opening else ()
    return [moves[k] for k in Rng(seed, salt=12).shuffled(range(len(moves)))]


def _plans(weighing: Weighing, limit: Budget) -> list[Weight]:
    """What weighing finds in its part of the time."""
    return _apart(_weighed(weighing, Budget(-(-limit.playouts // PART), -(-limit.ms // PART))))


def _close(plans: list[Weight]) -> list[Move]:
    """The moves between which it cannot decide, the best first."""
    best, *others = plans
    close = [one for one in others if one.known.tried and one.known.behind(best.known) <= CLOSE]
    return [one.move for one in [best, *close]][:FEW]


def _ahead(view: View, net: Net, seed: int, clock: Callable[[], float], moves: list[Move]) -> Foresight:
    return Foresight(_outlook(view, net), moves, seed, clock)


def _rest(limit: Budget) -> tuple[int, float, int]:
    """The other part of the time, and in how many worlds."""
    playouts = limit.playouts - limit.playouts // PART
    return playouts, (limit.ms - limit.ms // PART) / 1000 * MARGIN, min(GUESSES, playouts or GUESSES)


def _told(ahead: Foresight, line: Line, best: float) -> Opinion:
    """What came of a move; one that was tried so seldom that it still looks better than the best is as good."""
    chance = min(best, line.mean)
    worst = line.feared()
    if worst is None or line.mean - worst.mean < HURTS:
        return Opinion(line.move, chance, line.margin)
    odds, left = int(worst.times) / int(line.tried), max(0.0, chance - line.mean + worst.mean)
    return Opinion(line.move, chance, line.margin, Fear(worst.seat, ahead.retold(worst), odds, left))


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
    return Weighing(_outlook(view, net), seed, clock)


def _outlook(view: View, net: Net) -> Outlook:
    game = find_game(view.game)
    assert game.kit.inputs is not None
    return Outlook(game, game.kit.inputs, net, view)


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
