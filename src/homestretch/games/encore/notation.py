"""Positions of Encore in one line.

    3 | turn 0 go-on | round 1 first 0 | totals 0 0 0 | rows 66/1/- | loots -/-/5* | discard - | rounds=3

Cards are written as digits, `t` for ten, a number in brackets for many: `1(11)5t` is eleven 1s, a 5 and a 10.
The pile is what is left of the deck.
"""

from homestretch.core.options import read_options, show_options
from homestretch.core.types import Msg, Wrong
from homestretch.games.encore import rules
from homestretch.games.encore.flaw import flaw
from homestretch.games.encore.options import EncoreOptions
from homestretch.games.encore.rules import EncoreState

PHASES = ("pick", "begin", "reveal", "rob", "go-on", "over")
DIGITS = "123456789t"


def show(s: EncoreState) -> str:
    phase = PHASES[s.phase] + (f" {s.card}" if s.phase == rules.ROB else "")
    parts = (
        f"{s.seats}",
        f"turn {s.turn} {phase}",
        f"round {s.round} first {s.first}",
        "totals " + " ".join(str(n) for n in s.totals),
        "rows " + "/".join(_cards(s, rules.row(k)) for k in range(s.seats)),
        "loots " + "/".join(_cards(s, rules.loot(s, k)) for k in range(s.seats)),
        "discard " + _cards(s, rules.DISCARD),
        show_options(s.options),
    )
    return " | ".join(part for part in parts if part)


def _cards(s: EncoreState, zone: int) -> str:
    counts = s.cards[zone : zone + 10]
    return "".join(_many(DIGITS[v], n) for v, n in enumerate(counts)) or "-"


def _many(digit: str, n: int) -> str:
    return digit * n if n < 4 else f"{digit}({n})"


def read(text: str) -> EncoreState:
    try:
        s = _read(text)
        wrong = flaw(s)
    except (ValueError, IndexError, KeyError, OverflowError, TypeError) as error:
        if isinstance(error, Wrong):
            raise
        wrong = "it cannot be read"
    if wrong:
        raise Wrong(f"this is not a position of encore ({wrong}): {text!r}", Msg("wrong-position", {"text": text}))
    return s


def _read(text: str) -> EncoreState:
    head, *rest = [part.strip() for part in text.split("|")]
    named = dict(part.split(" ", 1) for part in rest if "=" not in part.split()[0])
    options = read_options(EncoreOptions, dict(w.split("=") for part in rest for w in part.split() if "=" in w))
    seats = int(head)
    totals = [int(n) for n in named["totals"].split()]
    s = EncoreState(seats, options, [], totals)
    zones = [_counts(named["discard"])]
    for name in ("rows", "loots"):
        zones += [_counts(cards) for cards in named[name].split("/")]
    pile = [n - sum(zone[v] for zone in zones) for v, n in enumerate(s.deck)]
    if len(zones) != 1 + 2 * seats or len(totals) != seats or min(pile) < 0:
        raise ValueError("not the cards of the deck")
    s.cards = [n for zone in (pile, *zones) for n in zone]
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
