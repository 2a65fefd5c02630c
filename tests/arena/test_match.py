"""A match is fair, is the same wherever it is played, and goes on from its records."""

import json
import os
import signal
import subprocess
import sys
from collections import Counter
from pathlib import Path
from time import sleep

import pytest

from homestretch import Wrong, game, games
from homestretch.arena.ladder import Game, rate
from homestretch.arena.match import Match, arrange, deal, usual_seats
from homestretch.arena.run import run
from homestretch.arena.study import settings, study
from homestretch.bots.levels import Easy
from homestretch.bots.names import BOTS
from homestretch.cli import run as command

from ..processes import Start

KEYS = ["game", "seats", "games", "seed", "stopped", "bots"]


@pytest.fixture(autouse=True)
def slips(monkeypatch: pytest.MonkeyPatch) -> None:
    """A bot that is surely between the two others: greedy, with every third move any."""
    monkeypatch.setitem(BOTS, "slips", Easy)


def encore(*bots: str, seats: int = 2, seed: int = 4) -> Match:
    return arrange("encore", bots, seats, seed, {})


@pytest.mark.parametrize("name", games())
def test_every_side_is_held_by_every_bot_equally_often(name: str) -> None:
    rules = game(name)
    for seats in rules.seats:
        match = arrange(name, ("random", "easy"), seats, 0, {})
        held = [Counter(match.seating(turn)[k] for turn in range(2)) for k in range(seats)]
        assert all(count == {0: 1, 1: 1} for count in held)
        teams = rules.teams(seats)
        for turn in range(2):
            seating = match.seating(turn)
            assert all(seating[a] == seating[b] for a in range(seats) for b in range(seats) if teams[a] == teams[b])


def test_the_games_of_a_deal_have_the_same_luck() -> None:
    match = encore("random", "greedy")
    one, two = (played.record for played in deal(match, 3, keep=True))
    seeds = [line for record in (one, two) for line in record.splitlines() if line.startswith("seed")]
    assert seeds[0] == seeds[1]
    assert "players random greedy" in one
    assert "players greedy random" in two


def test_shares_sum_to_one() -> None:
    result = run(encore("random", "easy", "greedy", seats=3), 9)
    assert sum(result.share(n).share for n in range(3)) == pytest.approx(1)
    assert result.games == 9


def test_the_usual_table_has_two_seats_or_two_teams() -> None:
    expected = {"dog": 4, "encore": 2, "hexenrennen": 2, "hit": 2}
    assert {name: usual_seats(name) for name in expected} == expected


def test_the_same_match_gives_the_same_numbers_whatever_the_jobs() -> None:
    match = encore("easy", "random")
    assert run(match, 24, jobs=1).plain() == run(match, 24, jobs=2).plain()


def test_another_seed_gives_other_games() -> None:
    assert run(encore("easy", "random", seed=1), 20).deals != run(encore("easy", "random", seed=2), 20).deals


def test_a_mirror_match_is_fair() -> None:
    result = run(encore("greedy", "greedy"), 200)
    assert result.share(0).low <= 0.5 <= result.share(0).high


@pytest.mark.parametrize(("better", "worse"), [("beginner", "random"), ("slips", "random"), ("greedy", "slips")])
def test_the_better_bot_wins_more(better: str, worse: str) -> None:
    assert run(encore(better, worse), 150).share(0).low > 0.5


def test_records_are_kept_and_not_played_again(tmp_path: Path) -> None:
    match = encore("easy", "random")
    first = run(match, 6, records=tmp_path)
    assert len(list(tmp_path.glob("*.txt"))) == 6
    times = {path: path.stat().st_mtime_ns for path in tmp_path.iterdir()}
    whole = run(match, 12, records=tmp_path)
    assert whole.plain() == run(match, 12).plain()
    assert whole.deals[:3] == first.deals
    assert all(path.stat().st_mtime_ns == at for path, at in times.items())


def test_records_of_another_match_are_refused_in_a_sentence(tmp_path: Path) -> None:
    run(encore("easy", "random"), 2, records=tmp_path)
    with pytest.raises(Wrong, match="holds something else than this match"):
        run(encore("easy", "random", seed=5), 2, records=tmp_path)


def test_more_bots_than_sides_are_refused_in_a_sentence() -> None:
    with pytest.raises(Wrong, match="3 bots cannot sit at a table of 2 sides"):
        encore("easy", "random", "greedy")
    with pytest.raises(Wrong, match="cannot sit at a table of 2 sides"):
        arrange("dog", ("easy", "random", "greedy", "normal"), 4, 0, {})


def test_json_has_exactly_the_promised_shape(capsys: pytest.CaptureFixture[str]) -> None:
    assert command(["arena", "encore", "easy", "random", "--games", "4", "--seed", "9", "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert list(found) == KEYS
    assert (found["game"], found["seats"], found["games"], found["seed"]) == ("encore", 2, 4, 9)
    assert [list(bot) for bot in found["bots"]] == [["bot", "share", "low", "high", "fair"]] * 2
    assert [bot["bot"] for bot in found["bots"]] == ["easy", "random"]
    assert all(0 <= bot["low"] <= bot["share"] <= bot["high"] <= 1 and bot["fair"] == 0.5 for bot in found["bots"])


def test_a_chart_is_written(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    chart = tmp_path / "chart.svg"
    assert command(["arena", "encore", "easy", "random", "--games", "4", "--plot", str(chart)]) == 0
    assert "share of wins" in capsys.readouterr().out
    assert chart.read_text().startswith("<?xml")


def test_ratings_of_bots_of_which_one_wins_everything_are_in_doubt_too() -> None:
    deals: list[list[Game]] = [[(("strong", "weak"), (1.0, 0.0)), (("weak", "strong"), (0.0, 1.0))]] * 4
    few, many = rate(deals), rate(deals * 20)
    assert all(one.low + 1 < one.rating < one.high - 1 for one in few)
    assert few[0].high - few[0].low > many[0].high - many[0].low


def test_a_ladder_ranks_the_better_bot_first(capsys: pytest.CaptureFixture[str]) -> None:
    assert command(["ladder", "encore", "--bots", "random,greedy,slips", "--games", "20", "--json"]) == 0
    found = json.loads(capsys.readouterr().out)["bots"]
    assert [bot["bot"] for bot in found] == ["greedy", "slips", "random"]
    assert all(bot["low"] < bot["rating"] < bot["high"] for bot in found)


def test_a_study_varies_every_combination() -> None:
    assert settings(["a=1,2", "b=x,y"]) == [{"a": a, "b": b} for a in "12" for b in "xy"]
    with pytest.raises(Wrong, match="name=v1,v2"):
        settings(["rounds"])


def test_a_study_sees_that_more_rounds_are_longer_and_less_luck() -> None:
    one, three = (study("encore", {"rounds": n}, 2, 60, 1, ("greedy", "slips")) for n in "13")
    assert three.moves.low > 2.5 * one.moves.high
    assert three.luck.share < one.luck.share
    assert sum(seat.share for seat in one.seats) == pytest.approx(1)
    assert one.events["told-steal"].share > 1


def arena(start: Start, folder: Path, heard: str) -> "subprocess.Popen[str]":
    """A long match that has begun, by a process that was started hearing Ctrl-C, or not."""
    code = f"import signal; signal.signal(signal.SIGINT, signal.{heard}); from homestretch.cli import main; main()"
    call = [sys.executable, "-c", code, "arena", "encore", "easy", "random", "--games", "100000"]
    process = start([*call, "--records", str(folder)], stdout=subprocess.PIPE)
    plays(process, folder, 4)
    return process


def plays(process: "subprocess.Popen[str]", folder: Path, games: int) -> None:
    """Wait until so many games were played."""
    while len(list(folder.glob("*.txt"))) < games:
        assert process.poll() is None
        sleep(0.05)


@pytest.mark.skipif(os.name != "posix", reason="signals")
def test_ctrl_c_prints_what_is_known(tmp_path: Path, start: Start) -> None:
    process = arena(start, tmp_path, "default_int_handler")
    process.send_signal(signal.SIGINT)
    out, _ = process.communicate(timeout=120)
    assert "share of wins" in out
    assert "of 100,000 games" in out
    assert process.returncode == 130


@pytest.mark.skipif(os.name != "posix", reason="signals")
def test_a_match_in_the_background_goes_on_after_a_ctrl_c_meant_for_another(tmp_path: Path, start: Start) -> None:
    process = arena(start, tmp_path, "SIG_IGN")
    process.send_signal(signal.SIGINT)
    plays(process, tmp_path, len(list(tmp_path.glob("*.txt"))) + 20)


@pytest.mark.slow
def test_an_address_where_no_cluster_is_gets_a_sentence() -> None:
    pytest.importorskip("ray")
    with pytest.raises(Wrong, match="no Ray cluster at 'three'"):
        run(encore("easy", "random"), 2, ray="three")


@pytest.mark.slow
def test_a_cluster_that_loses_a_node_gives_the_same_numbers(start: Start) -> None:
    """Two nodes, each a process of its own on this machine; one is killed in the middle of the match."""
    pytest.importorskip("ray")
    script = Path(__file__).with_name("cluster.py")
    process = start([sys.executable, script], stdout=subprocess.PIPE, stderr=subprocess.PIPE)
    out, err = process.communicate(timeout=240)
    assert process.returncode == 0, err[-2000:]
    told = json.loads(out.strip().splitlines()[-1])
    assert told["nodes"] == [2, 1]
    assert told["result"] == run(encore("easy", "random"), 80).plain()
