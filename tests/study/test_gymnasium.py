"""Every game passes Gymnasium's own check, with one agent against bots."""

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from refusals import refuses
from serai.study import find_numbering
from serai.study.gymnasium import SeraiEnv, SeraiVectorEnv
from serai.table.game import AnyGame
from study.test_numbering import NUMBERED

WEAKEST = {"dice": "random", "nights": "wanderer"}


def play(env: gymnasium.Env, seed: int) -> tuple[list[int], float]:
    """Plays a game by the first legal option that the seed leads to."""
    random = np.random.default_rng(seed)
    _, info = env.reset(seed=seed)
    taken, reward, over = [], 0.0, False
    while not over:
        taken.append(int(random.choice(np.flatnonzero(info["action_mask"]))))
        _, reward, over, truncated, info = env.step(taken[-1])
        over = over or truncated
    return taken, reward


@pytest.mark.parametrize("game", NUMBERED, ids=lambda game: game.card.id)
def test_it_passes_the_check(game: type[AnyGame]) -> None:
    check_env(SeraiEnv(game, bots=[WEAKEST[game.card.id]], most_choices=300), skip_render_check=True)


@pytest.mark.parametrize("name", ["dice", "nights"])
def test_every_game_is_registered(name: str) -> None:
    assert f"serai/{name}-v0" in gymnasium.registry
    assert gymnasium.spec(f"serai/{name}-v0").kwargs == {"game": name}


def test_the_same_seed_gives_the_same_game_and_the_agent_changes_chairs() -> None:
    env = gymnasium.make("serai/dice-v0", bots=("random", "random"))
    assert play(env, 3) == play(env, 3)
    chairs, rewards = set(), set()
    for seed in range(12):
        rewards.add(play(env, seed)[1])
        chairs.add(env.unwrapped.seat)
    assert chairs == {0, 1, 2}
    assert rewards >= {0.0, 1.0}


def test_a_seat_that_is_not_at_the_table_is_refused() -> None:
    with pytest.raises(ValueError, match="there is no seat 2: seats are 0 to 1"):
        SeraiEnv("dice", bots=["random"], seat=2)


def test_an_illegal_action_changes_nothing_and_costs_a_point() -> None:
    env = SeraiEnv("dice", bots=["random"])
    before, info = env.reset(seed=1)
    illegal = int(np.flatnonzero(info["action_mask"] == 0)[0])
    after, reward, over, truncated, again = env.step(illegal)
    assert (after == before).all()
    assert (reward, over, truncated) == (-1.0, False, False)
    assert (again["action_mask"] == info["action_mask"]).all()


def test_a_game_with_too_many_illegal_actions_is_truncated() -> None:
    env = SeraiEnv("dice", bots=["random"], most_illegal=3)
    for _ in range(2):  # a reset counts anew
        _, info = env.reset(seed=1)
        illegal = int(np.flatnonzero(info["action_mask"] == 0)[0])
        ends = [env.step(illegal)[2:4] for _ in range(3)]
        assert ends == [(False, False), (False, False), (False, True)]


def vector_env(games: int, seats: int, seed: int) -> tuple[SeraiVectorEnv, np.ndarray]:
    env = SeraiVectorEnv("dice", games, seats)
    _, infos = env.reset(seed=seed)
    return env, infos["action_mask"]


def some_actions(masks: np.ndarray, random: np.random.Generator) -> np.ndarray:
    return (random.random(masks.shape) * masks).argmax(axis=1)


@pytest.mark.parametrize("seats", [2, 4])
def test_thousands_of_games_at_once(seats: int) -> None:
    env, masks = vector_env(300, seats, 1)
    start = find_numbering("dice").start
    points = [start[f"points+{away}"] for away in range(seats)]
    random, ended, won = np.random.default_rng(1), 0, 0.0
    for _ in range(60):
        assert (env.batch.seat == env.seat).all()
        assert not env.batch.is_over.any()
        assert masks.any(axis=1).all()
        observations, rewards, over, truncated, infos = env.step(some_actions(masks, random))
        masks = infos["action_mask"]
        assert observations.shape == (300, find_numbering("dice").size)
        assert env.observation_space.contains(observations)
        assert not truncated.any()
        assert not rewards[~over].any()
        for number in np.flatnonzero(over):
            own, *others = infos["final_obs"][number][points]
            if own != max(others):  # ties are broken by negative points
                assert rewards[number] == (own > max(others))
        ended += int(over.sum())
        won += float(rewards.sum())
    assert ended > 300
    assert abs(won / ended - 1 / seats) < 0.1


def test_the_same_seed_gives_the_same_thousand_games() -> None:
    def told() -> list[bytes]:
        env, masks = vector_env(50, 3, 9)
        random, rows = np.random.default_rng(2), []
        for _ in range(30):
            observations, rewards, _, _, infos = env.step(some_actions(masks, random))
            masks = infos["action_mask"]
            rows.append(observations.tobytes() + rewards.tobytes())
        return rows

    assert told() == told()


def test_the_seed_also_fixes_the_games_after_a_reset_without_one() -> None:
    def second_reset(seed: int) -> list[list[int]]:
        env, _ = vector_env(20, 2, seed)
        return env.reset()[0].tolist()

    assert second_reset(4) == second_reset(4)
    assert second_reset(4) != second_reset(5)
    assert second_reset(4) != vector_env(20, 2, 4)[0].reset(seed=4)[0].tolist()


def test_gymnasium_can_sample_the_legal_actions_of_many_games() -> None:
    env = SeraiVectorEnv("dice", 20, 3)
    _, infos = env.reset(seed=1)
    env.action_space.seed(1)
    for _ in range(30):
        actions = env.action_space.sample(mask=tuple(infos["action_mask"]))
        _, rewards, _, _, infos = env.step(actions)
        assert (rewards >= 0).all()
        assert (infos["seat"] == env.seat).all()


def test_an_illegal_action_in_one_game_of_many_costs_a_point_there() -> None:
    env, masks = vector_env(5, 2, 1)
    before = env.batch.encode(np.arange(5))
    actions = masks.argmax(axis=1)
    actions[2:4] = -1, 110
    after, rewards, _, _, _ = env.step(actions)
    assert rewards.tolist() == [0, 0, -1, -1, 0]
    assert (after[2:4] == before[2:4]).all()
    assert (after[0] != before[0]).any()


def test_the_nights_do_not_play_thousands_at_once() -> None:
    with refuses("“nights” cannot play many games at once"):
        SeraiVectorEnv("nights", 5).reset()
