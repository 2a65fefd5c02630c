"""Positions as text: the number of seats, named parts, and the options that are not as printed.

    3 | turn 0 go-on | totals 0 0 0 | rounds=3

A game says its parts (`Game.parts`) and makes a state of them (`Game.parse`); what they have in common is done here.
"""

from typing import TYPE_CHECKING, Any

from homestretch.core.options import Options, read_options, show_options
from homestretch.core.types import Msg, Wrong

if TYPE_CHECKING:
    from homestretch.core.game import AnyGame

LONGEST = 10_000  # characters; no position of any game is near it


def show(seats: int, parts: list[str], options: Options) -> str:
    return " | ".join(part for part in (f"{seats}", *parts, show_options(options)) if part)


class Parts(dict[str, str]):
    """The parts of a position by their names; it notes which of them were asked for."""

    def __init__(self, named: list[str]) -> None:
        super().__init__({name: value for name, _, value in (part.partition(" ") for part in named)})
        self.asked: set[str] = set()

    def __getitem__(self, name: str) -> str:
        self.asked.add(name)
        return super().__getitem__(name)

    def get(self, name: str, default: str = "") -> str:  # type: ignore[override]  # a part that is missing is a text
        self.asked.add(name)
        return super().get(name, default)


def read(game: "AnyGame", text: str) -> Any:
    """The state that this line says, or one sentence on what cannot be."""
    try:
        state = _parse(game, text)
        flaw = game.flaw(state)
    except Wrong:
        raise
    except (ValueError, IndexError, KeyError, OverflowError, TypeError) as error:
        raise _wrong(game, text, "it cannot be read") from error
    if flaw:
        raise _wrong(game, text, flaw, Msg("wrong-flaw", {"text": flaw}))
    return state


def _parse(game: "AnyGame", text: str) -> Any:
    if len(text) > LONGEST:
        raise ValueError("too long")
    head, *rest = [part.strip() for part in text.split("|")]
    named = [part for part in rest if "=" not in part.split()[0]]
    given = [word.split("=") for part in rest if part not in named for word in part.split()]
    parts = Parts(named)
    if len(parts) != len(named) or not head.isascii() or not head.isdecimal():
        raise ValueError("a part twice, or no number of seats")
    options = read_options(game.options, dict(given))
    if not game.fits(int(head), options):
        raise _wrong(game, text, f"{head} cannot play so")
    state = game.parse(int(head), options, parts)
    if unknown := sorted(set(parts) - parts.asked):
        raise _wrong(game, text, f"there is no part {unknown[0]!r}")
    return state


def _wrong(game: "AnyGame", text: str, why: str, msg: Msg | None = None) -> Wrong:
    said = msg or Msg("wrong-position", {"text": text})
    return Wrong(f"this is not a position of {game.name} ({why}): {text!r}", said)
