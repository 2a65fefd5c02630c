# mypyc: compile
"""The course of a game of DOG: deal, exchange, turns, dropping out, the end. Clause numbers are those of RULES.md."""

from typing import Final

from homestretch.core.native import i64
from homestretch.core.types import CHANCE, Ask, Move, Seat
from homestretch.games.dog import plays
from homestretch.games.dog.board import home, in_yard, land, swap
from homestretch.games.dog.deal import deal, take
from homestretch.games.dog.state import (
    AGAIN,
    DEAL,
    DISCARDS,
    DRAW,
    GIVE,
    OVER,
    PICK,
    PLAY,
    DogState,
    after,
    colour,
    giver,
    hand,
    mate,
    receiver,
)
from homestretch.games.dog.track import LANE, SLOTS, YARD
from homestretch.games.dog.words import COPIES, FIELD, JOKER, KINDS, NONE, OUT, SEAT, SEVEN, SWAP, YARD_WORD

BY_CHANCE: Final[tuple[int, ...]] = (CHANCE,)
SEATS: Final = tuple([(seat,) for seat in range(6)])
ASK_OUT: Final = tuple([Ask(seat, "out", (OUT,)) for seat in range(6)])


def awaits(s: DogState) -> tuple[int, ...]:
    if s.phase == PLAY or s.phase == AGAIN:
        return SEATS[s.turn]
    if s.phase == GIVE:
        return tuple([seat for seat in range(s.seats) if not s.given & (1 << seat)])  # R-DOG-040: all at once
    return () if s.phase == OVER else BY_CHANCE


def ask(s: DogState, seat: Seat, path: Move) -> Ask:
    if s.phase == GIVE:
        what = "give" if s.house.teams else "pass"
        return plays.WHOLE[seat] if path or s.given & (1 << seat) else Ask(seat, what, _hand(s, seat))
    if (s.phase != PLAY and s.phase != AGAIN) or seat != s.turn:
        return plays.WHOLE[seat]
    if not path:
        return _ask_card(s, seat)
    if path[0] == OUT or (len(path) == 1 and _is_discard(s, seat, path[0])):
        return plays.WHOLE[seat]
    return plays.ask_play(s, seat, path)


def _is_discard(s: DogState, seat: i64, kind: i64) -> bool:
    """R-DOG-171: without teams, a card that cannot be played is one to discard."""
    return not s.house.teams and not plays.is_playable(s, seat, colour(s, seat), kind)


def _ask_card(s: DogState, seat: i64) -> Ask:
    """R-DOG-053: whoever can play, must; in a team game whoever cannot drops out, else discards."""
    cards = plays.playable(s, seat)
    if cards:
        return Ask(seat, "card", tuple(cards))
    return ASK_OUT[seat] if s.house.teams else Ask(seat, "discard", _hand(s, seat))


def _hand(s: DogState, seat: i64) -> tuple[int, ...]:
    held: i64 = hand(seat)
    return tuple([kind for kind in range(KINDS) if s.cards[held + kind]])


def apply(s: DogState, seat: i64, move: Move) -> None:
    s.hushed = s.phase == GIVE or s.phase == DEAL or s.phase == DRAW
    if s.phase == GIVE:
        give(s, seat, move[0])
    elif s.phase == PICK:
        s.dealer = move[0] - SEAT
        s.phase = DEAL
    elif s.phase == DEAL:
        deal(s, move)
        begin_round(s)
    elif s.phase == DRAW:
        take(s, s.turn, move[0])
        s.phase = AGAIN
    elif move[0] == OUT:
        drop_out(s, seat)
    elif len(move) == 1:
        discard(s, seat, move[0])
    else:
        lay(s, seat, move[0])
        carry_out(s, seat, move)
        end_turn(s, seat)


def begin_round(s: DogState) -> None:
    """The cards are dealt: everybody gives one."""
    s.turn = after(s, s.dealer)  # R-DOG-032
    s.out = 0  # R-DOG-055
    s.gave = [-1] * s.seats
    s.phase = GIVE


def give(s: DogState, seat: i64, kind: i64) -> None:
    s.cards[hand(seat) + kind] -= 1
    s.gave[seat] = kind
    s.given |= 1 << seat
    if s.given == (1 << s.seats) - 1:  # R-DOG-041: nobody has seen what comes before giving
        for k in range(s.seats):
            s.cards[hand(receiver(s, k)) + s.gave[k]] += 1
        s.given = 0
        s.phase = PLAY


def lay(s: DogState, seat: i64, kind: i64) -> None:
    """A card from a hand, face up onto the discards."""
    s.cards[hand(seat) + kind] -= 1
    s.sizes[seat] -= 1
    s.cards[DISCARDS + kind] += 1
    s.top = kind
    if s.gave[giver(s, seat)] == kind:
        s.gave[giver(s, seat)] = -1


def drop_out(s: DogState, seat: i64) -> None:
    """R-DOG-054."""
    for kind in range(KINDS):
        while s.cards[hand(seat) + kind]:
            lay(s, seat, kind)
    s.out |= 1 << seat
    _next_turn(s)


def discard(s: DogState, seat: i64, kind: i64) -> None:
    """R-DOG-171, 172: the first time another card is drawn, the second time the turn is over."""
    lay(s, seat, kind)
    if s.phase == PLAY:
        s.phase = DRAW
    else:
        _next_turn(s)


def end_turn(s: DogState, seat: i64) -> None:
    if _has_won(s, seat):
        s.phase = OVER  # R-DOG-153, 175
    else:
        _next_turn(s)


def carry_out(s: DogState, seat: i64, move: Move) -> None:
    """What the card does on the board; half a move does what is said of it."""
    said: i64 = 2 if move[0] == JOKER else 1
    role: i64 = move[said - 1]
    rest = move[said:]
    if not rest or rest[0] == NONE:
        return
    if role == SEVEN:
        s.board = plays.begun(s, seat, rest).b
    elif rest[0] == YARD_WORD:
        c: i64 = colour(s, seat)
        land(s.board, in_yard(s.board, c), s.board.track.starts[c])  # R-DOG-070
    elif len(rest) > 1:
        pawn: i64 = s.board.ring[rest[0] - FIELD]
        to: i64 = rest[1] - FIELD
        if role == SWAP:
            swap(s.board, pawn, s.board.ring[to])
        else:
            land(s.board, pawn, to)
    s.board.trail.clear()


def _has_won(s: DogState, seat: i64) -> bool:
    """R-DOG-153: all eight of a team; R-DOG-175: four where there are no teams."""
    other: i64 = mate(s, seat)
    return home(s.board, seat) == SLOTS and (other < 0 or home(s.board, other) == SLOTS)


def _next_turn(s: DogState) -> None:
    seat: i64 = s.turn
    s.phase = PLAY
    for _ in range(s.seats):
        seat = after(s, seat)
        if s.sizes[seat]:
            s.turn = seat
            return
    s.dealer = after(s, s.dealer)  # R-DOG-033
    s.round += 1
    s.phase = DEAL


def scores(s: DogState) -> tuple[int, ...]:
    """1 for every seat that won."""
    won = winners(s)
    return tuple([1 if seat in won else 0 for seat in range(s.seats)])


def winners(s: DogState) -> tuple[int, ...]:
    return tuple([seat for seat in range(s.seats) if s.phase == OVER and _has_won(s, seat)])


def flaw(s: DogState) -> str:
    if min(s.cards) < 0:
        return "there are fewer than no cards somewhere"
    for kind in range(KINDS):
        if _total(s, kind) != COPIES[kind]:
            return f"there are {_total(s, kind)} cards of kind {kind}, not {COPIES[kind]}"
    return _flaw_of_hands(s) or _flaw_of_pawns(s)


def _total(s: DogState, kind: i64) -> int:
    n = sum(s.cards[kind::KINDS])
    return n + s.gave.count(kind) if s.phase == GIVE else n


def _flaw_of_hands(s: DogState) -> str:
    for seat in range(s.seats):
        held = sum(s.cards[hand(seat) : hand(seat) + KINDS])
        if held + (s.given >> seat & 1) != s.sizes[seat]:
            return f"seat {seat} holds {held} cards, not {s.sizes[seat]}"
        gave = s.gave[seat]
        if s.phase == GIVE and (gave >= 0) != bool(s.given >> seat & 1):
            return f"seat {seat} has given a card or it has not"
        if s.phase != GIVE and gave >= 0 and not s.cards[hand(receiver(s, seat)) + gave]:
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
    if len(b.ring) - b.ring.count(-1) != len(b.at) - b.at.count(YARD):
        return "a field holds a pawn that is elsewhere"
    return ""
