"""Renders events and decisions of the Nights as text in a viewer's language."""

from collections.abc import Iterable, Sequence
from functools import cached_property

from msgspec import UNSET

from serai.games.nights.board import Board
from serai.games.nights.chronicle.journeys import ShortestPaths
from serai.games.nights.locales.choices import hero_of_decision, labelled_choices
from serai.games.nights.locales.ending import ending_paragraphs, final_results
from serai.games.nights.locales.live_pages import LivePages, StoryContext, find_story_context
from serai.games.nights.locales.nights_texts import nights_texts
from serai.locales.localizer import Localizer
from serai.locales.rendered_text import Choice, Passages, RenderedText
from serai.locales.texts import Names
from serai.table import Event, View

_EventsInContext = tuple[Sequence[Event], Names, dict[str, str], StoryContext]
"""All that the passages of events depend on: the names of players and the heroes too, by seat."""


class NightsRenderer:
    def __init__(self, localizer: Localizer) -> None:
        self._nights_texts = nights_texts(localizer.language, localizer.pack)
        self._last: tuple[_EventsInContext | None, list[Passages]] = None, []

    def render(
        self, view: View[Board], events: Sequence[Event], earlier_events: Iterable[Event]
    ) -> RenderedText:
        """Renders the text of `events` and of the resulting view; `earlier_events` come latest
        first.
        """
        texts, names = self._nights_texts, {seat: sitter.name for seat, sitter in view.sitters.items()}
        decision, board = view.decision, view.board
        question = subject = moment = ""
        choices: list[Choice] = []
        if decision is not None:
            question = texts.sentences.question_text(decision, names, hero_of_decision(decision, board).sex)
            subject = texts.sentences.subject_name(decision)
            moment = texts.sentences.rule_for_decision(decision)
            choices = labelled_choices(decision, board, names, texts)
        return RenderedText(
            book=texts.phrases.book.digest,
            told=self._passages_of_events(
                events, earlier_events, names, {seat: hero.hero for seat, hero in board.heroes.items()}
            ),
            question=question,
            subject=subject,
            moment=moment,
            choices=choices,
            names={
                seat: texts.hero_items.detailed_names_by_id(hero) if hero.hero else {}
                for seat, hero in board.heroes.items()
            },
            ending=ending_paragraphs(view, names, texts),
            ranks={one.seat: one.rank for one in final_results(view)} if view.outcome else UNSET,
        )

    def render_events(
        self, events: Iterable[Event], earlier_events: Iterable[Event], names: Names
    ) -> list[Passages]:
        """Renders the passages of each event. `earlier_events` tell which being it is about, and which hero
        each seat has.
        """
        events, earlier_events = list(events), list(earlier_events)
        heroes = {
            str(event.args["seat"]): str(event.args["hero"])
            for event in (*reversed(earlier_events), *events)
            if event.key == "hero"
        }
        return self._passages_of_events(events, earlier_events, names, heroes)

    def _passages_of_events(
        self, events: Sequence[Event], earlier_events: Iterable[Event], names: Names, heroes: dict[str, str]
    ) -> list[Passages]:
        """Cached for the last events: all viewers of a table in one language mostly get the same."""
        if not events:
            return []
        asked = events, names, heroes, find_story_context(earlier_events)
        last_asked, passages = self._last
        if asked != last_asked:
            passages = self._make_passages(*asked)
            self._last = asked, passages
        return passages

    def _make_passages(
        self, events: Sequence[Event], names: Names, heroes: dict[str, str], context: StoryContext
    ) -> list[Passages]:
        phrases = self._nights_texts.phrases
        named = {seat: phrases.hero_name(hero) for seat, hero in heroes.items() if hero}
        pages = LivePages(self._nights_texts, self._shortest_paths, named, context)
        return [pages.passages_of_event(event, names) for event in events]

    @cached_property
    def _shortest_paths(self) -> ShortestPaths:
        return ShortestPaths(self._nights_texts.phrases.book.map)

    def load(self) -> None:
        """Loads the Book in advance."""
        _ = self._nights_texts.phrases.world
