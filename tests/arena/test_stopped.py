"""Ctrl-C ends a match, a ladder, a test or a study as a whole, with what is known, and exit status 130."""

import json
from collections.abc import Callable, Iterator
from typing import Any

import pytest

from homestretch.arena.farm import farm
from homestretch.cli import run

DUEL = ["arena", "encore", "easy", "random"]
LADDER = ["ladder", "encore", "--bots", "greedy,easy,random"]
SPRT = ["sprt", "encore", "easy", "random"]
STUDY = ["study", "encore", "--vary", "rounds=1,2", "--games", "4"]
Stop = Callable[[int], None]


@pytest.fixture
def stop(monkeypatch: pytest.MonkeyPatch) -> Stop:
    """Press Ctrl-C after so many deals in all."""

    def after(deals: int) -> None:
        left = [deals]

        def played(*given: Any) -> Iterator[Any]:
            for one in farm(*given):
                if not left[0]:
                    raise KeyboardInterrupt
                left[0] -= 1
                yield one

        for module in ("run", "study"):
            monkeypatch.setattr(f"homestretch.arena.{module}.farm", played)

    return after


@pytest.mark.parametrize("args", [DUEL, LADDER, SPRT])
def test_before_the_first_deal_nothing_is_known_and_that_is_said(
    args: list[str], stop: Stop, capsys: pytest.CaptureFixture[str]
) -> None:
    stop(0)
    assert run(args) == 130
    assert capsys.readouterr() == ("Stopped before the first deal was played: nothing is known yet.\n", "")


@pytest.mark.parametrize("deals", [0, 7])
@pytest.mark.parametrize("args", [DUEL, LADDER, SPRT, STUDY])
def test_json_stays_json_and_says_that_it_was_stopped(
    args: list[str], deals: int, stop: Stop, capsys: pytest.CaptureFixture[str]
) -> None:
    stop(deals)
    assert run([*args, "--json"]) == 130
    found = json.loads(capsys.readouterr().out, parse_constant=pytest.fail)  # NaN is no JSON
    assert found["stopped"] is True


def test_what_was_played_is_told(stop: Stop, capsys: pytest.CaptureFixture[str]) -> None:
    stop(7)
    assert run([*DUEL, "--games", "100"]) == 130
    out = capsys.readouterr().out
    assert "14 games" in out
    assert out.endswith("Stopped after 14 of 100 games.\n")


def test_a_ladder_stops_as_a_whole_and_rates_those_who_have_played(
    stop: Stop, capsys: pytest.CaptureFixture[str]
) -> None:
    stop(7)
    assert run([*LADDER, "--json"]) == 130
    assert {bot["bot"] for bot in json.loads(capsys.readouterr().out)["bots"]} == {"greedy", "easy"}


def test_a_study_keeps_the_settings_that_are_whole(stop: Stop, capsys: pytest.CaptureFixture[str]) -> None:
    stop(8)
    assert run([*STUDY, "--json"]) == 130
    assert [found["setting"] for found in json.loads(capsys.readouterr().out)["found"]] == ["rounds=1"]


def test_a_match_played_to_the_end_was_not_stopped(capsys: pytest.CaptureFixture[str]) -> None:
    assert run([*DUEL, "--games", "4", "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["stopped"] is False
