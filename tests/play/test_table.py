"""The table: one way in, chance played by itself, stale and foreign moves refused."""

from collections.abc import Callable

import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

import homestretch as hs
from homestretch.core.rng import Rng


def test_names_others_build_on() -> None:
    table = hs.Table("encore", seats=3, seed=7, options={"rounds": 3})
    seat = table.awaits[0]
    assert table.ask(seat).tokens == table.game.hear("draw")
    assert table.view(seat).seat == seat
    table.play(seat, "draw")
    assert (table.over, table.scores) == (False, None)
    assert table.record.moves[-2] == (seat, "draw")


def test_the_same_seed_draws_the_same_whatever_is_thought_in_between() -> None:
    one, two = (hs.Table("encore", seats=2, seed=5) for _ in range(2))
    for _ in range(20):
        seat = one.awaits[0]
        Rng(1).shuffled(range(50))
        move = one.game.any_move(one.state, seat, Rng(one.ply))
        one.play(seat, move)
        two.play(seat, move)
    assert one.record.write() == two.record.write()


@pytest.mark.parametrize(
    ("act", "sentence"),
    [
        (lambda t: t.play(t.awaits[0], "stop"), "cannot be said"),
        (lambda t: t.play(t.awaits[0], "dance"), "no word 'dance'"),
        (lambda t: t.play(t.awaits[0], ()), "not whole"),
        (lambda t: t.play(t.awaits[0], (999,)), "cannot be said"),
        (lambda t: t.play((t.awaits[0] + 1) % 3, "draw"), "not asked"),
        (lambda t: t.play(hs.CHANCE, "draw"), "no seat -1"),
        (lambda t: t.play(9, "draw"), "no seat 9"),
        (lambda t: t.play(t.awaits[0], "draw", ply=0), "meant for ply 0"),
        (lambda t: t.view(7), "no seat 7"),
        (lambda t: t.undo(t.awaits[0]), "nothing of yours to take back"),
        (lambda t: t.last_ply(t.awaits[0]), "nothing of yours to take back"),
    ],
)
def test_bad_input_is_refused_in_one_sentence_and_changes_nothing(
    act: Callable[[hs.Table], object], sentence: str
) -> None:
    table = hs.Table("encore", seats=3, seed=7)
    before = table.record.write()
    with pytest.raises(hs.Wrong, match=sentence):
        act(table)
    assert table.record.write() == before


def test_a_table_for_too_many_is_not_set() -> None:
    with pytest.raises(hs.Wrong, match="cannot be played by 9"):
        hs.Table("encore", seats=9)


def test_a_move_is_taken_back_until_something_is_revealed_or_another_acts() -> None:
    table = hs.Table("encore", seats=2, seed=1)
    seat = table.awaits[0]
    table.play(seat, "draw")
    assert not table.can_undo(seat)
    shown = table.game.show(table.state)
    table.play(seat, "stop")
    assert table.can_undo(seat)
    assert not table.can_undo(1 - seat)
    table.undo(seat)
    assert table.game.show(table.state) == shown
    table.play(seat, "stop")
    table.play(1 - seat, "draw")
    assert not table.can_undo(seat)


def test_what_another_has_answered_stays_even_if_the_answer_is_taken_back() -> None:
    table = hs.Table("encore", seats=2, seed=1, options={"min_draws_per_turn": 0, "first_player": "0"})
    table.play(0, "stop")
    table.play(1, "stop")
    table.undo(1)
    assert not table.can_undo(0)


def test_the_last_gift_in_dog_shows_what_came_in_return_and_stays() -> None:
    table = hs.Table("dog", seats=4, seed=1)
    gift = {seat: (table.ask(seat).tokens[0],) for seat in table.awaits}
    for seat in (0, 1, 2):
        table.play(seat, gift[seat])
        assert table.can_undo(seat)
    table.play(3, gift[3])
    assert not table.can_undo(3)


@pytest.mark.parametrize("name", hs.games())
def test_words_that_were_not_offered_are_no_path(name: str) -> None:
    table, rng = hs.Table(name, seats=3, seed=5), Rng(5, salt=9)
    for _ in range(60):
        seat = table.awaits[0]
        other = int(rng.below(len(table.game.words)))
        if other not in table.ask(seat).tokens:
            for look in (table.view, table.ask):
                with pytest.raises(hs.Illegal):
                    look(seat, (other, other))
            with pytest.raises(hs.Illegal):
                table.why_not(seat, (other,), other)
        table.play(seat, table.game.any_move(table.state, seat, rng))
        if not table.awaits:
            break


class Sitting(RuleBasedStateMachine):
    """Anybody does anything at a table; the record always replays to where it stands."""

    @initialize(name=st.sampled_from(hs.games()), seed=st.integers(0, 2**64 - 1), data=st.data())
    def sit(self, name: str, seed: int, data: st.DataObject) -> None:
        self.game = hs.game(name)
        self.table = hs.Table(name, seats=data.draw(st.sampled_from(list(self.game.seats))), seed=seed)

    @precondition(lambda self: not self.table.over)
    @rule(salt=st.integers(0, 1000))
    def play(self, salt: int) -> None:
        seat = self.table.awaits[salt % len(self.table.awaits)]
        self.table.play(seat, self.game.any_move(self.table.state, seat, Rng(salt)), ply=self.table.ply)

    @rule(seat=st.integers(-2, 7), move=st.lists(st.integers(-3, 400), max_size=4))
    def meddle(self, seat: int, move: list[int]) -> None:
        before = self.table.ply
        try:
            self.table.play(seat, tuple(move))
        except hs.Wrong:
            assert self.table.ply == before

    @rule(salt=st.integers(0, 7))
    def take_back(self, salt: int) -> None:
        seat = salt % self.table.seats
        if self.table.can_undo(seat):
            self.table.undo(seat)

    @invariant()
    def replays(self) -> None:
        text = self.table.record.write()
        assert self.game.show(hs.Record.read(text).replay()[-1]) == self.game.show(self.table.state)


TestSitting = Sitting.TestCase
TestSitting.settings = settings(max_examples=25, stateful_step_count=30, deadline=None)
