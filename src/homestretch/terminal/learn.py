"""The first game at the keyboard, with a coach: the learner makes every move of the lesson, and no other."""

from pathlib import Path

from rich.console import Console, Group, RenderableType
from rich.panel import Panel
from rich.text import Text

from homestretch.core.types import Illegal, Move, Msg, Seat
from homestretch.core.view import View
from homestretch.play.lesson import Lesson, guided
from homestretch.terminal import again
from homestretch.terminal.play import CLOSED, INTERRUPTED
from homestretch.terminal.prompt import Choice, Keyboard
from homestretch.terminal.screen import Screen
from homestretch.terminal.seats import ME, OPPONENT, Seats, seats
from homestretch.terminal.session import Quit, Session
from homestretch.texts import Texts


class Learning(Session):
    """A table at which a lesson is played; nothing of it is kept."""

    def __init__(self, lesson: Lesson, screen: Screen, keyboard: Keyboard) -> None:
        self.lesson = lesson
        super().__init__(guided(lesson), _around(lesson), screen, keyboard, Path())

    def save(self) -> None:
        """A lesson can be begun again at any time."""

    def run(self) -> None:
        while (follows := self.lesson.follows(self.table.log)) is not None:
            seat, move = follows
            if seat == self.lesson.seat:
                self.person(seat)
            else:
                self.play(seat, move)
        self.screen.view(self.table.view(self.reader), self.news(self.reader), below=self._coach(self.lesson.farewell))

    def question(self, view: View, path: Move, offered: list[Choice]) -> RenderableType | None:
        step, asked = self.lesson.step(self.table.log), super().question(view, path, offered)
        if step is None or asked is None:
            return asked
        return Group(self._coach(step.text, f"{step.number} / {len(self.lesson.steps)}"), asked)

    def answer(self, seat: Seat, path: Move, offered: list[Choice]) -> tuple[Move, str]:
        said, note = super().answer(seat, path, offered)
        try:
            self.lesson.heed(self.table.log, seat, said)
        except Illegal as error:
            return path, self.screen.say(error.msg)
        return said, note

    def _coach(self, msg: Msg, title: str = "") -> Panel:
        return Panel(Text(self.screen.say(msg, self.lesson.seat)), title=title or None, border_style="cyan")


def learn(lesson: Lesson, texts: Texts, console: Console) -> int:
    """The lesson to its end, or as far as somebody stays; the exit status."""
    keyboard, around = Keyboard(), _around(lesson)
    screen = Screen(console, texts, around.names(texts, around.alone), keyboard.live)
    play = again.command("play", lesson.game.name)
    try:
        Learning(lesson, screen, keyboard).run()
    except (Quit, KeyboardInterrupt, EOFError) as left:
        screen.line(Msg("left-lesson", {"command": again.command("learn", lesson.game.name), "play": play}))
        return 0 if isinstance(left, Quit) else CLOSED if isinstance(left, EOFError) else INTERRUPTED
    screen.line(Msg("learned", {"command": play}), "bold")
    return 0


def _around(lesson: Lesson) -> Seats:
    """The learner among others, who do as recorded."""
    return seats(",".join(ME if seat == lesson.seat else OPPONENT for seat in range(lesson.seats)))
