# mypyc: compile
"""What HIT asks the player in turn."""

from homestretch.core.bits import numbers, only
from homestretch.core.native import i64
from homestretch.core.types import WHOLE, Ask, Move
from homestretch.games.hit import board, moves, split
from homestretch.games.hit.cards import (
    BOTH,
    COINS_ONLY,
    COSTS,
    DONE,
    EFFECT,
    KINDS,
    OUT,
    OUT_OR_STEPS,
    SPLIT,
    UNUSED,
)
from homestretch.games.hit.state import HitState


def to_play(s: HitState, path: Move) -> Ask:
    """R-HIT-033: a card of the hand and what it asks for, or two that are laid down to come out."""
    seat: i64 = s.turn
    said: i64 = len(path)
    hand = s.cards.hands[seat]
    if said == 0:
        return Ask(seat, "card", numbers(kinds_of(hand) | (only(BOTH) if can_lay_two(s) else 0)))
    kind: i64 = path[0]
    if kind == BOTH:
        return _ask_both(s, path)
    if kind >= KINDS or EFFECT[kind] == COINS_ONLY:
        return WHOLE[seat]
    if said == 1:
        return _ask_way(s, kind)
    if path[1] == UNUSED or path[1] == OUT:
        return WHOLE[seat]
    if kind == SPLIT:
        return split.ask(s.board, seat, path[1:])
    if said > 2:
        return WHOLE[seat]
    pawn: i64 = board.pawn_on(s.board, seat, board.progress(s.board, seat, path[1]))
    if pawn < 0:
        return WHOLE[seat]
    ends = moves.reach(s.board, pawn, kind, s.rules.goal_is_ahead)
    if len(ends) == 1:  # as most often
        return Ask(seat, "field", (int(board.word(s.board, seat, ends[0])),))
    return Ask(seat, "field", tuple([int(board.word(s.board, seat, end)) for end in ends]))


def kinds_of(cards: list[int]) -> i64:
    """The set of their kinds."""
    kinds: i64 = 0
    for kind in cards:
        kinds |= only(kind)
    return kinds


def can_lay_two(s: HitState) -> bool:
    """R-HIT-070: with two cards in hand and a pawn that can come out."""
    return len(s.cards.hands[s.turn]) >= 2 and board.way_out(s.board, s.turn) >= 0


def _ask_both(s: HitState, path: Move) -> Ask:
    hand = s.cards.hands[s.turn]
    if len(path) == 1:
        return Ask(s.turn, "both-first", numbers(kinds_of(hand)))
    if len(path) == 2 and path[1] in hand:
        rest = hand[:]
        rest.remove(path[1])
        return Ask(s.turn, "both-second", numbers(kinds_of(rest)))  # R-HIT-071
    return WHOLE[s.turn]


def _ask_way(s: HitState, kind: i64) -> Ask:
    """What a card in play asks first: come out or which pawn; unused exactly when there is nothing else (R-HIT-039)."""
    ways = movers(s, kind)
    if EFFECT[kind] == OUT_OR_STEPS and board.way_out(s.board, s.turn) >= 0:
        return Ask(s.turn, "way" if ways else "out", (OUT, *ways))  # R-HIT-101, 102
    return Ask(s.turn, "pawn", ways) if ways else Ask(s.turn, "unused", (UNUSED,))


def movers(s: HitState, kind: i64) -> Move:
    """The pawns of the player in turn that this card can move, by the words of their fields."""
    if kind == SPLIT:
        return split.ask(s.board, s.turn, ()).tokens
    b = s.board
    bits: i64 = able(s, kind)
    return tuple([int(board.word(b, s.turn, b.at[4 * s.turn + i])) for i in range(4) if bits >> i & 1])


def able(s: HitState, kind: i64) -> i64:
    """Which of his pawns those are, a bit each; not for ten steps that are shared."""
    found: i64 = 0
    for i in range(s.board.each):
        if moves.can_move(s.board, 4 * s.turn + i, kind, s.rules.goal_is_ahead):
            found |= 1 << i
    return found


def to_buy(s: HitState, path: Move) -> Ask:
    """R-HIT-076: cards one by one in the buyer's order, then done."""
    coins: i64 = s.coins[s.turn]
    market = s.cards.market[:]
    for kind in path:
        if kind not in market:
            return WHOLE[s.turn]
        market.remove(kind)
        coins -= COSTS[kind]
    return Ask(s.turn, "buy", numbers(affordable(market, coins) | only(DONE)))


def affordable(market: list[int], coins: i64) -> i64:
    """The set of kinds on a market that so many coins buy."""
    kinds: i64 = 0
    for kind in market:
        if COSTS[kind] <= coins:
            kinds |= only(kind)
    return kinds
