"""The remarks of an introduction in the terminal: each is made once, after what it is about was told."""

from collections.abc import Iterator

from serai.introductions.remarks import remarks_on
from serai.locales.texts import Language
from serai.terminal.setup import OpenTable


class Storyteller:
    """Remarks on the table of an introduction; at any other table it is silent."""

    def __init__(self, opened: OpenTable) -> None:
        self._table = opened.table
        self._silent = not opened.introduction
        self._made: set[str] = set()

    def remarks(self, language: Language, told: int | None = None) -> Iterator[str]:
        """What is to be remarked once so many events have been told; all of them, if None."""
        if self._silent:
            return
        learner = self._table.opening.seats[0]
        events = self._table.events(0, learner)
        for remark in remarks_on(self._table.view(learner), events, language):
            if remark.key not in self._made and (told is None or remark.after <= told):
                self._made.add(remark.key)
                yield remark.text
