# mypyc: compile
"""Many games walked side by side, as plain lists: the inner loop of `vector`."""

from collections.abc import Callable
from typing import Any, Final, final

from homestretch.core.game import AnyGame
from homestretch.core.native import i64
from homestretch.core.options import Options
from homestretch.core.outcome import Outcome
from homestretch.core.rng import Rng
from homestretch.core.types import Illegal, Move, Msg, Seat, Token
from homestretch.core.walk import Walk, walk

WAIT: Final = -1  # instead of a word: nothing is said in this game


@final
class Many:
    """So many games of a kind; one that is over is noted, and a new one begins in its place.

    Game number k of place i has the luck of a table with the seed `seed + i + k * count`.
    """

    def __init__(self, game: AnyGame, seats: int, options: Options, count: int, seed: int) -> None:
        self.game = game
        self.seats = seats
        self.options = options
        self.count = count
        self.seeds: list[int] = [seed + i for i in range(count)]
        self.walks: list[Walk] = [self._begin(i) for i in range(count)]
        self.over: list[int] = []  # places whose game ended in the last step
        self.scores: list[tuple[int, ...]] = []  # and how
        self.outcomes: list[Outcome] = []
        self._masks: dict[tuple[Token, ...], bytes] = {}

    def __reduce__(self) -> tuple[object, ...]:
        ended = (self.over, self.scores, self.outcomes)
        return restore, (self.game, self.seats, self.options, self.seeds, self.walks, ended)

    def _begin(self, place: int) -> Walk:
        return walk(self.game, self.game.start(self.seats, self.options), self.seeds[place])

    def step(self, words: list[int]) -> None:
        """Say a word in every game but those that wait, if every one of them may be said."""
        walks = self.walks
        for i in range(self.count):
            if words[i] != WAIT and words[i] not in walks[i].tokens:
                raise self._refused(i, words[i])
        self.over = []
        self.scores = []
        self.outcomes = []
        for i in range(self.count):
            if words[i] == WAIT:
                continue
            w = walks[i]
            w.say(words[i])
            if w.over:
                self._end(i, w)

    def _end(self, place: int, w: Walk) -> None:
        self.over.append(place)
        self.scores.append(self.game.scores(w.state))
        self.outcomes.append(self.game.outcome(w.state))
        self.seeds[place] += self.count
        self.walks[place] = self._begin(place)

    def _refused(self, place: int, token: int) -> Illegal:
        error = self.walks[place].game.unheard(self.walks[place].path, token)
        return Illegal(f"in game {place} {error}; nothing was said in any game", Msg("wrong-token", error.msg.args))

    def asked(self) -> bytes:
        """The seat that is asked, a byte a game."""
        return bytes([w.seat for w in self.walks])

    def masks(self) -> bytes:
        """A byte for every word of every game: 1 if it may be said."""
        return b"".join([self._mask(w.tokens) for w in self.walks])

    def _mask(self, tokens: tuple[Token, ...]) -> bytes:
        found = self._masks.get(tokens)
        if found is None:
            if len(self._masks) > 100_000:
                self._masks.clear()
            row = [0] * len(self.game.words)
            for token in tokens:
                row[token] = 1
            found = bytes(row)
            self._masks[tokens] = found
        return found

    def seen(self, packed: Callable[[Any, Seat, Move], bytes]) -> bytes:
        """What the seats that are asked see, one behind the other."""
        return b"".join([packed(w.state, w.seat, w.path) for w in self.walks])

    def sample(self, rng: Rng) -> list[int]:
        """In every game a word that may be said, each with the same odds."""
        out: list[int] = []
        for w in self.walks:
            n: i64 = len(w.tokens)
            out.append(w.tokens[rng.below(n)])
        return out


def restore(
    game: AnyGame,
    seats: int,
    options: Options,
    seeds: list[int],
    walks: list[Walk],
    ended: tuple[list[int], list[tuple[int, ...]], list[Outcome]],
) -> Many:
    """Games as they were pickled."""
    found = Many(game, seats, options, 0, 0)
    found.count = len(walks)
    found.seeds = seeds
    found.walks = walks
    found.over, found.scores, found.outcomes = ended
    return found
