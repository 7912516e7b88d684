"""What a player is advised who asks: one option and the reason for it, worked out from what the seat sees."""

from collections.abc import Callable
from typing import Any

from msgspec import Struct, field

from serai.plugin import find_plugin, load_part
from serai.table import Refused, View
from serai.table.chance import Stream

HintArgument = str | int | float


class Hint(Struct, frozen=True):
    """`reason` is a key of the game's texts, `args` are ids and numbers.

    `Speaker.hint` makes a sentence of them: ids become phrases by the name of the argument (`card`, `seat`,
    `skill` …), and a float is a share that becomes a percentage.
    """

    option: str
    reason: str
    args: dict[str, HintArgument] = field(default_factory=dict[str, HintArgument])


Hinter = Callable[[View[Any], Stream], Hint]


def find_hinter(game: str) -> Hinter:
    """Who gives hints in a game. Slow at first: call it in a thread."""
    part = find_plugin(game).hints
    if not part:
        raise Refused("refused-no-advice")
    return load_part(part)
