"""What the screens and the command agree on: who sits down, and a table whose choices are kept."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

from msgspec import Struct

from serai.bots import usual_level
from serai.locales.speaker import Speaker
from serai.locales.texts import Language
from serai.table import Table, find_game

NAMES = ("Ana", "Bo", "Cem", "Dina", "Emir", "Flora")
"""Those who sit down where nobody has said who they are."""


class Setup(Struct, frozen=True):
    """Who sits down at a new table, and what they have agreed on.

    `bots` names the level of each seat that a bot plays; `options` are the game's own.
    """

    seats: tuple[str, ...]
    bots: dict[str, str] = {}
    first: str | None = None
    takebacks: bool = False
    hints: bool = True
    options: dict[str, Any] = {}


def usual_setup(game: str) -> Setup:
    """One person and two bots, or as many as the game has chairs for, before anybody has asked for more."""
    seats = NAMES[: min(3, find_game(game).card.seats[-1])]
    return Setup(seats=seats, bots=dict.fromkeys(seats[1:], usual_level(game)))


class NotKept(Exception):
    """A choice that could not be written down: the table cannot go on."""

    def __init__(self, file: Path, why: str) -> None:
        super().__init__(f"{file}: {why}")
        self._file = file
        self._why = why

    def sentence(self, speaker: Speaker) -> str:
        return speaker.say("record-not-kept", file=str(self._file), why=self._why)


class OpenTable(Struct, frozen=True):
    """A table being played. What `save` has returned from is kept, in `record` where that is a file.

    `save` raises `NotKept` where the disk is full or gone. `pack` is the folder of the Book that is read,
    where it is not the one that ships. `hints` says whether those who must choose may ask for advice. At an
    `introduction` a storyteller remarks on what happens.
    """

    table: Table
    save: Callable[[], None]
    record: Path | None = None
    pack: Path | None = None
    hints: bool = True
    introduction: bool = False

    @property
    def to_resume(self) -> str:
        """What must be given to go on with the record."""
        return f"{self.record} --pack {self.pack}" if self.pack is not None else str(self.record)


TableOpener = Callable[[Setup], OpenTable]

Screen = Callable[[Setup | OpenTable, TableOpener, Language, str | None], None]
"""Plays on the whole terminal until somebody leaves; with the digest of a pack, where there is one."""


def setup_again(opened: OpenTable) -> Setup:
    """The same people once more, with what they had agreed on; only who starts is settled anew."""
    table, opening = opened.table, opened.table.opening
    return Setup(
        seats=opening.seats,
        bots={seat: sitter.bot for seat, sitter in table.sitters.items() if sitter.bot},
        takebacks=opening.takebacks,
        hints=opened.hints,
        options={name: value for name, value in opening.options.items() if name != "first"},
    )
