# mypyc: compile
"""What a seat of HIT may know, to be kept: made of a glance; and what could be true for all that it says."""

from homestretch.core.native import i64, mypyc_attr, vec
from homestretch.core.rng import Rng
from homestretch.core.types import Seat
from homestretch.core.view import Head, View, maker
from homestretch.games.hit import board
from homestretch.games.hit.cards import KINDS
from homestretch.games.hit.glance import HitGlance, glance
from homestretch.games.hit.options import HitOptions
from homestretch.games.hit.state import Cards, HitState, Rulings

Kinds = tuple[int, ...]  # cards, sorted unless said otherwise


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
    options = s.options
    assert isinstance(options, HitOptions)
    g = glance(s, head["seat"], head["path"])
    seats = range(s.seats)
    at, after = g.at, g.after
    return make(
        head=head,
        options=options,
        pawns=tuple([tuple(at[4 * k : 4 * k + s.board.each]) for k in seats]),
        coins=tuple(g.coins),
        hand=tuple(g.hand),
        holds=tuple(g.holds),
        known=tuple([tuple(known) for known in g.known]),
        tops=tuple([tuple(top) for top in g.tops]),
        piles=tuple(g.piles),
        rest=tuple([_cards(g.rest, k) for k in seats]),
        discards=tuple([_cards(g.discards, k) if g.shown[k] >= 0 else () for k in seats]),
        shown=tuple(g.shown),
        guarded=tuple([bool(g.guarded >> k & 1) for k in seats]),
        market=tuple(g.market),
        neutral=_cards(g.neutral, 0),
        turn=g.turn,
        first=s.first,
        phase=g.phase,
        round=g.round,
        winner=s.winner,
        drawer=s.drawer,
        moved=tuple([(pawn, int(after[pawn])) for pawn in range(len(at)) if after[pawn] != at[pawn]]),
        left=g.left,
    )


def _cards(counts: vec[i64], seat: i64) -> Kinds:
    """What this seat has of each kind, as sorted cards."""
    found: list[int] = []
    first: i64 = KINDS * seat
    for kind in range(KINDS):
        n: i64 = counts[first + kind]
        while n > 0:
            found.append(kind)
            n -= 1
    return tuple(found)


def again(v: HitView) -> HitGlance:
    """The glance that this view was made of."""
    at = vec[i64]([-1] * (4 * v.seats))
    for seat, places in enumerate(v.pawns):
        for i, place in enumerate(places):
            at[4 * seat + i] = place
    known, tops = [list(cards) for cards in v.known], [list(top) for top in v.tops]
    coins, piles, shown = vec[i64](list(v.coins)), vec[i64](list(v.piles)), vec[i64](list(v.shown))
    discards, neutral = _counts(v.discards), _counts((v.neutral,))
    g = HitGlance(v.seats, Rulings(v.options), at, coins, known, tops, piles, discards, shown, list(v.market), neutral)
    g.me = v.seat or 0
    g.after = at[:]
    for pawn, place in v.moved:
        g.after[pawn] = place
    g.hand, g.holds, g.left = list(v.hand), vec[i64](list(v.holds)), v.left
    g.rest = _counts(v.rest)
    g.guarded = sum([1 << seat for seat, mark in enumerate(v.guarded) if mark])
    g.turn, g.phase, g.round = v.turn, v.phase, v.round
    return g


def guess(v: HitView, rng: Rng) -> HitState:
    """A state that could be true: what is not known of a hand is drawn from what may lie in hand or pile."""
    hands: list[list[int]] = []
    piles: list[Kinds] = []
    for seat in range(v.seats):
        hand, pile = (v.hand, v.rest[seat]) if seat == v.seat else _deal(v, seat, rng)
        hands.append(sorted(hand))
        piles.append(pile)
    cards = Cards(
        hands,
        [list(known) for known in v.known],
        [list(top) for top in v.tops],
        _counts(tuple(piles)),
        vec[i64](list(v.piles)),
        _counts(v.discards),
        vec[i64](list(v.shown)),
        list(v.market),
        _counts((v.neutral,)),
    )
    s = HitState(v.seats, v.options, stand(v), cards, vec[i64](list(v.coins)), Rulings(v.options))
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


def _counts(piles: tuple[Kinds, ...]) -> vec[i64]:
    """How many of each kind lie in each of these."""
    counts = vec[i64]([0] * (KINDS * len(piles)))
    first: i64 = 0
    for cards in piles:
        for kind in cards:
            counts[first + kind] += 1
        first += KINDS
    return counts


def stand(v: HitView) -> board.Board:
    """The pawns as they stand."""
    b = board.empty(v.seats, v.options.four_pawns)
    for seat, places in enumerate(v.pawns):
        for i, at in enumerate(places):
            board.put(b, 4 * seat + i, at)
        b.guarded |= v.guarded[seat] << seat
    return b
