"""The package as somebody meets it who has just imported it: names, a table, its moves, bots, pictures, types."""

import os
import re
import subprocess
import sys
from itertools import islice
from pathlib import Path

import pytest

import homestretch as hs
from homestretch.core.explore import moves as every
from homestretch.core.rng import Rng

ROOT = Path(__file__).parent.parent
PACKAGE = Path(hs.__file__).parent.parent
ENV = {**os.environ, "PYTHONPATH": str(PACKAGE)}
GAMES = hs.games()
# What importing the package must not bring with it: it takes longer than the package, or is an extra.
HEAVY = ("importlib.metadata", "email", "numpy", "rich", "typer", "fluent", "asyncio", "homestretch.scene.svg")


def some(name: str, moves: int) -> hs.Table:
    table, rng = hs.Table(name, seed=5), Rng(5, salt=3)
    for _ in range(moves):
        if not table.over:
            table.play(table.awaits[0], table.game.any_move(table.state, table.awaits[0], rng))
    return table


def test_it_says_its_version() -> None:
    """That a wheel has the same one is tested where wheels are made."""
    assert re.fullmatch(r"\d+\.\d+\.\d+(\.dev\d+|rc\d+)?", hs.__version__)


def test_a_table_says_what_it_is_and_nothing_hidden() -> None:
    table = hs.Table("encore", seats=3, seed=123456789)
    assert repr(table) == f"<Table of encore, 3 seats, ply {table.ply}: seat {table.awaits[0]} to move>"
    while not table.over:
        table.bot("random")
    assert table.scores is not None
    assert repr(table).endswith(f": over, {' '.join(map(str, table.scores))}>")
    assert "123456789" not in repr(table)


def test_games_states_and_bots_say_what_they_are_and_nothing_hidden() -> None:
    table = hs.Table("dog", seed=1)
    said = repr((table.game, table.state, hs.bots.find("hard:50ms"), hs.Bot()))
    assert said == "(<Game dog, 2 to 6 seats>, <DogState, 4 seats>, <Bot hard:50ms>, <Bot Bot>)"


def test_a_game_that_is_over_says_so() -> None:
    table = hs.Table.resume(hs.play("encore", bots=["random", "random"], seed=1))
    assert repr(table.moves()) == "<Moves of seat 0: none, it is not asked>"
    with pytest.raises(hs.Illegal, match="the game is over"):
        table.bot("easy")


def test_what_cannot_be_is_refused_in_a_sentence() -> None:
    table = some("encore", 5)
    with pytest.raises(hs.Wrong, match="there is no theme 'blue'; there are: light, dark"):
        table.svg(theme="blue")
    with pytest.raises(hs.Wrong, match="there is no seat '0'; seats are 0 to"):
        table.view("0")  # type: ignore[arg-type]  # as somebody may write it
    for ply in (-1, table.ply + 1):
        with pytest.raises(hs.Wrong, match=f"the game has no move {ply}; its moves are 0 to {table.ply}"):
            table.back(ply)
    assert list(table.moves(most=-1)) == []


def test_bots_are_at_hand_without_another_import() -> None:
    code = "import homestretch as hs; print(*hs.bots.names())"
    done = subprocess.run([sys.executable, "-c", code], env=ENV, capture_output=True, text=True, check=True)
    assert "expert" in done.stdout.split()


@pytest.mark.parametrize("name", GAMES)
def test_a_table_needs_nothing_but_its_game(name: str) -> None:
    assert hs.Table(name).seats == hs.game(name).usual(hs.game(name).options())


@pytest.mark.parametrize("name", GAMES)
def test_a_notebook_draws_what_everybody_may_see_and_a_seat_only_when_it_is_chosen(name: str) -> None:
    table = some(name, 20)
    assert table._repr_svg_() == table.svg() == table.view(None).svg()
    assert table.svg(seat=1) == table.view(1).svg()
    assert table.svg(lang="de") != table.svg() != table.svg(theme="dark")


@pytest.mark.parametrize("name", GAMES)
def test_what_a_table_draws_of_itself_does_not_depend_on_what_is_hidden(name: str) -> None:
    table = some(name, 20)
    for seed in range(3):
        other = table.copy()
        other.state = table.game.guess(table.view(None), Rng(seed))
        other.state.last_seat, other.state.last_move = table.state.last_seat, table.state.last_move
        assert other.svg() == table.svg()


@pytest.mark.parametrize("name", GAMES)
def test_the_moves_of_a_table_are_all_that_may_be_played(name: str) -> None:
    table = some(name, 20)
    for _ in range(10):
        seat = table.awaits[0]
        found = list(table.moves())
        assert found == [table.game.say(move) for move in every(table.game, table.state, seat)]
        assert all(move in table.moves() for move in found)
        table.play(seat, found[-1])


def test_moves_are_found_one_by_one_and_never_too_many() -> None:
    table = hs.Table("hexenrennen", seats=4, seed=1)
    asked: list[hs.Move] = []

    class Counting:
        def __getattr__(self, name: str) -> object:
            return getattr(table.game, name)

        def ask(self, s: hs.State, seat: hs.Seat, path: hs.Move = ()) -> hs.Ask:
            asked.append(path)
            return table.game.ask(s, seat, path)

    found = hs.Moves(Counting(), table.state, table.awaits[0], (), most=3)  # type: ignore[arg-type]
    assert len(list(islice(found, 1))) == 1
    assert len(asked) < 20
    assert len(list(found)) == 3
    assert len(list(table.moves())) > 3


def test_moves_can_be_narrowed_to_a_beginning_and_asked_for_in_words_or_tokens() -> None:
    table = hs.Table("encore", seats=2, seed=7)
    table.play(table.awaits[0], "draw")
    assert list(table.moves()) == ["draw", "stop"]
    assert list(table.moves(path="stop")) == ["stop"]
    assert "stop" not in table.moves(path="draw")
    assert table.game.hear("stop") in table.moves()
    assert not any(wrong in table.moves() for wrong in ("dance", "", "draw draw", 7, None))
    assert repr(table.moves()) == f"<Moves of seat {table.awaits[0]}: 'draw', 'stop'>"


def test_who_is_not_asked_has_no_moves_and_no_bot_moves_for_them() -> None:
    table = hs.Table("encore", seats=2, seed=7)
    other = 1 - table.awaits[0]
    assert not table.moves(other)
    assert list(table.moves(other)) == []
    with pytest.raises(hs.Illegal, match="not asked"):
        table.bot("random", other)
    with pytest.raises(hs.Wrong, match="no seat 5"):
        table.moves(5)
    with pytest.raises(hs.Wrong, match="no bot 'wizard'"):
        table.bot("wizard")


def test_a_bot_plays_a_move_and_says_which() -> None:
    table, twin = (hs.Table("dog", seats=4, seed=7) for _ in range(2))
    seat, ply = table.awaits[0], table.ply
    said = table.bot("normal:20")
    assert table.record.moves[ply] == (seat, said)
    assert twin.bot("normal:20") == said


def test_a_bot_of_ones_own_plays_as_those_of_the_house_do() -> None:
    class First(hs.Bot):
        name = "first"

        def move(self, view: hs.View, seed: int, budget: hs.Budget | None = None) -> hs.Move:
            assert view.ask is not None
            return view.ask.tokens[:1]

    table = hs.Table("encore", seats=2, seed=7)
    assert table.bot(First()) == "draw"
    assert hs.play("encore", bots=[First(), "random"], seed=3).players == ("first", "random")


@pytest.mark.parametrize("name", GAMES)
def test_a_game_between_bots_is_one_call_and_the_same_for_the_same_seed(name: str) -> None:
    seats = hs.game(name).usual(hs.game(name).options())
    record = hs.play(name, bots=["greedy"] * seats, seed=4)
    assert record.scores is not None
    assert record.players == ("greedy",) * seats
    assert hs.play(name, ["greedy"] * seats, seed=4).write() == record.write()
    assert hs.Record.read(record.write()).replay()


def test_options_and_wrong_words_reach_the_game() -> None:
    assert hs.play("encore", ["random"] * 2, seed=1, options={"rounds": 2}).options == {"rounds": "2"}
    with pytest.raises(hs.Wrong, match="cannot be played by 1"):
        hs.play("dog", ["random"])


def test_all_that_is_offered_is_there_and_is_documented() -> None:
    for name in hs.__all__:
        found = getattr(hs, name)
        assert not callable(found) or found.__doc__, name


def test_importing_it_brings_nothing_that_takes_long() -> None:
    code = "import sys; before = set(sys.modules); import homestretch; print(*set(sys.modules) - before)"
    done = subprocess.run([sys.executable, "-c", code], env=ENV, capture_output=True, text=True, check=True)
    brought = set(done.stdout.split())
    assert not brought.intersection(HEAVY)
    assert not [name for name in brought if re.match(r"homestretch\.games\.|homestretch\.bots", name)]


def test_a_program_of_a_user_sees_no_any(tmp_path: Path) -> None:
    """The strictest mypy there is, with every expression looked at."""
    looks = ["expr", "explicit", "decorated"]
    strict = ["--strict", "--follow-imports=silent", *(f"--disallow-any-{what}" for what in looks)]
    call = [sys.executable, "-m", "mypy", *strict, "--config-file=", f"--cache-dir={tmp_path}", "tests/user.py"]
    env = {"MYPYPATH": str(ROOT / "src"), "PATH": ""}
    done = subprocess.run(call, cwd=ROOT, env=env, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout


def test_the_users_program_takes_every_name_and_runs() -> None:
    text = (ROOT / "tests" / "user.py").read_text(encoding="utf-8")
    assert not [name for name in hs.__all__ if f"hs.{name}" not in text]
    done = subprocess.run([sys.executable, "tests/user.py"], cwd=ROOT, env={"PYTHONPATH": str(PACKAGE)}, check=False)
    assert done.returncode == 0


def test_why_not_takes_words_as_play_does() -> None:
    table = hs.Table("encore", seats=2, seed=1)
    seat = table.awaits[0]
    assert table.why_not(seat, "", "stop") == table.why_not(seat, (), table.game.token("stop"))
    with pytest.raises(hs.Wrong, match="no word 'nonsense'"):
        table.why_not(seat, "", "nonsense")


def test_without_a_seat_the_last_move_is_taken_back() -> None:
    table = hs.Table("hexenrennen", seats=2, seed=1)
    before = table.ply
    with pytest.raises(hs.Illegal, match="nothing of yours to take back"):
        table.undo()
    table.bot("greedy", seat=1)
    table.undo()
    assert table.ply == before


def test_one_name_is_no_list_of_bots() -> None:
    with pytest.raises(hs.Wrong, match="bots are a list, one for each seat, not 'easy'"):
        hs.play("encore", bots="easy")
