"""Which bots there are, and what a name may add: `search:400` (playouts), `search:50ms`, `cmd:python bot.py`.

`expert@FILE` plays by the net in that file, which may have a budget too: `expert@my.net:50ms`.
"""

from collections.abc import Callable
from pathlib import Path

from homestretch.bots.levels import Easy, Expert, Level
from homestretch.bots.outside import Outside
from homestretch.bots.simple import Greedy, Random
from homestretch.core.bot import Bot, Budget
from homestretch.core.types import Msg, Wrong

BOTS: dict[str, Callable[[], Bot]] = {
    "random": Random,
    "easy": Easy,
    "normal": lambda: Level("normal", ms=50),
    "hard": lambda: Level("hard", ms=500),
    "expert": lambda: Expert(ms=500),
    "greedy": Greedy,
    "classic": lambda: Level("classic", ms=500),
    "search": lambda: Level("search", ms=500),
}
OUTSIDE = "cmd:"


def names() -> tuple[str, ...]:
    """The bots of the house, those people choose from first."""
    return ("easy", "normal", "hard", *(name for name in BOTS if name not in ("easy", "normal", "hard")))


def find(name: str) -> Bot:
    """The bot of this name, with a budget if the name gives one."""
    if name.startswith(OUTSIDE):
        return Outside(name, name.removeprefix(OUTSIDE))
    called, _, limit = name.partition(":")
    plain, _, file = called.partition("@")
    if plain not in BOTS or (file and plain != "expert"):
        listed = ", ".join((*names(), f"{OUTSIDE}COMMAND"))
        raise Wrong(
            f"there is no bot {plain!r}; there are: {listed}", Msg("wrong-bot", {"name": plain, "choices": listed})
        )
    bot = Expert(500, Path(file)) if file else BOTS[plain]()
    if limit:
        bot.name = name
        bot.budget = budget(limit)
    return bot


def budget(text: str) -> Budget:
    """Playouts as a number, or milliseconds as a number and `ms`."""
    number = text.removesuffix("ms")
    if not number.isascii() or not number.isdigit() or not 0 < int(number) <= 10_000_000:
        raise Wrong(
            f"a bot cannot think for {text!r}; say playouts (400) or milliseconds (50ms)",
            Msg("wrong-budget", {"value": text}),
        )
    return Budget(ms=int(number)) if text.endswith("ms") else Budget(playouts=int(number))
