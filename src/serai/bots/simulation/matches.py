"""Plays one game between bots."""

from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any

from msgspec import Struct, field

from serai.bots import find_bot
from serai.bots.external_bots import register_bot_if_named_by_module
from serai.table import Refused, Table, View, find_game
from serai.table.game import AnyGame

SEATS = ("Ana", "Bo", "Cem", "Dan", "Eva", "Fay")
MAX_CHOICES = 20_000
"""The number of choices after which a game is aborted and counts as unfinished."""

BeforeChoice = Callable[[View[Any], str], None]
"""Called with the view of the seat that chooses, and its option."""


class Match(Struct, frozen=True):
    """Everything that determines a game. `bots` are levels, in the order of the seats.

    `pack` is the folder of the Book of Tales, if it is not the shipped one.
    """

    game: str
    bots: tuple[str, ...]
    seed: int
    options: dict[str, Any] = field(default_factory=dict[str, Any])
    pack: Path | None = None

    @property
    def level_by_seat(self) -> dict[str, str]:
        """The bot level of each seat."""
        return dict(zip(SEATS, self.bots, strict=False))


def open_table_for_match(match: Match) -> Table:
    """The table before the first choice; raises `Refused` if the seats are invalid."""
    return Table.new(
        game_with_pack(match.game, match.pack),
        list(match.level_by_seat),
        match.options,
        seed=match.seed,
        bots=match.level_by_seat,
    )


def play_match(
    match: Match, before_choice: BeforeChoice | None = None, *, keep_positions: bool = False
) -> Table:
    """Plays a match; returns the table when the game is over, or after `MAX_CHOICES`."""
    table = open_table_for_match(match)
    if keep_positions:
        table.keep_positions()
    for level in match.bots:
        register_bot_if_named_by_module(level)
    bots = {seat: find_bot(match.game, level) for seat, level in match.level_by_seat.items()}
    for _ in range(MAX_CHOICES):
        seat = next(iter(table.waiting), None)
        if seat is None:
            break
        view = table.view(seat)
        option = bots[seat](view, table.bot_stream(seat))
        if before_choice is not None:
            before_choice(view, option)
        table.choose(seat, option)
    return table


def victory_shares(table: Table) -> list[float]:
    """Each seat's share of the victory: 1 for a sole winner, 0 for losers and before the end."""
    winners = table.outcome.winners if table.outcome else ()
    return [1 / len(winners) if seat in winners else 0.0 for seat in table.opening.seats]


@cache
def game_with_pack(name: str, pack: Path | None) -> type[AnyGame]:
    """The game with its Book, cached per process."""
    game = find_game(name)
    return game.with_pack(None if pack is None else game.open_pack(pack))


def check_match(match: Match) -> None:
    """Raises `Refused` if the match cannot be played."""
    chairs = find_game(match.game).card.seats
    if len(match.bots) not in chairs:
        raise Refused("refused-seats", least=chairs[0], most=chairs[-1])
    for level in match.bots:
        register_bot_if_named_by_module(level)
        find_bot(match.game, level)
    open_table_for_match(match)
