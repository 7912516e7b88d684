"""A small network that predicts the winner: one ReLU layer, then softmax over seats.

Training uses floats. Play uses whole numbers, so that results are the same on every CPU.
"""

from typing import NamedTuple

import numpy as np
from msgspec import Struct
from numpy.typing import NDArray

Numbers = NDArray[np.float64]

PROBABILITY_SCALE = 2**30
"""A chance is a whole number in units of 1 / 2^30."""

DIGITS = 4
"""Decimals of the weights in files."""
_WEIGHT = 10**DIGITS
_FEATURE = 2**20
"""The scale of features and of the hidden layer."""
_WIDEST = 64
"""Features are clipped to this value, so that sums stay exact."""
_EXACT = 2**53
"""Floats represent all whole numbers below this exactly, so the order of a sum does not matter."""
_SMALL = -30.0
"""Below this exponent, the exponential counts as 0."""


class Network(NamedTuple):
    inner: Numbers
    inner_bias: Numbers
    outer: Numbers
    outer_bias: Numbers

    def predict_chances(self, features: Numbers) -> Numbers:
        """For each row of features the chances of the seats, starting with the next player."""
        hidden = np.maximum(features @ self.inner + self.inner_bias, 0.0)
        return softmax(hidden @ self.outer + self.outer_bias)


class QuantizedNetwork(NamedTuple):
    """A network in whole numbers: weights in ten-thousandths, biases in the unit of their sums."""

    inner: Numbers
    inner_bias: Numbers
    outer: Numbers
    outer_bias: Numbers

    def predict_chances(self, features: Numbers) -> Numbers:
        """Like `Network.predict_chances`, in units of `PROBABILITY_SCALE`."""
        seen = np.rint(features.clip(-_WIDEST, _WIDEST) * _FEATURE)
        hidden = np.rint(np.maximum(seen @ self.inner + self.inner_bias, 0.0) / _WEIGHT)
        sums = hidden @ self.outer + self.outer_bias
        behind = (sums - sums.max(axis=1, keepdims=True)) / (_FEATURE * _WEIGHT)
        grown = np.rint(_exponential(np.maximum(behind, _SMALL)) * PROBABILITY_SCALE)
        return np.rint(grown / grown.sum(axis=1, keepdims=True) * PROBABILITY_SCALE)


def quantize(network: Network) -> QuantizedNetwork:
    inner, inner_bias, outer, outer_bias = (np.rint(part * _WEIGHT) for part in network)
    found = QuantizedNetwork(inner, inner_bias * _FEATURE, outer, outer_bias * _FEATURE)
    most = _WIDEST * _FEATURE * np.abs(inner).sum(axis=0) + np.abs(found.inner_bias)
    at_the_end = most / _WEIGHT @ np.abs(outer) + np.abs(found.outer_bias)
    if max(most.max(), at_the_end.max()) >= _EXACT:
        raise ValueError("The weights of this network are too large for exact sums.")
    return found


def _exponential(power: Numbers) -> Numbers:
    """e to powers of at most 0, computed with sums and products only, which every CPU rounds the same way."""
    small = power / 1024
    grown = 1 + small * (1 + small / 2 * (1 + small / 3 * (1 + small / 4 * (1 + small / 5))))
    for _ in range(10):
        grown = grown * grown
    return grown


def softmax(sums: Numbers) -> Numbers:
    grown = np.exp(sums - sums.max(axis=1, keepdims=True))
    return grown / grown.sum(axis=1, keepdims=True)


class StoredNetwork(Struct, frozen=True):
    """A network as JSON, and how it was trained."""

    made: str
    inner: list[list[float]]
    inner_bias: list[float]
    outer: list[list[float]]
    outer_bias: list[float]


def network_from_stored(stored: StoredNetwork) -> Network:
    parts = (stored.inner, stored.inner_bias, stored.outer, stored.outer_bias)
    return Network(*(np.array(part, dtype=np.float64) for part in parts))


def network_to_stored(network: Network, how_made: str) -> StoredNetwork:
    inner, inner_bias, outer, outer_bias = (part.round(DIGITS).tolist() for part in network)
    return StoredNetwork(how_made, inner, inner_bias, outer, outer_bias)
