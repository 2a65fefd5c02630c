"""A game looked at again: what decisions lost, by what could be seen then."""

from pathlib import Path

import pytest

import homestretch as hs
from homestretch.bots import find
from homestretch.bots.review import Decision, review
from homestretch.cli import run
from homestretch.core import nets
from homestretch.core.bot import Opinion, thought
from homestretch.core.game import AnyGame, State
from homestretch.core.types import CHANCE, Move


def played(game: str, bots: tuple[str, ...], seed: int, most: int = 60) -> hs.Record:
    table = hs.Table(game, len(bots), seed)
    while not table.over and table.ply < most:
        seat = table.awaits[0]
        table.play(seat, find(bots[seat]).move(table.view(seat), thought(seed, table.ply, seat)))
    return table.record


def test_whoever_plays_anything_loses_more_than_whoever_thinks() -> None:
    found = list(review(played("hexenrennen", ("greedy", "random"), 5), 300))
    lost = [sum(one.lost for one in found if one.seat == seat) for seat in (0, 1)]
    assert lost[0] < lost[1]
    assert all(-1 <= one.lost <= 1 for one in found)


def moves(game: AnyGame, state: State, seat: int, path: Move = ()) -> list[Move]:
    """Every whole move, written out."""
    tokens = game.ask(state, seat, path).tokens
    return [move for token in tokens for move in moves(game, state, seat, (*path, token))] if tokens else [path]


def test_every_decision_is_looked_at_and_nothing_else() -> None:
    record = played("dog", ("random",) * 4, 2, 60)
    game, _ = record.setup()
    decided, one_word = [], 0
    for ply, (state, (seat, _)) in enumerate(zip(record.states(), record.moves, strict=False)):
        if seat != CHANCE and len(moves(game, state, seat)) > 1:
            decided.append((ply, seat))
            one_word += len(game.ask(state, seat).tokens) == 1
    ticks: list[int] = []
    found = list(review(record, 30, lambda: ticks.append(1)))
    assert [(one.ply, one.seat) for one in found] == decided
    assert one_word > 0, "one card, and several pawns it can move"
    assert len(ticks) == len(record.moves)


@pytest.mark.parametrize("rounds", [1, 4])
def test_what_nobody_would_do_is_counted_as_what_it_lost(rounds: int) -> None:
    """Encore: whoever stops while a card cannot bust gives something away."""
    table = hs.Table("encore", 2, 5, {"rounds": rounds})
    while not table.over and table.ply < 200:
        seat = table.awaits[0]
        bot = find(("random", "classic")[seat])
        table.play(seat, bot.move(table.view(seat), thought(5, table.ply, seat)))
    found = list(review(table.record, 200))
    assert all(one.made.chance is not None for one in found)
    lost = [sum(one.lost for one in found if one.seat == seat) for seat in (0, 1)]
    assert lost[0] > 5 * lost[1]


def test_what_is_lost_is_how_far_a_move_is_behind_the_best() -> None:
    assert Decision(0, 0, Opinion((1,), 0.4), Opinion((1,), 0.5)).lost == 0
    assert Decision(0, 0, Opinion((1,), 0.6), Opinion((2,), 0.5)).lost == pytest.approx(-0.1)
    assert Decision(0, 0, Opinion((1,), 0.4), Opinion((2,), 0.5)).lost == pytest.approx(0.1)


def test_the_command_tells_who_lost_how_much_and_where(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "game.hs"
    file.write_text(played("hexenrennen", ("greedy", "random"), 5).write())
    assert run(["review", str(file), "--looks", "100", "--worst", "2", "--lang", "en"]) == 0
    out = capsys.readouterr().out
    assert "Points lost by each" in out
    assert out.count("Better:") == 2


def test_without_a_net_there_is_nothing_to_say(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(nets, "net", lambda *_: None)
    file = tmp_path / "game.hs"
    file.write_text(played("encore", ("random",) * 5, 1).write())
    assert run(["review", str(file), "--lang", "en"]) == 2
    assert "encore has no net for 5 seats" in capsys.readouterr().err
