"""What cannot be true of a state of HIT."""

from collections import Counter
from collections.abc import Iterator

from homestretch.games.hit import board, chance, phases, state, track
from homestretch.games.hit.cards import KINDS, SHIELD, START_KINDS, SYMBOLS
from homestretch.games.hit.options import HitOptions, suits
from homestretch.games.hit.state import HitState
from homestretch.games.hit.tables import COPIES


def flaw(s: HitState) -> str:
    """The first thing that is wrong, or nothing."""
    return next(_flaws(s), "")


def _flaws(s: HitState) -> Iterator[str]:
    yield from _table(s)
    yield from _pawns(s)
    for seat in range(s.seats):
        yield from _deck(s, seat)
    yield from _neutral(s)
    if min(s.coins) < 0:
        yield "nobody owes coins"
    if not _fits_phase(s):
        yield f"nobody waits for {phases.NAMES[s.phase]!r} with these cards in hand and pile (R-HIT-031)"
    yield from _end(s)


def _table(s: HitState) -> Iterator[str]:
    o = s.options
    assert isinstance(o, HitOptions)
    if not suits(s.seats, o):
        yield f"{s.seats} players cannot play with these options"
    if not (0 <= s.turn < s.seats and 0 <= s.first < s.seats):
        yield f"seats are counted from 0 to {s.seats - 1}"
    if o.first_player != "random" and (s.phase == phases.PICK or s.first != int(o.first_player)):
        yield "who begins is not who the option says (R-HIT-029)"
    if s.round < 0:
        yield "rounds are counted from 1 once the cards are dealt"
    elif s.round == 0:
        yield from _deal(s)


def _deal(s: HitState) -> Iterator[str]:
    """R-HIT-018 to 028: hands and market are filled one after another, and nothing else has happened."""
    c = s.cards
    turns = {phases.PICK: range(1), phases.DRAW: range(s.seats), phases.REFILL: range(s.seats - 1, s.seats)}
    if s.turn not in turns.get(s.phase, ()):
        yield "cards are dealt before anything else, seat by seat"
    drawn = s.seats if s.phase == phases.REFILL else s.turn
    if [len(hand) for hand in c.hands] != [state.HAND] * drawn + [0] * (s.seats - drawn):
        yield "seats draw their first hands in turn (R-HIT-022)"
    if list(s.board.at) != list(board.set_up(s.seats, s.board.each == 4).at) or set(s.coins) != {state.PURSE}:
        yield "pawns and coins are as they were at the start (R-HIT-020, 026)"
    if c.market or any(c.discards) or any(c.tops):
        yield "nothing is bought or thrown away before the first turn (R-HIT-028)"


def _fits_phase(s: HitState) -> bool:
    """Whether the cards of the player in turn are what this part of a turn finds."""
    c = s.cards
    held, left = len(c.hands[s.turn]), c.left[s.turn]
    draws = held < state.HAND and not c.tops[s.turn]
    return {
        phases.PICK: s.round == 0,
        phases.PLAY: 1 <= held <= state.HAND,  # R-HIT-032
        phases.BUY: held == 0,  # R-HIT-033
        phases.KEEP_OR_MIX: draws and left == 0 and state.has_shield(s, s.turn),  # R-HIT-084
        phases.DRAW: draws and left > 0,
        phases.REFILL: held == state.HAND and chance.missing(s) > 0,
        phases.OVER: held <= state.HAND,
    }[s.phase]


def _end(s: HitState) -> Iterator[str]:
    """R-HIT-091, 311."""
    home = [seat for seat in range(s.seats) if board.is_home(s.board, seat)]
    if s.phase != phases.OVER and home:
        yield "the game ends when all pawns of a colour are home (R-HIT-091)"
    if home != [s.winner] * (s.winner != state.NOBODY_WON):
        yield "who has all pawns home, and nobody else, has won (R-HIT-091)"
    if home and s.turn != s.winner:
        yield "who wins does so in the own turn (R-HIT-091)"
    played_out = 0 < s.rules.round_limit < s.round
    if played_out != (s.phase == phases.OVER and not home):
        yield "a game is over when it has a winner, or its rounds are played out (R-HIT-091, 311)"
    if played_out and (s.round != s.rules.round_limit + 1 or s.turn != s.first):
        yield "a game that nobody won ends after its last round (R-HIT-311)"


def _pawns(s: HitState) -> Iterator[str]:
    b = s.board
    taken: list[tuple[int, int]] = []
    for pawn, at in enumerate(b.at):
        seat, number = divmod(pawn, 4)
        if at == track.WAITING:
            continue
        if number >= b.each or not 0 <= at < b.track.route + track.GOALS or at == b.hole:
            yield f"pawn {number} of seat {seat} cannot be at {at}"
        on_ring = at < b.track.route
        taken.append((-1, int(board.field(b, seat, at))) if on_ring else (seat, at))
        if on_ring and b.ring[board.field(b, seat, at)] != pawn:
            yield f"the field of pawn {number} of seat {seat} does not know it"
    if len(taken) != len(set(taken)):
        yield "no two pawns stand on one field (R-HIT-013)"
    if sum(pawn >= 0 for pawn in b.ring) != sum(where == -1 for where, _ in taken):
        yield "a field knows a pawn that is not there"


def _deck(s: HitState, seat: int) -> Iterator[str]:
    c = s.cards
    pile, discard = (counts[KINDS * seat : KINDS * (seat + 1)] for counts in (c.piles, c.discards))
    for kind in range(START_KINDS):
        if (c.hands[seat] + c.tops[seat]).count(kind) + pile[kind] + discard[kind] != 1:
            yield f"seat {seat} has each start card once (R-HIT-004, 127)"
    if any(kind < START_KINDS for kind in c.tops[seat]):
        yield f"seat {seat} has not bought a start card (R-HIT-127)"
    if min(*pile, *discard) < 0 or sum(pile) != c.left[seat]:
        yield f"the draw pile of seat {seat} is miscounted"
    if c.hands[seat] != sorted(c.hands[seat]) or Counter(c.known[seat]) - Counter(c.hands[seat]):
        yield f"what is known of the hand of seat {seat} is not in it"
    top = c.shown[seat]
    if (top == state.NO_CARD) != (sum(discard) == 0) or (top >= 0 and not discard[top]):
        yield f"the discard top of seat {seat} is not among its discards"
    guarded = s.rules.shields and top >= 0 and bool(SYMBOLS[top] & SHIELD)
    if bool(s.board.guarded >> seat & 1) != guarded:
        yield f"seat {seat} is protected exactly when its discard top shows a shield (R-HIT-061)"
    if s.round > 0 and seat != s.turn and len(c.hands[seat]) != state.HAND:
        yield f"seat {seat} waits with three cards in hand (R-HIT-032)"


def _neutral(s: HitState) -> Iterator[str]:
    c = s.cards
    found = Counter(kind for cards in (c.market, *c.hands, *c.tops) for kind in cards)
    piles = [
        c.neutral,
        *(cards[KINDS * k : KINDS * (k + 1)] for cards in (c.piles, c.discards) for k in range(s.seats)),
    ]
    for kind, counts in enumerate(zip(*piles, strict=True)):
        if kind >= START_KINDS and found[kind] + sum(counts) != COPIES[kind]:
            yield f"the neutral cards of kind {kind} do not add up to {COPIES[kind]} (R-HIT-004)"
    if any(kind < START_KINDS for kind in c.market) or any(c.neutral[:START_KINDS]):
        yield "start cards are never sold (R-HIT-127)"
    if len(c.market) > state.PLACES or min(c.neutral) < 0:
        yield "the market has five places (R-HIT-025)"
