"""Positions of Encore in one line.

    3 | turn 0 go-on | round 1 first 0 | totals 0 0 0 | rows 66/1/- | loots -/-/5* | discard - | rounds=3

Cards are written as digits, `t` for ten, a number in brackets for many: `1(11)5t` is eleven 1s, a 5 and a 10.
The pile is what is left of the deck.
"""

from homestretch.games.encore.options import EncoreOptions
from homestretch.games.encore.phases import ROB
from homestretch.games.encore.state import DISCARD, EncoreState, fresh, lay_out, loot, row

PHASES = ("pick", "begin", "reveal", "rob", "go-on", "over")
DIGITS = "123456789t"
MANY = 10**9  # points that nobody can have; more is read as this


def parts(s: EncoreState) -> list[str]:
    phase = PHASES[s.phase] + (f" {s.card}" if s.phase == ROB else "")
    return [
        f"turn {s.turn} {phase}",
        f"round {s.round} first {s.first}",
        "totals " + " ".join(str(n) for n in s.totals),
        "rows " + "/".join(_cards(s, row(k)) for k in range(s.seats)),
        "loots " + "/".join(_cards(s, loot(s, k)) for k in range(s.seats)),
        "discard " + _cards(s, DISCARD),
    ]


def _cards(s: EncoreState, zone: int) -> str:
    counts = s.cards[zone : zone + 10]
    return "".join(_many(DIGITS[v], n) for v, n in enumerate(counts)) or "-"


def _many(digit: str, n: int) -> str:
    return digit * n if n < 4 else f"{digit}({n})"


def parse(seats: int, options: EncoreOptions, named: dict[str, str]) -> EncoreState:
    s = fresh(seats, options)
    totals = [min(int(n), MANY) for n in named["totals"].split()]
    zones = [_counts(named["discard"])]
    for name in ("rows", "loots"):
        zones += [_counts(cards) for cards in named[name].split("/")]
    pile = [n - sum(zone[v] for zone in zones) for v, n in enumerate(s.deck)]
    lay_out(s, [n for zone in (pile, *zones) for n in zone], totals)
    s.left = sum(pile)
    turn, phase, *drawn = named["turn"].split()
    s.turn, s.phase, s.card = int(turn), PHASES.index(phase), int("".join(drawn) or 0)
    number, _, first = named["round"].split()
    s.round, s.first = int(number), int(first)
    return s


def _counts(text: str) -> list[int]:
    counts = [0] * 10
    for part in text.replace("-", "").replace(")", ") ").split():
        plain, _, many = part.rstrip(")").partition("(")
        for digit in plain:
            counts[DIGITS.index(digit)] += 1
        if many:
            counts[DIGITS.index(plain[-1])] += int(many) - 1
    return counts
