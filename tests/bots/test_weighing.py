"""Plans weighed against each other: what they are, what is tried, and what comes of it."""

from collections.abc import Iterator
from time import perf_counter
from typing import Any

import pytest

from homestretch import Table, games
from homestretch.bots import find
from homestretch.bots.levels import sampled
from homestretch.bots.outlook import Outlook
from homestretch.bots.thinking import thoughts
from homestretch.bots.weighing import MOST, Weighing, Weight, different, hopeless
from homestretch.core import nets
from homestretch.core.bot import Budget, Opinion, thought
from homestretch.core.game import AnyGame, State
from homestretch.core.net import Net, ends_of
from homestretch.core.registry import game as find_game
from homestretch.core.rng import Rng
from homestretch.core.types import Move
from homestretch.core.view import View

DOG = (
    "4 | round 1 dealer 3 turn 0 play | pawns f20,-,-,- ; -,-,-,- ; -,-,-,- ; -,-,-,- "
    "| hands joker,7 ; 5 ; 6 ; 8 | discard -"
)
HIT = (
    "2 | turn 0 play | round 9 first 0 | market n-7 n-8 n-bar n-start n-group | w g4 g3 g2 ; 3 coins ; "
    "hand s-coin3 s-out1 s-3 ; top - ; pile s-out6 s-1to5 s-corner ; discard - | w w w w ; 3 coins ; "
    "hand s-coin3 s-out1 s-out6 ; top - ; pile s-1to5 s-3 s-corner ; discard -"
)
WEIGHED = [name for name in games() if find_game(name).kit.inputs and not find_game(name).kit.solve]


def flat(game: AnyGame, seats: int) -> Net:
    """A net that gives everybody the same chance: only the end of a game tells moves apart."""
    inputs, outputs = nets.shape(game, seats)
    assert game.kit.inputs is not None
    sizes = (inputs, 8, outputs)
    return Net(game.name, seats, game.kit.inputs.version, sizes, [0.0] * ends_of(sizes)[3])


def weighing(view: View, seed: int = 1, clock: Any = None) -> Weighing:
    game = find_game(view.game)
    assert game.kit.inputs is not None
    outlook = Outlook(game, game.kit.inputs, flat(game, view.seats), view)
    return Weighing(outlook, seed, clock) if clock else Weighing(outlook, seed)


def choices(name: str, seats: int, seed: int) -> Iterator[Table]:
    """A game by its own judgement, stopped wherever somebody has a choice."""
    table = Table(name, seats, seed)
    while not table.over:
        seat = table.awaits[0]
        view = table.view(seat)
        if view.ask and len(view.ask.tokens) > 1:
            yield table
        table.play(seat, find("greedy").move(view, thought(seed, table.ply, seat)))


def after(game: AnyGame, s: State, seat: int, plan: tuple[Move, ...]) -> State:
    t: State = game.copy(s)
    for move in plan:
        game.check(t, seat, move)
        game.apply(t, seat, move)
    return t


def wins(game: AnyGame, s: State, seat: int) -> bool:
    return not game.awaits(s) and game.outcome(s).shares(game.teams(s.seats))[seat] == 1


@pytest.mark.parametrize("name", WEIGHED)
def test_a_plan_can_be_carried_out_in_every_world_that_may_be_true(name: str) -> None:
    game, rng = find_game(name), Rng(4)
    for table, _ in zip(choices(name, game.seats[-1], 3), range(40), strict=False):
        seat = table.awaits[0]
        view = table.view(seat)
        plans = weighing(view).plans(game.guess(view, rng), 60)
        assert len(set(plans)) == len(plans)
        other = game.guess(view, rng)
        for plan in plans:
            after(game, other, seat, plan)


@pytest.mark.parametrize("name", WEIGHED)
def test_every_move_begins_a_plan_where_they_are_few(name: str) -> None:
    game = find_game(name)
    for table, _ in zip(choices(name, game.seats[0], 5), range(30), strict=False):
        seat = table.awaits[0]
        mine = weighing(table.view(seat))
        moves = mine.moves(table.state, seat, MOST)
        if len(moves) < 40:
            assert {plan[0] for plan in mine.plans(table.state, 4000)} == set(moves)


@pytest.mark.parametrize("name", WEIGHED)
def test_a_game_that_can_be_won_at_once_is_won(name: str) -> None:
    game, found = find_game(name), 0
    for seed in range(12):
        for table in choices(name, game.seats[0], seed):
            seat = table.awaits[0]
            mine = weighing(table.view(seat))
            moves = mine.moves(table.state, seat, 300)
            if any(wins(game, after(game, table.state, seat, (move,)), seat) for move in moves):
                best = mine.run(1, 0.0)[0]
                assert wins(game, after(game, table.state, seat, best.plan), seat)
                found += 1
    assert found


def tried(*values: float) -> Weight:
    one = Weight(((1,),))
    for value in values:
        one.add(value)
    return one


def test_thinking_ends_when_nothing_can_be_much_better() -> None:
    good, bad = tried(*[0.6, 0.5] * 8), tried(*[0.4, 0.3] * 8)
    like, other = tried(*[0.5, 0.6] * 8), tried(*[0.6, 0.5] * 7, 0.6, 0.4)
    for alive, left in (([good, bad], [good]), ([bad, good, like], [good, like]), ([good, other], [good, other])):
        assert hopeless(alive) == (len(left) == 1)
        assert alive == left


def test_two_plans_that_are_as_good_as_each_other_need_many_worlds_before_that_is_believed() -> None:
    few, many = [tried(*[0.5] * 16) for _ in range(2)], [tried(*[0.5] * 256) for _ in range(2)]
    assert not hopeless(few)
    assert hopeless(many)


@pytest.mark.parametrize("name", WEIGHED)
def test_a_choice_that_is_clear_takes_fewer_looks_than_there_are(name: str) -> None:
    """By a net of the game: where it gives everybody the same chance nothing is ever clear."""
    game = find_game(name)
    assert game.kit.inputs is not None
    used = []
    for table, _ in zip(choices(name, game.seats[0], 6), range(20), strict=False):
        view = table.view(table.awaits[0])
        net = nets.net(game, view.seats)
        assert net is not None
        mine = Weighing(Outlook(game, game.kit.inputs, net, view), 1)
        mine.run(1000, 0.0)
        used.append(mine.looks)
    assert min(used) < 500


@pytest.mark.parametrize("name", WEIGHED)
def test_the_clock_ends_it(name: str) -> None:
    """A look at the clock takes 30 ms here, and there is one after every plan of a round's first world."""
    game = find_game(name)
    for table, _ in zip(choices(name, game.seats[0], 7), range(20), strict=False):
        now = [0]

        def clock(now: list[int] = now) -> float:
            now[0] += 30
            return now[0] / 1000

        mine = weighing(table.view(table.awaits[0]), clock=clock)
        best = mine.run(0, 0.3)
        assert now[0] <= 300 + 4 * 30
        assert all(one.tried for one in best) or len(mine.all) == 1


def test_a_move_is_made_the_likelier_the_less_it_loses() -> None:
    found = [Opinion((1,), 0.60), Opinion((2,), 0.58), Opinion((3,), 0.56)]
    said = [sampled(found, seed, spread=0.04) for seed in range(4000)]
    odds = [1.0, 0.6065, 0.3679]
    share = [said.count((n,)) / len(said) for n in (1, 2, 3)]
    assert share == pytest.approx([odd / sum(odds) for odd in odds], abs=0.03)


@pytest.mark.parametrize(
    ("spread", "made"),
    [(0.1, {1, 2, 3}), (0.04, {1, 2}), (0.008, {1})],
    ids=["one loses far too much", "less than three tenths as often as the best", "by next to nobody"],
)
def test_what_hardly_anybody_of_that_strength_would_do_is_not_done(spread: float, made: set[int]) -> None:
    found = [Opinion((1,), 0.60), Opinion((2,), 0.58), Opinion((3,), 0.50), Opinion((4,), 0.30)]
    assert {sampled(found, seed, spread)[0] for seed in range(400)} == made


def test_what_tempts_is_made_as_often_as_its_loss_allows_and_never_left_where_it_is_best() -> None:
    def tempts(move: Move) -> bool:
        return move == (2,)

    found = [Opinion((1,), 0.60), Opinion((2,), 0.58)]
    said = [sampled(found, seed, 0.04, tempts) for seed in range(4000)]
    assert said.count((2,)) / len(said) == pytest.approx(0.6065, abs=0.03)
    assert {sampled(found, seed, 0.01, tempts) for seed in range(200)} == {(1,)}
    assert {sampled([found[1], Opinion((1,), 0.57)], seed, 0.04, tempts) for seed in range(200)} == {(2,)}


def test_a_game_as_good_as_won_is_not_let_go() -> None:
    found = [Opinion((1,), 1.0), Opinion((2,), 0.97)]
    assert {sampled(found, seed, spread=1.0) for seed in range(50)} == {(1,)}


def test_where_nothing_is_known_of_chances_the_first_move_is_made() -> None:
    assert sampled([Opinion((7,), None)], 3, 0.1) == (7,)


@pytest.mark.parametrize(("name", "seats"), [("dog", 4), ("hexenrennen", 2), ("hit", 2)])
def test_no_move_is_said_to_be_better_than_the_best_one(name: str, seats: int) -> None:
    """What was looked at for long and what fell out soon are compared in the worlds that both were tried in."""
    net = nets.net(find_game(name), seats)
    assert net is not None
    several = 0
    for table, _ in zip(choices(name, seats, 3), range(25), strict=False):
        found = thoughts(table.view(table.awaits[0]), net, 1, Budget(200), perf_counter)
        chances = [one.chance for one in found if one.chance is not None]
        assert all(chance <= chances[0] + 1e-9 for chance in chances)
        several += len(chances) > 2
    assert several


def test_what_comes_to_the_same_is_known_by_what_is_tried_on() -> None:
    """Of twins one is tried on, and both are as good as that one turns out to be."""
    weights = [Weight(((k,),)) for k in range(3)]
    first, second, third = weights
    for one, values in zip(weights, ((0.6, 0.4), (0.6, 0.4), (0.1, 0.2)), strict=True):
        for value in values:
            one.add(value)
    assert different(weights) == [first, third]
    first.add(0.2)
    assert second.known is first
    assert third.known is third
    assert third.behind(first) == pytest.approx(0.35)


def test_what_fell_out_before_it_was_seen_closely_is_compared_as_it_was_seen_then() -> None:
    best, early = Weight(((0,),)), Weight(((1,),))
    for one, value in ((best, 0.5), (early, 0.4)):
        one.add(value)
    best.clear()
    best.add(0.9)
    assert early.behind(best) == pytest.approx(0.1)


@pytest.mark.parametrize(
    ("name", "position", "wasteful", "instead"),
    [
        ("dog", DOG, "joker 7 f20 f27", "7 f20 f27"),
        ("hit", HIT, "both s-out1 s-coin3", "s-out1 out"),
        ("hit", HIT, "both s-coin3 s-out1", "both s-out1 s-3"),
    ],
)
def test_what_another_move_does_with_less_is_not_weighed(name: str, position: str, wasteful: str, instead: str) -> None:
    game = find_game(name)
    s = game.read(position)
    (seat,) = game.awaits(s)
    game.check(s, seat, game.hear(wasteful))
    weighed = {plan[0] for plan in weighing(game.view(s, seat)).plans(s, MOST)}
    assert game.hear(wasteful) not in weighed
    assert game.hear(instead) in weighed


@pytest.mark.parametrize(("name", "seats"), [("dog", 4), ("hexenrennen", 2)])
def test_an_expert_says_what_it_saw_in_its_best_moves_and_what_it_fears(name: str, seats: int) -> None:
    expert, fears = find("expert"), 0
    for table, _ in zip(choices(name, seats, 8), range(12), strict=False):
        view = table.view(table.awaits[0])
        found = expert.explain(view, 1, Budget(300))
        assert 1 <= len(found) <= 3
        assert found[0].move == expert.move(view, 1, Budget(300))
        assert len({one.move for one in found}) == len(found)
        for one in found:
            assert one.chance is None or 0 <= one.chance <= 1
            if one.fear and one.chance is not None:
                assert 0 < one.fear.odds <= 1
                assert one.fear.chance < one.chance
                assert one.fear.seat != view.seat
                fears += bool(one.fear.told)
    assert fears


def test_what_an_expert_says_is_a_function_of_its_view() -> None:
    game = find_game("dog")
    for table, _ in zip(choices("dog", 4, 9), range(6), strict=False):
        view = table.view(table.awaits[0])
        twin = game.view(game.guess(view, Rng(5)), view.seat)
        assert find("expert").explain(view, 2, Budget(200)) == find("expert").explain(twin, 2, Budget(200))
