"""A first game with a coach: a record of the game with a note to every move that is the learner's to make.

The file `lesson.record` in a game's folder is an ordinary record. The notes name messages of its catalogues; whoever
makes the first move with a note is the learner; the last note says farewell. Chance and the other seats do as recorded.
"""

from collections.abc import Sequence
from functools import cache
from typing import NamedTuple

from homestretch.core.record import Record
from homestretch.core.registry import folder
from homestretch.core.types import CHANCE, Illegal, Move, Msg, Seat, Wrong
from homestretch.play.table import Table

FILE = "lesson.record"
Moves = Sequence[tuple[Seat, Move]]


class Step(NamedTuple):
    """One move of the learner, and what the coach says before it."""

    number: int  # from 1
    ply: int
    move: Move
    text: Msg


class Lesson:
    """What is played, and what is said to whom."""

    def __init__(self, record: Record) -> None:
        game, self.options = record.setup()
        self.game, self.seats, self.players = game, record.seats, record.players
        self.moves: list[tuple[Seat, Move]] = [(seat, game.hear(words)) for seat, words in record.moves]
        self.seat = next((self.moves[ply][0] for ply in record.notes if ply < len(self.moves)), CHANCE)
        self.steps = tuple(
            Step(n, ply, self.moves[ply][1], Msg(record.notes.get(ply, "")))
            for n, ply in enumerate((p for p, (seat, _) in enumerate(self.moves) if seat == self.seat), 1)
        )
        self.farewell = Msg(record.notes.get(len(self.moves), ""))

    def follows(self, moves: Moves) -> tuple[Seat, Move] | None:
        """Who does what next, if these moves are those of the lesson so far; nothing once it is over."""
        ply = len(moves)
        return self.moves[ply] if ply < len(self.moves) and self.moves[:ply] == list(moves) else None

    def is_over(self, moves: Moves) -> bool:
        """Whether all of the lesson was played, and perhaps more after it."""
        return self.moves == list(moves[: len(self.moves)])

    def step(self, moves: Moves) -> Step | None:
        """What the learner is to do now."""
        found = self.follows(moves)
        if found is None or found[0] != self.seat:
            return None
        return next(step for step in self.steps if step.ply == len(moves))

    def heed(self, moves: Moves, seat: Seat, path: Move) -> None:
        """Raises a kind word to whoever says something else than the lesson does, allowed as it may be."""
        step = self.step(moves) if seat == self.seat else None
        if step is not None and path != step.move[: len(path)]:
            raise Illegal("the lesson has something else in mind here", Msg("lesson-other"))


class Guided(Table):
    """A table at which chance follows the lesson for as long as the moves do."""

    def _drawn(self) -> Move:
        found = lesson(self.game.name)
        following = found.follows(self.log) if found else None
        return following[1] if following and following[0] == CHANCE else super()._drawn()


def guided(found: Lesson, players: Sequence[str] = (), luck: bytes = b"") -> Guided:
    """A table at which this lesson begins."""
    return Guided(found.game, found.seats, 0, found.options, players, luck)


@cache
def lesson(game: str) -> Lesson | None:
    """The lesson of this game, if it has one."""
    file = folder(game) / FILE
    return Lesson(Record.read(file.read_text(encoding="utf-8"))) if file.is_file() else None


def needed(game: str) -> Lesson:
    """The same, or a sentence on why not."""
    found = lesson(game)
    if found is None:
        raise Wrong(f"{game} has no lesson yet", Msg("wrong-no-lesson", {"game": game}))
    return found
