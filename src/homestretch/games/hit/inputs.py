# mypyc: compile
"""What nets are shown of HIT: pawns, cards and coins between two turns, seats counted from whoever plays next."""

from typing import Final

from homestretch.core.inputs import Inputs, Row
from homestretch.core.native import i64
from homestretch.games.hit import board, phases, reach
from homestretch.games.hit.cards import COINS, COSTS, KINDS, START_KINDS
from homestretch.games.hit.judge import OUTSIDE, WIDE, danger, standing
from homestretch.games.hit.reach import Reach
from homestretch.games.hit.state import HAND, HitState

VERSION: Final = 1

# Of every seat, one behind the other:
WAY: Final = 0  # a pawn stands on this field of its way
GOAL: Final = 40  # or of its goal
WAIT: Final = 44  # steps: so many wait
HOME: Final = 48  # steps: so many are in the goal
FAR: Final = 52  # how far the first has come, the second and so on
HIT: Final = 56  # how many can capture it
LOSS: Final = 60  # what those can capture who play next, after them and so on
COIN: Final = 63  # so many coins, and more
PURSE: Final = 79  # coins, and with those of the hand
HELD: Final = 81  # cards of each kind in hand, or as many as are going to be on average
NEXT: Final = 103  # and in the hand after that
DECK: Final = 125  # neutral cards of each kind it owns
GUARD: Final = 141  # it is protected
RISK: Final = 142  # what opponents behind may take
STAND: Final = 143  # what the judge says
LEFT: Final = 144  # cards in the pile
SOON: Final = 145  # pawns that can come home
WINS: Final = 146  # all can
SEAT: Final = 147
# And of all:
MARKET: Final = 0  # cards of each kind for sale
MEANS: Final = 16  # that whoever plays next will have the coins for
SHOP: Final = 32

LAST: Final = GOAL - WAY - 1  # fields of a longer way look like this one
RICH: Final = 15
LAP: Final = 40.0  # fields


class HitInputs(Inputs[HitState]):
    """Hands are open here, as in every guessed world; those that are not drawn yet are shown as they are on average."""

    def __init__(self) -> None:
        super().__init__(VERSION)
        self.tail = 8  # about two turns

    def size(self, seats: int) -> int:
        return seats * SEAT + SHOP

    def ready(self, s: HitState) -> bool:
        """When all is played and bought, before cards are drawn: the net knows luck better than one draw does."""
        if s.phase == phases.PLAY:
            return len(s.cards.hands[s.turn]) == HAND
        return s.round > 0 and (s.phase == phases.DRAW or s.phase == phases.REFILL)

    def write(self, s: HitState, row: Row) -> int:
        seats: i64 = s.seats
        me: i64 = s.turn if s.phase == phases.PLAY else (s.turn + 1) % seats
        hands: list[Reach] = [reach.of(s, (me + k) % seats) for k in range(seats)]
        for k in range(seats):
            seat: i64 = (me + k) % seats
            at: i64 = k * SEAT
            _pawns(s, seat, at, row)
            _threats(s, me, seat, at, hands, row)
            _ends(s, seat, at, hands[k], row)
            _coins(s, seat, at, row)
            _cards(s, seat, at, row)
        _market(s, me, seats * SEAT, row)
        return me


def _pawns(s: HitState, seat: i64, at: i64, row: Row) -> None:
    b = s.board
    wait: i64 = 0
    for i in range(4 * seat, 4 * seat + b.each):
        p: i64 = b.at[i]
        if p < 0:
            wait += 1
        elif p < b.track.route:
            row.on(at + WAY + min(p, LAST))
        else:
            row.on(at + GOAL + p - b.track.route)
        row.put(at + FAR + rank(s, i), float(p) / LAP)
    row.steps(at + WAIT, wait)
    row.steps(at + HOME, board.home(b, seat))


def rank(s: HitState, pawn: i64) -> i64:
    """How many pawns of the same seat are further on; of two that wait the first counts as further."""
    b = s.board
    n: i64 = 0
    for i in range(pawn // 4 * 4, pawn // 4 * 4 + b.each):
        if b.at[i] > b.at[pawn] or (b.at[i] == b.at[pawn] and i < pawn):
            n += 1
    return n


def _threats(s: HitState, me: i64, seat: i64, at: i64, hands: list[Reach], row: Row) -> None:
    """What the others' cards can capture of this seat."""
    b = s.board
    seats: i64 = s.seats
    for i in range(4 * seat, 4 * seat + b.each):
        if 0 <= b.at[i] < b.track.route:
            many: float = 0.0
            for k in range(seats):
                if hands[k].takes >> i & 1:
                    many += hands[k].odds
            if many > 0.0:
                row.put(at + HIT + rank(s, i), many)
    spot: i64 = 0
    for k in range(seats):
        if (me + k) % seats != seat:
            lost: float = _loot(s, hands[k], seat)
            if lost > 0.0:
                row.put(at + LOSS + spot, lost)
            spot += 1


def _loot(s: HitState, by: Reach, victim: i64) -> float:
    """What the best pawn of the victim is worth that can be captured."""
    b = s.board
    most: float = 0.0
    for i in range(4 * victim, 4 * victim + b.each):
        if by.takes >> i & 1:
            most = max(most, float(b.at[i]) - OUTSIDE)
    return most / LAP * by.odds


def _ends(s: HitState, seat: i64, at: i64, by: Reach, row: Row) -> None:
    """Who can come home with the next cards."""
    b = s.board
    soon: float = 0.0
    for i in range(4 * seat, 4 * seat + b.each):
        if 0 <= b.at[i] < b.track.route and reach.goals(b, i, by.sums[reach.ALL]):
            soon += by.odds
    if soon > 0.0:
        row.put(at + SOON, soon)
    if len(s.cards.hands[seat]) == HAND and reach.wins(b, seat, by, 4 * seat, reach.ALL, 0):
        row.on(at + WINS)


def _coins(s: HitState, seat: i64, at: i64, row: Row) -> None:
    coins: i64 = s.coins[seat]
    row.on(at + COIN + min(coins, RICH))
    row.put(at + PURSE, float(coins) / 10.0)
    row.put(at + PURSE + 1, float(purse(s, seat)) / 10.0)
    row.put(at + STAND, standing(s, seat) / WIDE)
    if s.board.guarded >> seat & 1:
        row.on(at + GUARD)
    else:
        row.put(at + RISK, danger(s.board, seat) / LAP)


def purse(s: HitState, seat: i64) -> i64:
    """Coins, and those that the hand will pay."""
    coins: i64 = s.coins[seat]
    for kind in s.cards.hands[seat]:
        coins += COINS[kind]
    return coins


def _cards(s: HitState, seat: i64, at: i64, row: Row) -> None:
    """The hand, what comes after it, and all that the deck holds."""
    c = s.cards
    first: i64 = KINDS * seat
    need: i64 = HAND - len(c.hands[seat])
    left: i64 = c.left[seat]
    here: float = float(min(need, left)) / float(max(1, left))  # that a card of the pile is drawn now
    after: float = float(HAND) / float(max(HAND, left))
    for kind in range(KINDS):
        held: i64 = _count(c.hands[seat], kind)
        pile: i64 = c.piles[first + kind]
        if held or (need and pile):
            row.put(at + HELD + kind, float(held) + here * float(pile))
        if pile:
            row.put(at + NEXT + kind, after * float(pile))
        if kind >= START_KINDS:
            owned: i64 = held + pile + c.discards[first + kind] + _count(c.tops[seat], kind)
            if owned:
                row.put(at + DECK + kind - START_KINDS, float(owned))
    row.put(at + LEFT, float(left) / 6.0)


def _count(cards: list[int], kind: i64) -> i64:
    n: i64 = 0
    for card in cards:
        if card == kind:
            n += 1
    return n


def _market(s: HitState, me: i64, at: i64, row: Row) -> None:
    coins: i64 = purse(s, me)
    market = s.cards.market
    for kind in range(START_KINDS, KINDS):
        n: i64 = _count(market, kind)
        if n:
            row.put(at + MARKET + kind - START_KINDS, float(n))
            if COSTS[kind] <= coins:
                row.on(at + MEANS + kind - START_KINDS)
