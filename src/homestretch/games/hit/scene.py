"""What there is to see of HIT: pawns on the board, the market, and before each player cards and coins."""

from collections.abc import Iterable, Iterator

from homestretch.core.scene import Scene, Thing, Zone, once
from homestretch.core.types import Msg, Seat
from homestretch.games.hit import board, phases
from homestretch.games.hit.cards import BOTH, FIELD, KINDS, OUT, START_KINDS, WORDS
from homestretch.games.hit.icons import FACES
from homestretch.games.hit.tables import COSTS
from homestretch.games.hit.track import TRACKS
from homestretch.games.hit.view import HitView


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
    """Every pawn, those of the words half said where they would stand."""
    said = dict(v.moved)
    for seat, places in enumerate(v.pawns):
        for i, at in enumerate(places):
            marks = _pawn_marks(v, seat, at, 4 * seat + i in said)
            yield _pawn(v.seats, seat, i, said.get(4 * seat + i, at), seat == v.seat, marks)


def _pawn_marks(v: HitView, seat: Seat, at: int, ghost: bool) -> tuple[str, ...]:
    marks = ("safe",) if v.guarded[seat] and 0 <= at < TRACKS[v.seats].route else ()
    if ghost:
        return (*marks, "ghost")
    if v.path and seat == v.seat and at >= 0 and board.word(_ring(v.seats), seat, at) in v.path[1:]:
        return (*marks, "chosen")
    return marks


@once
def _ring(seats: int) -> board.Board:
    """The board on which places have their names, whoever stands there."""
    return board.empty(seats, four=True)


@once
def _pawn(seats: int, seat: Seat, i: int, at: int, mine: bool, marks: tuple[str, ...]) -> Thing:
    b, label = _ring(seats), Msg("scene-pawn", {"number": i + 1})
    if at < 0:
        return Thing(f"p{seat}-{i}", "pawn", f"w{seat}-{i}", label, seat, says=(OUT,) if mine else (), marks=marks)
    token = int(board.word(b, seat, at))
    says = (token,) if token >= FIELD or mine else ()
    return Thing(f"p{seat}-{i}", "pawn", place(b, seat, at), label, seat, says=says, marks=marks)


def place(b: board.Board, seat: Seat, at: int) -> str:
    """The name of the place on the board; goals bear the seat."""
    if at >= b.track.route:
        return f"g{seat}-{at - b.track.route + 1}"
    return WORDS[board.word(b, seat, at)]


# cards


def card(name: str, at: str, kind: int, owner: Seat = -1) -> Thing:
    """A card face up; start cards have the colour of their owner."""
    face, signs = FACES[kind]
    return Thing(name, "card", at, Msg(f"card-{WORDS[kind]}"), owner if kind < START_KINDS else -1, face, signs)


def numbered(kinds: Iterable[int]) -> Iterator[tuple[int, int]]:
    """Each card with how many equal ones came before it."""
    seen: dict[int, int] = {}
    for kind in kinds:
        seen[kind] = seen.get(kind, -1) + 1
        yield kind, seen[kind]


def _market(v: HitView) -> Iterator[Thing]:
    """Cards for sale with their costs; those already named in the buyer's words are marked."""
    buying = v.phase == phases.BUY
    for kind, n in numbered(v.market):
        yield _for_sale(kind, n, buying, buying and v.path.count(kind) > n)
    yield from _down("neutral", "neutral", len(v.neutral), -1)


@once
def _for_sale(kind: int, n: int, buying: bool, chosen: bool) -> Thing:
    return card(f"m-{WORDS[kind]}-{n}", "market", kind)._replace(
        says=(kind,) if buying else (),
        marks=("chosen",) if chosen else (),
        label=Msg("scene-for-sale", {"card": Msg(f"card-{WORDS[kind]}"), "cost": COSTS[kind]}),
        tag=str(COSTS[kind]),
    )


def _own(v: HitView) -> Iterator[Thing]:
    if v.seat is None:
        return
    said = v.path if v.phase == phases.PLAY else ()
    chosen = [token for token in (said[1:] if said[:1] == (BOTH,) else said[:1]) if token < KINDS]
    for kind, n in numbered(v.hand):
        yield _held(v.seat, kind, n, v.phase != phases.BUY, chosen.count(kind) > n)


@once
def _held(seat: Seat, kind: int, n: int, playing: bool, chosen: bool) -> Thing:
    thing = card(f"h-{WORDS[kind]}-{n}", "hand", kind, seat)
    return thing._replace(says=(kind,) if playing else (), marks=("chosen",) if chosen else ())


def _cards(v: HitView, seat: Seat) -> Iterator[Thing]:
    """Discards with their top, the draw pile with what is known to lie on it, what is known of a hand, coins."""
    if v.shown[seat] >= 0:
        fresh = v.last is not None and v.last[0] == seat and v.shown[seat] in v.last[1]
        yield _top(seat, v.shown[seat], len(v.discards[seat]), fresh)
    yield from _down(f"pile{seat}", f"pile{seat}", v.piles[seat], seat)
    yield from _seen(f"t{seat}", f"pile{seat}", v.tops[seat][::-1], seat)
    if seat != v.seat:
        yield from _down(f"hand{seat}", f"hand{seat}", v.holds[seat] - len(v.known[seat]), seat)
        yield from _seen(f"k{seat}", f"hand{seat}", v.known[seat], seat)
    yield _purse(seat, v.coins[seat] - (_spent(v) if seat == v.turn else 0))


@once
def _top(seat: Seat, kind: int, many: int, fresh: bool) -> Thing:
    return card(f"d{seat}", f"discard{seat}", kind, seat)._replace(many=many, marks=("last",) if fresh else ())


@once
def _purse(seat: Seat, coins: int) -> Thing:
    label = Msg("scene-purse", {"coins": coins})
    return Thing(f"coins{seat}", "coin", f"coins{seat}", label, face=str(coins))


def _spent(v: HitView) -> int:
    """What the cards named so far cost, while somebody is buying."""
    return sum(COSTS[kind] for kind in v.path if kind < KINDS) if v.phase == phases.BUY and v.ask else 0


@once
def _seen(name: str, at: str, kinds: tuple[int, ...], owner: Seat) -> tuple[Thing, ...]:
    """Cards that lie face down but that everybody can know."""
    return tuple(
        card(f"{name}-{WORDS[kind]}-{n}", at, kind, owner)._replace(marks=("ghost",)) for kind, n in numbered(kinds)
    )


@once
def _down(name: str, at: str, many: int, owner: Seat) -> tuple[Thing, ...]:
    label = Msg("scene-face-down", {"count": many})
    return (Thing(name, "card", at, label, owner, many=many, marks=("down",)),) if many else ()
