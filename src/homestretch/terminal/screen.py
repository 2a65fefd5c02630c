"""What a player sees: the scene, what happened, the question."""

from collections.abc import Sequence

from rich.columns import Columns
from rich.console import Console, Group, RenderableType
from rich.panel import Panel
from rich.table import Table as Grid
from rich.text import Text

from homestretch.core.outcome import Outcome
from homestretch.core.scene import spoken
from homestretch.core.types import Move, Msg, Seat, Token
from homestretch.core.view import View
from homestretch.play.course import Story
from homestretch.play.wording import word
from homestretch.scene import scene_of
from homestretch.scene.text import Pane, show
from homestretch.terminal.prompt import COMMANDS, Choice, choices
from homestretch.texts import Texts

ROOM = 9  # lines kept free for the title, the question and the answer
BOARD = 24  # lines a board gets at least, even if that is more than the terminal has
BARS = 24  # of a line that shows how somebody came on
HEIGHTS = "▁▂▃▄▅▆▇█"
TITLE = 3  # lines of the title, of the answer, and an empty one


class Screen:
    """Everything printed, in the language and under the names of one table."""

    def __init__(self, console: Console, texts: Texts, names: Sequence[str], clears: bool) -> None:
        self.console, self.texts, self.names, self.clears = console, texts, names, clears

    def say(self, msg: Msg, me: Seat | None = None) -> str:
        return self.texts.say(msg, self.names, me)

    def view(
        self,
        view: View,
        log: Sequence[str],
        more: str = "",
        offered: Sequence[Choice] = (),
        below: RenderableType | None = None,
    ) -> None:
        """The scene of a view under the title of its game, with the keys of what is offered, and what happened;
        a note and the question below it. Where lines are few the scene is drawn smaller, and looks have to go."""
        noted = [Text(more, style="bold yellow"), Text()] if more else []
        foot = Group(*noted, *([below] if below else ()))
        told = [] if self.clears else [Text(f"  {line}") for line in log]
        room = self.console.height - TITLE - self._lines(foot)
        scene, full = self._scene(view, offered, log if self.clears else (), room), False
        if self.clears and self._lines(scene) > room:
            scene = self._scene(view, offered, log, room, dense=True)
            full = self._lines(scene) > room
        if self.clears:
            self.console.clear()
        if not full:
            self.console.rule(Text(self.say(Msg("title")) if self.texts.has("title") else view.game, style="bold"))
        self.console.print(Group(scene, *told, *([] if full else [Text()]), foot))

    def _lines(self, drawn: RenderableType) -> int:
        return len(self.console.render_lines(drawn, pad=False))

    def _scene(
        self, view: View, offered: Sequence[Choice], log: Sequence[str], lines: int, dense: bool = False
    ) -> RenderableType:
        pane = Pane(
            frozenset(view.ask.tokens if view.ask else ()),
            lambda msg: self.say(msg, view.seat),
            lambda seat: self.texts.name(seat, self.names),
            self.console.width,
            max(self.console.height - ROOM, BOARD),
            {choice.token: choice.key for choice in offered},
            log,
            lines,
            dense,
        )
        return show(*scene_of(view), pane)

    def choices(self, view: View, words: Sequence[str]) -> list[Choice]:
        """What may be said now, each under the name the game gives it."""
        if view.ask is None:
            return []
        tokens = view.ask.tokens
        return choices([words[t] for t in tokens], [self.label(view, t) for t in tokens], tokens)

    def label(self, view: View, token: Token) -> str:
        return self.say(word(view, token), view.seat)

    def token(self, view: View, text: str, words: Sequence[str]) -> Token | None:
        """The word of the game that is meant, offered or not, by itself or by what it is called."""
        called = text.casefold()
        by_word = (t for t, word in enumerate(words) if word.casefold() == called)
        by_name = (t for t in range(len(words)) if self.label(view, t).casefold() == called)
        return next(by_word, next(by_name, None))

    def about(self, view: View, token: Token) -> str:
        """What the thing, or else the place, is and does that says this word; empty if none says so."""
        board, scene = scene_of(view)
        things = [(thing.label, thing.about) for thing in scene.things if token in thing.says and thing.about]
        places = [spoken(place) for place in board.places if token in place.says and place.about]
        return next((": ".join(self.say(msg, view.seat) for msg in both) for both in (*things, *places)), "")

    def question(self, view: View, said: str, offered: Sequence[Choice], alone: bool) -> RenderableType | None:
        """The question, the words said so far, and the words that may come next."""
        ask = view.ask
        if ask is None:
            return None
        text = self.texts.question(ask, self.names, view.seat)
        name = "" if alone else f"{self.texts.name(ask.seat, self.names)}: "
        lines: list[RenderableType] = [Text(f"{name}{text}", style="bold")]
        if said:
            lines.append(Text(self.say(Msg("said", {"words": said})), style="dim"))
        more = Text(self.say(Msg("command-help")), style="dim italic")
        return Group(*lines, Columns([*(_choice(c) for c in offered), more], padding=(0, 2)))

    def help(self, word: str) -> None:
        """What else can be typed; the word is one that cannot be said now."""
        grid = Grid.grid(padding=(0, 2))
        for command in COMMANDS:
            name, use = self.say(Msg(f"command-{command}")), self.say(Msg(f"help-{command}", {"word": word}))
            grid.add_row(Text(name, style="bold"), use)
        self.console.print(Group(Text(self.say(Msg("help-words"))), Panel(grid, expand=False, border_style="dim")))

    def result(self, outcome: Outcome, me: Seat | None, story: Story, teams: Sequence[int]) -> RenderableType:
        """Who won, how far everybody came and how, winners first; and what was remarkable."""
        grid = Grid.grid(padding=(0, 2))
        for seat in outcome.ranking():
            name, reached = self.texts.name(seat, self.names), self.texts.reached(outcome, seat)
            row = [Text("★" if seat in outcome.winners else " "), Text(name), Text(reached)]
            grid.add_row(*row, *([Text(_way(story, seat), style="dim")] if story.lines else ()))
        head = Text(self.texts.ending(outcome, self.names, me, teams), style="bold")
        return Group(head, grid, *(Text(f"  {self.say(one.msg, me)}") for one in story.moments))

    def line(self, msg: Msg, style: str = "") -> None:
        self.console.print(Text(self.say(msg), style=style), soft_wrap=True)  # a command can be copied whole


def _way(story: Story, seat: Seat) -> str:
    """A line of the course as bars, each as high as anybody came in comparison."""
    most = max(1, *(max(line) for line in story.lines))
    line = story.lines[seat]
    taken = [line[n * (len(line) - 1) // (BARS - 1)] for n in range(BARS)]
    return "".join(HEIGHTS[max(0, value) * (len(HEIGHTS) - 1) // most] for value in taken)


def said(words: Sequence[str], path: Move) -> str:
    return " ".join(words[token] for token in path)


def _choice(choice: Choice) -> Text:
    text = Text.assemble((choice.key, "bold cyan"), " ", choice.label)
    said = choice.label.casefold().startswith(choice.word.casefold())
    return text if said else text.append(f"  {choice.word}", style="dim")
