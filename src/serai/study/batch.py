"""The interface for playing many games at once, on numpy arrays."""

from typing import Protocol

import numpy as np
from numpy.typing import NDArray

from serai.plugin import find_plugin, import_object
from serai.table import Refused

Games = NDArray[np.intp]
"""The indices of some games of a batch."""
Choices = NDArray[np.intp]
"""The number of an option for each game; the game's `Numbering` lists the options."""

WAIT = -1
"""A choice that leaves its game unchanged."""


class GameBatch(Protocol):
    """Many games of one kind with the same number of seats. Seats are numbers from 0."""

    games: int
    seats: int
    seat: NDArray[np.uint8]
    """The seat that must choose in each game."""

    @property
    def is_over(self) -> NDArray[np.bool_]: ...

    def choose(self, options: Choices) -> None:
        """Makes a choice in each game, except where it is `WAIT` or the game is over.

        Raises ValueError, and changes nothing, if an option is illegal.
        """
        ...

    def restart(self, games: Games) -> None:
        """Replaces these games with new ones."""
        ...

    def are_legal(self, options: Choices) -> NDArray[np.bool_]: ...

    def legal_mask(self) -> NDArray[np.bool_]:
        """Whether each option is legal in each game."""
        ...

    def random_options(self, random: np.random.Generator) -> Choices:
        """A legal option for each game, each equally likely."""
        ...

    def encode(self, games: Games, viewers: NDArray[np.uint8] | None = None) -> NDArray[np.int16]:
        """The encoded views of these games, as `viewers` see them; by default the seats that must choose."""
        ...

    def victory_shares(self, games: Games) -> NDArray[np.float64]:
        """Each seat's share of the victory in these games, which must be over."""
        ...


def open_batch(game: str, games: int, seats: int, seed: int = 0) -> GameBatch:
    """Opens a batch of new games; raises `Refused` if the game does not support batches."""
    part = find_plugin(game).batch
    if not part:
        raise Refused("refused-no-batch", game=game)
    return import_object(part)(games, seats, seed)
