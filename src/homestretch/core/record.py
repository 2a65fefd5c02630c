"""A game as text a person can read: a header, one line a move (chance's too), a closing line and a checksum.

A line that begins with `#` is a note to the move after it, or to the end.

homestretch record 1
game encore 1
seats 2
options rounds=2
seed 7
players Ada Bo

* p1
1 draw
* 7
open 3
sum 0f1e2d3c4b5a6978
"""

import hashlib
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any
from urllib.parse import quote, unquote

from homestretch.core.game import AnyGame, Game, S, State
from homestretch.core.options import Options, changed, read_options
from homestretch.core.registry import game as find
from homestretch.core.types import CHANCE, Illegal, Msg, Seat, Wrong

TITLE = "homestretch record 1"


def damaged(line: int, text: str, key: str, **args: str | int) -> Wrong:
    return Wrong(f"the record is damaged in line {line}: {text}", Msg(f"wrong-record-{key}", {"line": line, **args}))


@dataclass
class Record:
    """Header and moves; the only thing that is stored of a game."""

    game: str
    version: int
    seats: int
    options: Mapping[str, str] = field(default_factory=dict)
    seed: int | None = None
    players: tuple[str, ...] = ()
    moves: list[tuple[Seat, str]] = field(default_factory=list)
    scores: tuple[int, ...] | None = None  # None while the game is open
    notes: dict[int, str] = field(default_factory=dict)  # by the ply that they stand before

    def write(self) -> str:
        """The record as text, with a checksum: what `read` takes."""
        lines = [TITLE, f"game {self.game} {self.version}", f"seats {self.seats}"]
        if self.options:
            lines.append("options " + " ".join(f"{k}={v}" for k, v in self.options.items()))
        if self.seed is not None:
            lines.append(f"seed {self.seed}")
        if self.players:
            lines.append("players " + " ".join(quote(name, safe="") or "-" for name in self.players))
        lines.append("")
        for ply, (seat, words) in enumerate(self.moves):
            lines += [*self._noted(ply), f"{'*' if seat == CHANCE else seat} {words}"]
        lines += self._noted(len(self.moves))
        lines.append(f"open {len(self.moves)}" if self.scores is None else "end " + " ".join(map(str, self.scores)))
        return "\n".join([*lines, f"sum {_sum(lines)}", ""])

    def _noted(self, ply: int) -> list[str]:
        return [f"# {line}" for line in self.notes[ply].splitlines()] if ply in self.notes else []

    @staticmethod
    def read(text: str) -> "Record":
        """The record that this text holds; `Wrong` says what is the matter with one that cannot be read."""
        lines = [line.strip() for line in text.strip().splitlines()]
        if not lines or lines[0] != TITLE:
            raise Wrong(
                f"this is not a Homestretch record: it should begin with {TITLE!r}", Msg("wrong-record-foreign")
            )
        if len(lines) < 5 or not lines[-1].startswith("sum "):
            raise Wrong(
                f"the record breaks off after line {len(lines)}: its last line should be a checksum",
                Msg("wrong-record-short", {"line": len(lines)}),
            )
        if lines[-1] != f"sum {_sum(lines[:-1])}":
            raise damaged(len(lines), "the checksum does not fit what stands above it", "sum")
        return _parse(lines[:-1])

    def setup(self) -> tuple[AnyGame, Options]:
        """The game and the options it was played with."""
        game = find(self.game)
        if self.version != game.version:
            raise Wrong(
                f"the record was made with version {self.version} of {self.game}; this is version {game.version}",
                Msg("wrong-record-version", {"game": self.game, "theirs": self.version, "ours": game.version}),
            )
        return game, read_options(game.options, self.options)

    def replay(self, since: int = 0, known: str = "") -> list[State]:
        """Every state from the start, or from a ply where the position is known, to where the record ends; needs no
        random numbers. What a position does not say is how it came about, so the first state is not one to show."""
        return list(self.states(since, known))

    def states(self, since: int = 0, known: str = "") -> Iterator[State]:
        """The same, one by one: whoever reads what others sent may stop to breathe."""
        game, options = self.setup()
        state: State = game.read(known) if known else begin(game, self.seats, options)
        yield state
        for n, (seat, words) in enumerate(self.moves[since:], since):
            try:
                state = game.play(state, seat, game.hear(words))
            except Wrong as error:
                raise Illegal(
                    f"move {n + 1} of the record ({words!r} by {_who(seat)}) cannot be played: {error}",
                    Msg("wrong-record-move", {"move": n + 1, "words": words}),
                ) from error
            yield state
        self._check_end(game, state)

    def _check_end(self, game: AnyGame, last: State) -> None:
        scores = None if game.awaits(last) else game.scores(last)
        if scores != self.scores:
            raise Wrong(
                f"the record says the result is {self.scores}, the rules say {scores}",
                Msg("wrong-record-scores", {"said": str(self.scores), "found": str(scores)}),
            )


def begin(game: Game[S, Any], seats: int, options: Options) -> S:
    """The first state, or a sentence on who can play."""
    if not game.fits(seats, options):
        listed = ", ".join(map(str, game.counts(options)))
        raise Wrong(
            f"{game.name} cannot be played by {seats} with these options; it can be by: {listed}",
            Msg("wrong-seats", {"game": game.name, "seats": seats, "choices": listed}),
        )
    return game.start(seats, options)


def blank(game: AnyGame, seats: int, options: Options, seed: int | None, players: tuple[str, ...]) -> Record:
    return Record(game.name, game.version, seats, changed(options), seed, players)


def _who(seat: Seat) -> str:
    return "chance" if seat == CHANCE else f"seat {seat}"


def _sum(lines: list[str]) -> str:
    return hashlib.sha256("\n".join(lines).encode()).hexdigest()[:16]


def _parse(lines: list[str]) -> Record:
    """A record from lines whose checksum fits; what is wrong now was written so."""
    split = lines.index("") if "" in lines else len(lines)
    head = dict(line.partition(" ")[::2] for line in lines[1:split])
    try:
        name, version = head["game"].split()
        record = Record(name, int(version), int(head["seats"]))
        record.options = dict(word.split("=") for word in head.get("options", "").split())
        record.seed = int(head["seed"]) if "seed" in head else None
        record.players = tuple("" if p == "-" else unquote(p) for p in head.get("players", "").split())
    except (KeyError, ValueError) as error:
        raise damaged(1, "the header needs a game with its version, and seats", "header") from error
    for n, line in enumerate(lines[split + 1 : -1], split + 2):
        if line.startswith("#"):
            _note(record.notes, len(record.moves), line[1:].strip())
        else:
            record.moves.append(_move(n, line))
    record.scores = _closing(len(lines), lines[-1], len(record.moves))
    return record


def _note(notes: dict[int, str], ply: int, text: str) -> None:
    notes[ply] = f"{notes[ply]}\n{text}" if ply in notes else text


def _move(n: int, line: str) -> tuple[Seat, str]:
    who, _, words = line.partition(" ")
    if who != "*" and not who.isdecimal():
        raise damaged(n, f"{line!r} should be a seat or * and the words of a move", "line")
    return CHANCE if who == "*" else int(who), words


def _closing(n: int, line: str, moves: int) -> tuple[int, ...] | None:
    word, _, rest = line.partition(" ")
    if word == "end":
        try:
            return tuple(int(x) for x in rest.split())
        except ValueError as error:
            raise damaged(n, "the result should be whole numbers", "line") from error
    if line != f"open {moves}":
        raise damaged(n, f"it should be 'open {moves}' or 'end' and the result", "line")
    return None
