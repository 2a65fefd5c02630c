"""What cannot be true of a position of Hexenrennen. Clause numbers are those of RULES.md."""

from homestretch.games.hexenrennen import asks, chance, phases, state
from homestretch.games.hexenrennen.state import HexenState
from homestretch.games.hexenrennen.words import (
    FULL,
    GOAL,
    LAST,
    SYMBOL,
    TRIBES,
    WITCHES,
    number_of,
    section_of,
    tribe_of,
)

CARRIED = (phases.REVEAL, phases.CARD, phases.DRAW)  # a witch is on her way
PUSHED = (phases.REVEAL, phases.CARD)  # a card may have moved her backward


def flaw(s: HexenState) -> str:
    """One English sentence; empty for a sound position."""
    return _witches(s) or _tiles(s) or _cards(s) or _turn(s) or _start(s) or _way(s) or _asked(s)


def _witches(s: HexenState) -> str:
    on_track = [p for p in s.at if 1 <= p <= LAST]
    if len(s.at) != WITCHES * s.seats:
        return "every seat has three witches"
    if not all(0 <= p <= GOAL for p in s.at):
        return "a witch is nowhere"
    if len(set(on_track)) < len(on_track):
        return "two witches share a tile"
    return "" if s.crowd == sum(1 << p for p in on_track) else "a tile with a witch on it is not known as such"


def _tiles(s: HexenState) -> str:
    """R-HEX-003, 012: of every tribe one symbol and three numbers a section, each number once."""
    shown = [f for f in s.face if f and number_of(f) != SYMBOL]
    if len(s.face) != LAST + 1 or len(s.hidden) != 12 or len(s.signs) != 12:
        return "the track has 48 tiles in three sections"
    if len(set(shown)) < len(shown):
        return "a number of a tribe shows twice"
    for tribe in range(TRIBES):
        wrong = _divided(s, tribe) if tribe < s.seats else ""
        wrong = wrong or _spot(s, tribe, 0) or _spot(s, tribe, 1) or _spot(s, tribe, 2)
        if wrong:
            return wrong
    return ""


def _spot(s: HexenState, tribe: int, section: int) -> str:
    """What one section has of one tribe."""
    up = [(p, number_of(f)) for p, f in enumerate(s.face) if f and tribe_of(f) == tribe and section_of(p) == section]
    signs = [p for p, n in up if n == SYMBOL]
    if signs != [p for p in s.signs[3 * tribe + section : 3 * tribe + section + 1] if p]:
        return "a section has one symbol of every tribe"
    hidden = int(s.hidden[3 * tribe + section])
    many = hidden if tribe >= s.seats else hidden.bit_count()
    if (many >= 0 and many + len(up) - len(signs) == 3) or _undivided(s, tribe):
        return ""
    return "a section has three numbers of every tribe"


def _undivided(s: HexenState, tribe: int) -> bool:
    return s.phase == phases.SPLIT and tribe < s.seats and not any(s.hidden[3 * tribe : 3 * tribe + 3])


def _divided(s: HexenState, seat: int) -> str:
    """R-HEX-011: every number that is not turned up lies in one section."""
    first, second, third = s.hidden[3 * seat : 3 * seat + 3]
    whole = chance.unturned(s, seat)
    if first & second or first & third or second & third:
        return "a number is hidden in two sections"
    if (first | second | third) & ~whole:
        return "a number is both hidden and turned up"
    return ""


def _cards(s: HexenState) -> str:
    return "" if len(s.hands) == TRIBES and all(0 <= h <= FULL for h in s.hands) else "a tribe has twelve cards"


def _turn(s: HexenState) -> str:
    if not 0 <= s.turn < s.seats or not 0 <= s.die <= 6:
        return "it is nobody's turn"
    home = [seat for seat in range(s.seats) if min(s.at[WITCHES * seat : WITCHES * seat + WITCHES]) > LAST]
    if home != ([s.turn] if s.phase == phases.OVER else []):
        return "the game is over when a tribe is home, in its own turn, and only then"  # R-HEX-110
    return ""


def _start(s: HexenState) -> str:
    """R-HEX-011, 018: the tiles are divided and lots are drawn before anything else."""
    if s.phase not in (phases.SPLIT, phases.LOTS):
        return ""
    began = any(s.face) or any(s.at) or s.die or list(s.hands) != [FULL] * TRIBES
    first = state.rulings(s).first_player
    if began or s.turn != (0 if first == "random" else int(first)):
        return "the tiles are divided before the race"
    return "nobody draws lots: it is said who begins" if s.phase == phases.LOTS and first != "random" else ""


def _way(s: HexenState) -> str:
    """R-HEX-040, 042: a witch on her way stands on a tile, which is turned up once and then acts."""
    if (s.walker >= 0) != (s.phase in CARRIED) or (s.pushed and s.phase not in PUSHED):
        return "no witch is on her way"
    if s.phase not in CARRIED:
        return ""
    place = s.at[s.walker]
    if not 1 <= place <= LAST or s.walker // WITCHES != s.turn:
        return "a witch on her way is on the track, in her own turn"
    face = s.face[place]
    if s.phase == phases.REVEAL:
        return "a tile that lies face up cannot be turned up" if face else ""
    if not face or number_of(face) != SYMBOL or (tribe_of(face) >= s.seats) != (s.phase == phases.DRAW):
        return "nobody plays a card but on his own symbol"
    return ""


def _asked(s: HexenState) -> str:
    """R-HEX-021, 087, 130: nobody is asked who has no choice; there is no draw from an empty pile."""
    if s.phase == phases.SPLIT and all(s.hidden[: 3 * s.seats]):
        return "all have divided their tiles"
    if s.phase == phases.CHOOSE and not asks.witch(s).tokens:
        return "there is nothing to choose"
    if s.phase == phases.CARD and not asks.playable(s, state.owner(s)):
        return "none of his cards can be played"
    if s.phase == phases.DRAW and not s.hands[state.owner(s)]:
        return "the pile is empty"
    return ""
