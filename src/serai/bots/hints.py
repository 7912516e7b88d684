"""Hints for players: an option and the reason for it, computed from the view of the seat."""

from collections.abc import Callable
from typing import Any

from msgspec import Struct, field

from serai.plugin import find_plugin, import_object
from serai.table import Refused, View
from serai.table.chance import Stream

HintArgument = str | int | float


class Hint(Struct, frozen=True):
    """A suggested option. `reason` is a key of the game's texts, `args` are ids and numbers.

    `Localizer.hint` turns them into a sentence: it replaces ids by phrases according to the name of the
    argument (`card`, `seat`, `skill` …), and shows a float as a percentage.
    """

    option: str
    reason: str
    args: dict[str, HintArgument] = field(default_factory=dict[str, HintArgument])


Hinter = Callable[[View[Any], Stream], Hint]


def has_hints(game: str) -> bool:
    return bool(find_plugin(game).hints)


def find_hint_function(game: str) -> Hinter:
    """The hint function of a game. The first call is slow, so make it in a thread."""
    part = find_plugin(game).hints
    if not part:
        raise Refused("refused-no-advice")
    return import_object(part)
