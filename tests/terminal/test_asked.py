"""What is asked at the keyboard: as little as possible, in the reader's words, with all that is needed to answer."""

import io
from collections.abc import Iterator
from pathlib import Path

import pytest
from rich.console import Console

import homestretch as hs
from homestretch.cli import run
from homestretch.core.rng import Rng
from homestretch.core.types import Move, Msg
from homestretch.terminal.prompt import Keyboard
from homestretch.terminal.screen import Screen
from homestretch.terminal.seats import seats
from homestretch.terminal.session import Session
from homestretch.texts import LANGUAGES, Texts

SPLIT = (
    "2 | turn 0 play | round 9 first 0 | market n-4 n-5 n-8 n-bar n-group | f5 f9 f24 w ; 0 coins ; hand n-split "
    "n-corn n-hunt ; top - ; pile s-coin3 s-out1 s-out6 ; discard s-1to5 s-3 s-corner | f27 w w w ; 6 coins ; "
    "hand s-coin3 s-out1 s-out6 ; top - ; pile s-1to5 s-corner ; discard s-3"
)


class Typed(Keyboard):
    """Somebody who types these lines, and then is gone."""

    def __init__(self, *lines: str) -> None:
        super().__init__()
        self.lines = list(lines)

    def line(self, prompt: str, words: object = ()) -> str:
        if not self.lines:
            raise EOFError
        return self.lines.pop(0)


@pytest.fixture(autouse=True)
def room(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path / "state"))
    monkeypatch.setenv("LC_ALL", "C.UTF-8")
    monkeypatch.setenv("COLUMNS", "200")
    monkeypatch.chdir(tmp_path)


def typed(monkeypatch: pytest.MonkeyPatch, command: str, *lines: str) -> int:
    answers: Iterator[str] = iter(lines)

    def answer(_prompt: str) -> str:
        try:
            return next(answers)
        except StopIteration:
            raise EOFError from None

    monkeypatch.setattr("builtins.input", answer)
    return run(command.split())


def session(name: str, *lines: str, size: tuple[int, int] = (100, 40), lang: str = "en") -> Session:
    """A table with one person at seat 0, who types these lines, on a screen of this size."""
    around = seats(",".join(["me", *["random"] * (hs.game(name).usual(hs.game(name).options()) - 1)]))
    table = hs.Table(name, len(around.given), seed=5, players=around.given)
    return seated(table, lines, size, lang)


def seated(table: hs.Table, lines: tuple[str, ...], size: tuple[int, int], lang: str) -> Session:
    around = seats(",".join(["me", *["random"] * (table.seats - 1)]))
    console = Console(width=size[0], height=size[1], file=io.StringIO(), force_terminal=True, color_system=None)
    texts = Texts(lang, table.game.name)
    screen = Screen(console, texts, around.names(texts, 0), clears=True)
    return Session(table, around, screen, Typed(*lines), Path("game.hs"))


def printed(session: Session) -> str:
    file = session.screen.console.file
    assert isinstance(file, io.StringIO)
    return file.getvalue()


def played(session: Session) -> str:
    with pytest.raises(EOFError):
        session.run()
    return printed(session)


def moves(session: Session) -> list[Move]:
    return [move for seat, move in session.table.log if seat == 0]


def test_the_menu_helps_goes_back_and_ends(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    assert typed(monkeypatch, "play", "help", "back", "dog", "back", "encore", "3", "back", "2", "easy", "quit") == 0
    out = capsys.readouterr().out
    assert "Enter takes what has a star, back asks the question before again, quit leaves." in out
    assert "This is the first question; quit leaves." in out
    assert (out.count("What would you like to play?"), out.count("How many play?")) == (4, 3)
    assert out.count("How good shall the others be?") == 2
    (path,) = Path("state").rglob("*.hs")
    assert hs.Record.read(path.read_text()).players == ("me", "easy")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_first_question_can_be_left(lang: str, monkeypatch: pytest.MonkeyPatch) -> None:
    for command in ("play", "learn"):
        assert typed(monkeypatch, f"{command} --lang {lang}", Texts(lang).say(Msg("command-quit"))) == 0
    assert not list(Path().rglob("*.hs"))


def test_a_game_that_was_left_is_offered_and_one_that_is_over_is_not(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    start = "play encore --seats me,random --seed 7 --set first_player=0"
    typed(monkeypatch, start, "draw", "draw", "quit")
    (path,) = Path("state").rglob("*.hs")
    before = path.read_text()
    run(["record", "encore", "--seed", "1", "-o", str(path.with_name("over.hs"))])
    path.with_name("broken.hs").write_text("nothing")
    capsys.readouterr()
    assert typed(monkeypatch, "play", "5", "quit") == 0
    out = capsys.readouterr().out
    assert "5  Go on with Hit!: 2 moves, 20" in out
    assert out.count("Go on with Hit!") == 1
    assert path.read_text() == before


class Live(Keyboard):
    """Somebody at a terminal."""

    def __init__(self) -> None:
        super().__init__()
        self.live = True


def test_a_game_that_was_left_is_offered_to_whoever_names_it_and_nothing_else(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("homestretch.terminal.menu.Keyboard", Live)
    start = "play encore --seats me,random --seed 7 --set first_player=0"
    typed(monkeypatch, start, "draw", "draw", "quit")
    (path,) = Path("state").rglob("*.hs")
    before = path.read_text()
    capsys.readouterr()
    assert typed(monkeypatch, "play encore", "back", "2", "quit") == 0
    out = capsys.readouterr().out
    assert "1  a new game" in out
    assert "2  Go on with Hit!: 2 moves, 20" in out
    assert "This is the first question; quit leaves." in out
    assert path.read_text() == before
    assert typed(monkeypatch, "play encore", "quit") == 0
    assert len(list(Path("state").rglob("*.hs"))) == 1
    capsys.readouterr()
    for command in ("play dog", start, "play encore --seats me,easy"):
        typed(monkeypatch, command, "quit")
        assert "Go on, or begin" not in capsys.readouterr().out


def test_nobody_is_asked_who_is_not_there(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    typed(monkeypatch, "play encore --seats me,random --seed 7 --set first_player=0", "draw", "quit")
    capsys.readouterr()
    typed(monkeypatch, "play encore", "quit")
    assert "Go on, or begin" not in capsys.readouterr().out


@pytest.mark.parametrize("lines", [("7 3 10",), ("10", "7", "3"), ("10 3", "9", "back", "7")])
def test_numbers_are_chosen_in_any_order(lines: tuple[str, ...]) -> None:
    table = session("hexenrennen", *lines, "9 2 4")
    shown = played(table)
    (first, *_) = moves(table)
    assert table.table.game.say(first) == "3 7 10 2 4 9"
    assert "3 to choose" in shown


def test_what_is_left_to_choose_and_what_was_chosen_is_said() -> None:
    shown = played(session("hexenrennen", "7", "3"))
    assert "· 2 to choose" in shown
    assert "· 1 to choose" in shown
    assert "Said so far: 7 · 3" in shown


def test_how_far_says_how_many_steps_are_left() -> None:
    game = hs.game("hit")
    table = hs.Table("hit", 2, seed=1)
    table.state = game.read(SPLIT)
    shown = played(seated(table, ("10 to share", "field 5", "field 8"), (100, 40), "en"))
    assert "How far? · 10 steps are left" in shown
    assert "Which pawn walks next? · 7 steps are left" in shown


@pytest.mark.parametrize("size", [(80, 24), (160, 50)])
def test_market_and_hand_show_names_and_prices(size: tuple[int, int]) -> None:
    shown = played(session("hit", size=size))
    assert "10 to share, costs 9" in shown
    assert "Free corner" in shown.split("Which card")[0]


def test_what_is_for_sale_is_offered_with_its_price() -> None:
    table, rng = hs.Table("hit", 2, seed=1), Rng(3)
    while table.ask(0).what != "buy" or len(table.ask(0).tokens) < 3:
        table.play(table.awaits[0], table.game.any_move(table.state, table.awaits[0], rng))
    assert ", costs " in played(seated(table, (), (100, 40), "en")).split("Do you buy")[1]


@pytest.mark.parametrize("name", hs.games())
@pytest.mark.parametrize("lang", ["de", "it"])
def test_choices_are_in_the_words_of_the_reader_alone(name: str, lang: str) -> None:
    table = session(name, lang=lang)
    played(table)
    view = table.table.view(0)
    offered = table.half.offered(view)
    question = table.question(view, (), offered)
    with table.screen.console.capture() as caught:
        table.screen.console.print(question)
    strange = [c.word for c in offered if c.word.startswith(("s-", "n-")) and c.word in caught.get()]
    assert strange == []


@pytest.mark.parametrize("name", hs.games())
def test_the_log_tells_all_that_happened_and_the_help_explains_every_sign(name: str) -> None:
    table = session(name, "log", "help", lang="en")
    out = played(table)
    assert all(line in out.replace("\n", " ") for line in table.story(0)[:1])
    signs = table.table.game.board(table.table.view(0)).signs
    assert all(f"{sign} " in out for _, sign in signs)


def test_a_wide_screen_shows_beside_the_board_what_happened_before() -> None:
    last = played(session("encore", "draw", "draw", "draw", size=(160, 50))).rsplit("Hit!", 1)[-1]
    beside = [line for line in last.splitlines() if "You draw: " in line]
    assert len(beside) == 3
    assert all(line[0] in "│╭╰" for line in beside)
