# mypyc: compile
"""All that is true in a game of Encore: where every card is, whose turn it is and what it waits for."""

from typing import Final, final

from homestretch.core.game import State
from homestretch.core.native import i64, vec
from homestretch.core.options import Options
from homestretch.games.encore.options import EncoreOptions
from homestretch.games.encore.phases import PICK

DECK: Final[tuple[int, ...]] = (11, 11, 11, 11, 11, 7, 7, 7, 7, 7)  # R-ENCORE-002, 003: copies of 1 to 10
TINY: Final[tuple[int, ...]] = (2, 2, 1, 0, 0, 0, 0, 0, 0, 0)  # R-ENCORE-099

# Where cards lie, as tens of `cards`: the pile, the discard, then the rows, then the loots of all seats.
PILE: Final = 0
DISCARD: Final = 10
ROWS: Final = 20


@final
class EncoreState(State):
    game = "encore"

    def __init__(self, seats: int, options: Options, deck: tuple[int, ...], cards: vec[i64], totals: vec[i64]) -> None:
        super().__init__(seats, options)
        self.deck = deck  # copies of 1 to 10
        self.cards = cards
        self.totals = totals  # points of the rounds that are over
        self.left: i64 = 0  # cards in the pile
        self.turn: i64 = 0
        self.phase: i64 = PICK
        self.card: i64 = 0  # the value just drawn, while it may steal
        self.round: i64 = 1
        self.first: i64 = 0  # who began this round
        self.rounds: i64 = 1
        self.must_draw: bool = True
        self.last_counts: bool = True

    def copy(self) -> "EncoreState":
        t = EncoreState(self.seats, self.options, self.deck, self.cards[:], self.totals[:])
        t.left = self.left
        t.turn = self.turn
        t.phase = self.phase
        t.card = self.card
        t.round = self.round
        t.first = self.first
        t.rounds = self.rounds
        t.must_draw = self.must_draw
        t.last_counts = self.last_counts
        return t


def fresh(seats: int, options: EncoreOptions) -> EncoreState:
    """Before anything was done: all cards in the pile."""
    s = EncoreState(seats, options, DECK if options.deck == "full" else TINY, vec[i64](), vec[i64]([0] * seats))
    s.rounds = options.rounds
    s.must_draw = options.min_draws_per_turn > 0
    s.last_counts = options.resolve_last_card_fully
    shuffle(s)
    return s


def rulings(s: EncoreState) -> EncoreOptions:
    o = s.options
    assert isinstance(o, EncoreOptions)
    return o


def shuffle(s: EncoreState) -> None:
    """R-ENCORE-010, 012, 094: all cards in the pile, none elsewhere."""
    s.cards = vec[i64](list(s.deck) + [0] * (10 + 20 * s.seats))
    s.left = sum(s.deck)


def lay_out(s: EncoreState, cards: list[int], totals: list[int]) -> None:
    """All cards where these say, and the points of the rounds that are over."""
    s.cards = vec[i64](cards)
    s.totals = vec[i64](totals)


def row(seat: i64) -> i64:
    """Where in `cards` the row of this seat begins."""
    return ROWS + 10 * seat


def loot(s: EncoreState, seat: i64) -> i64:
    return ROWS + 10 * (s.seats + seat)


def count(s: EncoreState, zone: i64) -> i64:
    n: i64 = 0
    for v in range(zone, zone + 10):
        n += s.cards[v]
    return n


def worth(s: EncoreState, zone: i64) -> i64:
    n: i64 = 0
    for v in range(10):
        n += (v + 1) * s.cards[zone + v]
    return n


def others_have(s: EncoreState, i: i64) -> bool:
    """Whether a card of value i + 1 lies in the row of somebody whose turn it is not."""
    for seat in range(s.seats):
        if seat != s.turn and s.cards[ROWS + 10 * seat + i]:
            return True
    return False
