"""The default of `GamePlugin.renderer`: the same sentences as in the terminal."""

from collections.abc import Iterable, Iterator, Sequence
from typing import Any

from serai.locales.localizer import Localizer
from serai.locales.rendered_text import Choice, Passage, Passages, RenderedText
from serai.locales.texts import Names
from serai.table import Event, View


class DefaultRenderer:
    def __init__(self, localizer: Localizer) -> None:
        self._localizer = localizer
        self._last: tuple[Sequence[Event], Names, list[Passages]] = (), {}, []

    def render(
        self, view: View[Any], events: Sequence[Event], earlier_events: Iterable[Event]
    ) -> RenderedText:
        names = {seat: sitter.name for seat, sitter in view.sitters.items()}
        decision = view.decision
        choices: list[Choice] = []
        if decision is not None:
            choices = [
                Choice(option, self._localizer.option_label(decision, option, names))
                for option in decision.options
            ]
        return RenderedText(
            book="",
            told=self.render_events(events, earlier_events, names),
            question=self._localizer.question_text(decision, names) if decision is not None else "",
            subject="",
            moment="",
            choices=choices,
            names={},
            ending=list(self._ending_sentences(view, names)),
        )

    def render_events(
        self,
        events: Sequence[Event],
        earlier_events: Iterable[Event],  # noqa: ARG002 (no sentence needs another)
        names: Names,
    ) -> list[Passages]:
        """The sentence of each event, cached: all viewers of a table in one language get the same."""
        last_events, last_names, told = self._last
        if events != last_events or names != last_names:
            sentences = [self._localizer.event_sentence(event, names) for event in events]
            told = [[Passage("said", sentence)] if sentence else [] for sentence in sentences]
            self._last = events, names, told
        return told

    def _ending_sentences(self, view: View[Any], names: Names) -> Iterator[str]:
        outcome = view.outcome
        if outcome is not None and outcome.winners:
            winners = self._localizer.join_list(names.get(seat, seat) for seat in outcome.winners)
            yield self._localizer.say("any-winners", winners=winners, count=len(outcome.winners))

    def load(self) -> None:
        """Nothing to load."""
