"""Positions and moves of HIT in the words of the tests."""

import pytest

from homestretch.core.explore import moves
from homestretch.core.registry import game as find
from homestretch.games.hit import board
from homestretch.games.hit.cards import WORDS
from homestretch.games.hit.options import HitOptions

GAME = find("hit")
START = ("s-coin3", "s-out1", "s-out6", "s-1to5", "s-3", "s-corner")
MARKET = "n-7 n-8 n-bar n-start n-group"
COLOURS = ("blue", "red", "green", "yellow")
clause, scenario = pytest.mark.clause, pytest.mark.scenario


class Position:
    """A state with the verbs of a test: `play` a move by whoever is asked, look where things are."""

    def __init__(self, s):
        self.s = s

    def play(self, *lines):
        """The position after these moves; chance's begin with `*`."""
        s = self.s
        for line in lines:
            seat = -1 if line.startswith("*") else GAME.awaits(s)[0]
            s = GAME.play(s, seat, GAME.hear(line.lstrip("* ")))
        return Position(s)

    @property
    def waits(self):
        return GAME.awaits(self.s)

    def legal(self, begin=""):
        """Every whole move of the seat that is asked that begins with these words."""
        said = [GAME.say(move) for move in moves(GAME, self.s, self.waits[0])]
        return {move for move in said if move == begin or move.startswith(f"{begin} ".lstrip())}

    def asks(self, path=""):
        ask = GAME.ask(self.s, self.waits[0], GAME.hear(path))
        return {WORDS[token] for token in ask.tokens}

    def where(self, seat=0):
        """The places of a seat's pawns, sorted; `w` waits."""
        p = self.s.board
        own = p.at[4 * seat : 4 * seat + p.each]
        return " ".join(sorted("w" if at < 0 else WORDS[board.word(p, seat, at)] for at in own))

    def hand(self, seat=0):
        return " ".join(WORDS[kind] for kind in self.s.cards.hands[seat])

    @property
    def market(self):
        return " ".join(WORDS[kind] for kind in self.s.cards.market)

    def top(self, seat=0):
        kind = self.s.cards.shown[seat]
        return WORDS[kind] if kind >= 0 else "-"

    def guarded(self, seat=0):
        return bool(self.s.board.guarded >> seat & 1)

    @property
    def coins(self):
        return self.s.coins[0]

    @property
    def stock(self):
        return sum(self.s.cards.neutral)

    def view(self, seat, path=""):
        return GAME.view(self.s, seat, GAME.hear(path))

    def why(self, word, path="", seat=None):
        """The key and the clause of the reason against a word, said by the seat that is asked or by this one."""
        seat = self.waits[0] if seat is None else seat
        msg = GAME.why_not(self.view(seat, path), GAME.hear(path), GAME.hear(word)[0])
        return msg.key, msg.clause


def position(seats=4, turn="0 play", market=MARKET, coins=6, number=1, tops=(), **more):
    """Pawns by colour (`blue="f5 g1"`), the cards of the seat in turn, the discard tops of the others by seat.

    Start cards that are mentioned nowhere lie in the draw pile. What is no colour and no pile is an option.
    """
    mine = {name: more.pop(name, None) for name in ("hand", "discard", "pile")}
    colours = COLOURS[:seats] if seats > 2 else ("blue", "green")
    parts = []
    for seat, colour in enumerate(colours):
        each = 4 if seats < 4 or more.get("four_pawns") else 3
        pawns = more.pop(colour, "").split()
        own = mine if seat == int(turn.split()[0]) else {"discard": dict(tops).get(seat)}
        cards = deck(**own)
        parts.append(f"{' '.join(pawns + ['w'] * (each - len(pawns)))} ; {coins} coins ; {cards}")
    tail = "".join(f" | {name}={str(value).lower()}" for name, value in more.items())
    head = f"{seats} | turn {turn} | round {number} first 0 | market {market}"
    return Position(GAME.read(f"{head} | {' | '.join(parts)}{tail}"))


def deck(hand=None, discard=None, pile=None):
    """The cards of one seat in the notation of positions."""
    held = "s-coin3 s-out1 s-out6" if hand is None else hand
    thrown = discard or "-"
    rest = pile or " ".join(card for card in START if card not in f"{held} {thrown}".split())
    return f"hand {held or '-'} ; top - ; pile {rest or '-'} ; discard {thrown}"


def fresh(seats, **options):
    """A new game in which seat 0 begins, hands dealt from the front of the start cards."""
    p = Position(GAME.start(seats, HitOptions(first_player="0", **options)))
    return p.play(*["* s-coin3 s-out1 s-out6"] * seats, "* n-4 n-5 n-6 n-7 n-8")
