"""How Encore is played well: by arithmetic, not by search."""

from homestretch.core.rng import Rng
from homestretch.core.types import Move
from homestretch.games.encore import odds, rules
from homestretch.games.encore.odds import Turn
from homestretch.games.encore.view import EncoreView


def turn(v: EncoreView) -> Turn:
    """The turn this view is in the middle of."""
    points = [total + _worth(loot) for total, loot in zip(v.totals, v.loots, strict=True)]
    later = 90 * (v.options.rounds - v.round)
    return Turn(v.turn, list(v.pile), [list(row) for row in v.rows], points, later)


def exact(v: EncoreView, _rng: Rng) -> Move:
    """The word with the best chance to win, over every card that can come in this turn."""
    now = turn(v)
    if v.phase == rules.BEGIN:
        return (rules.DRAW,)
    if v.phase == rules.ROB:
        leave = now.worth()
        now.steal(v.card - 1)
        return (rules.STEAL if now.worth() >= leave else rules.LEAVE,)
    if sum(v.rows[v.turn]) < 3:
        return (rules.DRAW,)
    return (rules.DRAW if now.draw(odds.DEEP - 1) > now.stop() else rules.STOP,)


def _worth(cards: tuple[int, ...]) -> float:
    return float(sum(value * n for value, n in enumerate(cards, 1)))


CHOOSE = {"hard": exact}
