"""A real terminal: a whole game by keys in German, tab completion, and terminals that close."""

import os
import pty
import re
import select
import signal
import struct
import subprocess
import sys
import termios
import time
from collections.abc import Iterator
from contextlib import closing
from fcntl import ioctl
from pathlib import Path

import pytest

import homestretch as hs

CODES = re.compile(r"\x1b(?:\[[0-9;?]*[A-Za-z]|\][^\x07]*\x07|[=>])")

OWN = """
import fcntl, signal, sys, termios
signal.signal(signal.SIGINT, signal.default_int_handler)  # whatever the shell did that runs the tests
fcntl.ioctl(0, termios.TIOCSCTTY, 0)  # so that Ctrl-C arrives
sys.argv[0] = "homestretch"
from homestretch.cli import main
main()
"""


class Terminal:
    """The command in a terminal of its own, 100 columns by 40 lines."""

    def __init__(self, args: list[str], state: Path) -> None:
        env = dict(os.environ, PYTHONPATH=os.pathsep.join(sys.path), XDG_STATE_HOME=str(state), TERM="xterm-256color")
        env.pop("COLUMNS", None)
        self.fd, far = pty.openpty()
        ioctl(far, termios.TIOCSWINSZ, struct.pack("HHHH", 40, 100, 0, 0))
        command = [sys.executable, "-c", OWN, *args]
        self.process = subprocess.Popen(command, stdin=far, stdout=far, stderr=far, env=env, start_new_session=True)
        os.close(far)

    def reads(self, *ends: str, seconds: float = 120) -> str:
        """What is shown until one of these is the last of it."""
        seen, text = b"", ""
        until = time.monotonic() + seconds
        while time.monotonic() < until:
            if select.select([self.fd], [], [], 0.2)[0]:
                try:
                    seen += os.read(self.fd, 65536)
                except OSError:  # the other side is closed
                    break
                text = CODES.sub("", seen.decode(errors="replace"))  # of all, as a letter may come in pieces
            elif text.endswith(ends):
                break
        return text

    def types(self, text: str) -> None:
        os.write(self.fd, text.encode())

    def ends(self) -> int:
        return self.process.wait(timeout=120)

    def close(self) -> None:
        self.process.kill()
        self.process.wait()
        os.close(self.fd)


@pytest.fixture
def terminal(tmp_path: Path) -> Iterator[Terminal]:
    args = ["play", "encore", "--seats", "me,random,random", "--seed", "7", "--lang", "de", "--save"]
    found = Terminal([*args, str(tmp_path / "game.hs")], tmp_path)
    yield found
    found.close()


@pytest.mark.slow
def test_a_whole_game_is_played_in_german_by_keys(terminal: Terminal, tmp_path: Path) -> None:
    screens = [terminal.reads("> ")]
    while screens[-1].endswith("> "):
        screen = screens[-1]
        terminal.types("aufhören\r" if "2 aufhören" in screen else "1\r")
        screens.append(terminal.reads("> "))
    assert terminal.ends() == 0
    told = "\n".join(screens)
    for sentence in ("Du bist dran. Zieh eine Karte.", "Noch eine, oder Schluss?", "Du ziehst: ", "Beute", "Stapel"):
        assert sentence in told
    assert re.search(r"gewinn(st|t|en gemeinsam)!", screens[-1])
    record = hs.Record.read((tmp_path / "game.hs").read_text())
    assert record.scores is not None
    assert len(record.replay()) == len(record.moves) + 1


def test_the_tab_key_completes_a_word(terminal: Terminal) -> None:
    terminal.reads("> ")
    terminal.types("dr\t\r")
    assert "Du ziehst: " in terminal.reads("> ")


def test_the_rules_are_turned_page_by_page(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("PAGER", "head -n 3")  # whoever reads no further than this
    with closing(Terminal(["play", "encore", "--seats", "me,random", "--lang", "de"], tmp_path)) as terminal:
        terminal.reads("> ")
        terminal.types("regeln\r")
        shown, _, game = terminal.reads("> ").partition("Hit!")
    assert "q = zurück zum Spiel" in shown
    assert "Eingabetaste …" not in game, "whoever leaves a page need not say so twice"
    assert "R-ENCORE" not in game, "no further than the first page"


def test_what_fits_on_the_screen_is_not_turned(monkeypatch: pytest.MonkeyPatch, terminal: Terminal) -> None:
    monkeypatch.setenv("PAGER", "false")
    terminal.reads("> ")
    terminal.types("1\r")
    terminal.reads("> ")
    terminal.types("verlauf\r")
    assert "Du ziehst: " in terminal.reads("Eingabetaste …")


def test_a_terminal_that_closes_loses_nothing(terminal: Terminal, tmp_path: Path) -> None:
    terminal.reads("> ")
    terminal.types("1\r")
    terminal.reads("> ")
    terminal.process.send_signal(signal.SIGHUP)
    assert terminal.ends() == 2
    record = hs.Record.read((tmp_path / "game.hs").read_text())
    assert (0, "draw") in record.moves


def test_an_end_of_input_is_said_in_one_sentence(terminal: Terminal) -> None:
    terminal.reads("> ")
    terminal.types("\x04")
    assert "Die Eingabe endete mitten im Spiel; nichts ist verloren, weiter geht es mit:" in terminal.reads("\n")
    assert terminal.ends() == 2


def test_an_interrupt_keeps_the_game(terminal: Terminal) -> None:
    terminal.reads("> ")
    terminal.types("\x03")
    assert "Dein Spiel ist aufgehoben." in terminal.reads("\n")
    assert terminal.ends() == 130
