"""Every game passes OpenSpiel's own random simulation, and plays as at the table."""

from typing import Any

import numpy as np
import pytest

from serai.study import find_numbering
from table.playing import NAMES

pyspiel = pytest.importorskip("pyspiel", reason="OpenSpiel has no wheel for this system")
pytest.importorskip("serai.study.openspiel")
make_observation = pytest.importorskip("open_spiel.python.observation").make_observation

# The tiny Book would not do: OpenSpiel knows games by name, with the Book that ships.
GAMES = ["serai_dice(players=2,rng_seed=1)", "serai_dice(players=5,rng_seed=2)"]
NIGHTS = "serai_nights(players=2,rng_seed=3,most_choices=120)"


@pytest.mark.parametrize("game", [*GAMES, NIGHTS])
def test_random_simulation(game: str) -> None:
    pyspiel.random_sim_test(pyspiel.load_game(game), num_sims=2, serialize=False, verbose=False)


def play_through(game: Any, seed: int) -> list[str]:
    """A whole game: every state, action and tensor, and the returns."""
    random, state = np.random.default_rng(seed), game.new_initial_state()
    told: list[str] = []
    while not state.is_terminal():
        if state.is_chance_node():
            action = state.chance_outcomes()[0][0]
        else:
            action = int(random.choice(state.legal_actions()))
            tensor = state.observation_tensor(state.current_player())
            told.append(f"{state} {state.observation_string()} {sum(tensor)}")
        told.append(state.action_to_string(state.current_player(), action))
        state.apply_action(action)
    return [*told, str(state.returns())]


@pytest.mark.parametrize("game", [*GAMES, NIGHTS])
def test_the_same_seed_gives_the_same_play_through(game: str) -> None:
    once, again = (play_through(pyspiel.load_game(game), 5) for _ in range(2))
    assert once == again
    assert once[0] == "deal"


def test_a_play_through_has_the_numbers_and_the_winner_of_the_table() -> None:
    game = pyspiel.load_game(GAMES[0])
    numbering = find_numbering("dice")
    assert game.num_distinct_actions() == len(numbering.options)
    assert game.observation_tensor_shape() == [numbering.size]
    assert game.max_game_length() == 20_000
    state = game.new_initial_state()
    state.apply_action(0)
    while not state.is_terminal():
        player = state.current_player()
        view = state.numbered.table.view(NAMES[player])
        assert state.legal_actions() == sorted(numbering.legal_options(view))
        assert state.observation_tensor(player) == numbering.encode(view).tolist()
        state.apply_action(state.legal_actions()[0])
    outcome = state.numbered.table.outcome
    assert outcome is not None
    assert {NAMES[player] for player, share in enumerate(state.returns()) if share} == set(outcome.winners)


def test_a_clone_goes_its_own_way() -> None:
    state = pyspiel.load_game(GAMES[0]).new_initial_state()
    for action in (0, 3, 5):
        state.apply_action(action)
    clone, before = state.clone(), str(state)
    assert str(clone) == before
    clone.apply_action(clone.legal_actions()[-1])
    assert str(state) == before
    state.apply_action(state.legal_actions()[-1])
    assert str(state) == str(clone)


def test_a_view_is_not_given_out_as_an_information_state() -> None:
    game = pyspiel.load_game(GAMES[0])
    with pytest.raises(ValueError, match="a view does not hold the past"):
        make_observation(game, pyspiel.IIGObservationType(perfect_recall=True))
    observation = make_observation(game, pyspiel.IIGObservationType(perfect_recall=False))
    state = game.new_initial_state()
    state.apply_action(0)
    observation.set_from(state, 1)
    assert observation.tensor.tolist() == state.observation_tensor(1)
    with pytest.raises(Exception, match="a view does not hold the past"):
        state.information_state_tensor(0)
