"""How Encore is played well: by arithmetic, not by search."""

from homestretch.core.rng import Rng
from homestretch.core.types import Move
from homestretch.games.encore import odds, phases, words
from homestretch.games.encore.odds import Turn
from homestretch.games.encore.view import EncoreView


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
    now = turn(v)
    return (words.DRAW if now.draw(odds.DEEP - 1) > now.stop() else words.STOP,)


def _pays(v: EncoreView, held: int) -> bool:
    """Whether a steal is worth it though it may end the draws that cannot bust."""
    others = sum(row[v.card - 1] for seat, row in enumerate(v.rows) if seat != v.turn)
    if held + others < 3:
        return True
    now = turn(v)
    leave = now.worth()
    now.steal(v.card - 1)
    return now.worth() >= leave


def _worth(cards: tuple[int, ...]) -> float:
    return float(sum(value * n for value, n in enumerate(cards, 1)))


CHOICES = {"hard": exact, "classic": exact}
