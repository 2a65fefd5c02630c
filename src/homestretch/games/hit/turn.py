# mypyc: compile
"""What a move changes in the parts of a turn: play three cards, buy, draw, fill up the market."""

from homestretch.core.native import i64
from homestretch.core.types import Move
from homestretch.games.hit import board, split
from homestretch.games.hit.cards import BOTH, COINS, COSTS, KINDS, OUT, SEAT, SPLIT, UNUSED
from homestretch.games.hit.chance import missing
from homestretch.games.hit.phases import BUY, DRAW, KEEP_OR_MIX, OVER, PICK, PLAY, REFILL
from homestretch.games.hit.state import HAND, NO_CARD, HitState, guard, has_shield


def play(s: HitState, move: Move) -> None:
    kind: i64 = move[0]
    if kind == BOTH:  # R-HIT-070: no movement, no coins
        _lay(s, move[1])
        _lay(s, move[2])
        come_out(s)
    else:
        use(s, kind)
        if len(move) > 1:
            _carry_out(s, kind, move)
    end_card(s)


def use(s: HitState, kind: i64) -> None:
    """R-HIT-040: a card is laid down and pays, also when it moves nobody."""
    _lay(s, kind)
    s.coins[s.turn] += COINS[kind]


def end_card(s: HitState) -> None:
    """A card is carried out: on to the next one, or to whatever follows the last."""
    if board.is_home(s.board, s.turn):
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


def come_out(s: HitState) -> None:
    end: i64 = board.way_out(s.board, s.turn)
    board.put(s.board, board.waiting(s.board, s.turn), end)


def _carry_out(s: HitState, kind: i64, move: Move) -> None:
    if move[1] == OUT:
        come_out(s)
    elif kind == SPLIT and move[1] != UNUSED:
        s.board = split.walked(s.board, s.turn, move[1:]).board
    elif move[1] != UNUSED:
        here: i64 = board.progress(s.board, s.turn, move[1])
        board.put(s.board, board.pawn_on(s.board, s.turn, here), board.progress(s.board, s.turn, move[2]))


def _end_play(s: HitState) -> None:
    """On to buying, or past it when nothing can be bought."""
    s.phase = BUY
    for kind in s.cards.market:
        if COSTS[kind] <= s.coins[s.turn]:
            return
    draw(s)


def buy(s: HitState, move: Move) -> None:
    for i in range(len(move) - 1):
        buy_one(s, move[i])
    draw(s)


def buy_one(s: HitState, kind: i64) -> None:
    s.coins[s.turn] -= COSTS[kind]  # R-HIT-077
    s.cards.market.remove(kind)
    s.cards.tops[s.turn].append(kind)  # R-HIT-079


def draw(s: HitState) -> None:
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
            shuffle(s, False)


def keep_or_mix(s: HitState, keep: bool) -> None:
    """R-HIT-084."""
    shuffle(s, keep)
    s.phase = DRAW


def shuffle(s: HitState, keep: bool) -> None:
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


def by_chance(s: HitState, move: Move) -> None:
    """Who begins, the cards of a hand, or those for the market."""
    if s.phase == DRAW:
        s.drawer = s.turn
        take(s, move)
    elif s.phase == REFILL:
        refill(s, move)
    elif s.phase == PICK:
        s.first = move[0] - SEAT
        s.phase = DRAW


def take(s: HitState, move: Move) -> None:
    """Cards chance drew. A pile that is drawn to its end is known card by card, since decks are public."""
    c = s.cards
    for kind in move:
        if c.left[s.turn] == 0:
            shuffle(s, False)
        c.piles[KINDS * s.turn + kind] -= 1
        c.left[s.turn] -= 1
        _sort_in(c.hands[s.turn], kind)
        if c.left[s.turn] == 0:
            c.known[s.turn] = c.hands[s.turn][:]
    draw(s)


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


def refill(s: HitState, move: Move) -> None:
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
        if s.rules.round_limit and s.round > s.rules.round_limit:
            s.phase = OVER
