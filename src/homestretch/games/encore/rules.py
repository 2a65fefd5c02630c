# mypyc: compile
"""The rules of Encore (Hit!): draw, steal, stop in time. Clause numbers are those of RULES.md."""

from typing import Final

from homestretch.core.game import Game
from homestretch.core.kit import Kit
from homestretch.core.native import i64
from homestretch.core.options import Options
from homestretch.core.rng import Rng
from homestretch.core.types import BY_CHANCE, BY_SEAT, CHANCE, WHOLE, Ask, Chance, Move, Msg, Seat, Token
from homestretch.games.encore import flaw, glance, notation, view, why
from homestretch.games.encore.glance import EncoreGlance
from homestretch.games.encore.options import EncoreOptions
from homestretch.games.encore.phases import BEGIN, GO_ON, OVER, PICK, REVEAL, ROB
from homestretch.games.encore.state import (
    DISCARD,
    PILE,
    ROWS,
    EncoreState,
    count,
    fresh,
    loot,
    others_have,
    row,
    shuffle,
    worth,
)
from homestretch.games.encore.view import EncoreView
from homestretch.games.encore.words import CARD, DRAW, LEAVE, MOST_SEATS, SEAT, STEAL, STOP, WORDS

ASK_DRAW: Final = tuple([Ask(seat, "draw", (DRAW,)) for seat in range(MOST_SEATS)])
ASK_GO_ON: Final = tuple([Ask(seat, "go-on", (DRAW, STOP)) for seat in range(MOST_SEATS)])
ASK_ROB: Final = tuple([Ask(seat, "rob", (STEAL, LEAVE)) for seat in range(MOST_SEATS)])
ALL_CARDS: Final = tuple([CARD + v for v in range(1, 11)])
SAID: Final = Chance((), ())


class Encore(Game[EncoreState, EncoreView]):
    def __init__(self, kit: Kit[EncoreView] | None = None) -> None:
        super().__init__("encore", 1, range(2, 6), WORDS, EncoreOptions, kit)

    def fits(self, seats: int, options: Options) -> bool:
        assert isinstance(options, EncoreOptions)
        known = options.first_player == "random" or int(options.first_player) < seats
        return known and (seats in self.seats or (seats == MOST_SEATS and options.six_players))  # R-ENCORE-015

    def start(self, seats: int, options: Options) -> EncoreState:
        assert isinstance(options, EncoreOptions)
        s = fresh(seats, options)
        if options.first_player != "random":
            s.first = s.turn = int(options.first_player)
            s.phase = BEGIN
        return s

    def awaits(self, s: EncoreState) -> tuple[Seat, ...]:
        if s.phase == PICK or s.phase == REVEAL:
            return BY_CHANCE
        return () if s.phase == OVER else BY_SEAT[s.turn]

    def ask(self, s: EncoreState, seat: Seat, path: Move = ()) -> Ask:
        if path or seat != s.turn:
            return WHOLE[seat]
        if s.phase == BEGIN:
            return ASK_DRAW[seat] if s.must_draw else ASK_GO_ON[seat]
        if s.phase == GO_ON:
            return ASK_GO_ON[seat]
        if s.phase == ROB:
            return ASK_ROB[seat]
        return WHOLE[seat]

    def chance(self, s: EncoreState, path: Move = ()) -> Chance:
        """Who begins (R-ENCORE-013), or the top card of a pile whose order nobody knows (R-ENCORE-011)."""
        if path:
            return SAID
        if s.phase == PICK:
            return Chance(tuple([SEAT + seat for seat in range(s.seats)]), (1,) * s.seats)
        pile = list(s.cards[PILE : PILE + 10])
        if 0 not in pile:
            return Chance(ALL_CARDS, tuple(pile))
        return Chance(tuple([CARD + 1 + v for v in range(10) if pile[v]]), tuple([n for n in pile if n]))

    def apply(self, s: EncoreState, seat: Seat, move: Move) -> None:
        token: i64 = move[0]
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

    def any_move(self, s: EncoreState, seat: Seat, rng: Rng) -> Move:
        if seat != CHANCE:
            return super().any_move(s, seat, rng)
        if s.phase == PICK:
            return (SEAT + rng.below(s.seats),)
        x: i64 = rng.below(s.left) - s.cards[PILE]
        v: i64 = 0
        while x >= 0:
            v += 1
            x -= s.cards[PILE + v]
        return (CARD + 1 + v,)

    def scores(self, s: EncoreState) -> tuple[int, ...]:
        """R-ENCORE-080, 082, 093: points; the most win, and several may share."""
        return tuple(s.totals)

    def flaw(self, s: EncoreState) -> str:
        return flaw.flaw(s)

    def glance(self, s: EncoreState, seat: Seat | None, path: Move = ()) -> EncoreGlance:
        return glance.glance(s, seat)

    def view(self, s: EncoreState, seat: Seat | None, path: Move = ()) -> EncoreView:
        return view.view(s, self.head(s, seat, path))

    def guess(self, v: EncoreView, rng: Rng) -> EncoreState:
        return view.guess(v)

    def why_not(self, v: EncoreView, path: Move, token: Token) -> Msg:
        return why.why_not(v, path, token)

    def parts(self, s: EncoreState) -> list[str]:
        return notation.parts(s)

    def parse(self, seats: int, options: Options, parts: dict[str, str]) -> EncoreState:
        assert isinstance(options, EncoreOptions)
        return notation.parse(seats, options, parts)


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
    shuffle(s)
    s.phase = BEGIN
