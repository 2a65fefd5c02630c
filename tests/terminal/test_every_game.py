"""Every game there is can be played at the keyboard, word by word, in any language."""

import io
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path

import pytest
from rich.console import Console

import homestretch as hs
from homestretch.core.rng import Rng
from homestretch.terminal import files
from homestretch.terminal.prompt import COMMANDS, Keyboard
from homestretch.terminal.screen import Screen
from homestretch.terminal.seats import seats
from homestretch.terminal.session import Quit, Session
from homestretch.texts import LANGUAGES, Texts

ANSWERS = 120


class Fingers(Keyboard):
    """Somebody who says any word that is offered, and now and then asks why not another, or takes a word back."""

    def __init__(self, words: Sequence[str]) -> None:
        super().__init__()
        self.rng, self.words, self.answers = Rng(4), words, 0

    def line(self, prompt: str, words: Sequence[str] = ()) -> str:
        self.answers += 1
        if self.answers > ANSWERS or not words:
            return "quit" if words else ""
        if self.rng.below(8) == 0:
            return str(("/back", f"/why {self.words[self.rng.below(len(self.words))]}", "/help")[self.rng.below(3)])
        offered = words[: -len(COMMANDS)]
        return offered[self.rng.below(len(offered))]


@pytest.mark.parametrize("name", hs.games())
def test_it_is_played_by_words_and_taken_up_again(name: str, tmp_path: Path) -> None:
    lang = LANGUAGES[hs.games().index(name) % len(LANGUAGES)]
    many = hs.game(name).usual(hs.game(name).options())
    around = seats(",".join(("me", "random")[seat % 2] for seat in range(many)))
    table = hs.Table(name, many, seed=5, players=around.given)
    console = Console(width=100, height=40, file=io.StringIO(), force_terminal=True)
    texts = Texts(lang, name)
    screen = Screen(console, texts, around.names(texts, None), clears=True)
    session = Session(table, around, screen, Fingers(table.game.words), tmp_path / "game.hs")
    with suppress(Quit):
        session.run()
    record = files.record(tmp_path / "game.hs")
    assert record.write() == table.record.write()
    assert hs.Table.resume(record).view(0) == table.view(0)
    assert table.over or sum(seat in around.people for seat, _ in record.moves) > 10
