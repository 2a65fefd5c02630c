# mypyc: compile
"""What cannot be true of a position of Encore. Clause numbers are those of RULES.md."""

from homestretch.core.native import i64
from homestretch.games.encore.phases import BEGIN, GO_ON, OVER, PICK, ROB
from homestretch.games.encore.state import PILE, EncoreState, count, loot, others_have, row, rulings, worth


def flaw(s: EncoreState) -> str:
    """One English sentence; empty for a sound position."""
    return _table(s) or _cards(s) or _points(s) or _phase(s)


def _table(s: EncoreState) -> str:
    o = rulings(s)
    if not 0 <= s.turn < s.seats or not 0 <= s.first < s.seats:
        return f"nobody sits at {s.turn} or {s.first}"
    if not 1 <= s.round <= s.rounds:
        return f"there is no round {s.round}"
    if o.first_player != "random" and s.first != (int(o.first_player) + s.round - 1) % s.seats:
        return f"seat {s.first} does not begin round {s.round}"  # R-ENCORE-013, 092
    return ""


def _cards(s: EncoreState) -> str:
    """R-ENCORE-002, 003: every card is somewhere, and only once."""
    if len(s.cards) != 20 * (1 + s.seats):
        return "everybody has a row and a loot"
    for v in range(10):
        n: i64 = 0
        for zone in range(0, len(s.cards), 10):
            if s.cards[zone + v] < 0:
                return f"there are less than no cards of value {v + 1} somewhere"
            n += s.cards[zone + v]
        if n != s.deck[v]:
            return f"there are {n} cards of value {v + 1}, not {s.deck[v]}"
    return "" if s.left == count(s, PILE) else f"the pile has {count(s, PILE)} cards, not {s.left}"


def _points(s: EncoreState) -> str:
    """R-ENCORE-080, 093: every round that is over brought no more than the deck is worth."""
    if len(s.totals) != s.seats:
        return "everybody has a total"
    earlier = [s.totals[k] - _counted(s, k) for k in range(s.seats)]
    most: int = sum([s.deck[v] * (v + 1) for v in range(10)]) * (s.round - 1)
    if min(earlier) < 0 or sum(earlier) > most:
        return f"the rounds before round {s.round} cannot have brought {earlier} points"
    return ""


def _counted(s: EncoreState, seat: int) -> int:
    """What the total of a seat holds of this round; whole numbers of any size, as totals that are read may be."""
    return worth(s, loot(s, seat)) if s.phase == OVER else 0


def _phase(s: EncoreState) -> str:
    mine: i64 = count(s, row(s.turn))
    if (s.phase == ROB) != (s.card > 0):
        return "a card just drawn waits to steal, and only then"
    if s.phase == PICK:
        return _before(s)
    if s.phase == BEGIN and mine:
        return "a turn begins with an empty row"  # R-ENCORE-020
    if s.phase == GO_ON and not mine:
        return "whoever goes on has drawn a card"  # R-ENCORE-031
    if s.phase == ROB and not (s.card <= 10 and s.cards[row(s.turn) + s.card - 1] and _can_steal(s)):
        return "only a card that was drawn and that others have too can steal"  # R-ENCORE-040, 049
    if s.phase == OVER:
        return _end(s)
    if s.left == 0 and (s.phase != ROB or not s.last_counts):
        return "a round is over when the pile is empty"  # R-ENCORE-070, 071
    return ""


def _can_steal(s: EncoreState) -> bool:
    return others_have(s, s.card - 1)


def _before(s: EncoreState) -> str:
    """R-ENCORE-010 to 013: nothing has happened yet."""
    o = rulings(s)
    fresh = s.left == sum(s.deck) and s.round == 1 and s.turn == s.first == 0 and o.first_player == "random"
    return "" if fresh else "lots are drawn before the first card"


def _end(s: EncoreState) -> str:
    """R-ENCORE-070, 072: after the last round nothing is left in the pile or in the rows."""
    rows: i64 = 0
    for k in range(s.seats):
        rows += count(s, row(k))
    return "" if s.left == 0 and rows == 0 and s.round == s.rounds else "the game ends with the last pile"
