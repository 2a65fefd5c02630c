"""A record is text a person can read, replays to the same bytes, and says what is wrong with it."""

import os
import subprocess
import sys
from collections.abc import Callable
from contextlib import suppress
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import homestretch as hs
from homestretch.core.rng import Rng


def played(seed: int = 7, moves: int = 10_000, game: str = "encore", **options: Any) -> hs.Table:
    table, rng = hs.Table(game, seats=3, seed=seed, options=options, players=("Ada", "Bo B", "")), Rng(seed)
    while not table.over and table.ply < moves:
        seat = table.awaits[0]
        table.play(seat, table.game.any_move(table.state, seat, rng))
    return table


def test_written_and_read_it_is_the_same_game() -> None:
    table = played(rounds=2)
    text = table.record.write()
    again = hs.Record.read(text)
    assert again == table.record
    assert again.players == ("Ada", "Bo B", "")
    assert again.write() == text
    assert table.game.show(again.replay()[-1]) == table.game.show(table.state)


def test_an_open_game_is_resumed_with_the_same_luck() -> None:
    whole, half = played(seed=3), played(seed=3, moves=40)
    resumed = hs.Table.resume(hs.Record.read(half.record.write()))
    for seat, move in whole.log[resumed.ply :]:
        if seat != hs.CHANCE and not resumed.over:
            resumed.play(seat, move)
    assert resumed.record.write() == whole.record.write()


def test_it_survives_what_mail_does_to_text() -> None:
    text = played(moves=30).record.write()
    assert hs.Record.read("\n\n" + text.replace("\n", "  \r\n") + "\n").write() == text


@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        (lambda t: t.replace("homestretch record 1", "dear diary"), "not a Homestretch record"),
        (lambda t: "", "not a Homestretch record"),
        (lambda t: "\n".join(t.splitlines()[:20]), "breaks off after line 20"),
        (lambda t: t.replace("0 draw", "1 draw", 1), "checksum"),
        (lambda t: t.replace("seed 7", "seed 8"), "checksum"),
    ],
)
def test_what_is_wrong_is_said_in_one_sentence(change: Callable[[str], str], sentence: str) -> None:
    with pytest.raises(hs.Wrong, match=sentence):
        hs.Record.read(change(played().record.write()))


def test_a_well_summed_lie_is_found_by_replaying() -> None:
    record = played().record
    record.moves[5] = (record.moves[5][0], "stop stop")
    with pytest.raises(hs.Illegal, match="move 6"):
        hs.Record.read(record.write()).replay()
    record = played().record
    record.scores = (1, 2, 3)
    with pytest.raises(hs.Wrong, match="the rules say"):
        record.replay()


def test_a_record_of_another_version_or_game_says_so() -> None:
    record = played(moves=5).record
    record.version = 99
    with pytest.raises(hs.Wrong, match="version 99"):
        record.replay()
    record.game = "chess"
    with pytest.raises(hs.Wrong, match="no game 'chess'"):
        record.replay()


@given(st.text(max_size=300))
def test_no_text_whatever_makes_it_stumble(text: str) -> None:
    for tried in (text, f"homestretch record 1\n{text}"):
        with pytest.raises(hs.Wrong):
            hs.Record.read(tried)


@given(st.data())
def test_no_damage_whatever_makes_it_stumble(data: st.DataObject) -> None:
    text = played(moves=20).record.write()
    cut = data.draw(st.integers(0, len(text)))
    junk = data.draw(st.text(max_size=10))
    damaged = text[:cut] + junk + text[cut + data.draw(st.integers(0, 20)) :]
    with suppress(hs.Wrong):
        hs.Record.read(damaged).replay()


@pytest.mark.parametrize("name", hs.games())
def test_the_same_seed_is_the_same_record_in_any_process(name: str) -> None:
    script = (
        "import homestretch as hs\nfrom homestretch.core.rng import Rng\n"
        f"t, r = hs.Table({name!r}, seats=max(hs.game({name!r}).seats), seed=11), Rng(4)\n"
        "while not t.over:\n    k = t.awaits[0]; t.play(k, t.game.any_move(t.state, k, r))\n"
        "print(t.record.write())"
    )
    made = set()
    for salt in ("0", "1", "77"):
        env = dict(os.environ, PYTHONHASHSEED=salt, PYTHONPATH=os.pathsep.join(sys.path))
        done = subprocess.run([sys.executable, "-c", script], env=env, capture_output=True, text=True, check=True)
        made.add(done.stdout)
    assert len(made) == 1
