"""A small network that has learned who wins: one layer of rectified sums, then a chance for each seat."""

from typing import NamedTuple

import numpy as np
from msgspec import Struct
from numpy.typing import NDArray

Numbers = NDArray[np.float64]


class Network(NamedTuple):
    inner: Numbers
    inner_bias: Numbers
    outer: Numbers
    outer_bias: Numbers

    def chances(self, features: Numbers) -> Numbers:
        """For each row of features the chances of the seats, the next player's first."""
        hidden = np.maximum(features @ self.inner + self.inner_bias, 0.0)
        return softmax(hidden @ self.outer + self.outer_bias)


def softmax(sums: Numbers) -> Numbers:
    grown = np.exp(sums - sums.max(axis=1, keepdims=True))
    return grown / grown.sum(axis=1, keepdims=True)


class Written(Struct, frozen=True):
    """A network as plain numbers, and how it was made."""

    made: str
    inner: list[list[float]]
    inner_bias: list[float]
    outer: list[list[float]]
    outer_bias: list[float]


def read(written: Written) -> Network:
    parts = (written.inner, written.inner_bias, written.outer, written.outer_bias)
    return Network(*(np.array(part, dtype=np.float64) for part in parts))


def write(network: Network, made: str, digits: int = 4) -> Written:
    inner, inner_bias, outer, outer_bias = (part.round(digits).tolist() for part in network)
    return Written(made, inner, inner_bias, outer, outer_bias)
