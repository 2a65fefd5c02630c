"""What happened between two views of one seat, and what the words of DOG are called."""

from collections.abc import Iterator

from homestretch.core.scene import Flight, Told
from homestretch.core.types import CHANCE, Arg, Move, Msg, Seat, Token, Who
from homestretch.games.dog.asks import before_legs, role_of
from homestretch.games.dog.phases import DEAL, GIVE, PICK
from homestretch.games.dog.track import LANE, SLOTS, YARD, Cell, slot
from homestretch.games.dog.view import DogView
from homestretch.games.dog.way import LETTERS, house, is_home, mover, place, table, way
from homestretch.games.dog.words import (
    ELEVEN,
    FIELD,
    FOUR,
    JOKER,
    NONE,
    OUT,
    SEAT,
    SEVEN,
    SWAP,
    THIRTEEN,
    VALUES,
    WORDS,
    YARD_WORD,
    Kind,
    cell_of,
)

NAMED = {THIRTEEN: "card-13", ELEVEN: "card-1-11", SWAP: "card-swap", JOKER: "card-joker"}


def card(kind: Kind) -> Msg:
    return Msg(NAMED[kind]) if kind in NAMED else Msg("card", {"value": WORDS[kind]})


def field(cell: Cell) -> Msg:
    """A cell by its name."""
    if cell >= LANE:
        return Msg("place-goal", {"slot": slot(cell) + 1})
    return Msg("place-field", {"field": int(cell)})


def word(v: DogView, token: Token) -> Msg:
    if token <= JOKER:
        return card(Kind(token))
    if token >= FIELD:
        return _cell_word(v, cell_of(token))
    if token >= SEAT:
        return Msg("word-player", {"who": Who(token - SEAT)})
    return Msg(f"word-{WORDS[token]}")


def _cell_word(v: DogView, cell: Cell) -> Msg:
    """The pawn that stands there, where a pawn is asked for; else the field, of a seven with its points."""
    asked = v.ask.what if v.ask else ""
    if asked == "seven-field":
        steps = len(way(v, cell_of(v.path[-1]), cell)) - 1
        return Msg("word-portion", {"steps": steps, "place": _aim(v, cell)})
    if asked == "field":
        return _aim(v, cell)
    for seat, cells in enumerate(v.after):
        if cell in cells:
            return Msg("word-pawn", {"who": Who(seat), "pawn": LETTERS[cells.index(cell)], "place": field(cell)})
    return field(cell)


def _aim(v: DogView, cell: Cell) -> Msg:
    """A cell to go to; R-DOG-109: where the pawn could turn into the goal, it is said that this leads past it."""
    offered = [cell_of(token) for token in v.ask.tokens] if v.ask else []
    if cell >= LANE or cell not in offered or max(offered) < LANE:
        return field(cell)
    t, at = table(v), cell_of(v.path[-1])
    start = t.starts[(max(offered) - LANE) // SLOTS]
    past = t.distance(at, start) < t.distance(at, cell) <= VALUES[THIRTEEN]  # and not four steps back
    return Msg("word-past", {"place": field(cell)}) if past else field(cell)


def tell(before: DogView, after: DogView) -> tuple[Told, ...]:
    if after.last is None:
        return ()
    seat, move = after.last
    if seat == CHANCE:
        return _luck(before, after, move)
    if before.phase == GIVE:
        return tuple(_gift(before, after, seat, move))
    if move == (OUT,):
        return (_laying(before, seat, Msg("told-out", {"who": Who(seat), "cards": _laid(before, after)})),)
    if len(move) == 1:
        return (_laying(before, seat, Msg("told-discard", {"who": Who(seat), "card": card(Kind(move[0]))})),)
    return (*_played(before, seat, move), *_finished(before, after, seat))


def hold(v: DogView, seat: Seat) -> str:
    """Where the cards of this seat are seen."""
    return "hand" if seat == v.seat else f"held{seat}"


def _laying(v: DogView, seat: Seat, msg: Msg) -> Told:
    """A card that goes from a hand to the discards."""
    return Told(msg, "top", (hold(v, seat), "discard"))


def _luck(before: DogView, after: DogView, move: Move) -> tuple[Told, ...]:
    if before.phase == PICK:
        return (Told(Msg("told-dealer", {"who": Who(after.dealer)})),)
    if before.phase == DEAL:
        return (*_shuffled(before, after), *_dealt(before, after))
    if move:
        return *_shuffled(before, after), Told(Msg("told-drew", {"card": card(Kind(move[0]))}))
    return *_shuffled(before, after), Told(Msg("told-drawn", {"who": Who(after.turn)}))


def _shuffled(before: DogView, after: DogView) -> tuple[Told, ...]:
    return (Told(Msg("told-shuffle")),) if after.pile > before.pile else ()


def _dealt(before: DogView, after: DogView) -> tuple[Told, ...]:
    deal = Msg("told-deal", {"who": Who(after.dealer), "count": after.sizes[0]})
    down = [f"held{seat}" for seat in range(after.seats) if seat != after.seat]
    flights = [Flight(name, ("pile", name)) for name in down]
    flights += [Flight(name, ("pile", "hand")) for name in _new(before, after)]
    return Told(deal, flights=tuple(flights)), Told(Msg("told-begins", {"who": Who(after.turn)}))


def _new(before: DogView, after: DogView) -> list[str]:
    """The cards that one's own hand has more than before, as the scene names them."""
    kinds = range(len(after.hand))
    return [f"card{kind}-{n}" for kind in kinds for n in range(before.hand[kind], after.hand[kind])]


def _gift(before: DogView, after: DogView, seat: Seat, move: Move) -> Iterator[Told]:
    to = house(after).receiver(seat)
    if move:
        mine = f"card{move[0]}-{before.hand[move[0]] - 1}"
        yield Told(Msg("told-gave", {"to": Who(to), "card": card(Kind(move[0]))}), mine, ("hand", hold(after, to)))
    else:
        way = (f"held{seat}", f"held{to}") if to != after.seat else ()
        yield Told(Msg("told-given", {"who": Who(seat), "to": Who(to)}), f"held{seat}" if way else "", way)
    if after.phase != GIVE and after.seat is not None:
        giver = house(after).giver(after.seat)
        got = f"card{after.got}-{after.hand[after.got] - 1}"
        yield Told(Msg("told-got", {"from": Who(giver), "card": card(after.got)}), got, (f"held{giver}", "hand"))


def _laid(before: DogView, after: DogView) -> str:
    """The cards laid open, by their faces."""
    more = [new - old for old, new in zip(before.discards, after.discards, strict=True)]
    return ", ".join(FACES.get(Kind(kind), WORDS[kind]) for kind, n in enumerate(more) for _ in range(n))


FACES = {SWAP: "⇄", JOKER: "?"}


def _played(v: DogView, seat: Seat, move: Move) -> Iterator[Told]:
    role, rest = role_of(move), move[before_legs(move) :]
    if move[0] == JOKER:
        yield _laying(v, seat, Msg("told-joker", {"who": Who(seat), "card": card(role)}))
    else:
        yield _laying(v, seat, Msg("told-play", {"who": Who(seat), "card": card(role)}))
    if rest[0] == NONE:
        yield Told(Msg("told-idle"))
    else:
        yield from Walks(v).follow(mover(v, seat), role, rest)


class Walks:
    """Pawns on the move, from the view before it."""

    def __init__(self, v: DogView) -> None:
        self.v = v
        self.at = {(seat, n): cell for seat, cells in enumerate(v.pawns) for n, cell in enumerate(cells)}

    def follow(self, seat: Seat, role: Kind, rest: Move) -> Iterator[Told]:
        if rest[0] == YARD_WORD:
            pawn = next(p for p, cell in self.at.items() if p[0] == seat and cell == YARD)
            yield from self.put("told-start", pawn, [YARD, table(self.v).starts[seat]], [])
        elif role == SWAP:
            yield self.swap(*(self.on(cell_of(token)) for token in rest))
        else:
            for k in range(0, len(rest), 2):
                yield from self.leg(role, cell_of(rest[k]), cell_of(rest[k + 1]))

    def on(self, cell: Cell) -> tuple[Seat, int]:
        return next(pawn for pawn, there in self.at.items() if there == cell)

    def leg(self, role: Kind, cell: Cell, to: Cell) -> Iterator[Told]:
        back = role == FOUR and to < LANE and table(self.v).distance(to, cell) == 4 and cell < LANE
        key = "told-back" if back else "told-home" if cell < LANE <= to else "told-walk"
        cells = way(self.v, cell, to, back)
        burned = [pawn for over in cells[1:-1] for pawn in self._there(over)] if role == SEVEN else []
        yield from self.put(key, self.on(cell), cells, burned)

    def _there(self, cell: Cell) -> list[tuple[Seat, int]]:
        return [pawn for pawn, there in self.at.items() if there == cell]

    def put(
        self, key: str, pawn: tuple[Seat, int], cells: list[Cell], burned: list[tuple[Seat, int]]
    ) -> Iterator[Told]:
        """The walk, and who has to go for it."""
        seat, n = pawn
        said = Msg(key, {"who": Who(seat), "pawn": LETTERS[n], "place": field(cells[-1]), "steps": len(cells) - 1})
        mark = "home" if key == "told-home" else ""
        yield Told(said, f"pawn{seat}-{n}", tuple(place(cell, seat, n) for cell in cells), mark)
        for other in burned:
            yield self.gone("told-burned", other)
        for other in self._there(cells[-1]):
            yield self.gone("told-captured", other)
        self.at[pawn] = cells[-1]

    def gone(self, key: str, pawn: tuple[Seat, int]) -> Told:
        seat, n = pawn
        way = (place(self.at[pawn], seat, n), place(YARD, seat, n))
        self.at[pawn] = YARD
        return Told(Msg(key, {"who": Who(seat), "pawn": LETTERS[n]}), f"pawn{seat}-{n}", way, "captured")

    def swap(self, one: tuple[Seat, int], two: tuple[Seat, int]) -> Told:
        names: dict[str, Arg] = {"who": Who(one[0]), "pawn": LETTERS[one[1]]}
        names |= {"other": Who(two[0]), "otherpawn": LETTERS[two[1]]}
        way = (place(self.at[one], *one), place(self.at[two], *two))
        self.at[one], self.at[two] = self.at[two], self.at[one]
        back = Flight(f"pawn{two[0]}-{two[1]}", way[::-1])
        return Told(Msg("told-swap", names), f"pawn{one[0]}-{one[1]}", way, flights=(back,))


def _finished(before: DogView, after: DogView, seat: Seat) -> Iterator[Told]:
    """R-DOG-150: who has just brought the last pawn home."""
    mate = house(after).mate
    for k in (seat, mate(seat)):
        if house(after).teams and is_home(after, k) and not is_home(before, k) and not after.over:
            yield Told(Msg("told-finished", {"who": Who(k), "partner": Who(mate(k))}))
