"""What a game is to the table: a card that describes it, and a class whose turns ask questions."""

import logging
from abc import ABC, abstractmethod
from collections.abc import Mapping
from functools import cache
from importlib.metadata import entry_points
from pathlib import Path
from typing import Any, ClassVar, Generic, Protocol, TypeVar

from msgspec import Struct, field

from serai.table.chance import Chance, Stream
from serai.table.decision import Turn
from serai.table.errors import Refused
from serai.table.events import Log

ENTRY_POINT = "serai.games"

_log = logging.getLogger(__name__)

State = TypeVar("State", bound=Struct)
Options = TypeVar("Options", bound=Struct)


class GameCard(Struct, frozen=True):
    """What a game is, at a glance. `rules` rises when the same choices may lead elsewhere than before.

    `streams` names the dice and decks of its chance, and `purposes` what the dice of a stream are rolled for;
    `questions` says for each kind of decision what its options look like; `subject` is the struct of what a
    decision is about. `same_board` says that the board is the same from every seat.
    """

    id: str
    rules: int
    seats: range
    state: type[Struct]
    options: type[Struct]
    board: type[Struct]
    streams: tuple[str, ...]
    questions: dict[str, str] = {}
    subject: type[Struct] | None = None
    purposes: dict[str, tuple[str, ...]] = {}
    same_board: bool = False

    @property
    def scriptable(self) -> tuple[str, ...]:
        """What a script may fill: a stream, or the dice of one that are rolled for a purpose (`d6-chart`)."""
        return tuple(
            name
            for stream in self.streams
            for name in (stream, *(f"{stream}-{purpose}" for purpose in self.purposes.get(stream, ())))
        )


class Outcome(Struct, frozen=True):
    """How a game ended: `ending` is a key of the game; several winners share the victory."""

    ending: str
    winners: tuple[str, ...]
    scores: dict[str, int] = field(default_factory=dict[str, int])


class SkippedPack(Struct, frozen=True):
    """A content pack that is here and cannot be played; `why` is a sentence for whoever keeps it."""

    name: str
    version: str
    title: dict[str, str]
    why: str


class Game(ABC, Generic[State, Options]):
    """One game at one table.

    All that outlives a turn is in `state`, plain data from which a game starts anew at any turn boundary.
    What belongs to the turn only may live in the object. Nothing else moves a game than the choices that
    its turns ask for.
    """

    card: ClassVar[GameCard]

    def __init__(
        self, seats: tuple[str, ...], options: Options, state: State, chance: Chance, log: Log
    ) -> None:
        self.seats = seats
        self.options = options
        self.state = state
        self.chance = chance
        self.log = log

    @classmethod
    def with_pack(cls, pack: str | None) -> "type[AnyGame]":
        """The game played with the content pack of that digest; with what it ships with, if None.

        Raises `Refused` where the pack is not here, or the game knows no packs.
        """
        if pack is not None:
            raise Refused("refused-pack", pack=pack)
        return cls

    @classmethod
    def pack(cls) -> str | None:
        """The digest of the content pack that this game is played with; None where it has none."""
        return None

    @classmethod
    def open_pack(cls, folder: Path) -> str:
        """Makes the content pack in a folder known, and returns its digest."""
        raise Refused("refused-pack", pack=str(folder))

    @classmethod
    def packs(cls) -> Mapping[str, Mapping[str, str]]:
        """The content packs that a table may begin with, by digest, each with its titles by language.

        The first is the one that a table has that asks for none.
        """
        return {}

    @classmethod
    def skipped_packs(cls) -> tuple[SkippedPack, ...]:
        """The content packs that are here and that no table may begin with, because they cannot be opened."""
        return ()

    @classmethod
    def look_on(cls, shelf: Path) -> None:
        """Content packs may lie in that folder too, each under its digest."""

    @classmethod
    def keep_on(cls, shelf: Path) -> None:
        """Puts the content packs that tables may begin with into that folder, unless they are there.

        Raises OSError where it cannot be written.
        """

    @classmethod
    @abstractmethod
    def opening(cls, seats: tuple[str, ...], options: Options) -> State:
        """The position before the first turn. Raises `Refused` where the options do not fit the seats."""

    @classmethod
    @abstractmethod
    def position(cls, seats: tuple[str, ...], options: Options, tables: Mapping[str, Any]) -> State:
        """The position that a scenario describes, ready for the first turn of the first seat."""

    @classmethod
    def imagine(cls, state: State, seat: str, options: Options, chance: Stream) -> State:  # noqa: ARG003
        """A position as the seat may know it, with something made up for all that is hidden from it.

        Raises `Refused` where that cannot be done.
        """
        raise Refused("refused-not-imagined")

    @classmethod
    def check(cls, seats: tuple[str, ...], state: State) -> None:
        """Raises `Refused` where a position that came from a file cannot be one of this game."""

    @abstractmethod
    def turn(self) -> Turn:
        """Plays one turn (the first may be the set-up), from one turn boundary to the next."""

    @abstractmethod
    def outcome(self) -> Outcome | None:
        """How the game ended, once it has."""

    @abstractmethod
    def board(self, seat: str | None) -> Struct:
        """What the seat may know (None: a spectator), built from nothing."""

    @abstractmethod
    def facts(self) -> dict[str, Any]:
        """The position in words, for scenarios: what a test or a bug report wants to read."""


AnyGame = Game[Any, Any]


class Registration(Protocol):
    """What a package may register instead of a game's class: more than the rules."""

    def load_rules(self) -> type[AnyGame]: ...


_registered: dict[str, type[AnyGame]] = {}


def register_game(game: type[AnyGame]) -> None:
    """Makes a game known to this process, as an installed one is by its entry point."""
    _registered[game.card.id] = game


def find_game(name: str) -> type[AnyGame]:
    """The game of that name, among those registered and those installed."""
    if (registered := _registered.get(name)) is not None:
        return registered
    return _rules_of(name)


def _rules_of(name: str) -> type[AnyGame]:
    """The rules that a package has registered; they may lie in another module than what it registers."""
    installed = find_installed(name)
    if isinstance(installed, type):
        return installed
    try:
        return installed.load_rules()
    except Exception as error:  # whatever a stranger's package does when it is imported
        raise _broken(name, error) from error


@cache
def find_installed(name: str) -> type[AnyGame] | Registration:
    """What a package has registered under that name."""
    if name not in installed_names():
        known = ", ".join(known_games())
        raise Refused("refused-no-game", game=name, games=known)
    try:
        return entry_points(group=ENTRY_POINT)[name].load()
    except Exception as error:  # whatever a stranger's package does when it is imported
        raise _broken(name, error) from error


def _broken(name: str, error: Exception) -> Refused:
    why = f"{type(error).__name__}: {error}"
    return Refused("refused-game-broken", game=name, why=why)


def known_games() -> list[str]:
    """The games that can be played here. One that fails to load is left out, and the log says so once."""
    return sorted({name for name in installed_names() if _loads(name)} | set(_registered))


@cache
def installed_names() -> frozenset[str]:
    """The names under which packages have registered games, whether or not they load."""
    return frozenset(point.name for point in entry_points(group=ENTRY_POINT))


@cache
def _loads(name: str) -> bool:
    try:
        _rules_of(name)
    except Refused as refused:
        _log.warning("The game “%s” cannot be loaded: %s.", name, refused.arguments.get("why"))
        return False
    return True
