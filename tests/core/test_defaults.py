"""A game that brings rules and nothing else is drawn, told, judged and read as numbers all the same."""

import pytest

from homestretch.cli.sample.rules import Magpie, MagpieState, MagpieView
from homestretch.core import contract, registry
from homestretch.core.explore import follow
from homestretch.core.features import size
from homestretch.core.rng import Rng
from homestretch.core.scene import Board
from homestretch.core.types import Move, Msg, Seat, Who

GAME = Magpie()
DEALT = follow(GAME, GAME.start(2, GAME.options()), "* c5; * c9")
SWAPPED = follow(GAME, DEALT, "0 swap; * c2")


class Open(Magpie):
    """Everybody sees what is dealt."""

    def shown(self, s: MagpieState, seat: Seat | None) -> Move:
        return s.last_move


def test_it_keeps_every_law(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(registry._found, GAME.name, GAME)
    assert contract.check(GAME, moves=2000) >= 2000


def test_each_field_of_its_view_is_a_row_and_each_word_that_may_be_said_a_card() -> None:
    shown = GAME.scene(GAME.view(DEALT, 0))
    assert GAME.board(GAME.view(DEALT, 0)) == Board()
    assert [zone.name for zone in shown.zones] == ["hands", "open", "turn", "words"]
    assert [(thing.face, thing.says) for thing in shown.things if thing.at == "words"] == [
        ("keep", (0,)),
        ("swap", (1,)),
    ]


def test_a_card_that_this_seat_may_not_see_lies_face_down() -> None:
    mine, theirs = (thing for thing in GAME.scene(GAME.view(DEALT, 0)).things if thing.at == "hands")
    assert (mine.face, mine.marks) == ("5", ())
    assert (theirs.face, theirs.marks) == ("", ("down",))


def test_whoever_is_not_asked_has_no_words() -> None:
    assert "words" not in {zone.name for zone in GAME.scene(GAME.view(DEALT, 1)).zones}


def test_the_last_move_is_told_in_its_words_as_far_as_it_was_seen() -> None:
    def told(game: Magpie, text: str) -> list[Msg]:
        after = follow(game, DEALT, text)
        return [line.msg for line in game.tell(game.view(DEALT, 1), game.view(after, 1))]

    assert told(GAME, "0 swap") == [Msg("told-move", {"who": Who(0), "words": "swap"})]
    assert told(GAME, "0 swap; * c2") == []
    assert told(Open(), "0 swap; * c2") == [Msg("told-chance", {"words": "c2"})]


def test_nothing_is_told_of_a_game_that_has_just_begun() -> None:
    start = GAME.start(2, GAME.options())
    assert GAME.tell(GAME.view(start, 0), GAME.view(start, 0)) == ()


def test_its_numbers_are_those_of_the_view_one_larger_with_nothing_below_nought() -> None:
    known = GAME.features
    numbers = known.numbers(GAME.view(SWAPPED, 1))
    assert [field.name for field in known.fields] == ["asked", "hands", "open", "turn"]
    assert len(numbers) == size(known.fields)
    assert numbers[:5] == [1, 0, 10, 0, 0]  # asked; a card that is not seen, the 9, and no third and fourth seat
    assert numbers[5] == 6  # the 5 lies open
    assert min(numbers) >= 0


class Phased(MagpieView):
    """With a text: what is done now."""

    phase: str


class Spoken(Magpie):
    """A game whose view says its phase, in words as long as each other."""

    phases = ("roll", "pick")

    def view(self, s: MagpieState, seat: Seat | None, path: Move = ()) -> Phased:
        v, head = super().view(s, seat, path), self.head(s, seat, path)
        phase = self.phases[s.turn % 2]
        return Phased(head=head, options=v.options, hands=v.hands, open=v.open, turn=v.turn, phase=phase)


def test_texts_are_told_apart_by_what_they_say_not_by_their_length() -> None:
    game = Spoken()
    known, asked = game.features, follow(game, DEALT, "0 keep")
    field = known.fields[-1]
    assert (field.name, field.size, field.what) == ("phase", 1, "as in the view, plus 1; texts: pick, roll")
    assert [known.numbers(game.view(s, 1))[-1] for s in (DEALT, asked)] == [2, 1]
    game.phases = ("wait", "wait")  # not seen before
    assert known.numbers(game.view(asked, 1))[-1] == 3 <= field.high


def test_any_move_is_as_good_as_another_to_its_judge() -> None:
    moves = {GAME.judge.policy(DEALT, 0, (), Rng(n)) for n in range(20)}
    assert moves == {(0,), (1,)}
    assert GAME.judge.value(DEALT) == pytest.approx([0.5, 0.5])
    assert GAME.choice("hard") is None
    assert GAME.playouts("hard", 70) == 70
