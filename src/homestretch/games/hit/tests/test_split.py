"""Ten steps by brute force: a second, literal reading of the rule, compared on random positions."""

from typing import Any

import pytest

from homestretch.core.rng import Rng
from homestretch.games.hit import board, split
from homestretch.games.hit.cards import WORDS

from .conftest import GAME, clause

WAITS = "w"


class Slow:
    """Pawns as a person sees them: names of fields, walked one step at a time."""

    def __init__(self, seats, goals, pawns):
        track = 36 if seats == 3 else 40
        self.lane = [f"f{n}" for n in range(track)] + [f"g{n}" for n in range(1, goals + 1)]  # of seat 0
        self.after = dict(zip(self.lane, [*self.lane[1:], None], strict=True))
        self.own = list(pawns[0])
        self.others = [field for row in pawns[1:] for field in row]

    def walk(self, field, steps):
        """Where a pawn ends after these steps, or None; in a goal it meets nobody but its own."""
        for _ in range(steps):
            field = self.after[field]
            if field is None:
                return None
        if field in self.own:
            return None
        while field in self.own or field in self.others:
            field = self.after[field]
        return field

    def share(self, left, moved, found):
        """Every pawn, every number of steps, in every order; what uses all of them is a result."""
        if left == 0:
            found.add(tuple(self.own))
            return
        for pawn, field in enumerate(self.own):
            if field == WAITS or pawn in moved:
                continue
            for steps in range(1, left + 1):
                end = self.walk(field, steps)
                if end is not None:
                    self.own[pawn] = end
                    self.share(left - steps, moved | {pawn}, found)
                    self.own[pawn] = field


def results(seats, goals, pawns):
    """Every way to stand after ten steps."""
    found: set[Any] = set()
    slow = Slow(seats, goals, [[f if f[0] != "g" or n == 0 else "" for f in row] for n, row in enumerate(pawns)])
    slow.share(10, frozenset(), found)
    return found


def scatter(rng, seats, each):
    """Random pawns, crowded where splitting is hard: around the own barrier and goal."""
    lane = Slow(seats, each, [[]]).lane
    ring, goal = lane[:-each], lane[-each:]
    crowded = ring[-14:] if rng.below(2) else ring
    free = [crowded[i] for i in rng.shuffled(range(len(crowded)))]
    own_goal = [goal[i] for i in rng.shuffled(range(each))]
    own = [own_goal.pop() if rng.below(4) == 0 else WAITS if rng.below(6) == 0 else free.pop() for _ in range(each)]
    if all(field[0] == "g" for field in own):
        own[0] = free.pop()
    others = [[free.pop() if free and rng.below(3) else WAITS for _ in range(each)] for _ in range(seats - 1)]
    return [own, *others]


def state(seats, pawns, options):
    deck = "; 6 coins ; hand {} ; top - ; pile s-1to5 s-3 s-corner {}; discard -"
    seat0 = deck.format("n-split", "s-coin3 s-out1 s-out6 ")
    rest = deck.format("s-coin3 s-out1 s-out6", "")
    lines = [f"{' '.join(row)} {seat0 if seat == 0 else rest}" for seat, row in enumerate(pawns)]
    return GAME.read(
        f"{seats} | turn 0 play | round 1 first 0 | market n-4 | {' | '.join(lines)} | {options}".rstrip(" |")
    )


def played(s):
    """Every way to stand that the rules offer, whatever words lead there."""
    found: set[Any] = set()
    seen: set[Any] = set()
    paths = [GAME.hear("n-split")]
    while paths:
        path = paths.pop()
        tokens = GAME.ask(s, 0, path).tokens
        if not tokens:
            found.add(names(split.walked(s.board, 0, path[1:]).board))
        for token in tokens:
            more = (*path, token)
            if WORDS[token] != "unused" and fresh(s, more, seen):
                paths.append(more)
    return found


def fresh(s, path, seen):
    """Whether these words do not end a leg, or lead where no others have led yet."""
    if GAME.ask(s, 0, path).what in ("split-field", "split-steps"):
        return True
    x = split.walked(s.board, 0, path[1:])
    key = (tuple(x.board.at[:4]), x.moved, x.left)
    return key not in seen and not seen.add(key)


def names(p):
    return tuple(WAITS if at < 0 else WORDS[board.word(p, 0, at)] for at in p.at[: p.each])


def compare(positions, seed):
    rng = Rng(seed)
    wide = 0
    for n in range(positions):
        seats, four = ((2, False), (3, False), (4, False), (4, True))[n % 4]
        each = 3 if seats == 4 and not four else 4
        pawns = scatter(rng, seats, each)
        right = results(seats, each, pawns)
        wide += len(right) > 1
        assert played(state(seats, pawns, "four_pawns=true" if four else "")) == right, pawns
    return wide


@clause("R-HIT-117", "R-HIT-248")
def test_brute_force_finds_the_same_ways_to_share_ten_steps():
    assert compare(16, seed=1) > 8


@pytest.mark.slow
@clause("R-HIT-117", "R-HIT-248")
@pytest.mark.parametrize("seed", range(4))
def test_brute_force_finds_the_same_on_two_thousand_positions(seed):
    assert compare(500, seed=10 + seed) > 250
