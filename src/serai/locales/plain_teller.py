"""Tells clients in words what happens in a game that brings no teller: as the terminal says it."""

from collections.abc import Iterable, Iterator, Sequence
from typing import Any

from serai.locales.speaker import Speaker
from serai.locales.texts import Names
from serai.locales.words import Choice, Passage, Passages, Words
from serai.table import Event, View


class PlainTeller:
    def __init__(self, speaker: Speaker) -> None:
        self._speaker = speaker

    def words(self, view: View[Any], events: Sequence[Event], before: Iterable[Event]) -> Words:
        names = {seat: sitter.name for seat, sitter in view.sitters.items()}
        decision = view.decision
        choices: list[Choice] = []
        if decision is not None:
            choices = [
                Choice(option, self._speaker.option(decision, option, names)) for option in decision.options
            ]
        return Words(
            book="",
            told=self.told(events, before, names),
            question=self._speaker.question(decision, names) if decision is not None else "",
            subject="",
            moment="",
            choices=choices,
            names={},
            ending=list(self._ending(view, names)),
        )

    def told(self, events: Sequence[Event], before: Iterable[Event], names: Names) -> list[Passages]:  # noqa: ARG002 (no sentence needs another)
        sentences = [self._speaker.event(event, names) for event in events]
        return [[Passage("said", sentence)] if sentence else [] for sentence in sentences]

    def _ending(self, view: View[Any], names: Names) -> Iterator[str]:
        outcome = view.outcome
        if outcome is not None and outcome.winners:
            winners = self._speaker.listed(names.get(seat, seat) for seat in outcome.winners)
            yield self._speaker.say("any-winners", winners=winners, count=len(outcome.winners))

    def load(self) -> None:
        """There is nothing to read beforehand."""
