"""What a player may be told who asks for advice: worked out from what the seat sees, and no more."""

from collections.abc import Callable
from typing import Any

from serai.plugin import find_plugin, load_part
from serai.table import Refused, View

Adviser = Callable[[View[Any], str], dict[str, dict[str, float]]]


def find_adviser(game: str) -> Adviser:
    """Who advises in a game. Slow at first: call it in a thread."""
    part = find_plugin(game).odds
    if not part:
        raise Refused("refused-no-advice")
    return load_part(part)
