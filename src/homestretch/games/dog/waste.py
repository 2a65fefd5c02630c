# mypyc: compile
"""Moves that another does as well with less."""

from homestretch.core.native import i64
from homestretch.core.types import Move, Seat
from homestretch.games.dog.state import DogState, hand
from homestretch.games.dog.words import JOKER


def waste(s: DogState, seat: Seat, move: Move) -> bool:
    """A joker played as a card that is in hand: whatever that card may do later, the joker could."""
    if len(move) < 2 or move[0] != JOKER:
        return False
    mine: i64 = hand(seat)
    return s.cards[mine + move[1]] > 0
