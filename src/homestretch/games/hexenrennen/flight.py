# mypyc: compile
"""How a witch of Hexenrennen can go: by the die, by a number, by a symbol. Clause numbers are those of RULES.md."""

from homestretch.core.native import i64
from homestretch.games.hexenrennen.state import HexenState
from homestretch.games.hexenrennen.words import GOAL, LAST, ONE_SYMBOL, SYMBOL


def taken(s: HexenState, place: i64) -> bool:
    """Whether a witch stands on this tile; finish fields are never full (R-HEX-031)."""
    return (s.crowd >> place & 1) != 0


def ahead(s: HexenState, place: i64, steps: i64) -> i64:
    """Where so many steps forward lead, or 0: not past the 4 (R-HEX-034), not onto another witch (R-HEX-030, 033)."""
    q: i64 = place + steps
    if q > GOAL or taken(s, q):
        return 0
    return q


def by_die(s: HexenState, place: i64) -> i64:
    """Where the roll takes a witch from here, or 0."""
    if place > LAST:
        return 0  # R-HEX-101
    if place > 0:
        return ahead(s, place, s.die)
    free: i64 = s.die
    q: i64 = 0
    while free > 0:  # R-HEX-035: occupied tiles do not count
        q += 1
        if not taken(s, q):
            free -= 1
    return q


def by_card(s: HexenState, tribe: i64, card: i64) -> i64:
    """Where a card takes the witch on her way, who stands on its tribe's symbol; 0 if it cannot, or is not there."""
    hand: i64 = s.hands[tribe]
    p: i64 = s.at[s.walker]
    if card == SYMBOL:
        if hand < ONE_SYMBOL:
            return 0
        return _sign_ahead(s, tribe, p) if tribe == s.turn else _sign_behind(s, tribe, p)
    if not hand >> card & 1:
        return 0
    if tribe == s.turn:
        return ahead(s, p, card)  # R-HEX-071, 072
    if p - card < 1 or taken(s, p - card):
        return 0  # R-HEX-083, 084
    return p - card


def _sign_ahead(s: HexenState, tribe: i64, place: i64) -> i64:
    """R-HEX-074: the next tile ahead with the symbol that is face up and free."""
    for c in range(3):
        q: i64 = s.signs[3 * tribe + c]
        if q > place and not taken(s, q):
            return q
    return 0


def _sign_behind(s: HexenState, tribe: i64, place: i64) -> i64:
    """R-HEX-082: the nearest tile behind with the symbol that is face up and free."""
    for c in range(2, -1, -1):
        q: i64 = s.signs[3 * tribe + c]
        if 0 < q < place:
            if not taken(s, q):
                return q
            if not s.rules.skips:
                return 0
    return 0
