"""Random play in other libraries, counted as ours is; those that are not installed are left out."""

import contextlib
import importlib
import random
import warnings
from collections.abc import Callable, Iterator
from importlib.metadata import PackageNotFoundError, version
from typing import NamedTuple

from homestretch.bench.clock import Play
from homestretch.bench.doors import agents

PACKAGES = ("open_spiel", "pettingzoo", "rlcard", "chess", "numpy", "gymnasium")


class Peer(NamedTuple):
    """A game of another library."""

    library: str
    game: str
    how: str
    make: Callable[[], Play]

    @property
    def name(self) -> str:
        return f"{self.library} `{self.game}`"


def spiel(name: str, most: int = 1_000_000) -> Play:
    """An OpenSpiel game stepped from Python, chance included."""
    import open_spiel.python.games  # noqa: F401 - registers the Python games
    import pyspiel

    game = pyspiel.load_game(name)
    rnd = random.Random(1).random

    def play(seed: int) -> int:
        s, said = game.new_initial_state(), 0
        while said < most and not s.is_terminal():
            if s.is_chance_node():
                s.apply_action(_drawn(s.chance_outcomes(), rnd()))
            else:
                words = s.legal_actions()
                s.apply_action(words[int(rnd() * len(words))])
                said += 1
        return said

    return play


def _drawn(outcomes: list[tuple[int, float]], x: float) -> int:
    for action, odds in outcomes:
        x -= odds
        if x <= 0:
            return action
    return outcomes[-1][0]


def spiel_inside(name: str) -> Play:
    """An OpenSpiel game played in C++ by its own bots."""
    import pyspiel

    game = pyspiel.load_game(name)
    decisions = _average(spiel(name))

    def play(seed: int) -> int:
        bots = [pyspiel.make_uniform_random_bot(k, seed) for k in range(game.num_players())]
        pyspiel.evaluate_bots(game.new_initial_state(), bots, seed)
        return decisions

    return play


def _average(play: Play, games: int = 200) -> int:
    """Bots in C++ do not say how many decisions they made; a random game has about so many."""
    return round(sum(play(seed) for seed in range(games)) / games)


def rlcard(name: str) -> Play:
    rlcard = importlib.import_module("rlcard")
    env = rlcard.make(name)
    rng = random.Random(1)

    def play(seed: int) -> int:
        state, said = env.reset()[0], 0
        while not env.is_over():
            state = env.step(rng.choice(list(state["legal_actions"])))[0]
            said += 1
        return said

    return play


def classic(name: str) -> Play:
    """A classic game of PettingZoo, as its documentation steps it."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # these games warn about how they are made and about their own spaces
        return agents(importlib.import_module(f"pettingzoo.classic.{name}").env())


def chess(_name: str) -> Play:
    module = importlib.import_module("chess")
    rng = random.Random(1)

    def play(seed: int) -> int:
        board, said = module.Board(), 0
        while said < 200 and not board.is_game_over():
            board.push(rng.choice(list(board.legal_moves)))
            said += 1
        return said

    return play


def _peer(library: str, game: str, how: str, make: Callable[[str], Play]) -> Peer:
    return Peer(library, game, how, lambda: make(game))


PIG, MAEDN, DOMINOES = "pig(players=2)", "maedn(players=4)", "python_block_dominoes"
CARD_GAMES = ("leduc_holdem_v4", "texas_holdem_v4", "texas_holdem_no_limit_v6")
PEERS = (
    _peer("OpenSpiel", PIG, "stepped", spiel),
    _peer("OpenSpiel", MAEDN, "stepped", spiel),
    _peer("OpenSpiel", "backgammon", "stepped", spiel),
    _peer("OpenSpiel", "hearts", "stepped", spiel),
    _peer("OpenSpiel", PIG, "engine", spiel_inside),
    _peer("OpenSpiel", MAEDN, "engine", spiel_inside),
    _peer("OpenSpiel", DOMINOES, "openspiel", spiel),
    _peer("RLCard", "uno", "stepped", rlcard),
    *(_peer("PettingZoo", name, "pettingzoo", classic) for name in (*CARD_GAMES, "connect_four_v3")),
    _peer("python-chess", "chess", "stepped", chess),
)


def installed() -> Iterator[tuple[Peer, Play]]:
    """The peers that can be played here."""
    for peer in PEERS:
        with contextlib.suppress(ImportError):
            yield peer, peer.make()


def versions() -> dict[str, str]:
    found: dict[str, str] = {}
    for name in PACKAGES:
        with contextlib.suppress(PackageNotFoundError):
            found[name] = version(name)
    return found
