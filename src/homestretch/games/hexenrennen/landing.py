"""Where a word would take a witch of Hexenrennen, as players count it. Clause numbers are those of RULES.md."""

from homestretch.core.types import Seat
from homestretch.games.hexenrennen import phases
from homestretch.games.hexenrennen.view import HexenView
from homestretch.games.hexenrennen.words import GOAL, LAST, SYMBOL, face_of, spot


def by_die(v: HexenView, place: int) -> str:
    """Where the roll takes a witch of mine from here, by name; empty: nowhere, or nobody asks."""
    if v.phase != phases.CHOOSE or v.seat != v.turn or place > LAST:
        return ""
    return _named(v, _ahead(v, place, v.die) if place else _in(v))


def by_card(v: HexenView, tribe: Seat, card: int) -> str:
    """Where a card of mine takes the witch on her way."""
    if v.phase != phases.CARD or tribe != v.seat or tribe not in v.awaits:
        return ""
    own = tribe == v.turn
    if card == SYMBOL:
        return _named(v, _sign(v, tribe, own))
    return _named(v, _ahead(v, v.place, card) if own else _behind(v, v.place - card))


def _named(v: HexenView, place: int) -> str:
    return spot(v.turn, place) if place else ""


def _taken(v: HexenView, place: int) -> bool:
    """R-HEX-031: finish fields are never full."""
    return place <= LAST and any(place in places for places in v.at)


def _ahead(v: HexenView, place: int, steps: int) -> int:
    there = place + steps
    return 0 if there > GOAL or _taken(v, there) else there


def _behind(v: HexenView, place: int) -> int:
    return 0 if place < 1 or _taken(v, place) else place


def _in(v: HexenView) -> int:
    """R-HEX-035: a witch that comes in does not count occupied tiles."""
    return [place for place in range(1, LAST + 1) if not _taken(v, place)][v.die - 1]


def _sign(v: HexenView, tribe: Seat, own: bool) -> int:
    """R-HEX-074, 082: the next face of the tribe's symbol ahead for its own witch, behind for another's."""
    signs = [place for place, face in enumerate(v.faces) if face == face_of(tribe, SYMBOL)]
    if own:
        return next((place for place in signs if place > v.place and not _taken(v, place)), 0)
    behind = [place for place in reversed(signs) if place < v.place]
    skips = v.options.symbol_skip_occupied
    return next((place for place in (behind if skips else behind[:1]) if not _taken(v, place)), 0)
