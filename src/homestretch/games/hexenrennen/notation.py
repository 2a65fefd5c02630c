"""Positions of Hexenrennen in one line.

    4 | turn 1 card 17 | die 3 | at 0 0 0/17 0 0/0 0 0/0 0 0 | track 3:S10 13:S4 17:W* | hands 23456789t***/…
      | hidden 234,567,89t/… | first_player=0

`at` has three witches a seat: 0 before the track, 1 to 48 on a tile, 49 to 51 in the finish. `track` lists the tiles
turned up, `hands` the cards of all four tribes (a neutral one's are its pile), `hidden` the numbers a player's tribe
still has face down in each section (`?`: not divided yet). After the turn comes what is waited for: split, lots, roll,
choose, or turn-up, card, must, draw with the tile the witch on her way stands on; `turn-up 9 pushed` if a card moved
her back onto it; over. Of all these only the seats and the turn need to be said when a position is read: the rest is as
at the start, with every tribe's numbers hidden in ascending order.
"""

from homestretch.games.hexenrennen import chance, phases, state
from homestretch.games.hexenrennen.options import HexenOptions
from homestretch.games.hexenrennen.state import HexenState
from homestretch.games.hexenrennen.words import (
    FACE,
    FIRST,
    FULL,
    LAST,
    NUMBERS,
    ONE_SYMBOL,
    SYMBOL,
    TRIBES,
    WITCHES,
    WORDS,
    cards,
    number_of,
    numbers,
    section_of,
    tribe_of,
)

PHASES = ("split", "lots", "roll", "choose", "turn-up", "card", "draw", "over")
ON_HER_WAY = (phases.REVEAL, phases.CARD, phases.DRAW)
DIGITS = "  23456789t*"


def parts(s: HexenState) -> list[str]:
    return [
        f"turn {s.turn} {_phase(s)}",
        f"die {s.die}",
        "at " + "/".join(" ".join(str(p) for p in s.at[i : i + WITCHES]) for i in range(0, len(s.at), WITCHES)),
        "track " + (" ".join(f"{p}:{WORDS[f]}" for p, f in enumerate(s.face) if f) or "-"),
        "hands " + "/".join(_cards(cards(hand)) for hand in s.hands),
        "hidden " + "/".join(_hidden(s, seat) for seat in range(s.seats)),
    ]


def _phase(s: HexenState) -> str:
    if s.phase not in ON_HER_WAY:
        return PHASES[s.phase]
    name = "must" if s.pushed and s.phase == phases.CARD else PHASES[s.phase]
    return f"{name} {s.at[s.walker]}" + (" pushed" if s.pushed and s.phase == phases.REVEAL else "")


def _cards(tokens: tuple[int, ...]) -> str:
    return "".join(DIGITS[n] for n in tokens) or "-"


def _hidden(s: HexenState, seat: int) -> str:
    if s.phase == phases.SPLIT and not s.hidden[3 * seat]:
        return "?"
    return ",".join(_cards(numbers(bits)) for bits in s.hidden[3 * seat : 3 * seat + 3])


def parse(seats: int, options: HexenOptions, named: dict[str, str]) -> HexenState:
    s = state.fresh(seats, options)
    _read_witches(s, named.get("at", ""))
    hands = [_bits(hand) for hand in named["hands"].split("/")] if "hands" in named else [FULL] * TRIBES
    state.lay_out(s, list(s.face), hands)
    _read_tiles(s, named.get("track", "-"))
    if "hidden" in named:
        _read_hidden(s, named["hidden"])
    else:
        _hide_in_order(s)
    s.die = int(named.get("die", "0"))
    _read_turn(s, named["turn"].split())
    return s


def _read_witches(s: HexenState, text: str) -> None:
    if text:
        state.gather(s, [int(p) for tribe in text.split("/") for p in tribe.split()])


def _read_tiles(s: HexenState, track: str) -> None:
    for word in track.replace("-", "").split():
        place, _, name = word.partition(":")
        _turn_up(s, int(place), WORDS.index(name, FACE, FIRST))


def _read_hidden(s: HexenState, hidden: str) -> None:
    found = list(s.hidden)
    for seat, groups in enumerate(hidden.split("/")):
        found[3 * seat : 3 * seat + 3] = [0, 0, 0] if groups == "?" else [_bits(part) for part in groups.split(",")]
    state.hide(s, found)


def _hide_in_order(s: HexenState) -> None:
    """What is not said lies in ascending order, as far as the tiles turned up leave room."""
    for seat in range(s.seats):
        left = list(numbers(chance.unturned(s, seat)))
        for section in range(3):
            shown = [f for p, f in enumerate(s.face) if f and tribe_of(f) == seat and section_of(p) == section]
            room = 3 - sum(number_of(f) != SYMBOL for f in shown)
            s.hidden[3 * seat + section] = sum(1 << n for n in left[:room])
            left = left[room:]


def _turn_up(s: HexenState, place: int, face: int) -> None:
    tribe, number = tribe_of(face), number_of(face)
    spot = 3 * tribe + section_of(place)
    if not 1 <= place <= LAST or s.face[place]:
        raise ValueError("no such tile")
    s.face[place] = face
    if number == SYMBOL:
        s.signs[spot] = place
    elif tribe >= s.seats:
        s.hidden[spot] -= 1


def _read_turn(s: HexenState, words: list[str]) -> None:
    turn, phase, *more = words
    s.turn = int(turn)
    s.phase = PHASES.index("card" if phase == "must" else phase)
    if s.phase in ON_HER_WAY:
        s.walker = list(s.at).index(int(more.pop(0)), WITCHES * s.turn, WITCHES * s.turn + WITCHES)
    s.pushed = phase == "must" or (phase == "turn-up" and more == ["pushed"])
    if more and not (s.pushed and phase == "turn-up"):
        raise ValueError(f"{more} says nothing")


def _bits(text: str) -> int:
    """A hand or a set of numbers."""
    bits = 0
    for digit in text.replace("-", ""):
        n = DIGITS.index(digit, 2)
        bits += ONE_SYMBOL if n == SYMBOL else 1 << n
    if bits & ~FULL or text.count("*") + len(numbers(bits & NUMBERS)) != len(text.replace("-", "")):
        raise ValueError("no such cards")
    return bits
