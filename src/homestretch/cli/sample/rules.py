"""Magpie: its rules, what a seat knows, and positions as text."""

from homestretch.core.game import Game, State
from homestretch.core.kit import Kit
from homestretch.core.options import Options
from homestretch.core.rng import Rng
from homestretch.core.types import CHANCE, Ask, Chance, Move, Msg, Seat, Token
from homestretch.core.view import View

CARDS = range(1, 13)  # R-MAGPIE-001
NONE = 0  # instead of a card
WORDS = ("keep", "swap", *(f"c{card}" for card in CARDS))
KEEP, SWAP = 0, 1  # the card of number n is the word SWAP + n


def unseen(*seen: int | None) -> list[int]:
    """The cards that are none of these."""
    return [card for card in CARDS if card not in seen]


class MagpieState(State):
    """Everybody's card, the cards that lie open, and how many turns are over."""

    def __init__(self, seats: int, options: Options) -> None:
        super().__init__(seats, options)
        self.hands = [NONE] * seats
        self.open: list[int] = []
        self.turn = 0


class MagpieView(View):
    """The same, without the cards of others until the end."""

    hands: tuple[int | None, ...]  # None: there is a card, but not to be seen
    open: tuple[int, ...]
    turn: int


class Magpie(Game[MagpieState, MagpieView]):
    """Keep your card or swap it; the highest wins."""

    def __init__(self, kit: Kit[MagpieView] | None = None) -> None:
        super().__init__("magpie", version=1, seats=range(2, 5), words=WORDS, options=Options, kit=kit)

    # the rules

    def start(self, seats: int, options: Options) -> MagpieState:
        return MagpieState(seats, options)

    def awaits(self, s: MagpieState) -> tuple[Seat, ...]:
        if NONE in s.hands:
            return (CHANCE,)
        return (s.turn,) if s.turn < s.seats else ()

    def ask(self, s: MagpieState, seat: Seat, path: Move = ()) -> Ask:
        return Ask(seat, "card", () if path else (KEEP, SWAP))

    def chance(self, s: MagpieState, path: Move = ()) -> Chance:
        cards = () if path else tuple(SWAP + card for card in unseen(*s.hands, *s.open))
        return Chance(cards, (1,) * len(cards))

    def apply(self, s: MagpieState, seat: Seat, move: Move) -> None:
        if seat == CHANCE:
            s.hands[s.hands.index(NONE)] = move[0] - SWAP
            return
        s.turn += 1
        if move == (SWAP,):  # R-MAGPIE-004
            s.open.append(s.hands[seat])
            s.hands[seat] = NONE

    def scores(self, s: MagpieState) -> tuple[int, ...]:
        return tuple(s.hands)

    # what a seat knows

    def view(self, s: MagpieState, seat: Seat | None, path: Move = ()) -> MagpieView:
        over, head = not self.awaits(s), self.head(s, seat, path)
        hands = tuple(card if over or card == NONE or owner == seat else None for owner, card in enumerate(s.hands))
        return MagpieView(head=head, options=s.options, hands=hands, open=tuple(s.open), turn=s.turn)

    def shown(self, s: MagpieState, seat: Seat | None) -> Move:
        return () if s.last_seat == CHANCE else s.last_move

    def reveals(self, s: MagpieState, seat: Seat, move: Move) -> bool:
        return move == (KEEP,) and s.turn == s.seats - 1  # R-MAGPIE-005: the last one sees all cards

    def guess(self, v: MagpieView, rng: Rng) -> MagpieState:
        s, pile = MagpieState(v.seats, v.options), rng.shuffled(unseen(*v.hands, *v.open))
        s.hands = [pile.pop() if card is None else card for card in v.hands]
        s.open, s.turn = list(v.open), v.turn
        s.last_seat, s.last_move = v.last or (s.last_seat, s.last_move)
        return s

    def why_not(self, v: MagpieView, path: Move, token: Token) -> Msg:
        return Msg("why-dealt", {}, "R-MAGPIE-002")

    # positions as text

    def parts(self, s: MagpieState) -> list[str]:
        return [" ".join(map(str, row)) for row in (("hands", *s.hands), ("open", *s.open), ("turn", s.turn))]

    def parse(self, seats: int, options: Options, parts: dict[str, str]) -> MagpieState:
        s = MagpieState(seats, options)
        s.hands, s.open = ([int(card) for card in parts[name].split()] for name in ("hands", "open"))
        s.turn = int(parts["turn"])
        return s

    def flaw(self, s: MagpieState) -> str:
        cards = [card for card in s.hands if card != NONE] + s.open
        if len(s.hands) != s.seats:
            return "everybody has one hand"
        if sorted(cards + unseen(*cards)) != list(CARDS):
            return "there is one card of each number"
        return "" if len(s.open) <= s.turn <= s.seats else "there are as many turns as seats, each with one open card"
