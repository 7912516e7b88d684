"""The setup of a new table, and an open table with its record file."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

from msgspec import Struct

from serai.bots import default_bot_level
from serai.locales.localizer import Localizer
from serai.locales.texts import Language
from serai.table import Table, find_game

NAMES = ("Ana", "Bo", "Cem", "Dina", "Emir", "Flora")
"""Default names of players."""


class Setup(Struct, frozen=True):
    """The players and options of a new table.

    `bots` maps seats to the levels of their bots; `options` are those of the game.
    """

    seats: tuple[str, ...]
    bots: dict[str, str] = {}
    first: str | None = None
    takebacks: bool = False
    hints: bool = True
    options: dict[str, Any] = {}


def default_setup(game: str) -> Setup:
    """One person and two bots, or fewer if the game has fewer seats."""
    seats = NAMES[: min(3, find_game(game).card.seats[-1])]
    return Setup(seats=seats, bots=dict.fromkeys(seats[1:], default_bot_level(game)))


class SaveFailed(Exception):
    """A choice could not be saved, so the game cannot continue."""

    def __init__(self, file: Path, why: str) -> None:
        super().__init__(f"{file}: {why}")
        self._file = file
        self._why = why

    def sentence(self, localizer: Localizer) -> str:
        return localizer.say("record-not-kept", file=str(self._file), why=self._why)


class OpenTable(Struct, frozen=True):
    """A table being played. `save` writes new choices to `record`, if there is one, or raises `SaveFailed`.

    `pack` is the folder of the Book, if it is not the shipped one. `hints` allows hints. `introduction` shows
    remarks on what happens.
    """

    table: Table
    save: Callable[[], None]
    record: Path | None = None
    pack: Path | None = None
    hints: bool = True
    introduction: bool = False

    @property
    def resume_argument(self) -> str:
        """The value of `--resume` to continue the game."""
        return f"{self.record} --pack {self.pack}" if self.pack is not None else str(self.record)


TableOpener = Callable[[Setup], OpenTable]

Screen = Callable[[Setup | OpenTable, TableOpener, Language, str | None], None]
"""Plays on the full screen until the player quits; the last argument is the digest of a pack."""


def setup_with_same_players(opened: OpenTable) -> Setup:
    """The same players and options again, but without a fixed starting seat."""
    table, opening = opened.table, opened.table.opening
    return Setup(
        seats=opening.seats,
        bots={seat: sitter.bot for seat, sitter in table.sitters.items() if sitter.bot},
        takebacks=opening.takebacks,
        hints=opened.hints,
        options={name: value for name, value in opening.options.items() if name != "first"},
    )
