"""Playouts of a tree search on one core: ours, and OpenSpiel's in C++."""

from collections.abc import Iterator
from typing import Any

from homestretch.bench.clock import Play
from homestretch.bots.levels import SHARED, WORLDS
from homestretch.bots.search import Search
from homestretch.bots.simple import Greedy
from homestretch.core.bot import thought
from homestretch.core.judge import Judge
from homestretch.core.registry import game as find_game
from homestretch.play.table import Table

PLAYOUTS = 200  # of one search


def search(name: str, seats: int, blind: bool = False) -> Play:
    """`search` on the positions of games played by greedy; guesses are included.

    Blind, without the game's own judgement, a playout is random to the end of the game, as OpenSpiel's are.
    """
    game, bot = find_game(name), Greedy()
    mind = Judge(game) if blind else game.judge
    table = Table(game, seats, 0)

    def play(seed: int) -> int:
        nonlocal table
        if table.over:
            table = Table(game, seats, seed)
        seat = table.awaits[0]
        view = table.view(seat)
        found = Search(game, mind, view, seed)
        found.run(PLAYOUTS, 0.0, min(WORLDS, PLAYOUTS // SHARED))
        table.play(seat, bot.move(view, thought(seed, table.ply, seat)))
        return found.playouts

    return play


def spiel(name: str, hidden: bool) -> Play:
    """OpenSpiel's own search: MCTS on the positions of random games; ISMCTS, where cards are hidden, on openings alone.

    Its ISMCTS bot ends the process on some later positions of `hearts`.
    """
    import pyspiel

    game = pyspiel.load_game(name)
    evaluator = pyspiel.RandomRolloutEvaluator(1, 1)
    positions = _positions(game, openings=hidden)

    def play(seed: int) -> int:
        bot = (
            pyspiel.ISMCTSBot(seed, evaluator, 2.0, PLAYOUTS)
            if hidden
            else pyspiel.MCTSBot(game, evaluator, 2.0, PLAYOUTS, 1000, False, seed, False)
        )
        bot.step(next(positions))
        return PLAYOUTS

    return play


def _positions(game: Any, openings: bool) -> Iterator[Any]:
    """Every decision with a choice in one random game after another, or only the first of each."""
    import numpy as np

    rng = np.random.default_rng(1)
    while True:
        s = game.new_initial_state()
        while not s.is_terminal():
            if s.is_chance_node():
                actions, odds = zip(*s.chance_outcomes(), strict=True)
                s.apply_action(int(rng.choice(actions, p=odds)))
            else:
                if len(s.legal_actions()) > 1:
                    yield s.clone()
                    if openings:
                        break
                s.apply_action(int(rng.choice(s.legal_actions())))
