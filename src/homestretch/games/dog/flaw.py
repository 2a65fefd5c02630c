# mypyc: compile
"""What cannot be true of a state of DOG."""

from homestretch.games.dog.board import EMPTY
from homestretch.games.dog.phases import GIVE
from homestretch.games.dog.state import DogState, hand
from homestretch.games.dog.track import LANE, SLOTS, YARD
from homestretch.games.dog.words import COPIES, KINDS, Kind


def flaw(s: DogState) -> str:
    if min(s.cards) < 0:
        return "there are fewer than no cards somewhere"
    for kind in range(KINDS):
        if _total(s, kind) != COPIES[kind]:
            return f"there are {_total(s, kind)} cards of kind {kind}, not {COPIES[kind]}"
    return _flaw_of_hands(s) or _flaw_of_pawns(s)


def _total(s: DogState, kind: int) -> int:
    n = sum(s.cards[kind::KINDS])
    return n + s.gave.count(Kind(kind)) if s.phase == GIVE else n


def _flaw_of_hands(s: DogState) -> str:
    for seat in range(s.seats):
        held = sum(s.cards[hand(seat) : hand(seat) + KINDS])
        if held + (s.given >> seat & 1) != s.sizes[seat]:
            return f"seat {seat} holds {held} cards, not {s.sizes[seat]}"
        gave = s.gave[seat]
        if s.phase == GIVE and (gave >= 0) != bool(s.given >> seat & 1):
            return f"seat {seat} has given a card or it has not"
        if s.phase != GIVE and gave >= 0 and not s.cards[hand(s.house.receiver(seat)) + gave]:
            return f"what seat {seat} gave is no longer where it should be"
    return ""


def _flaw_of_pawns(s: DogState) -> str:
    b = s.board
    for pawn in range(len(b.at)):
        cell = b.at[pawn]
        if cell != YARD and b.ring[cell] != pawn:
            return f"pawn {pawn} stands on a field that is not its own"
        if cell >= LANE and (cell - LANE) // SLOTS != pawn // b.each:
            return f"pawn {pawn} stands in a foreign goal"
    if len(b.ring) - b.ring.count(EMPTY) != len(b.at) - b.at.count(YARD):
        return "a field holds a pawn that is elsewhere"
    return ""
