"""Which bots there are, and what a name may add: `search:400` (playouts), `search:50ms`, `cmd:python bot.py`.

`expert@FILE` plays by the net in that file, which may have a budget too: `expert@my.net:50ms`.
"""

from collections.abc import Callable
from functools import partial
from pathlib import Path

from homestretch.bots.levels import Easy, Expert, Level, Person
from homestretch.bots.outside import Outside
from homestretch.bots.simple import Greedy, Random
from homestretch.core.bot import Bot, Budget
from homestretch.core.types import Msg, Wrong

QUICK, SLOW = 50, 500  # milliseconds of a move

# Those people choose from, the weakest first, each with its spread: a move that loses so much of the chance to win is
# made 1/e times as often as the best.
LEVELS: dict[str, Callable[[], Bot]] = {
    "beginner": partial(Person, "beginner", Budget(100, QUICK), 0.16, Easy),
    "easy": partial(Person, "easy", Budget(100, QUICK), 0.08, Easy),
    "normal": partial(Person, "normal", Budget(200, QUICK), 0.04, Greedy),
    "hard": partial(Person, "hard", Budget(400, SLOW), 0.016, lambda: Level("hard", SLOW)),
    "expert": lambda: Expert(SLOW),
}
BOTS: dict[str, Callable[[], Bot]] = {
    **LEVELS,
    "random": Random,
    "greedy": Greedy,
    "classic": lambda: Level("classic", SLOW),
    "search": lambda: Level("search", SLOW),
}
AT_ONCE = ("random", "greedy")  # they do not think
OUTSIDE = "cmd:"


def levels() -> tuple[str, ...]:
    """Those that people choose from, the weakest first."""
    return tuple(LEVELS)


def names() -> tuple[str, ...]:
    """The bots of the house, those people choose from first."""
    return tuple(BOTS)


def find(name: str) -> Bot:
    """The bot of this name, with a budget if the name gives one."""
    if name.startswith(OUTSIDE):
        return Outside(name, name.removeprefix(OUTSIDE))
    called, limit = _parts(name)
    plain, at, file = called.partition("@")
    if plain not in BOTS or (at and not (plain == "expert" and file)):
        listed = ", ".join((*names(), "expert@FILE", f"{OUTSIDE}COMMAND"))
        raise Wrong(
            f"there is no bot {called!r}; there are: {listed}", Msg("wrong-bot", {"name": called, "choices": listed})
        )
    bot = Expert(SLOW, Path(file)) if file else BOTS[plain]()
    if limit is not None:
        if plain in AT_ONCE:
            raise Wrong(f"{plain} does not think, so it takes no budget", Msg("wrong-at-once", {"name": plain}))
        bot.name = name
        bot.budget = budget(limit)
    return bot


def _parts(name: str) -> tuple[str, str | None]:
    """What is called, and how long it is to think, if that is said; the path of a file may have colons too."""
    if "@" in name:
        called, _, limit = name.rpartition(":")
        return (called, limit) if limit.removesuffix("ms").isdigit() else (name, None)
    called, colon, limit = name.partition(":")
    return called, limit if colon else None


def budget(text: str) -> Budget:
    """Playouts as a number, or milliseconds as a number and `ms`."""
    number = text.removesuffix("ms")
    if not number.isascii() or not number.isdigit() or not 0 < int(number) <= 10_000_000:
        raise Wrong(
            f"a bot cannot think for {text!r}; say playouts (400) or milliseconds (50ms)",
            Msg("wrong-budget", {"value": text}),
        )
    return Budget(ms=int(number)) if text.endswith("ms") else Budget(playouts=int(number))
