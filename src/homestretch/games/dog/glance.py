# mypyc: compile
"""The gate of DOG: the board, the discards and all counts are open; hands and given cards are not."""

from typing import final

from homestretch.core.native import i64, mypyc_attr, vec
from homestretch.core.types import Move, Seat
from homestretch.games.dog import asks
from homestretch.games.dog.house import House
from homestretch.games.dog.legs import Card
from homestretch.games.dog.phases import AGAIN, GIVE, PLAY
from homestretch.games.dog.plays import dealt
from homestretch.games.dog.seven import POINTS
from homestretch.games.dog.state import DISCARDS, DogState, hand
from homestretch.games.dog.track import Cell
from homestretch.games.dog.words import JOKER, KINDS, NO_KIND, SEVEN, YARD_WORD, Kind, cell_of


@mypyc_attr(acyclic=True, free_list_len=1)
@final
class DogGlance:
    """What a seat may know, for the moment of one call: lists that are open to all are those of the state itself."""

    def __init__(self, house: House, at: vec[Cell], sizes: vec[i64]) -> None:
        self.house = house
        self.me: i64 = 0  # the seat, and 0 for a spectator too
        self.phase: i64 = 0
        self.round: i64 = 0
        self.dealer: i64 = 0
        self.turn: i64 = 0
        self.at = at  # the cell of each pawn, seat by seat
        self.after = at  # and once the words half said are done
        self.points: i64 = 0  # what is left of a seven half said
        self.hand: vec[i64] = vec[i64]()  # how many of each kind; empty for a spectator
        self.sizes = sizes  # cards in every hand
        self.pile: i64 = 0
        self.discards: vec[i64] = vec[i64]()
        self.top: Kind = NO_KIND
        self.given: i64 = 0  # a bit for each seat that has given
        self.gave: Kind = NO_KIND
        self.got: Kind = NO_KIND
        self.out: i64 = 0  # a bit for each seat that dropped out


def glance(s: DogState, seat: Seat | None, path: Move) -> DogGlance:
    g = DogGlance(s.house, s.board.at, s.sizes)
    g.phase = s.phase
    g.round = s.round
    g.dealer = s.dealer
    g.turn = s.turn
    g.pile = s.left
    g.discards = s.cards[DISCARDS : DISCARDS + KINDS]
    g.top = s.top
    g.given = s.given
    g.out = s.out
    if seat is not None:
        _own(g, s, seat)
        if path and seat == s.turn and (s.phase == PLAY or s.phase == AGAIN):
            _half(g, s, seat, path)
    return g


def _own(g: DogGlance, s: DogState, seat: i64) -> None:
    """R-DOG-040: one's own cards, and what one gave and got while it surely lies where it went."""
    first: i64 = hand(seat)
    g.me = seat
    g.hand = s.cards[first : first + KINDS]
    g.gave = s.gave[seat]
    if s.phase != GIVE:
        g.got = s.gave[s.house.giver(seat)]


def _half(g: DogGlance, s: DogState, seat: i64, path: Move) -> None:
    """Words half said are drawn already: on a board of its own, as far as they move anybody."""
    first: i64 = asks.before_legs(path)
    if len(path) < first:
        return
    role = asks.role_of(path)
    if len(path) > first + 1 or (len(path) > first and path[first] == YARD_WORD):
        card = _carried(s, seat, path, first, role)
        g.after = card.b.at
        g.points = card.left if role == SEVEN else 0
    elif role == SEVEN:
        g.points = POINTS


def _carried(s: DogState, seat: i64, path: Move, first: i64, role: Kind) -> Card:
    """The card after all that is said of it."""
    card = dealt(Card(s, seat), role, path[0] == JOKER)
    if path[first] == YARD_WORD:
        card.b = card.b.copy()
        card.bring_out()
        return card
    for i in range(first, len(path) - 1, 2):
        card.go(cell_of(path[i]), cell_of(path[i + 1]))
    return card
