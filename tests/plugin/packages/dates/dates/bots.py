"""Two bots: one eats a date at a time, the other as many as possible."""

from typing import Any

from serai.table import View
from serai.table.chance import Stream


def eat_one(view: View[Any], chance: Stream) -> str:  # noqa: ARG001 (it leaves nothing to chance)
    assert view.decision is not None
    return view.decision.options[0]


def eat_most(view: View[Any], chance: Stream) -> str:  # noqa: ARG001 (it leaves nothing to chance)
    assert view.decision is not None
    return view.decision.options[-1]
