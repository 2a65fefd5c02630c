"""Bad input gets one sentence and exit status 2, never a traceback, and nothing is lost."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

import homestretch as hs
from homestretch.cli import run
from homestretch.texts import LANGUAGES

GOOD = ["play", "encore", "--seats", "me,random"]


@pytest.fixture(autouse=True)
def room(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path / "state"))
    monkeypatch.setenv("LC_ALL", "C.UTF-8")
    monkeypatch.chdir(tmp_path)
    table = hs.Table("encore", 2, seed=1)
    table.play(table.awaits[0], "draw")
    text = table.record.write()
    lines = text.splitlines()
    (tmp_path / "good.hs").write_text(text)
    (tmp_path / "short.hs").write_text("\n".join(lines[:-1]))
    (tmp_path / "shorter.hs").write_text("\n".join(lines[:1]))
    (tmp_path / "changed.hs").write_text(text.replace("seed 1", "seed 2"))
    (tmp_path / "foreign.hs").write_text('[Event "Linares"]\n1. e4 e5\n')
    (tmp_path / "binary.hs").write_bytes(bytes(range(256)))
    (tmp_path / "empty.hs").write_text("")
    (tmp_path / "illegal.hs").write_text(summed(text.replace("draw", "leave")))
    (tmp_path / "unknown.hs").write_text(summed(text.replace("game encore 1", "game backgammon 1")))
    (tmp_path / "newer.hs").write_text(summed(text.replace("game encore 1", "game encore 99")))
    (tmp_path / "headless.hs").write_text(summed(text.replace("game encore 1", "game")))
    (tmp_path / "unsound").write_text(table.game.show(table.state).replace("turn ", "turn 7"))
    (tmp_path / "long").write_text("a | b\n" * 10_000)
    (tmp_path / "folder").mkdir()
    return tmp_path


def summed(text: str) -> str:
    """The same text with a checksum that fits it."""
    from homestretch.core.record import _sum

    lines = text.strip().splitlines()[:-1]
    return "\n".join([*lines, f"sum {_sum(lines)}", ""])


WRONG = [
    (["play", "chess"], "There is no game “chess”; there are: "),
    (["rules", "chess"], "There is no game “chess”"),
    (["record", "chess"], "There is no game “chess”"),
    (["perft", "chess", "--depth", "1"], "There is no game “chess”"),
    (["check", "chess"], "“chess” is neither a game nor a file"),
    (["play", "encore", "--lang", "tlh"], "There is no language “tlh”; there are: en, de, fr, it, nl, es."),
    (["games", "--lang", ""], "There is no language “”"),
    (["play", "encore", "--seats", "me,stranger"], "There is no bot “stranger”; there are: "),
    (["play", "encore", "--seats", "me,,random"], "“me,,random” leaves a seat empty"),
    (["play", "encore", "--seats", "me,cmd:"], "“cmd:” names no program"),
    (["play", "encore", "--seats", "me,search:soon"], "A bot cannot think for “soon”"),
    (["play", "encore", "--seats", "me"], "encore cannot be played by 1 with these options; it can be played by: 2, 3"),
    (["play", "encore", "--seats", ",".join(["me"] * 9)], "encore cannot be played by 9"),
    (["play", "encore", "--set", "moons=3"], "There is no option “moons”; there are: rounds, "),
    (["play", "encore", "--set", "rounds=many"], "The option rounds cannot be “many”; it can be: 1 to 12."),
    (["play", "encore", "--set", "rounds"], "“rounds” is not a setting; a setting looks like name=value."),
    (["play", "encore", "--seed", "luck"], "--seed needs a whole number from 0 to 18446744073709551615."),
    (["play", "encore", "--seed", "-1"], "--seed needs a whole number from 0 to 18446744073709551615."),
    (["play", "encore", "--loud"], "There is no option “--loud”; there are: --seats, --seed, --set, "),
    (["dance"], "There is no command “dance”; there are: games, bots, rules, play, "),
    (["perft", "encore"], "“--depth” is missing; homestretch perft --help shows what is needed."),
    (["perft"], "“game” is missing; homestretch perft --help"),
    (["play", "encore", "--seed"], "--seed needs a value after it."),
    (["play", "-x"], "There is no option “-x”; there are: "),
    (["--version=2"], "--version takes no value."),
    (["games", "and", "more"], "There is more than homestretch games can take; homestretch games --help"),
    (["bench", "--seconds", "few"], "--seconds needs a number, 0.01 or more."),
    (["replay", "good.hs", "--at", "soon"], "--at needs a whole number."),
    (["perft", "encore", "--depth", "0"], "--depth needs a whole number, 1 or more."),
    (["perft", "encore", "--depth", "1", "--seats", "40"], "encore cannot be played by 40"),
    (["perft", "encore", "--depth", "1", "--from", "foreign.hs"], "is not a position of this game"),
    (["perft", "encore", "--depth", "1", "--from", "unsound"], "This position cannot arise: "),
    (["perft", "encore", "--depth", "1", "--from", "nowhere.hs"], "There is no file nowhere.hs."),
    (["perft", "encore", "--depth", "1", "--from", "/dev/zero"], "/dev/zero is far too large to be a record."),
    (["perft", "encore", "--depth", "1", "--from", "long"], " …” is not a position of this game."),
    (["check", "/dev/zero"], "/dev/zero is far too large to be a record."),
    (["play", "--resume", "nowhere.hs"], "There is no file nowhere.hs."),
    (["play", "--resume", "folder"], "folder is a folder; a file is needed."),
    (["play", "--resume", "foreign.hs"], "This is not a Homestretch record"),
    (["play", "--resume", "binary.hs"], "This is not a Homestretch record"),
    (["play", "--resume", "empty.hs"], "This is not a Homestretch record"),
    (["play", "--resume", "short.hs"], "The record breaks off after line "),
    (["play", "--resume", "shorter.hs"], "The record breaks off after line 1"),
    (["play", "--resume", "changed.hs"], "The record is damaged: the checksum"),
    (["play", "--resume", "illegal.hs"], "of the record, “leave”, cannot be played under the rules."),
    (["play", "--resume", "unknown.hs"], "There is no game “backgammon”"),
    (["play", "--resume", "newer.hs"], "The record was made with version 99 of encore; this is version 1."),
    (["play", "--resume", "headless.hs"], "The record is damaged: its header needs a game"),
    (["play", "chess", "--resume", "good.hs"], "The file holds a game of encore, not of chess."),
    (["play", "--resume", "good.hs", "--seats", "me,me,me"], "The game in the file has 2 seats"),
    (["play", "--resume", "good.hs", "--set", "rounds=3"], "keeps its luck and its house rules"),
    (["play", "--resume", "good.hs", "--seed", "0"], "leave out --seed and --set."),
    ([*GOOD, "--save", "folder"], "folder is a folder; a file is needed."),
    ([*GOOD, "--save", "good.hs/game.hs"], "good.hs/game.hs cannot be written ("),
    ([*GOOD, "--save", "good.hs"], "good.hs is there already; go on with --resume good.hs, or choose another file."),
    ([*GOOD[:3], "me,cmd:'half"], "“cmd:'half” names no program"),
    (["replay", "good.hs", "--at", "99"], "The game has no move 99; its moves are 0 to "),
    (["replay", "good.hs", "--at", "-1"], "The game has no move -1"),
    (["replay", "good.hs", "--seat", "2"], "There is no seat 2; the seats are 0 to 1."),
    (["replay", "good.hs", "--svg", "folder"], "folder is a folder"),
    (["replay", "good.hs", "--svg", "good.hs"], "good.hs is there already; choose another file."),
    (["replay", "good.hs", "--svg", "good.hs/a.svg"], "cannot be written"),
    (["replay", "good.hs", "--svg", "a.svg", "--theme", "pink"], "There is no theme “pink”; there are: light, dark."),
    (["replay", "good.hs", "--theme", "pink"], "There is no theme “pink”"),
    (["replay", "short.hs"], "The record breaks off"),
    (["check", "changed.hs"], "The record is damaged"),
    (["check", "folder"], "folder is a folder"),
    (["record", "encore", "--seats", "me,random"], "to record a game, name bots only."),
    (["record", "encore", "--seats", "random,random", "-o", "folder"], "folder is a folder"),
    (["record", "encore", "--seats", "random,random", "-o", "good.hs/a"], "cannot be written"),
    (
        ["record", "encore", "--seats", "random,random", "-o", "good.hs"],
        "good.hs is there already; choose another",
    ),
]


@pytest.mark.parametrize(("args", "sentence"), WRONG, ids=[" ".join(args) for args, _ in WRONG])
def test_it_is_said_in_one_sentence(args: list[str], sentence: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(args) == 2
    out, err = capsys.readouterr()
    assert sentence in err
    assert err.count("\n") == 1
    assert err.endswith(".\n"), err
    assert "Traceback" not in out + err


def test_nothing_is_written_over_by_what_went_wrong(room: Path) -> None:
    before = {path.name: path.read_bytes() for path in room.glob("*.hs")}
    for args, _ in WRONG:
        run(args)
    assert {path.name: path.read_bytes() for path in room.glob("*.hs")} == before


@pytest.mark.parametrize(
    ("lang", "sentence"),
    [
        ("de", "Es gibt kein Spiel „chess“"),
        ("fr", "Il n’y a pas de jeu « chess »"),
        ("it", "Non c’è nessun gioco «chess»"),
        ("nl", "Er is geen spel “chess”"),
        ("es", "No hay ningún juego «chess»"),
    ],
)
def test_it_is_said_in_the_language_asked_for(lang: str, sentence: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["play", "chess", "--lang", lang]) == 2
    assert sentence in capsys.readouterr().err


@pytest.mark.parametrize(
    "args",
    [
        ["play", "--loud", "--lang", "{}"],
        ["play", "--lang={}", "encore", "--seed"],
        ["perft", "--lang", "{}"],
        ["play", "encore", "--seed", "luck", "--lang", "{}"],
        ["games", "and", "more", "--lang", "{}"],
        ["dance", "--lang", "{}"],
    ],
)
def test_so_is_what_is_wrong_with_the_command_itself(args: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    said = set()
    for lang in LANGUAGES:
        assert run([word.format(lang) for word in args]) == 2
        said.add(capsys.readouterr().err)
    assert len(said) == len(LANGUAGES)


def test_a_command_not_understood_is_refused_in_the_language_of_the_environment(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("LC_ALL", "it_IT.UTF-8")
    assert run(["perft", "encore"]) == 2
    assert capsys.readouterr().err == "Manca «--depth»; homestretch perft --help mostra che cosa serve.\n"


def test_it_is_said_in_the_language_of_the_environment(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("LC_ALL", "de_DE.UTF-8")
    assert run(["check", "folder"]) == 2
    assert capsys.readouterr().err == "folder ist ein Ordner; gebraucht wird eine Datei.\n"


def test_a_real_process_says_it_the_same_way() -> None:
    env = dict(os.environ, PYTHONPATH=os.pathsep.join(sys.path))
    done = subprocess.run(
        [sys.executable, "-m", "homestretch", "play", "chess"], env=env, capture_output=True, text=True, timeout=60
    )
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr.startswith("There is no game “chess”; there are: ")


def test_output_nobody_reads_any_more_is_no_error() -> None:
    env = dict(os.environ, PYTHONPATH=os.pathsep.join(sys.path))
    command = f"{sys.executable} -m homestretch rules encore | head -1; exit ${{PIPESTATUS[0]}}"
    done = subprocess.run(["bash", "-c", command], env=env, capture_output=True, text=True, timeout=60)
    assert (done.returncode, done.stderr) == (0, "")


def test_bytes_that_are_no_text_are_no_reason_to_stop(room: Path) -> None:
    env = dict(
        os.environ, PYTHONPATH=os.pathsep.join(sys.path), LC_ALL="de_DE.ISO-8859-1", PYTHONIOENCODING="latin-1:strict"
    )
    args = [sys.executable, "-m", "homestretch", *GOOD, "--lang", "de"]
    done = subprocess.run(args, env=env, input=b"\xff\xfe\x00\n1\n", capture_output=True, timeout=60)
    assert done.returncode == 2
    assert b"Traceback" not in done.stderr
    assert b"Du ziehst: " in done.stdout


@pytest.mark.skipif(os.geteuid() == 0, reason="root may write everywhere")
def test_a_place_that_may_not_be_written_is_named(room: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (room / "folder").chmod(0o500)
    assert run([*GOOD, "--save", "folder/game.hs"]) == 2
    assert "folder/game.hs cannot be written" in capsys.readouterr().err
