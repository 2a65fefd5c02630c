"""What a good player saw, in sentences."""

from collections.abc import Callable
from math import ceil

from homestretch.core.bot import Fear, Opinion
from homestretch.core.types import Arg, Msg

LEAST = 0.05  # an answer that is less likely is not worth a sentence


def percent(chance: float) -> int:
    return round(100 * chance)


def points(margin: float) -> int:
    """Half the width of an interval, never said to be less than it is."""
    return ceil(100 * margin)


def weighed(text: str, one: Opinion) -> Msg | None:
    """A move, as it is called, with the chance to win, where that is known."""
    if one.chance is None:
        return None
    if one.margin is None:
        return Msg("counted", {"text": text, "chance": percent(one.chance)})
    return Msg("weighed", {"text": text, "chance": percent(one.chance), "margin": points(one.margin)})


def feared(fear: Fear | None, hears: Callable[[Msg], str]) -> str:
    """What is to be feared after a move; empty where that is nothing to speak of."""
    if fear is None or fear.odds < LEAST or not fear.told:
        return ""
    told = " ".join(hears(one.msg) for one in fear.told)
    shown: dict[str, Arg] = {"told": told, "odds": percent(fear.odds), "chance": percent(fear.chance)}
    return hears(Msg("fear", shown))
