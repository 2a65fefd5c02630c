"""The numbers of HIT that are data: `tables.toml`, read and checked."""

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from homestretch.core.types import Msg, Wrong

NEUTRAL = 31  # R-HIT-004
KINDS = (  # R-HIT-110 to 125
    *("n-4", "n-5", "n-6", "n-7", "n-8", "n-11", "n-3b1", "n-split", "n-bar", "n-start"),
    *("n-coin3", "n-coin5", "n-corn", "n-hunt", "n-behind", "n-group"),
)
COLOURS = {"four": 4, "three": 3}


@dataclass(frozen=True)
class Side:
    """One side of the board: fields of the ring by number, corners by their distance from each start."""

    track: int
    starts: tuple[int, ...]
    barriers: tuple[int, ...]
    corners: tuple[int, ...]

    @property
    def section(self) -> int:
        return self.track // len(self.starts)

    @property
    def route(self) -> int:
        """How many fields a pawn's lap has, start and barrier included (R-HIT-046)."""
        return (self.barriers[0] - self.starts[0]) % self.track + 1


@dataclass(frozen=True)
class Tables:
    sides: Mapping[str, Side]
    copies: tuple[int, ...]  # in the order of KINDS
    costs: tuple[int, ...]
    dotted: int  # which goal field four players ignore, 1 to 4


def wrong(text: str, key: str, **args: str | int) -> Wrong:
    return Wrong(f"tables.toml of hit: {text}", Msg(f"wrong-tables-{key}", args))


def parse(text: str) -> Tables:
    """The tables a text holds, or one sentence on what does not fit."""
    try:
        data = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise wrong(f"this is not TOML: {error}", "toml", why=str(error)) from error
    sides = {name: _side(name, _section(_section(data, "side"), name)) for name in COLOURS}
    copies, costs = _cards(_section(data, "cards"))
    dotted = _number(_section(data, "goal"), "goal", "dotted")
    if not 1 <= dotted <= 4:
        raise wrong(f"the dotted goal field is {dotted}; it can be 1 to 4", "dotted", found=dotted)
    return Tables(sides, copies, costs, dotted)


def _section(data: Mapping[str, Any], name: str) -> Mapping[str, Any]:
    found = data.get(name)
    if not isinstance(found, dict):
        raise wrong(f"there is no section {name!r}", "missing", name=name)
    return found


def _number(data: Mapping[str, Any], where: str, name: str) -> int:
    found = data.get(name)
    if type(found) is not int:
        raise wrong(f"{name!r} of {where!r} should be a whole number, not {found!r}", "number", name=name, where=where)
    return found


def _numbers(data: Mapping[str, Any], where: str, name: str) -> tuple[int, ...]:
    found = data.get(name)
    if not isinstance(found, list) or any(type(n) is not int for n in found):
        raise wrong(f"{name!r} of {where!r} should be a list of whole numbers", "numbers", name=name, where=where)
    return tuple(found)


def _side(name: str, data: Mapping[str, Any]) -> Side:
    side = Side(_number(data, name, "track"), *(_numbers(data, name, k) for k in ("starts", "barriers", "corners")))
    _fits(name, side)
    return side


def _fits(name: str, side: Side) -> None:
    colours = COLOURS[name]
    if not 12 <= side.track <= 120 or side.track % colours:
        text = f"side {name!r} has {side.track} fields; it needs 12 to 120, in {colours} equal sections"
        raise wrong(text, "track", side=name, found=side.track, colours=colours)
    section = side.track // colours
    for what, fields in (("starts", side.starts), ("barriers", side.barriers)):
        if fields != tuple((n + k * section) % side.track for n in fields[:1] for k in range(colours)) or not fields:
            text = f"side {name!r} needs {colours} {what}, {section} fields apart in clockwise order, on the ring"
            raise wrong(text, "apart", side=name, what=what, colours=colours, section=section)
    if side.route < side.track - side.section:
        text = f"on side {name!r} a lap has only {side.route} fields; a barrier should lie just before its own start"
        raise wrong(text, "lap", side=name, route=side.route)
    if not side.corners or sorted(set(side.corners)) != list(side.corners) or not _within(side.corners, side.section):
        text = f"side {name!r} needs corners in ascending order, from 0 to {side.section - 1} fields after a start"
        raise wrong(text, "corners", side=name, last=side.section - 1)


def _within(numbers: tuple[int, ...], end: int) -> bool:
    return all(0 <= n < end for n in numbers)


def _cards(data: Mapping[str, Any]) -> tuple[tuple[int, ...], tuple[int, ...]]:
    unknown = [name for name in data if name not in KINDS]
    if unknown:
        raise wrong(f"there is no neutral card {unknown[0]!r}", "card", name=unknown[0])
    cards = {name: _section(data, name) for name in KINDS}
    copies = tuple(_number(cards[name], name, "copies") for name in KINDS)
    costs = tuple(_number(cards[name], name, "cost") for name in KINDS)
    if min(copies) < 0 or sum(copies) != NEUTRAL:
        text = f"the copies of the neutral cards add up to {sum(copies)}; there are {NEUTRAL}"
        raise wrong(text, "copies", found=sum(copies), right=NEUTRAL)
    if min(costs) < 0:
        name = KINDS[costs.index(min(costs))]
        raise wrong(f"the card {name!r} costs less than nothing", "cost", name=name)
    return copies, costs


TABLES = parse(Path(__file__).with_name("tables.toml").read_text(encoding="utf-8"))
FIELDS: int = max(side.track for side in TABLES.sides.values())  # words f0, f1 …
COPIES: list[int] = [0] * 6 + list(TABLES.copies)  # by kind of card; start cards are never sold (R-HIT-127)
COSTS: list[int] = [0] * 6 + list(TABLES.costs)
