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

# Where cards lie in `cards`, counted by kind: the pile, the discards, then the hands of all seats.
PILE: Final = 0
DISCARDS: Final = KINDS
HELD: Final = 2 * KINDS

LITERAL: Final = 0
WHENEVER: Final = 1
NEVER: Final = 2
LAST_RESORT: Final = 3
NO_EFFECT: Final[tuple[str, ...]] = ("literal", "whenever_impossible", "never", "last_resort")

AFTER_FINISH: Final = 0
WHEN_STUCK: Final = 1
FREE: Final = 2
SEVEN_PARTNER: Final[tuple[str, ...]] = ("after_finish", "when_stuck", "free")


@final
class House:
    """What the number of players and the options make of the rules; shared by all states of a game."""

    def __init__(self, seats: int, options: DogOptions) -> None:
        self.teams: bool = seats in (4, 6)  # R-DOG-010, 015
        self.each: i64 = 4 if self.teams else 5  # R-DOG-012, 170
        self.onward: i64 = seats - 1 if options.mirror_turn_order else 1  # R-DOG-052: seats to the next player
        self.across: i64 = seats // 2  # R-DOG-011: seats to the partner
        self.no_effect: i64 = NO_EFFECT.index(options.swap_no_effect)
        self.seven_partner: i64 = SEVEN_PARTNER.index(options.seven_partner)
        self.merge: bool = options.reshuffle == "merge"
        self.must_start: bool = options.must_start_when_track_empty


@final
class DogState(State):
    """Pawns, cards, and whose turn it is."""

    def __init__(
        self,
        seats: int,
        options: DogOptions,
        house: House,
        board: Board,
        cards: list[int],
        sizes: list[int],
        gave: list[int],
    ) -> None:
        super().__init__(seats, options)
        self.house = house
        self.board = board
        self.cards = cards
        self.sizes = sizes  # cards in each hand; one given away counts until the exchange is done
        self.gave = gave  # what each seat gave this round, while the receiver surely holds it, or -1
        self.left: i64 = DECK_SIZE  # cards in the pile
        self.top: i64 = -1  # the card that was laid down last
        self.given: i64 = 0  # a bit for each seat that has given, while others still choose
        self.out: i64 = 0  # a bit for each seat that dropped out of this round
        self.turn: i64 = 0
        self.dealer: i64 = 0
        self.round: i64 = 0
        self.phase: i64 = PICK
        self.hushed: bool = False  # whether the last move was dealt, drawn or given: not for all eyes


def start(seats: int, options: DogOptions) -> DogState:
    house = House(seats, options)
    way = track(seats, options.fields_per_colour, options.ring == "fitted", options.direction == "cw")
    board = Board(way, house.each, [YARD] * (seats * house.each), [-1] * CELLS)
    cards = list(COPIES) + [0] * (KINDS * (seats + 1))
    s = DogState(seats, options, house, board, cards, [0] * seats, [-1] * seats)
    if not house.teams:
        for seat in range(seats):
            board.put(seat * house.each, way.starts[seat])  # R-DOG-170
        board.trail.clear()
    if options.first_dealer != "random":
        s.dealer = int(options.first_dealer)
        s.phase = DEAL
    return s


def copy(s: DogState) -> DogState:
    o = s.options
    assert isinstance(o, DogOptions)
    t = DogState(s.seats, o, s.house, s.board.copy(), s.cards[:], s.sizes[:], s.gave[:])
    t.left = s.left
    t.top = s.top
    t.given = s.given
    t.out = s.out
    t.turn = s.turn
    t.dealer = s.dealer
    t.round = s.round
    t.phase = s.phase
    t.hushed = s.hushed
    return t


def hand(seat: i64) -> i64:
    """Where in `cards` the hand of this seat begins."""
    return HELD + KINDS * seat


def hand_size(s: DogState) -> i64:
    """How many cards are dealt to each in this round."""
    return HANDS[s.round % 5]


def after(s: DogState, seat: i64) -> i64:
    """The next player."""
    return (seat + s.house.onward) % s.seats


def mate(s: DogState, seat: i64) -> i64:
    """R-DOG-011: the partner, or -1 where there are no teams."""
    return (seat + s.house.across) % s.seats if s.house.teams else -1


def receiver(s: DogState, seat: i64) -> i64:
    """R-DOG-040, 174: whom this seat gives a card to."""
    return (seat + (s.house.across if s.house.teams else s.house.onward)) % s.seats


def giver(s: DogState, seat: i64) -> i64:
    """Who gives this seat a card."""
    return (seat + s.seats - (s.house.across if s.house.teams else s.house.onward)) % s.seats


def colour(s: DogState, seat: i64) -> i64:
    """R-DOG-151: whose pawns this seat moves."""
    if s.house.teams and home(s.board, seat) == SLOTS:
        return mate(s, seat)
    return seat
