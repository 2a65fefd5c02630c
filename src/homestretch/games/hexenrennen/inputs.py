# mypyc: compile
"""What nets are shown of Hexenrennen: the track before a roll, tribes counted from whoever rolls, neutral ones last."""

from typing import Final

from homestretch.core.inputs import Inputs, Row
from homestretch.core.native import i64
from homestretch.games.hexenrennen.flight import by_die
from homestretch.games.hexenrennen.judge import cards, flight, place
from homestretch.games.hexenrennen.phases import ROLL
from homestretch.games.hexenrennen.state import HexenState
from homestretch.games.hexenrennen.words import FACE, LAST, SYMBOL, TRIBES, WITCHES, points

VERSION: Final = 1

# Of every player, one behind the other:
TILES: Final = 0  # a witch stands on tile 1 to 48
WAIT: Final = 48  # steps: so many wait
HOME: Final = 51  # steps of each finish field: so many are there
SCORE: Final = 60  # what those in the finish are worth
FAR: Final = 61  # how far all have come
ORDER: Final = 62  # how far the last, the next and the first have come
GAIN: Final = 65  # what each roll brings the witch who makes most of it
MEAN: Final = 71  # and on average
IDLE: Final = 72  # rolls that no witch can use
CARRY: Final = 73  # what a tile face down carries a witch of the tribe on average, in each section
LEFT: Final = 76  # how much of each section the witches have to cross still
HOPE: Final = 79  # and what tiles face down there will carry them, as it looks
PULL: Final = 82  # own numbers that show ahead of witches
OWN: Final = 83  # own symbols that show ahead of witches
PITS: Final = 84  # others' symbols that show ahead of witches
HAND: Final = 85  # a number is in hand
PLAYER: Final = 94
# Of every tribe:
SIGNS: Final = 0  # steps: so many symbols are in hand, or in the pile
MANY: Final = 3  # how many cards
HIGH: Final = 4  # their numbers together
DARK: Final = 5  # how often a tile face down shows the tribe's symbol, in each section
BEHIND: Final = 8  # symbols that show, in each section
TRIBE: Final = 11
# And of all:
UNTURNED: Final = 0  # how many tiles lie face down, in each section
TRACK: Final = 3

NONE: Final = -1000.0  # no witch can use the roll
REACH: Final = 20.0  # tiles that a roll seldom gains
WAY: Final = 48.0  # tiles
SECTIONS: Final = 3


class HexenInputs(Inputs[HexenState]):
    """Hands and what lies face down are open here: a net looks at guessed worlds."""

    def __init__(self) -> None:
        super().__init__(VERSION)
        self.tail = 5  # about two turns
        self.times = 0
        self.explore = 0.3

    def size(self, seats: int) -> int:
        return seats * PLAYER + TRIBES * TRIBE + TRACK

    def ready(self, s: HexenState) -> bool:
        return s.phase == ROLL

    def write(self, s: HexenState, row: Row) -> int:
        me: i64 = s.turn
        seats: i64 = s.seats
        for k in range(seats):
            seat: i64 = (me + k) % seats
            _player(s, seat, k * PLAYER, row)
            _rolls(s, seat, k * PLAYER, row)
            _numbers(s.hands[seat], k * PLAYER + HAND, row)
            _ahead(s, seat, k * PLAYER, row)
        for t in range(TRIBES):
            _cards(s.hands[(me + t) % seats if t < seats else t], seats * PLAYER + t * TRIBE, row)
        for c in range(SECTIONS):
            _section(s, c, row)
        return me


def _player(s: HexenState, seat: i64, at: i64, row: Row) -> None:
    """Where the witches are."""
    score: i64 = 0
    far: float = 0.0
    for i in range(WITCHES * seat, WITCHES * seat + WITCHES):
        p: i64 = s.at[i]
        far += place(p)
        score += points(p)
        if 0 < p <= LAST:
            row.on(at + TILES + p - 1)
        row.put(at + ORDER + _before(s, seat, i), float(p) / WAY)
    row.steps(at + WAIT, _there(s, seat, 0))
    for field in range(3):
        row.steps(at + HOME + 3 * field, _there(s, seat, LAST + 1 + field))
    row.put(at + SCORE, float(score) / 4.0)
    row.put(at + FAR, far / WAY)


def _left(s: HexenState, seat: i64, start: i64) -> i64:
    """How many tiles of the section that begins there lie before the witches of this seat, all counted."""
    n: i64 = 0
    for i in range(WITCHES * seat, WITCHES * seat + WITCHES):
        n += min(16, max(0, start + 16 - s.at[i]))
    return n


def _before(s: HexenState, seat: i64, witch: i64) -> i64:
    """How many witches of this seat are behind this one; of two in one place the first counts as behind."""
    n: i64 = 0
    for i in range(WITCHES * seat, WITCHES * seat + WITCHES):
        if s.at[i] < s.at[witch] or (s.at[i] == s.at[witch] and i < witch):
            n += 1
    return n


def _there(s: HexenState, seat: i64, p: i64) -> i64:
    """How many witches of this seat are there."""
    n: i64 = 0
    for i in range(WITCHES * seat, WITCHES * seat + WITCHES):
        if s.at[i] == p:
            n += 1
    return n


def _numbers(bits: i64, at: i64, row: Row) -> None:
    """An input for each number of a set."""
    for n in range(2, 11):
        if bits >> n & 1:
            row.on(at + n - 2)


def _rolls(s: HexenState, seat: i64, at: i64, row: Row) -> None:
    """What each roll would bring this seat, with the witch who makes most of it."""
    lies: i64 = s.die
    idle: i64 = 0
    total: float = 0.0
    for die in range(1, 7):
        s.die = die
        best: float = NONE
        for i in range(WITCHES * seat, WITCHES * seat + WITCHES):
            best = max(best, _gain(s, seat, s.at[i]))
        if best > NONE:
            row.put(at + GAIN + die - 1, best / REACH)
            total += best
        else:
            idle += 1
    s.die = lies
    row.put(at + MEAN, total / 6.0 / REACH)
    row.put(at + IDLE, float(idle))


def _gain(s: HexenState, seat: i64, p: i64) -> float:
    return flight(s, seat, p) if by_die(s, p) else NONE


def _ahead(s: HexenState, seat: i64, at: i64, row: Row) -> None:
    """What the witches of this seat may still come to of all that shows, each counted for every witch before it."""
    pull: i64 = 0
    own: i64 = 0
    pits: i64 = 0
    for p in range(1, LAST + 1):
        face: i64 = s.face[p]
        if face:
            tribe: i64 = (face - FACE) // 10
            number: i64 = (face - FACE) % 10 + 2
            if number == SYMBOL:
                if tribe == seat:
                    own += _before_tile(s, seat, p)
                else:
                    pits += _before_tile(s, seat, p)
            elif tribe == seat:
                pull += number * _before_tile(s, seat, p)
    row.put(at + PULL, float(pull) / REACH)
    row.put(at + OWN, float(own) / 3.0)
    row.put(at + PITS, float(pits) / 3.0)


def _before_tile(s: HexenState, seat: i64, p: i64) -> i64:
    n: i64 = 0
    for i in range(WITCHES * seat, WITCHES * seat + WITCHES):
        if s.at[i] < p:
            n += 1
    return n


def _cards(hand: i64, at: i64, row: Row) -> None:
    """The cards of a tribe."""
    row.steps(at + SIGNS, hand >> 11)
    row.put(at + MANY, float(cards(hand)) / 4.0)
    row.put(at + HIGH, float(total(hand)) / 20.0)


def _section(s: HexenState, c: i64, row: Row) -> None:
    """What may still be turned up in a section, and which symbols show there."""
    me: i64 = s.turn
    seats: i64 = s.seats
    dark: i64 = 0
    for p in range(16 * c + 1, 16 * c + 17):
        if s.face[p] == 0:
            dark += 1
    tiles: float = float(max(1, dark))
    row.put(seats * PLAYER + TRIBES * TRIBE + UNTURNED + c, float(dark) / 16.0)
    for k in range(TRIBES):
        tribe: i64 = (me + k) % seats if k < seats else k
        at: i64 = seats * PLAYER + k * TRIBE
        if s.signs[3 * tribe + c]:
            row.on(at + BEHIND + c)
        else:
            row.put(at + DARK + c, 4.0 / tiles)
        if k < seats:
            carry: float = float(total(s.hidden[3 * tribe + c])) / tiles
            left: float = float(_left(s, tribe, 16 * c)) / 16.0
            row.put(k * PLAYER + CARRY + c, carry)
            row.put(k * PLAYER + LEFT + c, left)
            row.put(k * PLAYER + HOPE + c, carry * left)


def total(bits: i64) -> i64:
    """The numbers of a set together."""
    n: i64 = 0
    for k in range(2, 11):
        if bits >> k & 1:
            n += k
    return n
