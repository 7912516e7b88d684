"""A small network that has learned who wins: one layer of rectified sums, then a chance for each seat.

It learns in floats and judges in whole numbers, so that it judges the same on every CPU.
"""

from typing import NamedTuple

import numpy as np
from msgspec import Struct
from numpy.typing import NDArray

Numbers = NDArray[np.float64]

CERTAIN = 2**30
"""A chance is a whole number out of so many."""

DIGITS = 4
"""Weights are written with so many decimals."""
_WEIGHT = 10**DIGITS
_FEATURE = 2**20
"""Features and what the inner layer makes of them are counted in such parts."""
_WIDEST = 64
"""No feature is taken for more than this, so that sums stay within bounds."""
_EXACT = 2**53
"""Below this a float holds every whole number, and sums are the same in whichever order they are added."""
_SMALL = -30.0
"""e to this power is no chance worth counting."""


class Network(NamedTuple):
    inner: Numbers
    inner_bias: Numbers
    outer: Numbers
    outer_bias: Numbers

    def chances(self, features: Numbers) -> Numbers:
        """For each row of features the chances of the seats, the next player's first."""
        hidden = np.maximum(features @ self.inner + self.inner_bias, 0.0)
        return softmax(hidden @ self.outer + self.outer_bias)


class Judge(NamedTuple):
    """A network in whole numbers: weights in ten-thousandths, a bias in the unit of what it is added to."""

    inner: Numbers
    inner_bias: Numbers
    outer: Numbers
    outer_bias: Numbers

    def chances(self, features: Numbers) -> Numbers:
        """For each row of features the chances of the seats out of `CERTAIN`, the next player's first."""
        seen = np.rint(features.clip(-_WIDEST, _WIDEST) * _FEATURE)
        hidden = np.rint(np.maximum(seen @ self.inner + self.inner_bias, 0.0) / _WEIGHT)
        sums = hidden @ self.outer + self.outer_bias
        behind = (sums - sums.max(axis=1, keepdims=True)) / (_FEATURE * _WEIGHT)
        grown = np.rint(_exponential(np.maximum(behind, _SMALL)) * CERTAIN)
        return np.rint(grown / grown.sum(axis=1, keepdims=True) * CERTAIN)


def judge(network: Network) -> Judge:
    inner, inner_bias, outer, outer_bias = (np.rint(part * _WEIGHT) for part in network)
    found = Judge(inner, inner_bias * _FEATURE, outer, outer_bias * _FEATURE)
    most = _WIDEST * _FEATURE * np.abs(inner).sum(axis=0) + np.abs(found.inner_bias)
    at_the_end = most / _WEIGHT @ np.abs(outer) + np.abs(found.outer_bias)
    if max(most.max(), at_the_end.max()) >= _EXACT:
        raise ValueError("The weights of this network are too large for exact sums.")
    return found


def _exponential(power: Numbers) -> Numbers:
    """e to a power of at most 0, by sums and products alone: every CPU rounds these in the same way."""
    small = power / 1024
    grown = 1 + small * (1 + small / 2 * (1 + small / 3 * (1 + small / 4 * (1 + small / 5))))
    for _ in range(10):
        grown = grown * grown
    return grown


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


def write(network: Network, made: str) -> Written:
    inner, inner_bias, outer, outer_bias = (part.round(DIGITS).tolist() for part in network)
    return Written(made, inner, inner_bias, outer, outer_bias)
