"""A table that is played by numbers: seats by index, options and views in the game's numbering."""

from collections.abc import Mapping
from copy import copy
from typing import Any

import msgspec

from serai.bots.simulation.matches import MAX_CHOICES, SEATS, victory_shares
from serai.study.numbering import Mask, Numbering, Row, find_numbering
from serai.table import Table
from serai.table.game import AnyGame, find_game


class GameSetup:
    """The settings that all tables of an environment share."""

    def __init__(
        self,
        game: str | type[AnyGame],
        seats: int | None = None,
        options: Mapping[str, Any] | None = None,
        pack: str | None = None,
        most_choices: int = MAX_CHOICES,
    ) -> None:
        self.rules = (find_game(game) if isinstance(game, str) else game).with_pack(pack)
        self.seats = 2 if seats is None else seats
        self.options = dict(options or {})
        self.most_choices = most_choices
        self.numbering: Numbering = find_numbering(self.rules)
        self.open_table(0)  # refuses a wrong number of seats and wrong options

    @property
    def name(self) -> str:
        return self.rules.card.id

    def open_table(self, seed: int, bots: Mapping[str, str] | None = None) -> "NumberedTable":
        table = Table.new(self.rules, SEATS[: self.seats], self.options, seed=seed, bots=bots)
        return NumberedTable(table, self.numbering, self.most_choices)


class NumberedTable:
    """One game. `seat` must choose next; where several must choose at once, they do so one by one."""

    def __init__(self, table: Table, numbering: Numbering, most_choices: int) -> None:
        self.table = table
        self._numbering = numbering
        self._most_choices = most_choices
        self._made = 0
        self._update_seat_and_options()

    def __deepcopy__(self, memo: dict[int, Any]) -> "NumberedTable":
        twin = copy(self)
        twin.table = self.table.copy()
        return twin

    def _update_seat_and_options(self) -> None:
        self.seat: int | None = None
        self.legal: dict[int, str] = {}
        waiting = self.table.waiting
        if waiting and not self.is_aborted:
            self.seat = self.table.opening.seats.index(waiting[0])
            self.legal = self._numbering.legal_options(self.table.view(waiting[0]))

    @property
    def is_over(self) -> bool:
        return self.table.outcome is not None

    @property
    def is_aborted(self) -> bool:
        """Whether the game was too long and stops without a result."""
        return not self.is_over and self._made >= self._most_choices

    def choose(self, number: int) -> None:
        """Makes the choice of the next seat; raises ValueError, and changes nothing, if it is illegal."""
        if self.seat is None:
            raise ValueError("the game is over")
        option = self.legal.get(int(number))
        if option is None:
            raise ValueError(f"option {number} is illegal now; legal are {', '.join(map(str, self.legal))}")
        self.choose_option(option)

    def choose_option(self, option: str) -> None:
        if self.seat is None:
            raise ValueError("the game is over")
        self.table.choose(self.table.opening.seats[self.seat], option)
        self._made += 1
        self._update_seat_and_options()

    def observation_of_seat(self, seat: int) -> Row:
        return self._numbering.encode(self.table.view(self.table.opening.seats[seat]))

    def legal_mask(self, seat: int) -> Mask:
        return self._numbering.mask(self.legal if seat == self.seat else ())

    def victory_shares(self) -> list[float]:
        """Each seat's share of the victory: 1 for a sole winner, 0 for losers and before the end."""
        return victory_shares(self.table)

    def board_as_json(self) -> str:
        """The board as JSON, as a spectator sees it."""
        return msgspec.json.encode(self.table.view(None).board).decode()
