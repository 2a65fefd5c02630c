"""Positions with what came of them, as arrays: how self-play is handed to the fit."""

import zlib
from collections.abc import Sequence
from dataclasses import dataclass, fields
from io import BytesIO
from pathlib import Path
from typing import Any
from zipfile import BadZipFile

import numpy as np
from numpy.typing import NDArray

from homestretch.arena import shelf

Floats = NDArray[np.float32]
Whole = NDArray[np.int64]


@dataclass(frozen=True)
class Positions:
    """Inputs that are on, one position behind the other; outputs are counted from the seat that is looked from."""

    at: NDArray[np.uint16]  # inputs that are on
    by: NDArray[np.float16]  # how much each is on
    ends: Whole  # where the inputs of each position end
    target: Floats  # what the net is to say, a number an output
    outcome: Floats  # how the game ended
    judge: Floats  # what the game's judge said
    game: Whole  # which game it is from

    def __len__(self) -> int:
        return len(self.ends)

    def dense(self, rows: Whole, size: int) -> Floats:
        """The inputs of these positions, those that are off included."""
        starts = np.where(rows > 0, self.ends[rows - 1], 0)
        counts = self.ends[rows] - starts
        line = np.repeat(np.arange(len(rows)), counts)
        spot = np.arange(len(line)) - np.repeat(np.cumsum(counts) - counts, counts) + np.repeat(starts, counts)
        out = np.zeros((len(rows), size), np.float32)
        out[line, self.at[spot]] = self.by[spot]
        return out

    def part(self, held: bool) -> Whole:
        """The positions of every tenth game, which are held out, or all others."""
        return np.flatnonzero((self.game % 10 == 0) == held)


def gathered(parts: Sequence[Positions]) -> Positions:
    """All these positions, one part behind the other."""
    shifts = np.cumsum([0, *(len(p.at) for p in parts[:-1])])
    ends = np.concatenate([p.ends + shift for p, shift in zip(parts, shifts, strict=True)])
    rest = {f.name: np.concatenate([getattr(p, f.name) for p in parts]) for f in fields(Positions) if f.name != "ends"}
    return Positions(ends=ends, **rest)


def save(file: Path, found: Positions) -> None:
    data = BytesIO()
    np.savez_compressed(data, **{f.name: getattr(found, f.name) for f in fields(Positions)})
    shelf.write(file, data.getvalue())


def load(file: Path) -> Positions:
    """What was saved there; a ValueError if it is damaged."""
    try:
        with np.load(BytesIO(file.read_bytes())) as stored:
            named: dict[str, Any] = {f.name: stored[f.name] for f in fields(Positions)}
    except (KeyError, BadZipFile, EOFError, zlib.error) as error:
        raise ValueError(str(error)) from error
    return Positions(**named)
