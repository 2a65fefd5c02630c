# mypyc: compile
"""What a seat sees of Hexenrennen as whole numbers.

Tribes are counted from one's own, clockwise, the neutral ones last; what a game with fewer players has not is 0.
"""

from typing import Final

from homestretch.core.features import Field, size
from homestretch.core.native import i64, vec
from homestretch.core.sheet import Sheet
from homestretch.games.hexenrennen import phases
from homestretch.games.hexenrennen.glance import HexenGlance
from homestretch.games.hexenrennen.view import HexenView, again
from homestretch.games.hexenrennen.words import FACE, GOAL, LAST, SYMBOL, TRIBES, WITCHES, points

VERSION = 1

FIELDS = (
    Field("seats", 1, TRIBES, "how many play"),
    Field("phase", 3, 1, "what is asked: divide the tiles; choose a witch; play a card"),
    Field("turn", TRIBES, 1, "whose turn it is, one's own first"),
    Field("asked", TRIBES, 1, "who is asked, oneself first"),
    Field("die", 6, 1, "what was rolled"),
    Field("owners", LAST, TRIBES, "whose each tile is, from the first on: 1 one's own tribe's; 0 face down"),
    Field("numbers", LAST, SYMBOL, "what each tile shows: its number, 11 a symbol; 0 face down"),
    Field("mine", 27, 1, "one's own numbers 2 to 10 that lie face down in the first, second and third section"),
    Field("witches", TRIBES * WITCHES, GOAL, "where the witches are, each tribe's foremost first; 0 waits"),
    Field("points", TRIBES, 12, "what each tribe's witches in the finish are worth"),
    Field("cards", TRIBES * 10, 3, "cards left of each tribe: 2 to 10, then symbols"),
    Field("place", 1, GOAL, "where the witch on her way is; 0: none is"),
    Field("landed", TRIBES, 1, "whose tile she stands on, one's own first; none if it is face down"),
    Field("symbol", 1, 1, "that tile is a symbol"),
    Field("pushed", 1, 1, "a number card moved her backward last"),
    Field("rulings", 4, 1, "faceup_tiles_active, tile_may_enter_finish, symbol_skip_occupied, neutral_reshuffle"),
)

SIZE: Final = size(FIELDS)


def features(v: HexenView) -> list[int]:
    """The numbers of FIELDS, in their order."""
    n = Sheet(SIZE)
    write(again(v), n)
    return n.listed()


def write(g: HexenGlance, n: Sheet) -> None:
    me: i64 = g.me
    seats: i64 = g.seats
    place: i64 = g.at[g.walker] if g.walker >= 0 else 0
    face: i64 = g.face[place] if place <= LAST else 0
    n.put(seats)
    n.mark(_asked(g.phase), 3)
    n.mark((g.turn - me) % seats if g.phase != phases.OVER else -1, TRIBES)
    n.bits(g.asked, me, seats, TRIBES)
    n.mark(g.die - 1, 6)
    _tiles(n, g.face, me, seats)
    for bits in g.mine:
        _numbers(n, bits)
    n.skip(9 * (3 - len(g.mine)))
    _witches(n, g.at, me, seats)
    for k in range(TRIBES):
        hand: i64 = g.hands[_tribe(k, me, seats)]
        _numbers(n, hand)
        n.put(hand >> 11)
    n.put(place)
    n.mark(_rank((face - FACE) // 10, me, seats) if face else -1, TRIBES)
    n.flag(face > 0 and (face - FACE) % 10 == SYMBOL - 2)
    n.flag(g.pushed)
    n.flag(g.rules.active)
    n.flag(g.rules.enters)
    n.flag(g.rules.skips)
    n.flag(g.rules.reshuffles)


def _asked(phase: i64) -> i64:
    """Which of the three questions it is."""
    return 0 if phase == phases.SPLIT else 1 if phase == phases.CHOOSE else 2 if phase == phases.CARD else -1


def _numbers(n: Sheet, bits: i64) -> None:
    """A 1 for each of the numbers 2 to 10 in a set."""
    for k in range(9):
        if bits >> (k + 2) & 1:
            n.set(k, 1)
    n.skip(9)


def _witches(n: Sheet, at: vec[i64], me: i64, seats: i64) -> None:
    """The fields `witches`, each tribe's foremost first, and `points`."""
    for k in range(seats):
        first: i64 = WITCHES * ((me + k) % seats)
        a: i64 = at[first]
        b: i64 = at[first + 1]
        c: i64 = at[first + 2]
        most: i64 = max(max(a, b), c)
        least: i64 = min(min(a, b), c)
        n.set(WITCHES * k, most)
        n.set(WITCHES * k + 1, a + b + c - most - least)
        n.set(WITCHES * k + 2, least)
        n.set(WITCHES * TRIBES + k, points(a) + points(b) + points(c))
    n.skip((WITCHES + 1) * TRIBES)


def _tribe(k: i64, me: i64, seats: i64) -> i64:
    """The tribe in place k, counted from one's own; neutral ones last."""
    return (me + k) % seats if k < seats else k


def _rank(tribe: i64, me: i64, seats: i64) -> i64:
    """The place of a tribe, counted from one's own."""
    return (tribe - me) % seats if tribe < seats else tribe


def _tiles(n: Sheet, faces: vec[i64], me: i64, seats: i64) -> None:
    """The fields `owners` and `numbers`."""
    for p in range(1, LAST + 1):
        face: i64 = faces[p]
        if face:
            n.set(p - 1, _rank((face - FACE) // 10, me, seats) + 1)
            n.set(LAST + p - 1, (face - FACE) % 10 + 2)
    n.skip(2 * LAST)
