"""Bots answer what they are asked, think within their budget, and know no more than their view."""

import os
import signal

import pytest

from homestretch import Illegal, Table, Wrong, games
from homestretch.bots import find, names
from homestretch.bots.names import LEVELS
from homestretch.bots.search import Search
from homestretch.core import halt, nets
from homestretch.core.bot import Budget, Opinion, thought
from homestretch.core.contract import setups
from homestretch.core.game import AnyGame
from homestretch.core.registry import game as find_game
from homestretch.core.rng import Rng
from homestretch.core.types import Move
from homestretch.core.view import View
from homestretch.play.advice import weighed

QUICK = Budget(playouts=12)
LIMITS = {"beginner": 50, "easy": 50, "normal": 50, "hard": 500, "expert": 500}


class Ticking:
    """A clock that goes on by so many milliseconds each time somebody looks at it."""

    def __init__(self, ms: float) -> None:
        self.ms, self.now = ms, 0.0

    def __call__(self) -> float:
        self.now += self.ms
        return self.now / 1000


def sizes(game: AnyGame) -> list[int]:
    return [n for n in game.seats if game.fits(n, game.options())]


def positions(name: str, seats: int, count: int, seed: int, apart: int = 3) -> list[View]:
    """Views of seats that are asked, along games of random play."""
    found: list[View] = []
    rng = Rng(seed, salt=9)
    table = Table(name, seats, seed)
    while len(found) < count:
        if table.over:
            seed += 1
            table = Table(name, seats, seed)
        seat = table.awaits[int(rng.below(len(table.awaits)))]
        view = table.view(seat)
        if rng.below(apart) == 0:
            found.append(view)
        table.play(seat, find("random").move(view, thought(seed, table.ply, seat)))
    return found


def is_whole(view: View, move: Move) -> bool:
    game = find_game(view.game)
    assert view.seat is not None
    try:
        game.check(game.guess(view, Rng(0)), view.seat, move)
    except Illegal:
        return False
    return True


def test_the_bots_people_choose_from_come_first() -> None:
    assert names()[:5] == tuple(LEVELS) == tuple(LIMITS)
    assert {"random", "greedy", "search", "classic"} <= set(names())


@pytest.mark.parametrize("bot", names())
@pytest.mark.parametrize("name", games())
def test_every_bot_answers_with_a_whole_legal_move(name: str, bot: str) -> None:
    for seats in sizes(find_game(name)):
        for view in positions(name, seats, 4, seed=5):
            move = find(bot).move(view, 1, QUICK)
            assert is_whole(view, move), (bot, view, move)


@pytest.mark.parametrize("bot", names())
@pytest.mark.parametrize("name", games())
def test_no_bot_can_tell_twins_apart(name: str, bot: str) -> None:
    """Same view, budget and seed: the same move, although the hidden truth differs."""
    game = find_game(name)
    rng = Rng(3, salt=10)
    for view in positions(name, max(sizes(game)), 5, seed=8):
        twin = game.view(game.guess(view, rng), view.seat)
        assert twin == view
        assert find(bot).move(twin, 4, QUICK) == find(bot).move(view, 4, QUICK)


@pytest.mark.parametrize("name", games())
def test_with_a_budget_of_playouts_a_move_is_a_function_of_view_budget_and_seed(name: str) -> None:
    bot = find("search")
    for view in positions(name, sizes(find_game(name))[0], 4, seed=21):
        assert len({bot.move(view, 7, Budget(playouts=30)) for _ in range(3)}) == 1


@pytest.mark.parametrize("bot", LIMITS)
@pytest.mark.parametrize("name", games())
def test_a_level_asks_for_no_more_than_its_time(name: str, bot: str) -> None:
    assert find(bot).own(name).ms <= LIMITS[bot]


@pytest.mark.parametrize("level", [*LIMITS, "search"])
@pytest.mark.parametrize("name", games())
def test_a_level_answers_before_its_time_is_up_on_the_clock_it_is_given(name: str, level: str) -> None:
    """A look here takes a fiftieth of the time, so that the clock and not the number of looks ends the thinking."""
    limit = LIMITS.get(level, 500)
    for view in positions(name, max(sizes(find_game(name))), 12, seed=2):
        bot = find(level)
        bot.clock = clock = Ticking(limit / 50)
        assert is_whole(view, bot.move(view, 3))
        assert clock.now <= limit


def test_a_clock_ends_a_search_that_has_no_other_limit() -> None:
    view = next(v for v in positions("encore", 2, 9, seed=2) if v.ask and len(v.ask.tokens) > 1)
    search = Search(find_game("encore"), find_game("encore").judge, view, 3, Ticking(125))
    assert is_whole(view, search.run(playouts=0, seconds=0.625, worlds=3))
    assert search.playouts == 4  # begun at 125 ms; looked at before those at 250, 375, 500 and 625, and at 750


def test_the_name_of_a_bot_may_give_its_budget() -> None:
    assert find("search:400").own("encore") == Budget(playouts=400)
    assert find("search:50ms").own("encore") == Budget(ms=50)


@pytest.mark.parametrize(
    ("name", "sentence"),
    [
        ("hardest", "there is no bot 'hardest'"),
        ("search:0", "cannot think for '0'"),
        ("search:soon", "cannot think for"),
        ("search:", "cannot think for ''"),
        ("expert@", "there is no bot 'expert@'"),
        ("hard@my.net", "there is no bot 'hard@my.net'"),
        ("random:5", "random does not think"),
        ("greedy:3ms", "greedy does not think"),
    ],
)
def test_a_name_that_is_wrong_is_told_in_one_sentence(name: str, sentence: str) -> None:
    with pytest.raises(Wrong, match=sentence) as caught:
        find(name)
    assert caught.value.msg.key.startswith("wrong-")


def test_without_a_net_a_level_thinks_by_the_clock_it_is_given(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(nets, "net", lambda *_: None)
    bot, clock = find("hard"), Ticking(1)
    bot.clock = clock
    bot.move(positions("hexenrennen", 2, 1, 1)[0], 1, Budget(ms=30))
    assert 15 < clock.now < 60


def test_a_move_that_wins_at_once_is_said_to_win() -> None:
    table, wins = Table("hexenrennen", 2, seed=1), 0
    while not table.over:
        seat = table.awaits[0]
        move = find("greedy").move(table.view(seat), 1)
        after = table.game.play(table.state, seat, move)
        if not table.game.awaits(after) and table.game.outcome(after).winners == (seat,):
            best = find("expert:20").explain(table.view(seat), 1)[0]
            assert (best.chance, best.margin, best.fear) == (1.0, None, None)
            wins += 1
        table.play(seat, move)
    assert wins


def test_a_chance_that_was_computed_is_said_without_an_interval() -> None:
    table = Table("encore", 3, seed=4)
    known = list[Opinion]()
    while not table.over:
        seat = table.awaits[0]
        known += [one for one in find("expert:20").explain(table.view(seat), 1) if one.chance is not None]
        table.play(seat, find("greedy").move(table.view(seat), 1))
    assert known
    for one in known:
        said = weighed("draw", one)
        assert said
        assert (said.key, "margin" in said.args) == ("counted", False)


def test_the_seed_a_bot_thinks_with_does_not_give_away_the_seed_of_the_table() -> None:
    seeds = {thought(1, ply, seat) for ply in range(20) for seat in range(4)}
    assert len(seeds) == 80
    assert 1 not in seeds


@pytest.mark.parametrize("name", games())
def test_bots_play_under_every_house_rule(name: str) -> None:
    for seats, options in setups(find_game(name)):
        table = Table(name, seats, 11, options)
        for bot in ("easy", "hard", "greedy", "search") * 2:
            if not table.over:
                seat = table.awaits[0]
                table.play(seat, find(bot).move(table.view(seat), thought(1, table.ply, seat), Budget(playouts=6)))


@pytest.mark.skipif(os.name != "posix", reason="signals")
@pytest.mark.parametrize("name", games())
def test_ctrl_c_is_heard_within_a_move_that_would_take_hours(name: str) -> None:
    signal.signal(signal.SIGINT, signal.default_int_handler)
    views = positions(name, max(sizes(find_game(name))), 60, seed=2)
    view = next(v for v in views if v.ask and len(v.ask.tokens) > 1)
    done: list[str] = []

    def think() -> None:
        with halt.between_moves():
            signal.raise_signal(signal.SIGINT)
            done.append("pressed")
            find("search:10000000").move(view, 1)
            done.append("thought to the end")

    with pytest.raises(KeyboardInterrupt):
        think()
    assert done == ["pressed"]
