# mypyc: compile
"""What a seat of Hexenrennen may know, to be kept: made of a glance; and what could be true for all that it says."""

from homestretch.core.native import i64, mypyc_attr, vec
from homestretch.core.rng import Rng
from homestretch.core.types import Seat
from homestretch.core.view import Head, View, maker
from homestretch.games.hexenrennen import phases, state
from homestretch.games.hexenrennen.glance import HexenGlance, glance
from homestretch.games.hexenrennen.options import HexenOptions
from homestretch.games.hexenrennen.state import HexenState
from homestretch.games.hexenrennen.words import (
    LAST,
    NUMBERS,
    ONE_SYMBOL,
    SYMBOL,
    TRIBES,
    WITCHES,
    cards,
    number_of,
    numbers,
    section_of,
    tribe_of,
)


@mypyc_attr(native_class=False)
class HexenView(View):
    options: HexenOptions
    phase: int
    turn: Seat
    die: int  # as it lies on the table; 0: not rolled yet
    faces: tuple[int, ...]  # of tile 0 (there is none) to 48 the token of what it shows; 0: face down
    at: tuple[tuple[int, ...], ...]  # where each seat's three witches are
    hands: tuple[tuple[int, ...], ...]  # cards of all four tribes as tokens; a neutral tribe's are its pile
    walker: int  # the witch on her way, 0 to 2 of the seat whose turn it is; -1: none
    pushed: bool  # a number card moved her backward last
    mine: tuple[tuple[int, ...], ...]  # my numbers still face down in each section; none: not divided, or a spectator

    @property
    def place(self) -> int:
        """Where the witch on her way is; 0 if none is."""
        return self.at[self.turn][self.walker] if self.walker >= 0 else 0

    @property
    def face(self) -> int:
        """What the tile she stands on shows; 0: face down, or none is on her way."""
        return self.faces[self.place] if self.place <= LAST else 0


make = maker(HexenView)


def view(s: HexenState, head: Head) -> HexenView:
    g = glance(s, head["seat"], head["path"])
    return make(
        head=head,
        options=state.rulings(s),
        phase=g.phase,
        turn=g.turn,
        die=g.die,
        faces=tuple(g.face),
        at=tuple([tuple(g.at[WITCHES * k : WITCHES * k + WITCHES]) for k in range(s.seats)]),
        hands=tuple([cards(hand) for hand in g.hands]),
        walker=g.walker - WITCHES * g.turn if g.walker >= 0 else -1,
        pushed=g.pushed,
        mine=tuple([numbers(bits) for bits in g.mine]),
    )


def again(v: HexenView) -> HexenGlance:
    """The glance that this view was made of."""
    at, hands = vec[i64]([p for tribe in v.at for p in tribe]), vec[i64]([_bits(hand) for hand in v.hands])
    g = HexenGlance(v.seats, state.Rulings(v.options), vec[i64](list(v.faces)), at, hands)
    g.me = v.seat or 0
    g.phase, g.turn, g.die, g.pushed = v.phase, v.turn, v.die, v.pushed
    g.asked = sum([1 << seat for seat in v.awaits if seat >= 0])
    g.walker = WITCHES * v.turn + v.walker if v.walker >= 0 else -1
    g.mine = vec[i64]([_bits(group) for group in v.mine])
    return g


def guess(v: HexenView, rng: Rng) -> HexenState:
    """All that is open, and for every other player a split as likely as any other that fits what was turned up.

    If all splits are as likely at the start, so are all that fit: a tile turned up is each tile of its section with
    the same odds, whatever the split.
    """
    s = state.fresh(v.seats, v.options)
    state.lay_out(s, list(v.faces), [_bits(hand) for hand in v.hands])
    state.gather(s, [p for tribe in v.at for p in tribe])
    s.phase, s.turn, s.die, s.pushed = v.phase, v.turn, v.die, v.pushed
    s.walker = WITCHES * v.turn + v.walker if v.walker >= 0 else state.ALONE
    room = _room(v, s)
    for tribe in range(TRIBES):
        for section, hides in enumerate(_hide(v, tribe, room[3 * tribe : 3 * tribe + 3], rng)):
            s.hidden[3 * tribe + section] = hides
    if v.last is not None:
        s.last_seat, s.last_move = v.last
    return s


def _bits(tokens: tuple[int, ...]) -> int:
    return sum([ONE_SYMBOL if n == SYMBOL else 1 << n for n in tokens])


def _room(v: HexenView, s: HexenState) -> list[int]:
    """How many numbers each section still hides of each tribe; and the symbols that show are noted."""
    room = [3] * (3 * TRIBES)
    for place, face in enumerate(v.faces):
        if face:
            spot = 3 * tribe_of(face) + section_of(place)
            if number_of(face) == SYMBOL:
                s.signs[spot] = place
            else:
                room[spot] -= 1
    return room


def _hide(v: HexenView, tribe: int, room: list[int], rng: Rng) -> list[int]:
    if tribe >= v.seats:
        return room
    if v.phase == phases.SPLIT and tribe in v.awaits:
        return [0, 0, 0]
    if tribe == v.seat:
        return [_bits(group) for group in v.mine]
    shown = {number_of(f) for f in v.faces if f and tribe_of(f) == tribe}
    left = rng.shuffled([n for n in numbers(NUMBERS) if n not in shown])
    ends = (room[0], room[0] + room[1])
    return [_bits(tuple(part)) for part in (left[: ends[0]], left[ends[0] : ends[1]], left[ends[1] :])]
