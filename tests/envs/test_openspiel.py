"""The games in OpenSpiel: its own simulations pass, and its own search plays them."""

import json

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import ismcts, mcts

from rulebound.envs import openspiel
from tests.envs.games import UNDERGROUND


def load(name: str, seat_count: int) -> pyspiel.Game:
    return pyspiel.load_game(openspiel.NAME, {"game": name, "setup": json.dumps({"seats": seat_count})})


def begun(game: pyspiel.Game) -> pyspiel.State:
    state = game.new_initial_state()
    state.apply_action(state.chance_outcomes()[0][0])
    return state


def search(game: pyspiel.Game, simulations: int) -> ismcts.ISMCTSBot:
    rng = np.random.RandomState(1)
    return ismcts.ISMCTSBot(
        game,
        mcts.RandomRolloutEvaluator(1, rng),
        uct_c=1.0,
        max_simulations=simulations,
        random_state=rng,
        allow_inconsistent_action_sets=True,
    )


def test_a_clone_goes_its_own_way() -> None:
    state = begun(load(UNDERGROUND, 2))
    twin = state.clone()
    assert str(twin) == str(state)
    twin.apply_action(0)
    assert len(twin.match.picks) > len(state.match.picks) == 0
    state.apply_action(0)
    assert state.observation_tensor(0) == twin.observation_tensor(0)


@pytest.mark.parametrize(("name", "seat_count"), [(UNDERGROUND, 3), ("auztralia", 2), ("spirit-island", 2)])
def test_a_world_that_a_player_imagines_looks_the_same_to_it(name: str, seat_count: int) -> None:
    state = begun(load(name, seat_count))
    for _ in range(30):
        player = state.current_player()
        world = state.resample_from_infostate(player, np.random.RandomState(1).uniform)
        assert world.information_state_string(player) == state.information_state_string(player)
        assert world.information_state_tensor(player) == state.information_state_tensor(player)
        assert world.legal_actions() == state.legal_actions()
        state.apply_action(state.legal_actions()[0])


@pytest.mark.parametrize("name", ["auztralia", "spirit-island", UNDERGROUND])
def test_its_search_finds_an_action(name: str) -> None:
    state = begun(load(name, 2))
    assert search(state.get_game(), 2).step(state) in state.legal_actions()


@pytest.mark.long
@pytest.mark.parametrize("name", ["auztralia", "spirit-island", UNDERGROUND])
def test_its_random_simulation_passes(name: str) -> None:
    pyspiel.random_sim_test(load(name, 2), num_sims=2, serialize=False, verbose=False)


@pytest.mark.long
@pytest.mark.parametrize("name", ["auztralia", "spirit-island", UNDERGROUND])
def test_its_search_plays_a_whole_match(name: str) -> None:
    state = begun(load(name, 2))
    bot = search(state.get_game(), 3)
    while not state.is_terminal():
        mine = state.current_player() == 0
        state.apply_action(bot.step(state) if mine else state.legal_actions()[0])
    assert set(state.returns()) <= {1.0, -1.0}
