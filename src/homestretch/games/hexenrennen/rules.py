# mypyc: compile
"""The rules of Hexenrennen: roll, fly, and see whose tile it is. Clause numbers are those of RULES.md."""

from homestretch.core.game import Game
from homestretch.core.kit import Kit
from homestretch.core.native import i64
from homestretch.core.options import Options
from homestretch.core.rng import Rng
from homestretch.core.types import BY_CHANCE, BY_SEAT, CHANCE, WHOLE, Ask, Chance, Move, Msg, Seat, Token
from homestretch.games.hexenrennen import asks, chance, flaw, glance, notation, quick, state, turn, view, why
from homestretch.games.hexenrennen.glance import HexenGlance
from homestretch.games.hexenrennen.options import HexenOptions
from homestretch.games.hexenrennen.phases import CARD, CHOOSE, DRAW, LOTS, OVER, REVEAL, ROLL, SPLIT
from homestretch.games.hexenrennen.state import HexenState, owner
from homestretch.games.hexenrennen.view import HexenView
from homestretch.games.hexenrennen.words import FIRST, WITCH, WITCHES, WORDS, points


class Hexenrennen(Game[HexenState, HexenView]):
    def __init__(self, kit: Kit[HexenView] | None = None) -> None:
        super().__init__("hexenrennen", 1, range(2, 5), WORDS, HexenOptions, kit)  # R-HEX-001

    def fits(self, seats: int, options: Options) -> bool:
        assert isinstance(options, HexenOptions)
        return seats in self.seats and (options.first_player == "random" or int(options.first_player) < seats)

    def start(self, seats: int, options: Options) -> HexenState:
        assert isinstance(options, HexenOptions)
        s = state.fresh(seats, options)
        if options.first_player != "random":
            s.turn = int(options.first_player)
        return s

    def awaits(self, s: HexenState) -> tuple[Seat, ...]:
        if s.phase == CHOOSE:
            return BY_SEAT[s.turn]
        if s.phase == CARD:
            return BY_SEAT[owner(s)]
        if s.phase == SPLIT:
            return tuple([seat for seat in range(s.seats) if not s.hidden[3 * seat]])
        return () if s.phase == OVER else BY_CHANCE

    def ask(self, s: HexenState, seat: Seat, path: Move = ()) -> Ask:
        if s.phase == SPLIT:
            return asks.split(seat, path) if not s.hidden[3 * seat] else WHOLE[seat]
        if path:
            return WHOLE[seat]
        found = s.asked
        if found is None:
            if s.phase == CHOOSE:
                found = asks.witch(s)
            elif s.phase == CARD:
                found = asks.card(s, owner(s))
            else:
                return WHOLE[seat]
            s.asked = found
        return found if found.seat == seat else WHOLE[seat]

    def chance(self, s: HexenState, path: Move = ()) -> Chance:
        if path:
            return chance.SAID
        if s.phase == ROLL:
            return chance.DIE
        if s.phase == REVEAL:
            found = s.odds
            if found is None:
                found = s.odds = chance.tiles(s)
            return found
        if s.phase == DRAW:
            return chance.pile(s.hands[owner(s)])
        return chance.lots(s.seats) if s.phase == LOTS else chance.SAID

    def apply(self, s: HexenState, seat: Seat, move: Move) -> None:
        token: i64 = move[0]
        s.asked = None
        s.odds = None
        if s.phase == ROLL:
            turn.roll(s, token)
        elif s.phase == CHOOSE:
            turn.fly(s, token - WITCH)
        elif s.phase == REVEAL:
            turn.reveal(s, token)
        elif s.phase == CARD or s.phase == DRAW:
            turn.play_card(s, owner(s), token)
        elif s.phase == SPLIT:
            turn.split(s, seat, move)
        else:
            turn.begin(s, token - FIRST)

    def any_move(self, s: HexenState, seat: Seat, rng: Rng) -> Move:
        return (chance.drawn(s, rng),) if seat == CHANCE else super().any_move(s, seat, rng)

    def playout(self, s: HexenState, rng: Rng, limit: int) -> int:
        return quick.playout(s, rng, limit)

    def scores(self, s: HexenState) -> tuple[int, ...]:
        """R-HEX-111: 2, 3 or 4 points for each witch beyond the line."""
        at = s.at
        return tuple([sum([points(p) for p in at[WITCHES * k : WITCHES * k + WITCHES]]) for k in range(s.seats)])

    def flaw(self, s: HexenState) -> str:
        return flaw.flaw(s)

    def glance(self, s: HexenState, seat: Seat | None, path: Move = ()) -> HexenGlance:
        return glance.glance(s, seat, path)

    def view(self, s: HexenState, seat: Seat | None, path: Move = ()) -> HexenView:
        return view.view(s, self.head(s, seat, path))

    def shown(self, s: HexenState, seat: Seat | None) -> Move:
        """R-HEX-011: a split is its player's secret."""
        secret = len(s.last_move) == 6 and s.last_seat != seat
        return () if secret else s.last_move

    def guess(self, v: HexenView, rng: Rng) -> HexenState:
        return view.guess(v, rng)

    def why_not(self, v: HexenView, path: Move, token: Token) -> Msg:
        return why.why_not(v, path, token)

    def parts(self, s: HexenState) -> list[str]:
        return notation.parts(s)

    def parse(self, seats: int, options: Options, parts: dict[str, str]) -> HexenState:
        assert isinstance(options, HexenOptions)
        return notation.parse(seats, options, parts)
