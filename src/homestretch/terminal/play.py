"""Starting, leaving and taking up a game at the keyboard."""

import signal
from pathlib import Path
from types import FrameType

from rich.console import Console

from homestretch.core.types import Msg
from homestretch.play.table import Table
from homestretch.terminal import again, files
from homestretch.terminal.prompt import Keyboard
from homestretch.terminal.screen import Screen
from homestretch.terminal.seats import Seats
from homestretch.terminal.session import Quit, Session
from homestretch.texts import Texts

CLOSED, INTERRUPTED = 2, 130  # exit statuses


def play(table: Table, seats: Seats, texts: Texts, console: Console, file: Path | None) -> int:
    """Play to the end or as far as people stay; the exit status."""
    keyboard = Keyboard()
    file = file or files.home(table.game.name, table.seed)
    screen = Screen(console, texts, seats.names(texts, seats.alone), keyboard.live)
    session = Session(table, seats, screen, keyboard, file)
    if hasattr(signal, "SIGHUP"):  # not on Windows
        signal.signal(signal.SIGHUP, _gone)
    try:
        session.run()
    except Quit:
        screen.line(_kept("kept", file))
        return 0
    except KeyboardInterrupt:
        screen.line(_kept("kept", file))
        return INTERRUPTED
    except EOFError:
        _last_words(screen, _kept("wrong-closed", file))
        return CLOSED
    screen.line(Msg("saved", {"path": str(file)}), "dim")
    return 0


def _gone(_signal: int, _frame: FrameType | None) -> None:
    raise EOFError


def _kept(key: str, file: Path) -> Msg:
    return Msg(key, {"command": again.command("play", "--resume", str(file))})


def _last_words(screen: Screen, msg: Msg) -> None:
    """Said to a terminal that may be gone."""
    try:
        Console(stderr=True, highlight=False, soft_wrap=True).print(screen.say(msg), markup=False)
    except OSError:
        return
