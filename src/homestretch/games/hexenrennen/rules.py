# mypyc: compile
"""The rules of Hexenrennen: roll, fly, and see whose tile it is. Clause numbers are those of RULES.md."""

from homestretch.core.game import Game
from homestretch.core.kit import Kit
from homestretch.core.native import i64
from homestretch.core.options import Options
from homestretch.core.rng import Rng
from homestretch.core.types import BY_CHANCE, BY_SEAT, CHANCE, WHOLE, Ask, Chance, Move, Msg, Seat, Token
from homestretch.games.hexenrennen import asks, chance, flaw, glance, notation, state, view, why
from homestretch.games.hexenrennen.flight import ahead, by_card, by_die
from homestretch.games.hexenrennen.glance import HexenGlance
from homestretch.games.hexenrennen.options import HexenOptions
from homestretch.games.hexenrennen.phases import CARD, CHOOSE, DRAW, LOTS, OVER, REVEAL, ROLL, SPLIT
from homestretch.games.hexenrennen.state import ALONE, BITS, HexenState, changed, owner, rulings
from homestretch.games.hexenrennen.view import HexenView
from homestretch.games.hexenrennen.words import (
    FACE,
    FIRST,
    FULL,
    LAST,
    LEAVE,
    NUMBERS,
    ONE_SYMBOL,
    SYMBOL,
    WITCH,
    WITCHES,
    WORDS,
    points,
)


class Hexenrennen(Game[HexenState, HexenView]):
    def __init__(self, kit: Kit[HexenView] | None = None) -> None:
        super().__init__("hexenrennen", 1, range(2, 5), WORDS, HexenOptions, kit)  # R-HEX-001

    def fits(self, seats: int, options: Options) -> bool:
        assert isinstance(options, HexenOptions)
        return seats in self.seats and (options.first_player == "random" or int(options.first_player) < seats)

    def start(self, seats: int, options: Options) -> HexenState:
        assert isinstance(options, HexenOptions)
        s = state.fresh(seats, options)
        if options.first_player != "random":
            s.turn = int(options.first_player)
        return s

    def awaits(self, s: HexenState) -> tuple[Seat, ...]:
        if s.phase == CHOOSE:
            return BY_SEAT[s.turn]
        if s.phase == CARD:
            return BY_SEAT[owner(s)]
        if s.phase == SPLIT:
            return tuple([seat for seat in range(s.seats) if not s.hidden[3 * seat]])
        return () if s.phase == OVER else BY_CHANCE

    def ask(self, s: HexenState, seat: Seat, path: Move = ()) -> Ask:
        if s.phase == SPLIT:
            return asks.split(seat, path) if not s.hidden[3 * seat] else WHOLE[seat]
        if path:
            return WHOLE[seat]
        found = s.asked
        if found is None:
            if s.phase == CHOOSE:
                found = asks.witch(s)
            elif s.phase == CARD:
                found = asks.card(s, owner(s))
            else:
                return WHOLE[seat]
            s.asked = found
        return found if found.seat == seat else WHOLE[seat]

    def chance(self, s: HexenState, path: Move = ()) -> Chance:
        if path:
            return chance.SAID
        if s.phase == ROLL:
            return chance.DIE
        if s.phase == REVEAL:
            found = s.odds
            if found is None:
                found = s.odds = chance.tiles(s, (s.at[s.walker] - 1) // 16)
            return found
        if s.phase == DRAW:
            return chance.pile(s.hands[owner(s)])
        return chance.lots(s.seats) if s.phase == LOTS else chance.SAID

    def apply(self, s: HexenState, seat: Seat, move: Move) -> None:
        token: i64 = move[0]
        s.asked = None
        s.odds = None
        if s.phase == ROLL:
            _roll(s, token)
        elif s.phase == CHOOSE:
            _fly(s, token - WITCH)
        elif s.phase == REVEAL:
            _reveal(s, token)
        elif s.phase == CARD or s.phase == DRAW:
            _play_card(s, owner(s), token)
        elif s.phase == SPLIT:
            _split(s, seat, move)
        else:
            s.turn = token - FIRST
            s.phase = ROLL

    def any_move(self, s: HexenState, seat: Seat, rng: Rng) -> Move:
        if seat != CHANCE:
            return super().any_move(s, seat, rng)
        if s.phase == ROLL:
            return (1 + rng.below(6),)
        odds = self.chance(s)  # all that chance says here is one word
        return (odds.tokens[rng.weighted(odds.weights)],)

    def scores(self, s: HexenState) -> tuple[int, ...]:
        """R-HEX-111: 2, 3 or 4 points for each witch beyond the line."""
        at = s.at
        return tuple([sum([points(p) for p in at[WITCHES * k : WITCHES * k + WITCHES]]) for k in range(s.seats)])

    def flaw(self, s: HexenState) -> str:
        return flaw.flaw(s)

    def glance(self, s: HexenState, seat: Seat | None, path: Move = ()) -> HexenGlance:
        return glance.glance(s, seat, path)

    def view(self, s: HexenState, seat: Seat | None, path: Move = ()) -> HexenView:
        return view.view(s, self.head(s, seat, path))

    def shown(self, s: HexenState, seat: Seat | None) -> Move:
        """R-HEX-011: a split is its player's secret."""
        secret = len(s.last_move) == 6 and s.last_seat != seat
        return () if secret else s.last_move

    def guess(self, v: HexenView, rng: Rng) -> HexenState:
        return view.guess(v, rng)

    def why_not(self, v: HexenView, path: Move, token: Token) -> Msg:
        return why.why_not(v, path, token)

    def parts(self, s: HexenState) -> list[str]:
        return notation.parts(s)

    def parse(self, seats: int, options: Options, parts: dict[str, str]) -> HexenState:
        assert isinstance(options, HexenOptions)
        return notation.parse(seats, options, parts)


def _split(s: HexenState, seat: Seat, move: Move) -> None:
    """R-HEX-011: what he did not name lies in the third section."""
    rest: i64 = NUMBERS
    s.hidden = s.hidden[:]
    for c in range(2):
        bits: i64 = 0
        for n in move[3 * c : 3 * c + 3]:
            bits |= 1 << n
        s.hidden[3 * seat + c] = bits
        rest &= ~bits
    s.hidden[3 * seat + 2] = rest
    for k in range(s.seats):
        if not s.hidden[3 * k]:
            return
    s.phase = LOTS if rulings(s).first_player == "random" else ROLL


def _roll(s: HexenState, die: i64) -> None:
    s.die = die
    for i in range(WITCHES * s.turn, WITCHES * s.turn + WITCHES):
        if by_die(s, s.at[i]):
            s.phase = CHOOSE
            return
    _end_turn(s)  # R-HEX-023


def _fly(s: HexenState, place: i64) -> None:
    for i in range(WITCHES * s.turn, WITCHES * s.turn + WITCHES):
        if s.at[i] == place:
            s.walker = i
            break
    _go(s, by_die(s, place))
    _land(s, False)


def _go(s: HexenState, place: i64) -> None:
    """The witch on her way is there now."""
    left: i64 = BITS[s.at[s.walker]]
    there: i64 = BITS[place]
    s.crowd = s.crowd & ~left | there
    s.at = changed(s.at, s.walker, place)


def _land(s: HexenState, pushed: bool) -> None:
    """R-HEX-042: a step has ended on a tile; what follows, until chance or somebody has a say."""
    p: i64 = s.at[s.walker]
    s.pushed = pushed
    if p > LAST:
        _finish(s)
    elif not s.face[p]:
        s.phase = REVEAL  # R-HEX-040
    elif s.rules.active:
        _effect(s, s.face[p])
    else:
        _end_turn(s)


def _effect(s: HexenState, face: i64) -> None:
    tribe: i64 = (face - FACE) // 10
    number: i64 = (face - FACE) % 10 + 2
    if number == SYMBOL:
        _on_symbol(s, tribe)
    elif tribe == s.turn:
        _carried(s, number)
    else:
        _end_turn(s)  # R-HEX-060


def _carried(s: HexenState, number: i64) -> None:
    """R-HEX-050: her own number carries her on at once, if it can."""
    q: i64 = ahead(s, s.at[s.walker], number)
    if q == 0 or (q > LAST and not s.rules.enters):
        _end_turn(s)  # R-HEX-051, 052, 053
    else:
        _go(s, q)
        _land(s, False)  # R-HEX-096: forward, so nobody has to play


def _on_symbol(s: HexenState, tribe: i64) -> None:
    if tribe >= s.seats:
        if s.hands[tribe] == 0 and s.rules.reshuffles:
            s.hands = changed(s.hands, tribe, FULL)
        s.pushed = False
        s.phase = DRAW
        if s.hands[tribe] == 0:
            _end_turn(s)  # R-HEX-130
    elif _has_card(s, tribe):
        s.phase = CARD
    else:
        _end_turn(s)  # R-HEX-087, 094


def _has_card(s: HexenState, tribe: i64) -> bool:
    """Whether he has a card that can be played here."""
    for card in range(2, SYMBOL + 1):
        if by_card(s, tribe, card):
            return True
    return False


def _reveal(s: HexenState, face: i64) -> None:
    p: i64 = s.at[s.walker]
    tribe: i64 = (face - FACE) // 10
    number: i64 = (face - FACE) % 10 + 2
    spot: i64 = 3 * tribe + (p - 1) // 16
    s.face = changed(s.face, p, face)
    if number == SYMBOL:
        s.signs = changed(s.signs, spot, p)
    elif tribe < s.seats:
        s.hidden = changed(s.hidden, spot, s.hidden[spot] & ~(1 << number))
    else:
        s.hidden = changed(s.hidden, spot, s.hidden[spot] - 1)
    _effect(s, face)


def _play_card(s: HexenState, tribe: i64, card: i64) -> None:
    """The card is used up (R-HEX-076, 086, 128) and moves the witch, if it can (R-HEX-127)."""
    if card == LEAVE:
        _end_turn(s)  # R-HEX-070, 081
        return
    q: i64 = by_card(s, tribe, card)
    used: i64 = ONE_SYMBOL if card == SYMBOL else 1 << card
    s.hands = changed(s.hands, tribe, s.hands[tribe] - used)
    if q:
        _go(s, q)
    if q == 0 or card == SYMBOL:
        _end_turn(s)  # R-HEX-043: a symbol card ends the turn
    else:
        _land(s, tribe != s.turn)


def _finish(s: HexenState) -> None:
    for i in range(WITCHES * s.turn, WITCHES * s.turn + WITCHES):
        if s.at[i] <= LAST:
            _end_turn(s)  # R-HEX-046
            return
    s.walker = ALONE
    s.phase = OVER  # R-HEX-110


def _end_turn(s: HexenState) -> None:
    s.walker = ALONE
    s.pushed = False
    s.turn = (s.turn + 1) % s.seats
    s.phase = ROLL
