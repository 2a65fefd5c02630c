# mypyc: compile
"""What a seat sees of DOG as whole numbers.

Seats are counted from one's own, clockwise, and fields from a seat's own start, the way it goes; what a game with fewer
players has not is 0. Cards are counted by kind, in the order of the words. Words half said are drawn already.
"""

from typing import Final

from homestretch.core.features import Field, size
from homestretch.core.native import i64
from homestretch.core.sheet import Sheet
from homestretch.games.dog import house, phases
from homestretch.games.dog.track import LANE, SLOTS, YARD, Cell, Track, slot
from homestretch.games.dog.view import DogView
from homestretch.games.dog.words import COPIES, DECK_SIZE, KINDS

VERSION = 1
MOST = 6
PAWNS = 5
MANY = 999  # a number that may grow without bound stops here

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
ASKED: Final[tuple[int, ...]] = (phases.GIVE, phases.PLAY, phases.AGAIN)


def features(v: DogView) -> list[int]:
    """The numbers of FIELDS, in their order."""
    me: i64 = v.seat or 0
    seats: i64 = v.seats
    options = v.options
    way = house.table(v.seats, options)
    phase: i64 = v.phase
    n = Sheet(SIZE)
    n.put(seats)
    n.mark(me, MOST)
    n.mark(seats // 2 if house.has_teams(v.seats) else -1, MOST)
    n.mark(ASKED.index(v.phase) if v.phase in ASKED else -1, 3)
    n.mark((v.turn - me) % seats if phase == phases.PLAY or phase == phases.AGAIN else -1, MOST)
    n.mark((v.dealer - me) % seats, MOST)
    _pawns(n, v.after, way, me, seats)
    n.put(way.length)
    n.put(v.points)
    n.row(v.hand, KINDS)
    n.round(v.sizes, me, MOST)
    n.put(v.pile)
    n.row(v.discards, KINDS)
    n.mark(v.top, KINDS)
    n.flags(v.given, me, MOST)
    n.mark(v.gave, KINDS)
    n.mark(v.got, KINDS)
    n.flags(v.out, me, MOST)
    n.put(min(v.round, MANY))
    n.flag(options.reshuffle == "merge")
    n.flag(options.must_start_when_track_empty)
    n.flag(options.mirror_turn_order)
    n.mark(house.NO_EFFECT.index(options.swap_no_effect), 4)
    n.mark(house.SEVEN_PARTNER.index(options.seven_partner), 3)
    return n.numbers


def _pawns(n: Sheet, pawns: tuple[tuple[Cell, ...], ...], way: Track, me: i64, seats: i64) -> None:
    """The fields `pawns`, `home` and `ring`."""
    out = n.numbers
    home: i64 = n.at + MOST * PAWNS
    ring: i64 = home + MOST
    start = way.starts[me]
    for k in range(seats):
        seat: i64 = (me + k) % seats
        at: i64 = n.at + PAWNS * k
        for cell in pawns[seat]:
            if cell >= LANE:
                out[at] = way.length + 1 + slot(cell)
                out[home + k] += 1
            elif cell != YARD:
                out[at] = way.distance(way.starts[seat], cell) + 1
                out[ring + way.distance(start, cell)] = k + 1
            at += 1
    n.skip(MOST * PAWNS + MOST + LANE)
