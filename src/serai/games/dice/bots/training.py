"""Trains a network: Adam on the cross-entropy, with a learning rate that falls to 0."""

import numpy as np

from serai.games.dice.bots.network import Network, Numbers, softmax

HIDDEN = 32
BATCH = 256


def train_network(
    features: Numbers, chances: Numbers, *, rounds: int, rate: float, decay: float, seed: int
) -> Network:
    """Trains a network to predict the chances from the features; `decay` is the weight decay."""
    random = np.random.default_rng(seed)
    width, seats = features.shape[1], chances.shape[1]
    parts = [
        random.normal(0, width**-0.5, (width, HIDDEN)),
        np.zeros(HIDDEN),
        random.normal(0, 0.5 * HIDDEN**-0.5, (HIDDEN, seats)),
        np.zeros(seats),
    ]
    means, squares = [np.zeros_like(part) for part in parts], [np.zeros_like(part) for part in parts]
    step = 0
    for number in range(rounds):
        pace = rate * 0.5 * (1 + np.cos(np.pi * number / rounds))
        order = random.permutation(len(features))
        for start in range(0, len(order) - BATCH + 1, BATCH):
            batch = order[start : start + BATCH]
            step += 1
            for at, slope in enumerate(_gradients(parts, features[batch], chances[batch])):
                means[at] = 0.9 * means[at] + 0.1 * slope
                squares[at] = 0.999 * squares[at] + 0.001 * slope**2
                mean, square = means[at] / (1 - 0.9**step), squares[at] / (1 - 0.999**step)
                parts[at] -= pace * mean / (np.sqrt(square) + 1e-8)
                if parts[at].ndim > 1:
                    parts[at] *= 1 - pace * decay
    return Network(*parts)


def _gradients(parts: list[Numbers], features: Numbers, chances: Numbers) -> tuple[Numbers, ...]:
    """The gradient of the error for each part of the network."""
    inner, inner_bias, outer, outer_bias = parts
    sums = features @ inner + inner_bias
    hidden = np.maximum(sums, 0.0)
    error = (softmax(hidden @ outer + outer_bias) - chances) / len(features)
    back = np.where(sums > 0, error @ outer.T, 0.0)
    return features.T @ back, back.sum(axis=0), hidden.T @ error, error.sum(axis=0)
