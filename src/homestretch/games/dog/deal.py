# mypyc: compile
"""Chance in DOG: who deals first, the deal, the card drawn by a player who is stuck."""

from homestretch.core.native import i64
from homestretch.core.rng import Rng
from homestretch.core.types import Chance, Move
from homestretch.games.dog.state import DEAL, DISCARDS, PICK, PILE, DogState, after, hand, hand_size
from homestretch.games.dog.words import KINDS, SEAT


def chance(s: DogState, path: Move) -> Chance:
    if len(path) >= words(s):
        return Chance((), ())
    if s.phase == PICK:
        return Chance(tuple([SEAT + seat for seat in range(s.seats)]), (1,) * s.seats)  # R-DOG-021
    return _odds(source(s, path))


def words(s: DogState) -> i64:
    """How many words this move of chance has."""
    return s.seats * hand_size(s) if s.phase == DEAL else 1


def source(s: DogState, path: Move) -> list[int]:
    """The cards the next one is drawn from. R-DOG-034: the discards, once the pile has run out."""
    if s.phase == DEAL and s.house.merge and s.left < words(s):
        return _less([s.cards[PILE + kind] + s.cards[DISCARDS + kind] for kind in range(KINDS)], path, 0)
    if len(path) < s.left:
        return _less(s.cards[PILE : PILE + KINDS], path, 0)
    return _less(s.cards[DISCARDS : DISCARDS + KINDS], path, s.left)


def _less(cards: list[int], path: Move, since: i64) -> list[int]:
    for i in range(since, len(path)):
        cards[path[i]] -= 1
    return cards


def _odds(cards: list[int]) -> Chance:
    tokens: list[int] = []
    weights: list[int] = []
    for kind in range(KINDS):
        n = cards[kind]
        if n:
            tokens.append(kind)
            weights.append(n)
    return Chance(tuple(tokens), tuple(weights))


def drawn(s: DogState, rng: Rng) -> Move:
    """A move of chance by its exact odds: what `chance` word by word would draw, many times as fast."""
    if s.phase == PICK:
        return (SEAT + rng.below(s.seats),)
    cards = source(s, ())
    left: i64 = sum(cards)
    found: list[int] = []
    for _ in range(words(s)):
        if left == 0:
            cards = s.cards[DISCARDS : DISCARDS + KINDS]
            left = sum(cards)
        x: i64 = rng.below(left)
        kind: i64 = 0
        x -= cards[0]
        while x >= 0:
            kind += 1
            x -= cards[kind]
        cards[kind] -= 1
        left -= 1
        found.append(kind)
    return tuple(found)


def is_draw(s: DogState, move: Move) -> bool:
    """Whether chance could say these words."""
    if len(move) != words(s):
        return False
    if s.phase == PICK:
        return SEAT <= move[0] < SEAT + s.seats
    for i in range(len(move)):
        if not 0 <= move[i] < KINDS:
            return False
    return _fits(s, move)


def _fits(s: DogState, move: Move) -> bool:
    if s.phase == DEAL and s.house.merge and s.left < len(move):
        return min(source(s, move)) >= 0
    pile: i64 = min(s.left, len(move))
    from_pile = _less(s.cards[PILE : PILE + KINDS], move[:pile], 0)
    return min(from_pile) >= 0 and min(_less(s.cards[DISCARDS : DISCARDS + KINDS], move, pile)) >= 0


def deal(s: DogState, move: Move) -> None:
    """R-DOG-022: one card at a time, beginning with the one who will play first."""
    if s.house.merge and s.left < len(move):
        turn_over(s)
    seat: i64 = after(s, s.dealer)
    for kind in move:
        take(s, seat, kind)
        seat = after(s, seat)


def take(s: DogState, seat: i64, kind: i64) -> None:
    """A card from the pile into a hand."""
    if s.left == 0:
        turn_over(s)
    s.cards[PILE + kind] -= 1
    s.left -= 1
    s.cards[hand(seat) + kind] += 1
    s.sizes[seat] += 1


def turn_over(s: DogState) -> None:
    """R-DOG-034: the discards become the pile."""
    for kind in range(KINDS):
        s.left += s.cards[DISCARDS + kind]
        s.cards[PILE + kind] += s.cards[DISCARDS + kind]
        s.cards[DISCARDS + kind] = 0
    s.top = -1
