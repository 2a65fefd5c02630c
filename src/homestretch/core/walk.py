# mypyc: compile
"""A game walked word by word: the engine of every loop that steps a game and owns it."""

from typing import final

from homestretch.core.game import AnyGame, State
from homestretch.core.native import i64
from homestretch.core.rng import Rng
from homestretch.core.types import CHANCE, NOBODY, Move, Seat, Token


@final
class Walk:
    """Whose word is next, what was said of the move so far, and what may be said; a whole move is played at once.

    With a seed chance is played here, as a table with that seed plays it; without one chance is asked like a seat.
    Seats that are asked at once are asked one after another. Its moves are kept unless nobody will ask for them.
    """

    def __init__(self, game: AnyGame, state: State, seed: int | None = None, keeps: bool = True) -> None:
        self.game = game
        self.state = state
        self.seed = seed
        self.keeps = keeps
        self.moves: list[tuple[Seat, Move]] = []
        self.ply: i64 = 0  # moves so far, chance's included
        self.seat: Seat = NOBODY  # who is asked; CHANCE; NOBODY when the game is over
        self.path: Move = ()
        self.tokens: tuple[Token, ...] = ()
        self.weights: tuple[int, ...] = ()  # the odds of the tokens, while chance is asked

    @property
    def over(self) -> bool:
        return self.seat == NOBODY

    def say(self, token: Token) -> tuple[Token, ...]:
        """Say the next word of the seat that is asked; what may be said then: nothing when the game is over."""
        if not is_among(token, self.tokens):
            raise self.game.unheard(self.path, token)
        self.go_on(token)
        return self.tokens

    def go_on(self, token: Token) -> None:
        """Say a word that is known to be offered."""
        self._ask(self.path + (token,))
        if not self.tokens:
            self._play(self.path)
            self._turn()

    def odds(self) -> list[tuple[int, float]]:
        """What chance may say, each word with its odds, while it is asked."""
        total: float = 0.0
        for weight in self.weights:
            total += float(weight)
        return [(self.tokens[i], float(self.weights[i]) / total) for i in range(len(self.tokens))]

    def copy(self) -> "Walk":
        """A walk of its own that stands where this one stands."""
        twin = Walk(self.game, self.game.copy(self.state), self.seed, self.keeps)
        twin.state.last_seat = self.state.last_seat
        twin.state.last_move = self.state.last_move
        twin.moves = self.moves[:]
        twin.ply = self.ply
        twin.seat = self.seat
        twin.path = self.path
        twin.tokens = self.tokens
        twin.weights = self.weights
        return twin

    def __deepcopy__(self, memo: object) -> "Walk":
        return self.copy()

    def __reduce__(self) -> tuple[object, ...]:
        kept = self.moves if self.keeps else None
        return restore, (self.game, self.state, self.seed, kept, int(self.ply), self.path)

    def _ask(self, path: Move) -> None:
        self.path = path
        if self.seat == CHANCE:
            odds = self.game.chance(self.state, path)
            self.tokens = odds.tokens
            self.weights = odds.weights
        else:
            self.tokens = self.game.ask(self.state, self.seat, path).tokens

    def _play(self, move: Move) -> None:
        self.game.apply(self.state, self.seat, move)
        self.state.last_seat = self.seat
        self.state.last_move = move
        self.ply += 1
        if self.keeps:
            self.moves.append((self.seat, move))

    def _turn(self) -> None:
        """Ask whoever is next, after chance has had its say where it is played here."""
        while True:
            asked = self.game.awaits(self.state)
            if not asked:
                self.seat = NOBODY
                self.path = ()
                self.tokens = ()
                return
            self.seat = asked[0]
            if self.seat != CHANCE or self.seed is None:
                self._ask(())
                return
            self._play(self.game.any_move(self.state, CHANCE, Rng(self.seed, self.ply)))


def is_among(word: Token, tokens: tuple[Token, ...]) -> bool:
    """Whether it is one of them, found without comparing objects."""
    for token in tokens:
        if token == word:
            return True
    return False


def walk(game: AnyGame, state: State, seed: int | None = None, keeps: bool = True) -> Walk:
    """A walk from this state, which it owns from now on."""
    found = Walk(game, state, seed, keeps)
    found._turn()
    return found


def restore(
    game: AnyGame, state: State, seed: int | None, moves: list[tuple[Seat, Move]] | None, ply: int, path: Move
) -> Walk:
    """A walk as it was pickled."""
    found = Walk(game, state, seed, moves is not None)
    found.moves = moves or []
    found.ply = ply
    found._turn()
    if path:
        found._ask(path)
    return found
