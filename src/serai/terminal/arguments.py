"""The arguments of `serai terminal`, and their checks."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

from msgspec import Struct, inspect

from serai.locales.texts import Language
from serai.plugin import find_plugin
from serai.table import Refused, find_game
from serai.table.options import option_types


class TerminalArguments(Struct, frozen=True):
    game: str
    seats: tuple[str, ...] = ()
    lang: Language | None = None
    plain: bool = False
    seed: int | None = None
    first: str | None = None
    takebacks: bool = False
    hints: bool = True
    record: Path | None = None
    resume: Path | None = None
    pack: Path | None = None
    options: dict[str, Any] = {}
    """The options of the game, by the names that the game uses."""
    introduction: bool = False
    remember: bool = True
    """Whether to use the list of tales heard before, and to add those of this game."""
    scenario: Path | None = None
    """A position and a script of choices, after which the players continue."""


def has_new_game_arguments(arguments: TerminalArguments) -> bool:
    """Whether there are arguments that only make sense for a new game."""
    settled = arguments.seats or arguments.options or arguments.first or arguments.takebacks
    return bool(settled or arguments.record) or arguments.seed is not None


def check_arguments(arguments: TerminalArguments) -> None:
    """Raises `Refused` if the game does not support an argument."""
    if arguments.scenario is not None:
        check_scenario_arguments(arguments)
    if arguments.introduction:
        check_introduction_arguments(arguments)
    game = find_game(arguments.game)
    known = set(game.card.options.__struct_encode_fields__)
    for option in (*arguments.options, *(["first"] if arguments.first else [])):
        if option not in known:
            shown = f"--{find_plugin(arguments.game).flags.get(option, option)}"
            raise Refused("refused-not-in-game", option=shown)
    if arguments.pack is None and arguments.resume is None:
        try:
            game.with_pack(None)
        except Refused:
            raise Refused("refused-no-book") from None
    for name, least, most in integer_option_bounds(game.card.options):
        value = arguments.options.get(name)
        if isinstance(value, int) and not least <= value <= most:
            raise Refused("refused-range", option=f"--{name}", least=least, most=most)


def integer_option_bounds(options: type[Struct]) -> Iterator[tuple[str, int, int]]:
    """The integer options, each with its minimum and maximum."""
    for option in option_types(options):
        kind = option.kind
        if isinstance(kind, inspect.IntType) and kind.ge is not None and kind.le is not None:
            yield option.name, kind.ge, kind.le


def check_scenario_arguments(arguments: TerminalArguments) -> None:
    """Checks the arguments of a scenario, which fixes everything except bots, the record file and
    takebacks.
    """
    persons = [seat for seat in arguments.seats if "=" not in seat]
    asked = arguments.options or arguments.first or arguments.resume or arguments.introduction
    if persons or asked or arguments.seed is not None:
        raise Refused("refused-scenario-only")


def check_introduction_arguments(arguments: TerminalArguments) -> None:
    """Checks the arguments of an introduction, which fixes everything except the player's name and the record
    file.
    """
    named = len(arguments.seats) > 1 or any("=" in seat for seat in arguments.seats)
    asked = arguments.options or arguments.first or arguments.pack or arguments.resume
    if named or asked or arguments.seed is not None:
        raise Refused("refused-introduction-only")
