"""What there is to see of Hexenrennen: tiles and witches on the track, open hands, and my own tiles still face down."""

from homestretch.core.scene import Board, Scene, Thing, Zone, once
from homestretch.core.types import Move, Msg, Seat, Who
from homestretch.games.hexenrennen import landing, phases
from homestretch.games.hexenrennen.layout import BOARDS
from homestretch.games.hexenrennen.view import HexenView
from homestretch.games.hexenrennen.words import (
    LAST,
    NAMES,
    NUMBERS,
    SYMBOL,
    TRIBES,
    WITCH,
    face_of,
    number_of,
    numbers,
    points,
    spot,
    tribe_of,
)


def board(v: HexenView) -> Board:
    return BOARDS[v.seats]


def scene(v: HexenView) -> Scene:
    return Scene((*_seats(v), *_sections(v), *_piles(v), *_hand(v)), (*_on_board(v), *_cards(v), *_my_tiles(v)))


def tile(tribe: int, number: int) -> Msg:
    """What a tile or card shows, in words."""
    key = "tile-symbol" if number == SYMBOL else "tile-number"
    return Msg(key, {"tribe": tribe_name(tribe), "number": number})


def tribe_name(tribe: int) -> Msg:
    return Msg("tribe-name", {"tribe": NAMES[tribe]})


# zones


def _seats(v: HexenView) -> tuple[Zone, ...]:
    return tuple(_seat(seat, *_note(v, seat), _marks(v, seat)) for seat in range(v.seats))


@once
def _seat(seat: Seat, note: str, total: int, marks: tuple[str, ...]) -> Zone:
    said = Msg(note, {"points": total} if total >= 0 else {}) if note else None
    return Zone(f"seat{seat}", "seat", Msg("scene-tribe", {"tribe": NAMES[seat]}), seat, note=said, marks=marks)


def _note(v: HexenView, seat: Seat) -> tuple[str, int]:
    """What is said of a seat, and its points if it speaks of them."""
    if seat in v.awaits and v.phase == phases.SPLIT:
        return "scene-divides", -1
    if seat in v.awaits and v.phase == phases.CARD:
        return "scene-must" if v.pushed else "scene-decides", -1
    total = sum([points(place) for place in v.at[seat]])
    return ("scene-points", total) if total or v.over else ("", -1)


def _marks(v: HexenView, seat: Seat) -> tuple[str, ...]:
    if v.outcome:
        return ("winner",) if seat in v.outcome.winners else ()
    asked = v.awaits if v.awaits[0] >= 0 else (v.turn,)
    return ("turn",) if seat in asked else ()


def _piles(v: HexenView) -> tuple[Zone, ...]:
    return tuple(_pile(tribe, len(v.hands[tribe])) for tribe in range(v.seats, TRIBES))


@once
def _pile(tribe: int, left: int) -> Zone:
    title = Msg("scene-pile", {"tribe": tribe_name(tribe)})
    return Zone(f"pile{tribe}", "centre", title, note=Msg("scene-left", {"count": left}))


def _hand(v: HexenView) -> tuple[Zone, ...]:
    return (_in_hand(v.seat),) if v.seat is not None else ()


@once
def _in_hand(seat: Seat) -> Zone:
    return Zone("hand", "hand", Msg("scene-hand"), seat)


def _sections(v: HexenView) -> tuple[Zone, ...]:
    """Where my own tiles lie face down, and while I divide them, those I have not placed yet."""
    if v.seat is None:
        return ()
    rest = (_tiles(v.seat),) if _divides(v) else ()
    return (*rest, *(_section(v.seat, c) for c in range(3) if _in_section(v, v.seat, c)))


@once
def _tiles(seat: Seat) -> Zone:
    return Zone("tiles", "hand", Msg("scene-tiles"), seat)


@once
def _section(seat: Seat, section: int) -> Zone:
    return Zone(f"mine{section}", "seat", Msg("scene-section", {"section": section + 1}), seat)


def _divides(v: HexenView) -> bool:
    return v.phase == phases.SPLIT and v.seat in v.awaits


# things


def _on_board(v: HexenView) -> tuple[Thing, ...]:
    witches = [witch for seat in range(v.seats) for witch in _witches(v, seat)]
    return (*_track(v.faces, v.seats, v.options.faceup_tiles_active), *witches, *_die(v.die))


@once
def _track(faces: tuple[int, ...], seats: int, awake: bool) -> tuple[Thing, ...]:
    return tuple(_tile(place, face, seats, awake) for place, face in enumerate(faces[1:], 1))


@once
def _die(number: int) -> tuple[Thing, ...]:
    label = Msg("scene-die", {"number": number})
    return (Thing("die", "die", "die", label, face=str(number), about=Msg("about-die")),) if number else ()


@once
def _tile(place: int, face: int, seats: int, awake: bool) -> Thing:
    where = spot(0, place)
    if not face:
        label, does = Msg("scene-down", {"place": place}), Msg("about-tile-down")
        return Thing(f"tile{place}", "tile", where, label, marks=("down",), about=does)
    tribe, number = tribe_of(face), number_of(face)
    label = Msg("scene-up", {"place": place, "tile": tile(tribe, number)})
    does = _acts(tribe, number, seats) if awake else Msg("about-tile-asleep")
    return _shows(f"tile{place}", "tile", where, label, tribe, number)._replace(about=does)


def _acts(tribe: int, number: int, seats: int) -> Msg:
    """What a tile does to a witch that lands on it; R-HEX-121: tribes without a player are neutral."""
    if number != SYMBOL:
        return Msg("about-tile-number", {"number": number})
    return Msg("about-tile-symbol" if tribe < seats else "about-tile-neutral")


def _shows(name: str, role: str, at: str, label: Msg, tribe: int, number: int, says: tuple[int, ...] = ()) -> Thing:
    """A tile or card of a tribe, face up."""
    face = "" if number == SYMBOL else str(number)
    return Thing(name, role, at, label, tribe, face, (NAMES[tribe],), says=says)


def _witches(v: HexenView, seat: Seat) -> tuple[Thing, ...]:
    mine = seat == v.seat
    goes = tuple(landing.by_die(v, at) if mine else "" for at in v.at[seat])
    return _coven(seat, v.at[seat], v.walker if seat == v.turn else -1, mine, v.path if mine else (), goes)


@once
def _coven(
    seat: Seat, places: tuple[int, ...], walker: int, mine: bool, said: Move, goes: tuple[str, ...]
) -> tuple[Thing, ...]:
    return tuple(
        _pawn(seat, n, at, mine, ("chosen",) if said == (WITCH + at,) else ("last",) if n == walker else (), goes[n])
        for n, at in enumerate(places)
    )


@once
def _pawn(seat: Seat, n: int, place: int, mine: bool, marks: tuple[str, ...], goes: str) -> Thing:
    return Thing(
        f"w{seat}-{n}",
        "pawn",
        spot(seat, place),
        Msg("scene-witch", {"who": Who(seat), "place": place}),
        seat,
        icons=(NAMES[seat],),
        says=(WITCH + place,) if mine and place <= LAST else (),
        marks=marks,
        about=_fate(seat, place),
        goes=goes,
    )


def _fate(seat: Seat, place: int) -> Msg:
    """What a witch that stands there does next, or may suffer."""
    if 0 < place <= LAST:
        return Msg("about-witch-out", {"who": Who(seat)})
    return Msg("about-witch-home" if place else "about-witch-waiting")


def _cards(v: HexenView) -> list[Thing]:
    hands = [_hand_of(v, tribe, hand) for tribe, hand in enumerate(v.hands)]
    return [card for hand in hands for card in hand]


def _hand_of(v: HexenView, tribe: int, hand: tuple[int, ...]) -> tuple[Thing, ...]:
    mine = tribe == v.seat
    says = mine and v.phase == phases.CARD
    goes = tuple((card, landing.by_card(v, tribe, card) if says else "") for card in dict.fromkeys(hand))
    return _held(tribe, hand, goes, v.seats, mine, says)


@once
def _held(
    tribe: int, hand: tuple[int, ...], goes: tuple[tuple[int, str], ...], seats: int, mine: bool, says: bool
) -> tuple[Thing, ...]:
    return tuple(_card(tribe, card, hand.count(card), seats, mine, says, there) for card, there in goes)


@once
def _card(tribe: int, card: int, many: int, seats: int, mine: bool, says: bool, goes: str) -> Thing:
    """Equal cards lie as one; my own say their number when they are clicked."""
    at = "hand" if mine else f"seat{tribe}" if tribe < seats else f"pile{tribe}"
    thing = _shows(f"card{tribe}-{card}", "card", at, tile(tribe, card), tribe, card, (card,) if says else ())
    kind = "neutral" if tribe >= seats else "symbol" if card == SYMBOL else "number"
    return thing._replace(many=many, about=Msg(f"about-card-{kind}", {"number": card}), goes=goes)


def _my_tiles(v: HexenView) -> tuple[Thing, ...]:
    if v.seat is None:
        return ()
    placed = [(n, c) for c in range(3) for n in _in_section(v, v.seat, c)]
    rest = [n for n in numbers(NUMBERS) if (n, 0) not in placed and (n, 1) not in placed] if _divides(v) else []
    return (
        *(_my_tile(v.seat, n, "tiles", (n,)) for n in rest),
        *(_my_tile(v.seat, n, f"mine{c}", ()) for n, c in placed),
    )


def _in_section(v: HexenView, seat: Seat, section: int) -> tuple[int, ...]:
    """What a section still hides of my tiles; R-HEX-012: one of them is a symbol."""
    shown = face_of(seat, SYMBOL) in v.faces[16 * section + 1 : 16 * section + 17]
    return (*(v.mine[section] if v.mine else ()), *(() if shown else (SYMBOL,)))


@once
def _my_tile(seat: Seat, number: int, at: str, says: tuple[int, ...]) -> Thing:
    name = f"my-{number}" if number != SYMBOL else f"my-{at}"
    does = Msg("about-to-divide" if at == "tiles" else "about-my-tile")
    return _shows(name, "tile", at, tile(seat, number), seat, number, says)._replace(about=does)
