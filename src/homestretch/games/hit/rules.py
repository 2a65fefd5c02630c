# mypyc: compile
"""The turn of HIT: play three cards, buy, draw, fill up the market. Clause numbers are those of RULES.md."""

from typing import Final, final

from homestretch.core.game import State
from homestretch.core.native import i64
from homestretch.core.types import CHANCE, Ask, Chance, Move, Seat
from homestretch.games.hit import moves, split, track
from homestretch.games.hit.cards import (
    BOTH,
    COINS,
    COINS_ONLY,
    DONE,
    EFFECT,
    KEEP,
    KINDS,
    MIX,
    OUT,
    OUT_OR_STEPS,
    SEAT,
    SHIELD,
    SPLIT,
    START_KINDS,
    SYMBOLS,
    UNUSED,
)
from homestretch.games.hit.options import HitOptions
from homestretch.games.hit.tables import COPIES, COSTS
from homestretch.games.hit.track import Pawns

HAND: Final = 3  # R-HIT-022, 081
PLACES: Final = 5  # R-HIT-025
PURSE: Final = 6  # R-HIT-026

PICK: Final = 0  # chance picks who starts
PLAY: Final = 1
BUY: Final = 2
KEEP_OR_MIX: Final = 3
DRAW: Final = 4  # chance draws cards into a hand
REFILL: Final = 5  # chance fills the market
OVER: Final = 6

NOBODY_WON: Final = -1
NO_SEAT: Final = -1
NO_CARD: Final = -1
NOTHING: Final = tuple([Ask(seat, "", ()) for seat in range(4)])
SEATS: Final = tuple([(seat,) for seat in range(4)])
BY_CHANCE: Final = (CHANCE,)
NO_CHANCE: Final = Chance((), ())


@final
class Cards:
    """Where every card is. A pile nobody knows the order of is counted by kind: seat k's begins at KINDS * k."""

    def __init__(
        self,
        hands: list[list[int]],
        known: list[list[int]],
        tops: list[list[int]],
        piles: list[int],
        left: list[int],
        discards: list[int],
        shown: list[int],
        market: list[int],
        neutral: list[int],
    ) -> None:
        self.hands = hands  # sorted
        self.known = known  # the part of each hand that everybody can know, sorted
        self.tops = tops  # bought cards on each draw pile, the uppermost last: bought in the open (R-HIT-079)
        self.piles = piles  # counts below them
        self.left = left  # how many those are
        self.discards = discards  # counts
        self.shown = shown  # each discard top, or NO_CARD
        self.market = market  # sorted
        self.neutral = neutral  # counts of the common pile


@final
class HitState(State):
    """The pawns, the cards, the coins, whose turn it is and what it waits for."""

    def __init__(self, seats: int, options: HitOptions, pawns: Pawns, cards: Cards, coins: list[int]) -> None:
        super().__init__(seats, options)
        self.pawns = pawns
        self.cards = cards
        self.coins = coins
        self.turn: i64 = 0
        self.phase: i64 = PICK
        self.round: i64 = 0  # 0 while hands and market are dealt
        self.first: i64 = 0
        self.winner: i64 = NOBODY_WON
        self.drawer: i64 = NO_SEAT  # who drew cards in the last move, which only that seat may know
        self.shields: bool = not options.no_shields  # R-HIT-092
        self.goal_is_ahead: bool = options.goal_is_ahead
        self.round_limit: i64 = options.round_limit


def start(seats: int, options: HitOptions) -> HitState:
    cards = Cards(
        [[] for _ in range(seats)],
        [[] for _ in range(seats)],
        [[] for _ in range(seats)],
        ([1] * START_KINDS + [0] * (KINDS - START_KINDS)) * seats,  # R-HIT-021
        [START_KINDS] * seats,
        [0] * (KINDS * seats),  # R-HIT-028
        [NO_CARD] * seats,
        [],
        list(COPIES),  # R-HIT-024
    )
    s = HitState(seats, options, track.pawns(seats, options.four_pawns), cards, [PURSE] * seats)
    if options.first_player != "random":
        s.first = int(options.first_player)
        s.phase = DRAW
    return s


def copy(s: HitState) -> HitState:
    o = s.options
    assert isinstance(o, HitOptions)
    c = s.cards
    cards = Cards(
        [x[:] for x in c.hands],
        [x[:] for x in c.known],
        [x[:] for x in c.tops],
        c.piles[:],
        c.left[:],
        c.discards[:],
        c.shown[:],
        c.market[:],
        c.neutral[:],
    )
    t = HitState(s.seats, o, track.twin(s.pawns), cards, s.coins[:])
    t.turn = s.turn
    t.phase = s.phase
    t.round = s.round
    t.first = s.first
    t.winner = s.winner
    t.drawer = s.drawer
    return t


def awaits(s: HitState) -> tuple[int, ...]:
    if s.phase == OVER:
        return ()
    if s.phase == PICK or s.phase >= DRAW:
        return BY_CHANCE
    return SEATS[s.turn]


# asking


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


# chance


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


def has_shield(s: HitState, seat: i64) -> bool:
    """Whether a shield lies on top of this seat's discards, and counts."""
    top: i64 = s.cards.shown[seat]
    return s.shields and top >= 0 and SYMBOLS[top] & SHIELD != 0


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


# being told


def apply(s: HitState, move: Move) -> None:
    s.drawer = s.turn if s.phase == DRAW else NO_SEAT
    if s.phase == PLAY:
        _play(s, move)
    elif s.phase == BUY:
        _buy(s, move)
    elif s.phase == KEEP_OR_MIX:
        _shuffle(s, move[0] == KEEP)
        s.phase = DRAW
    elif s.phase == DRAW:
        _take(s, move)
    elif s.phase == REFILL:
        _refill(s, move)
    elif s.phase == PICK:
        s.first = move[0] - SEAT
        s.phase = DRAW


def _play(s: HitState, move: Move) -> None:
    kind: i64 = move[0]
    if kind == BOTH:  # R-HIT-070: no movement, no coins
        _lay(s, move[1])
        _lay(s, move[2])
        _come_out(s)
    else:
        _lay(s, kind)
        s.coins[s.turn] += COINS[kind]  # R-HIT-040: an unused card pays too
        if len(move) > 1:
            _carry_out(s, kind, move)
    if track.is_home(s.pawns, s.turn):
        s.winner = s.turn
        s.phase = OVER  # R-HIT-091
    elif not s.cards.hands[s.turn]:
        _end_play(s)


def _lay(s: HitState, kind: i64) -> None:
    """A card goes from the hand on top of the discards (R-HIT-036)."""
    c = s.cards
    c.hands[s.turn].remove(kind)
    if kind in c.known[s.turn]:
        c.known[s.turn].remove(kind)
    c.discards[KINDS * s.turn + kind] += 1
    _show(s, kind)


def _show(s: HitState, top: i64) -> None:
    """Set the discard top, which decides who is protected (R-HIT-061, 063)."""
    s.cards.shown[s.turn] = top
    guard(s, s.turn)


def guard(s: HitState, seat: i64) -> None:
    """Note whether this seat is protected now."""
    bit: i64 = 1 << seat
    if has_shield(s, seat):
        s.pawns.guarded |= bit
    else:
        s.pawns.guarded &= ~bit


def _come_out(s: HitState) -> None:
    end: i64 = track.way_out(s.pawns, s.turn)
    track.put(s.pawns, track.waiting(s.pawns, s.turn), end)


def _carry_out(s: HitState, kind: i64, move: Move) -> None:
    if move[1] == OUT:
        _come_out(s)
    elif kind == SPLIT and move[1] != UNUSED:
        s.pawns = split.walked(s.pawns, s.turn, move[1:]).pawns
    elif move[1] != UNUSED:
        here: i64 = track.progress(s.pawns, s.turn, move[1])
        track.put(s.pawns, track.pawn_on(s.pawns, s.turn, here), track.progress(s.pawns, s.turn, move[2]))


def _end_play(s: HitState) -> None:
    """On to buying, or past it when nothing can be bought."""
    s.phase = BUY
    for kind in s.cards.market:
        if COSTS[kind] <= s.coins[s.turn]:
            return
    _draw(s)


def _buy(s: HitState, move: Move) -> None:
    for i in range(len(move) - 1):
        kind: i64 = move[i]
        s.coins[s.turn] -= COSTS[kind]  # R-HIT-077
        s.cards.market.remove(kind)
        s.cards.tops[s.turn].append(kind)  # R-HIT-079
    _draw(s)


def _draw(s: HitState) -> None:
    """R-HIT-081: the cards everybody knows first; then chance, or keep-or-mix when the pile is empty."""
    c = s.cards
    hand = c.hands[s.turn]
    tops = c.tops[s.turn]
    while len(hand) < HAND and tops:
        kind = tops.pop()
        _sort_in(hand, kind)
        _sort_in(c.known[s.turn], kind)
    if len(hand) == HAND:
        _end_draw(s)
        return
    s.phase = DRAW
    if c.left[s.turn] == 0:  # R-HIT-082, 083: only now that a card is needed
        if has_shield(s, s.turn):  # R-HIT-084
            s.phase = KEEP_OR_MIX
        else:
            _shuffle(s, False)


def _shuffle(s: HitState, keep: bool) -> None:
    """The discards become the pile, without the top one if it is kept (R-HIT-084 to 087)."""
    c = s.cards
    top: i64 = c.shown[s.turn]
    if keep:
        c.discards[KINDS * s.turn + top] -= 1
    n: i64 = 0
    for i in range(KINDS * s.turn, KINDS * s.turn + KINDS):
        c.piles[i] = c.discards[i]
        n += c.discards[i]
        c.discards[i] = 0
    c.left[s.turn] = n
    if keep:
        c.discards[KINDS * s.turn + top] = 1
    _show(s, top if keep else NO_CARD)


def _take(s: HitState, move: Move) -> None:
    """Cards chance drew. A pile that is drawn to its end is known card by card, since decks are public."""
    c = s.cards
    for kind in move:
        if c.left[s.turn] == 0:
            _shuffle(s, False)
        c.piles[KINDS * s.turn + kind] -= 1
        c.left[s.turn] -= 1
        _sort_in(c.hands[s.turn], kind)
        if c.left[s.turn] == 0:
            c.known[s.turn] = c.hands[s.turn][:]
    _draw(s)


def _sort_in(cards: list[int], kind: i64) -> None:
    i = len(cards)
    while i > 0 and cards[i - 1] > kind:
        i -= 1
    cards.insert(i, kind)


def _end_draw(s: HitState) -> None:
    if s.round == 0 and s.turn + 1 < s.seats:  # the deal: R-HIT-022
        s.turn += 1
        s.phase = DRAW
    elif missing(s) > 0:
        s.phase = REFILL
    else:
        _end_turn(s)  # R-HIT-089


def _refill(s: HitState, move: Move) -> None:
    for kind in move:
        s.cards.neutral[kind] -= 1
        _sort_in(s.cards.market, kind)
    _end_turn(s)


def _end_turn(s: HitState) -> None:
    """R-HIT-090: the next player clockwise; after the deal, whoever is first."""
    s.turn = s.first if s.round == 0 else (s.turn + 1) % s.seats
    s.phase = PLAY
    if s.turn == s.first:
        s.round += 1
        if s.round_limit and s.round > s.round_limit:
            s.phase = OVER


def scores(s: HitState) -> tuple[int, ...]:
    """R-HIT-091: one winner, or nobody when the rounds ran out."""
    return tuple([1 if seat == s.winner else 0 for seat in range(s.seats)])
