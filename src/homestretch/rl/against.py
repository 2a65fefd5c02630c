"""Who has the seats a learner does not have: bots by name, bots of one's own, functions, policies that predict."""

from collections.abc import Callable, Sequence
from typing import Any, Protocol, TypeAlias, runtime_checkable

import numpy as np

from homestretch.bots.names import find as find_bot
from homestretch.core.bot import Bot, thought
from homestretch.core.types import Move, Msg, Wrong
from homestretch.core.walk import Walk
from homestretch.rl.look import Look


@runtime_checkable
class Predicts(Protocol):
    """A model as Stable-Baselines has them: what it predicts is the word, behind which come its own states."""

    def predict(self, observation: Any, *, action_masks: Any) -> tuple[Any, Any]:
        """The word for an observation, and whatever else the model keeps."""


Policy: TypeAlias = Callable[[Any, Any], Any]  # a word from an observation and its mask
Against: TypeAlias = str | Bot | Predicts | Policy


class Player:
    """Speaks for a seat: its next words, a whole move or a part of one."""

    def words(self, walk: Walk) -> Move:
        """What it says now."""
        raise NotImplementedError


class Thinking(Player):
    """A bot, given its own view."""

    def __init__(self, bot: Bot) -> None:
        self.bot = bot

    def words(self, walk: Walk) -> Move:
        seed = thought(walk.seed or 0, walk.ply, walk.seat)
        return self.bot.move(walk.game.view(walk.state, walk.seat), seed)


class Shown(Player):
    """A policy, shown what the learner would be shown at that seat."""

    def __init__(self, policy: Policy, look: Look) -> None:
        self._policy, self._look = policy, look

    def words(self, walk: Walk) -> Move:
        sensor = self._look.sensor
        mask = sensor.mask(walk.tokens)
        seen = self._look.form(sensor.array(walk.state, walk.seat, walk.path), mask)
        return (int(self._policy(seen, mask.astype(np.bool_))),)


def player(given: Against, look: Look) -> Player:
    """Who plays for this name, bot, function or model."""
    if isinstance(given, str | Bot):
        return Thinking(find_bot(given) if isinstance(given, str) else given)
    if not isinstance(given, Predicts) and not callable(given):
        raise Wrong(
            f"{given!r} cannot have a seat; a bot, its name, a model that predicts or a function can",
            Msg("wrong-opponent", {"value": str(given)}),
        )
    return Shown(policy(given), look)


def policy(given: Predicts | Policy) -> Policy:
    """A function of an observation and its mask; what a model predicts, where one is given."""
    if isinstance(given, Predicts):
        model = given
        return lambda seen, mask: model.predict(seen, action_masks=mask)[0]
    return given


def players(against: Against | Sequence[Against], seats: int, look: Look) -> list[Player]:
    """One for every seat: the same for all of them, or each its own."""
    if isinstance(against, str) or not isinstance(against, Sequence):
        return [player(against, look)] * seats
    if len(against) != seats:
        raise Wrong(
            f"{seats} seats need {seats} names of bots, the learner's included, not {len(against)}",
            Msg("wrong-opponents", {"seats": seats, "given": len(against)}),
        )
    return [player(one, look) for one in against]
