"""A toy game as somebody else would write it: `make(folder)` puts it there, touching nothing else.

Odds and evens: everybody secretly lays one or two fingers, a coin decides, whoever matches it scores. First to two.
It has no scene, no sentences on what happens, no features and no judge: every door does with what all games have.
"""

from pathlib import Path

FILES = {
    "__init__.py": """
from dataclasses import dataclass

from homestretch.core.game import Game, State
from homestretch.core.options import Options, flag
from homestretch.core.types import CHANCE, Ask, Chance, Msg
from homestretch.core.view import View


@dataclass(frozen=True)
class FingerOptions(Options):
    goal: int = flag(2, "R-FINGERS-003", range(1, 4))


class FingerState(State):
    def __init__(self, seats, options, laid, points):
        super().__init__(seats, options)
        self.laid, self.points = laid, points


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
        mine = tuple(n if k == seat or n < 0 else None for k, n in enumerate(s.laid))
        return FingerView(head=self.head(s, seat, path), options=s.options, laid=mine, points=tuple(s.points))

    def shown(self, s, seat):
        return s.last_move if s.last_seat in (CHANCE, seat) else ()

    def guess(self, v, rng):
        laid = [int(rng.below(2)) if n is None else n for n in v.laid]
        s = FingerState(v.seats, v.options, laid, list(v.points))
        if v.last:
            s.last_seat, s.last_move = v.last
        return s

    def why_not(self, v, path, token):
        return Msg("why-coin", {}, "R-FINGERS-002")

    def parts(self, s):
        return ["laid " + " ".join(map(str, s.laid)), "points " + " ".join(map(str, s.points))]

    def parse(self, seats, options, parts):
        laid, points = ([int(n) for n in parts[name].split()] for name in ("laid", "points"))
        return FingerState(seats, options, laid, points)

    def flaw(self, s):
        if len(s.laid) != s.seats or len(s.points) != s.seats:
            return "there is a hand and a number of points for every seat"
        if not all(n in (-1, 0, 1) for n in s.laid) or not all(0 <= n <= s.options.goal for n in s.points):
            return "nobody lays that many fingers, or has that many points"
        if max(s.points) == s.options.goal and max(s.laid) >= 0:
            return "the game is over, but somebody has laid"
        return ""


GAME = Fingers()
""",
    "texts/en.ftl": """
title = Fingers
about = Lay one finger or two and hope for the coin.
ask-lay = One finger or two?
option-goal = Points to win
why-coin = The coin decides that.
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
