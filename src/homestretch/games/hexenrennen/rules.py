# mypyc: compile
"""The rules of Hexenrennen: roll, fly, and see whose tile it is. Clause numbers are those of RULES.md."""

from typing import Final, final

from homestretch.core.game import State
from homestretch.core.native import i64
from homestretch.core.options import Options
from homestretch.core.types import CHANCE, Ask, Chance, Move, Seat
from homestretch.games.hexenrennen.options import HexenOptions
from homestretch.games.hexenrennen.words import (
    FACE,
    FIRST,
    FULL,
    GOAL,
    LAST,
    LEAVE,
    NUMBERS,
    ONE_SYMBOL,
    SYMBOL,
    TRIBES,
    WITCH,
    WITCHES,
    numbers,
)

SPLIT: Final = 0  # every player divides his tiles among the sections, all at once
LOTS: Final = 1  # chance says who begins
ROLL: Final = 2  # chance rolls the die
CHOOSE: Final = 3  # the mover says which witch
REVEAL: Final = 4  # chance turns up the tile the witch stands on
CARD: Final = 5  # the owner of the symbol she stands on plays a card, or leaves her
DRAW: Final = 6  # chance draws a card of the neutral tribe on whose symbol she stands
OVER: Final = 7

ALONE: Final = -1  # no witch is on her way

BY_CHANCE: Final = (CHANCE,)
SEATS: Final = tuple([(seat,) for seat in range(TRIBES)])
NOTHING: Final = tuple([Ask(seat, "", ()) for seat in range(TRIBES)])
DIE: Final = Chance((1, 2, 3, 4, 5, 6), (1, 1, 1, 1, 1, 1))  # R-HEX-008
SAID: Final = Chance((), ())
ONE_WITCH: Final = tuple([tuple([Ask(k, "witch", (WITCH + p,)) for p in range(LAST + 1)]) for k in range(TRIBES)])
# Tiles as bits of `crowd`; other places have none. A table: compiled, a literal 1 is shifted in 32 bits only.
BITS: Final = tuple([1 << p if 0 < p <= LAST else 0 for p in range(GOAL + 1)])
WITH_LEAVE: Final = (LEAVE,)
WITH_SYMBOL: Final = (SYMBOL,)


@final
class HexenState(State):
    """The tiles turned up, the witches, what each section still hides, the cards, and what is waited for.

    Copies share their lists: no list is ever changed, a changed one takes its place.
    """

    def __init__(
        self,
        seats: int,
        options: Options,
        face: list[int],
        at: list[int],
        hidden: list[int],
        signs: list[int],
        hands: list[int],
    ) -> None:
        super().__init__(seats, options)
        self.face = face  # of tile 1 to 48 the token of what it shows; 0: face down
        self.at = at  # where witch i of seat k is: at[3 * k + i]; 0: before the track
        # What section c still hides of tribe t: hidden[3 * t + c], for a player's tribe the set of numbers. A neutral
        # tribe was dealt at random, so how many numbers it hides there is all there is to know: no future in the state.
        self.hidden = hidden
        self.signs = signs  # where tribe t's symbol of section c lies face up: signs[3 * t + c]; 0: face down
        self.hands = hands  # of the players, and the piles of the neutral tribes
        self.crowd: i64 = 0  # the tiles with a witch on them, as bits, so that one is found at once; follows from `at`
        self.phase: i64 = SPLIT
        self.turn: i64 = 0
        self.die: i64 = 0  # as it lies on the table
        self.walker: i64 = ALONE  # the witch on her way, as an index of `at`
        self.asked: Ask | None = None  # worked out once and forgotten when the state changes, as are the odds
        self.odds: Chance | None = None
        self.pushed: bool = False  # she was last moved backward by a number card: R-HEX-091


def start(seats: int, options: HexenOptions) -> HexenState:
    neutral = [0] * (3 * seats) + [3] * (3 * (TRIBES - seats))  # R-HEX-121
    s = HexenState(seats, options, [0] * (LAST + 1), [0] * (WITCHES * seats), neutral, [0] * 12, [FULL] * TRIBES)
    if options.first_player != "random":
        s.turn = int(options.first_player)
    return s


def copy(s: HexenState) -> HexenState:
    t = HexenState(s.seats, s.options, s.face, s.at, s.hidden, s.signs, s.hands)
    t.crowd = s.crowd
    t.phase = s.phase
    t.turn = s.turn
    t.die = s.die
    t.walker = s.walker
    t.pushed = s.pushed
    return t


def gather(s: HexenState, at: list[int]) -> None:
    """Put all witches where they are."""
    s.at = at
    s.crowd = 0
    for p in at:
        s.crowd |= BITS[p]


def changed(old: list[int], i: i64, value: i64) -> list[int]:
    """The same list but for one place."""
    new = old[:]
    new[i] = value
    return new


def rulings(s: HexenState) -> HexenOptions:
    o = s.options
    assert isinstance(o, HexenOptions)
    return o


# who is asked, and what


def awaits(s: HexenState) -> tuple[int, ...]:
    if s.phase == CHOOSE:
        return SEATS[s.turn]
    if s.phase == CARD:
        return SEATS[owner(s)]
    if s.phase == SPLIT:
        return tuple([seat for seat in range(s.seats) if not s.hidden[3 * seat]])
    return () if s.phase == OVER else BY_CHANCE


def owner(s: HexenState) -> i64:
    """The tribe of the tile on which the witch on her way stands."""
    f: i64 = s.face[s.at[s.walker]]
    return (f - FACE) // 10


def ask(s: HexenState, seat: Seat, path: Move) -> Ask:
    if s.phase == SPLIT:
        return _ask_split(seat, path) if not s.hidden[3 * seat] else NOTHING[seat]
    if path:
        return NOTHING[seat]
    found = s.asked
    if found is None:
        if s.phase == CHOOSE:
            found = _ask_witch(s)
        elif s.phase == CARD:
            found = _ask_card(s, owner(s))
        else:
            return NOTHING[seat]
        s.asked = found
    return found if found.seat == seat else NOTHING[seat]


def _ask_split(seat: Seat, path: Move) -> Ask:
    """R-HEX-011: three numbers for the first section, then three for the second, each three in ascending order."""
    said: i64 = len(path)
    if said >= 6:
        return NOTHING[seat]
    least = path[said - 1] if said % 3 else 0
    free = [n for n in range(2, 11) if n not in path and n > least]
    more = 2 - said % 3  # so many greater ones must be left for this section
    return Ask(seat, "split-first" if said < 3 else "split-second", tuple(free[: len(free) - more]), 3, 3)


def _ask_witch(s: HexenState) -> Ask:
    """R-HEX-021: where his witches stand that can use the whole roll, in the order of the track."""
    places: list[int] = []
    for i in range(WITCHES * s.turn, WITCHES * s.turn + WITCHES):
        p = s.at[i]
        if p not in places and by_die(s, p):
            places.append(p)
    if len(places) == 1:
        return ONE_WITCH[s.turn][places[0]]
    places.sort()
    return Ask(s.turn, "witch", tuple([WITCH + p for p in places]))


def _ask_card(s: HexenState, seat: i64) -> Ask:
    own = seat == s.turn
    playable = tuple([card for card in range(2, SYMBOL + 1) if by_card(s, seat, card)])
    if s.pushed:  # R-HEX-091: no leaving after a card moved her backward
        return Ask(seat, "own-must" if own else "other-must", playable)
    return Ask(seat, "own-symbol" if own else "other-symbol", WITH_LEAVE + playable)


def chance(s: HexenState, path: Move) -> Chance:
    if path:
        return SAID
    if s.phase == ROLL:
        return DIE
    if s.phase == REVEAL:
        found = s.odds
        if found is None:
            found = s.odds = _tiles(s, (s.at[s.walker] - 1) // 16)
        return found
    if s.phase == DRAW:
        return _pile(s.hands[owner(s)])
    if s.phase == LOTS:
        return Chance(tuple([FIRST + seat for seat in range(s.seats)]), (1,) * s.seats)
    return SAID


def _pile(hand: int) -> Chance:
    """R-HEX-123: the top card of a pile whose order nobody knows."""
    found = numbers(hand)
    symbols = hand >> 11
    if symbols:
        return Chance(found + WITH_SYMBOL, (1,) * len(found) + (symbols,))
    return Chance(found, (1,) * len(found))


def _tiles(s: HexenState, section: i64) -> Chance:
    """R-HEX-013: any tile still face down in this section may be the one, each with the same odds.

    A neutral tribe's number lies here with odds (numbers it hides here) / (numbers it hides anywhere), so all weights
    are multiplied by how many numbers each neutral tribe hides.
    """
    tokens: list[int] = []
    weights: list[int] = []
    whole: i64 = 1
    for t in range(s.seats, TRIBES):
        whole *= max(unturned_count(s, t), 1)
    for t in range(TRIBES):
        bits: i64 = s.hidden[3 * t + section]
        each: i64 = whole
        if t >= s.seats and bits:
            each = bits * whole // unturned_count(s, t)
            bits = unturned(s, t)
        for n in range(2, 11):
            if bits >> n & 1:
                tokens.append(FACE + 10 * t + n - 2)
                weights.append(each)
        if not s.signs[3 * t + section]:
            tokens.append(FACE + 10 * t + 9)
            weights.append(whole)
    return Chance(tuple(tokens), tuple(weights))


def unturned(s: HexenState, tribe: i64) -> i64:
    """The numbers of a tribe that no tile shows yet."""
    bits: i64 = NUMBERS
    low: i64 = FACE + 10 * tribe
    for f in s.face:
        k: i64 = f - low
        if 0 <= k < 9:
            bits &= ~(1 << (k + 2))
    return bits


def unturned_count(s: HexenState, tribe: i64) -> i64:
    """How many numbers a neutral tribe still hides on the whole track."""
    total: i64 = 0
    for c in range(3):
        total += s.hidden[3 * tribe + c]
    return total


# how a witch can go


def taken(s: HexenState, place: i64) -> bool:
    """Whether a witch stands on this tile; finish fields are never full (R-HEX-031)."""
    return (s.crowd >> place & 1) != 0


def ahead(s: HexenState, place: i64, steps: i64) -> i64:
    """Where so many steps forward lead, or 0: not past the 4 (R-HEX-034), not onto another witch (R-HEX-030, 033)."""
    q: i64 = place + steps
    if q > GOAL or taken(s, q):
        return 0
    return q


def by_die(s: HexenState, place: i64) -> i64:
    """Where the roll takes a witch from here, or 0."""
    if place > LAST:
        return 0  # R-HEX-101
    if place > 0:
        return ahead(s, place, s.die)
    free: i64 = s.die
    q: i64 = 0
    while free > 0:  # R-HEX-035: occupied tiles do not count
        q += 1
        if not taken(s, q):
            free -= 1
    return q


def by_card(s: HexenState, tribe: i64, card: i64) -> i64:
    """Where a card takes the witch on her way, who stands on its tribe's symbol; 0 if it cannot, or is not there."""
    hand: i64 = s.hands[tribe]
    p: i64 = s.at[s.walker]
    if card == SYMBOL:
        if hand < ONE_SYMBOL:
            return 0
        return _sign_ahead(s, tribe, p) if tribe == s.turn else _sign_behind(s, tribe, p)
    if not hand >> card & 1:
        return 0
    if tribe == s.turn:
        return ahead(s, p, card)  # R-HEX-071, 072
    if p - card < 1 or taken(s, p - card):
        return 0  # R-HEX-083, 084
    return p - card


def _sign_ahead(s: HexenState, tribe: i64, place: i64) -> i64:
    """R-HEX-074: the next tile ahead with the symbol that is face up and free."""
    for c in range(3):
        q: i64 = s.signs[3 * tribe + c]
        if q > place and not taken(s, q):
            return q
    return 0


def _sign_behind(s: HexenState, tribe: i64, place: i64) -> i64:
    """R-HEX-082: the nearest tile behind with the symbol that is face up and free."""
    for c in range(2, -1, -1):
        q: i64 = s.signs[3 * tribe + c]
        if 0 < q < place:
            if not taken(s, q):
                return q
            if not rulings(s).symbol_skip_occupied:
                return 0
    return 0


# what changes


def apply(s: HexenState, seat: Seat, move: Move) -> None:
    token: i64 = move[0]
    s.asked = None
    s.odds = None
    if s.phase == ROLL:
        _roll(s, token)
    elif s.phase == CHOOSE:
        _fly(s, token - WITCH)
    elif s.phase == REVEAL:
        _reveal(s, token)
    elif s.phase == CARD or s.phase == DRAW:
        _play_card(s, owner(s), token)
    elif s.phase == SPLIT:
        _split(s, seat, move)
    else:
        s.turn = token - FIRST
        s.phase = ROLL


def _split(s: HexenState, seat: Seat, move: Move) -> None:
    """R-HEX-011: what he did not name lies in the third section."""
    rest: i64 = NUMBERS
    s.hidden = s.hidden[:]
    for c in range(2):
        bits: i64 = 0
        for n in move[3 * c : 3 * c + 3]:
            bits |= 1 << n
        s.hidden[3 * seat + c] = bits
        rest &= ~bits
    s.hidden[3 * seat + 2] = rest
    for k in range(s.seats):
        if not s.hidden[3 * k]:
            return
    s.phase = LOTS if rulings(s).first_player == "random" else ROLL


def _roll(s: HexenState, die: i64) -> None:
    s.die = die
    for i in range(WITCHES * s.turn, WITCHES * s.turn + WITCHES):
        if by_die(s, s.at[i]):
            s.phase = CHOOSE
            return
    _end_turn(s)  # R-HEX-023


def _fly(s: HexenState, place: i64) -> None:
    for i in range(WITCHES * s.turn, WITCHES * s.turn + WITCHES):
        if s.at[i] == place:
            s.walker = i
            break
    _go(s, by_die(s, place))
    _land(s, False)


def _go(s: HexenState, place: i64) -> None:
    """The witch on her way is there now."""
    left: i64 = BITS[s.at[s.walker]]
    there: i64 = BITS[place]
    s.crowd = s.crowd & ~left | there
    s.at = changed(s.at, s.walker, place)


def _land(s: HexenState, pushed: bool) -> None:
    """R-HEX-042: a step has ended on a tile; what follows, until chance or somebody has a say."""
    p: i64 = s.at[s.walker]
    s.pushed = pushed
    if p > LAST:
        _finish(s)
    elif not s.face[p]:
        s.phase = REVEAL  # R-HEX-040
    elif rulings(s).faceup_tiles_active:
        _effect(s, s.face[p])
    else:
        _end_turn(s)


def _effect(s: HexenState, face: i64) -> None:
    tribe: i64 = (face - FACE) // 10
    number: i64 = (face - FACE) % 10 + 2
    if number == SYMBOL:
        _on_symbol(s, tribe)
    elif tribe == s.turn:
        _carried(s, number)
    else:
        _end_turn(s)  # R-HEX-060


def _carried(s: HexenState, number: i64) -> None:
    """R-HEX-050: her own number carries her on at once, if it can."""
    q: i64 = ahead(s, s.at[s.walker], number)
    if q == 0 or (q > LAST and not rulings(s).tile_may_enter_finish):
        _end_turn(s)  # R-HEX-051, 052, 053
    else:
        _go(s, q)
        _land(s, False)  # R-HEX-096: forward, so nobody has to play


def _on_symbol(s: HexenState, tribe: i64) -> None:
    if tribe >= s.seats:
        if s.hands[tribe] == 0 and rulings(s).neutral_reshuffle:
            s.hands = changed(s.hands, tribe, FULL)
        s.pushed = False
        s.phase = DRAW
        if s.hands[tribe] == 0:
            _end_turn(s)  # R-HEX-130
    elif _has_card(s, tribe):
        s.phase = CARD
    else:
        _end_turn(s)  # R-HEX-087, 094


def _has_card(s: HexenState, tribe: i64) -> bool:
    """Whether he has a card that can be played here."""
    for card in range(2, SYMBOL + 1):
        if by_card(s, tribe, card):
            return True
    return False


def _reveal(s: HexenState, face: i64) -> None:
    p: i64 = s.at[s.walker]
    tribe: i64 = (face - FACE) // 10
    number: i64 = (face - FACE) % 10 + 2
    spot: i64 = 3 * tribe + (p - 1) // 16
    s.face = changed(s.face, p, face)
    if number == SYMBOL:
        s.signs = changed(s.signs, spot, p)
    elif tribe < s.seats:
        s.hidden = changed(s.hidden, spot, s.hidden[spot] & ~(1 << number))
    else:
        s.hidden = changed(s.hidden, spot, s.hidden[spot] - 1)
    _effect(s, face)


def _play_card(s: HexenState, tribe: i64, card: i64) -> None:
    """The card is used up (R-HEX-076, 086, 128) and moves the witch, if it can (R-HEX-127)."""
    if card == LEAVE:
        _end_turn(s)  # R-HEX-070, 081
        return
    q: i64 = by_card(s, tribe, card)
    used: i64 = ONE_SYMBOL if card == SYMBOL else 1 << card
    s.hands = changed(s.hands, tribe, s.hands[tribe] - used)
    if q:
        _go(s, q)
    if q == 0 or card == SYMBOL:
        _end_turn(s)  # R-HEX-043: a symbol card ends the turn
    else:
        _land(s, tribe != s.turn)


def _finish(s: HexenState) -> None:
    for i in range(WITCHES * s.turn, WITCHES * s.turn + WITCHES):
        if s.at[i] <= LAST:
            _end_turn(s)  # R-HEX-046
            return
    s.walker = ALONE
    s.phase = OVER  # R-HEX-110


def _end_turn(s: HexenState) -> None:
    s.walker = ALONE
    s.pushed = False
    s.turn = (s.turn + 1) % s.seats
    s.phase = ROLL


def scores(s: HexenState) -> tuple[int, ...]:
    """R-HEX-111: 2, 3 or 4 points for each witch beyond the line."""
    return tuple(
        [sum([p - 47 for p in s.at[WITCHES * seat : WITCHES * seat + WITCHES] if p > LAST]) for seat in range(s.seats)]
    )
