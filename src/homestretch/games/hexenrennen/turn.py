# mypyc: compile
"""What a move of Hexenrennen changes, and what follows from it. Clause numbers are those of RULES.md."""

from homestretch.core.native import i64
from homestretch.core.types import Move, Seat
from homestretch.games.hexenrennen.asks import movable, playable
from homestretch.games.hexenrennen.flight import ahead, by_card, by_die
from homestretch.games.hexenrennen.phases import CARD, CHOOSE, DRAW, LOTS, OVER, REVEAL, ROLL
from homestretch.games.hexenrennen.state import ALONE, HexenState, bit, changed, rulings
from homestretch.games.hexenrennen.words import FACE, FULL, LAST, LEAVE, NUMBERS, ONE_SYMBOL, SYMBOL, WITCHES


def split(s: HexenState, seat: Seat, move: Move) -> None:
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


def begin(s: HexenState, seat: i64) -> None:
    """R-HEX-018."""
    s.turn = seat
    s.phase = ROLL


def roll(s: HexenState, die: i64) -> None:
    s.die = die
    if movable(s):
        s.phase = CHOOSE
    else:
        _end_turn(s)  # R-HEX-023


def fly(s: HexenState, place: i64) -> None:
    for i in range(WITCHES * s.turn, WITCHES * s.turn + WITCHES):
        if s.at[i] == place:
            s.walker = i
            break
    _go(s, by_die(s, place))
    _land(s, False)


def _go(s: HexenState, place: i64) -> None:
    """The witch on her way is there now."""
    s.crowd = s.crowd & ~bit(s.at[s.walker]) | bit(place)
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
    elif playable(s, tribe):  # a card that can be played here
        s.phase = CARD
    else:
        _end_turn(s)  # R-HEX-087, 094


def reveal(s: HexenState, face: i64) -> None:
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


def play_card(s: HexenState, tribe: i64, card: i64) -> None:
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
