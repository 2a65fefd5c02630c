"""Positions of Encore gone through to the end, beside all that can happen, written out."""

import pytest

from homestretch.bots import find as bot
from homestretch.core.bot import Budget
from homestretch.core.inputs import ROOM, Row
from homestretch.core.net import Net
from homestretch.core.options import read_options
from homestretch.core.registry import game as find
from homestretch.core.rng import Rng
from homestretch.core.types import CHANCE
from homestretch.games.encore.bots import INPUTS, exact, solve
from homestretch.games.encore.inputs import VERSION
from homestretch.games.encore.phases import BEGIN
from homestretch.games.encore.solve import Solver
from homestretch.games.encore.state import DECK, lay_out

GAME = find("encore")
clause = pytest.mark.clause


def everything(s):
    """What each seat may hope for, over all that chance and seats can do; no shortcut taken."""
    asked = GAME.awaits(s)
    if not asked:
        return GAME.outcome(s).shares(GAME.teams(s.seats))
    seat = asked[0]
    if seat == CHANCE:
        odds = GAME.chance(s)
        parts = [everything(GAME.play(s, seat, (token,))) for token in odds.tokens]
        pairs = list(zip(parts, odds.weights, strict=True))
        return [sum(p[k] * w for p, w in pairs) / sum(odds.weights) for k in range(s.seats)]
    values = [everything(GAME.play(s, seat, (token,))) for token in GAME.ask(s, seat).tokens]
    return next(v for v in values if v[seat] > max(w[seat] for w in values) - 1e-9)


def position(turn, rows, loots, pile):
    """The full deck with this pile: what lies nowhere else is discarded."""
    gone = list(DECK)
    for zone in (*rows, *loots, pile):
        for card in zone:
            gone["123456789t".index(card)] -= 1
    discard = "".join(v * n for v, n in zip("123456789t", gone, strict=True))
    named = [f"rows {'/'.join(z or '-' for z in rows)}", f"loots {'/'.join(z or '-' for z in loots)}"]
    totals = " ".join("0" for _ in rows)
    head = [f"{len(rows)}", f"turn {turn}", "round 1 first 0", f"totals {totals}", *named, f"discard {discard}"]
    return GAME.read(" | ".join(head))


def flat(seats):
    """A net that thinks everybody has the same chance."""
    sizes = (INPUTS.size(seats), 8, seats)
    return Net("encore", seats, VERSION, sizes, [0.0] * (sizes[0] * 8 + 8 + seats * 8 + seats))


def solver(seats):
    return Solver(INPUTS, flat(seats))


def said(s, budget=None, net=None):
    view = GAME.view(s, s.turn)
    return GAME.say(solve(view, net or flat(s.seats), budget or Budget(), lambda: 0.0)[0][0])


@clause("R-ENCORE-099")
@pytest.mark.parametrize("seats", [2, 3])
@pytest.mark.parametrize("rule", ["resolve_last_card_fully=true", "resolve_last_card_fully=false"])
def test_the_tiny_game_is_worth_what_all_that_can_happen_is_worth(seats, rule):
    options = read_options(GAME.options, {"deck": "tiny", "first_player": "0", **dict([rule.split("=")])})
    s = GAME.start(seats, options)
    assert solver(seats).value(s) == pytest.approx(everything(s))


ENDS = [
    ("0 go-on", ("125", "9"), ("tt", "9t"), "159"),
    ("1 go-on", ("5", "347"), ("ttt", "99"), "3478"),
    ("0 rob 5", ("25", "557"), ("tt9", "tt"), "2569"),
    ("0 rob 4", ("4", "44", "1"), ("t", "9", "8"), "147"),
    ("2 go-on", ("66", "1", "234"), ("t", "t", "9"), "2349"),
]


@pytest.mark.parametrize(("turn", "rows", "loots", "pile"), ENDS)
def test_the_last_cards_are_worth_what_all_that_can_happen_is_worth(turn, rows, loots, pile):
    s = position(turn, rows, loots, pile)
    found = solver(s.seats)
    assert found.value(s) == pytest.approx(everything(s))
    move = found.best(s, 0)
    assert everything(GAME.play(s, s.turn, move))[s.turn] == pytest.approx(everything(s)[s.turn])


@pytest.mark.parametrize(("turn", "rows", "loots", "pile"), ENDS)
def test_a_net_that_knows_nothing_does_no_harm_where_the_end_is_in_sight(turn, rows, loots, pile):
    s = position(turn, rows, loots, pile)
    move = GAME.hear(said(s))
    assert everything(GAME.play(s, s.turn, move))[s.turn] == pytest.approx(everything(s)[s.turn])


@clause("R-ENCORE-050", "R-ENCORE-070")
def test_whoever_would_lose_by_stopping_draws_whatever_the_odds():
    s = position("0 go-on", ("1234567", ""), ("", "tt8"), "12t")
    assert everything(GAME.play(s, 0, GAME.hear("stop")))[0] == 0.0
    assert everything(s)[0] == pytest.approx(1 / 3)
    assert said(s) == "draw"
    assert GAME.say(exact(GAME.view(s, 0), Rng(0))) == "stop"


@clause("R-ENCORE-060")
def test_whoever_is_ahead_for_good_stops():
    s = position("0 go-on", ("89t", ""), ("ttt", "1"), "89")
    assert said(s) == "stop"


def test_a_position_and_a_budget_make_the_same_move():
    s = position("0 rob 4", ("4", "445"), ("", ""), "123456789t" * 3)
    for positions in (1, 50, 2000):
        budget = Budget(playouts=positions)
        assert said(s, budget) == said(s, budget)


def test_the_clock_ends_a_look_but_not_the_nearest_one():
    s = position("0 go-on", ("456", "445"), ("", ""), "123456789t" * 3)
    ticks = iter(range(100_000))
    move, hopes = solve(GAME.view(s, 0), flat(2), Budget(ms=1), lambda: float(next(ticks)))[0]
    assert GAME.say(move) == "stop"  # it is all the same to this net
    assert sum(hopes) == pytest.approx(1.0)


def test_before_the_last_round_it_plays_by_arithmetic():
    options = read_options(GAME.options, {"rounds": "2", "first_player": "0"})
    s, rng = GAME.start(2, options), Rng(4)
    for _ in range(40):
        seat = GAME.awaits(s)[0]
        if seat != CHANCE:
            view = GAME.view(s, seat)
            assert solve(view, flat(2), Budget(), lambda: 0.0)[0][0] == exact(view, rng)
        GAME.apply(s, seat, GAME.any_move(s, seat, rng))


def test_before_the_last_round_levels_are_not_all_the_same():
    options = read_options(GAME.options, {"rounds": "4", "first_player": "0"})
    s, rng, apart = GAME.start(2, options), Rng(4), 0
    while GAME.view(s, 0).round < 4:
        seat = GAME.awaits(s)[0]
        if seat == CHANCE:
            GAME.apply(s, seat, GAME.any_move(s, seat, rng))
            continue
        view = GAME.view(s, seat)
        best = bot("expert").move(view, 1)
        assert best == exact(view, rng)
        apart += bot("beginner").move(view, int(rng.word())) != best
        GAME.apply(s, seat, best)
    assert apart > 0


@pytest.mark.parametrize("rounds", ["1", "2"])
def test_every_word_is_worth_something_when_all_are_asked_for(rounds):
    options = read_options(GAME.options, {"rounds": rounds, "first_player": "0"})
    s, rng, silly = GAME.start(3, options), Rng(6), 0
    for _ in range(60):
        seat = GAME.awaits(s)[0]
        if seat != CHANCE and GAME.decides(s, seat):
            view = GAME.view(s, seat)
            few, all_ = (solve(view, flat(3), Budget(50), lambda: 0.0, every) for every in (False, True))
            assert {move for move, _ in all_} == {(token,) for token in view.ask.tokens}
            assert all(sum(hopes) == pytest.approx(1.0) for _, hopes in all_)
            assert all_[0][1][seat] >= all_[1][1][seat] - 1e-9
            assert all_[0][0] == few[0][0] or not few[0][1]
            silly += len(few) == 1
        GAME.apply(s, seat, GAME.any_move(s, seat, rng))
    assert silly > 0


# what nets are shown


def turned(s):
    """The same table with everybody one chair further."""
    cards = list(s.cards)
    t, zones = s.copy(), [cards[at : at + 10] for at in range(20, len(cards), 10)]
    rows, loots = zones[: s.seats], zones[s.seats :]
    moved = [*rows[-1:], *rows[:-1], *loots[-1:], *loots[:-1]]
    t.turn = (s.turn + 1) % s.seats
    lay_out(t, cards[:20] + [n for zone in moved for n in zone], list(t.totals))
    return t


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_a_net_sees_the_table_from_whoever_is_to_draw(seats):
    s, rng, looks = GAME.start(seats, GAME.options()), Rng(seats), 0
    while asked := GAME.awaits(s):
        if s.phase == BEGIN:
            shown, again = Row(), Row()
            assert INPUTS.write(s, shown) == s.turn
            assert INPUTS.write(turned(s), again) == (s.turn + 1) % seats
            assert shown.pairs() == again.pairs()
            assert len(shown.pairs()) < ROOM
            assert max(i for i, _ in shown.pairs()) < INPUTS.size(seats)
            looks += 1
        move = GAME.any_move(s, CHANCE, rng) if asked[0] == CHANCE else GAME.judge.policy(s, asked[0], (), rng)
        GAME.apply(s, asked[0], move)
    assert looks > 10


def test_nobody_stops_while_a_card_cannot_bust_unless_that_is_best():
    """R-ENCORE-032: with fewer than three cards a draw costs nothing by itself."""
    s = position("0 go-on", ("55", "9"), ("", "1"), "12346789t123")
    found = solve(GAME.view(s, 0), flat(2), Budget(100), lambda: 0.0)
    assert [GAME.say(move) for move, _ in found] == ["draw"]
