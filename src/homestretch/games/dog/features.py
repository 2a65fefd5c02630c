# mypyc: compile
"""What a seat sees of DOG as whole numbers.

Seats are counted from one's own, clockwise, and fields from a seat's own start, the way it goes; what a game with fewer
players has not is 0. Cards are counted by kind, in the order of the words. Words half said are drawn already.
"""

from typing import Final

from homestretch.core.features import Field, size
from homestretch.core.native import i64, vec
from homestretch.core.sheet import Sheet
from homestretch.games.dog import phases
from homestretch.games.dog.glance import DogGlance
from homestretch.games.dog.house import NO_EFFECT, SEVEN_PARTNER
from homestretch.games.dog.track import LANE, SLOTS, YARD, Cell, Track, slot
from homestretch.games.dog.view import DogView, again
from homestretch.games.dog.words import COPIES, DECK_SIZE, KINDS

VERSION = 1
MOST: Final = 6
PAWNS: Final = 5
MANY: Final = 999  # a number that may grow without bound stops here

FIELDS = (
    Field("seats", 1, MOST, "how many play"),
    Field("me", MOST, 1, "which seat one has: words name fields by their number on the board"),
    Field("mate", MOST, 1, "which seat is one's partner, one's own first"),
    Field("phase", 3, 1, "what is asked: give a card; play; try again with the card just drawn"),
    Field("turn", MOST, 1, "whose turn it is, one's own first"),
    Field("dealer", MOST, 1, "who dealt, oneself first"),
    Field(
        "pawns", MOST * PAWNS, LANE + SLOTS, "each pawn's field from its own start, which is 1, then the goal; 0 yard"
    ),
    Field("home", MOST, SLOTS, "pawns in each goal"),
    Field("ring", LANE, MOST, "who stands on each field, from one's own start on: 1 oneself; 0 nobody"),
    Field("length", 1, LANE, "how many fields the ring has"),
    Field("points", 1, 7, "what is left of a seven half said"),
    Field("hand", KINDS, max(COPIES), "one's own hand"),
    Field("sizes", MOST, 6, "how many cards each hand has"),
    Field("pile", 1, DECK_SIZE, "how many cards the pile has"),
    Field("discards", KINDS, max(COPIES), "discarded cards"),
    Field("top", KINDS, 1, "the card laid down last"),
    Field("given", MOST, 1, "who has given a card, while others still choose"),
    Field("gave", KINDS, 1, "what one gave this round, while the receiver surely holds it"),
    Field("got", KINDS, 1, "what one was given this round, while one surely holds it"),
    Field("out", MOST, 1, "who dropped out of this round"),
    Field("round", 1, MANY, "rounds played before this one; 999 stands for more too"),
    Field("merge", 1, 1, "reshuffle is merge"),
    Field("must_start", 1, 1, "must_start_when_track_empty"),
    Field("mirror", 1, 1, "mirror_turn_order"),
    Field("no_effect", 4, 1, "swap_no_effect: literal, whenever_impossible, never, last_resort"),
    Field("seven_partner", 3, 1, "seven_partner: after_finish, when_stuck, free"),
)

SIZE: Final = size(FIELDS)
HOME: Final = MOST * PAWNS  # where the field `home` begins, from `pawns` on
RING: Final = HOME + MOST  # and the field `ring`


def features(v: DogView) -> list[int]:
    """The numbers of FIELDS, in their order."""
    n = Sheet(SIZE)
    write(again(v), n)
    return n.listed()


def write(g: DogGlance, n: Sheet) -> None:
    me: i64 = g.me
    house = g.house
    seats: i64 = house.seats
    n.put(seats)
    n.mark(me, MOST)
    n.mark(seats // 2 if house.teams else -1, MOST)
    n.mark(_asked(g.phase), 3)
    n.mark((g.turn - me) % seats if g.phase == phases.PLAY or g.phase == phases.AGAIN else -1, MOST)
    n.mark((g.dealer - me) % seats, MOST)
    _pawns(n, g.after, house.track, me, seats)
    n.put(house.track.length)
    n.put(g.points)
    n.row(g.hand, 0, KINDS)
    n.round(g.sizes, me, MOST)
    n.put(g.pile)
    n.row(g.discards, 0, KINDS)
    n.mark(g.top, KINDS)
    n.bits(g.given, me, seats, MOST)
    n.mark(g.gave, KINDS)
    n.mark(g.got, KINDS)
    n.bits(g.out, me, seats, MOST)
    n.put(min(g.round, MANY))
    n.flag(house.merge)
    n.flag(house.must_start)
    n.flag(house.mirror)
    n.mark(house.no_effect, len(NO_EFFECT))
    n.mark(house.seven_partner, len(SEVEN_PARTNER))


def _asked(phase: i64) -> i64:
    """Which of the three questions it is."""
    return 0 if phase == phases.GIVE else 1 if phase == phases.PLAY else 2 if phase == phases.AGAIN else -1


def _pawns(n: Sheet, at: vec[Cell], way: Track, me: i64, seats: i64) -> None:
    """The fields `pawns`, `home` and `ring`."""
    each: i64 = len(at) // seats
    start = way.starts[me]
    for k in range(seats):
        seat: i64 = (me + k) % seats
        home: i64 = 0
        for i in range(each):
            cell = at[seat * each + i]
            if cell >= LANE:
                n.set(PAWNS * k + i, way.length + 1 + slot(cell))
                home += 1
            elif cell != YARD:
                n.set(PAWNS * k + i, way.distance(way.starts[seat], cell) + 1)
                n.set(RING + way.distance(start, cell), k + 1)
        n.set(HOME + k, home)
    n.skip(RING + LANE)
