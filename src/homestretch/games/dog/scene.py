"""What there is to see of DOG: the star of the track with yards and goals, pawns, hands, pile and discards."""

from collections.abc import Iterator
from functools import cache

from homestretch.core.scene import Board, Ornament, Place, Scene, Thing, Zone, once
from homestretch.core.types import Move, Msg, Seat, Who
from homestretch.games.dog import tell, track
from homestretch.games.dog.layout import MARGIN, Point, Star
from homestretch.games.dog.track import YARD, Cell
from homestretch.games.dog.view import Cards, Cells, DogView
from homestretch.games.dog.way import LETTERS, house, mover, place, table
from homestretch.games.dog.words import ELEVEN, FIELD, FOUR, JOKER, SEVEN, SWAP, THIRTEEN, WORDS, Kind, cards, word

ICONS = (
    ("start", "M5 3.5L20 12L5 20.5z"),
    ("swap", "M7 3L2 8l5 5V10h12V6H7zM17 11v3H5v4h12v3l5-5z"),
    ("split", "M10.5 21V13L5 7.5V11H3V3h8v2H7l5 5l5-5h-4V3h8v8h-2V7.500L13.500 13v8z"),
    ("both", "M8 5L1 12l7 7v-5h8v5l7-7l-7-7v5H8z"),
)
SIGNS = (("start", "▶"), ("swap", "⇄"), ("split", "÷"), ("both", "↔"))
FACES = {SWAP: "", JOKER: "?"}
MARKED = {FOUR: "both", SEVEN: "split", THIRTEEN: "start", ELEVEN: "start", SWAP: "swap"}
PAW = (  # the middle, width and height of pad and toes
    (0.0, 0.36, 0.46, 0.36),
    (-0.62, -0.02, 0.15, 0.22),
    (-0.23, -0.38, 0.16, 0.25),
    (0.23, -0.38, 0.16, 0.25),
    (0.62, -0.02, 0.15, 0.22),
)


def board(v: DogView) -> Board:
    o = v.options
    arms = track.sides(v.seats, o.ring == "fitted")
    seats = tuple(track.sides_of(v.seats, o.ring == "fitted"))
    return _board(arms, o.fields_per_colour, seats, v.seat, house(v).each)


@cache
def _board(arms: int, fields: int, slots: tuple[int, ...], viewer: Seat | None, pawns: int) -> Board:
    """The board as this seat sees it, its own arm at the bottom."""
    drawn = Drawn(Star(arms, fields), slots, viewer)
    places = (*drawn.track(), *(p for seat in range(len(slots)) for p in (*drawn.goal(seat), *drawn.yard(seat, pawns))))
    left, top = min(p.x for p in places) - MARGIN, min(p.y for p in places) - MARGIN
    width, height = max(p.x for p in places) + MARGIN - left, max(p.y for p in places) + MARGIN - top
    moved = tuple(p._replace(x=round(p.x - left, 3), y=round(p.y - top, 3)) for p in places)
    return Board(round(width, 3), round(height, 3), moved, drawn.ornaments(left, top), ICONS, SIGNS)


class Drawn:
    """Places and ornaments about the middle of the board."""

    def __init__(self, star: Star, slots: tuple[int, ...], viewer: Seat | None) -> None:
        self.star, self.slots, self.viewer, self.me = star, slots, viewer, viewer or 0
        self.owners = {slot: seat for seat, slot in enumerate(slots)}

    def arm(self, seat: Seat) -> int:
        return self.slots[seat] - self.slots[self.me]

    def track(self) -> tuple[Place, ...]:
        turn = self.slots[self.me] * self.star.fields
        return tuple(self._field(n, self.star.field(n - turn)) for n in range(self.star.arms * self.star.fields))

    def _field(self, n: int, p: Point) -> Place:
        owner = self.owners.get(n // self.star.fields, -1) if n % self.star.fields == 0 else -1
        role = "field" if owner < 0 else "start"
        field = Place(WORDS[FIELD + n], p.x, p.y, role, owner, says=(FIELD + n,), number=str(n))
        return field._replace(label="spot-field", about="about-field") if owner < 0 else self._told(field)

    def _told(self, place: Place) -> Place:
        """A place of a colour with what it is to whoever looks."""
        whose = "mine" if place.owner == self.viewer else "theirs"
        return place._replace(label=f"spot-{place.role}", about=f"about-{place.role}-{whose}")

    def goal(self, seat: Seat) -> tuple[Place, ...]:
        spots = [self.star.slot(self.arm(seat), n + 1) for n in range(track.SLOTS)]
        return tuple(self._slot(seat, track.goal(seat, n), p) for n, p in enumerate(spots))

    def _slot(self, seat: Seat, cell: Cell, p: Point) -> Place:
        turn, name = 360 / self.star.arms * self.arm(seat) % 90, WORDS[FIELD + cell]
        slot = Place(name, p.x, p.y, "goal", seat, "square", 0.94, turn=round(turn, 2), says=(FIELD + cell,))
        return self._told(slot._replace(number=name.partition(".")[2]))

    def yard(self, seat: Seat, pawns: int) -> tuple[Place, ...]:
        spots = [self.star.yard(self.arm(seat), n) for n in range(pawns)]
        return tuple(self._told(Place(f"y{seat}.{n}", p.x, p.y, "yard", seat)) for n, p in enumerate(spots, 1))

    def ornaments(self, left: float, top: float) -> tuple[Ornament, ...]:
        loop = [self.star.field(n) for n in range(self.star.arms * self.star.fields)]
        ring = "M" + "L".join(f"{p.x - left:.2f} {p.y - top:.2f}" for p in loop) + "z"
        middles = [self.star.yard(self.arm(seat), 4) for seat in range(len(self.slots))]
        yards = (Ornament(_oval(p.x - left, p.y - top, 1.75, 1.75), "area", k) for k, p in enumerate(middles))
        k = max(self.star.inner, 0.9) * 0.8
        paw = "".join(_oval(x * k - left, y * k - top, rx * k, ry * k) for x, y, rx, ry in PAW)
        return Ornament(ring, "line"), *yards, Ornament(paw, "area")


def _oval(x: float, y: float, rx: float, ry: float) -> str:
    """SVG path data of an ellipse."""
    half = f"a{rx:.3f} {ry:.3f} 0 1 1"
    return f"M{x - rx:.3f} {y:.3f}{half} {2 * rx:.3f} 0{half} {-2 * rx:.3f} 0z"


# what changes


def scene(v: DogView) -> Scene:
    others = [seat for seat in range(v.seats) if seat != v.seat]
    zones = (
        *_mine(v),
        *(_before(seat, _note(v, seat), _marks(v, seat)) for seat in others),
        *_middle(v.round + 1, sum(v.discards)),
    )
    return Scene(zones, (*_pawns(v), *_hand(v), *(t for seat in others for t in _held(v, seat)), *_piles(v)))


def _mine(v: DogView) -> tuple[Zone, ...]:
    if v.seat is None:
        return ()
    note = "scene-points" if v.points else _note(v, v.seat)
    return (_in_hand(v.seat, note, v.points, _marks(v, v.seat)),)


@once
def _in_hand(seat: Seat, note: str, points: int, marks: tuple[str, ...]) -> Zone:
    said = Msg(note, {"points": points} if points else {}) if note else None
    return Zone("hand", "hand", Msg("scene-hand"), seat, note=said, marks=marks)


@once
def _before(seat: Seat, note: str, marks: tuple[str, ...]) -> Zone:
    return Zone(f"held{seat}", "seat", Msg("scene-held"), seat, "stack", Msg(note) if note else None, marks)


def _note(v: DogView, seat: Seat) -> str:
    if v.out[seat]:
        return "scene-out"
    if v.given[seat]:
        return "scene-given"
    return "scene-dealer" if seat == v.dealer and not v.over else ""


def _marks(v: DogView, seat: Seat) -> tuple[str, ...]:
    if v.outcome:
        return ("winner",) if seat in v.outcome.winners else ()
    return (*(["turn"] if seat in v.awaits else []), *(["out"] if v.out[seat] else []))


def _middle(number: int, discards: int) -> tuple[Zone, ...]:
    return _pile("pile", "scene-round", "round", number), _pile("discard", "scene-cards", "count", discards)


@once
def _pile(name: str, note: str, what: str, many: int) -> Zone:
    said = Msg(note, {what: many}) if many else None
    return Zone(name, "centre", Msg(f"scene-{name}"), flow="stack", note=said)


def _pawns(v: DogView) -> Iterator[Thing]:
    """Every pawn, those of the words half said where they would stand."""
    mine = None if v.seat is None else mover(v, v.seat)
    asked = v.ask is not None and v.ask.what in ("field", "seven-field", "swap-with")
    chosen = v.path[-1:] if asked else ()
    last = v.last[1][2::2] + v.last[1][-1:] if not v.path and v.last is not None else ()
    starts = table(v).starts
    for seat, cells in enumerate(v.after):
        yield from _camp(seat, v.pawns[seat], cells, starts[seat], seat == mine, chosen, last)


@once
def _camp(
    seat: Seat, before: Cells, cells: Cells, start: Cell, mine: bool, chosen: Move, last: Move
) -> tuple[Thing, ...]:
    """A player's pawns."""
    marks = [_state(cell, cell != was, cell == start, chosen, last) for was, cell in zip(before, cells, strict=True)]
    return tuple(_pawn(seat, n, cell, mine, marks[n]) for n, cell in enumerate(cells))


def _state(cell: Cell, ghost: bool, safe: bool, chosen: tuple[int, ...], last: tuple[int, ...]) -> tuple[str, ...]:
    away = cell != YARD and bool(chosen or last)
    marks = (ghost, "ghost"), (safe, "safe"), (away and word(cell) in chosen, "chosen")
    return tuple(name for holds, name in (*marks, (away and word(cell) in last, "last")) if holds)


@once
def _pawn(seat: Seat, n: int, cell: Cell, mine: bool, marks: tuple[str, ...]) -> Thing:
    label = Msg("scene-pawn", {"pawn": LETTERS[n], "who": Who(seat)})
    says = (word(cell),) if mine or cell != YARD else ()
    at, does = place(cell, seat, n), _fate(seat, cell, "safe" in marks)
    return Thing(f"pawn{seat}-{n}", "pawn", at, label, seat, LETTERS[n], says=says, marks=marks, about=does)


def _fate(seat: Seat, cell: Cell, safe: bool) -> Msg:
    """What may happen to a pawn that stands there."""
    if cell == YARD or safe:
        return Msg("about-pawn-yard" if cell == YARD else "about-pawn-safe")
    return Msg("about-pawn-out", {"who": Who(seat)}) if cell < track.LANE else Msg("about-pawn-home")


def _hand(v: DogView) -> tuple[Thing, ...]:
    return _fan(v.hand, v.path[:1], v.got)


@once
def _fan(hand: Cards, said: Move, got: Kind) -> tuple[Thing, ...]:
    """My own cards, of which one was chosen, or given to me."""
    found = []
    for kind, many in enumerate(hand):
        mark = ("chosen",) if said == cards([Kind(kind)]) else ("last",) if not said and kind == got else ()
        found += [_card(Kind(kind), n, not said, () if n else mark) for n in range(many)]
    return tuple(found)


@once
def _card(kind: Kind, n: int, says: bool, marks: tuple[str, ...]) -> Thing:
    thing = _open(f"card{kind}-{n}", "hand", kind)
    return thing._replace(says=cards([kind]) if says else (), marks=(_family(kind), *marks))


@once
def _open(name: str, at: str, kind: Kind) -> Thing:
    """A card face up."""
    icons = (MARKED[kind],) if kind in MARKED else ()
    face = FACES.get(kind, WORDS[kind])
    return Thing(name, "card", at, tell.card(kind), face=face, icons=icons, marks=(_family(kind),), about=_does(kind))


def _does(kind: Kind) -> Msg:
    """What a card does."""
    if _family(kind) == "common":
        return Msg("about-number", {"number": WORDS[kind]})
    return Msg(f"about-{WORDS[kind].replace('/', '-')}")


def _family(kind: Kind) -> str:
    """R-DOG-004, R-DOG-005: red cards have a function, blue ones a number only."""
    return "special" if kind in MARKED or kind == JOKER else "common"


def _held(v: DogView, seat: Seat) -> tuple[Thing, ...]:
    """Another's cards, face down; mine lie open in my hand."""
    return _down(f"held{seat}", "scene-cards", v.sizes[seat] - v.given[seat], seat)


@once
def _down(name: str, label: str, many: int, owner: Seat = -1) -> tuple[Thing, ...]:
    told, does = Msg(label, {"count": many}), Msg("about-pile" if owner < 0 else "about-held")
    return (Thing(name, "card", name, told, owner, many=many, marks=("down",), about=does),) if many else ()


def _piles(v: DogView) -> tuple[Thing, ...]:
    pile = _down("pile", "scene-pile-count", v.pile)
    return pile if v.top < 0 else (*pile, _open("top", "discard", v.top))
