"""The test that stops by itself: its errors are as rare as it says, and what it says of deals is right."""

import json
import math
from collections import Counter
from pathlib import Path

import pytest

from homestretch.arena.sprt import BOUND, FIVE, Sprt, likeliest
from homestretch.cli import run as command
from homestretch.core.rng import Rng


def deals(rng: Rng, share: float) -> list[float]:
    """A thousand deals of two games each, won with this chance."""
    return [sum(rng.unit() < share for _ in range(2)) / 2 for _ in range(1000)]


def first_answer(test: Sprt, played: list[float]) -> bool | None:
    """What it says as soon as it says something, looked at every tenth deal."""
    answers = (test.answer(played[:n]) for n in range(10, len(played), 10))
    return next((answer for answer in answers if answer is not None), None)


@pytest.mark.parametrize(("share", "right"), [(0.5, False), (0.6, True)])
def test_it_errs_in_one_test_of_twenty_at_most(share: float, right: bool) -> None:
    rng, test = Rng(1), Sprt(0.5, 0.6)
    wrong = sum(first_answer(test, deals(rng, share)) is not right for _ in range(100))
    assert wrong <= 11  # more in one of a hundred such trials


def test_odds_have_the_mean_they_are_asked_for_and_sum_to_one() -> None:
    counts = Counter({0.0: 4.0, 0.5: 7.0, 0.75: 2.0, 1.0: 9.0})
    for mean in (0.2, 0.5, 0.55, 0.9):
        found = likeliest(counts, mean)
        assert sum(found.values()) == pytest.approx(1)
        assert sum(x * p for x, p in found.items()) == pytest.approx(mean)


def test_with_whole_wins_alone_it_is_the_binomial_test() -> None:
    played = [1.0] * 60 + [0.0] * 40
    plain = 60 * math.log(0.55 / 0.5) + 40 * math.log(0.45 / 0.5)
    assert Sprt().odds(played) == pytest.approx(plain, abs=0.01)


def test_deals_that_are_shared_tell_less_than_deals_that_are_won() -> None:
    """Pairs that split are no news: the same mean with less spread is told apart sooner."""
    loud = [1.0] * 55 + [0.0] * 45
    calm = [0.75] * 20 + [0.5] * 80
    assert Sprt(0.5, 0.55).odds(calm) > Sprt(0.5, 0.55).odds(loud) > 0


def test_before_any_deal_nothing_is_known() -> None:
    assert Sprt().answer([]) is None
    assert set(FIVE) == {0.0, 0.25, 0.5, 0.75, 1.0}


def test_the_command_stops_by_itself_and_goes_on_from_its_records(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    words = ["sprt", "encore", "greedy", "random", "--json", "--records", str(tmp_path), "--seed", "3"]
    assert command([*words, "--games", "4"]) == 0
    assert json.loads(capsys.readouterr().out)["answer"] == "undecided"
    assert command(words) == 0
    found = json.loads(capsys.readouterr().out)
    assert found["answer"] == "better"
    assert found["odds"] >= BOUND
    assert found["games"] < 400
    assert len(list(tmp_path.iterdir())) == found["games"]


@pytest.mark.parametrize("words", [["--low", "0.6"], ["--high", "1"], ["--low", "0"]])
def test_shares_that_make_no_test_are_refused(words: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert command(["sprt", "encore", "greedy", "random", *words]) == 2
    assert "below" in capsys.readouterr().err
