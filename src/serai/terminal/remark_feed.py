"""The remarks of an introduction in the terminal, each shown once."""

from collections.abc import Iterator

from serai.introductions.remarks import remarks_for_learner
from serai.locales.texts import Language
from serai.terminal.setup import OpenTable


class IntroductionRemarkFeed:
    """The remarks of an introduction; other tables have none."""

    def __init__(self, opened: OpenTable) -> None:
        self._table = opened.table
        self._silent = not opened.introduction
        self._made: set[str] = set()

    def new_remarks(self, language: Language, events_shown: int | None = None) -> Iterator[str]:
        """The new remarks after `events_shown` events were shown; None means all events."""
        if self._silent:
            return
        learner = self._table.opening.seats[0]
        events = self._table.events(0, learner)
        for remark in remarks_for_learner(self._table.view(learner), events, language):
            if remark.key not in self._made and (events_shown is None or remark.after <= events_shown):
                self._made.add(remark.key)
                yield remark.text
