"""What cannot be true of a state of DOG."""

from collections.abc import Iterator

from homestretch.games.dog.board import EMPTY, Pawn
from homestretch.games.dog.options import DogOptions
from homestretch.games.dog.phases import AGAIN, DEAL, DRAW, GIVE, OVER, PICK, PLAY
from homestretch.games.dog.state import DISCARDS, DogState, hand, set_up
from homestretch.games.dog.track import LANE, SLOTS, YARD
from homestretch.games.dog.words import COPIES, HANDS, KINDS, Kind


def flaw(s: DogState) -> str:
    return next(_flaws(s), "")


def _flaws(s: DogState) -> Iterator[str]:
    yield from _cards(s)
    yield from _hands(s)
    yield from _gifts(s)
    yield from _pawns(s)
    yield from _end(s)
    yield from _turn(s)


def _cards(s: DogState) -> Iterator[str]:
    if min(s.cards) < 0 or s.left != sum(s.cards[:KINDS]):
        yield "there are fewer than no cards somewhere"
    for kind in range(KINDS):
        if _total(s, kind) != COPIES[kind]:
            yield f"there are {_total(s, kind)} cards of kind {kind}, not {COPIES[kind]}"
    if s.top >= 0 and not s.cards[DISCARDS + s.top]:
        yield "the card laid down last is not among the discards"


def _total(s: DogState, kind: int) -> int:
    n = sum(list(s.cards)[kind::KINDS])
    return n + list(s.gave).count(Kind(kind)) if s.phase == GIVE else n


def _hands(s: DogState) -> Iterator[str]:
    most = HANDS[s.round % 5]  # R-DOG-030
    for seat in range(s.seats):
        held = sum(s.cards[hand(seat) : hand(seat) + KINDS])
        if held + (s.given >> seat & 1) != s.sizes[seat]:
            yield f"seat {seat} holds {held} cards, not {s.sizes[seat]}"
        if s.sizes[seat] > most:
            yield f"seat {seat} holds {s.sizes[seat]} cards, and {most} are dealt in this round"
        if s.out >> seat & 1 and (s.sizes[seat] or not s.house.teams):  # R-DOG-054
            yield f"seat {seat} has not dropped out"


def _gifts(s: DogState) -> Iterator[str]:
    if s.given and s.phase != GIVE:
        yield "cards are given after the deal"
    for seat in range(s.seats):
        gave = s.gave[seat]
        if s.phase == GIVE and (gave >= 0) != bool(s.given >> seat & 1):
            yield f"seat {seat} has given a card or it has not"
        if s.phase != GIVE and gave >= 0 and not s.cards[hand(s.house.receiver(seat)) + gave]:
            yield f"what seat {seat} gave is no longer where it should be"


def _pawns(s: DogState) -> Iterator[str]:
    b = s.board
    for n in range(len(b.at)):
        pawn, cell = Pawn(n), b.at[n]
        if cell != YARD and b.ring[cell] != pawn:
            yield f"pawn {n} stands on a field that is not its own"
        if cell >= LANE and (cell - LANE) // SLOTS != b.owner(pawn):
            yield f"pawn {n} stands in a foreign goal"
    if list(b.ring).count(EMPTY) + len(b.at) != list(b.at).count(YARD) + len(b.ring):
        yield "a field holds a pawn that is elsewhere"


def _end(s: DogState) -> Iterator[str]:
    """R-DOG-153, 175: the game ends with the move that wins it."""
    won = [seat for seat in range(s.seats) if s.house.has_won(s.board, seat)]
    if s.phase != OVER and won:
        yield f"seat {won[0]} has won, and the game goes on"
    if s.phase == OVER and (s.turn not in won or len(won) > (2 if s.house.teams else 1)):
        yield "it is over without a winner, or with too many"


def _turn(s: DogState) -> Iterator[str]:
    """Whether what is waited for can be done."""
    if s.phase == PICK and not _is_new(s):
        yield "the first dealer is picked before anything else"
    if s.phase in (PICK, DEAL) and any(s.sizes):
        yield "cards are dealt when all hands are empty"
    if s.phase == GIVE and (not 0 < min(s.sizes) == max(s.sizes) or s.given == (1 << s.seats) - 1 or s.out):
        yield "everybody gives one of the cards just dealt, which are as many for all"
    if s.phase == GIVE and s.turn != s.house.after(s.dealer):  # R-DOG-032
        yield "whoever sits next to the dealer begins"
    if s.phase in (PLAY, AGAIN) and not s.sizes[s.turn]:
        yield f"seat {s.turn} has no card to play"
    if s.phase in (DRAW, AGAIN) and s.house.teams:
        yield "in teams nobody draws"
    if s.phase == DRAW and s.sizes[s.turn] == HANDS[s.round % 5]:
        yield f"seat {s.turn} draws for a card that it has not discarded"


def _is_new(s: DogState) -> bool:
    """Whether nothing has been done."""
    options = s.options
    assert isinstance(options, DogOptions)
    new = set_up(s.seats, options)
    return options.first_dealer == "random" and (s.round, s.dealer, s.turn, list(s.cards), list(s.board.at)) == (
        new.round,
        new.dealer,
        new.turn,
        list(new.cards),
        list(new.board.at),
    )
