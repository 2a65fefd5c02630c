"""What a game can get wrong is found by a law, and said in a sentence."""

import pytest

from homestretch.cli.sample.rules import Magpie, MagpieState
from homestretch.core import contract, registry
from homestretch.core.contract import Broken
from homestretch.core.features import Features, Field
from homestretch.core.game import AnyGame, Game, State
from homestretch.core.kit import Kit
from homestretch.core.options import Options
from homestretch.core.outcome import Outcome
from homestretch.core.sheet import Sheet
from homestretch.core.types import CHANCE, Ask, Chance, Move, Seat
from homestretch.core.view import View


def broken(game: AnyGame, monkeypatch: pytest.MonkeyPatch) -> str:
    monkeypatch.setitem(registry._found, game.name, game)
    with pytest.raises(Broken) as found:
        contract.check(game, moves=500)
    return str(found.value)


class Pairs(Magpie):
    """Partners sit opposite; with three, everybody is alone."""

    def teams(self, seats: int) -> tuple[int, ...]:
        return tuple(seat % 2 if seats == 4 else seat for seat in range(seats))


def test_partners_win_together_without_a_word_of_the_game(monkeypatch: pytest.MonkeyPatch) -> None:
    game = Pairs()
    monkeypatch.setitem(registry._found, game.name, game)
    assert contract.check(game, moves=500) >= 500
    assert game.outcome(game.read("4 | hands 5 9 1 2 | open | turn 4")).winners == (1, 3)


@pytest.mark.parametrize(
    ("winners", "reached", "law"),
    [
        ((1,), 4, "seats of a team win together: (1,) won without [3]"),
        ((0, 0), 4, "winners stand once each and in ascending order: (0, 0)"),
        ((1, 0), 4, "winners stand once each and in ascending order: (1, 0)"),
        ((4,), 4, "(4,) cannot win"),
        ((-1,), 4, "(-1,) cannot win"),
        ((), 3, "there is one number a seat for how far it came"),
    ],
)
def test_an_ending_that_cannot_be_is_found(
    winners: tuple[int, ...], reached: int, law: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    class Unfair(Pairs):
        def outcome(self, s: MagpieState) -> Outcome:
            return Outcome(winners, (0,) * reached)

        def fits(self, seats: int, options: Options) -> bool:
            return seats == 4

    assert law in broken(Unfair(), monkeypatch)


def test_a_position_that_does_not_say_all_that_matters_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    class Sorted(Magpie):
        """Everybody sees which card was laid down first, and no position says it."""

        def parts(self, s: MagpieState) -> list[str]:
            hands, cards, turn = super().parts(s)
            return [hands, " ".join(sorted(cards.split(), key=lambda word: (word != "open", word))), turn]

    assert "a position read again goes on otherwise" in broken(Sorted(), monkeypatch)


def test_a_move_that_never_ends_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    class Endless(Magpie):
        def ask(self, s: MagpieState, seat: Seat, path: Move = ()) -> Ask:
            return Ask(seat, "card", (0, 1))

    assert "a move of magpie does not end within 1000 words" in broken(Endless(), monkeypatch)


def test_chance_that_never_ends_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    class Rolling(Magpie):
        def chance(self, s: MagpieState, path: Move = ()) -> Chance:
            return Chance((2, 3), (1, 1))

    assert "a move of magpie does not end within 1000 words: c" in broken(Rolling(), monkeypatch)


def test_a_move_that_goes_on_for_ever_after_one_word_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    class Trap(Magpie):
        def ask(self, s: MagpieState, seat: Seat, path: Move = ()) -> Ask:
            return Ask(seat, "card", (0, 1) if not path or path[0] == 1 else ())

    assert "does not end within 1000 words: swap" in broken(Trap(), monkeypatch)


class Begun(Game[State, View]):
    """A game of which little is written."""

    def __init__(self) -> None:
        super().__init__("begun", version=1, seats=range(2, 5), words=("go",), options=Options)

    def start(self, seats: int, options: Options) -> State:
        return State(seats, options)

    def show(self, s: State) -> str:
        return "begun"


def test_a_game_is_told_which_methods_it_lacks(monkeypatch: pytest.MonkeyPatch) -> None:
    lacks = "awaits, ask, apply, scores, view, guess, why_not, parse"
    assert broken(Begun(), monkeypatch) == f"begun has no {lacks}, which every game has"


def test_a_game_that_asks_chance_has_a_method_for_it() -> None:
    class Lucky(Begun):
        def awaits(self, s: State) -> tuple[Seat, ...]:
            return (CHANCE,)

    with pytest.raises(Broken, match="chance is asked, but there is no method chance"):
        contract.check_setup(Lucky(), 2, Options(), 1, 0)


def test_a_glance_that_says_more_than_a_view_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    class Peeking(Magpie):
        def glance(self, s: MagpieState, seat: Seat | None, path: Move = ()) -> object:
            return s

    def write(s: MagpieState, sheet: Sheet) -> None:
        sheet.put(s.hands[0])

    fields = (Field("first", 1, 9, "what the first player holds"),)
    game = Peeking(Kit(features=Features(1, fields, lambda v: [0], write)))
    assert "other numbers than its view" in broken(game, monkeypatch)
