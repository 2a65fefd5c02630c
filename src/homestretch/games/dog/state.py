# mypyc: compile
"""All that is true in a game of DOG."""

from typing import Final, final

from homestretch.core.game import State
from homestretch.core.native import i64, vec
from homestretch.games.dog.board import Board, empty
from homestretch.games.dog.house import House
from homestretch.games.dog.options import DogOptions
from homestretch.games.dog.phases import PICK
from homestretch.games.dog.words import COPIES, DECK_SIZE, KINDS, NO_KIND, Kind

# Where cards lie in `cards`, counted by kind: the pile, the discards, then the hands of all seats.
PILE: Final = 0
DISCARDS: Final = KINDS
HELD: Final = 2 * KINDS


@final
class DogState(State):
    """Pawns, cards, and whose turn it is."""

    game = "dog"
    unsaid = ("hushed",)

    def __init__(
        self,
        seats: int,
        options: DogOptions,
        house: House,
        board: Board,
        cards: vec[i64],
        sizes: vec[i64],
        gave: vec[Kind],
    ) -> None:
        super().__init__(seats, options)
        self.house = house
        self.board = board
        self.cards = cards
        self.sizes = sizes  # cards in each hand; one given away counts until the exchange is done
        self.gave = gave  # what each seat gave this round, while the receiver surely holds it, or NO_KIND
        self.left: i64 = DECK_SIZE  # cards in the pile
        self.top: Kind = NO_KIND  # the card that was laid down last
        self.given: i64 = 0  # a bit for each seat that has given, while others still choose
        self.out: i64 = 0  # a bit for each seat that dropped out of this round
        self.turn: i64 = 0
        self.dealer: i64 = 0
        self.round: i64 = 0
        self.phase: i64 = PICK
        self.hushed: bool = False  # whether the last move was dealt, drawn or given: not for all eyes

    def copy(self) -> "DogState":
        o = self.options
        assert isinstance(o, DogOptions)
        t = DogState(self.seats, o, self.house, self.board.copy(), self.cards[:], self.sizes[:], self.gave[:])
        t.left = self.left
        t.top = self.top
        t.given = self.given
        t.out = self.out
        t.turn = self.turn
        t.dealer = self.dealer
        t.round = self.round
        t.phase = self.phase
        t.hushed = self.hushed
        return t


def set_up(seats: int, options: DogOptions) -> DogState:
    """All cards in the pile, and all pawns where they wait."""
    house = House(seats, options)
    board = empty(house.track, seats, house.each)
    cards = vec[i64](list(COPIES) + [0] * (KINDS * (seats + 1)))
    if not house.teams:
        for seat in range(seats):
            board.put(board.pawn(seat, 0), house.track.starts[seat])  # R-DOG-170
    return DogState(seats, options, house, board, cards, vec[i64]([0] * seats), nothing(seats))


def nothing(seats: int) -> vec[Kind]:
    """Nobody has given a card in this round."""
    return vec[Kind]([NO_KIND] * seats)


def lay_out(s: DogState, cards: list[int], sizes: list[int], gave: list[Kind]) -> None:
    """All cards where these say."""
    s.cards = vec[i64](cards)
    s.sizes = vec[i64](sizes)
    s.gave = vec[Kind](gave)


def hand(seat: i64) -> i64:
    """Where in `cards` the hand of this seat begins."""
    return HELD + KINDS * seat


def held(s: DogState, seat: i64) -> i64:
    """The set of kinds in the hand of this seat."""
    cards = s.cards
    first: i64 = hand(seat)
    kinds: i64 = 0
    for k in range(KINDS):
        if cards[first + k]:
            kinds |= 1 << k
    return kinds
