"""On a terminal of 80 by 24 the board and the question are seen together."""

import io

import pytest
from rich.console import Console

import homestretch as hs
from homestretch.core.rng import Rng
from homestretch.play.telling import told
from homestretch.terminal.screen import Screen
from homestretch.texts import LANGUAGES, Texts


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("lang", LANGUAGES)
def test_hexenrennen_fits_whatever_is_asked(lang: str, seats: int) -> None:
    table, rng = hs.Table("hexenrennen", seats, seed=seats), Rng(5)
    console = Console(width=80, height=24, file=io.StringIO(), color_system=None, record=True)
    screen = Screen(console, Texts(lang, "hexenrennen"), (), clears=True)
    state, ply, asked = table.state, table.ply, set()
    for _ in range(60):
        seat = table.awaits[0]
        view = table.view(seat)
        assert view.ask is not None
        offered = screen.choices(view, table.game.words)
        question = screen.question(view, "", offered, alone=True)
        log = [screen.say(line.msg, seat) for line in told(table.game, state, table.log[ply:], seat)]
        screen.view(view, log, "", offered, question)
        lines = console.export_text().splitlines()
        assert len(lines) < console.height  # the last one is for the answer
        assert any("40 " in line and "III" in line for line in lines)  # the board is there
        asked.add(view.ask.what)
        state, ply = table.state, table.ply
        table.play(seat, table.game.any_move(table.state, seat, rng))
    assert asked >= {"split-first", "witch", "other-symbol"}
