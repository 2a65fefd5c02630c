# mypyc: compile
"""All that is true of a game of HIT. Clause numbers are those of RULES.md."""

from typing import Final, final

from homestretch.core.game import State
from homestretch.core.native import i64, vec
from homestretch.core.options import Options
from homestretch.games.hit.board import Board
from homestretch.games.hit.cards import KINDS, SHIELD, START_KINDS, SYMBOLS
from homestretch.games.hit.options import HitOptions
from homestretch.games.hit.phases import PICK
from homestretch.games.hit.tables import COPIES

HAND: Final = 3  # R-HIT-022, 081
PLACES: Final = 5  # R-HIT-025
PURSE: Final = 6  # R-HIT-026

NOBODY_WON: Final = -1
NO_SEAT: Final = -1
NO_CARD: Final = -1


@final
class Cards:
    """Where every card is. A pile nobody knows the order of is counted by kind: seat k's begins at KINDS * k."""

    def __init__(
        self,
        hands: list[list[int]],
        known: list[list[int]],
        tops: list[list[int]],
        piles: vec[i64],
        left: vec[i64],
        discards: vec[i64],
        shown: vec[i64],
        market: list[int],
        neutral: vec[i64],
    ) -> None:
        self.hands = hands  # sorted
        self.known = known  # the part of each hand that everybody can know, sorted
        self.tops = tops  # bought cards on each draw pile, the uppermost last: bought in the open (R-HIT-079)
        self.piles = piles  # counts below them
        self.left = left  # how many those are
        self.discards = discards  # counts
        self.shown = shown  # each discard top, or NO_CARD
        self.market = market  # sorted
        self.neutral = neutral  # counts of the common pile

    def copy(self) -> "Cards":
        return Cards(
            [x[:] for x in self.hands],
            [x[:] for x in self.known],
            [x[:] for x in self.tops],
            self.piles[:],
            self.left[:],
            self.discards[:],
            self.shown[:],
            self.market[:],
            self.neutral[:],
        )


@final
class Rulings:
    """The options that are asked for in play, shared by all states of a game."""

    def __init__(self, options: HitOptions) -> None:
        self.shields: bool = not options.no_shields  # R-HIT-092
        self.four_pawns: bool = options.four_pawns
        self.goal_is_ahead: bool = options.goal_is_ahead
        self.round_limit: i64 = options.round_limit


@final
class HitState(State):
    """The pawns, the cards, the coins, whose turn it is and what it waits for."""

    game = "hit"
    unsaid = ("drawer",)

    def __init__(
        self, seats: int, options: Options, board: Board, cards: Cards, coins: vec[i64], rules: Rulings
    ) -> None:
        super().__init__(seats, options)
        self.board = board  # with the pawns on it
        self.cards = cards
        self.coins = coins
        self.turn: i64 = 0
        self.phase: i64 = PICK
        self.round: i64 = 0  # 0 while hands and market are dealt
        self.first: i64 = 0
        self.winner: i64 = NOBODY_WON
        self.drawer: i64 = NO_SEAT  # who drew cards in the last move, which only that seat may know
        self.rules = rules

    def copy(self) -> "HitState":
        t = HitState(self.seats, self.options, self.board.copy(), self.cards.copy(), self.coins[:], self.rules)
        t.turn = self.turn
        t.phase = self.phase
        t.round = self.round
        t.first = self.first
        t.winner = self.winner
        t.drawer = self.drawer
        t.last_seat = self.last_seat
        t.last_move = self.last_move
        return t


def decks(seats: int) -> Cards:
    """All cards before the deal: everybody's start cards in a pile, the neutral ones in another (R-HIT-021, 024)."""
    dealt = ([1] * START_KINDS + [0] * (KINDS - START_KINDS)) * seats
    return Cards(
        [[] for _ in range(seats)],
        [[] for _ in range(seats)],
        [[] for _ in range(seats)],
        vec[i64](dealt),
        vec[i64]([START_KINDS] * seats),
        vec[i64]([0] * (KINDS * seats)),  # R-HIT-028
        vec[i64]([NO_CARD] * seats),
        [],
        vec[i64](COPIES),
    )


def purses(seats: int, coins: int) -> vec[i64]:
    """So many coins for everybody."""
    return vec[i64]([coins] * seats)


def bare(seats: int) -> Cards:
    """No card anywhere, and no place for a hand yet."""
    return Cards(
        [],
        [],
        [],
        vec[i64]([0] * (KINDS * seats)),
        vec[i64]([0] * seats),
        vec[i64]([0] * (KINDS * seats)),
        vec[i64]([NO_CARD] * seats),
        [],
        vec[i64]([0] * KINDS),
    )


def has_shield(s: HitState, seat: i64) -> bool:
    """Whether a shield lies on top of this seat's discards, and counts."""
    top: i64 = s.cards.shown[seat]
    return s.rules.shields and top >= 0 and SYMBOLS[top] & SHIELD != 0


def guard(s: HitState, seat: i64) -> None:
    """Note whether this seat is protected now."""
    bit: i64 = 1 << seat
    if has_shield(s, seat):
        s.board.guarded |= bit
    else:
        s.board.guarded &= ~bit
