"""Odds of options, computed only from the view of the seat."""

from collections.abc import Callable
from typing import Any

from serai.plugin import find_plugin, import_object
from serai.table import Refused, View

OddsFunction = Callable[[View[Any], str], dict[str, dict[str, float]]]


def find_odds_function(game: str) -> OddsFunction:
    """The odds function of a game. The first call is slow, so make it in a thread."""
    part = find_plugin(game).odds
    if not part:
        raise Refused("refused-no-advice")
    return import_object(part)
