# mypyc: compile
"""The gate of HIT: what a seat has been shown and is still true.

Buying is open, playing is open, so everybody can know what each deck holds and what lies in the discards. Hidden is
which of the other cards are in a hand and which in the draw pile below the bought ones.
"""

from typing import final

from homestretch.core.native import i64, mypyc_attr, vec
from homestretch.core.types import Move, Seat
from homestretch.games.hit import board, phases, split
from homestretch.games.hit.cards import BOTH, KINDS, OUT, SPLIT, UNUSED
from homestretch.games.hit.state import HitState, Rulings


@mypyc_attr(acyclic=True, free_list_len=1)
@final
class HitGlance:
    """What a seat may know, for the moment of one call: lists that are open to all are those of the state itself."""

    def __init__(
        self,
        seats: int,
        rules: Rulings,
        at: vec[i64],
        coins: vec[i64],
        known: list[list[int]],
        tops: list[list[int]],
        piles: vec[i64],
        discards: vec[i64],
        shown: vec[i64],
        market: list[int],
        neutral: vec[i64],
    ) -> None:
        self.seats: i64 = seats
        self.rules = rules
        self.me: i64 = 0  # the seat, and 0 for a spectator too
        self.at = at  # progress of each pawn, four a seat
        self.after = at  # and once the words half said are done
        self.left: i64 = 0  # steps of a split still to be shared out
        self.coins = coins
        self.hand: list[int] = []  # one's own, sorted; empty for a spectator
        self.holds: vec[i64] = vec[i64]()  # how many cards each seat has in hand
        self.known = known  # what everybody can know of each hand
        self.tops = tops  # bought cards on each draw pile, the uppermost last
        self.piles = piles  # how many cards lie below them
        self.rest: vec[i64] = vec[i64]()  # and what these are by kind, of others with what is hidden in the hand
        self.discards = discards  # counted by kind
        self.shown = shown  # each discard top, or -1
        self.guarded: i64 = 0  # a bit for each seat that is protected
        self.market = market
        self.neutral = neutral  # counted by kind
        self.turn: i64 = 0
        self.phase: i64 = 0
        self.round: i64 = 0


def glance(s: HitState, seat: Seat | None, path: Move) -> HitGlance:
    c = s.cards
    at = s.board.at
    g = HitGlance(s.seats, s.rules, at, s.coins, c.known, c.tops, c.left, c.discards, c.shown, c.market, c.neutral)
    g.guarded = s.board.guarded
    g.turn = s.turn
    g.phase = s.phase
    g.round = s.round
    g.holds = vec[i64]([len(hand) for hand in c.hands])
    who: i64 = -1
    if seat is not None:
        who = g.me = seat
        g.hand = c.hands[seat]
        if path and who == s.turn and phases.PLAY <= s.phase <= phases.KEEP_OR_MIX:
            _half(g, s, path)
    g.rest = _rest(s, who)
    return g


def _rest(s: HitState, seat: i64) -> vec[i64]:
    """What may lie in the draw piles: one's own exactly, another's together with the unknown part of the hand."""
    c = s.cards
    found = c.piles[:]
    for k in range(s.seats):
        if k != seat:
            first: i64 = KINDS * k
            for kind in c.hands[k]:
                found[first + kind] += 1
            for kind in c.known[k]:
                found[first + kind] -= 1
    return found


def _half(g: HitGlance, s: HitState, path: Move) -> None:
    """Words half said are drawn already: where the pawns stand then, and how many steps of a split are left."""
    if s.phase != phases.PLAY or len(path) < 2 or path[1] == UNUSED or path[0] == BOTH:
        g.left = split.TEN if path == (SPLIT,) else 0
    elif path[0] == SPLIT:
        legs = split.walked(s.board, s.turn, path[1:])
        g.after = legs.board.at
        g.left = legs.left
    elif path[1] == OUT or len(path) > 2:
        g.after = _moved(s, path).at


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
