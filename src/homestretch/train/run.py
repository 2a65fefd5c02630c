"""Generations of a net: games by the last one, a fit to them, and so on; what is done is kept, so that it can go on."""

import json
from collections.abc import Callable, Iterator
from dataclasses import asdict, dataclass, field, replace
from datetime import UTC, datetime
from functools import partial
from pathlib import Path
from shlex import quote
from time import monotonic
from typing import Any

from homestretch.arena import shelf
from homestretch.arena.farm import farm
from homestretch.core import nets
from homestretch.core.registry import game as find_game
from homestretch.core.types import Msg, Wrong
from homestretch.train import positions
from homestretch.train.card import calm, measured
from homestretch.train.fit import Weights, fit, fresh, of
from homestretch.train.games import Plan, several
from homestretch.train.positions import Positions, gathered

CHUNK = 10  # games that are handed out at once
WINDOW = 3  # generations whose games a net is fitted to
AFRESH = 1_000_000  # the seeds of games that are never trained on lie so far off


@dataclass(frozen=True)
class Course:
    """What is trained, and how: all that decides the outcome."""

    game: str
    seats: int
    seed: int = 0
    hidden: int = 64
    greedy: int = 40_000  # games of the first generation, by the game's own judgement
    games: int = 4000  # of every later one
    generations: int = 10
    playouts: int = 16  # of a move of these
    epochs: int = 4
    trial: int = 1000  # games of the card, which are played without boldness, and as many before it
    looks: int = 100  # of a move of these, looked ahead as `expert` does; 0: they are played as those before
    against: str = ""  # the file of a net that the others play by

    @property
    def command(self) -> str:
        """What makes the same net again."""
        said = {name: value for name, value in asdict(self).items() if name not in ("game", "epochs") and value != ""}
        return " ".join(["homestretch train", self.game, *(f"--{key} {quote(str(said[key]))}" for key in said)])


@dataclass
class Progress:
    """How far a course has come."""

    course: Course
    done: list[dict[str, Any]] = field(default_factory=list)  # a line each generation

    @property
    def generation(self) -> int:
        return len(self.done)


Watch = Callable[[int, int], None]  # told how many of how many games of a generation are played


class Run:
    """A course in a folder of its own."""

    def __init__(self, course: Course, home: Path, jobs: int = 1, ray: str = "") -> None:
        self.game = find_game(course.game)
        inputs = self.game.kit.inputs
        if inputs is None:
            text = f"{course.game} has no inputs for nets: an inputs.py in its folder, named in its kit"
            raise Wrong(text, Msg("wrong-no-inputs", {"game": course.game}))
        if course.against:  # which is gone on from, and so is as wide
            course = replace(course, hidden=nets.load(self.game, course.seats, Path(course.against)).sizes[1])
        self.inputs = inputs
        self.course, self.home, self.jobs, self.ray = course, home, jobs, ray
        self.progress = Progress(course)
        shelf.make(home)

    def net(self, generation: int) -> Path:
        """Every generation is kept: how strong each is shows what training brings."""
        return self.home / f"generation-{generation}.net"

    def positions(self, generation: int) -> Path:
        return self.home / f"positions-{generation}.npz"

    @property
    def is_begun(self) -> bool:
        """Whether a course lies in the folder."""
        return (self.home / "run.json").is_file()

    def resume(self) -> None:
        """Go on from what lies in the folder, if it is of the same course."""
        if not self.is_begun:
            return
        later: dict[str, Any] = {"generations": 0, "trial": 0, "looks": 0}  # what changes nothing that lies there
        try:
            found = json.loads((self.home / "run.json").read_text())
            same, done = found["course"] | later == asdict(self.course) | later, list(found["done"])
        except (OSError, ValueError, KeyError, TypeError) as error:
            raise self.damaged("run.json") from error
        if not same:
            raise Wrong(f"another course lies in {self.home}", Msg("wrong-course", {"path": str(self.home)}))
        self.progress.done = done
        if done:
            nets.load(self.game, self.course.seats, self.net(len(done) - 1))

    def damaged(self, name: str) -> Wrong:
        """Something that is to be gone on from."""
        path = str(self.home / name)
        return Wrong(f"{path} is missing or damaged", Msg("wrong-course-broken", {"path": path}))

    def train(self, until: float, watch: Watch) -> Iterator[dict[str, Any]]:
        """Generation after generation, one at least, until all are done or no time is left for another; a line each."""
        while self.progress.generation < self.course.generations and (not self.progress.done or monotonic() < until):
            began = monotonic()
            made = self.play(self.plan(), self.size(), watch)
            positions.save(self.positions(self.progress.generation), made)
            weights, losses = fit(self.weights(), self.window(), self.course.epochs, self.course.seed)
            self.keep(weights)
            line = {"games": self.size(), "positions": len(made), "log_loss": [round(x, 4) for x in losses]}
            self.progress.done.append({**line, "seconds": round(monotonic() - began, 1)})
            self.note()
            yield self.progress.done[-1]

    def card(self, watch: Watch) -> dict[str, Any]:
        """Games that the net never saw: by some it learns how sure it may be, others tell what it is worth."""
        known = self.earnest(1, watch)
        net = calm(self.weights(), known)
        found = measured(net, self.earnest(2, watch), known)
        made = replace(self.course, generations=self.progress.generation)
        head = {"command": made.command, "date": f"{datetime.now(UTC):%Y-%m-%d}", **asdict(made)}
        played = sum(line["games"] for line in self.progress.done)
        data = self.data(net)
        card = {**head, "trained_on": played, "bytes": len(data), "held_out": found, "curve": self.progress.done}
        file = self.home / f"{self.course.seats}.net"
        shelf.write(file.with_suffix(".json"), (json.dumps(card, indent=1) + "\n").encode())
        shelf.write(file, data)
        return card

    def earnest(self, series: int, watch: Watch) -> Positions:
        """Games of the last net against itself in which nobody is bold."""
        plan = replace(self.plan(), seed=self.course.seed + series * AFRESH, bold=0.0)
        if self.course.looks:
            plan = replace(plan, playouts=self.course.looks, ahead=True)
        return self.play(plan, self.course.trial, watch)

    def size(self) -> int:
        """How many games the next generation has."""
        later = self.progress.generation or self.course.against
        return self.course.games if later else self.course.greedy

    def plan(self) -> Plan:
        """How the next generation is played."""
        c, g = self.course, self.progress.generation
        net = self.net(g - 1).read_bytes() if g else b""
        seed, keep = c.seed + 1000 * g, 1.0 if g or c.against else 0.15
        against = Path(c.against).read_bytes() if c.against else b""
        return Plan(c.game, c.seats, seed, net or against, c.playouts, self.inputs.bold, keep, against)

    def play(self, plan: Plan, games: int, watch: Watch) -> Positions:
        found: list[Positions] = []
        for part in farm(partial(chunked, plan, games), range(-(-games // CHUNK)), self.jobs, self.ray):
            found.append(part)
            watch(min(games, len(found) * CHUNK), games)
        return gathered(found)

    def weights(self) -> Weights:
        """Those of the last generation, or fresh ones."""
        c = self.course
        inputs, outputs = nets.shape(self.game, c.seats)
        if not self.progress.generation and not c.against:
            return fresh(inputs, c.hidden, outputs, c.seed)
        last = self.net(self.progress.generation - 1) if self.progress.generation else Path(c.against)
        data = last.read_bytes()
        return of(nets.numbers(data), inputs, c.hidden, outputs)

    def window(self) -> Positions:
        """The positions a net is fitted to: those of the last generations."""
        last = self.progress.generation
        return gathered([self.found(self.positions(g)) for g in range(max(0, last - WINDOW + 1), last + 1)])

    def found(self, file: Path) -> Positions:
        try:
            return positions.load(file)
        except (OSError, ValueError) as error:
            raise self.damaged(file.name) from error

    def keep(self, weights: Weights) -> None:
        shelf.write(self.net(self.progress.generation), self.data(weights))

    def data(self, weights: Weights) -> bytes:
        return nets.write(self.game, self.course.seats, self.course.hidden, weights.numbers())

    def note(self) -> None:
        """What is done, for whoever goes on."""
        noted = {"course": asdict(self.course), "done": self.progress.done}
        shelf.write(self.home / "run.json", json.dumps(noted, indent=1).encode())


def chunked(plan: Plan, games: int, chunk: int) -> Positions:
    """One chunk of so many games; the last may be smaller."""
    return several(plan, range(games)[chunk * CHUNK : (chunk + 1) * CHUNK])
