"""What a match cannot be played with is refused in one sentence before anything is played."""

import socket
from pathlib import Path

import pytest

from homestretch.cli import run

DUEL = ["arena", "encore", "easy", "random", "--games", "2"]


@pytest.fixture(autouse=True)
def room(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LC_ALL", "C.UTF-8")
    monkeypatch.chdir(tmp_path)
    (tmp_path / "file").touch()
    for name in ("run.deal", "study.deal", "study.observe"):
        monkeypatch.setattr(f"homestretch.arena.{name}", lambda *given, **named: pytest.fail("it was played"))


@pytest.mark.parametrize(
    ("args", "sentence"),
    [
        (["arena", "encore", "easy"], "A match needs two bots or more, as in homestretch arena encore easy random."),
        (["arena", "encore", "easy", "--mirror"], "A match needs two bots or more"),
        (["arena", "encore", "easy", "random", "greedy"], "3 bots cannot sit at a table of 2 sides; take 2 at most"),
        ([*DUEL, "--plot", "chart.doc"], "The chart cannot be written to chart.doc; choose a file that ends in .png"),
        ([*DUEL, "--plot", "nowhere/chart.png"], "in a folder that is there."),
        (["ladder", "encore", "--plot", "chart"], "The chart cannot be written to chart;"),
        (["study", "encore", "--vary", "rounds=1", "--plot", "."], "The chart cannot be written to .;"),
        (["study", "encore", "--vary", "deck=full,small"], "small"),
        (["ladder", "encore", "--bots", "easy"], "A ladder needs two or more bots, each named once"),
        (["ladder", "encore", "--bots", ""], "A ladder needs two or more bots"),
        (["ladder", "encore", "--bots", "easy,easy"], "A ladder needs two or more bots, each named once"),
        (["ladder", "encore", "--bots", "easy,nobody"], "There is no bot “nobody”"),
        ([*DUEL, "--records", "file"], "file is a file; a folder is needed."),
        ([*DUEL, "--records", "file/folder"], "file/folder cannot be written ("),
    ],
)
def test_it_is_said_in_one_sentence(args: list[str], sentence: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(args) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert sentence in err
    assert err.count("\n") == 1


def test_an_address_where_nobody_answers_gets_a_sentence_without_a_word_of_ray(
    capfd: pytest.CaptureFixture[str],
) -> None:
    pytest.importorskip("ray")
    with socket.create_server(("127.0.0.1", 0)) as free:
        port = free.getsockname()[1]
    assert run([*DUEL, "--ray", f"127.0.0.1:{port}"]) == 2
    said = f"There is no Ray cluster at “127.0.0.1:{port}”. Give an address such as 10.0.0.1:6379, or auto.\n"
    assert capfd.readouterr() == ("", said)
