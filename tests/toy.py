"""A toy game as somebody else would write it: `make(folder)` puts it there, touching nothing else.

Odds and evens: everybody secretly lays one or two fingers, a coin decides, whoever matches it scores. First to two.
"""

from pathlib import Path

FILES = {
    "__init__.py": """
from dataclasses import dataclass, replace

from homestretch.core.game import Game, State
from homestretch.core.options import Options, flag
from homestretch.core.types import CHANCE, NOBODY, Ask, Chance, Msg
from homestretch.core.view import View


@dataclass(frozen=True)
class FingerOptions(Options):
    goal: int = flag(2, "R-FINGERS-003", range(1, 4))


class FingerState(State):
    def __init__(self, seats, options, laid, points):
        super().__init__(seats, options)
        self.laid, self.points = laid, points


@dataclass(frozen=True, kw_only=True)
class FingerView(View):
    laid: tuple
    points: tuple


class Fingers(Game):
    def __init__(self):
        super().__init__("fingers", 1, range(2, 4), ("one", "two", "heads", "tails"), FingerOptions)

    def start(self, seats, options):
        return FingerState(seats, options, [-1] * seats, [0] * seats)

    def awaits(self, s):
        if max(s.points) >= s.options.goal:
            return ()
        missing = tuple(seat for seat in range(s.seats) if s.laid[seat] < 0)
        return missing or (CHANCE,)

    def ask(self, s, seat, path=()):
        return Ask(seat, "lay", () if path else (0, 1))

    def chance(self, s, path=()):
        return Chance((), ()) if path else Chance((2, 3), (1, 1))

    def copy(self, s):
        return FingerState(s.seats, s.options, s.laid[:], s.points[:])

    def apply(self, s, seat, move):
        if seat != CHANCE:
            s.laid[seat] = move[0]
            return
        s.points = [p + (laid == move[0] - 2) for p, laid in zip(s.points, s.laid)]
        s.laid = [-1] * s.seats

    def scores(self, s):
        return tuple(s.points)

    def view(self, s, seat, path=()):
        asked = self.awaits(s)
        mine = tuple(n if k == seat else min(n, 0) for k, n in enumerate(s.laid))
        hidden = s.last_seat not in (CHANCE, NOBODY, seat)
        last = None if s.last_seat == NOBODY else (s.last_seat, () if hidden else s.last_move)
        return FingerView(
            game="fingers", seats=s.seats, options=s.options, seat=seat, path=path, awaits=asked,
            ask=self.ask(s, seat, path) if seat in asked else None, last=last,
            scores=() if asked else tuple(s.points), laid=mine, points=tuple(s.points),
        )

    def guess(self, v, rng):
        laid = [n if n < 0 or k == v.seat else int(rng.below(2)) for k, n in enumerate(v.laid)]
        s = FingerState(v.seats, v.options, laid, list(v.points))
        if v.last:
            s.last_seat, s.last_move = v.last
        return s

    def why_not(self, v, path, token):
        return Msg("why-coin", {}, "R-FINGERS-002")

    def show(self, s):
        return f"{s.seats} {s.options.goal} {','.join(map(str, s.laid))} {','.join(map(str, s.points))}"

    def read(self, text):
        seats, goal, laid, points = text.split()
        numbers = [[int(n) for n in part.split(",")] for part in (laid, points)]
        return FingerState(int(seats), FingerOptions(int(goal)), *numbers)


GAME = Fingers()
""",
    "tell.py": """
from homestretch.core.types import CHANCE, Msg, Who
from homestretch.scene.model import Told


def word(v, token):
    return Msg(("word-one", "word-two", "word-heads", "word-tails")[token])


def tell(before, after):
    if after.last and after.last[0] == CHANCE:
        return (Told(Msg("told-coin")),)
    return (Told(Msg("told-laid", {"who": Who(after.last[0])})),)
""",
    "scene.py": """
from homestretch.core.types import Msg, Who
from homestretch.scene.model import Board, Place, Scene, Thing, Zone


def board(v):
    return Board(4, 2, (Place("left", 1, 1), Place("right", 3, 1)))


def scene(v):
    zones = tuple(Zone(f"seat-{k}", "seat", Msg("zone-seat", {"who": Who(k)}), k) for k in range(v.seats))
    laid = tuple(
        Thing(f"finger-{k}", "card", f"seat-{k}", Msg("thing-finger"), k, str(n + 1) if k == v.seat else "")
        for k, n in enumerate(v.laid) if n >= 0
    )
    return Scene(zones, (*laid, Thing("coin", "die", "left", Msg("thing-coin"), says=(0, 1))))
""",
    "texts/en.ftl": """
title = Fingers
blurb = Lay one finger or two and hope for the coin.
ask-lay = One finger or two?
option-goal = Points to win
word-one = one finger
word-two = two fingers
word-heads = heads
word-tails = tails
why-coin = The coin decides that.
told-coin = The coin is thrown.
told-laid = { $who-me ->
    [yes] You have laid.
   *[no] { $who } has laid.
  }
zone-seat = { $who }
thing-finger = a finger
thing-coin = the coin
""",
    "RULES.md": """# Fingers

- **R-FINGERS-001** Everybody lays one finger or two, at once and hidden.
- **R-FINGERS-002** A coin decides: heads is one, tails is two.
- **R-FINGERS-003** Whoever laid what the coin shows has a point; two points win.
""",
}


def make(folder: Path) -> Path:
    """The folder to name in HOMESTRETCH_GAMES."""
    for name, text in FILES.items():
        path = folder / "fingers" / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text)
    return folder
