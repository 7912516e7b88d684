"""Trains a small player of King of Dice by playing against itself, with numpy alone.

    python examples/train_dice.py --iterations 150 --curve curve.svg --save player.npz

The policy is a network with one hidden layer. Many games are played at once; a choice is made more likely if
the points that followed it were better than usual (REINFORCE with a baseline, and Adam). Every few iterations
the player meets one that plays at random.
"""

import argparse
import json
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from serai.bots.simulation.plots import line_plot, standalone_svg
from serai.study import GameBatch, find_numbering, open_batch

DICE = find_numbering("dice")
POINTS = [DICE.start["points+0"], DICE.start["points+1"]]
QUESTION = DICE.start["question"] + np.arange(6)
ROLLS = DICE.start["rolls-left"]
SCALE = np.maximum(np.abs(DICE.lowest_row), DICE.highest_row).clip(1).astype(np.float32)
"""The greatest value of each number of a view."""

HIDDEN = 64
GAMES, STEPS = 384, 40
DISCOUNT = 0.7
ENTROPY = 0.01
LEARNING_RATE = 0.01
EVERY = 10
"""After how many iterations the player is measured."""
MATCH_GAMES = 1_000

Array = NDArray[np.float32]


class Policy:
    """Gives each option a probability, from an encoded view and the mask of legal options."""

    def __init__(self, random: np.random.Generator) -> None:
        self.weights: dict[str, Array] = {
            "in": random.normal(0, 1 / np.sqrt(DICE.size), (DICE.size, HIDDEN)).astype(np.float32),
            "in bias": np.zeros(HIDDEN, np.float32),
            "out": np.zeros((HIDDEN, len(DICE.options)), np.float32),
            "out bias": np.zeros(len(DICE.options), np.float32),
        }
        self._mean = {name: np.zeros_like(array) for name, array in self.weights.items()}
        self._square = {name: np.zeros_like(array) for name, array in self.weights.items()}
        self._updates = 0

    def probabilities(self, views: NDArray[np.int16], legal: NDArray[np.bool_]) -> tuple[Array, Array, Array]:
        """The probabilities of the options, with the inputs and hidden values that led to them."""
        inputs = views / SCALE
        hidden = np.maximum(inputs @ self.weights["in"] + self.weights["in bias"], 0)
        logits = np.where(legal, hidden @ self.weights["out"] + self.weights["out bias"], -np.inf)
        odds = np.exp(logits - logits.max(axis=1, keepdims=True))
        return odds / odds.sum(axis=1, keepdims=True), inputs, hidden

    def choose(self, batch: GameBatch, random: np.random.Generator) -> NDArray[np.intp]:
        """An option for each game of a batch; 0 in those that are over."""
        legal = batch.legal_mask()
        legal[batch.is_over, 0] = True
        return sample_options(self.probabilities(batch.encode(np.arange(batch.games)), legal)[0], random)

    def learn(
        self,
        views: NDArray[np.int16],
        legal: NDArray[np.bool_],
        chosen: NDArray[np.intp],
        advantages: Array,
    ) -> None:
        """Makes choices with a positive advantage more likely, and the others less."""
        odds, inputs, hidden = self.probabilities(views, legal)
        wanted = -odds
        wanted[np.arange(chosen.size), chosen] += 1
        wanted *= advantages[:, None]
        surprise = -np.log(np.where(legal, odds, 1).clip(1e-9))
        wanted += ENTROPY * odds * (surprise - (odds * surprise).sum(axis=1, keepdims=True))
        wanted /= chosen.size
        back = (wanted @ self.weights["out"].T) * (hidden > 0)
        self._update_weights_with_adam(
            {
                "in": inputs.T @ back,
                "in bias": back.sum(axis=0),
                "out": hidden.T @ wanted,
                "out bias": wanted.sum(axis=0),
            }
        )

    def _update_weights_with_adam(self, gradients: dict[str, Array]) -> None:
        """One step of Adam."""
        self._updates += 1
        for name, gradient in gradients.items():
            mean, square = self._mean[name], self._square[name]
            mean += 0.1 * (gradient - mean)
            square += 0.001 * (gradient**2 - square)
            size = np.sqrt(square / (1 - 0.999**self._updates)) + 1e-8
            self.weights[name] += LEARNING_RATE * mean / (1 - 0.9**self._updates) / size


class Experience(NamedTuple):
    views: NDArray[np.int16]
    legal: NDArray[np.bool_]
    chosen: NDArray[np.intp]
    returns: Array


def sample_options(odds: Array, random: np.random.Generator) -> NDArray[np.intp]:
    """One option for each row, drawn with these probabilities."""
    drawn = random.random((len(odds), 1)) * odds.sum(axis=1, keepdims=True)
    return np.minimum((odds.cumsum(axis=1) < drawn).sum(axis=1), odds.shape[1] - 1)


def play_against_itself(
    policy: Policy, batch: GameBatch, steps: int, random: np.random.Generator
) -> Experience:
    """Lets the policy play both seats for some steps. A game that is over is replaced by a new one."""
    every = np.arange(batch.games)
    views, masks, chosen, sides, gains = [], [], [], [], []
    for _ in range(steps):
        view, legal = batch.encode(every), batch.legal_mask()
        option = sample_options(policy.probabilities(view, legal)[0], random)
        side = np.where(batch.seat == 0, 1, -1)
        before = lead_of_first_seat(batch)
        batch.choose(option)
        gains.append(lead_of_first_seat(batch) - before)
        views.append(view)
        masks.append(legal)
        chosen.append(option)
        sides.append(side)
        batch.restart(np.flatnonzero(batch.is_over))
    following, returns = np.zeros(batch.games), []
    for gain, side in zip(reversed(gains), reversed(sides), strict=True):
        following = gain + DISCOUNT * following
        returns.append(side * following)
    stacked = np.concatenate(returns[::-1]).astype(np.float32)
    return Experience(np.concatenate(views), np.concatenate(masks), np.concatenate(chosen), stacked)


def lead_of_first_seat(batch: GameBatch) -> NDArray[np.int64]:
    """By how many points the first of two seats leads in each game."""
    first = np.zeros(batch.games, np.uint8)
    points = batch.encode(np.arange(batch.games), first)[:, POINTS].astype(np.int64)
    return points[:, 0] - points[:, 1]


def share_won_against_random(policy: Policy, games: int, seed: int) -> float:
    """The share of games that the policy wins, sitting on each chair in half of them."""
    batch, random = open_batch("dice", games, 2, seed), np.random.default_rng(seed)
    own = (np.arange(games) % 2).astype(np.uint8)
    while not batch.is_over.all():
        batch.choose(np.where(batch.seat == own, policy.choose(batch, random), batch.random_options(random)))
    return float(batch.victory_shares(np.arange(games))[np.arange(games), own].mean())


def train(
    policy: Policy, iterations: int, seed: int = 1, games: int = GAMES, match_games: int = MATCH_GAMES
) -> Iterator[tuple[int, float]]:
    """Trains the policy, and yields now and then how often it beats a random player."""
    random = np.random.default_rng(seed)
    batch = open_batch("dice", games, 2, seed)
    for iteration in range(iterations + 1):
        if iteration % EVERY == 0:
            yield iteration, share_won_against_random(policy, match_games, seed + iteration)
        played = play_against_itself(policy, batch, STEPS, random)
        policy.learn(played.views, played.legal, played.chosen, advantages_of_steps(played))


def advantages_of_steps(played: Experience) -> Array:
    """How much better each return is than usual for its question and the rolls left."""
    kinds = played.views[:, QUESTION] @ (4 * np.arange(len(QUESTION))) + played.views[:, ROLLS]
    times = np.bincount(kinds).clip(1)
    usual = np.bincount(kinds, played.returns) / times
    advantages = played.returns - usual[kinds]
    return (advantages / (advantages.std() + 1e-6)).astype(np.float32)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--iterations", type=int, default=150)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--curve", type=Path, help="draw the learning curve into this SVG file")
    parser.add_argument("--save", type=Path, help="save the weights into this file (.npz)")
    asked = parser.parse_args()
    policy, shares = Policy(np.random.default_rng(asked.seed)), []
    for iteration, share in train(policy, asked.iterations, asked.seed):
        shares.append(100 * share)
        print(json.dumps({"iteration": iteration, "won": round(share, 3)}), flush=True)
    if asked.curve:
        unit = f"measurement, every {EVERY} iterations: games won against a random player, in percent"
        asked.curve.write_text(standalone_svg(line_plot({"trained by itself": shares}, unit)), "utf-8")
    if asked.save:
        np.savez(asked.save, **policy.weights)


if __name__ == "__main__":
    main()
