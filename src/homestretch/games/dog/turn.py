# mypyc: compile
"""What a move changes: the deal, the exchange, a card that is played, dropping out, the end of a turn."""

from homestretch.core.native import i64
from homestretch.core.types import Move
from homestretch.games.dog.asks import before_legs, role_of
from homestretch.games.dog.chance import deal
from homestretch.games.dog.legs import Card
from homestretch.games.dog.phases import AGAIN, DEAL, DRAW, GIVE, OVER, PICK, PLAY
from homestretch.games.dog.plays import dealt
from homestretch.games.dog.state import DISCARDS, DogState, hand, nothing
from homestretch.games.dog.words import JOKER, KINDS, NO_KIND, NONE, SEAT, YARD_WORD, Kind, cell_of


def by_chance(s: DogState, move: Move) -> None:
    """Who deals first, the deal, or a card that is drawn."""
    s.hushed = s.phase != PICK
    if s.phase == PICK:
        s.dealer = move[0] - SEAT
        s.phase = DEAL
    elif s.phase == DEAL:
        begin_round(s, move)
    else:
        deal(s, move, s.turn)
        s.phase = AGAIN


def begin_round(s: DogState, cards: Move) -> None:
    """The cards are dealt: everybody gives one."""
    s.turn = s.house.after(s.dealer)  # R-DOG-032
    deal(s, cards, s.turn)
    s.out = 0  # R-DOG-055
    s.gave = nothing(s.seats)
    s.phase = GIVE


def give(s: DogState, seat: i64, kind: Kind) -> None:
    s.hushed = True
    s.cards[hand(seat) + kind] -= 1
    s.gave[seat] = kind
    s.given |= 1 << seat
    if s.given == (1 << s.seats) - 1:  # R-DOG-041: nobody has seen what comes before giving
        for k in range(s.seats):
            s.cards[hand(s.house.receiver(k)) + s.gave[k]] += 1
        s.given = 0
        s.phase = PLAY


def lay(s: DogState, seat: i64, kind: Kind) -> None:
    """A card from a hand, face up onto the discards."""
    s.hushed = False
    s.cards[hand(seat) + kind] -= 1
    s.sizes[seat] -= 1
    s.cards[DISCARDS + kind] += 1
    s.top = kind
    giver: i64 = s.house.giver(seat)
    if s.gave[giver] == kind:
        s.gave[giver] = NO_KIND


def drop_out(s: DogState, seat: i64) -> None:
    """R-DOG-054."""
    for kind in range(KINDS):
        while s.cards[hand(seat) + kind]:
            lay(s, seat, Kind(kind))
    s.out |= 1 << seat
    _next_turn(s)


def discard(s: DogState, seat: i64, kind: Kind) -> None:
    """R-DOG-171, 172: the first time another card is drawn, the second time the turn is over."""
    lay(s, seat, kind)
    if s.phase == PLAY:
        s.phase = DRAW
    else:
        _next_turn(s)


def play(s: DogState, seat: i64, move: Move) -> None:
    """R-DOG-050: a card is laid down and carried out."""
    lay(s, seat, Kind(move[0]))
    carry_out(s, seat, move)
    end_turn(s, seat)


def end_turn(s: DogState, seat: i64) -> None:
    if s.house.has_won(s.board, seat):
        s.phase = OVER  # R-DOG-153, 175
    else:
        _next_turn(s)


def carry_out(s: DogState, seat: i64, move: Move) -> None:
    """What the card does on the board; half a move does what is said of it."""
    first: i64 = before_legs(move)
    if len(move) <= first or move[first] == NONE:
        return
    card = dealt(Card(s, seat, owned=True), role_of(move), move[0] == JOKER)
    if move[first] == YARD_WORD:
        card.bring_out()
    for i in range(first, len(move) - 1, 2):
        card.go(cell_of(move[i]), cell_of(move[i + 1]))


def _next_turn(s: DogState) -> None:
    seat: i64 = s.turn
    s.phase = PLAY
    for _ in range(s.seats):
        seat = s.house.after(seat)
        if s.sizes[seat]:
            s.turn = seat
            return
    s.dealer = s.house.after(s.dealer)  # R-DOG-033
    s.round += 1
    s.phase = DEAL
