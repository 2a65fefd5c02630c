"""Looking ahead: a tree below the moves that are close, with a net at its ends."""

from collections.abc import Iterator
from typing import Any

import pytest

from homestretch import Table
from homestretch.bots import find
from homestretch.bots.foresight import Foresight
from homestretch.bots.lines import Line
from homestretch.bots.outlook import Outlook
from homestretch.bots.search import EVEN, SPAN
from homestretch.bots.weighing import Weighing
from homestretch.core import nets
from homestretch.core.bot import Budget, thought
from homestretch.core.game import AnyGame
from homestretch.core.net import Net, ends_of
from homestretch.core.registry import game as find_game
from homestretch.core.rng import Rng
from homestretch.core.types import Move
from homestretch.core.view import View

TREES = ["dog", "hexenrennen", "hit"]  # games that are looked ahead in


class Hasty:
    """A clock by which every look takes long."""

    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        self.now += 1.0
        return self.now


def outlook(view: View, net: Net | None = None) -> Outlook:
    game = find_game(view.game)
    found = net or nets.net(game, view.seats)
    assert game.kit.inputs is not None
    assert found is not None
    return Outlook(game, game.kit.inputs, found, view)


def even(game: AnyGame, seats: int) -> Net:
    """A net that thinks nobody better off than anybody else."""
    assert game.kit.inputs is not None
    inputs, outputs = nets.shape(game, seats)
    sizes = (inputs, 8, outputs)
    return Net(game.name, seats, game.kit.inputs.version, sizes, [0.0] * ends_of(sizes)[3])


def choices(name: str, seats: int, seed: int) -> Iterator[tuple[Table, View, list[Move]]]:
    """Decisions of a game in which three moves or more are worth a thought."""
    table = Table(name, seats, seed)
    while not table.over:
        seat = table.awaits[0]
        view = table.view(seat)
        moves = Weighing(outlook(view), 1).moves(table.state, seat, 50)
        if len(moves) > 2:
            yield table, view, moves
        table.play(seat, find("greedy").move(view, thought(seed, table.ply, seat)))


@pytest.mark.parametrize("name", TREES)
def test_of_the_moves_that_are_given_one_is_made_and_nothing_is_said_of_others(name: str) -> None:
    for (_, view, moves), _ in zip(choices(name, 2, 4), range(8), strict=False):
        some = moves[:2]
        ahead = Foresight(outlook(view), some, 1)
        assert ahead.run(60, 0.0, 20) in some
        assert {line.move for line in ahead.seen()} <= set(some)


@pytest.mark.parametrize("name", TREES)
def test_the_first_of_them_is_looked_at_first(name: str) -> None:
    for (_, view, moves), _ in zip(choices(name, 2, 5), range(8), strict=False):
        for first in moves[:3]:
            ahead = Foresight(outlook(view), [first, *(move for move in moves if move != first)], 1)
            ahead.run(1, 0.0, 1)
            word = next(word for k, word in enumerate(first) if len(ahead.words[first[:k]]) > 1)
            assert [kid for kid, node in ahead.root.kids.items() if node.visits] == [ahead.me * SPAN + word]


def test_what_is_usual_in_a_world_is_no_merit_of_a_move() -> None:
    """For a net to which all are even every position is as usual, whatever the hands that were guessed."""
    game = find_game("dog")
    for (_, view, moves), _ in zip(choices("dog", 4, 6), range(4), strict=False):
        ahead = Foresight(outlook(view, even(game, 4)), moves, 1)
        ahead.run(200, 0.0, 50)
        assert ahead.root.total == pytest.approx(EVEN * ahead.root.visits)


@pytest.mark.parametrize("name", TREES)
def test_every_playout_is_of_some_move_and_every_chance_is_one(name: str) -> None:
    for (_, view, moves), _ in zip(choices(name, 2, 7), range(5), strict=False):
        ahead = Foresight(outlook(view), moves, 1)
        ahead.run(150, 0.0, 30)
        assert sum(int(line.tried) for line in ahead.lines.values()) == 150
        assert all(0 <= line.mean <= 1 for line in ahead.lines.values())


def test_an_answer_that_is_feared_is_one_that_can_be_given_and_is_told_as_it_is_seen() -> None:
    told = 0
    for (table, view, moves), _ in zip(choices("dog", 4, 8), range(12), strict=False):
        ahead = Foresight(outlook(view), moves, 1)
        ahead.run(300, 0.0, 50)
        for line in ahead.seen():
            worst = line.feared()
            if worst is not None:
                table.game.check(worst.before, worst.seat, worst.move)
                assert table.game.teams(4)[worst.seat] != table.game.teams(4)[ahead.me]
                assert worst.mean < line.mean
                told += bool(ahead.retold(worst))
    assert told


@pytest.mark.parametrize(("name", "seats"), [("dog", 4), ("hexenrennen", 2)])
def test_what_others_say_at_the_same_time_is_no_answer(name: str, seats: int) -> None:
    """R-DOG-040, R-HEX-011: all choose at once, and nobody answers what nobody has seen."""
    table, game = Table(name, seats, 3), find_game(name)
    view = table.view(table.awaits[0])
    assert view.ask
    assert len(table.awaits) > 1
    ahead = Foresight(outlook(view), Weighing(outlook(view), 1).moves(table.state, table.awaits[0], 50)[:6], 1)
    ahead.run(200, 0.0, 20)
    answers = [one for line in ahead.lines.values() for one in line.answers.values()]
    asked = [game.ask(one.before, one.seat) for one in answers]
    assert asked
    assert view.ask.what not in [ask.what for ask in asked]


def test_what_is_feared_takes_most_by_how_often_it_comes_and_what_it_leaves() -> None:
    before: Any = find_game("dog").start(2, find_game("dog").options())
    line = Line((1,))
    rare, often = line.answered(1, (2,), before), line.answered(1, (3,), before)
    for _ in range(9):
        line.add(0.5, None)
        line.add(0.4, often)
    line.add(0.3, rare)
    assert line.answer(1, (3,)) is often
    assert line.answer(1, (4,)) is None
    assert line.feared() is often
    for _ in range(5):
        line.add(0.1, rare)
    assert line.feared() is rare


@pytest.mark.parametrize("name", TREES)
def test_whoever_has_hardly_any_time_says_what_there_was_time_for(name: str) -> None:
    for limit in (Budget(1), Budget(9), Budget(ms=1)):
        for (table, view, _), _ in zip(choices(name, 2, 11), range(6), strict=False):
            bot = find("expert")
            bot.clock = Hasty()
            found = bot.explain(view, 1, limit)
            assert 1 <= len(found) <= 3
            table.game.check(table.state, table.awaits[0], found[0].move)


def test_where_nothing_hurts_nothing_is_feared() -> None:
    line = Line((1,))
    assert line.feared() is None
    line.add(0.5, None)
    assert line.feared() is None


@pytest.mark.parametrize("name", TREES)
def test_it_thinks_as_long_as_it_may_and_no_longer(name: str) -> None:
    for (_, view, moves), _ in zip(choices(name, 2, 9), range(3), strict=False):
        now = 0.0

        def clock() -> float:
            nonlocal now
            now += 0.001
            return now

        ahead = Foresight(outlook(view), moves, 1, clock)
        ahead.run(0, 0.1, 50)
        assert 90 <= ahead.playouts <= 100


@pytest.mark.parametrize("name", TREES)
def test_it_stops_once_the_choice_is_made_and_never_chooses_otherwise_for_that(name: str) -> None:
    saved = 0
    for (_, view, moves), _ in zip(choices(name, 2, 12), range(12), strict=False):
        hasty, whole = Foresight(outlook(view), moves[:4], 1), Foresight(outlook(view), moves[:4], 1)
        hasty.hasty = True
        assert hasty.run(400, 0.0, 20) == whole.run(400, 0.0, 20)
        assert whole.playouts == 400
        saved += whole.playouts - hasty.playouts
    assert saved > 0


@pytest.mark.parametrize("name", TREES)
def test_what_it_finds_is_a_function_of_the_view(name: str) -> None:
    game = find_game(name)
    for (_, view, moves), _ in zip(choices(name, 2, 10), range(4), strict=False):
        twin = game.view(game.guess(view, Rng(3)), view.seat)
        assert Foresight(outlook(view), moves, 2).run(80, 0.0, 20) == Foresight(outlook(twin), moves, 2).run(
            80, 0.0, 20
        )
