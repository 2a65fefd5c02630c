"""How Encore is played well: by arithmetic, not by search."""

from homestretch.core.bot import Budget
from homestretch.core.kit import Clock
from homestretch.core.net import Net
from homestretch.core.rng import Rng
from homestretch.core.types import Move, Token
from homestretch.games.encore import odds, phases, words
from homestretch.games.encore.inputs import EncoreInputs
from homestretch.games.encore.odds import Turn
from homestretch.games.encore.solve import Solver
from homestretch.games.encore.view import EncoreView, guess

INPUTS = EncoreInputs()
PLAYOUTS = {"expert": 2000}  # positions
SPREADS = {"beginner": 0.2, "easy": 0.12, "normal": 0.07, "hard": 0.035}


def turn(v: EncoreView) -> Turn:
    """The turn this view is in the middle of."""
    points = [total + _worth(loot) for total, loot in zip(v.totals, v.loots, strict=True)]
    later = 90 * (v.options.rounds - v.round)
    return Turn(v.turn, list(v.pile), [list(row) for row in v.rows], points, later)


def exact(v: EncoreView, _rng: Rng) -> Move:
    """The word with the best chance to win, over every card that can come in this turn."""
    held = sum(v.rows[v.turn])
    if v.phase == phases.ROB:
        return (words.STEAL if held >= 3 or _pays(v, held) else words.LEAVE,)  # with three, a steal risks nothing new
    if held < 3:
        return (words.DRAW,)  # nothing can be lost by a card that cannot bust
    chances = _chances(v)
    return (words.DRAW if chances[words.DRAW] > chances[words.STOP] else words.STOP,)


def _pays(v: EncoreView, held: int) -> bool:
    """Whether a steal is worth it though it may end the draws that cannot bust."""
    others = sum(row[v.card - 1] for seat, row in enumerate(v.rows) if seat != v.turn)
    if held + others < 3:
        return True
    chances = _chances(v)
    return chances[words.STEAL] >= chances[words.LEAVE]


def _chances(v: EncoreView) -> dict[Token, float]:
    """The chance to win with each word, the turn gone on with as well as can be."""
    now = turn(v)
    if v.phase != phases.ROB:
        return {words.DRAW: now.draw(odds.DEEP - 1), words.STOP: now.stop()}
    leave = now.worth()
    now.steal(v.card - 1)
    return {words.STEAL: now.worth(), words.LEAVE: leave}


def _worth(cards: tuple[int, ...]) -> float:
    return float(sum(value * n for value, n in enumerate(cards, 1)))


def solve(v: EncoreView, net: Net, budget: Budget, clock: Clock, every: bool = False) -> list[tuple[Move, list[float]]]:
    """The words that can be said, the best first, each with what every seat may hope for, where that was looked for.

    The turn is gone through, and the net asked where it ends. A budget of playouts is one of positions. Before the last
    round more is to come than a net knows of.
    """
    assert v.ask is not None
    if len(v.ask.tokens) == 1:
        return [(v.ask.tokens, [])]
    if v.round < v.options.rounds:
        return _counted(v, every)
    solver = Solver(INPUTS, net, every)
    until = clock() + budget.ms / 1000 if budget.ms else 0.0
    solver.best(guess(v), budget.playouts, clock if budget.ms else None, until)
    return solver.found


def _counted(v: EncoreView, every: bool) -> list[tuple[Move, list[float]]]:
    """The same by arithmetic alone."""
    best = exact(v, Rng(0))
    if not every and (sum(v.rows[v.turn]) >= 3) == (v.phase == phases.ROB):
        return [(best, [])]  # nobody would do anything else
    chances = _chances(v)
    top = chances.pop(best[0])
    ((other, chance),) = chances.items()
    return [(best, _hopes(v, top)), ((other,), _hopes(v, min(top, chance)))]


def _hopes(v: EncoreView, chance: float) -> list[float]:
    """Of every seat, if the others share alike what this chance leaves."""
    rest = (1 - chance) / (v.seats - 1)
    return [chance if seat == v.turn else rest for seat in range(v.seats)]


def tempts(move: Move) -> bool:
    """One more card: people push their luck, and the less they know the farther."""
    return move == (words.DRAW,)


CHOICES = {"hard": exact, "classic": exact}
