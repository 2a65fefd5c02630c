"""What two builds of the package tell at the web table, byte for byte, and the processor time each takes for a move.

    python benchmarks/telling.py BEFORE AFTER [game …]

BEFORE and AFTER are folders to import from, such as build/compiled of two checkouts. Both take the games in the
records, move by move, as the server does: with a line for every seat and for a spectator, in all languages in turn, and
with looks along every third move. Then the telling of one game is timed in turn, with four lines as browsers have them.
"""

import hashlib
import json
import os
import re
import subprocess
import sys
import time
from collections.abc import Iterator
from inspect import signature
from statistics import median
from typing import Any

GAMES = ("encore", "hit", "dog", "hexenrennen")
ROUNDS = 3
PASSES = 5
MOVES = 250  # of each record
LINES = 6  # languages a seat listens in
PEOPLE = '{"do":"people"'  # who is here and who may take back what is not compared
UNDO = r'"undo":"\w*",'


def main(before: str, after: str, *games: str) -> None:
    for game in games or GAMES:
        digests = [_ask(path, "digest", game) for path in (before, after)]
        same = "same" if digests[0] == digests[1] else "DIFFERENT"
        rounds = [(_ask(before, "timed", game), _ask(after, "timed", game)) for _ in range(ROUNDS)]
        old, new = (median(found[n]["ms"] for found in rounds) for n in (0, 1))
        print(
            f"{game:12} {digests[1]['messages']} messages {same}; {old:.2f} ms a move, {new:.2f} after: {new / old:.2f}"
        )


def _ask(path: str, what: str, game: str) -> dict[str, Any]:
    env = {**os.environ, "PYTHONPATH": path, "PYTHONHASHSEED": "0"}
    done = subprocess.run([sys.executable, __file__, f"--{what}", game], env=env, stdout=subprocess.PIPE, check=True)
    found: dict[str, Any] = json.loads(done.stdout)
    return found


# in the Python of one build


def digest(game: str) -> dict[str, Any]:
    """Of everything that all lines hear in all records."""
    total, messages = hashlib.sha256(), 0
    for record in _records(game):
        lines = [_line(seat, lang) for seat in (None, *range(record.seats)) for lang in _languages()]
        for room, since in _played(record, lines):
            _tell(room, since)
            if room.begun.ply % 3 == 0:
                _look_on(room, lines)
        for line in lines:
            heard = [text for text in line.heard if not text.startswith(PEOPLE)]
            messages += len(heard)
            total.update(re.sub(UNDO, "", "\n".join(heard)).encode())
    return {"messages": messages, "digest": total.hexdigest()}


def timed(game: str) -> dict[str, Any]:
    """Milliseconds for a move of the first record, with a line for each of at most four seats."""
    record = next(iter(_records(game)))
    passes: list[list[float]] = []
    for _ in range(PASSES):
        passes.append([])
        for room, since in _played(record, [_line(seat, "en") for seat in range(min(4, record.seats))]):
            began = time.process_time()
            _tell(room, since)
            passes[-1].append(time.process_time() - began)
    best = [min(each) for each in zip(*passes, strict=True)]  # a busy machine adds to some of them
    return {"ms": 1000 * sum(best) / len(best)}


def _records(game: str) -> Iterator[Any]:
    from homestretch.core.record import Record
    from homestretch.core.registry import folder

    for path in sorted((folder(game) / "records").glob("*.hs")):
        yield Record.read(path.read_text())


def _languages() -> tuple[str, ...]:
    from homestretch.texts import LANGUAGES

    return LANGUAGES[:LINES]


def _line(seat: int | None, lang: str) -> Any:
    from homestretch.server.doors.line import Line

    class Ear(Line):
        """A line that keeps what it hears."""

        heard: list[str]
        room: Any

        def push(self, text: str) -> None:
            self.heard.append(text)

        def owe(self, what: Any) -> None:
            """Where a line is told things when it can listen: this one always can."""
            from homestretch.server.telling import broadcast

            for text in broadcast.made(self.room, self, what):
                self.push(text)

        def show(self, pictures: Any) -> None:
            if hasattr(self, "unknown"):
                self.heard.extend(self.unknown(pictures))
            else:
                super().show(pictures)

    line = Ear("" if seat is None else f"key{seat}", seat, lang, "scene")
    line.heard = []
    return line


def _played(record: Any, lines: list[Any]) -> Iterator[tuple[Any, int]]:
    """The room after each move of somebody, and the ply before it."""
    from homestretch.play.table import Table
    from homestretch.server.chairs import Setup
    from homestretch.server.events import Began, Played, Seated
    from homestretch.server.room import Room

    about: dict[str, Any] = {"table": "t", "host": "key0", "seed": 1, "luck": "00" * 32, "made": 0.0}
    room: Any = Room(*(about[name] for name in signature(Room).parameters))  # what a room needs has changed
    room.holds = {seat: f"key{seat}" for seat in range(record.seats)}
    room.take(1, Setup(record.game, record.version, record.seats, record.options))
    for seat in range(record.seats):
        room.take(seat + 2, Seated(seat, "person", f"P{seat}", ""))
    ends = [n for n, (seat, _) in enumerate(record.moves) if seat >= 0][:MOVES]
    began, n = False, record.seats + 2
    for first, last in zip([0, *ends], [*ends, len(record.moves) if len(ends) < MOVES else ends[-1] + 1], strict=True):
        moves = record.moves[first:last]
        after = Table.resume(_until(record, last))
        if not began:
            room.take(n, Began(tuple(words for _, words in moves)))
            room.seat_at(after)
            room.lines = set(lines)
            began = True
            for line in lines:
                line.room = room
                _greet(room, line)
        else:
            (seat, said), *luck = moves
            room.take(n, Played(seat, said, "", tuple(words for _, words in luck), after.scores))
            room.seat_at(after, seat)
            yield room, first
        n += 1


def _until(record: Any, ply: int) -> Any:
    from dataclasses import replace

    whole = ply == len(record.moves)
    return replace(record, moves=record.moves[:ply], scores=record.scores if whole else None, seed=1)


def _tell(room: Any, since: int) -> None:
    from homestretch.server.telling import broadcast

    tell: Any = broadcast.tell_moves
    tell(room, *([] if hasattr(broadcast, "made") else [since]))


def _greet(room: Any, line: Any) -> None:
    from homestretch.server.telling import broadcast

    broadcast.greet(room, line)


def _look_on(room: Any, lines: list[Any]) -> None:
    """Each line of a seat that is asked looks along a move, and a line that watches looks back."""
    from homestretch.core.rng import Rng
    from homestretch.server.messages.answers import Peek
    from homestretch.server.messages.to_client import packed
    from homestretch.server.telling import broadcast

    table, ply = room.begun, room.begun.ply
    for line in lines:
        if line.seat in table.awaits:
            move = table.game.any_move(table.state, line.seat, Rng(ply))
            views = [table.view(line.seat, move[:n]) for n in range(1, len(move) + 1)]
            drawn = [broadcast.shown(room, line, ply, view) for view in views]
        else:
            drawn = [broadcast.position(room, line, ply * 2 // 3)]
        for one in drawn:
            line.show(one.pictures)
            line.push(packed(Peek(rid=1, ply=ply, sight=one.seen)))


if __name__ == "__main__":
    if sys.argv[1].startswith("--"):
        print(json.dumps({"--digest": digest, "--timed": timed}[sys.argv[1]](sys.argv[2])))
    else:
        main(*sys.argv[1:])
