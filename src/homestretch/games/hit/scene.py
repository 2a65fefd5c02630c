"""What there is to see of HIT: pawns on the board, the market, and before each player cards and coins."""

from collections.abc import Iterable, Iterator

from homestretch.core.scene import Scene, Thing, Zone, once
from homestretch.core.types import Move, Msg, Seat
from homestretch.games.hit import about, board, phases
from homestretch.games.hit.cards import BOTH, FIELD, KINDS, OUT, START_KINDS, WORDS
from homestretch.games.hit.icons import FACES
from homestretch.games.hit.tables import COSTS
from homestretch.games.hit.track import TRACKS
from homestretch.games.hit.view import HitView, Kinds


def scene(v: HitView) -> Scene:
    zones = [*_middle(max(v.round, 1))]
    things = [*_pawns(v), *_market(v), *_own(v)]
    for seat in range(v.seats):
        zones += _discard(seat, v.guarded[seat], _marks(v, seat)), *_before(seat, seat == v.seat)
        things += _cards(v, seat)
    if v.seat is not None:
        zones.append(_hand(v.seat, _marks(v, v.seat)))
    return Scene(tuple(zones), tuple(things))


# regions


@once
def _middle(number: int) -> tuple[Zone, ...]:
    market = Zone("market", "centre", Msg("scene-market"), note=Msg("scene-round", {"round": number}))
    return market, Zone("neutral", "centre", Msg("scene-neutral"), flow="stack")


@once
def _discard(seat: Seat, guarded: bool, marks: tuple[str, ...]) -> Zone:
    shield = Msg("scene-protected") if guarded else None
    return Zone(f"discard{seat}", "seat", Msg("scene-discard"), seat, "stack", shield, marks)


@once
def _before(seat: Seat, mine: bool) -> tuple[Zone, ...]:
    return (
        Zone(f"pile{seat}", "seat", Msg("scene-pile"), seat),
        *(() if mine else (Zone(f"hand{seat}", "seat", Msg("scene-hand"), seat),)),
        Zone(f"coins{seat}", "seat", Msg("scene-coins"), seat),
    )


@once
def _hand(seat: Seat, marks: tuple[str, ...]) -> Zone:
    return Zone("hand", "hand", Msg("scene-hand"), seat, marks=marks)


def _marks(v: HitView, seat: Seat) -> tuple[str, ...]:
    if v.outcome:
        return ("winner",) if seat in v.outcome.winners else ()
    return ("turn",) if seat == v.turn and v.round else ()


# pawns


def _pawns(v: HitView) -> Iterator[Thing]:
    for seat, places in enumerate(v.pawns):
        mine = seat == v.seat
        yield from _camp(v.seats, seat, places, v.guarded[seat], mine, v.path[1:] if mine else (), v.moved)


@once
def _camp(
    seats: int, seat: Seat, places: Kinds, safe: bool, mine: bool, named: Move, moved: tuple[tuple[int, int], ...]
) -> tuple[Thing, ...]:
    """A player's pawns, those of the words half said where they would stand."""
    said = dict(moved)
    all_of_them = [(i, at, 4 * seat + i) for i, at in enumerate(places)]
    marks = [_pawn_marks(seats, seat, at, safe, pawn in said, named) for _, at, pawn in all_of_them]
    return tuple(_pawn(seats, seat, i, said.get(pawn, at), mine, marks[i]) for i, at, pawn in all_of_them)


def _pawn_marks(seats: int, seat: Seat, at: int, safe: bool, ghost: bool, named: Move) -> tuple[str, ...]:
    marks = ("safe",) if safe and 0 <= at < TRACKS[seats].route else ()
    if ghost:
        return (*marks, "ghost")
    if named and at >= 0 and board.word(_ring(seats), seat, at) in named:
        return (*marks, "chosen")
    return marks


@once
def _ring(seats: int) -> board.Board:
    """The board on which places have their names, whoever stands there."""
    return board.empty(seats, four=True)


@once
def _pawn(seats: int, seat: Seat, i: int, at: int, mine: bool, marks: tuple[str, ...]) -> Thing:
    b, label = _ring(seats), Msg("scene-pawn", {"number": i + 1})
    does = about.pawn(seat, at, b.track.route, "safe" in marks)
    if at < 0:
        says = (OUT,) if mine else ()
        return Thing(f"p{seat}-{i}", "pawn", f"w{seat}-{i}", label, seat, says=says, marks=marks, about=does)
    token = int(board.word(b, seat, at))
    says = (token,) if token >= FIELD or mine else ()
    return Thing(f"p{seat}-{i}", "pawn", place(b, seat, at), label, seat, says=says, marks=marks, about=does)


def place(b: board.Board, seat: Seat, at: int) -> str:
    """The name of the place on the board; goals bear the seat."""
    if at >= b.track.route:
        return f"g{seat}-{at - b.track.route + 1}"
    return WORDS[board.word(b, seat, at)]


# cards


def card(name: str, at: str, kind: int, shields: bool, owner: Seat = -1) -> Thing:
    """A card face up; start cards have the colour of their owner."""
    (face, signs), label = FACES[kind], Msg(f"card-{WORDS[kind]}")
    whose = owner if kind < START_KINDS else -1
    return Thing(name, "card", at, label, whose, face, signs, about=about.card(kind, shields))


def _shields(v: HitView) -> bool:
    return not v.options.no_shields


def numbered(kinds: Iterable[int]) -> Iterator[tuple[int, int]]:
    """Each card with how many equal ones came before it."""
    seen: dict[int, int] = {}
    for kind in kinds:
        seen[kind] = seen.get(kind, -1) + 1
        yield kind, seen[kind]


def _market(v: HitView) -> tuple[Thing, ...]:
    buying = v.phase == phases.BUY
    stall = _stall(v.market, _shields(v), buying, v.path if buying else ())
    return stall + _down("neutral", "neutral", len(v.neutral), -1)


@once
def _stall(kinds: Kinds, shields: bool, buying: bool, named: Move) -> tuple[Thing, ...]:
    """Cards for sale with their costs; those already named in the buyer's words are marked."""
    return tuple(_for_sale(kind, n, shields, buying, named.count(kind) > n) for kind, n in numbered(kinds))


@once
def _for_sale(kind: int, n: int, shields: bool, buying: bool, chosen: bool) -> Thing:
    return card(f"m-{WORDS[kind]}-{n}", "market", kind, shields)._replace(
        says=(kind,) if buying else (),
        marks=("chosen",) if chosen else (),
        label=Msg("scene-for-sale", {"card": Msg(f"card-{WORDS[kind]}"), "cost": COSTS[kind]}),
        tag=str(COSTS[kind]),
        about=about.for_sale(kind, shields),
    )


def _own(v: HitView) -> tuple[Thing, ...]:
    if v.seat is None:
        return ()
    said = v.path if v.phase == phases.PLAY else ()
    named = said[1:] if said[:1] == (BOTH,) else said[:1]
    return _in_hand(v.seat, v.hand, _shields(v), v.phase != phases.BUY, named)


@once
def _in_hand(seat: Seat, kinds: Kinds, shields: bool, playing: bool, named: Move) -> tuple[Thing, ...]:
    return tuple(_held(seat, kind, n, shields, playing, named.count(kind) > n) for kind, n in numbered(kinds))


@once
def _held(seat: Seat, kind: int, n: int, shields: bool, playing: bool, chosen: bool) -> Thing:
    thing = card(f"h-{WORDS[kind]}-{n}", "hand", kind, shields, seat)
    return thing._replace(says=(kind,) if playing else (), marks=("named", "chosen") if chosen else ("named",))


def _cards(v: HitView, seat: Seat) -> Iterator[Thing]:
    """Discards with their top, the draw pile with what is known to lie on it, what is known of a hand, coins."""
    fresh = v.last is not None and v.last[0] == seat and v.shown[seat] in v.last[1]
    yield from _discards(seat, v.shown[seat], len(v.discards[seat]), _shields(v), fresh)
    yield from _pile(seat, v.piles[seat], v.tops[seat], _shields(v))
    if seat != v.seat:
        yield from _known(seat, v.holds[seat], v.known[seat], _shields(v))
    yield _purse(seat, v.coins[seat] - (_spent(v) if seat == v.turn else 0))


@once
def _discards(seat: Seat, top: int, many: int, shields: bool, fresh: bool) -> tuple[Thing, ...]:
    if top < 0:
        return ()
    upper = card(f"d{seat}", f"discard{seat}", top, shields, seat)
    return (upper._replace(many=many, marks=("last",) if fresh else ()),)


@once
def _pile(seat: Seat, left: int, bought: Kinds, shields: bool) -> tuple[Thing, ...]:
    at = f"pile{seat}"
    return _down(at, at, left, seat) + _seen(f"t{seat}", at, bought[::-1], shields, seat)


@once
def _known(seat: Seat, many: int, kinds: Kinds, shields: bool) -> tuple[Thing, ...]:
    at = f"hand{seat}"
    return _down(at, at, many - len(kinds), seat) + _seen(f"k{seat}", at, kinds, shields, seat)


@once
def _purse(seat: Seat, coins: int) -> Thing:
    label = Msg("scene-purse", {"coins": coins})
    return Thing(f"coins{seat}", "coin", f"coins{seat}", label, face=str(coins), about=Msg("about-coins"))


def _spent(v: HitView) -> int:
    """What the cards named so far cost, while somebody is buying."""
    return sum(COSTS[kind] for kind in v.path if kind < KINDS) if v.phase == phases.BUY and v.ask else 0


@once
def _seen(name: str, at: str, kinds: tuple[int, ...], shields: bool, owner: Seat) -> tuple[Thing, ...]:
    """Cards that lie face down but that everybody can know."""
    return tuple(
        card(f"{name}-{WORDS[kind]}-{n}", at, kind, shields, owner)._replace(marks=("ghost",))
        for kind, n in numbered(kinds)
    )


@once
def _down(name: str, at: str, many: int, owner: Seat) -> tuple[Thing, ...]:
    label, does = Msg("scene-face-down", {"count": many}), Msg(f"about-{name.rstrip('0123')}")
    return (Thing(name, "card", at, label, owner, many=many, marks=("down",), about=does),) if many else ()
