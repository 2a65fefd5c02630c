"""Tables that are copied, resumed and set back stand where they should, and disturb nobody."""

from homestretch.play.table import Table


def played(*words: str) -> Table:
    table = Table("encore", 2, seed=3, options={"min_draws_per_turn": 0, "first_player": "0"})
    for word in words:
        table.play(table.awaits[0], word)
    return table


def test_what_is_played_at_a_copy_is_not_played_at_the_table() -> None:
    table = played("draw")
    before = table.record.write()
    table.copy().play(0, "stop")
    assert table.record.write() == before


def test_a_copy_plays_on_with_the_same_luck() -> None:
    table = played("draw")
    twin = table.copy()
    for one in (table, twin):
        one.play(0, "draw")
    assert table.record.write() == twin.record.write()


def test_a_move_can_be_taken_back_after_the_table_was_resumed() -> None:
    table = played("draw", "stop")
    found = Table.resume(table.record)
    assert found.can_undo(0)
    found.undo(0)
    assert found.record.write() == played("draw").record.write()


def test_a_resumed_table_takes_back_no_draw() -> None:
    assert not Table.resume(played("draw").record).can_undo(0)


def test_a_table_set_back_stands_where_it_stood() -> None:
    table = played("draw", "draw", "stop")
    assert table.back(2).record.write() == played("draw").record.write()
    assert table.ply == 5
