"""How strong the bots are: plays what is not known yet, and writes the tables of docs/bots.md.

python benchmarks/strength.py                            everything that is missing: many hours on two cores
python benchmarks/strength.py dog --kinds bars           only these rows
python benchmarks/strength.py --write                    nothing is played, the page is written

What is known lies in benchmarks/strength.json; a row that is stopped, or has too few games, goes on where it was
(build/strength) or begins anew.
"""

import argparse
import json
from collections.abc import Iterator
from datetime import UTC, datetime
from pathlib import Path
from typing import Any, NamedTuple

import calibration
import losses

from homestretch.arena.match import arrange, usual_seats
from homestretch.arena.run import run
from homestretch.bots.names import LEVELS
from homestretch.core import nets
from homestretch.core.registry import game as find_game
from homestretch.core.registry import games

ROOT = Path(__file__).resolve().parents[1]
KNOWN, PAGE, RECORDS = ROOT / "benchmarks/strength.json", ROOT / "docs/bots.md", ROOT / "build/strength"
STEPS = {"dog": 200, "hit": 200, "hexenrennen": 400, "encore": 2000}  # games of a row between two levels
LONGER = {  # and of steps that were played on, most because fewer games reached even
    "dog-2-hard-normal": 1000,
    "dog-3-hard-normal": 1000,
    "dog-5-hard-normal": 400,
    "dog-6-hard-normal": 400,
    "hexenrennen-3-expert-hard": 1000,
    "hexenrennen-4-hard-normal": 500,
}
BARS = {("dog", 2): 60, ("dog", 4): 60, ("dog", 6): 40, ("hit", 2): 60, ("hit", 4): 60}  # of expert and classic
BAR, OTHER = "350ms", {"encore": 1000, "hexenrennen": 200}  # their time a move, and the games where nothing is said
LOOKS = 400  # of a move where calibration is measured
MANY = {"dog": 500, "hit": 500, "hexenrennen": 1000, "encore": 1000}  # games of it
ERRING, DECISIONS = ("random", "greedy", *LEVELS), 1000  # whose losses are measured, in so many decisions
HEADS = {
    "bars": ("game", "seats", "bot", "against", "games", "share of wins (95 %)"),
    "steps": ("game", "seats", "bot", "against", "games", "share of wins (95 %)"),
    "losses": ("game", "seats", "bot", "decisions", "points lost in each (95 %)", "most"),
    "nets": ("game", "seats", "games", "log-loss", "judge", "tempered judge", "coin", "calibration error"),
    "courses": ("game", "seats", "games", "log-loss after each generation"),
    "calibration": (
        "game",
        "seats",
        "looks",
        "games",
        "log-loss",
        "tempered judge",
        "coin",
        "error",
        "by chance alone",
    ),
}


class Row(NamedTuple):
    """A match that is to be known."""

    kind: str
    game: str
    seats: int
    bots: tuple[str, str]
    games: int

    @property
    def name(self) -> str:
        return "-".join(map(str, (self.game, self.seats, *self.bots))).replace(":", "_")


def rows() -> Iterator[Row]:
    """All matches: expert against the yardstick, and every level against the one below."""
    for name in games():
        for seats in counts(name):
            clocked = (f"expert:{BAR}", f"classic:{BAR}") if name != "encore" else ("expert", "classic")
            yield Row("bars", name, seats, clocked, BARS.get((name, seats)) or OTHER.get(name, 60))
            for lower, upper in zip(LEVELS, list(LEVELS)[1:], strict=False):
                row = Row("steps", name, seats, (upper, lower), STEPS[name])
                yield row._replace(games=LONGER.get(row.name, row.games))


def counts(name: str) -> tuple[int, ...]:
    game = find_game(name)
    return tuple(game.counts(game.options()))


def played(row: Row, jobs: int) -> dict[str, Any]:
    """The match, which goes on from what was played of it before."""
    match = arrange(row.game, row.bots, row.seats, 0, {})
    found = run(match, row.games, jobs, records=RECORDS / row.name)
    if found.stopped:
        raise SystemExit(130)
    return {"games": found.games, "share": str(found.share(0)), "date": f"{datetime.now(UTC):%Y-%m-%d}"}


def known() -> dict[str, dict[str, Any]]:
    return json.loads(KNOWN.read_text()) if KNOWN.is_file() else {}


def keep(name: str, found: dict[str, Any]) -> None:
    KNOWN.write_text(json.dumps({**known(), name: found}, indent=1, sort_keys=True) + "\n")


def table(kind: str) -> str:
    """The table of this kind as the page has it."""
    lines = list(cells(kind))
    head = ["| " + " | ".join(HEADS[kind]) + " |", "|" + "---|" * len(HEADS[kind])]
    return "\n".join([*head, *lines]) if lines else "*Not played yet.*"


def cells(kind: str) -> Iterator[str]:
    found = known()
    if kind == "losses":
        names = (f"losses-{game}-{bot}" for game in games() for bot in ERRING)
        yield from (found[name]["row"] for name in names if name in found)
    elif kind == "nets":
        yield from cards()
    elif kind == "courses":
        yield from courses()
    elif kind == "calibration":
        yield from (found[name]["row"] for name in sorted(found) if name.startswith("calibration-"))
    else:
        for row in rows():
            if row.kind == kind and row.name in found:
                one = found[row.name]
                yield f"| {row.game} | {row.seats} | {' | '.join(row.bots)} | {one['games']} | {one['share']} |"


def cards() -> Iterator[str]:
    """What each net says of itself."""
    for name, seats, card in said():
        held = card["held_out"]
        off = f"{100 * held['calibration_error']:.1f} points"
        yield "| " + " | ".join(map(str, (name, seats, held["games"], *held["log_loss"].values(), off))) + " |"


def courses() -> Iterator[str]:
    """How training went."""
    for name, seats, card in said():
        losses = ", ".join(f"{line['log_loss'][-1]:.3f}" for line in card["curve"])
        yield f"| {name} | {seats} | {card['trained_on']} | {losses} |"


def said() -> Iterator[tuple[str, int, dict[str, Any]]]:
    """The card of every net."""
    for name in games():
        for seats in counts(name):
            file = nets.path(find_game(name), seats).with_suffix(".json")
            if file.is_file():
                yield name, seats, json.loads(file.read_text())


def calibrated(name: str, seats: int, jobs: int) -> dict[str, Any]:
    """How a net does in games of expert against itself."""
    found = calibration.weighed(name, seats, MANY[name], LOOKS, jobs)
    net, _, tempered, coin = found["log_loss"].values()
    off, chance = (f"{100 * found[key]:.1f} points" for key in ("calibration_error", "chance"))
    cells = (name, seats, LOOKS, found["games"], net, tempered, coin, off, chance)
    return {"row": "| " + " | ".join(map(str, cells)) + " |"}


def write() -> None:
    """Every table of the page between its marks."""
    text = PAGE.read_text()
    for kind in HEADS:
        begin, end = f"<!-- {kind} -->\n", "<!-- end -->"
        before, _, rest = text.partition(begin)
        text = f"{before}{begin}\n{table(kind)}\n\n{end}{rest.partition(end)[2]}"
    PAGE.write_text(text)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("games", nargs="*", default=list(games()))
    parser.add_argument("--seats", type=int, nargs="*", help="only tables of these sizes")
    parser.add_argument("--kinds", nargs="*", default=["bars", "steps", "losses", "calibration"])
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--write", action="store_true", help="play nothing")
    given = parser.parse_args()
    for row in () if given.write else rows():
        wanted = row.kind in given.kinds and row.game in given.games and row.seats in (given.seats or (row.seats,))
        if wanted and known().get(row.name, {"games": 0})["games"] < row.games:
            keep(row.name, played(row, given.jobs))
            print(row.name, known()[row.name], flush=True)
            write()
    for name in given.games if "calibration" in given.kinds and not given.write else ():
        for seats in given.seats or counts(name):
            if f"calibration-{name}-{seats}" not in known():
                keep(f"calibration-{name}-{seats}", calibrated(name, seats, given.jobs))
    for name in given.games if "losses" in given.kinds and not given.write else ():
        for bot in ERRING:
            if f"losses-{name}-{bot}" not in known():
                keep(f"losses-{name}-{bot}", {"row": losses.row(name, usual_seats(name), bot, DECISIONS, 3000)})
    write()


if __name__ == "__main__":
    main()
