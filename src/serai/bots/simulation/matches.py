"""A game of bots against each other, from its seed to its end."""

from functools import cache
from pathlib import Path
from typing import Any

from msgspec import Struct, field

from serai.bots import find_bot
from serai.bots.guests import name_bot
from serai.table import Refused, Table, find_game
from serai.table.game import AnyGame

SEATS = ("Ana", "Bo", "Cem", "Dan", "Eva", "Fay")
LONGEST = 20_000
"""Choices after which a game is taken to have no end."""


class Match(Struct, frozen=True):
    """Everything that a game follows from. `bots` are levels, in the order of the seats.

    `pack` is the folder of the Book of Tales that is played with, where it is not the one that ships.
    """

    game: str
    bots: tuple[str, ...]
    seed: int
    options: dict[str, Any] = field(default_factory=dict[str, Any])
    pack: Path | None = None

    @property
    def levels(self) -> dict[str, str]:
        """Who plays which seat."""
        return dict(zip(SEATS, self.bots, strict=False))


def open_match(match: Match) -> Table:
    """The table before the first choice; raises `Refused` where nobody can sit so."""
    return Table.new(
        game_of(match.game, match.pack),
        list(match.levels),
        match.options,
        seed=match.seed,
        bots=match.levels,
    )


def play(match: Match) -> Table:
    """The table when the game is over, or has become so long that it seems to have no end."""
    table = open_match(match)
    for level in match.bots:
        name_bot(level)
    bots = {seat: find_bot(match.game, level) for seat, level in match.levels.items()}
    for _ in range(LONGEST):
        seat = next(iter(table.waiting), None)
        if seat is None:
            break
        table.choose(seat, bots[seat](table.view(seat), table.aside(seat)))
    return table


@cache
def game_of(name: str, pack: Path | None) -> type[AnyGame]:
    """The game with its Book, read once in every process."""
    game = find_game(name)
    return game.with_pack(None if pack is None else game.open_pack(pack))


def check_match(match: Match) -> None:
    """Raises `Refused` if the match cannot be played."""
    chairs = find_game(match.game).card.seats
    if len(match.bots) not in chairs:
        raise Refused("refused-seats", least=chairs[0], most=chairs[-1])
    for level in match.bots:
        name_bot(level)
        find_bot(match.game, level)
    open_match(match)
