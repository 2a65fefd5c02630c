"""What cannot be true of a position."""

from homestretch.games.hexenrennen import asks, odds, phases
from homestretch.games.hexenrennen.state import HexenState
from homestretch.games.hexenrennen.words import (
    FACE,
    FULL,
    GOAL,
    LAST,
    SYMBOL,
    TRIBES,
    WITCHES,
    face_of,
    number_of,
    section_of,
    tribe_of,
)


def flaw(s: HexenState) -> str:
    """One English sentence; empty for a sound position."""
    return _witches(s) or _tiles(s) or _cards(s) or _turn(s)


def _witches(s: HexenState) -> str:
    on_track = [p for p in s.at if 1 <= p <= LAST]
    if not 2 <= s.seats <= TRIBES:
        return "two to four play"
    if len(s.at) != WITCHES * s.seats:
        return "every seat has three witches"
    if not all(0 <= p <= GOAL for p in s.at):
        return "a witch is nowhere"
    if len(set(on_track)) < len(on_track):
        return "two witches share a tile"
    return "" if s.crowd == sum(1 << p for p in on_track) else "a tile with a witch on it is not known as such"


def _tiles(s: HexenState) -> str:
    """R-HEX-003, 012: of every tribe one symbol and three numbers a section, each number once."""
    shown = [f for f in s.face if f]
    if len(s.face) != LAST + 1 or len(s.hidden) != 12 or len(s.signs) != 12:
        return "the track has 48 tiles in three sections"
    if len({f for f in shown if number_of(f) != SYMBOL}) < sum(number_of(f) != SYMBOL for f in shown):
        return "a number of a tribe shows twice"
    for spot in range(12):
        wrong = _spot(s, spot // 3, spot % 3)
        if wrong:
            return wrong
    return ""


def _spot(s: HexenState, tribe: int, section: int) -> str:
    """What one section has of one tribe."""
    up = [(p, number_of(f)) for p, f in enumerate(s.face) if f and tribe_of(f) == tribe and section_of(p) == section]
    signs = [p for p, n in up if n == SYMBOL]
    if signs != [p for p in s.signs[3 * tribe + section : 3 * tribe + section + 1] if p]:
        return "a section has one symbol of every tribe"
    hidden = s.hidden[3 * tribe + section]
    if tribe >= s.seats:
        return "" if hidden + len(up) - len(signs) == 3 else "a section has three numbers of every tribe"
    if s.phase == phases.SPLIT and not up and hidden == 0:
        return ""
    if hidden & ~odds.unturned(s, tribe):
        return "a number is both hidden and turned up"
    return "" if hidden.bit_count() + len(up) - len(signs) == 3 else "a section has three numbers of every tribe"


def _home(s: HexenState) -> list[int]:
    """The tribes whose three witches are all in the finish."""
    return [seat for seat in range(s.seats) if min(s.at[WITCHES * seat : WITCHES * seat + WITCHES]) > LAST]


def _cards(s: HexenState) -> str:
    return "" if len(s.hands) == TRIBES and all(0 <= h <= FULL for h in s.hands) else "a tribe has twelve cards"


def _turn(s: HexenState) -> str:
    if not 0 <= s.turn < s.seats or not 0 <= s.die <= 6:
        return "it is nobody's turn"
    if _home(s) != ([s.turn] if s.phase == phases.OVER else []):
        return "the game is over when a tribe is home, in its own turn, and only then"  # R-HEX-110
    if s.phase == phases.SPLIT and (any(s.face) or any(s.at)):
        return "the tiles are divided before the race"  # R-HEX-011
    if s.phase in (phases.CARD, phases.DRAW):
        face = s.face[s.at[s.walker]]
        neutral = face >= FACE and tribe_of(face) >= s.seats
        if face < FACE or face != face_of(tribe_of(face), SYMBOL) or neutral != (s.phase == phases.DRAW):
            return "nobody plays a card but on his own symbol"
    asked = asks.awaits(s)
    if not asked:
        return "" if s.phase == phases.OVER else "all have divided their tiles"
    chosen = asked[0] < 0 or asks.ask(s, asked[0], ()).tokens
    return "" if chosen else "there is nothing to choose"
