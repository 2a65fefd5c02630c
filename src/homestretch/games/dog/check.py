# mypyc: compile
"""Whether a whole move is legal, found without listing what else could be said."""

from homestretch.core.native import i64
from homestretch.core.types import CHANCE, Move
from homestretch.games.dog import plays
from homestretch.games.dog.board import Board, is_loose
from homestretch.games.dog.deal import is_draw
from homestretch.games.dog.seven import Seven
from homestretch.games.dog.state import AGAIN, DEAL, DRAW, GIVE, PICK, PLAY, DogState, colour, hand
from homestretch.games.dog.track import CELLS
from homestretch.games.dog.words import FIELD, JOKER, KINDS, NONE, OUT, SEVEN, SWAP, YARD_WORD


def is_legal(s: DogState, seat: i64, move: Move) -> bool:
    if seat == CHANCE:
        return (s.phase == PICK or s.phase == DEAL or s.phase == DRAW) and is_draw(s, move)
    if not move or not 0 <= seat < s.seats:
        return False
    if s.phase == GIVE:
        return not s.given & (1 << seat) and len(move) == 1 and _holds(s, seat, move[0])
    if (s.phase != PLAY and s.phase != AGAIN) or seat != s.turn:
        return False
    if len(move) == 1:
        return _is_give_up(s, seat, move[0])
    return _holds(s, seat, move[0]) and _is_play(s, seat, move)


def _holds(s: DogState, seat: i64, kind: i64) -> bool:
    return 0 <= kind < KINDS and s.cards[hand(seat) + kind] > 0


def _is_give_up(s: DogState, seat: i64, word: i64) -> bool:
    """R-DOG-053, 171: only who cannot play drops out or discards."""
    return (word == OUT if s.house.teams else _holds(s, seat, word)) and not plays.playable(s, seat)


def _is_play(s: DogState, seat: i64, move: Move) -> bool:
    joker = move[0] == JOKER
    role: i64 = move[1] if joker else move[0]
    if not 0 <= role < JOKER:
        return False
    rest = move[2:] if joker else move[1:]
    c: i64 = colour(s, seat)
    if len(rest) == 1:
        if rest[0] == YARD_WORD:
            return plays.starts(s.board, c, role, joker)
        return rest[0] == NONE and role == SWAP and not plays.can_swap(s, c) and plays.may_idle(s, seat, c)
    if len(rest) % 2 or not rest or plays.is_bound(s, c):
        return False
    if role == SEVEN:
        return _is_split(plays.seven(s, seat, c), rest)
    return len(rest) == 2 and _is_step(s.board, c, role, rest)


def pawn_on(b: Board, word: i64) -> i64:
    """The pawn on the cell this word names, or -1."""
    return b.ring[word - FIELD] if FIELD <= word < FIELD + CELLS else -1


def _is_step(b: Board, c: i64, role: i64, rest: Move) -> bool:
    pawn: i64 = pawn_on(b, rest[0])
    if pawn < 0 or pawn // b.each != c:
        return False
    if role != SWAP:
        return rest[1] in plays.fields(b, pawn, role)
    other: i64 = pawn_on(b, rest[1])
    return other >= 0 and other // b.each != c and is_loose(b, pawn) and is_loose(b, other)


def _is_split(turn: Seven, legs: Move) -> bool:
    """R-DOG-131, 132: portion after portion, seven points in all."""
    for i in range(0, len(legs), 2):
        pawn: i64 = pawn_on(turn.b, legs[i])
        if pawn < 0 or not turn.may_move(pawn) or not turn.reaches(pawn, legs[i + 1] - FIELD):
            return False
        turn.go(pawn, legs[i + 1] - FIELD)
    return turn.left == 0
