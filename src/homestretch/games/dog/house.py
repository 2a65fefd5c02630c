# mypyc: compile
"""What the number of players and the options make of the rules: who plays with whom, who follows whom, the rulings."""

from typing import Final, final

from homestretch.core.native import i64
from homestretch.games.dog.board import Board, is_home
from homestretch.games.dog.options import DogOptions
from homestretch.games.dog.track import Track, track

LITERAL: Final = 0
WHENEVER: Final = 1
NEVER: Final = 2
LAST_RESORT: Final = 3
NO_EFFECT: Final[tuple[str, ...]] = ("literal", "whenever_impossible", "never", "last_resort")

AFTER_FINISH: Final = 0
WHEN_STUCK: Final = 1
FREE: Final = 2
SEVEN_PARTNER: Final[tuple[str, ...]] = ("after_finish", "when_stuck", "free")


def has_teams(seats: int) -> bool:
    """R-DOG-010, 015."""
    return seats in (4, 6)


def table(seats: int, options: DogOptions) -> Track:
    """The track that so many play on under these options."""
    return track(seats, options.fields_per_colour, options.ring == "fitted", options.direction == "cw")


def onward(seats: int, options: DogOptions) -> int:
    """R-DOG-052: seats to the next player."""
    return seats - 1 if options.mirror_turn_order else 1


@final
class House:
    """Shared by all states of a game, and never changed."""

    def __init__(self, seats: int, options: DogOptions) -> None:
        self.seats: i64 = seats
        self.track = table(seats, options)
        self.teams: bool = has_teams(seats)
        self.each: i64 = 4 if self.teams else 5  # R-DOG-012, 170
        self.mirror: bool = options.mirror_turn_order
        self.onward: i64 = onward(seats, options)
        self.across: i64 = seats // 2  # R-DOG-011: seats to the partner
        self.no_effect: i64 = NO_EFFECT.index(options.swap_no_effect)
        self.seven_partner: i64 = SEVEN_PARTNER.index(options.seven_partner)
        self.merge: bool = options.reshuffle == "merge"
        self.must_start: bool = options.must_start_when_track_empty

    def after(self, seat: i64) -> i64:
        """The next player."""
        return (seat + self.onward) % self.seats

    def mate(self, seat: i64) -> i64:
        """R-DOG-011: the partner, or -1 where there are no teams."""
        return (seat + self.across) % self.seats if self.teams else -1

    def receiver(self, seat: i64) -> i64:
        """R-DOG-040, 174: whom this seat gives a card to."""
        return (seat + (self.across if self.teams else self.onward)) % self.seats

    def giver(self, seat: i64) -> i64:
        """Who gives this seat a card."""
        return (seat + self.seats - (self.across if self.teams else self.onward)) % self.seats

    def colour(self, b: Board, seat: i64) -> i64:
        """R-DOG-151: whose pawns this seat moves."""
        return self.mate(seat) if self.teams and is_home(b, seat) else seat

    def has_won(self, b: Board, seat: i64) -> bool:
        """R-DOG-153: all eight of a team; R-DOG-175: four where there are no teams."""
        return is_home(b, seat) and (not self.teams or is_home(b, self.mate(seat)))
