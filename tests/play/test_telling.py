"""What happened is told move by move, to each seat as far as it may know."""

import pytest

import homestretch as hs
from homestretch.core.rng import Rng
from homestretch.play.telling import told
from homestretch.play.wording import said


def played(name: str, moves: int) -> hs.Table:
    table, rng = hs.Table(name, hs.game(name).usual(hs.game(name).options()), seed=6), Rng(2)
    while not table.over and table.ply < moves:
        table.play(table.awaits[0], table.game.any_move(table.state, table.awaits[0], rng))
    return table


@pytest.mark.parametrize("name", hs.games())
def test_the_parts_of_a_game_tell_what_the_whole_tells(name: str) -> None:
    table = played(name, 60)
    states = table.record.replay()
    for seat in (None, 0):
        whole = list(told(table.game, states[0], table.log, seat))
        first = list(told(table.game, states[0], table.log[:30], seat))
        assert whole == first + list(told(table.game, states[30], table.log[30:], seat))
        assert whole


def test_no_move_tells_nothing() -> None:
    table = played("encore", 5)
    assert list(told(table.game, table.state, [], 0)) == []


@pytest.mark.parametrize("name", hs.games())
def test_words_are_called_as_they_were_offered_one_after_another(name: str) -> None:
    table = played(name, 60)
    states = table.record.replay()
    for state, (seat, move) in zip(states, table.log, strict=False):
        if seat != hs.CHANCE:
            called = said(table.game, state, seat, move)
            views = [table.game.view(state, seat, move[:n]) for n in range(len(move))]
            assert called == [table.game.word(view, token) for view, token in zip(views, move, strict=True)]
