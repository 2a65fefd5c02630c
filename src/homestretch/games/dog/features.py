# mypyc: compile
"""What a seat sees of DOG as whole numbers.

Seats are counted from one's own, clockwise, and fields from a seat's own start, the way it goes; what a game with fewer
players has not is 0. Cards are counted by kind, in the order of the words. Words half said are drawn already.
"""

from homestretch.core.features import Field
from homestretch.games.dog import state
from homestretch.games.dog.track import LANE, SLOTS, YARD, Track, track
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

ASKED = (state.GIVE, state.PLAY, state.AGAIN)


def features(v: DogView) -> list[int]:
    """The numbers of FIELDS, in their order."""
    me = v.seat or 0
    order = [*range(me, v.seats), *range(me)]
    mate = (me + v.seats // 2) % v.seats if v.seats in (4, 6) else -1
    way = track(v.seats, v.options.fields_per_colour, v.options.ring == "fitted", v.options.direction == "cw")
    return [
        v.seats,
        *[int(seat == me) for seat in range(MOST)],
        *_pad([int(seat == mate) for seat in order], MOST),
        *[int(v.phase == phase) for phase in ASKED],
        *_pad([int(seat == v.turn and v.phase in ASKED[1:]) for seat in order], MOST),
        *_pad([int(seat == v.dealer) for seat in order], MOST),
        *_pad(
            [_way_gone(way, seat, cell) for seat in order for cell in _pad(v.after[seat], PAWNS, YARD)], MOST * PAWNS
        ),
        *_pad([sum([cell >= LANE for cell in v.after[seat]]) for seat in order], MOST),
        *_ring(v, way, order),
        way.length,
        v.points,
        *(v.hand or [0] * KINDS),
        *_pad([v.sizes[seat] for seat in order], MOST),
        v.pile,
        *v.discards,
        *_one(v.top),
        *_pad([int(v.given[seat]) for seat in order], MOST),
        *_one(v.gave),
        *_one(v.got),
        *_pad([int(v.out[seat]) for seat in order], MOST),
        min(v.round, MANY),
        int(v.options.reshuffle == "merge"),
        int(v.options.must_start_when_track_empty),
        int(v.options.mirror_turn_order),
        *[int(v.options.swap_no_effect == name) for name in state.NO_EFFECT],
        *[int(v.options.seven_partner == name) for name in state.SEVEN_PARTNER],
    ]


def _way_gone(way: Track, seat: int, cell: int) -> int:
    if cell == YARD:
        return 0
    if cell >= LANE:
        return way.length + 1 + (cell - LANE) % SLOTS
    return way.distance(way.starts[seat], cell) + 1


def _ring(v: DogView, way: Track, order: list[int]) -> list[int]:
    ring = [0] * LANE
    for rank, seat in enumerate(order, 1):
        for cell in v.after[seat]:
            if 0 <= cell < LANE:
                ring[way.distance(way.starts[order[0]], cell)] = rank
    return ring


def _one(kind: int) -> list[int]:
    return [int(kind == k) for k in range(KINDS)]


def _pad(numbers: list[int] | tuple[int, ...], size: int, filling: int = 0) -> list[int]:
    return [*numbers, *[filling] * (size - len(numbers))]
