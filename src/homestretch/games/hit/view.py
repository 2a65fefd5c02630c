# mypyc: compile
"""The gate of HIT: what a seat has been shown and is still true.

Buying is open, playing is open, so everybody can know what each deck holds and what lies in the discards. Hidden is
which of the other cards are in a hand and which in the draw pile below the bought ones.
"""

from collections.abc import Iterable
from typing import Final

from homestretch.core.native import i64, mypyc_attr
from homestretch.core.rng import Rng
from homestretch.core.types import Move, Seat
from homestretch.core.view import Head, View, maker
from homestretch.games.hit import board, phases, split
from homestretch.games.hit.cards import BOTH, KINDS, OUT, SPLIT, UNUSED
from homestretch.games.hit.options import HitOptions
from homestretch.games.hit.state import Cards, HitState

Kinds = tuple[int, ...]  # cards, sorted unless said otherwise
ALL: Final = 100  # more cards than any pile has


@mypyc_attr(native_class=False)
class HitView(View):
    options: HitOptions
    pawns: tuple[tuple[int, ...], ...]  # each seat's progress on its route; -1 waits
    coins: tuple[int, ...]
    hand: Kinds  # this seat's own
    holds: tuple[int, ...]  # how many cards each seat has in hand
    known: tuple[Kinds, ...]  # cards that everybody can know to be in a hand
    tops: tuple[Kinds, ...]  # bought cards on each draw pile, the uppermost last
    piles: tuple[int, ...]  # how many cards lie below them
    rest: tuple[Kinds, ...]  # what these are; for the others, mixed with what is not known of their hands
    discards: tuple[Kinds, ...]
    shown: tuple[int, ...]  # each discard top; -1: none
    guarded: tuple[bool, ...]
    market: Kinds
    neutral: Kinds  # what the common pile holds
    turn: Seat
    first: Seat
    phase: int
    round: int
    winner: Seat
    drawer: Seat  # who drew cards in the last move; -1: nobody
    moved: tuple[tuple[int, int], ...]  # pawn and progress after the words half said
    left: int  # steps of a split still to be shared out, while one is being said


make = maker(HitView)


def view(s: HitState, head: Head) -> HitView:
    seat, path, asked = head["seat"], head["path"], head["awaits"]
    options = s.options
    assert isinstance(options, HitOptions)
    c = s.cards
    seats = range(s.seats)
    moved, left = _said(s, path) if seat is not None and seat in asked else ((), 0)
    return make(
        head=head,
        options=options,
        pawns=tuple([tuple(s.board.at[4 * k : 4 * k + s.board.each]) for k in seats]),
        coins=tuple(s.coins),
        hand=() if seat is None else tuple(c.hands[seat]),
        holds=tuple([len(hand) for hand in c.hands]),
        known=tuple([tuple(known) for known in c.known]),
        tops=tuple([tuple(top) for top in c.tops]),
        piles=tuple(c.left),
        rest=tuple([_rest(s, k, k == seat) for k in seats]),
        discards=tuple([_cards(c.discards, k) if c.shown[k] >= 0 else () for k in seats]),
        shown=tuple(c.shown),
        guarded=tuple([bool(s.board.guarded >> k & 1) for k in seats]),
        market=tuple(c.market),
        neutral=_cards(c.neutral, 0),
        turn=s.turn,
        first=s.first,
        phase=s.phase,
        round=s.round,
        winner=s.winner,
        drawer=s.drawer,
        moved=moved,
        left=left,
    )


def _cards(counts: list[int], seat: i64, most: i64 = ALL) -> Kinds:
    """What this seat has of each kind, as sorted cards; at most so many, if it is known how many there are."""
    found: list[int] = []
    first: i64 = KINDS * seat
    for kind in range(KINDS):
        if most == 0:
            break
        n: i64 = counts[first + kind]
        while n > 0:
            found.append(kind)
            n -= 1
            most -= 1
    return tuple(found)


def _rest(s: HitState, seat: Seat, own: bool) -> Kinds:
    """What may lie in this draw pile: for its owner exactly, for others together with the unknown part of the hand."""
    c = s.cards
    most: i64 = c.left[seat]
    hidden: i64 = len(c.hands[seat]) - len(c.known[seat])
    if own or hidden == 0:
        return _cards(c.piles, seat, most)
    counts = c.piles[KINDS * seat : KINDS * (seat + 1)]
    for kind in c.hands[seat]:
        counts[kind] += 1
    for kind in c.known[seat]:
        counts[kind] -= 1
    return _cards(counts, 0, most + hidden)


def _said(s: HitState, path: Move) -> tuple[tuple[tuple[int, int], ...], int]:
    """Which pawns stand elsewhere after these words, and how many steps of a split are left."""
    if s.phase != phases.PLAY or len(path) < 2 or path[1] == UNUSED or path[0] == BOTH:
        return (), split.TEN if path == (SPLIT,) else 0
    after, left = s.board, 0
    if path[0] == SPLIT:
        legs = split.walked(s.board, s.turn, path[1:])
        after, left = legs.board, int(legs.left)
    elif path[1] == OUT or len(path) > 2:
        after = _moved(s, path)
    return tuple([(pawn, at) for pawn, at in enumerate(after.at) if at != s.board.at[pawn]]), left


def _moved(s: HitState, path: Move) -> board.Board:
    """The pawns after a movement by one of them; as they are if these words name none."""
    b = s.board.copy()
    if path[1] == OUT:
        pawn, there = board.waiting(b, s.turn), board.way_out(b, s.turn)
    else:
        pawn = board.pawn_on(b, s.turn, board.progress(b, s.turn, path[1]))
        there = board.progress(b, s.turn, path[2])
    if pawn >= 0 and there >= 0:
        board.put(b, pawn, there)
    return b


def guess(v: HitView, rng: Rng) -> HitState:
    """A state that could be true: what is not known of a hand is drawn from what may lie in hand or pile."""
    hands, piles = [], []
    for seat in range(v.seats):
        hand, pile = (v.hand, v.rest[seat]) if seat == v.seat else _deal(v, seat, rng)
        hands.append(sorted(hand))
        piles += _counts(pile)
    cards = Cards(
        hands,
        [list(known) for known in v.known],
        [list(top) for top in v.tops],
        piles,
        list(v.piles),
        [n for cards in v.discards for n in _counts(cards)],
        list(v.shown),
        list(v.market),
        _counts(v.neutral),
    )
    s = HitState(v.seats, v.options, stand(v), cards, list(v.coins))
    s.turn, s.first, s.phase, s.round = v.turn, v.first, v.phase, v.round
    s.winner, s.drawer = v.winner, v.drawer
    if v.last is not None:
        s.last_seat, s.last_move = v.last
    return s


def _deal(v: HitView, seat: Seat, rng: Rng) -> tuple[Kinds, Kinds]:
    """A hand and a pile from what is known and what may be."""
    rest = tuple(rng.shuffled(v.rest[seat]))
    n = v.holds[seat] - len(v.known[seat])
    return v.known[seat] + rest[:n], rest[n:]


def _counts(cards: Iterable[int]) -> list[int]:
    counts = [0] * KINDS
    for kind in cards:
        counts[kind] += 1
    return counts


def stand(v: HitView) -> board.Board:
    """The pawns as they stand."""
    b = board.empty(v.seats, v.options.four_pawns)
    for seat, places in enumerate(v.pawns):
        for i, at in enumerate(places):
            board.put(b, 4 * seat + i, at)
        b.guarded |= v.guarded[seat] << seat
    return b
