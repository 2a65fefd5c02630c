# mypyc: compile
"""All that is true in a game of Hexenrennen, and how it begins. Clause numbers are those of RULES.md."""

from typing import Final, final

from homestretch.core.bits import only
from homestretch.core.game import State
from homestretch.core.native import i64, vec
from homestretch.core.options import Options
from homestretch.core.types import Ask, Chance
from homestretch.games.hexenrennen.options import HexenOptions
from homestretch.games.hexenrennen.phases import SPLIT
from homestretch.games.hexenrennen.words import FACE, FULL, LAST, TRIBES, WITCHES

ALONE: Final = -1  # no witch is on her way


@final
class Rulings:
    """The options that are asked for in play, shared by all states of a game."""

    def __init__(self, options: HexenOptions) -> None:
        self.active: bool = options.faceup_tiles_active
        self.enters: bool = options.tile_may_enter_finish
        self.skips: bool = options.symbol_skip_occupied
        self.reshuffles: bool = options.neutral_reshuffle


@final
class HexenState(State):
    """The tiles turned up, the witches, what each section still hides, the cards, and what is waited for.

    Copies share their lists: no list is ever changed, a changed one takes its place.
    """

    game = "hexenrennen"

    def __init__(
        self,
        seats: int,
        options: Options,
        face: vec[i64],
        at: vec[i64],
        hidden: vec[i64],
        signs: vec[i64],
        hands: vec[i64],
        rules: Rulings,
    ) -> None:
        super().__init__(seats, options)
        self.face = face  # of tile 1 to 48 the token of what it shows; 0: face down
        self.at = at  # where witch i of seat k is: at[3 * k + i]; 0: before the track
        # What section c still hides of tribe t: hidden[3 * t + c], for a player's tribe the set of numbers. A neutral
        # tribe was dealt at random, so how many numbers it hides there is all there is to know: no future in the state.
        self.hidden = hidden
        self.signs = signs  # where tribe t's symbol of section c lies face up: signs[3 * t + c]; 0: face down
        self.hands = hands  # of the players, and the piles of the neutral tribes
        self.crowd: i64 = 0  # the tiles with a witch on them, as bits, so that one is found at once; follows from `at`
        self.phase: i64 = SPLIT
        self.turn: i64 = 0
        self.die: i64 = 0  # as it lies on the table
        self.walker: i64 = ALONE  # the witch on her way, as an index of `at`
        self.asked: Ask | None = None  # worked out once and forgotten when the state changes, as are the odds
        self.odds: Chance | None = None
        self.pushed: bool = False  # she was last moved backward by a number card: R-HEX-091
        self.rules = rules

    def copy(self) -> "HexenState":
        t = HexenState(self.seats, self.options, self.face, self.at, self.hidden, self.signs, self.hands, self.rules)
        t.crowd = self.crowd
        t.phase = self.phase
        t.turn = self.turn
        t.die = self.die
        t.walker = self.walker
        t.pushed = self.pushed
        return t


def fresh(seats: int, options: HexenOptions) -> HexenState:
    """R-HEX-010, 016: all tiles face down and not divided yet, all witches before the track, all cards in hand."""
    neutral = vec[i64]([0] * (3 * seats) + [3] * (3 * (TRIBES - seats)))  # R-HEX-121
    tiles, at = vec[i64]([0] * (LAST + 1)), vec[i64]([0] * (WITCHES * seats))
    signs, hands = vec[i64]([0] * 12), vec[i64]([FULL] * TRIBES)
    return HexenState(seats, options, tiles, at, neutral, signs, hands, Rulings(options))


def bit(place: i64) -> i64:
    """A tile as a bit of `crowd`; other places have none."""
    return only(place) if 0 < place <= LAST else 0


def gather(s: HexenState, at: list[int]) -> None:
    """Put all witches where they are."""
    s.at = vec[i64](at)
    s.crowd = 0
    for p in at:
        s.crowd |= bit(p)


def lay_out(s: HexenState, faces: list[int], hands: list[int]) -> None:
    """The tiles as they show, and the cards."""
    s.face = vec[i64](faces)
    s.hands = vec[i64](hands)


def hide(s: HexenState, hidden: list[int]) -> None:
    """What each section hides of each tribe."""
    s.hidden = vec[i64](hidden)


def changed(old: vec[i64], i: i64, value: i64) -> vec[i64]:
    """The same numbers but for one place."""
    new = old[:]
    new[i] = value
    return new


def rulings(s: HexenState) -> HexenOptions:
    o = s.options
    assert isinstance(o, HexenOptions)
    return o


def owner(s: HexenState) -> i64:
    """The tribe of the tile on which the witch on her way stands."""
    f: i64 = s.face[s.at[s.walker]]
    return (f - FACE) // 10
