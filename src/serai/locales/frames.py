"""Sentences with slots. Fluent is slow, so it makes each sentence once, for every table and every player."""

from collections.abc import Mapping

_MARK = "\ue000"  # private use: no name and no text has it


def slot_mark(name: str) -> str:
    """What to give to Fluent in place of a phrase that `SentenceFrame.fill` inserts."""
    return f"{_MARK}{name}{_MARK}"


class SentenceFrame:
    """A sentence with slots where names, and whatever else seldom repeats, belong."""

    __slots__ = ("_template",)

    def __init__(self, sentence: str) -> None:
        pieces = sentence.replace("%", "%%").split(_MARK)  # text and names of slots alternate
        pieces[1::2] = [f"%({name})s" for name in pieces[1::2]]
        self._template = "".join(pieces)

    def fill_slots(self, phrases: Mapping[str, str]) -> str:
        return self._template % phrases
