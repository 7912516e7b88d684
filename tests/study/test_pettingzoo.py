"""Every game passes PettingZoo's own tests."""

import pytest
from pettingzoo.test import api_test, performance_benchmark, seed_test

from serai.study.pettingzoo import env
from serai.table import Refused
from serai.table.game import AnyGame
from study.test_numbering import every_game

SHORT = 300  # choices

pytestmark = [
    # PettingZoo knows its own games with masks by name, and warns about others.
    pytest.mark.filterwarnings("ignore:Observation space for each agent probably"),
    pytest.mark.filterwarnings("ignore:Observation is not a NumPy array"),
]


@every_game
def test_it_is_an_environment_of_agents_in_turn(game: type[AnyGame], seats: int) -> None:
    api_test(env(game, seats, most_choices=SHORT), num_cycles=200)


@every_game
def test_the_same_seed_gives_the_same_game(game: type[AnyGame], seats: int) -> None:
    seed_test(lambda: env(game, seats, most_choices=SHORT), num_cycles=100)


def test_the_winner_gets_the_reward_and_the_next_game_is_another() -> None:
    dice = env("dice", seats=3)
    dice.reset(seed=1)
    first = dice.observe("seat_0")["observation"].tolist()
    rewards = dict.fromkeys(dice.possible_agents, 0.0)
    for agent in dice.agent_iter():
        observation, reward, over, _, _ = dice.last()
        rewards[agent] += reward
        dice.step(None if over else int(observation["action_mask"].argmax()))
    table = dice.unwrapped.numbered.table
    assert table.outcome is not None
    winners = {table.opening.seats[int(agent[-1])] for agent, reward in rewards.items() if reward}
    assert winners == set(table.outcome.winners)
    assert sum(rewards.values()) == 1
    dice.reset()
    assert dice.observe("seat_0")["observation"].tolist() != first


def test_a_game_that_is_too_long_is_truncated_without_a_winner() -> None:
    dice = env("dice", seats=2, most_choices=5)
    dice.reset(seed=1)
    for _ in range(5):
        observation, _, over, truncated, _ = dice.last()
        assert not over
        assert not truncated
        dice.step(int(observation["action_mask"].argmax()))
    assert dice.last()[1:4] == (0.0, False, True)


def test_an_illegal_option_changes_nothing() -> None:
    dice = env("dice", seats=2)
    dice.reset(seed=1)
    before = dice.render()
    with pytest.raises(ValueError, match="option 110 is illegal now"):
        dice.step(110)
    assert dice.render() == before


def test_a_wrong_number_of_seats_is_refused() -> None:
    with pytest.raises(Refused):
        env("dice", seats=6)


@pytest.mark.soak
@pytest.mark.parametrize("game", ["dice", "nights"])
def test_its_speed_can_be_measured(game: str, capsys: pytest.CaptureFixture[str]) -> None:
    performance_benchmark(env(game, 3))
    assert "turns per second" in capsys.readouterr().out
