"""Golden records: games that were played once and must be played the same for ever."""

from pathlib import Path

import pytest

import homestretch as hs
from homestretch.core.registry import folder
from homestretch.core.rng import Rng

RECORDS = [path for name in hs.games() for path in sorted((folder(name) / "records").glob("*.hs"))]


@pytest.mark.parametrize("path", RECORDS, ids=lambda p: p.stem)
def test_a_golden_record_replays_to_the_same_bytes(path: Path) -> None:
    text = path.read_text()
    record = hs.Record.read(text)
    assert record.write() == text
    assert len(record.replay()) == len(record.moves) + 1


@pytest.mark.parametrize("path", RECORDS, ids=lambda p: p.stem)
def test_its_luck_follows_from_its_seed(path: Path) -> None:
    record = hs.Record.read(path.read_text())
    game, _ = record.setup()
    assert record.seed is not None
    for ply, (state, (seat, words)) in enumerate(zip(record.replay(), record.moves, strict=False)):
        if seat == hs.CHANCE:
            assert game.say(game.any_move(state, hs.CHANCE, Rng(record.seed, ply))) == words
