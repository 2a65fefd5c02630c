"""Positions of HIT in one line, here cut into several.

    4 | turn 0 play | round 1 first 0 | market n-4 n-8 n-bar n-coin3 n-group
    | f5 w g1 ; 6 coins ; hand s-3 s-out1! ; top n-5 ; pile s-coin3 s-out6 ; discard s-1to5 s-corner
    | …one such part a seat… | no_shields=true

Pawns are fields, `w` for waiting. `!` marks a card of the hand that everybody can know. `top` are bought cards on the
draw pile, the uppermost last; the last of the discards is their top. The common pile is what is left of the 31.
"""

from collections.abc import Iterable
from itertools import count

from homestretch.games.hit import board, phases, state, track
from homestretch.games.hit.cards import KINDS, WORDS
from homestretch.games.hit.options import HitOptions
from homestretch.games.hit.state import HitState
from homestretch.games.hit.tables import COPIES

DIGITS = 9
PILES = ("hand", "top", "pile", "discard")
INDEX = {word: i for i, word in enumerate(WORDS)}


def parts(s: HitState) -> list[str]:
    won = f" {s.winner}" if s.winner >= 0 else ""
    return [
        f"turn {s.turn} {phases.NAMES[s.phase]}{won}",
        f"round {s.round} first {s.first}",
        f"market {_words(s.cards.market)}",
        *(_seat(s, seat) for seat in range(s.seats)),
    ]


def _words(kinds: Iterable[int]) -> str:
    return " ".join(WORDS[kind] for kind in kinds) or "-"


def _seat(s: HitState, seat: int) -> str:
    c = s.cards
    top = c.shown[seat]
    below = counted(c.discards, seat)
    if top >= 0:
        below.remove(top)
        below.append(top)
    return " ; ".join(
        [
            " ".join(_pawn(s, seat, at) for at in s.board.at[4 * seat : 4 * seat + s.board.each]),
            f"{s.coins[seat]} coins",
            f"hand {_hand(c.hands[seat], c.known[seat])}",
            f"top {_words(c.tops[seat])}",
            f"pile {_words(counted(c.piles, seat))}",
            f"discard {_words(below)}",
        ]
    )


def counted(counts: Iterable[int], seat: int) -> list[int]:
    """The cards of a seat's pile, sorted by kind."""
    return [kind for kind, n in enumerate(list(counts)[KINDS * seat : KINDS * (seat + 1)]) if n for _ in range(n)]


def _pawn(s: HitState, seat: int, at: int) -> str:
    return "w" if at == track.WAITING else WORDS[board.word(s.board, seat, at)]


def _hand(hand: list[int], known: list[int]) -> str:
    unmarked = list(known)
    words = []
    for kind in hand:
        mark = kind in unmarked
        words.append(WORDS[kind] + "!" * mark)
        if mark:
            unmarked.remove(kind)
    return " ".join(words) or "-"


def named(text: str) -> str:
    """The line with a name before the part of each seat, which has none of its own."""
    seat = count()
    return "|".join(f" p{next(seat)} {part}" if ";" in part else part for part in text.split("|"))


def parse(seats: int, options: HitOptions, said: dict[str, str]) -> HitState:
    cards = state.bare(seats)
    cards.market = sorted(_kinds(said["market"]))
    s = HitState(
        seats, options, board.empty(seats, options.four_pawns), cards, state.purses(seats, 0), state.Rulings(options)
    )
    who, phase, *won = said["turn"].split()
    s.turn, s.phase, s.winner = number(who), phases.NAMES.index(phase), number(*won) if won else state.NOBODY_WON
    done, _, first = said["round"].split()
    s.round, s.first = number(done), number(first)
    for seat in range(seats):
        _read_seat(s, seat, [part.strip() for part in said[f"p{seat}"].split(";")])
    if len(said) != 3 + seats:
        raise ValueError("there is a part too many")
    for kind, n in enumerate(COPIES):
        cards.neutral[kind] = n - _used(s, kind)
    return s


def _used(s: HitState, kind: int) -> int:
    """How many of this neutral kind are not in the common pile."""
    c = s.cards
    if not COPIES[kind]:
        return 0
    piled = sum(c.piles[KINDS * seat + kind] + c.discards[KINDS * seat + kind] for seat in range(s.seats))
    return piled + c.market.count(kind) + sum(cards.count(kind) for cards in (*c.hands, *c.tops))


def _read_seat(s: HitState, seat: int, parts: list[str]) -> None:
    pawns, coins, *piles = parts
    hand, top, pile, discard = (_titled(text, name) for text, name in zip(piles, PILES, strict=True))
    c = s.cards
    for i, word in zip(range(s.board.each), pawns.split(), strict=True):
        if word != "w":
            _put(s, seat, i, word)
    s.coins[seat] = number(coins.removesuffix(" coins"))
    c.hands.append(sorted(_kinds(hand.replace("!", ""))))
    c.known.append(sorted(INDEX[word.rstrip("!")] for word in hand.split() if word.endswith("!")))
    c.tops.append(_kinds(top))
    for kind in _kinds(pile):
        c.piles[KINDS * seat + kind] += 1
        c.left[seat] += 1
    for kind in _kinds(discard):
        c.discards[KINDS * seat + kind] += 1
        c.shown[seat] = kind
    state.guard(s, seat)


def _put(s: HitState, seat: int, i: int, word: str) -> None:
    at = int(board.progress(s.board, seat, INDEX[word]))
    if at == track.NOWHERE:
        raise ValueError(f"no pawn of seat {seat} can be on {word}")
    if at < s.board.track.route and s.board.ring[board.field(s.board, seat, at)] >= 0:
        raise ValueError(f"two pawns are on {word}")
    board.put(s.board, 4 * seat + i, at)


def _titled(text: str, name: str) -> str:
    title, _, words = text.partition(" ")
    if title != name:
        raise ValueError(f"{name} is missing")
    return words


def number(text: str) -> int:
    """A whole number that no counter of a game outgrows."""
    if not (text.isascii() and text.isdigit() and len(text) <= DIGITS):
        raise ValueError(f"{text} is not a number")
    return int(text)


def _kinds(text: str) -> list[int]:
    kinds = [INDEX[word] for word in text.split() if word != "-"]
    if any(kind >= KINDS for kind in kinds):
        raise ValueError(f"{text} are not cards")
    return kinds
