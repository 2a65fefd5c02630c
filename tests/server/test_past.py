"""Any earlier position is found again, in any order of asking, also after moves were taken back."""

from homestretch.core.rng import Rng
from homestretch.play.table import Table
from homestretch.server.telling.past import Past


def played(moves: int) -> Table:
    table, rng = Table("encore", 3, seed=4, options={"rounds": 5}), Rng(1)
    while table.ply < moves:
        table.play(table.awaits[0], table.game.any_move(table.state, table.awaits[0], rng))
    return table


def test_every_position_is_the_one_of_the_record_however_it_is_asked_for() -> None:
    table = played(150)
    states = table.record.replay()
    past, rng = Past(table), Rng(3)
    for _ in range(400):
        ply = int(rng.below(len(states)))
        assert table.game.show(past.at(table, ply)) == table.game.show(states[ply]), ply


def test_what_was_taken_back_is_forgotten() -> None:
    table = played(100)
    past = Past(table)
    for ply in range(table.ply):
        past.at(table, ply)
    shorter = table.back(next(k for k in range(60, 0, -1) if table.log[k][0] >= 0))
    past.forget(shorter.ply)
    shorter.play(shorter.awaits[0], shorter.game.say((shorter.ask(shorter.awaits[0]).tokens[-1],)))
    states = shorter.record.replay()
    for ply in (shorter.ply - 1, 40, 3, shorter.ply - 2):
        assert shorter.game.show(past.at(shorter, ply)) == shorter.game.show(states[ply])


def test_a_position_that_cannot_be_read_is_played_from_an_earlier_one() -> None:
    table = played(100)
    states = table.record.replay()
    past = Past(table, {20: table.game.show(states[20]), 50: "5 | what was that"})
    assert table.game.show(past.at(table, 60)) == table.game.show(states[60])
    assert set(past.known) == {20, 32}
