"""After a move each seat's view and scene are made once, however many listen and in however many languages."""

from collections import Counter
from typing import ClassVar

import pytest

from homestretch.cli.sample.rules import Magpie, MagpieState, MagpieView
from homestretch.core import registry
from homestretch.core.scene import Scene
from homestretch.core.types import Move, Msg, Seat, Who
from homestretch.server.telling.sentences import Sentences
from homestretch.texts import Texts

from .rooms import begun, listening, play


class Counted(Magpie):
    """A game that notes which views and scenes were made of it."""

    views: ClassVar[Counter[tuple[int, Seat | None]]] = Counter()
    scenes: ClassVar[Counter[tuple[int, Seat | None]]] = Counter()

    def view(self, s: MagpieState, seat: Seat | None, path: Move = ()) -> MagpieView:
        self.views[s.turn, seat] += 1
        return super().view(s, seat, path)

    def scene(self, v: MagpieView) -> Scene:
        self.scenes[v.turn, v.seat] += 1
        return super().scene(v)


@pytest.fixture
def counted(monkeypatch: pytest.MonkeyPatch) -> Counted:
    game = Counted()
    monkeypatch.setitem(registry._found, game.name, game)
    game.views.clear()
    game.scenes.clear()
    return game


def test_after_a_move_every_view_and_scene_is_made_once_however_many_listen(counted: Counted) -> None:
    room = begun("magpie", 3)
    ears = [(seat, lang) for seat in (None, 0, 1, 2) for lang in ("en", "de", "fr")]
    listening(room, *ears, *ears)
    counted.views.clear()
    counted.scenes.clear()
    play(room, "keep")
    new = {(room.begun.ply - 3, seat): 1 for seat in (None, 0, 1, 2)}
    assert counted.views == new, "the new position for every seat once, and the one before not again"
    assert counted.scenes == new


def test_all_who_are_not_spoken_of_share_a_sentence_and_each_who_is_has_their_own() -> None:
    says, msg = Sentences("en", "hit"), Msg("told-drew", {"who": Who(1), "count": 2})
    names = ("Ada", "Bo", "Cy", "Di")
    heard = [says.say(msg, names, me) for me in (None, 0, 1, 2, 3)]
    assert len(says.said) == 2
    assert heard == [Texts("en", "hit").say(msg, names, me) for me in (None, 0, 1, 2, 3)]
    says.say(msg, ("Eve", "Bo"), None)
    assert len(says.said) == 2, "nobody called Ada or Eve is spoken of"
    assert "Eve" in says.say(msg, ("Cy", "Eve"), None)
