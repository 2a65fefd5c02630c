"""Training: what self-play hands on, what the fit does with it, going on later, and the card."""

import json
from dataclasses import replace
from pathlib import Path
from shutil import copytree

import numpy as np
import pytest

from homestretch import Wrong, games
from homestretch.cli import run as cli
from homestretch.core import nets
from homestretch.core.game import AnyGame
from homestretch.core.inputs import Row
from homestretch.core.registry import game as find_game
from homestretch.train import positions
from homestretch.train.card import calibration_error, calm, curve, heat, tempered
from homestretch.train.fit import Weights, fit, fresh, gradient, log_loss, of, rounded, said
from homestretch.train.games import Plan, play, several
from homestretch.train.positions import Positions, gathered
from homestretch.train.run import Course, Run, Watch

SEATS = 2
TINY = Course("", SEATS, 3, hidden=8, greedy=60, games=20, generations=2, playouts=4, epochs=1, trial=20, looks=8)
NEVER = float("inf")


def quiet(done: int, total: int) -> None:
    assert done > 0
    assert total > 0


@pytest.fixture(scope="module")
def game() -> AnyGame:
    """One whose nets are searched with, and whose games are short."""
    return find_game("hexenrennen")


@pytest.fixture(scope="module")
def greedy(game: AnyGame) -> Positions:
    return several(Plan(game.name, SEATS, seed=1, keep=0.2), range(300))


@pytest.fixture(scope="module")
def net(game: AnyGame, greedy: Positions) -> Weights:
    inputs, outputs = nets.shape(game, SEATS)
    return fit(fresh(inputs, 16, outputs, seed=1), greedy, epochs=3, seed=1)[0]


# games


def test_every_target_and_outcome_is_a_whole_win_shared_out(greedy: Positions) -> None:
    for given in (greedy.target, greedy.outcome, greedy.judge):
        assert np.allclose(given.sum(axis=1), 1, atol=1e-5)


def test_a_game_is_a_function_of_plan_and_number(game: AnyGame) -> None:
    plan = Plan(game.name, SEATS, seed=5)
    assert np.array_equal(play(plan, 3).at, play(plan, 3).at)
    assert not np.array_equal(play(plan, 3).at, play(plan, 4).at)
    assert not np.array_equal(play(plan, 3).at, play(replace(plan, seed=6), 3).at)


def test_targets_mix_the_outcome_with_what_the_search_saw(game: AnyGame, net: Weights) -> None:
    data = nets.write(game, SEATS, 16, net.numbers())
    found = play(Plan(game.name, SEATS, seed=2, net=data, playouts=6), 1)
    assert np.array_equal(found.outcome[-1], found.outcome[-1].round())
    between = (found.target > 0.01) & (found.target < 0.99)
    assert between.any()
    assert (abs(found.target[-5:] - found.outcome[-5:]).mean()) < abs(found.target[:5] - found.outcome[:5]).mean()


def test_a_game_with_a_way_of_its_own_to_think_is_trained_by_that() -> None:
    game = find_game(next(name for name in games() if find_game(name).kit.solve))
    inputs, outputs = nets.shape(game, SEATS)
    data = nets.write(game, SEATS, 8, fresh(inputs, 8, outputs, seed=1).numbers())
    found = play(Plan(game.name, SEATS, seed=2, net=data, playouts=1, bold=0.0), 1)
    assert len(found) > 10
    assert np.allclose(found.target.sum(axis=1), 1, atol=1e-5)
    assert ((found.target > 0.01) & (found.target < 0.99)).any()


def test_no_game_is_both_trained_on_and_held_out(greedy: Positions) -> None:
    train, held = (set(greedy.game[greedy.part(held=part)]) for part in (False, True))
    assert train
    assert held
    assert not train & held


# fit


def test_the_gradient_is_that_of_the_loss() -> None:
    rng = np.random.default_rng(1)
    w = fresh(6, 5, 3, seed=1)
    inputs, target = rng.random((7, 6)).astype(np.float32), np.eye(3, dtype=np.float32)[rng.integers(3, size=7)]
    slope = gradient(w, inputs, target)
    for part, by in zip(w.parts(), slope.parts(), strict=True):
        spot, step = np.unravel_index(1, part.shape), np.float32(1e-2)
        kept, ends = part[spot], []
        for way in (step, -step):
            part[spot] = kept + way
            ends.append(log_loss(w.values(inputs), target))
        part[spot] = kept
        assert (ends[0] - ends[1]) / (2 * step) == pytest.approx(by[spot], abs=1e-3)


def test_training_makes_held_out_games_less_surprising(game: AnyGame, greedy: Positions, net: Weights) -> None:
    inputs, outputs = nets.shape(game, SEATS)
    held = greedy.part(held=True)
    before, after = (
        log_loss(said(w, greedy, held), greedy.outcome[held]) for w in (fresh(inputs, 16, outputs, seed=1), net)
    )
    assert after < before
    assert after < np.log(outputs)


def test_a_net_says_in_play_what_it_said_in_training(game: AnyGame, greedy: Positions, net: Weights) -> None:
    played = nets.read(game, SEATS, nets.write(game, SEATS, 16, net.numbers()))
    values = said(rounded(net), greedy, np.arange(20))
    starts = [0, *greedy.ends[:19]]
    for k in range(20):
        row = Row()
        for i in range(starts[k], greedy.ends[k]):
            row.put(int(greedy.at[i]), float(greedy.by[i]))
        assert played.values(row) == pytest.approx(values[k].tolist(), abs=1e-4)


def test_numbers_of_a_file_are_weights_again(game: AnyGame, net: Weights) -> None:
    inputs, outputs = nets.shape(game, SEATS)
    again = of(nets.numbers(nets.write(game, SEATS, 16, net.numbers())), inputs, 16, outputs)
    assert all(np.array_equal(a, b) for a, b in zip(again.parts(), rounded(net).parts(), strict=True))


# the card


def test_a_judge_that_is_too_sure_is_tempered() -> None:
    outcome = np.array([[1, 0]] * 6 + [[0, 1]] * 4, np.float32)
    judge = np.array([[0.99, 0.01]] * 10, np.float32)
    warm = heat(judge, outcome)
    assert warm > 5
    assert log_loss(tempered(judge, warm), outcome) < np.log(2) < log_loss(judge, outcome)


def test_a_net_becomes_as_sure_as_it_may_be(greedy: Positions, net: Weights) -> None:
    everything = np.arange(len(greedy))
    unsure = Weights(net.rows, net.first, net.columns / np.float32(5), net.last / np.float32(5))
    before, after = (said(w, greedy, everything) for w in (unsure, calm(unsure, greedy)))
    assert log_loss(after, greedy.outcome) < log_loss(before, greedy.outcome)
    assert (before.argmax(axis=1) == after.argmax(axis=1)).all()


def test_calibration_is_how_far_words_and_truth_are_apart() -> None:
    values = np.array([[0.75, 0.25]] * 400, np.float32)
    outcome = np.array(([[1, 0]] * 3 + [[0, 1]]) * 100, np.float32)
    assert calibration_error(curve(values, outcome)) < 0.02
    assert calibration_error(curve(1 - values, outcome)) == pytest.approx(0.5, abs=0.02)


# a run


def ran(game: AnyGame, home: Path, *steps: int) -> Run:
    """A tiny run, stopped and taken up again after each of these generations."""
    for generations in steps:
        run = Run(replace(TINY, game=game.name, generations=generations), home)
        run.resume()
        list(run.train(NEVER, quiet))
    return run


def test_a_run_that_is_taken_up_again_goes_on_as_if_never_stopped(game: AnyGame, tmp_path: Path) -> None:
    whole, pieces = ran(game, tmp_path / "a", 2), ran(game, tmp_path / "b", 1, 2)
    assert whole.progress.generation == pieces.progress.generation == 2
    assert whole.net(1).read_bytes() == pieces.net(1).read_bytes()
    assert whole.net(0).read_bytes() != whole.net(1).read_bytes()
    card = pieces.card(quiet)
    assert nets.load(game, SEATS, tmp_path / "b" / f"{SEATS}.net").hidden == TINY.hidden
    assert (card["seed"], card["trained_on"], card["held_out"]["games"]) == (3, 80, 20)
    assert set(card["held_out"]["log_loss"]) == {"net", "judge", "tempered judge", "coin"}


def test_the_command_makes_a_net_and_its_card_says_how_to_make_it_again(
    game: AnyGame, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    small = "--seats 2 --seed 7 --hidden 8 --greedy 40 --games 20 --generations 1 --playouts 4 --trial 20 --looks 8"
    assert cli(["train", game.name, *small.split(), "--into", str(tmp_path)]) == 0
    assert f"{game.name}, 2 seats, seed 7" in capsys.readouterr().out
    assert json.loads((tmp_path / "2.json").read_text())["command"] == f"homestretch train {game.name} {small}"
    assert nets.load(game, 2, tmp_path / "2.net").hidden == 8
    made = (tmp_path / "2.net").read_bytes()
    assert cli(["train", game.name, *small.split(), "--into", str(tmp_path)]) == 2, "nothing is trained over"
    assert "--resume" in capsys.readouterr().err
    assert (tmp_path / "2.net").read_bytes() == made


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        ("--seats 99", "cannot be played by 99"),
        ("--seats 0", "cannot be played by 0"),
        ("--hidden 12", "hidden"),
        ("--generations 0", "generations"),
    ],
)
def test_what_cannot_be_trained_is_said_in_a_sentence(
    game: AnyGame, words: str, sentence: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert cli(["train", game.name, *words.split(), "--into", str(tmp_path)]) == 2
    said = capsys.readouterr().err
    assert sentence in said
    assert said.count("\n") == 1


@pytest.mark.parametrize("where", ["file", "file/below", "/proc/nowhere", "/proc"])
def test_a_place_that_cannot_hold_it_is_said_in_a_sentence_before_anything_is_played(
    where: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    Path("file").write_text("mine")
    assert cli(["train", "hexenrennen", "--into", where]) == 2
    said = capsys.readouterr()
    assert (said.out, said.err.count("\n")) == ("", 1)
    assert where in said.err
    assert Path("file").read_text() == "mine"


def test_no_generation_but_the_first_begins_when_time_is_up(game: AnyGame, tmp_path: Path) -> None:
    assert len(list(Run(replace(TINY, game=game.name), tmp_path).train(0.0, quiet))) == 1


def test_another_course_in_the_same_folder_is_refused(game: AnyGame, tmp_path: Path) -> None:
    ran(game, tmp_path, 1)
    with pytest.raises(Wrong, match="another course"):
        Run(replace(TINY, game=game.name, seed=4), tmp_path).resume()


def test_more_games_for_the_card_and_more_generations_are_no_other_course(game: AnyGame, tmp_path: Path) -> None:
    ran(game, tmp_path, 1)
    more = Run(replace(TINY, game=game.name, generations=9, trial=TINY.trial + 1, looks=9), tmp_path)
    more.resume()
    assert more.progress.generation == 1


@pytest.fixture(scope="module")
def begun(game: AnyGame, tmp_path_factory: pytest.TempPathFactory) -> Run:
    """A course with one generation done."""
    run = Run(Course(game.name, SEATS, 7, 8, 20, 20, 1, 1, trial=20, looks=8), tmp_path_factory.mktemp("begun"))
    list(run.train(NEVER, quiet))
    return run


@pytest.mark.parametrize("name", ["run.json", "generation-0.net", "positions-0.npz"])
@pytest.mark.parametrize("damage", [None, b"", b"{}", b"PK\x03\x04 and nothing more"])
def test_what_is_damaged_is_not_gone_on_from(
    begun: Run, name: str, damage: bytes | None, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    home = tmp_path / "home"
    copytree(begun.home, home)
    if damage is None and name != "run.json":
        (home / name).unlink()
    else:
        (home / name).write_bytes(damage or b"[]")
    again = replace(begun.course, generations=2).command.split()[1:]
    assert cli([*again, "--into", str(home), "--resume"]) == 2
    err = capsys.readouterr().err
    assert err.count("\n") == 1
    assert name in err


def test_as_many_games_are_played_as_were_asked_for(game: AnyGame, tmp_path: Path) -> None:
    odd = Run(replace(TINY, game=game.name, greedy=25, games=23, trial=21), tmp_path)
    list(odd.train(NEVER, quiet))
    card = odd.card(quiet)
    assert (card["trained_on"], card["held_out"]["games"]) == (48, 21)
    assert len(np.unique(positions.load(odd.positions(1)).game)) == 23


@pytest.mark.parametrize(("looks", "playouts"), [(8, 8), (0, TINY.playouts)])
def test_a_card_tells_of_games_in_which_nobody_is_bold_and_everybody_looks_ahead(
    game: AnyGame, looks: int, playouts: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    run = Run(replace(TINY, game=game.name, looks=looks), tmp_path)
    list(run.train(NEVER, quiet))
    plans: list[Plan] = []
    played = Run.play

    def noted(self: Run, plan: Plan, games: int, watch: Watch) -> Positions:
        plans.append(plan)
        return played(self, plan, games, watch)

    monkeypatch.setattr(Run, "play", noted)
    run.card(quiet)
    assert len({plan.seed for plan in plans} | {TINY.seed}) == 3, "neither those of the training nor the same twice"
    assert {(plan.bold, plan.playouts, plan.ahead) for plan in plans} == {(0.0, playouts, looks > 0)}


def test_positions_lie_in_a_file_as_they_were(greedy: Positions, tmp_path: Path) -> None:
    positions.save(tmp_path / "p.npz", gathered([greedy, greedy]))
    again = positions.load(tmp_path / "p.npz")
    last = np.array([len(greedy) - 1])
    assert len(again) == 2 * len(greedy)
    assert np.array_equal(again.dense(last, 999), again.dense(last + len(greedy), 999))


# the best response


def test_the_others_play_by_the_net_that_is_responded_to(game: AnyGame, net: Weights) -> None:
    one = nets.write(game, SEATS, 16, net.numbers())
    other = nets.write(game, SEATS, 16, [-x for x in net.numbers()])
    plan = Plan(game.name, SEATS, seed=2, net=one, playouts=6, bold=0.0, against=one)
    found = [play(replace(plan, against=against), 1) for against in (one, other)]
    assert not np.array_equal(found[0].by, found[1].by)


def test_a_best_response_begins_with_what_it_responds_to(game: AnyGame, net: Weights, tmp_path: Path) -> None:
    file = tmp_path / "others.net"
    file.write_bytes(nets.write(game, SEATS, 16, net.numbers()))
    run = Run(replace(TINY, game=game.name, generations=1, against=str(file)), tmp_path / "run")
    assert run.course.hidden == 16
    assert all(np.array_equal(a, b) for a, b in zip(run.weights().parts(), rounded(net).parts(), strict=True))
    (line,) = run.train(NEVER, quiet)
    assert line["games"] == TINY.games
    assert f"--against {file}" in run.course.command


def test_nobody_responds_to_a_net_that_is_not_there(game: AnyGame, tmp_path: Path) -> None:
    with pytest.raises(Wrong, match="there is no net"):
        Run(replace(TINY, game=game.name, against=str(tmp_path / "none.net")), tmp_path / "run")
