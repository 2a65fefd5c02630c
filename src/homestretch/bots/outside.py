"""A bot in another process, in any language: one JSON line a message over standard input and output.

    → {"type": "hello", "version": 1, "game": "encore", "words": ["draw", "stop", …]}
    ← {"type": "hello", "version": 1}
    → {"type": "ask", "view": {…}, "path": [], "offered": ["draw", "stop"], "ms": 2000}
    ← {"say": ["draw"]}
    → {"type": "end"}

An answer is one or more words; while the move is not whole, the same view comes again with the path said so far. A bot
that crashes, is late, says what is not offered or talks unasked is replaced at once, and the game goes on.
"""

import json
import shlex
from time import perf_counter

from homestretch.bots.pipe import Fault, Pipe
from homestretch.bots.simple import Greedy
from homestretch.core.bot import Bot, Budget
from homestretch.core.game import AnyGame
from homestretch.core.plain import plain
from homestretch.core.registry import game as find_game
from homestretch.core.rng import Rng
from homestretch.core.types import Move, Msg, Wrong
from homestretch.core.view import View

VERSION = 1
START = 10.0  # seconds to come up and say hello
MOVE_MS = 2000


class Outside(Bot):
    """Speaks for a program; from its first fault on, greedy plays in its place."""

    def __init__(self, name: str, command: str, ms: int = MOVE_MS) -> None:
        self.name = name
        self.budget = Budget(ms=ms)
        try:
            self._words = shlex.split(command)
        except ValueError:  # a quotation mark without its partner
            self._words = []
        if not self._words:
            raise Wrong(f"{name!r} names no program to start", Msg("wrong-bot-command", {"name": name}))
        self._pipe: Pipe | None = None
        self._faults: list[Wrong] = []

    @property
    def faults(self) -> tuple[Wrong, ...]:
        return tuple(self._faults)

    def move(self, view: View, seed: int, budget: Budget | None = None) -> Move:
        if not self._faults:
            try:
                return self._ask(view, (budget or self.own(view.game)).ms or MOVE_MS)
            except Fault as fault:
                self._replace(fault)
        return Greedy().move(view, seed)

    def end(self) -> None:
        if self._pipe is not None:
            self._pipe.close(json.dumps({"type": "end"}))
            self._pipe = None

    def _replace(self, fault: Fault) -> None:
        text = f"the bot {self.name} {fault.text}; greedy plays on in its place"
        self._faults.append(Wrong(text, Msg(f"fault-{fault.key}", {"name": self.name})))
        if self._pipe is not None:
            self._pipe.kill()
            self._pipe = None

    def _ask(self, view: View, ms: int) -> Move:
        """Word by word until the move is whole, all within one limit."""
        game = find_game(view.game)
        pipe = self._pipe or self._start(game)
        until = perf_counter() + ms / 1000
        assert view.seat is not None
        world = game.guess(view, Rng(0))  # what a seat may say does not depend on what it cannot know
        path: Move = ()
        while tokens := game.ask(world, view.seat, path).tokens:
            message = {
                "type": "ask",
                "view": plain(view),
                "path": _spell(game, path),
                "offered": _spell(game, tokens),
                "ms": ms,
            }
            pipe.send(json.dumps(message, ensure_ascii=False))
            for token in _heard(game, pipe.receive(until)):
                if token not in game.ask(world, view.seat, path).tokens:
                    raise Fault("illegal", "said what it may not say")
                path = (*path, token)
        return path

    def _start(self, game: AnyGame) -> Pipe:
        self._pipe = Pipe(self._words)
        hello = {"type": "hello", "version": VERSION, "game": game.name, "words": game.words}
        self._pipe.send(json.dumps(hello, ensure_ascii=False))
        answer = _object(self._pipe.receive(perf_counter() + START))
        if answer.get("type") != "hello" or answer.get("version") != VERSION:
            raise Fault("hello", f"did not say hello in version {VERSION}")
        return self._pipe


def _spell(game: AnyGame, tokens: Move) -> list[str]:
    return [game.words[token] for token in tokens]


def _object(line: str) -> dict[str, object]:
    try:
        found = json.loads(line)
    except (ValueError, RecursionError):
        found = None
    if not isinstance(found, dict):
        raise Fault("nonsense", "answered with something that is no JSON object")
    return found


def _heard(game: AnyGame, line: str) -> Move:
    said = _object(line).get("say")
    if not isinstance(said, list) or not said or not all(isinstance(word, str) for word in said):
        raise Fault("nonsense", "answered without a list of words to say")
    try:
        return tuple(game.token(word) for word in said)
    except Wrong as error:
        raise Fault("illegal", "said a word that is not in the game") from error
