"""Luck for tables where people play for something: it cannot be computed from what was seen of it."""

from collections import Counter
from hashlib import blake2b

import homestretch as hs
from homestretch.core.luck import Luck
from homestretch.core.rng import Rng
from homestretch.core.types import CHANCE
from homestretch.play.table import Table

KEY = bytes(range(32))


def drawn(table: Table) -> list[tuple[int, ...]]:
    return [move for seat, move in table.log if seat == CHANCE]


def played(table: Table, moves: int = 30) -> Table:
    rng = Rng(1)
    while table.ply < moves and not table.over:
        table.play(table.awaits[0], table.game.any_move(table.state, table.awaits[0], rng))
    return table


def test_the_words_are_those_of_a_keyed_hash_block_after_block() -> None:
    luck, ply = Luck(KEY, 7), (7).to_bytes(8, "little")
    stream = b"".join(blake2b(ply + n.to_bytes(8, "little"), digest_size=64, key=KEY).digest() for n in range(3))
    assert [luck.word() for _ in range(40)] == [int.from_bytes(stream[k : k + 4], "little") for k in range(0, 160, 4)]


def test_all_faces_come_up_as_often() -> None:
    faces = Counter(luck.below(6) for luck in (Luck(KEY, ply) for ply in range(600)) for _ in range(10))
    assert set(faces) == set(range(6))
    expected = 1000
    assert sum((faces[face] - expected) ** 2 / expected for face in range(6)) < 20.5  # 5 degrees, one in a thousand


def test_who_knows_the_seed_does_not_know_what_is_drawn() -> None:
    for name in hs.games():
        game = hs.game(name)
        seats = game.usual(game.options())
        known, secret = Table(name, seats, seed=7), Table(name, seats, seed=7, luck=KEY)
        assert drawn(played(known)) != drawn(played(secret)), name


def test_the_same_secret_draws_the_same_again() -> None:
    one, two = (played(Table("encore", 3, luck=KEY)) for _ in range(2))
    assert one.log == two.log


def test_the_record_has_what_was_drawn_and_no_seed_and_replays() -> None:
    table = played(Table("encore", 3, luck=KEY))
    record = table.record
    assert record.seed is None
    assert "seed" not in record.write()
    assert table.game.show(Table.resume(record).state) == table.game.show(table.state)


def test_a_table_that_is_resumed_or_set_back_goes_on_with_its_own_luck() -> None:
    table = played(Table("encore", 3, luck=KEY))
    whole = table.log[:]
    for again in (Table.resume(table.back(10).record, KEY), table.back(10)):
        for seat, move in whole[again.ply :]:
            if seat != CHANCE:
                again.play(seat, move)
        assert again.log == whole
