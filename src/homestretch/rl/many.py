# mypyc: compile
"""Many games walked side by side, as plain lists: the inner loop of `vector`."""

from typing import Final, final

from homestretch.core.game import AnyGame
from homestretch.core.native import i16, i64, u8, vec
from homestretch.core.options import Options
from homestretch.core.outcome import Outcome
from homestretch.core.rng import Rng
from homestretch.core.sheet import Sheet
from homestretch.core.types import Illegal, Msg, Token
from homestretch.core.walk import Walk, is_among, walk
from homestretch.rl.pen import Pen

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
        self.words: i64 = len(game.words)
        self._offered: list[tuple[Token, ...]] = [()] * count  # what the masks show
        self._masks: vec[u8] = vec[u8]([0] * (count * len(game.words)))
        self._sheet = Sheet(0)

    def __reduce__(self) -> tuple[object, ...]:
        ended = (self.over, self.scores, self.outcomes)
        return restore, (self.game, self.seats, self.options, self.seeds, self.walks, ended)

    def _begin(self, place: int) -> Walk:
        return walk(self.game, self.game.start(self.seats, self.options), self.seeds[place], keeps=False)

    def step(self, words: list[int]) -> None:
        """Say a word in every game but those that wait, if every one of them may be said."""
        walks = self.walks
        for i in range(self.count):
            if words[i] != WAIT and not is_among(words[i], walks[i].tokens):
                raise self._refused(i, words[i])
        self.over = []
        self.scores = []
        self.outcomes = []
        for i in range(self.count):
            if words[i] == WAIT:
                continue
            w = walks[i]
            w.go_on(words[i])
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

    def masks(self) -> vec[u8]:
        """A byte for every word of every game: 1 if it may be said. They are kept, and changed where games went on."""
        masks = self._masks
        for i in range(self.count):
            offered = self.walks[i].tokens
            if offered is not self._offered[i]:
                first: i64 = i * self.words
                for token in self._offered[i]:
                    masks[first + token] = 0
                for token in offered:
                    masks[first + token] = 1
                self._offered[i] = offered
        return masks

    def seen(self, pen: Pen) -> vec[i16]:
        """What the seats that are asked see, one behind the other, in numbers that nobody else has."""
        sheet = self._sheet
        if len(sheet.numbers) != self.count * pen.size:
            sheet = self._sheet = Sheet(self.count * pen.size)
        sheet.renew()
        for w in self.walks:
            pen.write(w.state, w.seat, w.path, sheet)
        return sheet.numbers

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
    found._offered = [()] * found.count
    found._masks = vec[u8]([0] * (found.count * len(game.words)))
    found.seeds = seeds
    found.walks = walks
    found.over, found.scores, found.outcomes = ended
    return found
