"""What there is to see of HIT: pawns on the board, the market, and before each player cards and coins."""

from collections.abc import Iterable, Iterator

from homestretch.core.scene import Scene, Thing, Zone
from homestretch.core.types import Msg, Seat
from homestretch.games.hit import board, phases
from homestretch.games.hit.cards import BOTH, FIELD, KINDS, OUT, START_KINDS, WORDS
from homestretch.games.hit.icons import FACES
from homestretch.games.hit.tables import COSTS
from homestretch.games.hit.view import HitView, stand


def scene(v: HitView) -> Scene:
    zones = [*_middle(v), *(zone for seat in range(v.seats) for zone in _before(v, seat))]
    if v.seat is not None:
        zones.append(Zone("hand", "hand", Msg("scene-hand"), v.seat, marks=_marks(v, v.seat)))
    things = [*_pawns(v), *_market(v), *_own(v)]
    for seat in range(v.seats):
        things += _cards(v, seat)
    return Scene(tuple(zones), tuple(things))


# regions


def _middle(v: HitView) -> Iterator[Zone]:
    yield Zone("market", "centre", Msg("scene-market"), note=Msg("scene-round", {"round": max(v.round, 1)}))
    yield Zone("neutral", "centre", Msg("scene-neutral"), flow="stack")


def _before(v: HitView, seat: Seat) -> Iterator[Zone]:
    shield = Msg("scene-protected") if v.guarded[seat] else None
    yield Zone(f"discard{seat}", "seat", Msg("scene-discard"), seat, "stack", shield, _marks(v, seat))
    yield Zone(f"pile{seat}", "seat", Msg("scene-pile"), seat)
    if seat != v.seat:
        yield Zone(f"hand{seat}", "seat", Msg("scene-hand"), seat)
    yield Zone(f"coins{seat}", "seat", Msg("scene-coins"), seat)


def _marks(v: HitView, seat: Seat) -> tuple[str, ...]:
    if v.outcome:
        return ("winner",) if seat in v.outcome.winners else ()
    return ("turn",) if seat == v.turn and v.round else ()


# pawns


def _pawns(v: HitView) -> Iterator[Thing]:
    """Every pawn, those of the words half said where they would stand."""
    b = stand(v)
    said = dict(v.moved)
    for seat, places in enumerate(v.pawns):
        for i, at in enumerate(places):
            number = 4 * seat + i
            yield _pawn(v, b, seat, i, said.get(number, at), _pawn_marks(v, b, seat, number))


def _pawn_marks(v: HitView, b: board.Board, seat: Seat, number: int) -> tuple[str, ...]:
    marks = ("safe",) if v.guarded[seat] and 0 <= b.at[number] < b.track.route else ()
    if any(number == moved for moved, _ in v.moved):
        return (*marks, "ghost")
    if seat == v.seat and b.at[number] >= 0 and board.word(b, seat, b.at[number]) in v.path[1:]:
        return (*marks, "chosen")
    return marks


def _pawn(v: HitView, b: board.Board, seat: Seat, i: int, at: int, marks: tuple[str, ...]) -> Thing:
    label = Msg("scene-pawn", {"number": i + 1})
    if at < 0:
        says = (OUT,) if seat == v.seat else ()
        return Thing(f"p{seat}-{i}", "pawn", f"w{seat}-{i}", label, seat, says=says, marks=marks)
    token = int(board.word(b, seat, at))
    says = (token,) if token >= FIELD or seat == v.seat else ()
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
        yield card(f"m-{WORDS[kind]}-{n}", "market", kind)._replace(
            says=(kind,) if buying else (),
            marks=("chosen",) if buying and v.path.count(kind) > n else (),
            label=Msg("scene-for-sale", {"card": Msg(f"card-{WORDS[kind]}"), "cost": COSTS[kind]}),
            tag=str(COSTS[kind]),
        )
    yield from _down("neutral", "neutral", len(v.neutral), -1)


def _own(v: HitView) -> Iterator[Thing]:
    if v.seat is None:
        return
    said = v.path if v.phase == phases.PLAY else ()
    chosen = [token for token in (said[1:] if said[:1] == (BOTH,) else said[:1]) if token < KINDS]
    for kind, n in numbered(v.hand):
        yield card(f"h-{WORDS[kind]}-{n}", "hand", kind, v.seat)._replace(
            says=() if v.phase == phases.BUY else (kind,),
            marks=("chosen",) if chosen.count(kind) > n else (),
        )


def _cards(v: HitView, seat: Seat) -> Iterator[Thing]:
    """Discards with their top, the draw pile with what is known to lie on it, what is known of a hand, coins."""
    if v.shown[seat] >= 0:
        fresh = v.last is not None and v.last[0] == seat and v.shown[seat] in v.last[1]
        top = card(f"d{seat}", f"discard{seat}", v.shown[seat], seat)
        yield top._replace(many=len(v.discards[seat]), marks=("last",) if fresh else ())
    yield from _down(f"pile{seat}", f"pile{seat}", v.piles[seat], seat)
    yield from _seen(f"t{seat}", f"pile{seat}", reversed(v.tops[seat]), seat)
    if seat != v.seat:
        yield from _down(f"hand{seat}", f"hand{seat}", v.holds[seat] - len(v.known[seat]), seat)
        yield from _seen(f"k{seat}", f"hand{seat}", v.known[seat], seat)
    coins = v.coins[seat] - (_spent(v) if seat == v.turn else 0)
    label = Msg("scene-purse", {"coins": coins})
    yield Thing(f"coins{seat}", "coin", f"coins{seat}", label, face=str(coins))


def _spent(v: HitView) -> int:
    """What the cards named so far cost, while somebody is buying."""
    return sum(COSTS[kind] for kind in v.path if kind < KINDS) if v.phase == phases.BUY and v.ask else 0


def _seen(name: str, at: str, kinds: Iterable[int], owner: Seat) -> Iterator[Thing]:
    """Cards that lie face down but that everybody can know."""
    for kind, n in numbered(kinds):
        yield card(f"{name}-{WORDS[kind]}-{n}", at, kind, owner)._replace(marks=("ghost",))


def _down(name: str, at: str, many: int, owner: Seat) -> Iterator[Thing]:
    if many:
        yield Thing(name, "card", at, Msg("scene-face-down", {"count": many}), owner, many=many, marks=("down",))
