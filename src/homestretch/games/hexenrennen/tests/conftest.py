"""Positions in a few words, for all tests of Hexenrennen."""

import pytest

import homestretch as hs

GAME = hs.game("hexenrennen")
LETTERS = "FSWM"


@pytest.fixture(scope="session")
def at():
    return position


def position(turn, witches=None, up="", lay="", hands=None, seats=4, die=0, **options):
    """Whose turn and what is waited for; witches by seat; tiles face up; tiles face down where they are to lie."""
    hands = {**dict.fromkeys(range(4), "23456789t***"), **(hands or {})}
    parts = [
        f"{seats}",
        f"turn {turn}",
        f"die {die}",
        "at " + "/".join(" ".join(map(str, waiting((witches or {}).get(k, ())))) for k in range(seats)),
        f"track {up.replace('^', '') or '-'}",
        "hands " + "/".join(hands[tribe] for tribe in range(4)),
        "hidden " + "/".join(split(LETTERS[seat], up, lay) for seat in range(seats)),
        *(f"{name}={value}" for name, value in options.items()),
    ]
    return GAME.read(" | ".join(parts))


def waiting(places):
    return (*places, 0, 0, 0)[:3]


def split(letter, up, lay):
    """The numbers of a tribe still hidden, so that every tile of `lay` can be where it is to be."""
    shown, asked = tiles(up, letter), tiles(lay, letter)
    rest = [n for n in range(2, 11) if n not in shown and n not in asked]
    groups = []
    for section in range(3):
        here = [n for n, c in asked.items() if c == section]
        room = 3 - len(here) - sum(c == section for c in shown.values())
        groups.append(sorted(here + rest[:room]))
        rest = rest[room:]
    return ",".join("".join("t" if n == 10 else str(n) for n in group) or "-" for group in groups)


def tiles(text, letter):
    """Number to section, of one tribe."""
    pairs = (word.split(":") for word in text.split())
    named = ((int(p), name[1:]) for p, name in pairs if name[0] == letter)
    return {int(n): (p - 1) // 16 for p, n in named if n != "*"}
