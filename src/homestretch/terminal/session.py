"""A game played at the keyboard: bots answer at once, people are asked, every move is saved."""

import os
from pathlib import Path
from typing import Any

from rich.console import Group, RenderableType
from rich.markdown import Markdown
from rich.text import Text

from homestretch.bots import find
from homestretch.core.bot import thought
from homestretch.core.halt import between_moves
from homestretch.core.record import begin
from homestretch.core.registry import rules
from homestretch.core.types import Move, Msg, Seat, Who, Wrong
from homestretch.core.view import View
from homestretch.play import wording
from homestretch.play.advice import feared, weighed
from homestretch.play.course import story
from homestretch.play.table import Table
from homestretch.play.telling import told
from homestretch.scene import scene_of
from homestretch.terminal import files
from homestretch.terminal.half import Half
from homestretch.terminal.prompt import COMMANDS, Choice, Keyboard, meant
from homestretch.terminal.screen import Screen
from homestretch.terminal.seats import Seats

ADVISER = "expert"  # who is asked for a hint


class Quit(Exception):
    """The player has enough for now."""


class Session:
    """One table with the people and bots around it."""

    def __init__(self, table: Table, seats: Seats, screen: Screen, keyboard: Keyboard, file: Path) -> None:
        self.table, self.seats, self.screen, self.keyboard, self.file = table, seats, screen, keyboard, file
        self.words = table.game.words
        self.reader: Seat | None = seats.alone  # who looks at the screen; with several people nobody yet
        self.half = Half(table, screen)
        self.past: dict[Seat | None, list[str]] = {seat: [] for seat in (None, *seats.people)}  # what each was told
        self.seen: dict[Seat | None, tuple[Any, int]] = {}  # the state and the ply each reader was last told of
        for seat in (None, *seats.people):
            self.seen[seat] = (table.state, table.ply)
        self.save()

    def run(self) -> None:
        """To the end, or until Quit or EOFError."""
        try:
            while not self.table.over:
                self.turn()
        finally:
            for bot in self.seats.bots.values():
                bot.end()
        result = self.result()
        self.screen.view(self.table.view(self.seats.alone), self.news(self.reader), below=result)

    def result(self) -> RenderableType:
        table, end = self.table, self.table.outcome
        assert end is not None
        return self.screen.result(end, self.reader, story(table, end), table.game.teams(table.seats))

    def turn(self) -> None:
        asked = self.table.awaits
        seat = next((s for s in asked if s in self.seats.bots), asked[0])
        if seat in self.seats.bots:
            self.bot(seat)
        else:
            self.person(seat)

    def bot(self, seat: Seat) -> None:
        bot, ply = self.seats.bots[seat], self.table.ply
        faults = len(bot.faults)
        with between_moves():
            move = bot.move(self.table.view(seat), thought(self.table.seed, ply, seat))
        self.play(seat, move)
        for fault in bot.faults[faults:]:
            self.screen.line(fault.msg, "yellow")
        if not self.seats.people:
            for line in self.news(None):
                self.screen.console.print(Text(line))

    def play(self, seat: Seat, move: Move) -> None:
        self.table.play(seat, move)
        self.save()

    def save(self) -> None:
        files.write(self.file, self.table.record.write())

    def news(self, seat: Seat | None) -> list[str]:
        """What happened since this reader was told last."""
        state, ply = self.seen[seat]
        self.seen[seat] = (self.table.state, self.table.ply)
        lines = told(self.table.game, state, self.table.log[ply:], seat)
        found = [self.screen.say(line.msg, seat) for line in lines]
        self.past[seat] += found
        return found

    def person(self, seat: Seat) -> None:
        """Ask until a whole move is made or taken back."""
        self.hand_over(seat)
        self.reader = seat
        log, note, ply = self.news(seat), "", self.table.ply
        path: Move = ()
        self.half.picked = ()
        past = self.past[seat][: len(self.past[seat]) - len(log)]
        while self.table.ply == ply and seat in self.table.awaits:
            path = self.half.onward(seat, path)
            view = self.table.view(seat, path)
            offered = self.half.offered(view)
            if not offered:
                self.play(seat, path)
                return
            self.screen.view(view, log, note, offered, self.question(view, path, offered), past)
            path, note = self.answer(seat, path, offered)

    def question(self, view: View, path: Move, offered: list[Choice]) -> RenderableType | None:
        """What is asked below the scene."""
        assert view.seat is not None
        words = [self.told(view.seat, path), *(self.screen.label(view, token) for token in self.half.picked)]
        said, more = " · ".join(filter(None, words)), self.half.left(view)
        return self.screen.question(view, said, offered, self.seats.alone == view.seat, more)

    def told(self, seat: Seat, path: Move) -> str:
        """The words said so far, each by the name it was offered under."""
        found = wording.said(self.table.game, self.table.state, seat, path)
        return " · ".join(self.screen.say(msg, seat) for msg in found)

    def answer(self, seat: Seat, path: Move, offered: list[Choice]) -> tuple[Move, str]:
        """The path after one line was typed, and what there is to say about it."""
        view = self.table.view(seat, path)
        words = dict.fromkeys([*(c.label for c in offered), *(c.word for c in offered)])
        line = self.keyboard.line("> ", [*words, *(self.command(c) for c in COMMANDS)])
        if not line:
            return (self.half.say(view, offered[0].token), "") if len(offered) == 1 else (path, "")
        whole = meant(line, offered)
        if whole:
            return self.half.say(view, whole.token), ""
        first, _, rest = line.partition(" ")
        for command in COMMANDS:
            if first.removeprefix("/").casefold() in (command, self.command(command).casefold()):
                return self.obey(command, rest.strip(), seat, path)
        if self.screen.token(self.table.view(seat, path), line, self.words) is not None:
            return self.spoken([line], seat, path)
        return self.spoken(line.split(), seat, path)

    def command(self, name: str) -> str:
        return self.screen.say(Msg(f"command-{name}"))

    def spoken(self, words: list[str], seat: Seat, path: Move) -> tuple[Move, str]:
        """Several words said in one line: if one cannot be said it is explained, and nothing of the line counts."""
        before, picked = path, self.half.picked
        for word in words:
            view = self.table.view(seat, path)
            offered = self.half.offered(view)
            if not offered:
                self.half.picked = picked
                return before, self.screen.say(Msg("wrong-more", {"words": self.told(seat, path)}))
            choice = meant(word, offered)
            if choice is None:
                typo = word.isdecimal() and offered[0].key.isdecimal()
                why = self.screen.say(Msg("wrong-input", {"word": word})) if typo else self.why(word, seat, path)
                self.half.picked = picked
                return before, why
            path = self.half.say(view, choice.token)
        return path, ""

    def obey(self, command: str, rest: str, seat: Seat, path: Move) -> tuple[Move, str]:
        if command == "quit":
            raise Quit
        if command in ("why", "what"):
            return path, self.why(rest, seat, path) if command == "why" else self.what(rest, seat, path)
        if command == "hint":
            return path, self.hint(seat)
        if command == "back":
            note = "" if path or self.half.picked else self.screen.say(Msg("wrong-back"))
            return self.half.back(seat, path), note
        if command == "undo":
            return self.undo(path)
        try:
            was_left = self.show(command, seat, path)
        except Wrong as error:
            return path, self.screen.say(error.msg)
        if self.keyboard.live and not was_left:
            self.keyboard.line(self.screen.say(Msg("press-enter")))
        return path, ""

    def show(self, command: str, seat: Seat, path: Move) -> bool:
        """Whether whoever read it has said already that it is enough."""
        if command == "help":
            board, _ = scene_of(self.table.view(seat, path))
            signs = [(name, sign) for name, sign in board.signs if self.screen.texts.has(f"sign-{name}")]
            self.screen.help(self.example(seat, path), signs)
            return False
        if command == "log":
            return self.paged(Group(*(Text(line) for line in self.story(seat))))
        return self.paged(Markdown(rules(self.table.game.name, self.screen.texts.lang).text))

    def story(self, seat: Seat) -> list[str]:
        """All that happened, as far as this seat may know."""
        table = self.table
        lines = told(table.game, begin(table.game, table.seats, table.options), table.log, seat)
        return [self.screen.say(line.msg, seat) for line in lines]

    def example(self, seat: Seat, path: Move) -> str:
        """A word of this game that cannot be said now, by its name."""
        view = self.table.view(seat, path)
        offered = view.ask.tokens if view.ask else ()
        token = next((t for t in range(len(self.words)) if t not in offered), 0)
        return self.screen.label(view, token)

    def paged(self, text: RenderableType) -> bool:
        """Page by page where somebody turns them and one is not enough; whether it was left by a key."""
        console = self.screen.console
        if not self.keyboard.live or len(console.render_lines(text)) < console.height:
            console.print(text)
            return False
        os.environ.setdefault("LESS", "-R")  # else it shows the codes of colours
        os.environ.setdefault("LESSCHARSET", "utf-8")
        with console.pager(styles=True):
            console.print(Text(self.screen.say(Msg("press-page")), "dim"), text, sep="\n")
        return True

    def undo(self, path: Move) -> tuple[Move, str]:
        """The last move is taken back by whoever made it here, and with it what was half said since."""
        last = self.table.log[-1][0] if self.table.log else -1
        if last not in self.seats.people or not self.table.can_undo(last):
            return path, self.screen.say(Msg("wrong-undo"))
        self.table.undo(last)
        self.half.picked = ()
        self.save()
        for reader in self.seen:
            self.seen[reader] = (self.table.state, self.table.ply)
        return (), ""

    def why(self, word: str, seat: Seat, path: Move) -> str:
        """Why this word cannot be said now, with the clause of the rules."""
        view = self.table.view(seat, path)
        offered = self.half.offered(view)
        if not word:
            return self.screen.say(Msg("why-what", {"word": self.example(seat, path)}))
        if meant(word, offered):
            return self.screen.say(Msg("why-can", {"word": word}))
        token = self.screen.token(view, word, self.words)
        first, _, rest = word.partition(" ")
        begun = meant(first, offered) if token is None and rest else None
        if begun:
            return self.why(rest, seat, (*path, begun.token))
        if token is None:
            return self.screen.say(Msg("wrong-input", {"word": word}))
        msg = self.table.why_not(seat, path, token)
        return f"{self.screen.say(msg, seat)} ({msg.clause})"

    def hint(self, seat: Seat) -> str:
        """The best moves as a good player sees them, and what is to be feared after the first."""
        with between_moves():
            found = find(ADVISER).explain(self.table.view(seat), thought(self.table.seed, self.table.ply, seat))
        words = [self.told(seat, one.move) for one in found]
        known = [weighed(text, one) for text, one in zip(words, found, strict=True)]
        lines = [f"{n}. {self.screen.say(one)}" for n, one in enumerate(filter(None, known), 1)]
        lines.append(feared(found[0].fear, lambda msg: self.screen.say(msg, seat)))
        return "\n".join(filter(None, [self.screen.say(Msg("hint-says", {"text": words[0]})), *lines]))

    def what(self, word: str, seat: Seat, path: Move) -> str:
        """What the thing or place does that says this word, by what it is called."""
        view = self.table.view(seat, path)
        offered = self.half.offered(view)
        choice = meant(word, offered) if word else None
        token = choice.token if choice else self.screen.token(view, word, self.words) if word else None
        found = self.screen.about(view, token) if token is not None else ""
        return found or self.screen.say(Msg("what-unknown", {"word": word or self.example(seat, path)}))

    def hand_over(self, seat: Seat) -> None:
        """A curtain between people, before the first of them too, where one must not see what another does."""
        if seat == self.reader or self.shown(seat) == self.shown(self.reader):
            return
        self.screen.wipe()
        self.screen.line(Msg("curtain", {"who": Who(seat)}), "bold")
        self.keyboard.line(self.screen.say(Msg("press-enter")))

    def shown(self, seat: Seat | None) -> object:
        """What this seat sees, or whoever looks on, whoever may click on it."""
        _, scene = scene_of(self.table.view(seat))
        return [(z.name, z.note) for z in scene.zones], [(t.id, t.face, t.at, t.many) for t in scene.things]
