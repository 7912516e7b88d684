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

    __slots__ = ("_pieces", "_slots")

    def __init__(self, sentence: str) -> None:
        self._pieces = sentence.split(_MARK)  # texts and slot names alternate
        self._slots = [*enumerate(self._pieces)][1::2]

    def fill_slots(self, phrases: Mapping[str, str]) -> str:
        if not self._slots:
            return self._pieces[0]
        pieces = self._pieces.copy()
        for at, name in self._slots:
            pieces[at] = phrases[name]
        return "".join(pieces)
