"""OpenSpiel's own checks, and its bots and algorithms on our games as they come."""

import pickle
import subprocess
import sys
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python import rl_environment
from open_spiel.python.algorithms import cfr, exploitability, ismcts, mcts, outcome_sampling_mccfr
from open_spiel.python.bots import uniform_random

import homestretch as hs
from homestretch.rl.openspiel import PREFIX

SETUPS = [(name, seats) for name in hs.games() for seats in hs.game(name).seats]
TINY = f"{PREFIX}encore(players=2,deck=tiny,first_player=_0)"


def load(name: str, seats: int) -> Any:
    return pyspiel.load_game(f"{PREFIX}{name}(players={seats})")


def play(game: Any, bots: list[Any], seed: int, most: int = 100_000) -> Any:
    """The state after a game of these bots, or after so many of their words."""
    rng, state = np.random.RandomState(seed), game.new_initial_state()
    while not state.is_terminal() and most:
        if state.is_chance_node():
            words, odds = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(int(rng.choice(words, p=odds)))
        else:
            state.apply_action(bots[state.current_player()].step(state))
            most -= 1
    return state


def searcher(game: Any, seed: int, simulations: int) -> Any:
    evaluator = mcts.RandomRolloutEvaluator(1, np.random.RandomState(seed))
    return ismcts.ISMCTSBot(
        game, evaluator, uct_c=1.0, max_simulations=simulations, random_state=np.random.RandomState(seed)
    )


@pytest.mark.timeout(900)  # it looks at everything for every player at every step, and games of six are long
@pytest.mark.parametrize(("name", "seats"), SETUPS)
def test_the_random_sim_test_passes(name: str, seats: int) -> None:
    pyspiel.random_sim_test(load(name, seats), num_sims=1, serialize=True, verbose=False)


@pytest.mark.parametrize(("name", "seats"), SETUPS)
def test_uniform_bots_play_to_the_end_and_the_returns_add_up_to_nothing(name: str, seats: int) -> None:
    bots = [uniform_random.UniformRandomBot(k, np.random.RandomState(k)) for k in range(seats)]
    state = play(load(name, seats), bots, seed=1)
    assert state.is_terminal()
    assert sum(state.returns()) == pytest.approx(0)
    best = [k for k, score in enumerate(state.scores()) if score == max(state.scores())]
    assert all(state.returns()[k] == max(state.returns()) for k in best)


@pytest.mark.parametrize("name", hs.games())
def test_the_search_of_openspiel_plays_with_guesses_of_ours(name: str) -> None:
    seats = hs.game(name).seats[0]
    game = load(name, seats)
    bots = [uniform_random.UniformRandomBot(k, np.random.RandomState(k)) for k in range(seats)]
    bots[0] = searcher(game, 3, simulations=3)
    state = play(game, bots, seed=2, most=12)
    assert state.is_terminal() or state.move_number() >= 12


@pytest.mark.parametrize("name", hs.games())
def test_a_guess_has_the_same_information_state(name: str) -> None:
    seats = hs.game(name).seats[-1]
    bots = [uniform_random.UniformRandomBot(k, np.random.RandomState(k)) for k in range(seats)]
    for most in (1, 7, 20, 33):
        state = play(load(name, seats), bots, seed=most, most=most)
        while state.is_chance_node():
            state.apply_action(state.legal_actions()[0])
        if state.is_terminal():
            break  # a short game
        player = state.current_player()
        twin = state.resample_from_infostate(player, np.random.RandomState(most).random_sample)
        assert twin.information_state_string(player) == state.information_state_string(player)
        assert twin.legal_actions() == state.legal_actions()


@pytest.mark.parametrize("name", hs.games())
def test_the_tensor_is_the_features_from_nought_to_one_by_name(name: str) -> None:
    game = load(name, hs.game(name).seats[0])
    bots = [uniform_random.UniformRandomBot(k, np.random.RandomState(k)) for k in range(game.num_players())]
    state = play(game, bots, seed=4, most=9)
    observer = game.make_py_observer()
    observer.set_from(state, 0)
    assert 0 <= observer.tensor.min() <= observer.tensor.max() <= 1
    assert sum(piece.size for piece in observer.dict.values()) == observer.tensor.size
    assert list(observer.tensor) == list(state.observation_tensor(0))


def test_an_information_state_tells_all_that_was_seen_and_an_observation_what_is_seen() -> None:
    state = load("encore", 2).new_initial_state()
    for word in ("p0", "draw", "5", "stop"):
        state.apply_action(hs.game("encore").token(word))
    assert state.information_state_string(1).startswith("* p0;0 draw;* 5;0 stop;\n")
    assert "draw;" not in state.observation_string(1)


def test_a_clone_goes_its_own_way() -> None:
    state = load("encore", 2).new_initial_state()
    state.apply_action(state.legal_actions()[0])
    before, twin = str(state), state.clone()
    twin.apply_action(twin.legal_actions()[0])
    assert (str(state), len(state.history())) == (before, 1)


def written(state: Any) -> tuple[Any, ...]:
    """What OpenSpiel can be asked of a history."""
    entries = [(entry.player, entry.action) for entry in state.full_history()]
    first = (state.is_initial_state(), state.is_initial_non_chance_state())
    return entries, state.history(), state.history_str(), state.move_number(), first


@pytest.mark.parametrize("name", hs.games())
def test_what_python_said_is_in_the_history_as_if_openspiel_had_said_it(name: str) -> None:
    seats = hs.game(name).seats[0]
    game, rng = load(name, seats), np.random.RandomState(3)
    state, plain = game.new_initial_state(), pyspiel.State
    passed = state.clone()
    assert written(state)[1:4] == ([], "", 0)
    for _ in range(60):
        word = int(rng.choice(state.legal_actions()))
        state.apply_action(word)
        plain.apply_action(passed, word)
        theirs = [(entry.player, entry.action) for entry in plain.full_history(passed)]
        assert written(state) == (
            theirs,
            plain.history(passed),
            plain.history_str(passed),
            plain.move_number(passed),
            (plain.is_initial_state(passed), plain.is_initial_non_chance_state(passed)),
        )
    assert str(state) == str(passed)


@pytest.mark.parametrize("name", hs.games())
def test_a_history_goes_along_with_copies_children_and_files(name: str) -> None:
    seats = hs.game(name).seats[0]
    bots = [uniform_random.UniformRandomBot(k, np.random.RandomState(k)) for k in range(seats)]
    state = play(load(name, seats), bots, seed=5, most=17)
    while state.is_chance_node():
        state.apply_action(state.legal_actions()[0])
    filed = pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(state.get_game(), state))[1]
    for twin in (state.clone(), filed, pickle.loads(pickle.dumps(state))):
        assert (written(twin), str(twin)) == (written(state), str(state))
    word = state.legal_actions()[0]
    guess = state.resample_from_infostate(state.current_player(), np.random.RandomState(1).random_sample)
    guess.apply_action(word)
    filed.apply_action_with_legality_check(word)
    for twin in (state.child(word), guess, filed):
        assert twin.history() == [*state.history(), word]


@pytest.mark.parametrize("name", hs.games())
def test_a_loaded_game_can_be_pickled(name: str) -> None:
    game = load(name, hs.game(name).seats[-1])
    assert str(pickle.loads(pickle.dumps(game))) == str(game)


def test_options_are_parameters_and_bad_ones_are_told_in_a_sentence() -> None:
    assert pyspiel.load_game(f"{PREFIX}encore(players=6,six_players=True,rounds=2)").num_players() == 6
    chosen = pyspiel.load_game(f"{PREFIX}encore", {"first_player": "1"})
    assert pyspiel.load_game(str(chosen)).new_initial_state().current_player() == 1
    with pytest.raises(hs.Wrong, match="cannot be played by 6"):
        load("encore", 6)


def test_the_learning_environment_of_openspiel_runs() -> None:
    env = rl_environment.Environment(load("encore", 2), seed=1)
    step = env.reset()
    while not step.last():
        step = env.step([step.observations["legal_actions"][step.observations["current_player"]][0]])
    assert sum(step.rewards) == 0


@pytest.mark.slow
def test_counterfactual_regret_solves_the_tiny_deck() -> None:
    game = pyspiel.load_game(TINY)
    solver = cfr.CFRPlusSolver(game)
    for _ in range(40):
        solver.evaluate_and_update_policy()
    assert exploitability.exploitability(game, solver.average_policy()) < 0.015


def test_outcome_sampling_runs_on_the_tiny_deck() -> None:
    np.random.seed(1)
    solver = outcome_sampling_mccfr.OutcomeSamplingSolver(pyspiel.load_game(TINY))
    for _ in range(300):
        solver.iteration()
    assert solver.average_policy()


def test_python_ends_in_peace_after_the_games_were_registered() -> None:
    code = "import homestretch.rl.openspiel"
    assert subprocess.run([sys.executable, "-c", code], capture_output=True).returncode == 0
