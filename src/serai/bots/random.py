"""The bot that makes random legal choices."""

from typing import Any

from serai.table import Refused, View
from serai.table.chance import Stream


def choose(view: View[Any], chance: Stream) -> str:
    if view.decision is None:
        raise Refused("refused-nothing-to-choose")
    options = view.decision.options
    return options[chance.below(len(options))]
