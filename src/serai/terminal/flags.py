"""Command line flags for the options of the installed games."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import suppress
from inspect import Parameter as Argument
from typing import Annotated, Any, cast

from cyclopts import Parameter
from msgspec import Struct, inspect

from serai.plugin import GamePlugin, find_options
from serai.table import Refused
from serai.table.game import installed_game_names, load_installed_game
from serai.table.options import option_types


class Flag(Struct, frozen=True):
    """A keyword of the command, and the option that it sets."""

    argument: Argument
    option: str


def game_in_arguments(arguments: Sequence[str]) -> str | None:
    """The game that a command line names; None if there is none."""
    return next((word for word in arguments if word in installed_game_names()), None)


def game_option_flags(named_game: str | None = None) -> dict[str, Flag]:
    """A flag for each option by name; if two games share a name, the named game's option wins.

    Help shows the flags of the named game only. Skips games that fail to load; the error appears when
    somebody plays them.
    """
    found: dict[str, Flag] = {}
    for game in sorted(installed_game_names(), key=lambda name: (name != named_game, name)):
        with suppress(Refused):
            for flag in _flags_of_game(game, show=named_game in (None, game)):
                found.setdefault(flag.argument.name, flag)
    return found


def _flags_of_game(game: str, *, show: bool) -> Iterator[Flag]:
    installed = load_installed_game(game)
    names = installed.flags if isinstance(installed, GamePlugin) else dict[str, str]()
    for option in option_types(find_options(game)):
        typed = _flag_type(option.kind)
        if typed is None:
            continue
        called = tuple(f"--{name}" for name in (names.get(option.name), option.name) if name)
        how = Parameter(
            name=called, help=option.description, group=f"Options of {game}", negative=(), show=show
        )
        name = option.name.replace("-", "_")
        yield Flag(
            Argument(name, Argument.KEYWORD_ONLY, default=None, annotation=Annotated[typed, how]), option.name
        )


def _flag_type(kind: inspect.Type) -> Any:
    """The Python type of a flag; None for options too complex for one, which need `--options`."""
    match kind:
        case inspect.BoolType():
            return bool | None
        case inspect.IntType():
            return int | None
        case inspect.FloatType():
            return float | None
        case inspect.StrType() | inspect.LiteralType() | inspect.EnumType():
            return str | None
        case inspect.DictType(key_type=inspect.StrType(), value_type=inspect.StrType()):
            return list[str] | None
        case _:
            return None


def options_from_flags(flags: Mapping[str, Flag], value_by_flag: Mapping[str, Any]) -> dict[str, Any]:
    """The options under the game's own names, without flags that were not given."""
    return {
        flags[name].option: _parse_key_value_pairs(cast("list[str]", value))
        if isinstance(value, list)
        else value
        for name, value in value_by_flag.items()
        if value is not None
    }


def _parse_key_value_pairs(entries: Iterable[str]) -> dict[str, str]:
    """Parses `Ana=aladdin` and the like into a dictionary."""
    pairs: dict[str, str] = {}
    for entry in entries:
        name, equals, value = (part.strip() for part in entry.partition("="))
        if not equals:
            raise Refused("refused-pair", entry=entry)
        pairs[name] = value
    return pairs
