# mypyc: compile
"""What HIT asks: a seat for its move, chance for its cards."""

from typing import Final

from homestretch.core.native import i64
from homestretch.core.types import CHANCE, Ask, Chance, Move, Seat
from homestretch.games.hit import moves, split, track
from homestretch.games.hit.cards import (
    BOTH,
    COINS_ONLY,
    DONE,
    EFFECT,
    KEEP,
    KINDS,
    MIX,
    OUT,
    OUT_OR_STEPS,
    SEAT,
    SPLIT,
    UNUSED,
)
from homestretch.games.hit.phases import BUY, DRAW, KEEP_OR_MIX, OVER, PICK, PLAY, REFILL
from homestretch.games.hit.state import HAND, PLACES, HitState, has_shield
from homestretch.games.hit.tables import COSTS

NOTHING: Final = tuple([Ask(seat, "", ()) for seat in range(4)])
SEATS: Final = tuple([(seat,) for seat in range(4)])
BY_CHANCE: Final[tuple[int, ...]] = (CHANCE,)
NO_CHANCE: Final = Chance((), ())


def awaits(s: HitState) -> tuple[int, ...]:
    if s.phase == OVER:
        return ()
    if s.phase == PICK or s.phase >= DRAW:
        return BY_CHANCE
    return SEATS[s.turn]


def ask(s: HitState, seat: Seat, path: Move) -> Ask:
    if seat == s.turn:
        if s.phase == PLAY:
            return _ask_play(s, path)
        if s.phase == BUY:
            return _ask_buy(s, path)
        if s.phase == KEEP_OR_MIX and not path:
            return Ask(seat, "keep", (KEEP, MIX))  # R-HIT-084
    return NOTHING[seat]


def _ask_play(s: HitState, path: Move) -> Ask:
    seat: i64 = s.turn
    said: i64 = len(path)
    hand = s.cards.hands[seat]
    if said == 0:
        return Ask(seat, "card", _kinds(hand) + ((BOTH,) if can_lay_two(s) else ()))
    kind: i64 = path[0]
    if kind == BOTH:
        return _ask_both(s, path)
    if kind >= KINDS or EFFECT[kind] == COINS_ONLY:
        return NOTHING[seat]
    if said == 1:
        return _ask_way(s, kind)
    if path[1] == UNUSED or path[1] == OUT:
        return NOTHING[seat]
    if kind == SPLIT:
        return split.ask(s.pawns, seat, path[1:])
    if said > 2:
        return NOTHING[seat]
    pawn: i64 = track.pawn_on(s.pawns, seat, track.progress(s.pawns, seat, path[1]))
    if pawn < 0:
        return NOTHING[seat]
    ends = moves.reach(s.pawns, pawn, kind, s.goal_is_ahead)
    return Ask(seat, "field", tuple([int(track.word(s.pawns, seat, end)) for end in ends]))


def _kinds(hand: list[int]) -> Move:
    """Each kind of a sorted hand once."""
    kinds: list[int] = []
    for kind in hand:
        if not kinds or kinds[-1] != kind:
            kinds.append(kind)
    return tuple(kinds)


def can_lay_two(s: HitState) -> bool:
    """R-HIT-070: with two cards in hand and a pawn that can come out."""
    return len(s.cards.hands[s.turn]) >= 2 and track.way_out(s.pawns, s.turn) >= 0


def _ask_both(s: HitState, path: Move) -> Ask:
    hand = s.cards.hands[s.turn]
    if len(path) == 1:
        return Ask(s.turn, "both-first", _kinds(hand))
    if len(path) == 2 and path[1] in hand:
        rest = hand[:]
        rest.remove(path[1])
        return Ask(s.turn, "both-second", _kinds(rest))  # R-HIT-071
    return NOTHING[s.turn]


def _ask_way(s: HitState, kind: i64) -> Ask:
    """What a card in play asks first: come out or which pawn; unused exactly when there is nothing else (R-HIT-039)."""
    ways = movers(s, kind)
    if EFFECT[kind] == OUT_OR_STEPS and track.way_out(s.pawns, s.turn) >= 0:
        return Ask(s.turn, "way" if ways else "out", (OUT, *ways))  # R-HIT-101, 102
    return Ask(s.turn, "pawn", ways) if ways else Ask(s.turn, "unused", (UNUSED,))


def movers(s: HitState, kind: i64) -> Move:
    """The pawns of the player in turn that this card can move, by the words of their fields."""
    if kind == SPLIT:
        return split.ask(s.pawns, s.turn, ()).tokens
    p = s.pawns
    own = range(4 * s.turn, 4 * s.turn + p.each)
    found = [int(track.word(p, s.turn, p.at[pawn])) for pawn in own if moves.can_move(p, pawn, kind, s.goal_is_ahead)]
    return tuple(found)


def _ask_buy(s: HitState, path: Move) -> Ask:
    """R-HIT-076: cards one by one in the buyer's order, then done."""
    coins: i64 = s.coins[s.turn]
    market = s.cards.market[:]
    for kind in path:
        if kind not in market:
            return NOTHING[s.turn]
        market.remove(kind)
        coins -= COSTS[kind]
    return Ask(s.turn, "buy", tuple([kind for kind in _kinds(market) if COSTS[kind] <= coins]) + (DONE,))


def chance(s: HitState, path: Move) -> Chance:
    if s.phase == PICK and not path:
        return Chance(tuple([SEAT + seat for seat in range(s.seats)]), (1,) * s.seats)
    if s.phase == REFILL and len(path) < missing(s):
        return _odds(s.cards.neutral, 0, path, 0)
    if s.phase == DRAW:
        return _chance_draw(s, path)
    return NO_CHANCE


def missing(s: HitState) -> i64:
    """How many cards come to the market now: what was bought, if the pile has it (R-HIT-088)."""
    gap: i64 = PLACES - len(s.cards.market)
    if gap == 0:
        return 0
    stock: i64 = 0
    for n in s.cards.neutral:
        stock += n
    return min(gap, stock)


def _chance_draw(s: HitState, path: Move) -> Chance:
    """Cards from the pile, then from the shuffled discards; the move ends where keep-or-mix must be asked first."""
    seat: i64 = s.turn
    left: i64 = s.cards.left[seat]
    said: i64 = len(path)
    if said + len(s.cards.hands[seat]) == HAND:
        return NO_CHANCE
    if said < left:
        return _odds(s.cards.piles, KINDS * seat, path, 0)
    if has_shield(s, s.turn):  # R-HIT-084
        return NO_CHANCE
    return _odds(s.cards.discards, KINDS * seat, path, left)


def _odds(counts: list[int], start: i64, path: Move, skip: i64) -> Chance:
    """Any card that is still there, each with the same odds; the words of the path after `skip` are gone."""
    tokens: list[int] = []
    weights: list[int] = []
    for kind in range(KINDS):
        n: i64 = counts[start + kind]
        if n == 0:
            continue
        for i in range(skip, len(path)):
            if path[i] == kind:
                n -= 1
        if n > 0:
            tokens.append(kind)
            weights.append(n)
    return Chance(tuple(tokens), tuple(weights))
