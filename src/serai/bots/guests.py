"""Bots of other people: installed under the entry point `serai.bots`, or named as `module:function`."""

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
"""Each is called `<game>.<level>`, as in `dice.cautious = "cautious_bots:choose"`."""

_log = logging.getLogger(__name__)

_named: dict[str, Callable[..., Any]] = {}


def guest_levels(game: str) -> tuple[str, ...]:
    """The levels that other packages bring to a game; none takes the name of one that the game has."""
    own = find_plugin(game).bots
    return tuple(sorted(level for of, level in _installed() if of == game and level not in own))


class GuestBot(Struct, frozen=True):
    """A bot that another package brings to a game, and the package's name."""

    level: str
    package: str


@cache
def playable_guests(game: str) -> tuple[GuestBot, ...]:
    """The bots of other packages that can sit down; the log says which are left out, and why."""
    found: list[GuestBot] = []
    for level in guest_levels(game):
        try:
            find_guest(game, level)
        except Refused as refused:
            _log.warning("The bot “%s” cannot be loaded: %s.", level, refused.arguments.get("why"))
            continue
        package = _installed()[game, level].dist
        found.append(GuestBot(level, package.name if package is not None else ""))
    return tuple(found)


def find_guest(game: str, level: str) -> Callable[..., Any] | None:
    """The bot that a package brings under that name, or that was named here; None where there is none."""
    if level in guest_levels(game):
        point = _installed()[game, level]
        return load_bot(level, point.load)
    return _named.get(level)


def name_bot(level: str) -> None:
    """Lets `module:function` play in this process.

    Only for what whoever runs the program has typed: a record or a client must never say what is imported.
    """
    if ":" not in level or level in _named:
        return
    here = str(Path.cwd())
    if here not in sys.path:
        sys.path.insert(0, here)  # a file beside which one works is found, as Python itself finds it
    module, _, function = level.partition(":")
    _named[level] = load_bot(level, lambda: getattr(import_module(module), function))


def load_bot(level: str, load: Callable[[], Any]) -> Callable[..., Any]:
    """What `load` finds; raises `Refused` where that is no bot."""
    try:
        bot = load()
    except Exception as error:  # whatever a stranger's package does when it is imported
        why = f"{type(error).__name__}: {error}"
        raise _broken(level, why) from error
    if not callable(bot):
        raise _broken(level, f"{type(bot).__name__} is no function")
    return bot


def _broken(level: str, why: str) -> Refused:
    return Refused("refused-bot-broken", level=level, why=why)


@cache
def _installed() -> dict[tuple[str, str], EntryPoint]:
    found: dict[tuple[str, str], EntryPoint] = {}
    for point in entry_points(group=ENTRY_POINT):
        game, _, level = point.name.partition(".")
        found[game, level] = point
    return found
