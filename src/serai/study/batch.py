"""Many games at once, on arrays."""

from typing import Protocol

import numpy as np
from numpy.typing import NDArray

from serai.plugin import find_plugin, load_part
from serai.table import Refused

Games = NDArray[np.intp]
"""Some games of a batch, by their numbers."""
Choices = NDArray[np.intp]
"""An option for each game, as the game's numbering has it."""

WAIT = -1
"""Stands for an option in games in which nobody chooses now."""


class GameBatch(Protocol):
    """Many games of one kind with the same number of seats. Seats are numbers from 0."""

    games: int
    seats: int
    seat: NDArray[np.uint8]
    """The seat that must choose in each game."""

    @property
    def is_over(self) -> NDArray[np.bool_]: ...

    def choose(self, options: Choices) -> None:
        """Makes a choice in each game; raises ValueError, and changes nothing, if one of them is illegal."""
        ...

    def restart(self, games: Games) -> None:
        """Sets these games up anew."""
        ...

    def are_legal(self, options: Choices) -> NDArray[np.bool_]: ...

    def legal_mask(self) -> NDArray[np.bool_]:
        """Whether each option is legal in each game."""
        ...

    def random_options(self, random: np.random.Generator) -> Choices:
        """A legal option for each game, each equally likely."""
        ...

    def encode(self, games: Games, viewers: NDArray[np.uint8] | None = None) -> NDArray[np.int16]:
        """The view of one seat in each of these games: of the given viewer, or else of the asked seat."""
        ...

    def shares(self, games: Games) -> NDArray[np.float64]:
        """Each seat's share of the victory in these games, which are over."""
        ...


def open_batch(game: str, games: int, seats: int, seed: int = 0) -> GameBatch:
    """So many games at once; raises `Refused` if the game cannot do that."""
    part = find_plugin(game).batch
    if not part:
        raise Refused("refused-no-batch", game=game)
    return load_part(part)(games, seats, seed)
