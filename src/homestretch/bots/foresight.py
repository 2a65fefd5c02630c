# mypyc: compile
"""A tree that ends in a net: it is asked where a playout leaves the tree, and once more a few moves later.

Only moves that are worth a thought are looked at. What a position comes to counts beside what is usual in the world it
was guessed in: else whoever was dealt a good hand there would seem to have moved well. What was seen of every move is
kept, so that the best can be explained.
"""

from collections.abc import Callable
from time import perf_counter
from typing import Final, final

from homestretch.bots.lines import Answer, Line
from homestretch.bots.outlook import Outlook
from homestretch.bots.search import EVEN, FEW, SPAN, Node, Search
from homestretch.core.game import State
from homestretch.core.native import i64
from homestretch.core.scene import Told
from homestretch.core.types import Move, Seat

PAUSE: Final = 16  # playouts between two looks at whether the choice is made
BLURRED: Final = 4  # times that luck is tried where the net cannot be asked at once


@final
class Foresight(Search):
    """One move being thought about."""

    def __init__(
        self, outlook: Outlook, moves: list[Move], seed: int, clock: Callable[[], float] = perf_counter
    ) -> None:
        super().__init__(outlook.game, outlook.judge, outlook.view, seed, clock)
        self.outlook = outlook
        self.guess = outlook.game.kit.likely or outlook.game.guess
        self.explore = outlook.inputs.explore
        self.moves = moves  # the most promising first
        self.hasty: bool = False  # nothing is looked at any more once the choice is made
        self.words: dict[Move, tuple[int, ...]] = {}  # of these moves, after so many words
        self.usual: list[list[float]] = []  # of each world, what the net says of it
        self.lines: dict[Move, Line] = {}
        self.line: Line | None = None  # of this playout, and the first answer of the other side
        self.answer: Answer | None = None
        self.together: i64 = 0  # a bit for each seat that is asked now
        self.owing: i64 = 0  # those of them that have not said anything yet in this playout

    def _begin(self, world: State) -> None:
        for move in self.moves:
            for k in range(len(move)):
                known = self.words.get(move[:k], ())
                if move[k] not in known:
                    self.words[move[:k]] = known + (move[k],)
            self.words[move] = ()
        self._prefer(self.moves[0])
        for seat in self.game.awaits(world):
            self.together |= 1 << seat

    def _prefer(self, move: Move) -> None:
        """Trust this move at first, as the policy is trusted elsewhere."""
        node = self.root
        for k in range(len(move)):
            if len(self.words[move[:k]]) > 1:
                node.hint = move[k]
                kid = Node()
                node.kids[self.me * SPAN + move[k]] = kid
                node = kid

    def _settled(self, left: i64) -> bool:
        if not self.hasty or self.playouts % PAUSE:
            return False
        node = self.root
        path: Move = ()
        while self.words[path]:
            tokens = self.words[path]
            token = tokens[0]
            if len(tokens) > 1:
                token, lead = self._lead(node, tokens)
                if lead <= float(left):
                    return False
                node = node.kids[self.me * SPAN + token]
            path = path + (token,)
        return True

    def _tokens(self, s: State, seat: Seat, path: Move, now: bool) -> tuple[int, ...]:
        return self.words[path] if now else self.game.ask(s, seat, path).tokens

    def _valued(self, k: i64) -> list[float]:
        self._forget()
        value = super()._valued(k)
        line = self.line
        if line is not None:
            line.add(value[self.me], self.answer)
        while len(self.usual) <= k:
            self.usual.append(self.outlook.mean(self.worlds[len(self.usual)], self.rng, BLURRED))
        usual = self.usual[k]
        return [EVEN + value[i] - usual[i] for i in range(len(value))]

    def _forget(self) -> None:
        self.line = None
        self.answer = None
        self.owing = self.together

    def _make(self, s: State, seat: Seat, move: Move) -> None:
        """The thinker's move, and the first answer of the other side, are noted: what is said at once is no answer."""
        line = self.line
        if line is None:
            line = self.lines.get(move)
            if line is None:
                line = Line(move)
                self.lines[move] = line
            self.line = line
        elif self.answer is None and seat in self.outlook.foes and not self.owing >> seat & 1:
            self.answer = line.answer(seat, move) or line.answered(seat, move, self.game.copy(s))
        self.owing &= ~(1 << seat)
        self.game.apply(s, seat, move)

    def _ends(self, s: State) -> bool:
        inputs = self.outlook.inputs
        return inputs.deals and inputs.ready(s) and len(self.game.chance(s, ()).tokens) > FEW

    def _leaf(self, s: State) -> list[float]:
        return self.outlook.often(s, self.rng)

    def _rest(self, world: State, path: Move) -> Move:
        while self.words[path]:
            path = path + self.words[path][:1]
        return path

    def retold(self, answer: Answer) -> tuple[Told, ...]:
        """What the thinker is told of an answer, where it was seen first."""
        after = self.game.play(answer.before, answer.seat, answer.move)
        return self.game.tell(self.game.view(answer.before, self.me), self.game.view(after, self.me))

    def seen(self) -> list[Line]:
        """What came of the moves that were tried, those first that were gone into most."""
        return sorted([one for one in self.lines.values() if one.move in self.words], key=_tried, reverse=True)


def _tried(line: Line) -> int:
    return int(line.tried)
