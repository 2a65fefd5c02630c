"""Bots think in processes of their own, so that nobody at any table waits for a thought.

Quick bots have a process to themselves and are never behind slow ones. The slow ones take turns (`thoughts.py`), and
the more of them wait, the shorter each thinks. A hint is thought when no bot that moves waits, or else by a quick bot.
Slow ones may also think on other machines (`afar.py`); what is lost there is thought here.
"""

import asyncio
import logging
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from math import inf

from homestretch import bots
from homestretch.core.bot import Budget, Opinion
from homestretch.core.types import Move
from homestretch.core.view import View
from homestretch.server.bots.afar import Cluster
from homestretch.server.bots.mind import Away, Gone, Late, Mind, Resting, Said, Task, anything
from homestretch.server.bots.thoughts import Thought, Thoughts, Whose

LOG = logging.getLogger("homestretch.server")
QUICK = 0.05  # seconds; a bot that takes more is a slow one
PATIENCE = 1.0  # seconds in which whatever waits should be thought
LONGEST = 10.0, 20.0  # seconds for a quick bot, for a slow one; then a random move is made instead
LEAST = 0.01  # seconds; where there is less for a bot, one that needs next to none plays
ADVISER, STOPGAP = "expert", "greedy"
TRIES = 2  # of a thought whose process ends under it
MEMORY = 8  # thoughts over which costs are averaged


class Crew:
    """Minds that think the same thoughts: those of bots that move, and when none of these waits, hints."""

    def __init__(self, minds: list[Mind], longest: float, afar: Sequence[Mind] = ()) -> None:
        self.minds, self.afar = minds, afar
        self.idle = [*minds, *afar]
        self.longest = longest
        self.moves, self.hints = Thoughts(), Thoughts()

    def next(self) -> tuple[Thought, float] | None:
        """Whose turn it is among those that are needed still, and how many seconds it may take."""
        while turns := self.moves or self.hints:
            thought = turns.take()
            if thought.needed() and not thought.answer.done():
                return thought, self.time(turns, thought.whose)
            thought.drop()
        return None

    def free(self) -> Mind | None:
        """One that can think now, rather on another machine than here."""
        reached = (mind for mind in self.idle if not (mind.is_far and mind.is_resting))
        return max(reached, key=lambda mind: mind.is_far, default=None)

    def time(self, turns: Thoughts, whose: Whose) -> float:
        many = len(self.minds) + sum(not mind.is_resting for mind in self.afar)
        return PATIENCE * many / turns.crowd(whose.address)

    def again(self, thought: Thought) -> None:
        """It was not thought, and waits once more."""
        if not thought.answer.done():
            (self.hints if thought.explains else self.moves).put(thought)


class Minds:
    """The processes, and what waits for them. `mind` makes one that leaves the processor to others by so much."""

    def __init__(
        self,
        workers: int,
        mind: Callable[[int], Mind] = Mind,
        longest: tuple[float, float] = LONGEST,
        afar: Cluster | None = None,
    ) -> None:
        self.afar = afar
        self.quick = Crew([mind(5)], longest[0])
        self.slow = Crew([mind(10) for _ in range(workers)], longest[1], afar.minds if afar else ())
        self._threads = ThreadPoolExecutor(1 + len(self.slow.idle), "minds")  # one waits for each process
        self._costs: dict[tuple[str, str], float] = {}  # seconds a bot takes in a game
        self._tasks: set[asyncio.Task[None]] = set()
        self.advised: set[str] = set()  # keys that wait for a hint

    async def move(self, bot: str, view: View, seed: int, whose: Whose, needed: Callable[[], bool]) -> Move:
        """What this bot does; where it fails or takes too long, any move the rules allow. Raises Dropped."""
        crew = self._crew(bot, view.game)
        if crew.time(crew.moves, whose) < LEAST:
            bot, crew = STOPGAP, self.quick
        found = await self._ask(crew, crew.moves, Thought(bot, view, seed, whose, needed, _future()))
        return found[0].move

    async def hint(self, view: View, seed: int, whose: Whose, needed: Callable[[], bool]) -> list[Opinion]:
        """What a good bot would do, and why; a quick one, where it is not its turn for a while. Raises Dropped."""
        crew = self._crew(ADVISER, view.game)
        thought = Thought(ADVISER, view, seed, whose, needed, _future(), explains=True)
        settle = asyncio.get_running_loop().call_later(PATIENCE, self._settle, crew, thought)
        self.advised.add(whose.table)
        try:
            return await self._ask(crew, crew.hints, thought)
        finally:
            settle.cancel()
            self.advised.discard(whose.table)

    @property
    def are_well(self) -> bool:
        """Whether their processes can be started, as far as that was tried lately."""
        return not any(mind.is_resting for crew in (self.quick, self.slow) for mind in crew.minds)

    @property
    def waiting(self) -> int:
        """Thoughts that nobody has begun yet."""
        return sum(crew.moves.many + crew.hints.many for crew in (self.quick, self.slow))

    async def close(self) -> None:
        """End all processes, whatever they think about."""
        for crew in (self.quick, self.slow):
            crew.moves.clear()
            crew.hints.clear()
        for task in self._tasks:
            task.cancel()
        await asyncio.to_thread(self._end)

    def _end(self) -> None:
        minds = (*self.quick.minds, *self.slow.minds)
        for mind in minds:
            mind.kill()
        if self.afar is not None:
            self.afar.end()
        self._threads.shutdown(cancel_futures=True)
        for mind in minds:
            mind.end()

    def _crew(self, bot: str, game: str) -> Crew:
        """By what a bot may take, or took lately."""
        own = bots.find(bot).own(game)
        least = own.ms / 1000 if own.ms else inf if own.playouts else 0.0
        return self.quick if max(least, self._costs.get((bot, game), 0.0)) <= QUICK else self.slow

    def _settle(self, crew: Crew, hint: Thought) -> None:
        """Whoever waits for a hint still gets a quick one."""
        if crew.hints.remove(hint):
            hint.bot = STOPGAP
            self.quick.hints.put(hint)
            self._go(self.quick)

    async def _ask(self, crew: Crew, turns: Thoughts, thought: Thought) -> list[Opinion]:
        turns.put(thought)
        self._go(crew)
        try:
            return await thought.answer
        finally:
            for one in (crew, self.quick):  # if whoever asked has gone
                _ = one.moves.remove(thought) or one.hints.remove(thought)

    def _go(self, crew: Crew) -> None:
        """Let all think who are free, while something waits."""
        while (mind := crew.free()) and (found := crew.next()):
            crew.idle.remove(mind)
            task = asyncio.get_running_loop().create_task(self._think(crew, mind, *found))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

    async def _think(self, crew: Crew, mind: Mind, thought: Thought, seconds: float) -> None:
        """Whatever comes of it, the mind is free again and whoever asked is answered, or waits for another mind."""
        try:
            await self._answered(crew, mind, thought, seconds)
        except Away:
            crew.again(thought)
        finally:
            crew.idle.append(mind)
            self._go(crew)

    async def _answered(self, crew: Crew, mind: Mind, thought: Thought, seconds: float) -> None:
        try:
            found = await self._said(crew, mind, thought, seconds)
        except Away:
            raise
        except Exception as error:
            if not thought.answer.done():
                thought.answer.set_exception(error)
        except BaseException:
            thought.drop()  # it was cut short
            raise
        else:
            if not thought.answer.done():
                thought.answer.set_result(found)

    async def _said(self, crew: Crew, mind: Mind, thought: Thought, seconds: float) -> list[Opinion]:
        """What comes of a thought; a process that ends under it is started anew, and asked once more."""
        bot, view = thought.bot, thought.view
        budget = shortened(bots.find(bot).own(view.game), seconds)
        task = Task(bot, view, thought.seed, budget, thought.explains)
        for _ in range(TRIES):
            try:
                said = await self._in_thread(partial(mind.think, task, crew.longest))
            except Gone as error:
                LOG.warning("a process that thought for the bot %s at %s is gone: %s", bot, view.game, error)
                continue
            except Resting:
                break
            except Late:
                said = Said([], f"no answer within {crew.longest:.0f} seconds", crew.longest)
            self._note(bot, view.game, said.seconds)
            if not said.fault:
                return said.opinions
            LOG.error("the bot %s failed at %s: %s", bot, view.game, said.fault)
            break
        return anything(view, thought.seed)

    async def _in_thread(self, work: Callable[[], Said]) -> Said:
        return await asyncio.get_running_loop().run_in_executor(self._threads, work)

    def _note(self, bot: str, game: str, seconds: float) -> None:
        old = self._costs.get((bot, game), 0.0)
        self._costs[bot, game] = old + (seconds - old) / MEMORY


def shortened(own: Budget, seconds: float) -> Budget | None:
    """A budget that ends in so many seconds, where the bot's own would not."""
    return Budget(own.playouts, int(1000 * max(seconds, LEAST))) if own.ms > 1000 * seconds else None


def _future() -> "asyncio.Future[list[Opinion]]":
    return asyncio.get_running_loop().create_future()
