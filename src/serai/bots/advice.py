"""What a player may be told who asks for advice: worked out from what the seat sees, and no more."""

from collections.abc import Callable
from importlib import import_module
from typing import Any

from serai.table import Refused, View

Adviser = Callable[[View[Any], str], dict[str, dict[str, float]]]

# Named, not imported: whoever calculates brings numpy.
_ADVISERS = {"dice": "serai.bots.dice.advice:advise"}


def find_adviser(game: str) -> Adviser:
    """Who advises in a game. Slow at first: call it in a thread."""
    if game not in _ADVISERS:
        raise Refused("Nobody gives advice in this game.", "refused-no-advice")
    module, _, function = _ADVISERS[game].partition(":")
    return getattr(import_module(module), function)
