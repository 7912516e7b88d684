"""Sentences with slots. Fluent is slow, so each sentence is rendered once and reused for every table and
player.
"""

from collections.abc import Mapping

_MARK = "\ue000"  # private use: it occurs in no name and no text


def placeholder_for_slot(name: str) -> str:
    """The placeholder to pass to Fluent for a phrase that `SentenceFrame.fill` inserts."""
    return f"{_MARK}{name}{_MARK}"


class SentenceFrame:
    """A sentence with slots for names and other values that rarely repeat."""

    __slots__ = ("_template",)

    def __init__(self, sentence: str) -> None:
        pieces = sentence.split(_MARK)  # texts and slot names alternate
        self._template = "".join(
            f"%({piece})s" if number % 2 else piece.replace("%", "%%") for number, piece in enumerate(pieces)
        )

    def fill_slots(self, phrases: Mapping[str, str]) -> str:
        return self._template % phrases
