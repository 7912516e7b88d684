"""Bots of other packages: installed under the entry point `serai.bots`, or named as `module:function`."""

import inspect
import logging
import sys
from collections.abc import Callable
from functools import cache
from importlib import import_module
from importlib.metadata import EntryPoint, entry_points
from pathlib import Path
from typing import Any

from msgspec import Struct

from serai.plugin import find_plugin
from serai.table import Refused

ENTRY_POINT = "serai.bots"
"""Its names are `<game>.<level>`, as in `dice.cautious = "cautious_bots:choose"`."""

_log = logging.getLogger(__name__)

_named: dict[str, Callable[..., Any]] = {}


def external_bot_levels(game: str) -> tuple[str, ...]:
    """The levels that other packages add to a game, except those whose names the game uses itself."""
    own = find_plugin(game).bots
    return tuple(sorted(level for of, level in _installed_bots() if of == game and level not in own))


class ExternalBot(Struct, frozen=True):
    """A bot of another package, and the package's name."""

    level: str
    package: str


@cache
def loadable_external_bots(game: str) -> tuple[ExternalBot, ...]:
    """The bots of other packages that can be loaded; logs the others."""
    found: list[ExternalBot] = []
    for level in external_bot_levels(game):
        try:
            find_external_bot(game, level)
        except Refused as refused:
            _log.warning("The bot “%s” cannot be loaded: %s.", level, refused.arguments.get("why"))
            continue
        package = _installed_bots()[game, level].dist
        found.append(ExternalBot(level, package.name if package is not None else ""))
    return tuple(found)


def find_external_bot(game: str, level: str) -> Callable[..., Any] | None:
    """A bot of another package, or one named by its module; None if there is none."""
    if level in external_bot_levels(game):
        return _load_and_check_external_bot(level, _installed_bots()[game, level].load)
    return _named.get(level)


def register_bot_if_named_by_module(name: str) -> None:
    """Registers `module:function` as a bot of this process.

    Only for names typed on the command line: never import what a record or a client names.
    """
    if ":" not in name or name in _named:
        return
    here = str(Path.cwd())
    if here not in sys.path:
        sys.path.insert(0, here)  # find files in the current folder, as `python` does
    module, _, function = name.partition(":")
    _named[name] = _load_and_check_external_bot(name, lambda: getattr(import_module(module), function))


def _load_and_check_external_bot(level: str, load: Callable[[], Any]) -> Callable[..., Any]:
    """The bot that `load` returns; raises `Refused` if it cannot be called as bots are."""
    bot = load_and_check_bot(level, load)
    try:
        inspect.signature(bot).bind("view", "stream")
    except TypeError:
        raise _broken_bot_refusal(level, "it does not take a view and a stream of chance") from None
    except ValueError:
        pass  # compiled functions may hide their parameters
    return bot


def load_and_check_bot(level: str, load: Callable[[], Any]) -> Callable[..., Any]:
    """The bot that `load` returns; raises `Refused` if it is not callable."""
    try:
        bot = load()
    except Exception as error:  # importing a third-party package may raise anything
        why = f"{type(error).__name__}: {error}"
        raise _broken_bot_refusal(level, why) from error
    if not callable(bot):
        raise _broken_bot_refusal(level, f"{type(bot).__name__} is no function")
    return bot


def _broken_bot_refusal(level: str, why: str) -> Refused:
    return Refused("refused-bot-broken", level=level, why=why)


@cache
def _installed_bots() -> dict[tuple[str, str], EntryPoint]:
    found: dict[tuple[str, str], EntryPoint] = {}
    for point in entry_points(group=ENTRY_POINT):
        game, _, level = point.name.partition(".")
        found[game, level] = point
    return found
