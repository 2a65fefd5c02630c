"""Positions as short lines, for every test of DOG.

    dog.at("G f10 g1 Y f12", "5 joker")     green has pawns on field 10 and in the first goal slot, and holds two cards
    dog.ends(s)                             {"G f15 g1 Y f12", …}: what the board can look like after the turn

Colours are G Y R B, or G Y P R B O with five and six players, by seat. Pawns not named are in the yard.
"""

import pytest

from homestretch.core.explore import follow, moves
from homestretch.core.registry import game as find

GAME = find("dog")


def letters(seats):
    return "GYPRBO"[:seats] if seats > 4 else "GYRB"[:seats]


def _cells(pawns, name):
    """The cells listed after this colour's letter."""
    rest = pawns.partition(name)[2].split()
    return rest[: next((n for n, word in enumerate(rest) if word[0].isupper()), len(rest))]


def _order(cell):
    return cell[0], int(cell[1:])


class Dog:
    game = GAME

    def at(self, pawns="", hand="", seats=4, turn=0, phase="play", hands=None, discard="-", tail="", **options):
        """A position; `hand` is held by the seat on turn, `hands` is for every seat."""
        each = 4 if seats in (4, 6) else 5
        cells = [_cells(pawns, name) for name in letters(seats)]
        board = " ; ".join(",".join((*found, *"-----")[:each]) for found in cells)
        held = hands or ["-"] * turn + [hand or "-"] + ["-"] * (seats - 1 - turn)
        cards = " ; ".join(h.strip().replace(" ", ",") or "-" for h in held)
        given = "".join(f" | {k}={v}" for k, v in options.items())
        head = f"{seats} | round 1 dealer {seats - 1} turn {turn} {phase}"
        return GAME.read(f"{head} | pawns {board} | hands {cards} | discard {discard}{tail}{given}")

    def board(self, s):
        """The pawns that are not in a yard, colour by colour."""
        seen = GAME.show(s).split("|")[2].replace("pawns", "").split(";")
        placed = [sorted((c for c in cells.strip().split(",") if c != "-"), key=_order) for cells in seen]
        return " ".join(" ".join([name, *cells]) for name, cells in zip(letters(s.seats), placed, strict=True) if cells)

    def legal(self, s, seat=None):
        seat = GAME.awaits(s)[0] if seat is None else seat
        return [GAME.say(m) for m in moves(GAME, s, seat)]

    def ends(self, s, card=""):
        """What the board can look like after this turn, by any card or by one."""
        seat = GAME.awaits(s)[0]
        found = [m for m in moves(GAME, s, seat) if GAME.say(m).startswith(card)]
        return {self.board(GAME.play(s, seat, m)) for m in found}

    def go(self, s, script):
        return follow(GAME, s, script)

    def hand(self, s, seat):
        """What a seat holds, as words in order."""
        counts = GAME.view(s, seat).hand
        return [GAME.words[kind] for kind, n in enumerate(counts) for _ in range(n)]


@pytest.fixture
def dog():
    return Dog()
