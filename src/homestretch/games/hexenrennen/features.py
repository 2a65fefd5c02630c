# mypyc: compile
"""What a seat sees of Hexenrennen as whole numbers.

Tribes are counted from one's own, clockwise, the neutral ones last; what a game with fewer players has not is 0.
"""

from homestretch.core.features import Field
from homestretch.games.hexenrennen import phases
from homestretch.games.hexenrennen.view import HexenView
from homestretch.games.hexenrennen.words import GOAL, LAST, SYMBOL, TRIBES, WITCHES, number_of, tribe_of

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

ASKED = (phases.SPLIT, phases.CHOOSE, phases.CARD)
FINISH = 47  # a witch behind the track is worth her place less this


def features(v: HexenView) -> list[int]:
    """The numbers of FIELDS, in their order."""
    order = _order(v)
    absent = TRIBES - v.seats
    return [
        v.seats,
        *[int(v.phase == phase) for phase in ASKED],
        *[int(tribe == v.turn and not v.over) for tribe in order],
        *[int(tribe in v.awaits) for tribe in order],
        *[int(v.die == n) for n in range(1, 7)],
        *_tiles(v, order),
        *_mine(v),
        *[at for tribe in order[: v.seats] for at in sorted(v.at[tribe], reverse=True)],
        *[0] * (WITCHES * absent),
        *[sum(at - FINISH for at in v.at[tribe] if at > LAST) for tribe in order[: v.seats]],
        *[0] * absent,
        *[v.hands[tribe].count(card) for tribe in order for card in range(2, SYMBOL + 1)],
        v.place,
        *[int(v.face > 0 and tribe_of(v.face) == tribe) for tribe in order],
        int(v.face > 0 and number_of(v.face) == SYMBOL),
        int(v.pushed),
        int(v.options.faceup_tiles_active),
        int(v.options.tile_may_enter_finish),
        int(v.options.symbol_skip_occupied),
        int(v.options.neutral_reshuffle),
    ]


def _order(v: HexenView) -> list[int]:
    me = v.seat or 0
    return [*range(me, v.seats), *range(me), *range(v.seats, TRIBES)]


def _tiles(v: HexenView, order: list[int]) -> list[int]:
    up = v.faces[1:]
    rank = [order.index(tribe) + 1 for tribe in range(TRIBES)]
    return [rank[tribe_of(f)] if f else 0 for f in up] + [number_of(f) if f else 0 for f in up]


def _mine(v: HexenView) -> list[int]:
    groups = (*v.mine, (), (), ())[:3]
    return [int(n in group) for group in groups for n in range(2, 11)]
