"""What a player is advised who asks: one option and the reason for it, worked out from what the seat sees."""

from collections.abc import Callable
from importlib import import_module
from typing import Any

from msgspec import Struct, field

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

# Named, not imported: whoever calculates brings numpy.
_HINTERS = {
    "dice": "serai.bots.dice.hints:hint",
    "nights": "serai.bots.nights.hints:hint",
}


def find_hinter(game: str) -> Hinter:
    """Who gives hints in a game. Slow at first: call it in a thread."""
    if game not in _HINTERS:
        raise Refused("Nobody gives advice in this game.", "refused-no-advice")
    module, _, function = _HINTERS[game].partition(":")
    return getattr(import_module(module), function)
