"""A slow and literal reading of the cards, one step at a time, against the engine on crowded random positions.

Nothing here comes from the rules code. A pawn stands in its `"yard"`, on a track field (a number), or in a slot of its
goal (`"g1"` to `"g4"`); a position is a tuple of these, seat by seat.
"""

import random
from typing import Any

import pytest

from homestretch.core.explore import moves

clause = pytest.mark.clause
GOAL = ("g1", "g2", "g3", "g4")


class Oracle:
    """One colour's cards on one position."""

    def __init__(self, seats, start, length, way, mover, ruling):
        self.seats, self.start, self.length, self.way = seats, start, length, way
        self.mover, self.ruling = mover, ruling
        self.each = 4 if seats in (4, 6) else 5
        self.mate = (mover + seats // 2) % seats if seats in (4, 6) else None

    def owner(self, pawn):
        return pawn // self.each

    def of(self, seat):
        return range(seat * self.each, (seat + 1) * self.each)

    def is_home(self, pos, seat):
        return sum(pos[p] in GOAL for p in self.of(seat)) == 4

    def on(self, pos, field):
        return next((p for p, where in enumerate(pos) if where == field), None)

    def is_protected(self, pos, pawn):
        return pos[pawn] == self.start[self.owner(pawn)]

    def in_slot(self, pos, seat, slot):
        return any(pos[p] == slot for p in self.of(seat))

    def put(self, pos, pawn, where):
        return (*pos[:pawn], where, *pos[pawn + 1 :])

    # one step: the position, or nothing if it cannot be made

    def step(self, pos, pawn, *, into_goal=False, captures, way=1):
        where, seat = pos[pawn], self.owner(pawn)
        if where == "yard":
            return None
        if where in GOAL or into_goal:
            n = GOAL.index(where) + 1 if where in GOAL else 0
            if n == 4 or way < 0 or self.in_slot(pos, seat, GOAL[n]):
                return None
            return self.put(pos, pawn, GOAL[n])
        field = (where + way * self.way) % self.length
        other = self.on(pos, field)
        if other is not None and self.is_protected(pos, other):
            return None
        if other is not None and captures:
            pos = self.put(pos, other, "yard")
        return self.put(pos, pawn, field)

    # cards other than the seven

    def walk(self, pos, pawn, n, way=1):
        """Every position after n steps; jumped pawns stay, so the walker is lifted off until it lands."""
        seat, begin = self.owner(pawn), pos[pawn]
        reached = [pos]
        for k in range(1, n + 1):
            tries = [self.hop(p, pawn, way, k == n, False) for p in reached]
            if way > 0 and begin != self.start[seat]:
                tries += [self.hop(p, pawn, way, k == n, True) for p in reached if p[pawn] == self.start[seat]]
            reached = [p for p in tries if p is not None]
        return reached

    def hop(self, pos, pawn, way, last, into_goal):
        """One step that harms nobody on the way; two pawns may share a field while one of them is in the air."""
        where = pos[pawn]
        if where in GOAL or into_goal or where == "yard":
            return self.step(pos, pawn, into_goal=into_goal, captures=False, way=way)
        field = (where + way * self.way) % self.length
        others = [p for p, w in enumerate(pos) if w == field and p != pawn]
        if any(self.is_protected(pos, p) for p in others):
            return None
        if last:
            for p in others:
                pos = self.put(pos, p, "yard")
        return self.put(pos, pawn, field)

    def number(self, pos, seat, n, way=1):
        return {end for pawn in self.of(seat) for end in self.walk(pos, pawn, n, way)}

    def out(self, pos, seat):
        waiting = [p for p in self.of(seat) if pos[p] == "yard"]
        there = self.on(pos, self.start[seat])
        if not waiting or (there is not None and self.owner(there) == seat):
            return set()
        if there is not None:
            pos = self.put(pos, there, "yard")
        return {self.put(pos, waiting[0], self.start[seat])}

    def swap(self, pos, seat):
        loose = [p for p, w in enumerate(pos) if isinstance(w, int) and not self.is_protected(pos, p)]
        mine, theirs = [p for p in loose if self.owner(p) == seat], [p for p in loose if self.owner(p) != seat]
        ends = {self.put(self.put(pos, a, pos[b]), b, pos[a]) for a in mine for b in theirs}
        idle = not theirs and any(isinstance(pos[p], int) for p in self.of(seat))
        return ends | ({pos} if idle else set())

    # the seven, step by step: any portions of any pawns in any order

    def seven(self, pos, seat):
        mate = self.mate if seat == self.mover else None
        ends = self.spend(pos, seat, mate, self.ruling == "free")
        if not ends and self.ruling == "when_stuck" and mate is not None:
            ends = self.spend(pos, seat, mate, True)
        return ends

    def spend(self, pos, seat, mate, free):
        ends, seen = set(), set()
        todo: list[Any] = [(pos, 7, None, False)]
        while todo:
            node = todo.pop()
            if node in seen:
                continue
            seen.add(node)
            pos, left, pawn, may_enter = node
            if left == 0:
                ends.add(pos)
                continue
            if pawn is not None:  # go on with the same portion
                todo += self.on_with(pos, left, pawn, may_enter)
            for p in self.movable(pos, seat, mate, free):  # or begin another
                todo += self.on_with(pos, left, p, pos[p] != self.start[self.owner(p)], fresh=True)
        return ends

    def movable(self, pos, seat, mate, free):
        own = [] if self.is_home(pos, seat) and mate is not None else list(self.of(seat))
        helps = mate is not None and (free or self.is_home(pos, seat))
        return own + (list(self.of(mate)) if helps else [])

    def on_with(self, pos, left, pawn, may_enter, fresh=False):
        tries = [self.step(pos, pawn, captures=True)]
        if may_enter and not fresh and pos[pawn] == self.start[self.owner(pawn)]:
            tries.append(self.step(pos, pawn, into_goal=True, captures=True))
        return [(end, left - 1, pawn, may_enter) for end in tries if end is not None]

    def joker(self, pos, seat, seven):
        ends = self.out(pos, seat) | self.swap(pos, seat) | seven | self.number(pos, seat, 4, -1)
        for n in (1, 2, 3, 4, 5, 6, 8, 9, 10, 11, 12, 13):
            ends |= self.number(pos, seat, n)
        return ends


# random positions


def position(rng, seats, length, start, waiting):
    """Crowded: pawns near each other and near start fields; often nearly home; some `waiting` in the yards."""
    each, used = 4 if seats in (4, 6) else 5, set()
    cells: list[list[Any]] = []
    centre = rng.choice(start)
    for seat in range(seats):
        cells.append([])
        nearly = rng.random() < 0.3
        for n in range(each):
            word = place(rng, length, start[seat], centre, n < 3 and nearly, waiting)
            if word == "-" or (seat if word[0] == "g" else "", word) not in used:
                used.add((seat if word[0] == "g" else "", word))
                cells[-1].append(word)
            else:
                cells[-1].append("-")
    return cells


def place(rng, length, own, centre, home, waiting):
    if home:
        return rng.choice(GOAL)
    if rng.random() < waiting:
        return "-"
    kind = rng.random()
    if kind < 0.25:
        return rng.choice(GOAL)
    if kind < 0.35:
        return f"f{own}"
    middle = own if kind < 0.65 else centre
    return f"f{(middle + rng.randint(-9, 9)) % length}"


def compare(dog, seed):
    rng = random.Random(seed)
    seats = rng.choice((4, 4, 4, 4, 6, 2, 3, 5))
    way, ruling = rng.choice((1, 1, 1, -1)), rng.choice(("after_finish",) * 6 + ("when_stuck", "free"))
    length = 64 if seats <= 4 else 96
    start = [0, 32] if seats == 2 else [16 * k for k in range(seats)]
    cells = position(rng, seats, length, start, 0.2 if ruling == "after_finish" else 0.5)
    over = [k for k in range(seats) if sum(c[0] == "g" for c in cells[k]) == 4]
    turn = rng.randrange(seats)
    oracle = Oracle(seats, start, length, way, turn, ruling)
    if over and (oracle.mate is None or any((k + seats // 2) % seats in over for k in over)):
        return 0
    s = dog.game.read(
        f"{seats} | round 1 dealer 0 turn {turn} play | pawns {' ; '.join(map(','.join, cells))} | hands "
        + " ; ".join("7,joker" if k == turn else "-" for k in range(seats))
        + f" | discard - | direction={'cw' if way > 0 else 'ccw'} seven_partner={ruling}"
    )
    seat = oracle.mate if turn in over else turn
    pos = tuple("yard" if c == "-" else int(c[1:]) if c[0] == "f" else c for k in cells for c in k)
    found, seven = results(dog, s, turn), oracle.seven(pos, seat)
    for card, ends in (("7", seven), ("joker", oracle.joker(pos, seat, seven))):
        assert found[card] == {alike(oracle, end) for end in ends}, (card, dog.game.show(s))
    return 1


def alike(oracle, pos):
    """Pawns of a colour are alike."""
    return tuple(tuple(sorted(map(str, (pos[p] for p in oracle.of(k))))) for k in range(oracle.seats))


def results(dog, s, turn):
    """The boards each card can lead to, by the engine."""
    found: dict[str, set[Any]] = {"7": set(), "joker": set()}
    for move in moves(dog.game, s, turn):
        if len(move) > 1:
            t = dog.game.copy(s)
            dog.game.apply(t, turn, move)
            found[dog.game.words[move[0]]].add(tuple(t.board.at))
    each = s.board.each
    split = {
        card: [[at[k * each : (k + 1) * each] for k in range(s.seats)] for at in ends] for card, ends in found.items()
    }
    return {card: {tuple(tuple(sorted(map(word, c))) for c in at) for at in ends} for card, ends in split.items()}


def word(cell):
    if cell < 0:
        return "yard"
    return str(cell) if cell < 108 else GOAL[(cell - 108) % 4]


@clause("R-DOG-131", "R-DOG-132", "R-DOG-133", "R-DOG-137", "R-DOG-140", "R-DOG-121")
def test_sevens_and_jokers_end_where_a_literal_reading_ends(dog):
    assert sum(compare(dog, seed) for seed in range(60)) > 50


@pytest.mark.slow
@pytest.mark.parametrize("share", range(4))
@clause("R-DOG-131", "R-DOG-132", "R-DOG-133", "R-DOG-137", "R-DOG-140", "R-DOG-121")
def test_they_do_on_two_thousand_crowded_positions(dog, share):
    assert sum(compare(dog, seed) for seed in range(1000 + share * 600, 1600 + share * 600)) >= 500
