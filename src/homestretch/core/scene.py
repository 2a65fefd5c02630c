"""What there is to see, said once for every screen: places with coordinates, zones without, things in them.

Nothing here knows colours or pixels: roles and owners are looked up in a theme. Lengths are in fields: a field of
the track is about one unit wide.

A screen puts all zones of a seat into one panel under that player's name, so their titles need not say it.
"""

from collections.abc import Callable
from functools import lru_cache
from typing import NamedTuple, ParamSpec, TypeVar, cast

from homestretch.core.types import Msg, Seat, Token

PARTS = 8192  # of each kind that are remembered; a few megabytes

P = ParamSpec("P")
T = TypeVar("T")


def once(make: Callable[P, T]) -> Callable[P, T]:
    """Makes a part of scenes once for all that show it: most of what there is to see was seen before."""
    return cast(Callable[P, T], lru_cache(PARTS)(make))


class Place(NamedTuple):
    """A spot of the board where things can stand."""

    name: str  # as the game's words name it where they do: "f17"
    x: float  # of its middle
    y: float
    role: str = "field"  # what it is to the theme: field, start, goal, yard, corner …
    owner: Seat = -1  # whose colour it has, 0 to 5; -1: nobody's
    shape: str = "disc"  # disc, square, card
    size: float = 1.0  # how wide; a card is 1.4 times as high
    face: str = ""  # what is printed on it
    icon: str = ""
    turn: float = 0.0  # degrees clockwise
    says: tuple[Token, ...] = ()  # the words a click on it may mean
    number: str = ""  # how sentences call it, for screens that have nothing to point with
    label: str = ""  # what it is: a key of the catalogue, whose text may name the `$number`
    about: str = ""  # what it does, in a sentence or two: a key like the label


def spoken(place: Place) -> tuple[Msg, ...]:
    """What a place is called and what it does, as far as its game has said."""
    return tuple(Msg(key, {"number": place.number}) for key in (place.label, place.about) if key)


class Ornament(NamedTuple):
    """A line, an area or a word on the board that nothing stands on."""

    d: str = ""  # SVG path data, in fields
    role: str = "line"  # line, area, label …
    owner: Seat = -1
    text: str = ""
    x: float = 0.0
    y: float = 0.0
    size: float = 1.0


class Board(NamedTuple):
    """What does not change during a game. A game without a board has no places."""

    width: float = 0.0
    height: float = 0.0
    places: tuple[Place, ...] = ()
    ornaments: tuple[Ornament, ...] = ()
    icons: tuple[tuple[str, str], ...] = ()  # name and SVG path data, filled, in a box of 24 by 24
    signs: tuple[tuple[str, str], ...] = ()  # name of an icon and the character that stands for it in a terminal


class Zone(NamedTuple):
    """A region each screen lays out its own way: a hand, a market, what lies before a player."""

    name: str
    region: str  # hand (mine), seat (before a player), centre (shared)
    title: Msg
    seat: Seat = -1
    flow: str = "row"  # row; columns: equal faces overlap in a column; stack: one on another
    note: Msg | None = None  # a short line beside the title: a score, "dropped out"
    marks: tuple[str, ...] = ()  # turn, out, winner …


class Thing(NamedTuple):
    """A pawn, a card, a tile, a die: something that is at a place or in a zone and may move between them."""

    id: str  # the same thing has the same id in the next scene; a face-down thing is named by its place
    role: str  # pawn, card, tile, die, coin; anything else is drawn as a round token
    at: str  # a place of the board or a zone
    label: Msg  # what it is, for those who listen
    owner: Seat = -1
    face: str = ""  # "7"; empty for a thing face down
    icons: tuple[str, ...] = ()
    many: int = 1  # how many lie here as one
    says: tuple[Token, ...] = ()  # the words a click on it may mean
    marks: tuple[str, ...] = ()  # ghost, down, last, chosen, safe, named (under it); of cards special, common …
    tag: str = ""  # a price, in the upper right corner of a card
    about: Msg | None = None  # what it does, in a sentence or two, for those who see it for the first time
    goes: str = ""  # the place of the board its word takes something to, where no further word names that place


class Scene(NamedTuple):
    """All there is to see for one view."""

    zones: tuple[Zone, ...]
    things: tuple[Thing, ...]


class Flight(NamedTuple):
    """A thing on its way, by names of places and zones. One that is gone afterwards is seen to go; of a pile face down
    only one card flies."""

    thing: str
    way: tuple[str, ...]


class Told(NamedTuple):
    """Something that happened: a sentence, the way a thing went, how that is felt, and what went along."""

    msg: Msg
    thing: str = ""
    way: tuple[str, ...] = ()
    mark: str = ""  # captured (somebody is sent back or robbed), lost (by one's own doing), home (for good)
    flights: tuple[Flight, ...] = ()
