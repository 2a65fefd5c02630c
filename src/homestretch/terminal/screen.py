"""What a player sees: the scene, what happened, the question."""

from collections.abc import Sequence

from rich.columns import Columns
from rich.console import Console, Group, RenderableType
from rich.panel import Panel
from rich.table import Table as Grid
from rich.text import Text

from homestretch.core.outcome import Outcome
from homestretch.core.scene import spoken
from homestretch.core.types import Msg, Seat, Token
from homestretch.core.view import View
from homestretch.play.course import Story
from homestretch.play.wording import steps_left, word
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
        past: Sequence[str] = (),
    ) -> None:
        """The scene of a view under the title of its game, with the keys of what is offered, and what happened, after
        what was told before where there is room; a note and the question below it. Where lines are few the scene is
        drawn smaller, and looks have to go."""
        noted = [Text(more, style="bold yellow"), Text()] if more else []
        foot = Group(*noted, *([below] if below else ()))
        told = [] if self.clears else [Text(f"  {line}") for line in log]
        room = self.console.height - TITLE - self._lines(foot)
        scene = self._scene(view, offered, (log, past) if self.clears else ((), ()), room)
        for named in (True, False):
            if self.clears and self._lines(scene) > room:
                scene = self._scene(view, offered, (log, ()), room, dense=True, named=named)
        full = self.clears and self._lines(scene) > room
        if self.clears:
            self.console.clear()
        if not full:
            self.console.rule(Text(self.say(Msg("title")) if self.texts.has("title") else view.game, style="bold"))
        self.console.print(Group(scene, *told, *([] if full else [Text()]), foot))

    def wipe(self) -> None:
        """Nothing of what was shown before can be scrolled back to."""
        self.console.clear()
        if self.clears:
            self.console.file.write("\x1b[3J")

    def _lines(self, drawn: RenderableType) -> int:
        return len(self.console.render_lines(drawn, pad=False))

    def _scene(
        self,
        view: View,
        offered: Sequence[Choice],
        told: tuple[Sequence[str], Sequence[str]],
        lines: int,
        dense: bool = False,
        named: bool = True,
    ) -> RenderableType:
        pane = Pane(
            frozenset(view.ask.tokens if view.ask else ()),
            lambda msg: self.say(msg, view.seat),
            lambda seat: self.texts.name(seat, self.names),
            self.console.width,
            max(self.console.height - ROOM, BOARD),
            {choice.token: choice.key for choice in offered},
            *told,
            lines,
            dense,
            named,
        )
        return show(*scene_of(view), pane)

    def choices(self, view: View, words: Sequence[str], tokens: Sequence[Token] | None = None) -> list[Choice]:
        """What may be said now, or these words, each under the name the game gives it, with its price if it has one."""
        if view.ask is None:
            return []
        tokens = view.ask.tokens if tokens is None else tokens
        priced = {token: thing.label for thing in scene_of(view)[1].things if thing.tag for token in thing.says}
        labels = [self.say(priced[t], view.seat) if t in priced else self.label(view, t) for t in tokens]
        return choices([words[t] for t in tokens], labels, tokens)

    def is_seen(self, view: View, token: Token) -> bool:
        """Whether a thing or a place says this word."""
        board, scene = scene_of(view)
        says = [*(thing.says for thing in scene.things), *(place.says for place in board.places)]
        return any(token in words for words in says)

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

    def question(
        self, view: View, said: str, offered: Sequence[Choice], alone: bool, more: int = 0
    ) -> RenderableType | None:
        """The question, how much is left to choose or to walk, the words said so far, and those that may come next."""
        ask = view.ask
        if ask is None:
            return None
        text = self.texts.question(ask, self.names, view.seat, counted=bool(more))
        text += f" · {self.say(Msg('choose-exactly', {'most': more}))}" if more else ""
        text += f" · {self.say(Msg('steps-left', {'count': left}))}" if (left := steps_left(view)) else ""
        name = "" if alone else f"{self.texts.name(ask.seat, self.names)}: "
        lines: list[RenderableType] = [Text(f"{name}{text}", style="bold")]
        if said:
            lines.append(Text(self.say(Msg("said", {"words": said})), style="dim"))
        shown = [_choice(c) for c in offered]
        if len(shown) == 1:
            shown[0].append(f" {self.say(Msg('enter-will-do'))}", style="dim not bold")
        return Group(*lines, Columns([*shown, Text(self.say(Msg("command-help")), style="dim italic")], padding=(0, 2)))

    def help(self, word: str, signs: Sequence[tuple[str, str]]) -> None:
        """What else can be typed, the word being one that cannot be said now; and what the signs mean."""
        grid = Grid.grid(padding=(0, 2))
        for command in COMMANDS:
            name, use = self.say(Msg(f"command-{command}")), self.say(Msg(f"help-{command}", {"word": word}))
            grid.add_row(Text(name, style="bold"), use)
        legend = [Text.assemble((sign, "bold"), f" {self.say(Msg(f'sign-{name}'))}") for name, sign in signs]
        panel = Panel(grid, expand=False, border_style="dim")
        self.console.print(Group(Text(self.say(Msg("help-words"))), panel, Columns(legend, padding=(0, 3))))

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


def _choice(choice: Choice) -> Text:
    key = Text(choice.key, style="bold cyan")
    return key if choice.key == choice.label else key.append(f" {choice.label}", style="default not bold")
