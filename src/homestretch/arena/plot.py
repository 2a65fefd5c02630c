"""Charts of results, as any file matplotlib writes."""

import importlib
import os
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from homestretch.arena.interval import Share
from homestretch.core.types import Msg, Wrong

INK, BAR = "#333333", "#2a6f97"


def ready(path: Path) -> None:
    """See to it that a chart can be written there, before there is anything to draw."""
    kinds = _matplotlib("backend_bases").FigureCanvasBase.get_supported_filetypes()
    if path.suffix.removeprefix(".").lower() not in kinds or path.is_dir() or not os.access(path.parent, os.W_OK):
        raise _unwritten(path)


def _unwritten(path: Path) -> Wrong:
    return Wrong(f"the chart cannot be written to {path}", Msg("wrong-plot", {"file": str(path)}))


def bars(path: Path, title: str, unit: str, rows: Sequence[tuple[str, Share]], fair: float | None = None) -> None:
    """One row a name: the value as a dot, its 95 % interval as a line, the fair share as a dashed one."""
    panels(path, title, [(unit, rows, fair)])


def panels(path: Path, title: str, charts: Sequence[tuple[str, Sequence[tuple[str, Share]], float | None]]) -> None:
    """Several such charts under one title."""
    figure, axes = _figure(len(charts), max(len(rows) for _, rows, _ in charts))
    for axis, (unit, rows, fair) in zip(axes, charts, strict=True):
        _panel(axis, unit, rows, fair)
    figure.suptitle(title, color=INK)
    figure.tight_layout()
    try:
        figure.savefig(path, dpi=150)
    except (OSError, ValueError) as error:
        raise _unwritten(path) from error


def _figure(count: int, rows: int) -> tuple[Any, Any]:
    figure = _matplotlib("figure").Figure(figsize=(1 + 4.2 * count, 1.6 + 0.42 * rows))
    return figure, figure.subplots(1, count, squeeze=False)[0]


def _matplotlib(part: str) -> Any:
    try:
        return importlib.import_module(f"matplotlib.{part}")
    except ImportError as error:
        said = Msg("wrong-extra", {"what": "--plot", "name": "matplotlib", "extra": "arena"})
        raise Wrong('charts need matplotlib: pip install "homestretch[arena]"', said) from error


def _panel(axis: Any, unit: str, rows: Sequence[tuple[str, Share]], fair: float | None) -> None:
    places = list(range(len(rows)))[::-1]
    middle = [s.share for _, s in rows]
    around = [[s.share - s.low for _, s in rows], [s.high - s.share for _, s in rows]]
    axis.errorbar(middle, places, xerr=around, fmt="o", color=BAR, ecolor=BAR, capsize=4)
    axis.set_yticks(places, [name for name, _ in rows])
    axis.set_ylim(-0.6, len(rows) - 0.4)
    axis.set_xlabel(unit, color=INK)
    if fair is not None:
        axis.axvline(fair, linestyle="--", color=INK, linewidth=1)
    axis.grid(axis="x", alpha=0.25)
