# mypyc: compile
"""Chance in DOG: who deals first, the deal, the card drawn by a player who is stuck."""

from typing import final

from homestretch.core.native import i64, mypyc_attr, vec
from homestretch.core.rng import Rng
from homestretch.core.types import Chance, Move
from homestretch.games.dog.phases import DEAL, PICK
from homestretch.games.dog.state import DISCARDS, HELD, PILE, DogState, hand
from homestretch.games.dog.words import HANDS, KINDS, NO_KIND, SEAT, Kind, cards


@mypyc_attr(acyclic=True, free_list_len=1)
@final
class Stock:
    """The cards of a deal or a draw, taken one by one: from the pile, then from the discards. R-DOG-034."""

    def __init__(self, s: DogState, cards: vec[i64]) -> None:
        self.cards = cards  # as in a state: the pile, the discards, …
        self.pile: i64 = s.left
        self.due: i64 = s.seats * HANDS[s.round % 5] if s.phase == DEAL else 1  # R-DOG-030: cards still to be taken
        self.turned: bool = False  # whether the discards have become the pile
        if s.phase == DEAL and s.house.merge and self.pile < self.due:
            self._turn_over()
        self._fill()

    def _turn_over(self) -> None:
        for kind in range(KINDS):
            self.pile += self.cards[DISCARDS + kind]
            self.cards[PILE + kind] += self.cards[DISCARDS + kind]
            self.cards[DISCARDS + kind] = 0
        self.turned = True

    def _fill(self) -> None:
        if self.pile == 0 and self.due > 0:
            self._turn_over()

    def take(self, kind: Kind) -> None:
        """The next card is of this kind."""
        self.cards[PILE + kind] -= 1
        self.pile -= 1
        self.due -= 1
        self._fill()

    def any(self, rng: Rng) -> Kind:
        """A kind by its exact odds."""
        x: i64 = rng.below(self.pile)
        kind: i64 = 0
        x -= self.cards[PILE]
        while x >= 0:
            kind += 1
            x -= self.cards[PILE + kind]
        return Kind(kind)

    def odds(self) -> Chance:
        """What the next card may be."""
        kinds: list[int] = []
        counts: list[int] = []
        for kind in range(KINDS):
            n = self.cards[PILE + kind]
            if n and self.due > 0:
                kinds.append(kind)
                counts.append(n)
        return Chance(tuple(kinds), tuple(counts))


def stock(s: DogState) -> Stock:
    """What chance takes from, while the state stays as it is."""
    return Stock(s, s.cards[:HELD])


def chance(s: DogState, path: Move) -> Chance:
    if s.phase == PICK:  # R-DOG-021
        return Chance((), ()) if path else Chance(tuple([SEAT + seat for seat in range(s.seats)]), (1,) * s.seats)
    left = stock(s)
    for kind in path:
        left.take(Kind(kind))
    return left.odds()


def drawn(s: DogState, rng: Rng) -> Move:
    """A move of chance by its exact odds: what `chance` word by word would draw, many times as fast."""
    if s.phase == PICK:
        return (SEAT + rng.below(s.seats),)
    left = stock(s)
    found: list[Kind] = []
    while left.due > 0:
        kind = left.any(rng)
        left.take(kind)
        found.append(kind)
    return cards(found)


def is_draw(s: DogState, move: Move) -> bool:
    """Whether chance could say these words."""
    if s.phase == PICK:
        return len(move) == 1 and SEAT <= move[0] < SEAT + s.seats
    left = stock(s)
    for kind in move:
        if not 0 <= kind < KINDS or left.due == 0 or left.cards[PILE + kind] == 0:
            return False
        left.take(Kind(kind))
    return left.due == 0


def deal(s: DogState, move: Move, seat: i64) -> None:
    """R-DOG-022: one card at a time, beginning with this seat."""
    left = Stock(s, s.cards)
    for kind in move:
        left.take(Kind(kind))
        s.cards[hand(seat) + kind] += 1
        s.sizes[seat] += 1
        seat = s.house.after(seat)
    s.left = left.pile
    if left.turned:
        s.top = NO_KIND
