# mypyc: compile
"""The rules of Encore (Hit!): draw, steal, stop in time. Clause numbers are those of RULES.md."""

from typing import Final, final

from homestretch.core.game import State
from homestretch.core.native import i64
from homestretch.core.types import CHANCE, Ask, Chance, Move, Seat
from homestretch.games.encore.options import EncoreOptions

MOST_SEATS: Final = 6
WORDS: Final[tuple[str, ...]] = (
    ("draw", "stop", "steal", "leave")
    + tuple([str(v) for v in range(1, 11)])
    + tuple([f"p{seat}" for seat in range(MOST_SEATS)])
)
DRAW: Final = 0
STOP: Final = 1
STEAL: Final = 2
LEAVE: Final = 3
CARD: Final = 3  # the card of value v is the token CARD + v
SEAT: Final = 14  # the player in seat k is the token SEAT + k

DECK: Final[tuple[int, ...]] = (11, 11, 11, 11, 11, 7, 7, 7, 7, 7)  # R-ENCORE-002, 003: copies of 1 to 10
TINY: Final[tuple[int, ...]] = (2, 2, 1, 0, 0, 0, 0, 0, 0, 0)  # R-ENCORE-099

PICK: Final = 0  # chance picks who starts
BEGIN: Final = 1  # a turn begins: R-ENCORE-031, a card must be drawn
REVEAL: Final = 2  # chance turns up the top card
ROB: Final = 3  # steal or leave
GO_ON: Final = 4  # draw or stop
OVER: Final = 5

# Where cards lie, as tens of `cards`: the pile, the discard, then the rows, then the loots of all seats.
PILE: Final = 0
DISCARD: Final = 10
ROWS: Final = 20


ASK_DRAW: Final = tuple([Ask(seat, "draw", (DRAW,)) for seat in range(MOST_SEATS)])
ASK_GO_ON: Final = tuple([Ask(seat, "go-on", (DRAW, STOP)) for seat in range(MOST_SEATS)])
ASK_ROB: Final = tuple([Ask(seat, "rob", (STEAL, LEAVE)) for seat in range(MOST_SEATS)])
ASK_NOTHING: Final = tuple([Ask(seat, "", ()) for seat in range(MOST_SEATS)])
SEATS: Final = tuple([(seat,) for seat in range(MOST_SEATS)])
BY_CHANCE: Final[tuple[int, ...]] = (CHANCE,)
ALL_CARDS: Final = tuple([CARD + v for v in range(1, 11)])
SAID: Final = Chance((), ())


@final
class EncoreState(State):
    """Where every card is, whose turn it is and what it waits for."""

    def __init__(self, seats: int, options: EncoreOptions, cards: list[int], totals: list[int]) -> None:
        super().__init__(seats, options)
        self.cards = cards
        self.totals = totals  # points of the rounds that are over
        self.deck: tuple[int, ...] = DECK if options.deck == "full" else TINY
        self.left: i64 = 0  # cards in the pile
        self.turn: i64 = 0
        self.phase: i64 = PICK
        self.card: i64 = 0  # the value just drawn, while it may steal
        self.round: i64 = 1
        self.first: i64 = 0  # who began this round
        self.must_draw: bool = options.min_draws_per_turn > 0
        self.last_counts: bool = options.resolve_last_card_fully
        self.rounds: i64 = options.rounds


def fits(seats: int, options: EncoreOptions) -> bool:
    known = options.first_player == "random" or int(options.first_player) < seats
    return known and (2 <= seats <= 5 or (seats == MOST_SEATS and options.six_players))  # R-ENCORE-015


def start(seats: int, options: EncoreOptions) -> EncoreState:
    s = EncoreState(seats, options, [], [0] * seats)
    _shuffle(s)
    if options.first_player != "random":
        s.first = s.turn = int(options.first_player)
        s.phase = BEGIN
    return s


def copy(s: EncoreState) -> EncoreState:
    o = s.options
    assert isinstance(o, EncoreOptions)
    t = EncoreState(s.seats, o, s.cards[:], s.totals[:])
    t.left = s.left
    t.turn = s.turn
    t.phase = s.phase
    t.card = s.card
    t.round = s.round
    t.first = s.first
    return t


def awaits(s: EncoreState) -> tuple[int, ...]:
    if s.phase == PICK or s.phase == REVEAL:
        return BY_CHANCE
    if s.phase == OVER:
        return ()
    return SEATS[s.turn]


def ask(s: EncoreState, seat: Seat, path: Move) -> Ask:
    if path or seat != s.turn:
        return ASK_NOTHING[seat]
    if s.phase == BEGIN:
        return ASK_DRAW[seat] if s.must_draw else ASK_GO_ON[seat]
    if s.phase == GO_ON:
        return ASK_GO_ON[seat]
    if s.phase == ROB:
        return ASK_ROB[seat]
    return ASK_NOTHING[seat]


def chance(s: EncoreState, path: Move) -> Chance:
    """Who begins (R-ENCORE-013), or the top card of a pile whose order nobody knows (R-ENCORE-011)."""
    if path:
        return SAID
    if s.phase == PICK:
        return Chance(tuple([SEAT + seat for seat in range(s.seats)]), (1,) * s.seats)
    pile = s.cards[PILE : PILE + 10]
    if 0 not in pile:
        return Chance(ALL_CARDS, tuple(pile))
    return Chance(tuple([CARD + 1 + v for v in range(10) if pile[v]]), tuple([n for n in pile if n]))


def apply(s: EncoreState, token: i64) -> None:
    if token == DRAW:
        s.phase = REVEAL
    elif token == STOP:
        _next_turn(s)  # R-ENCORE-060: the row stays where it is
    elif token == STEAL:
        _steal(s)
        _after_card(s)
    elif token == LEAVE:
        _after_card(s)
    elif token >= SEAT:
        s.first = s.turn = token - SEAT
        s.phase = BEGIN
    else:
        _reveal(s, token - CARD)


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


def _reveal(s: EncoreState, value: i64) -> None:
    """R-ENCORE-032: bust test, then the row, then the steal, then the end of the pile."""
    mine: i64 = row(s.turn)
    i: i64 = value - 1
    s.cards[PILE + i] -= 1
    s.left -= 1
    if s.left == 0 and not s.last_counts:
        s.cards[DISCARD + i] += 1
        _end_round(s)
        return
    if s.cards[mine + i] and count(s, mine) >= 3:  # R-ENCORE-050
        _shift(s, mine, DISCARD)
        s.cards[DISCARD + i] += 1  # R-ENCORE-055
        _end_turn(s)
        return
    s.cards[mine + i] += 1
    if others_have(s, i):
        s.card = value
        s.phase = ROB
    else:
        _after_card(s)


def others_have(s: EncoreState, i: i64) -> bool:
    for seat in range(s.seats):
        if seat != s.turn and s.cards[ROWS + 10 * seat + i]:
            return True
    return False


def _steal(s: EncoreState) -> None:
    """R-ENCORE-042: every card of that value from everybody."""
    i: i64 = s.card - 1
    taken: i64 = 0
    for seat in range(s.seats):
        taken += s.cards[ROWS + 10 * seat + i]
        s.cards[ROWS + 10 * seat + i] = 0
    s.cards[row(s.turn) + i] = taken


def _after_card(s: EncoreState) -> None:
    s.card = 0
    if s.left == 0:
        _end_round(s)  # R-ENCORE-070
    else:
        s.phase = GO_ON


def _end_turn(s: EncoreState) -> None:
    if s.left == 0:
        _end_round(s)
    else:
        _next_turn(s)


def _next_turn(s: EncoreState) -> None:
    s.turn = (s.turn + 1) % s.seats
    _shift(s, row(s.turn), loot(s, s.turn))  # R-ENCORE-020
    s.phase = BEGIN


def _shift(s: EncoreState, source: i64, target: i64) -> None:
    for v in range(10):
        s.cards[target + v] += s.cards[source + v]
        s.cards[source + v] = 0


def _end_round(s: EncoreState) -> None:
    """R-ENCORE-072: rows go to the loot; then points, and a fresh deck if there is another round."""
    for seat in range(s.seats):
        _shift(s, row(seat), loot(s, seat))
        s.totals[seat] += worth(s, loot(s, seat))
    s.card = 0
    if s.round == s.rounds:
        s.phase = OVER
        return
    s.round += 1
    s.first = s.turn = (s.first + 1) % s.seats  # R-ENCORE-092
    _shuffle(s)
    s.phase = BEGIN


def _shuffle(s: EncoreState) -> None:
    """R-ENCORE-010, 012, 094: all cards in the pile, none elsewhere."""
    s.cards = list(s.deck) + [0] * (10 + 20 * s.seats)
    s.left = sum(s.deck)
