"""Tracks which pages of a table were shown at one keyboard, and what is still unread."""

from serai.games.nights.locales.nights_texts import NightsTexts
from serai.games.nights.locales.pages import Page, PageBuilder
from serai.games.nights.terminal.emphasis import strip_emphasis
from serai.games.nights.terminal.secrets import last_page_shown_to_reader
from serai.locales.localizer import names_by_seat
from serai.locales.rendered_text import Passage
from serai.table import Decision, Table

LOG_PAGES = 20
"""The log beside the table shows this many turns; the journal shows all."""


class PageFeed:
    """Feeds events to pages, in one language.

    `fresh` counts the passages on the page before the last choice, `read` those that were read.
    """

    def __init__(self, table: Table, nights_texts: NightsTexts) -> None:
        self._table = table
        self._told = 0
        self.fresh = self.read = 0
        self.change_language(nights_texts)

    def change_language(self, nights_texts: NightsTexts) -> None:
        """Rebuilds all pages in another language."""
        self._nights_texts = nights_texts
        self._pages = PageBuilder(nights_texts.localizer, nights_texts.sentences)
        self.page.passages.append(Passage("turn", nights_texts.say("screen-new-here")))
        events = self._table.events(0, self.viewer_seat)[: self._told]
        self._pages.add_events(events, names_by_seat(self._table))

    @property
    def seats_of_persons(self) -> list[str]:
        return [seat for seat, sitter in self._table.sitters.items() if not sitter.bot]

    @property
    def viewer_seat(self) -> str | None:
        """The seat whose view is shown: that of the only person, or a spectator's (None) if there are
        several.
        """
        return self.seats_of_persons[0] if len(self.seats_of_persons) == 1 else None

    @property
    def shown_event_count(self) -> int:
        """The number of events shown."""
        return self._told

    @property
    def page(self) -> Page:
        return self._pages.last_page

    @property
    def has_unread_passages(self) -> bool:
        """Whether the page has passages of the tale that are not yet read."""
        return self.page.tale_continues_after(self.read)

    def skip_to_last_page(self) -> None:
        """Opens a resumed table at its last page, and counts that as read."""
        events = self._table.events(0, self.viewer_seat)
        self._pages.add_events(events[self._told :], names_by_seat(self._table))
        self._told = len(events)
        self.mark_read()

    def mark_read(self) -> None:
        """Marks the whole page as read."""
        self.read = len(self.page.passages)

    def mark_choice_made(self) -> None:
        """Records a choice: the page counts as read, and what follows is new."""
        self.mark_read()
        self.fresh = self.read

    def try_to_add_new_events(self) -> bool:
        """Adds new events to the page. False if the page must be turned first."""
        names = names_by_seat(self._table)
        for event in self._table.events(self._told, self.viewer_seat):
            page = self.page
            if event.key in ("turn", "ended") and self.has_unread_passages:
                return False
            self._pages.add_events([event], names)
            self._told += 1
            if self.page is not page:
                self.fresh = self.read = 0
        return True

    def page_and_first_new_passage(self, decision: Decision | None) -> tuple[Page, int]:
        """The page to show (the turn's, or the Reader's own), and the number of its first new passage."""
        if decision is None or decision.kind != "page":
            return self.page, self.fresh
        pages = PageBuilder(self._nights_texts.localizer, self._nights_texts.sentences)
        page = last_page_shown_to_reader(
            pages, self._table.events(0, decision.seat), names_by_seat(self._table)
        )
        page.passages.insert(0, Passage("turn", self._nights_texts.say("screen-read-aloud")))
        return page, 0

    def recent_sentences_and_first_new(self) -> tuple[list[str], int]:
        """The sentences of the last turns, and the index of the first new one."""
        before = [text for page in self._pages.pages[-LOG_PAGES:-1] for text in page.log_sentences()]
        return [*before, *self.page.log_sentences()], len(before) + len(self.page.log_sentences(self.fresh))

    def journal_text(self) -> str:
        """All pages as text."""
        passages = (passage for page in self._pages.pages for passage in page.passages)
        return "\n".join(strip_emphasis(passage.text) for passage in passages)
