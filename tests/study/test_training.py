"""The training script of the examples learns to beat a random player."""

import runpy
from pathlib import Path
from types import SimpleNamespace

import numpy as np
import pytest

TRAINING = SimpleNamespace(
    **runpy.run_path(str(Path(__file__).parents[2] / "examples" / "train_dice.py"), run_name="train_dice")
)


def test_a_choice_with_an_advantage_becomes_more_likely() -> None:
    policy = TRAINING.Policy(np.random.default_rng(1))
    batch = TRAINING.open_batch("dice", 1, 2, 1)
    views, legal = batch.encode(np.arange(1)), batch.legal_mask()
    before = policy.probabilities(views, legal)[0]
    assert np.allclose(before.sum(axis=1), 1)
    assert not before[~legal].any()
    policy.learn(views, legal, np.array([5]), np.ones(1, np.float32))
    after = policy.probabilities(views, legal)[0]
    assert after[0, 5] > before[0, 5]
    policy.learn(views, legal, np.array([5]), -20 * np.ones(1, np.float32))
    assert policy.probabilities(views, legal)[0][0, 5] < after[0, 5]


def test_a_return_is_what_the_points_of_the_chooser_gained() -> None:
    policy = TRAINING.Policy(np.random.default_rng(1))
    batch, random = TRAINING.open_batch("dice", 20, 2, 1), np.random.default_rng(1)
    played = TRAINING.play_against_itself(policy, batch, 30, random)
    assert played.views.shape == (600, TRAINING.DICE.size)
    assert played.legal[np.arange(600), played.chosen].all()
    assert played.returns.min() < 0 < played.returns.max()
    assert np.isclose(TRAINING.advantages_of_steps(played).std(), 1, atol=0.01)


@pytest.mark.soak
def test_an_untrained_player_is_like_a_random_one_and_a_trained_one_beats_it() -> None:
    policy = TRAINING.Policy(np.random.default_rng(1))
    shares = [share for _, share in TRAINING.train(policy, 100)]
    assert 0.4 < shares[0] < 0.6
    assert shares[-1] > 0.75
