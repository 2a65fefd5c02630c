"""Positions of DOG in one line.

    4 | round 1 dealer 3 turn 0 play | pawns f60,-,-,- ; f20,g2,-,- ; f21,-,-,- ; -,-,-,- |
        hands 4,5,swap ; 7 ; - ; 2*2 | discard 13

Pawns stand in the order of their letters: `f60` on the track, `g2` in the own goal, `-` in the yard. The pile is what
is left of the deck. `top` is the card laid down last, `gave` what each seat gave away, `given` who has given while
others still choose, `out` who dropped out.
"""

from collections.abc import Iterable

from homestretch.games.dog import state
from homestretch.games.dog.board import Pawn
from homestretch.games.dog.options import DogOptions
from homestretch.games.dog.phases import GIVE
from homestretch.games.dog.state import DISCARDS, DogState
from homestretch.games.dog.track import LANE, SLOTS, YARD, Cell, goal, slot
from homestretch.games.dog.words import COPIES, JOKER, KINDS, NO_KIND, WORDS, Kind

MOST_ROUNDS = 10**9
PHASES = ("pick", "deal", "give", "play", "draw", "again", "over")


def parts(s: DogState) -> list[str]:
    hands = [s.cards[state.hand(k) : state.hand(k) + KINDS] for k in range(s.seats)]
    return [
        f"round {s.round + 1} dealer {s.dealer} turn {s.turn} {PHASES[s.phase]}",
        "pawns " + " ; ".join(",".join(cell_word(c) for c in cells) for cells in pawns(s)),
        "hands " + " ; ".join(_cards(hand) for hand in hands),
        f"discard {_cards(s.cards[DISCARDS : DISCARDS + KINDS])}",
        f"top {WORDS[s.top]}" if s.top >= 0 else "",
        "gave " + " ; ".join(WORDS[k] if k >= 0 else "-" for k in s.gave) if max(s.gave) >= 0 else "",
        _seats("given", s.given),
        _seats("out", s.out),
    ]


def pawns(s: DogState) -> list[list[Cell]]:
    """The cells of the pawns of each seat."""
    each = s.board.each
    return [list(s.board.at[k * each : (k + 1) * each]) for k in range(s.seats)]


def cell_word(cell: Cell) -> str:
    """A cell as its owner names it."""
    if cell == YARD:
        return "-"
    return f"f{cell}" if cell < LANE else f"g{slot(cell) + 1}"


def _cards(counts: Iterable[int]) -> str:
    return ",".join(WORDS[kind] + (f"*{n}" if n > 1 else "") for kind, n in enumerate(counts) if n) or "-"


def _seats(name: str, bits: int) -> str:
    return " ".join([name, *(str(seat) for seat in range(6) if bits >> seat & 1)]) if bits else ""


def parse(seats: int, options: DogOptions, parts: dict[str, str]) -> DogState:
    s = state.set_up(seats, options)
    _read_turn(s, parts["round"].split())
    _read_pawns(s, parts["pawns"].split(";"))
    _read_cards(s, parts)
    return s


def _read_turn(s: DogState, words: list[str]) -> None:
    number, dealer, turn, phase = words[0], words[2], words[4], words[5]
    if words != [number, "dealer", dealer, "turn", turn, phase] or not 0 < _number(number) < MOST_ROUNDS:
        raise ValueError("no such round")
    s.round, s.dealer, s.turn = _number(number) - 1, _seat(s, dealer), _seat(s, turn)
    s.phase = PHASES.index(phase)


def _read_pawns(s: DogState, colours: list[str]) -> None:
    each = [[read_cell(s, seat, word.strip()) for word in c.split(",")] for seat, c in enumerate(colours)]
    cells = [cell for row in each for cell in row]
    on_board = [cell for cell in cells if cell != YARD]
    if [len(row) for row in each] != [s.board.each] * s.seats or len(set(on_board)) != len(on_board):
        raise ValueError("every colour has its pawns, each on a field of its own")
    for pawn in range(len(cells)):
        s.board.put(Pawn(pawn), YARD)
    for pawn, cell in enumerate(cells):
        s.board.put(Pawn(pawn), cell)


def read_cell(s: DogState, seat: int, word: str) -> Cell:
    if word == "-":
        return YARD
    n = _number(word[1:])
    if word[0] == "f" and n < s.board.track.length:
        return Cell(n)
    if word[0] == "g" and 1 <= n <= SLOTS:
        return goal(seat, n - 1)
    raise ValueError(f"no field {word}")


def _read_cards(s: DogState, parts: dict[str, str]) -> None:
    hands = [_counts(hand.strip()) for hand in parts["hands"].split(";")]
    gave = parts.get("gave", " ; ".join("-" * s.seats)).split(";")
    if len(hands) != s.seats or len(gave) != s.seats:
        raise ValueError("one hand a seat")
    discards = _counts(parts["discard"].strip())
    s.top = _kind(parts["top"].strip()) if "top" in parts else NO_KIND
    given = [NO_KIND if word.strip() == "-" else _kind(word.strip()) for word in gave]
    s.given, s.out = _bits(s, parts.get("given", "")), _bits(s, parts.get("out", ""))
    sizes = [sum(hand) + (s.given >> k & 1) for k, hand in enumerate(hands)]
    pending = given if s.phase == GIVE else []  # lie face down between two players
    gone = [sum(zone[kind] for zone in (discards, *hands)) + pending.count(Kind(kind)) for kind in range(KINDS)]
    pile = [n - gone[kind] for kind, n in enumerate(COPIES)]
    s.left = sum(pile)
    state.lay_out(s, [n for zone in (pile, discards, *hands) for n in zone], sizes, given)


def _bits(s: DogState, text: str) -> int:
    return sum({1 << _seat(s, word) for word in text.split()})


def _counts(text: str) -> list[int]:
    counts = [0] * KINDS
    for word in text.split(",") if text != "-" else ():
        name, _, many = word.strip().partition("*")
        counts[_kind(name)] += _number(many or "1")
    return counts


def _kind(word: str) -> Kind:
    return Kind(WORDS.index(word, 0, JOKER + 1))


def _seat(s: DogState, word: str) -> int:
    if _number(word) >= s.seats:
        raise ValueError("no such seat")
    return _number(word)


def _number(word: str) -> int:
    if not word.isascii() or not word.isdecimal():
        raise ValueError(f"no number {word}")
    return int(word)
