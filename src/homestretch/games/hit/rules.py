# mypyc: compile
"""The rules of HIT: who is asked for what, and what a move changes. Clause numbers are those of RULES.md."""

from homestretch.core.game import Game
from homestretch.core.kit import Kit
from homestretch.core.options import Options
from homestretch.core.outcome import Outcome
from homestretch.core.rng import Rng
from homestretch.core.types import BY_CHANCE, BY_SEAT, CHANCE, WHOLE, Ask, Chance, Move, Msg, Seat, Token
from homestretch.games.hit import asks, board, chance, flaw, glance, notation, quick, turn, view, why
from homestretch.games.hit.cards import KEEP, MIX, WORDS
from homestretch.games.hit.glance import HitGlance
from homestretch.games.hit.options import HitOptions, suits
from homestretch.games.hit.phases import BUY, DRAW, KEEP_OR_MIX, OVER, PICK, PLAY
from homestretch.games.hit.state import NO_SEAT, PURSE, HitState, Rulings, decks, purses
from homestretch.games.hit.view import HitView


class Hit(Game[HitState, HitView]):
    def __init__(self, kit: Kit[HitView] | None = None) -> None:
        super().__init__("hit", 1, range(2, 5), WORDS, HitOptions, kit)

    def fits(self, seats: int, options: Options) -> bool:
        assert isinstance(options, HitOptions)
        return suits(seats, options)

    def start(self, seats: int, options: Options) -> HitState:
        assert isinstance(options, HitOptions)
        pawns = board.set_up(seats, options.four_pawns)
        s = HitState(seats, options, pawns, decks(seats), purses(seats, PURSE), Rulings(options))
        if options.first_player != "random":
            s.first = int(options.first_player)
            s.phase = DRAW
        return s

    def awaits(self, s: HitState) -> tuple[Seat, ...]:
        if s.phase == OVER:
            return ()
        if s.phase == PICK or s.phase >= DRAW:
            return BY_CHANCE
        return BY_SEAT[s.turn]

    def ask(self, s: HitState, seat: Seat, path: Move = ()) -> Ask:
        if seat == s.turn:
            if s.phase == PLAY:
                return asks.to_play(s, path)
            if s.phase == BUY:
                return asks.to_buy(s, path)
            if s.phase == KEEP_OR_MIX and not path:
                return Ask(seat, "keep", (KEEP, MIX))  # R-HIT-084
        return WHOLE[seat]

    def chance(self, s: HitState, path: Move = ()) -> Chance:
        return chance.chance(s, path)

    def apply(self, s: HitState, seat: Seat, move: Move) -> None:
        """R-HIT-031: play, buy, draw, fill up the market."""
        s.drawer = NO_SEAT
        if s.phase == PLAY:
            turn.play(s, move)
        elif s.phase == BUY:
            turn.buy(s, move)
        elif s.phase == KEEP_OR_MIX:
            turn.keep_or_mix(s, move[0] == KEEP)
        else:
            turn.by_chance(s, move)

    def any_move(self, s: HitState, seat: Seat, rng: Rng) -> Move:
        return chance.drawn(s, rng) if seat == CHANCE else super().any_move(s, seat, rng)

    def playout(self, s: HitState, rng: Rng, limit: int) -> int:
        return quick.playout(s, rng, limit)

    def scores(self, s: HitState) -> tuple[int, ...]:
        """R-HIT-315: one winner; the others are equal."""
        return tuple([1 if seat == s.winner else 0 for seat in range(s.seats)])

    def outcome(self, s: HitState) -> Outcome:
        """R-HIT-091, 311: who brought all pawns home, or nobody when the rounds ran out; how many each brought home."""
        home = [int(board.home(s.board, seat)) for seat in range(s.seats)]
        return Outcome((s.winner,) if s.winner >= 0 else (), tuple(home), "pawns")

    def flaw(self, s: HitState) -> str:
        return flaw.flaw(s)

    # knowing

    def glance(self, s: HitState, seat: Seat | None, path: Move = ()) -> HitGlance:
        return glance.glance(s, seat, path)

    def view(self, s: HitState, seat: Seat | None, path: Move = ()) -> HitView:
        return view.view(s, self.head(s, seat, path))

    def shown(self, s: HitState, seat: Seat | None) -> Move:
        """The last move; what somebody drew is told by his own hand alone."""
        return () if s.drawer >= 0 else s.last_move

    def guess(self, v: HitView, rng: Rng) -> HitState:
        return view.guess(v, rng)

    def why_not(self, v: HitView, path: Move, token: Token) -> Msg:
        return why.why_not(v, path, token)

    # notation

    def parts(self, s: HitState) -> list[str]:
        return notation.parts(s)

    def read(self, text: str) -> HitState:
        return super().read(notation.named(text))

    def parse(self, seats: int, options: Options, parts: dict[str, str]) -> HitState:
        assert isinstance(options, HitOptions)
        return notation.parse(seats, options, parts)
