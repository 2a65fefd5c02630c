# mypyc: compile
"""All that is true in a game of DOG."""

from typing import Final, final

from homestretch.core.game import State
from homestretch.core.native import i64
from homestretch.games.dog.board import Board, home
from homestretch.games.dog.options import DogOptions
from homestretch.games.dog.track import CELLS, SLOTS, YARD, track
from homestretch.games.dog.words import COPIES, DECK_SIZE, HANDS, KINDS

PICK: Final = 0  # chance picks the first dealer
DEAL: Final = 1  # chance deals
GIVE: Final = 2  # every seat gives a card away
PLAY: Final = 3
DRAW: Final = 4  # chance draws a card for a player who could not move: R-DOG-171
AGAIN: Final = 5  # that player tries again
OVER: Final = 6

LITERAL: Final = 0
WHENEVER: Final = 1
NEVER: Final = 2
LAST_RESORT: Final = 3
NO_EFFECT: Final = ("literal", "whenever_impossible", "never", "last_resort")


@final
class DogState(State):
    """Pawns, cards, and whose turn it is. Hands, pile and discards count the cards of each kind."""

    def __init__(self, seats: int, options: DogOptions, board: Board, hands: list[int]) -> None:
        super().__init__(seats, options)
        self.board = board
        self.hands = hands  # KINDS numbers a seat
        self.sizes: list[int] = [0] * seats  # cards in each hand
        self.pile: list[int] = list(COPIES)
        self.left: i64 = DECK_SIZE  # cards in the pile
        self.discards: list[int] = [0] * KINDS
        self.top: i64 = -1  # the card that was laid down last
        self.gave: list[int] = [-1] * seats  # what each seat gave this round, while the receiver surely holds it
        self.given: list[int] = [0] * seats  # 1: has given, while others still choose
        self.out: list[int] = [0] * seats  # 1: dropped out of this round
        self.turn: i64 = 0
        self.dealer: i64 = 0
        self.round: i64 = 0
        self.phase: i64 = PICK
        self.teams: bool = seats % 2 == 0 and seats > 2  # R-DOG-010, 015
        self.onward: i64 = seats - 1 if options.mirror_turn_order else 1  # R-DOG-052: seats to the next player
        self.no_effect: i64 = NO_EFFECT.index(options.swap_no_effect)
        self.merge: bool = options.reshuffle == "merge"
        self.must_start: bool = options.must_start_when_track_empty


def start(seats: int, options: DogOptions) -> DogState:
    way = track(seats, options.fields_per_colour, options.ring == "fitted", options.direction == "cw")
    each = 4 if seats in (4, 6) else 5  # R-DOG-012, 170
    board = Board(way, each, [YARD] * (seats * each), [-1] * CELLS)
    s = DogState(seats, options, board, [0] * (KINDS * seats))
    if not s.teams:
        for seat in range(seats):
            board.put(seat * each, way.starts[seat])  # R-DOG-170
        board.trail.clear()
    if options.first_dealer != "random":
        s.dealer = int(options.first_dealer)
        s.phase = DEAL
    return s


def copy(s: DogState) -> DogState:
    o = s.options
    assert isinstance(o, DogOptions)
    t = DogState(s.seats, o, s.board.copy(), s.hands[:])
    t.sizes = s.sizes[:]
    t.pile = s.pile[:]
    t.left = s.left
    t.discards = s.discards[:]
    t.top = s.top
    t.gave = s.gave[:]
    t.given = s.given[:]
    t.out = s.out[:]
    t.turn = s.turn
    t.dealer = s.dealer
    t.round = s.round
    t.phase = s.phase
    return t


def hand_size(s: DogState) -> i64:
    """How many cards are dealt to each in this round."""
    return HANDS[s.round % 5]


def after(s: DogState, seat: i64) -> i64:
    """The next player."""
    return (seat + s.onward) % s.seats


def mate(s: DogState, seat: i64) -> i64:
    """R-DOG-011: the partner, or -1 where there are no teams."""
    return (seat + s.seats // 2) % s.seats if s.teams else -1


def receiver(s: DogState, seat: i64) -> i64:
    """R-DOG-040, 174: whom this seat gives a card to."""
    return mate(s, seat) if s.teams else after(s, seat)


def colour(s: DogState, seat: i64) -> i64:
    """R-DOG-151: whose pawns this seat moves."""
    if s.teams and home(s.board, seat) == SLOTS:
        return mate(s, seat)
    return seat
