"""Bots in other processes: the good one plays, every faulty one is replaced with a sentence and the game goes on."""

import os
import sys
from pathlib import Path

import pytest

from homestretch import Table
from homestretch.arena.match import play
from homestretch.bots import find, outside, pipe
from homestretch.bots.outside import Outside
from homestretch.bots.simple import Greedy, Random
from homestretch.core.bot import Bot

EXAMPLE = f"cmd:{sys.executable} {Path(__file__).parents[2] / 'examples' / 'cmd_bot.py'}"
GAMES = 100
SOON, LONG = 20, 60_000  # ms: before a bot that hangs is given up, and time enough on a busy machine


def shell(text: str) -> str:
    return f"sh -c '{text}'"


HANDSHAKE = r'read line; echo "{\"type\": \"hello\", \"version\": 1}";'
FAULTS = {
    "crashes at once": ("false", "crashed", "ended by itself with code 1"),
    "crashes in the game": (shell(HANDSHAKE + " read line; exit 3"), "crashed", "ended by itself with code 3"),
    "hangs": (shell(HANDSHAKE + " sleep 600"), "late", "did not answer in time"),
    "closes its output and hangs": (shell(HANDSHAKE + " exec >&-; sleep 600"), "crashed", "closed its output"),
    "answers nonsense": (shell(HANDSHAKE + " read line; echo moo; sleep 600"), "nonsense", "no JSON object"),
    "answers with no words": (
        shell(HANDSHAKE + ' read line; echo "{}"; sleep 600'),
        "nonsense",
        "without a list of words",
    ),
    "says what is not offered": (
        shell(HANDSHAKE + r' read line; echo "{\"say\": [\"steal\"]}"; sleep 600'),
        "illegal",
        "said what it may not say",
    ),
    "says what is no word": (
        shell(HANDSHAKE + r' read line; echo "{\"say\": [\"moo\"]}"; sleep 600'),
        "illegal",
        "not in the game",
    ),
    "says it knows another version": (
        shell(r'read line; echo "{\"type\": \"hello\", \"version\": 9}"'),
        "hello",
        "did not say hello",
    ),
    "floods with lines": ("yes", "flood nonsense", "in its place"),
    "floods after hello": (shell(HANDSHAKE + ' yes "{}"'), "flood nonsense", "in its place"),
    "floods with one line": ("cat /dev/zero", "flood", "in its place"),
    "is not there": ("no-such-program-here", "start", "could not be started"),
}


@pytest.fixture(autouse=True)
def patience(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """No bot is found to be slow because the machine is: only those that hang wait for their time to be over."""
    monkeypatch.setattr(outside, "START", LONG / 1000)
    if "hangs" not in request.node.name:
        monkeypatch.setattr(pipe, "CODE", LONG / 1000)


def limit(fault: str) -> int:
    return SOON if fault == "hangs" else LONG


def game_with(bot: Bot, seed: int, name: str = "encore") -> Table:
    table = Table(name, 2, seed)
    try:
        play(table, [bot, Random()], (0, 1))
    finally:
        bot.end()
    return table


def test_the_example_plays_whole_games_of_every_kind() -> None:
    for name in ("encore", "hexenrennen"):
        bot = find(EXAMPLE)
        assert game_with(bot, 1, name).over
        assert not bot.faults


def test_the_example_is_thirty_lines() -> None:
    assert len(Path(EXAMPLE.split()[-1]).read_text().splitlines()) <= 30


@pytest.mark.skipif(os.name != "posix", reason="the faulty bots are shell scripts")
@pytest.mark.parametrize("fault", FAULTS)
def test_a_faulty_bot_is_replaced_with_a_sentence_and_the_game_goes_on(fault: str) -> None:
    command, key, sentence = FAULTS[fault]
    bot = Outside(f"cmd:{command}", command, ms=limit(fault))
    assert game_with(bot, 3).over
    assert [f.msg.key.removeprefix("fault-") in key.split() for f in bot.faults] == [True]
    assert sentence in str(bot.faults[0])
    assert str(bot.faults[0]).endswith("greedy plays on in its place")


@pytest.mark.slow
@pytest.mark.skipif(os.name != "posix", reason="the faulty bots are shell scripts")
@pytest.mark.parametrize("fault", ["crashes in the game", "hangs", "answers nonsense", "floods after hello"])
def test_a_hundred_games_with_a_faulty_bot_all_end(fault: str) -> None:
    command, key, _ = FAULTS[fault]
    for seed in range(GAMES):
        bot = Outside("cmd:faulty", command, ms=limit(fault))
        assert game_with(bot, seed).over
        assert [f.msg.key.removeprefix("fault-") in key.split() for f in bot.faults] == [True]


def test_the_stand_in_plays_as_greedy_does() -> None:
    bot = Outside("cmd:false", "false")
    table = Table("encore", 2, 9)
    view = table.view(table.awaits[0])
    assert bot.move(view, 5) == Greedy().move(view, 5)
    bot.end()
