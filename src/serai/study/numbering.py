"""The options and the views of a game as numbers."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cached_property
from itertools import accumulate
from typing import Any

import numpy as np
from msgspec import Struct
from numpy.typing import NDArray

from serai.plugin import find_plugin, import_object
from serai.table import Decision, Refused, View
from serai.table.game import AnyGame, find_game

Row = NDArray[np.int16]
"""A view in numbers."""
Mask = NDArray[np.int8]
"""For each option by number, 1 if it is legal now."""
SeatNames = Mapping[str, str]
"""How the vocabulary names each seat: `seat+1` for the next player."""


class Field(Struct, frozen=True):
    """Consecutive numbers of an encoded view, each from `low` to `high`."""

    name: str
    size: int
    high: int
    about: str
    low: int = 0


class RowWriter:
    """Writes the fields of one encoded view. Numbers that are never written stay 0."""

    __slots__ = ("_start", "row")

    def __init__(self, size: int, start: Mapping[str, int]) -> None:
        self.row = np.zeros(size, np.int16)
        self._start = start

    def put(self, name: str, *values: int) -> None:
        """Writes the first numbers of a field."""
        start = self._start[name]
        self.row[start : start + len(values)] = values

    def mark(self, name: str, numbers: Iterable[int]) -> None:
        """Sets these positions of a field to 1."""
        start, row = self._start[name], self.row
        for number in numbers:
            row[start + number] = 1


class Numbering:
    """Numbers the options of a game and encodes its views.

    Seats are counted from the viewer, who is 0; the next player is 1.

    `options` is the vocabulary: every option by its number. An option that names a player contains `seat+1`
    instead of the name, so that its number does not depend on names or chairs. An encoded view has `size`
    numbers; `start` says where each of its `fields` begins.
    """

    def __init__(
        self,
        options: Iterable[str],
        fields: Sequence[Field],
        fill: Callable[[View[Any], RowWriter], None],
        option_in_vocabulary: Callable[[Decision, str, SeatNames], str],
    ) -> None:
        self.options = tuple(options)
        self.fields = tuple(fields)
        self._fill = fill
        self._option_in_vocabulary = option_in_vocabulary
        self._number_of = {option: number for number, option in enumerate(self.options)}
        *starts, self.size = accumulate((field.size for field in fields), initial=0)
        self.start = {field.name: start for field, start in zip(fields, starts, strict=True)}

    @cached_property
    def lowest_row(self) -> Row:
        """The lowest value of each number in an encoded view."""
        return np.concatenate([np.full(field.size, field.low, np.int16) for field in self.fields])

    @cached_property
    def highest_row(self) -> Row:
        """The highest value of each number in an encoded view."""
        return np.concatenate([np.full(field.size, field.high, np.int16) for field in self.fields])

    def encode(self, view: View[Any]) -> Row:
        """What the viewer knows, in numbers: the same view always gives the same numbers."""
        writer = RowWriter(self.size, self.start)
        self._fill(view, writer)
        return writer.row

    def legal_options(self, view: View[Any]) -> dict[int, str]:
        """The legal options of the viewer, by number; empty if there is nothing to choose."""
        decision = view.decision
        if decision is None:
            return {}
        seats = {seat: f"seat+{offset}" for seat, offset in offsets_of_seats(view).items()}
        return {
            self._number_of[self._option_in_vocabulary(decision, option, seats)]: option
            for option in decision.options
        }

    def mask(self, legal: Iterable[int]) -> Mask:
        mask = np.zeros(len(self.options), np.int8)
        mask[list(legal)] = 1
        return mask


def offsets_of_seats(view: View[Any]) -> dict[str, int]:
    """How many places after the viewer each seat is; a spectator counts from the first seat."""
    seats = tuple(view.sitters)
    own = seats.index(view.seat) if view.seat is not None else 0
    return {seat: (number - own) % len(seats) for number, seat in enumerate(seats)}


def find_numbering(game: str | type[AnyGame], pack: str | None = None) -> Numbering:
    """The numbering of a game. `pack` is the digest of a content pack; by default the one that ships.

    Raises `Refused` if the game provides none.
    """
    rules = (find_game(game) if isinstance(game, str) else game).with_pack(pack)
    part = find_plugin(rules.card.id).numbering
    if not part:
        raise Refused("refused-no-numbering", game=rules.card.id)
    return import_object(part)(rules)
