"""Nets as files: `nets/<seats>.net` in a game's folder, little-endian numbers of 16 bits behind a line of JSON."""

import json
import math
import struct
from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple

from homestretch.core.game import AnyGame
from homestretch.core.net import WIDE, Net, ends_of
from homestretch.core.registry import folder
from homestretch.core.types import Arg, Msg, Wrong

KIND = "homestretch net 1"
LARGEST = 300_000  # bytes of a file

_found: dict[tuple[str, int, str], Net] = {}  # read once: a bot asks at every move


class Head(NamedTuple):
    """What a file says of itself in its first line."""

    kind: str
    game: str
    seats: int
    version: int
    inputs: int
    hidden: int
    outputs: int


def net(game: AnyGame, seats: int) -> Net | None:
    """The net that a game has for so many seats, if it has one."""
    file = path(game, seats)
    return load(game, seats, file) if game.kit.inputs and file.is_file() else None


def path(game: AnyGame, seats: int) -> Path:
    """Where the net of a game for so many seats lies."""
    return folder(game.name) / "nets" / f"{seats}.net"


def load(game: AnyGame, seats: int, file: Path) -> Net:
    """The net in this file, or a sentence on why it is none for this game and so many seats."""
    key = (game.name, seats, str(file))
    if key not in _found:
        if not file.is_file():
            raise Wrong(f"there is no net {file}", Msg("wrong-net-none", {"path": str(file)}))
        _found[key] = read(game, seats, file.read_bytes(), str(file))
    return _found[key]


def read(game: AnyGame, seats: int, data: bytes, name: str = "net") -> Net:
    """The net that these bytes are."""
    line, _, body = data.partition(b"\n")
    head, inputs = _head(line), game.kit.inputs
    if head is None:
        raise Wrong(f"{name} is no net: it does not begin as a {KIND} does", Msg("wrong-net", {"path": name}))
    if inputs is None or (head.game, head.seats) != (game.name, seats):
        said: dict[str, Arg] = {"path": name, "game": head.game, "seats": head.seats, "for": game.name, "by": seats}
        text = f"{name} is a net for {head.game} with {head.seats} seats, not {game.name} with {seats}"
        raise Wrong(text, Msg("wrong-net-other", said))
    if head.version != inputs.version:
        text = f"{name} knows inputs of version {head.version}, and the game has {inputs.version}"
        raise Wrong(text, Msg("wrong-net-version", {"path": name, "has": head.version, "needs": inputs.version}))
    sizes = (head.inputs, head.hidden, head.outputs)
    if (head.inputs, head.outputs) != shape(game, seats):
        raise _broken(name, f"it has {head.inputs} inputs and {head.outputs} outputs, not {shape(game, seats)}")
    if head.hidden % WIDE or head.hidden < WIDE:
        raise _broken(name, f"it has {head.hidden} hidden units, which is no multiple of {WIDE}")
    count = ends_of(sizes)[3]
    if len(body) != 2 * count:
        raise _broken(name, f"it holds {len(body)} bytes of numbers instead of {2 * count}")
    found = numbers(data)
    if not all(map(math.isfinite, found)):
        raise _broken(name, "some of its numbers are none")
    return Net(game.name, seats, inputs.version, sizes, found)


def shape(game: AnyGame, seats: int) -> tuple[int, int]:
    """How many inputs and outputs a net of this game has."""
    assert game.kit.inputs is not None
    return game.kit.inputs.size(seats), max(game.teams(seats)) + 1


def write(game: AnyGame, seats: int, hidden: int, numbers: Sequence[float]) -> bytes:
    """The file of a net with these numbers."""
    assert game.kit.inputs is not None
    inputs, outputs = shape(game, seats)
    head = Head(KIND, game.name, seats, game.kit.inputs.version, inputs, hidden, outputs)
    return json.dumps(head._asdict()).encode() + b"\n" + struct.pack(f"<{len(numbers)}e", *numbers)


def numbers(data: bytes) -> list[float]:
    """The numbers of a file, whatever it is a net of."""
    body = data.partition(b"\n")[2]
    return list(struct.unpack(f"<{len(body) // 2}e", body))


def _head(line: bytes) -> Head | None:
    """What the first line says, if it is that of a net."""
    try:
        head = Head(**json.loads(line))
    except (ValueError, TypeError, RecursionError):
        return None
    return head if head.kind == KIND and all(type(n) is int for n in head[2:]) else None


def _broken(name: str, reason: str) -> Wrong:
    return Wrong(f"the net {name} is damaged: {reason}", Msg("wrong-net-broken", {"path": name}))
