# mypyc: compile
"""What a seat sees of Hexenrennen as whole numbers.

Tribes are counted from one's own, clockwise, the neutral ones last; what a game with fewer players has not is 0.
"""

from typing import Final

from homestretch.core.features import Field, size
from homestretch.core.native import i64
from homestretch.core.sheet import Sheet
from homestretch.games.hexenrennen import phases
from homestretch.games.hexenrennen.view import HexenView
from homestretch.games.hexenrennen.words import GOAL, LAST, SYMBOL, TRIBES, WITCHES, number_of, points, tribe_of

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
ASKED: Final[tuple[int, ...]] = (phases.SPLIT, phases.CHOOSE, phases.CARD)


def features(v: HexenView) -> list[int]:
    """The numbers of FIELDS, in their order."""
    me: i64 = v.seat or 0
    seats: i64 = v.seats
    face: i64 = v.face
    asked, at, hands = v.awaits, v.at, v.hands
    n = Sheet(SIZE)
    n.put(seats)
    n.mark(ASKED.index(v.phase) if v.phase in ASKED else -1, 3)
    n.mark((v.turn - me) % seats if not v.over else -1, TRIBES)
    for k in range(TRIBES):
        n.flag(_tribe(k, me, seats) in asked)
    n.mark(v.die - 1, 6)
    _tiles(n, v.faces, me, seats)
    for group in v.mine:
        for number in group:
            n.numbers[n.at + number - 2] = 1
        n.skip(9)
    n.skip(9 * (3 - len(v.mine)))
    for k in range(seats):
        n.row(tuple(sorted(at[(me + k) % seats], reverse=True)), WITCHES)
    n.skip(WITCHES * (TRIBES - seats))
    n.round(tuple([sum([points(place) for place in witches]) for witches in at]), me, TRIBES)
    for k in range(TRIBES):
        for card in hands[_tribe(k, me, seats)]:
            n.numbers[n.at + card - 2] += 1
        n.skip(10)
    n.put(v.place)
    n.mark(_rank(tribe_of(face), me, seats) if face else -1, TRIBES)
    n.flag(face > 0 and number_of(face) == SYMBOL)
    n.flag(v.pushed)
    n.flag(v.options.faceup_tiles_active)
    n.flag(v.options.tile_may_enter_finish)
    n.flag(v.options.symbol_skip_occupied)
    n.flag(v.options.neutral_reshuffle)
    return n.numbers


def _tribe(k: i64, me: i64, seats: i64) -> i64:
    """The tribe in place k, counted from one's own; neutral ones last."""
    return (me + k) % seats if k < seats else k


def _rank(tribe: i64, me: i64, seats: i64) -> i64:
    """The place of a tribe, counted from one's own."""
    return (tribe - me) % seats if tribe < seats else tribe


def _tiles(n: Sheet, faces: tuple[int, ...], me: i64, seats: i64) -> None:
    """The fields `owners` and `numbers`."""
    at: i64 = n.at - 1  # the first place of `faces` is no tile
    for face in faces:
        if face:
            n.numbers[at] = _rank(tribe_of(face), me, seats) + 1
            n.numbers[at + LAST] = number_of(face)
        at += 1
    n.skip(2 * LAST)
