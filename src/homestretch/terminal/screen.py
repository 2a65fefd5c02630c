"""What a player sees: the scene, what happened, the question."""

from collections.abc import Sequence

from rich.columns import Columns
from rich.console import Console, Group, RenderableType
from rich.panel import Panel
from rich.table import Table as Grid
from rich.text import Text

from homestretch.core.registry import part
from homestretch.core.types import Move, Msg, Seat, Token, Who
from homestretch.core.view import View
from homestretch.scene.plain import scene_of
from homestretch.scene.text import Look, show
from homestretch.terminal.prompt import COMMANDS, Choice, choices
from homestretch.texts import Texts

ROOM = 9  # lines kept free for the title, the question and the answer
BOARD = 24  # lines a board gets at least, even if that is more than the terminal has


class Screen:
    """Everything printed, in the language and under the names of one table."""

    def __init__(self, console: Console, texts: Texts, names: Sequence[str], clears: bool) -> None:
        self.console, self.texts, self.names, self.clears = console, texts, names, clears

    def say(self, msg: Msg, me: Seat | None = None) -> str:
        return self.texts.say(msg, self.names, me)

    def view(self, view: View, log: Sequence[str], more: str = "", offered: Sequence[Choice] = ()) -> None:
        """The scene of a view under the title of its game, with the keys of what is offered, and what happened."""
        if self.clears:
            self.console.clear()
        self.console.rule(Text(self.say(Msg("title")) if self.texts.has("title") else view.game, style="bold"))
        self.console.print(self._scene(view, offered, log if self.clears else ()))
        for line in () if self.clears else log:
            self.console.print(Text(f"  {line}"))
        if more:
            self.console.print(Text(f"\n{more}", style="bold yellow"))

    def _scene(self, view: View, offered: Sequence[Choice], log: Sequence[str]) -> RenderableType:
        look = Look(
            frozenset(view.ask.tokens if view.ask else ()),
            lambda msg: self.say(msg, view.seat),
            lambda seat: self.texts.name(seat, self.names),
            self.console.width,
            max(self.console.height - ROOM, BOARD),
            {choice.token: choice.key for choice in offered},
            log,
        )
        return show(*scene_of(view), look)

    def choices(self, view: View, words: Sequence[str]) -> list[Choice]:
        """What may be said now, each under the name the game gives it."""
        if view.ask is None:
            return []
        tokens = view.ask.tokens
        return choices([words[t] for t in tokens], [self.label(view, t, words) for t in tokens], tokens)

    def label(self, view: View, token: Token, words: Sequence[str]) -> str:
        module = part(view.game, "tell")
        return self.say(module.word(view, token), view.seat) if module else words[token]

    def token(self, view: View, text: str, words: Sequence[str]) -> Token | None:
        """The word of the game that is meant, offered or not, by itself or by what it is called."""
        called = text.casefold()
        by_word = (t for t, word in enumerate(words) if word.casefold() == called)
        by_name = (t for t in range(len(words)) if self.label(view, t, words).casefold() == called)
        return next(by_word, next(by_name, None))

    def question(self, view: View, said: str, offered: Sequence[Choice], alone: bool) -> None:
        """The question, the words said so far, and the words that may come next."""
        ask = view.ask
        if ask is None:
            return
        key = f"ask-{ask.what}"
        text = (
            self.say(Msg(key, {"least": ask.least, "most": ask.most}), view.seat) if self.texts.has(key) else ask.what
        )
        name = "" if alone else f"{self.texts.name(ask.seat, self.names)}: "
        self.console.print(Text(f"\n{name}{text}", style="bold"))
        if said:
            self.console.print(Text(self.say(Msg("said", {"words": said})), style="dim"))
        more = Text(self.say(Msg("command-help")), style="dim italic")
        self.console.print(Columns([*(_choice(c) for c in offered), more], padding=(0, 3)))

    def help(self, word: str) -> None:
        """What else can be typed; the word is one that cannot be said now."""
        grid = Grid.grid(padding=(0, 2))
        for command in COMMANDS:
            name, use = self.say(Msg(f"command-{command}")), self.say(Msg(f"help-{command}", {"word": word}))
            grid.add_row(Text(name, style="bold"), use)
        self.console.print(Group(Text(self.say(Msg("help-words"))), Panel(grid, expand=False, border_style="dim")))

    def result(self, scores: Sequence[int], me: Seat | None) -> None:
        """Who won, and the result of everybody, the best first."""
        winners = [seat for seat, score in enumerate(scores) if score == max(scores)]
        self.console.print(Text(f"\n{self.say(self._won(winners), me)}", style="bold"))
        grid = Grid.grid(padding=(0, 2))
        for seat in sorted(range(len(scores)), key=lambda s: -scores[s]):
            name = Text(self.texts.name(seat, self.names))
            grid.add_row("★" if seat in winners else " ", name, Text(f"{scores[seat]:>5}"))
        self.console.print(grid)

    def _won(self, winners: Sequence[Seat]) -> Msg:
        if len(winners) == 1:
            return Msg("result-won", {"who": Who(winners[0])})
        names = [self.texts.name(seat, self.names) for seat in winners]
        return Msg("result-shared", {"names": ", ".join(names)})

    def line(self, msg: Msg, style: str = "") -> None:
        self.console.print(Text(self.say(msg), style=style), soft_wrap=True)  # a command can be copied whole


def said(words: Sequence[str], path: Move) -> str:
    return " ".join(words[token] for token in path)


def _choice(choice: Choice) -> Text:
    text = Text.assemble((choice.key, "bold cyan"), " ", choice.label)
    return text if choice.label.casefold() == choice.word.casefold() else text.append(f"  {choice.word}", style="dim")
