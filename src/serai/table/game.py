"""The interface of a game: a card that describes it, and a class whose turns ask questions."""

import logging
from abc import ABC, abstractmethod
from collections.abc import Collection, Mapping
from functools import cache
from importlib.metadata import entry_points
from pathlib import Path
from types import MappingProxyType
from typing import Any, ClassVar, Generic, Protocol, TypeVar

from msgspec import Struct, structs

from serai.table.chance import Chance, Stream
from serai.table.decision import Turn
from serai.table.errors import Refused
from serai.table.events import Event, Log

ENTRY_POINT = "serai.games"

_log = logging.getLogger(__name__)

State = TypeVar("State", bound=Struct)
Options = TypeVar("Options", bound=Struct)


class GameCard(Struct, frozen=True):
    """Describes a game. Raise `rules` when the same choices may lead to a different result.

    `streams` names the dice and decks, `purposes` what the dice of a stream are rolled for. `questions`
    describes the options of each kind of decision, `subject` is the struct of what a decision is about.
    `same_board` says that every seat sees the same board. `minutes` is the usual minimum and maximum duration
    of a game, and `age` the minimum age of players.
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
    minutes: tuple[int, int] | None = None
    age: int | None = None

    @property
    def scriptable_names(self) -> tuple[str, ...]:
        """The names that a script can use: a stream, or its dice for one purpose (`d6-chart`)."""
        return tuple(
            name
            for stream in self.streams
            for name in (stream, *(f"{stream}-{purpose}" for purpose in self.purposes.get(stream, ())))
        )


class Outcome(Struct, frozen=True):
    """How a game ended: `ending` is a key of the game; with several winners, they share the victory."""

    ending: str
    winners: tuple[str, ...]
    scores: dict[str, int] = {}


class SkippedPack(Struct, frozen=True):
    """A content pack that is installed but unusable; `why` is a sentence for the operator."""

    name: str
    version: str
    title: dict[str, str]
    why: str


class Game(ABC, Generic[State, Options]):
    """One game at one table.

    `state` holds everything that outlives a turn, as plain data: at any turn boundary the game can be rebuilt
    from it. Data of a single turn may be stored in the object. Only the choices that a turn asks for advance
    the game.
    """

    card: ClassVar[GameCard]

    heard_before: Mapping[str, int] = MappingProxyType({})
    """How often the seats together have heard each part of the content pack in earlier games.

    The table sets it from the opening. It may affect which parts are told, but no view and no event may
    reveal it.
    """

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
        """The game with the content pack of that digest, or with the shipped one if it is None.

        Raises `Refused` if the pack is not installed, or the game has no packs.
        """
        if pack is not None:
            raise Refused("refused-pack", pack=pack)
        return cls

    @classmethod
    def pack_digest(cls) -> str | None:
        """The digest of the content pack in use; None if the game has none."""
        return None

    @classmethod
    def pack_id(cls) -> str | None:
        """The id of the content pack in use, the same in all its versions; None if the game has none."""
        return None

    @classmethod
    def counted_pack_parts(cls) -> Collection[str]:
        """The parts of the content pack that `heard_before` counts."""
        return ()

    @classmethod
    def pack_part_told_by_event(cls, event: Event) -> str | None:  # noqa: ARG003
        """The part of the content pack that an event tells, if any."""
        return None

    @property
    def heard_counts_tonight(self) -> Mapping[str, int]:
        """How often each of the `counted_pack_parts` has been heard in this game."""
        return {}

    @classmethod
    def open_pack(cls, folder: Path) -> str:
        """Registers the content pack in a folder, and returns its digest."""
        raise Refused("refused-pack", pack=str(folder))

    @classmethod
    def pack_titles_by_digest(cls) -> Mapping[str, Mapping[str, str]]:
        """The content packs for new tables, by digest, each with its titles by language.

        The first is the default.
        """
        return {}

    @classmethod
    def fallback_language(cls, language: str) -> str | None:
        """The language of the content pack that readers of this language see instead.

        None if it has their language, or the game has no packs.
        """
        del language
        return None

    @classmethod
    def skipped_packs(cls) -> tuple[SkippedPack, ...]:
        """The installed content packs that cannot be opened."""
        return ()

    @classmethod
    def add_pack_folder(cls, folder: Path) -> None:
        """Adds a folder to search for content packs, each by its digest."""

    @classmethod
    def copy_packs_to(cls, folder: Path) -> None:
        """Copies the content packs for new tables to that folder, unless they are already there.

        Raises OSError if the folder is not writable.
        """

    @classmethod
    @abstractmethod
    def initial_state(cls, seats: tuple[str, ...], options: Options) -> State:
        """The initial state. Raises `Refused` if the options do not fit the seats."""

    @classmethod
    def state_from_scenario(
        cls, seats: tuple[str, ...], options: Options, tables: Mapping[str, Any]
    ) -> State:
        """The state that a scenario describes, before the first turn of the first seat.

        Raises `Refused` if the game does not support it.
        """
        del seats, options, tables
        raise Refused("refused-no-position", game=cls.card.id)

    @classmethod
    def imagine(cls, state: State, seat: str, options: Options, chance: Stream) -> State:  # noqa: ARG003
        """A determinization: the state as the seat knows it, with the hidden parts drawn at random.

        Raises `Refused` if the game does not support it.
        """
        raise Refused("refused-not-imagined")

    @classmethod
    def check_state(cls, seats: tuple[str, ...], state: State) -> None:
        """Raises `Refused` if a state read from a file is impossible in this game."""

    @abstractmethod
    def play_turn(self) -> Turn:
        """Plays one turn (the first may be the setup), from one turn boundary to the next."""

    @abstractmethod
    def outcome(self) -> Outcome | None:
        """How the game ended; None while it is being played."""

    @abstractmethod
    def board(self, seat: str | None) -> Struct:
        """What the seat may know (None: a spectator). Build it from scratch, never by removing secrets."""

    def readable_state(self) -> dict[str, Any]:
        """The state in readable form, for scenarios, tests and bug reports (default: all its fields)."""
        return structs.asdict(self.state)


AnyGame = Game[Any, Any]


class Registration(Protocol):
    """What a package may register instead of a bare `Game` class."""

    def load_rules(self) -> type[AnyGame]: ...


_registered: dict[str, type[AnyGame]] = {}


def register_game(game: type[AnyGame]) -> None:
    """Registers a game in this process, as an entry point does for an installed one."""
    _registered[game.card.id] = game


def find_game(name: str) -> type[AnyGame]:
    """The registered or installed game of that name."""
    return _registered.get(name) or _load_rules_of(name)


@cache
def _load_rules_of(name: str) -> type[AnyGame]:
    installed = load_installed_game(name)
    try:
        rules = installed if isinstance(installed, type) else installed.load_rules()
        _check_rules_class(name, rules)
    except Exception as error:  # importing a third-party package may raise anything
        raise _broken_game_refusal(name, error) from error
    return rules


def _check_rules_class(name: str, rules: type[AnyGame]) -> None:
    """Reports faults in the class that would otherwise appear only during play."""
    needed = ("card", *sorted(rules.__abstractmethods__))
    lacking = [member for member in needed if member != "card" or not hasattr(rules, member)]
    if lacking:
        raise TypeError(f"{rules.__name__} does not define {', '.join(lacking)}")
    if rules.card.id != name:
        raise ValueError(f"the id on its card is “{rules.card.id}”, but its package registers “{name}”")


@cache
def load_installed_game(name: str) -> type[AnyGame] | Registration:
    """What a package registers under that name."""
    if name not in installed_game_names():
        known = ", ".join(known_games())
        raise Refused("refused-no-game", game=name, games=known)
    try:
        return entry_points(group=ENTRY_POINT)[name].load()
    except Exception as error:  # importing a third-party package may raise anything
        raise _broken_game_refusal(name, error) from error


def _broken_game_refusal(name: str, error: Exception) -> Refused:
    why = f"{type(error).__name__}: {error}"
    return Refused("refused-game-broken", game=name, why=why)


def known_games() -> list[str]:
    """The games that can be played. One that fails to load is left out and logged once."""
    return sorted({name for name in installed_game_names() if _can_load(name)} | set(_registered))


@cache
def installed_game_names() -> frozenset[str]:
    """The names of the games that packages register, including those that fail to load."""
    return frozenset(point.name for point in entry_points(group=ENTRY_POINT))


@cache
def _can_load(name: str) -> bool:
    try:
        _load_rules_of(name)
    except Refused as refused:
        _log.warning("The game “%s” cannot be loaded: %s.", name, refused.arguments.get("why"))
        return False
    return True
