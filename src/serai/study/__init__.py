"""For programs that learn to play: every game as numbers, and adapters for other libraries.

A game that provides a `numbering` works with PettingZoo, Gymnasium and OpenSpiel, which
`pip install serai[study]` installs.
"""

from serai.study.batch import GameBatch, open_batch
from serai.study.numbering import Field, Numbering, find_numbering

__all__ = ["Field", "GameBatch", "Numbering", "find_numbering", "open_batch"]
