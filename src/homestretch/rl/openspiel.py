"""Every game as an OpenSpiel Python game; importing this registers them.

    import pyspiel
    import homestretch.rl.openspiel
    game = pyspiel.load_game("python_homestretch_encore(players=3)")

An action is one word of the game's vocabulary, chance's words included; options of the game are parameters, and
text that looks like a number is written with a mark: `first_player=_0`. Seats that are asked at once are asked one
after another, and do not see each other's answers.
"""

from collections.abc import Callable
from operator import index
from typing import Any, NamedTuple, SupportsIndex

import numpy as np
import pyspiel

from homestretch.core.features import spans
from homestretch.core.game import AnyGame
from homestretch.core.options import Options, changed, flags, read_options
from homestretch.core.record import begin
from homestretch.core.registry import game as find
from homestretch.core.registry import playable
from homestretch.core.rng import Rng
from homestretch.core.types import CHANCE, NOBODY, Move
from homestretch.core.walk import walk
from homestretch.rl.recall import Recall
from homestretch.rl.result import rewards
from homestretch.rl.sensor import Numbers, Sensor

PREFIX = "python_homestretch_"
LONGEST = 1_000_000  # words in a game; OpenSpiel wants a bound, and every game ends long before it
MOST_PLAYERS = 12  # an option may allow more than a game's `seats`; loading it tells who can play
PLAYER = {CHANCE: int(pyspiel.PlayerId.CHANCE), NOBODY: int(pyspiel.PlayerId.TERMINAL)}


def game_type(rules: AnyGame) -> pyspiel.GameType:
    """What OpenSpiel is told of a game before it is loaded."""
    options = {f.name: f.default for f in flags(rules.options)}
    return pyspiel.GameType(
        short_name=PREFIX + rules.name,
        long_name=f"Homestretch {rules.name}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=MOST_PLAYERS,
        min_num_players=rules.seats[0],
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=False,
        parameter_specification={"players": rules.duel(rules.options()), **options},
    )


class Setup(NamedTuple):
    """What all states of a loaded game share."""

    rules: AnyGame
    seats: int
    options: Options
    sensor: Sensor

    def __deepcopy__(self, memo: object) -> "Setup":
        return self

    def __reduce__(self) -> tuple[object, ...]:
        return _setup, (self.rules.name, self.seats, changed(self.options))


def _setup(name: str, seats: int, given: dict[str, Any]) -> Setup:
    """The setup, or a sentence on what was wrong with it."""
    rules = find(name)
    options = read_options(rules.options, given)
    begin(rules, seats, options)
    return Setup(rules, seats, options, Sensor(rules))


class SpielGame(pyspiel.Game):
    """A game with its number of players and its options; each registered game is a subclass."""

    rules: AnyGame
    kind: pyspiel.GameType

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        rules = self.rules
        given = {"players": rules.duel(rules.options()), **(params or {})}
        seats = int(given.pop("players"))
        self.setup = _setup(rules.name, seats, {name: _unmarked(value) for name, value in given.items()})
        sides = max(rules.teams(seats)) + 1
        info = pyspiel.GameInfo(
            num_distinct_actions=len(rules.words),
            max_chance_outcomes=len(rules.words),
            num_players=seats,
            min_utility=-1 / (sides - 1),
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=LONGEST,
        )
        super().__init__(self.kind, info, {name: _marked(value) for name, value in (params or {}).items()})

    def new_initial_state(self) -> "SpielState":
        return SpielState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> "Observer":
        return Observer(self.setup.sensor, iig_obs_type is not None and iig_obs_type.perfect_recall, params)


class Past(NamedTuple):
    """What was said before a walk began, each word with its player."""

    words: tuple[tuple[int, int], ...] = ()

    def __deepcopy__(self, memo: object) -> "Past":
        return self


class Scribe(pyspiel.State):
    """What was said as OpenSpiel writes it down: Python cannot make entries of its history."""

    def __init__(self, state: "SpielState") -> None:
        super().__init__(state.get_game())
        for player, word in state.words():
            self._player = player
            self.apply_action(word)
        self._player = state.current_player()

    def current_player(self) -> int:
        return self._player

    def _apply_action(self, action: int) -> None:
        """Only written down."""


class SpielState(pyspiel.State):
    """A state of a game, with the words of the move that is half said.

    What Python says is not passed through OpenSpiel, which would take as long again as the game: whoever asks for the
    history is told it from here.
    """

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self._setup = game.setup
        rules = self._setup.rules
        first = rules.start(self._setup.seats, self._setup.options)
        self._recall = Recall(rules, first, 0, ("",) * self._setup.seats)
        self._walk = walk(rules, rules.copy(first))
        self._past = Past()

    def current_player(self) -> int:
        seat = self._walk.seat
        return seat if seat >= 0 else PLAYER[seat]

    def is_terminal(self) -> bool:
        return self._walk.seat == NOBODY

    def is_chance_node(self) -> bool:
        return self._walk.seat == CHANCE

    def legal_actions(self, player: int | None = None) -> list[int]:
        seat = self._walk.seat
        return sorted(self._walk.tokens) if player is None or player == seat or seat == CHANCE else []

    def _legal_actions(self, player: int) -> list[int]:
        return sorted(self._walk.tokens)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return self._walk.odds()

    def apply_action(self, action: SupportsIndex) -> None:
        self._walk.say(index(action))  # NumPy's numbers too

    def _apply_action(self, action: int) -> None:
        self._walk.say(action)

    def words(self) -> list[tuple[int, int]]:
        """All that was said, each word with its player."""
        moves = [*self._walk.moves, (self._walk.seat, self._walk.path)]
        return [*self._past.words, *((PLAYER.get(seat, seat), word) for seat, move in moves for word in move)]

    def history(self) -> list[int]:
        return [word for _, word in self.words()]

    def history_str(self) -> str:
        return ", ".join(map(str, self.history()))

    def full_history(self) -> list[pyspiel.PlayerAction]:
        found: list[pyspiel.PlayerAction] = Scribe(self).full_history()
        return found

    def move_number(self) -> int:
        return len(self.words())

    def is_initial_state(self) -> bool:
        return not self.words()

    def is_initial_non_chance_state(self) -> bool:
        return bool(Scribe(self).is_initial_non_chance_state())

    def _action_to_string(self, player: int, action: int) -> str:
        word: str = self._setup.rules.words[action]
        return word

    def returns(self) -> list[float]:
        if not self.is_terminal():
            return [0.0] * self._setup.seats
        return rewards(self._setup.rules, self._setup.rules.outcome(self._walk.state))

    def scores(self) -> tuple[int, ...]:
        """The plain scores, once the game is over."""
        found: tuple[int, ...] = self._setup.rules.scores(self._walk.state)
        return found

    def __str__(self) -> str:
        rules, w = self._setup.rules, self._walk
        return f"{rules.show(w.state)} > {rules.say(w.path)}" if w.path else rules.show(w.state)

    def seen(self, player: int) -> str:
        """What a player sees now."""
        return repr(self._setup.rules.view(self._walk.state, player, self._said(player)))

    def known(self, player: int) -> str:
        """What a player has seen since the game began: every move as far as it was shown, and the present view."""
        self._recall = self._recall.till(self._walk.moves)
        return f"{self._recall.lines[player]}\n{self.seen(player)}"

    def numbers(self, player: int) -> Numbers:
        return self._setup.sensor.array(self._walk.state, player, self._said(player))

    def resample_from_infostate(self, player: int, uniform: Callable[[], float]) -> Any:
        """A state that could be true for all this player knows; from here on it goes its own way."""
        rules, twin = self._setup.rules, self.clone()
        words = self.words()
        twin._past = Past(tuple(words[: len(words) - len(self._walk.path)]))
        self._recall = self._recall.till(self._walk.moves)
        state = rules.guess(rules.view(self._walk.state, player), Rng(int(uniform() * 2**53)))
        twin._recall = Recall(rules, rules.copy(state), 0, self._recall.lines)
        twin._walk = walk(rules, state)
        for token in self._said(player):
            twin._walk.say(token)
        return twin

    def _said(self, player: int) -> Move:
        return self._walk.path if player == self._walk.seat else ()


class Observer:
    """What a player sees, as numbers from 0 to 1 and as text; with perfect recall the text tells all it has seen."""

    def __init__(self, sensor: Sensor, perfect_recall: bool, params: dict[str, Any] | None) -> None:
        if params:
            raise ValueError(f"there are no parameters of an observation, so not {params}")
        self.recalls = perfect_recall
        self.high = sensor.high
        self.tensor = np.zeros(sensor.size, np.float32)
        places = {**spans(sensor.fields), "said": slice(sensor.length, sensor.size)}
        self.dict = {name: self.tensor[place] for name, place in places.items()}

    def set_from(self, state: SpielState, player: int) -> None:
        np.divide(state.numbers(player), self.high, out=self.tensor, casting="unsafe")

    def string_from(self, state: SpielState, player: int) -> str:
        return state.known(player) if self.recalls else state.seen(player)


def _marked(value: Any) -> Any:
    """OpenSpiel reads text that looks like a number as a number, so such text is written `_0`."""
    return f"_{value}" if isinstance(value, str) and value.isdigit() else value


def _unmarked(value: Any) -> Any:
    return value.removeprefix("_") if isinstance(value, str) else value


def _register(rules: AnyGame) -> None:
    """A class for each game: OpenSpiel lets go of it only after Python has ended, which a function does not survive."""
    kind, name = game_type(rules), f"Spiel_{rules.name}"
    made = type(name, (SpielGame,), {"rules": rules, "kind": kind, "__module__": __name__})
    globals()[name] = made  # where pickle looks for it
    pyspiel.register_game(kind, made)


for _name in playable():
    _register(find(_name))
