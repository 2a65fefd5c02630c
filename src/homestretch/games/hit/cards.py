# mypyc: compile
"""The cards of HIT and the words its moves are said in. Clause numbers are those of RULES.md."""

from typing import Final

from homestretch.core.native import i64, vec
from homestretch.games.hit import tables
from homestretch.games.hit.tables import FIELDS

# What a card does (R-HIT-037), in the order of its columns below.
COINS_ONLY: Final = 0  # no movement
STEPS: Final = 1  # from least to most fields
OUT_OR_STEPS: Final = 2  # R-HIT-069
FREE_CORNER: Final = 3
THREE_OR_BACK: Final = 4
SHARE: Final = 5  # ten steps among pawns
NEXT_BARRIER: Final = 6
NEXT_START: Final = 7
CORNERS: Final = 8
HUNT: Final = 9
BEHIND: Final = 10
GROUPS: Final = 11

# R-HIT-126: what else is printed on a card, as bits.
SHIELD: Final = 1
BREAKER: Final = 2
NO_CAPTURE: Final = 4
NO_GOAL: Final = 8

# name, effect, least, most, coins, symbols: R-HIT-100 to 105, then 110 to 125.
TABLE: Final = (
    ("s-coin3", COINS_ONLY, 0, 0, 3, 0),
    ("s-out1", OUT_OR_STEPS, 1, 1, 0, 0),
    ("s-out6", OUT_OR_STEPS, 6, 6, 0, 0),
    ("s-1to5", STEPS, 1, 5, 0, NO_CAPTURE),
    ("s-3", STEPS, 3, 3, 2, SHIELD),
    ("s-corner", FREE_CORNER, 0, 0, 1, 0),
    ("n-4", STEPS, 4, 4, 0, SHIELD),
    ("n-5", STEPS, 5, 5, 2, 0),
    ("n-6", STEPS, 6, 6, 1, BREAKER),
    ("n-7", STEPS, 7, 7, 2, 0),
    ("n-8", STEPS, 8, 8, 2, 0),
    ("n-11", STEPS, 11, 11, 0, NO_CAPTURE),
    ("n-3b1", THREE_OR_BACK, 3, 3, 0, BREAKER),
    ("n-split", SHARE, 10, 10, 0, NO_CAPTURE),
    ("n-bar", NEXT_BARRIER, 0, 0, 0, 0),
    ("n-start", NEXT_START, 0, 0, 0, 0),
    ("n-coin3", COINS_ONLY, 0, 0, 3, SHIELD),
    ("n-coin5", COINS_ONLY, 0, 0, 5, 0),
    ("n-corn", CORNERS, 1, 3, 0, 0),
    ("n-hunt", HUNT, 0, 0, 0, 0),
    ("n-behind", BEHIND, 0, 0, 0, NO_GOAL),
    ("n-group", GROUPS, 1, 2, 0, NO_GOAL),
)
KINDS: Final = len(TABLE)
START_KINDS: Final = 6  # the first six, one of each in every colour
SPLIT: Final = 13

EFFECT: Final = vec[i64]([row[1] for row in TABLE])
LEAST: Final = vec[i64]([row[2] for row in TABLE])
MOST: Final = vec[i64]([row[3] for row in TABLE])
COINS: Final = vec[i64]([row[4] for row in TABLE])
SYMBOLS: Final = vec[i64]([row[5] for row in TABLE])
COSTS: Final = vec[i64](tables.COSTS)

# Words: the kinds are tokens 0 to 21, then these.
OUT: Final = 22  # come out
BOTH: Final = 23  # lay down two cards to come out
UNUSED: Final = 24
DONE: Final = 25
KEEP: Final = 26
MIX: Final = 27
STEP: Final = 27  # n steps of a split are the token STEP + n
SEAT: Final = 38  # the player in seat k
GOAL: Final = 42  # goal field k, counted from 0: the mover's own
FIELD: Final = 46  # field k of the ring

WORDS: Final[tuple[str, ...]] = (
    tuple([row[0] for row in TABLE])
    + ("out", "both", "unused", "done", "keep", "mix")
    + tuple([str(n) for n in range(1, 11)])
    + tuple([f"p{seat}" for seat in range(4)])
    + tuple([f"g{k}" for k in range(1, 5)])
    + tuple([f"f{k}" for k in range(FIELDS)])
)
