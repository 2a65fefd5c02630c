"""Which pawns went on from a field where they could not end (R-HIT-059, 062, 065), for whoever tells of it."""

from homestretch.core.types import Move
from homestretch.games.hit import board, moves, split
from homestretch.games.hit.board import Board
from homestretch.games.hit.cards import BOTH, OUT, SPLIT, STEP, SYMBOLS, UNUSED
from homestretch.games.hit.scene import place
from homestretch.games.hit.view import HitView, stand


def bumped(v: HitView, move: Move) -> dict[int, str]:
    """The mover's pawns that this move, made in this view, took past a field that was taken, with its number."""
    b, kind, words = stand(v), move[0], move[1:]
    if kind == SPLIT and words[0] != UNUSED:
        return _shared(b, v.turn, words)
    if kind == BOTH or words[:1] == (OUT,):
        return _one(b, v.turn, int(board.waiting(b, v.turn)), int(board.way_out(b, v.turn)), [0], 0)
    if len(words) < 2:
        return {}
    pawn, end = _pawn(b, v.turn, words[0]), int(board.progress(b, v.turn, words[1]))
    aims = list(moves.aims(b, v.turn, b.at[pawn], kind, v.options.goal_is_ahead))
    return _one(b, v.turn, pawn, end, aims, SYMBOLS[kind])


def _one(b: Board, seat: int, pawn: int, end: int, aims: list[int], symbols: int) -> dict[int, str]:
    """A pawn that ends where no aim of its card is: the last of those that lead there was taken."""
    if end in aims:
        return {}
    taken = max(aim for aim in aims if board.land(b, seat, aim, symbols) == end)
    return {pawn % 4: place(b, seat, taken)[1:]}


def _shared(b: Board, seat: int, words: Move) -> dict[int, str]:
    """Ten steps, leg by leg: each begins where those before have left the pawns."""
    found: dict[int, str] = {}
    i = 0
    while i < len(words):
        before = split.walked(b, seat, words[:i])
        length = 3 if i + 2 < len(words) and STEP < words[i + 2] <= STEP + split.TEN else 2
        after = split.walked(b, seat, words[: i + length])
        pawn, end = _pawn(before.board, seat, words[i]), int(board.progress(b, seat, words[i + 1]))
        aim = before.board.at[pawn] + before.left - after.left
        if aim != end:
            found[pawn % 4] = place(b, seat, aim)[1:]
        i += length
    return found


def _pawn(b: Board, seat: int, token: int) -> int:
    return int(board.pawn_on(b, seat, board.progress(b, seat, token)))
