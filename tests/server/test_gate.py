"""How many connections there may be and how long each may keep the house waiting, on a clock that is given."""

import asyncio

import pytest

from homestretch.server.settings import Limits
from homestretch.server.wire.addresses import counted
from homestretch.server.wire.files import KEPT, ROUNDS, fitted, taken_at_once
from homestretch.server.wire.gate import Gate

from .test_limits import Hand


class Wire(asyncio.Transport):
    """A connection that only knows whether it was cut off, and how much waits on it."""

    def __init__(self) -> None:
        super().__init__()
        self.cut, self.waiting = False, 0

    def abort(self) -> None:
        self.cut = True

    def get_write_buffer_size(self) -> int:
        return self.waiting


def come(gate: Gate, many: int, address: str = "192.0.2.1") -> list[Wire]:
    wires = [Wire() for _ in range(many)]
    for wire in wires:
        gate.enter(wire, address)
    return wires


def cut(wires: list[Wire]) -> list[bool]:
    return [wire.cut for wire in wires]


def test_whoever_owes_a_head_or_the_rest_of_a_request_for_too_long_is_cut_off() -> None:
    clock = Hand()
    gate = Gate(Limits(head=10, rest=20), clock=clock)
    mute, slow, asking = come(gate, 3)
    gate.expect(slow, "body")
    gate.expect(asking, "nothing")
    clock.now = 10.5
    gate.sweep()
    assert cut([mute, slow, asking]) == [True, False, False]
    clock.now = 20.5
    gate.sweep()
    assert cut([slow, asking]) == [True, False]


def test_a_letter_now_and_then_does_not_make_the_time_longer_and_an_answer_does() -> None:
    clock = Hand()
    gate = Gate(Limits(head=10), clock=clock)
    dripping, polite = come(gate, 2)
    for clock.now in (4.0, 8.0):
        gate.expect(dripping, "head")
        gate.expect(polite, "nothing")
        gate.expect(polite, "head")
    clock.now = 11.0
    gate.sweep()
    assert cut([dripping, polite]) == [True, False]


def test_whoever_does_not_read_what_is_waiting_is_cut_off_and_whoever_catches_up_is_not() -> None:
    clock = Hand()
    gate = Gate(Limits(unread=60), clock=clock)
    wires = come(gate, 2)
    for wire in wires:
        gate.expect(wire, "nothing")
        wire.waiting = 70_000
    gate.sweep()
    clock.now = 50.0
    wires[1].waiting = 0
    gate.sweep()
    wires[1].waiting = 70_000
    clock.now = 61.0
    gate.sweep()
    assert cut(wires) == [True, False]


def test_one_address_has_so_many_connections_and_another_comes_in_all_the_same() -> None:
    gate = Gate(Limits(connections_each=3))
    assert cut(come(gate, 5)) == [False] * 3 + [True] * 2
    assert cut(come(gate, 1, "192.0.2.2")) == [False]


def test_who_hangs_up_makes_room() -> None:
    gate = Gate(Limits(connections_each=2))
    first, _ = come(gate, 2)
    gate.leave(first)
    gate.leave(first)
    assert cut(come(gate, 2)) == [False, True]


def test_a_proxy_that_is_trusted_comes_for_many() -> None:
    gate = Gate(Limits(connections_each=3), lambda address: address == "192.0.2.9")
    assert cut(come(gate, 50, "192.0.2.9")) == [False] * 50


def test_where_there_is_no_room_the_longest_silent_makes_it_and_nobody_who_plays() -> None:
    gate = Gate(Limits(connections=3))
    playing, early, late = come(gate, 3)
    gate.expect(playing, "nothing")
    new = come(gate, 1, "192.0.2.2")
    assert cut([playing, early, late, *new]) == [False, True, False, False]
    gate.leave(early)
    gate.expect(late, "nothing")
    gate.expect(new[0], "nothing")
    assert cut(come(gate, 1, "192.0.2.3")) == [True]
    assert cut([playing, late, *new]) == [False] * 3


def test_there_are_always_files_left_for_what_is_not_a_connection() -> None:
    for files in (256, 512, 1024, 4096, 20_000):
        limits = fitted(Limits(), files)
        assert limits.connections + KEPT + ROUNDS * taken_at_once(files) <= files
        assert limits.lines < limits.connections
        assert limits.connections_each <= limits.connections / 4
    assert fitted(Limits(), 20_000) == Limits()


@pytest.mark.parametrize(
    ("host", "address"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::"),
        ("2001:db8:1:2:ffff::1", "2001:db8:1:2::"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("fe80::1%eth0", "fe80::"),
        ("a:b", "a:b"),
        ("x" * 500, "x" * 64),
    ],
)
def test_a_household_with_many_addresses_counts_as_one(host: str, address: str) -> None:
    assert counted(host) == address
