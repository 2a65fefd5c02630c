# mypyc: compile
"""What a seat of DOG may know, to be kept: made of a glance; and what could be true for all that it says."""

from typing import cast

from homestretch.core.native import i64, mypyc_attr, vec
from homestretch.core.rng import Rng
from homestretch.core.types import CHANCE, NOBODY, Move, Seat
from homestretch.core.view import Head, View, maker
from homestretch.games.dog import state
from homestretch.games.dog.board import Pawn
from homestretch.games.dog.glance import DogGlance, glance
from homestretch.games.dog.house import House
from homestretch.games.dog.options import DogOptions
from homestretch.games.dog.phases import AGAIN, GIVE
from homestretch.games.dog.state import DogState
from homestretch.games.dog.track import YARD, Cell
from homestretch.games.dog.words import COPIES, KINDS, NO_KIND, Kind, cards

Cards = tuple[int, ...]  # how many of each kind
Cells = tuple[Cell, ...]  # of the pawns of a seat, by letter


@mypyc_attr(native_class=False)
class DogView(View):
    options: DogOptions
    phase: int
    round: int  # from 0
    dealer: Seat
    turn: Seat
    pawns: tuple[Cells, ...]
    after: tuple[Cells, ...]  # the pawns once the words half said are done
    points: int  # what is left of a seven half said; 0: no seven
    hand: Cards  # my own; empty for a spectator
    sizes: tuple[int, ...]  # cards in every hand; a card given away counts until the exchange is done
    pile: int
    discards: Cards
    top: Kind  # the card laid down last; -1: none
    given: tuple[bool, ...]  # who has given a card, while others still choose
    gave: Kind  # what I gave this round, while the receiver surely holds it; -1: nothing
    got: Kind  # what I was given this round, while I surely hold it; -1: nothing
    out: tuple[bool, ...]  # who dropped out of this round


make = maker(DogView)


def view(s: DogState, head: Head) -> DogView:
    options = s.options
    assert isinstance(options, DogOptions)
    g = glance(s, head["seat"], head["path"])
    pawns = _pawns(g, g.at)
    return make(
        head=head,
        options=options,
        phase=g.phase,
        round=g.round,
        dealer=g.dealer,
        turn=g.turn,
        pawns=pawns,
        after=_pawns(g, g.after),
        points=g.points,
        hand=tuple(g.hand),
        sizes=tuple(g.sizes),
        pile=g.pile,
        discards=tuple(g.discards),
        top=g.top,
        given=_seats(g, g.given),
        gave=g.gave,
        got=g.got,
        out=_seats(g, g.out),
    )


def _seats(g: DogGlance, bits: i64) -> tuple[bool, ...]:
    return tuple([bool(bits >> seat & 1) for seat in range(g.house.seats)])


def _pawns(g: DogGlance, at: vec[Cell]) -> tuple[Cells, ...]:
    each: i64 = len(at) // g.house.seats
    return tuple([tuple(at[k * each : (k + 1) * each]) for k in range(g.house.seats)])


def _cells(pawns: tuple[Cells, ...]) -> vec[Cell]:
    return vec[Cell]([cell for colour in pawns for cell in colour])


def again(v: DogView) -> DogGlance:
    """The glance that this view was made of."""
    g = DogGlance(House(v.seats, v.options), _cells(v.pawns), vec[i64](list(v.sizes)))
    g.me = v.seat or 0
    g.phase, g.round, g.dealer, g.turn = v.phase, v.round, v.dealer, v.turn
    g.after = _cells(v.after)
    g.points = v.points
    g.hand, g.discards = vec[i64](list(v.hand)), vec[i64](list(v.discards))
    g.pile, g.top = v.pile, v.top
    g.given, g.gave, g.got, g.out = _marks(v.given), v.gave, v.got, _marks(v.out)
    return g


def shown(s: DogState, seat: Seat | None) -> Move:
    """R-DOG-040: what was dealt, drawn or given is for one seat only."""
    reader = s.last_seat if s.last_seat != CHANCE else s.turn if s.phase == AGAIN else NOBODY
    return s.last_move if not s.hushed or seat == reader else ()


def guess(v: DogView, rng: Rng) -> DogState:
    """Unseen cards fall to the other hands and the pile in any way that fits."""
    s = state.set_up(v.seats, v.options)
    s.phase, s.round, s.dealer, s.turn, s.top = v.phase, v.round, v.dealer, v.turn, v.top
    s.given, s.out = _marks(v.given), _marks(v.out)
    s.sizes, s.left = vec[i64](list(v.sizes)), v.pile
    _set_pawns(s, v)
    _deal_unseen(s, v, rng)
    if v.last is not None:
        s.last_seat, s.last_move = v.last
        s.hushed = v.phase in (GIVE, AGAIN) or not v.last[1] or (v.last[0] == v.seat and v.last[1] == cards([v.gave]))
    return s


def _marks(seats: tuple[bool, ...]) -> int:
    return sum([1 << seat for seat, mark in enumerate(seats) if mark])


def _set_pawns(s: DogState, v: DogView) -> None:
    cells = [cell for colour in v.pawns for cell in colour]
    for pawn in range(len(cells)):
        s.board.put(Pawn(pawn), YARD)
    for pawn, cell in enumerate(cells):
        s.board.put(Pawn(pawn), cell)


def _deal_unseen(s: DogState, v: DogView, rng: Rng) -> None:
    held = v.hand or (0,) * KINDS
    unseen = [n - v.discards[k] - held[k] - (v.gave == k) for k, n in enumerate(COPIES)]
    unknown = cast("list[Kind]", rng.shuffled(cards(_listed(tuple(unseen)))))
    hands: list[list[Kind]] = []
    for seat in range(v.seats):
        known = [v.gave] if v.gave >= 0 and v.phase != GIVE and seat == _to(s, v.seat) else []
        count = v.sizes[seat] - v.given[seat] - len(known)
        hands.append(_listed(v.hand) if seat == v.seat else known + [unknown.pop() for _ in range(count)])
    _guess_gifts(s, v, hands, unknown, rng)
    s.cards = _counted([unknown, _listed(v.discards), *hands])


def _counted(zones: list[list[Kind]]) -> vec[i64]:
    """How many of each kind lie in each of these."""
    found = vec[i64]([0] * (KINDS * len(zones)))
    first: i64 = 0
    for zone in zones:
        for kind in zone:
            found[first + kind] += 1
        first += KINDS
    return found


def _to(s: DogState, seat: Seat | None) -> Seat:
    return -1 if seat is None else s.house.receiver(seat)


def _listed(cards: Cards) -> list[Kind]:
    return [Kind(kind) for kind, n in enumerate(cards) for _ in range(n)]


def _guess_gifts(s: DogState, v: DogView, hands: list[list[Kind]], unknown: list[Kind], rng: Rng) -> None:
    """What others gave: face down it may be any unseen card, later any card of whoever received it."""
    for giver in range(v.seats):
        to = s.house.receiver(giver)
        if giver == v.seat:
            s.gave[giver] = v.gave
        elif v.phase == GIVE:
            s.gave[giver] = unknown.pop() if v.given[giver] else NO_KIND
        elif to == v.seat:
            s.gave[giver] = v.got
        elif hands[to]:
            s.gave[giver] = hands[to][rng.below(len(hands[to]))]
