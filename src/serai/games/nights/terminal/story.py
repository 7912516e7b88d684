"""How far the story of a table has been told at one keyboard, and what of it nobody has read yet."""

from serai.games.nights.terminal.secrets import reading_page
from serai.games.nights.terminal.stress import unstressed
from serai.games.nights.words.pages import Page, Pages
from serai.games.nights.words.voice import Voice
from serai.locales.speaker import names_of
from serai.locales.words import Passage
from serai.table import Decision, Table

LOG_PAGES = 20
"""So many turns stay beside the table; the journal has them all."""


class Story:
    """Tells what happens page by page, in one voice.

    `fresh` are the passages of the page that were there before the last choice, `read` those that somebody
    has had time to read.
    """

    def __init__(self, table: Table, voice: Voice) -> None:
        self._table = table
        self._told = 0
        self.fresh = self.read = 0
        self.speak(voice)

    def speak(self, voice: Voice) -> None:
        """Tells everything so far again, in another voice."""
        self._voice = voice
        self._pages = Pages(voice.speaker, voice.sentences)
        self.page.passages.append(Passage("turn", voice.say("screen-new-here")))
        events = self._table.events(0, self.ears)[: self._told]
        self._pages.add(events, names_of(self._table))

    @property
    def persons(self) -> list[str]:
        return [seat for seat, sitter in self._table.sitters.items() if not sitter.bot]

    @property
    def ears(self) -> str | None:
        """Whose ears hear what is told: those of the only person here, or of anyone who passes by."""
        return self.persons[0] if len(self.persons) == 1 else None

    @property
    def told(self) -> int:
        """How many events have been told."""
        return self._told

    @property
    def page(self) -> Page:
        return self._pages.last

    @property
    def unread(self) -> bool:
        """Whether the page has something of the tale that nobody can have read yet."""
        return self.page.tells_since(self.read)

    def catch_up(self) -> None:
        """A table that goes on opens where it was left: its last page is there, and counts as read."""
        events = self._table.events(0, self.ears)
        self._pages.add(events[self._told :], names_of(self._table))
        self._told = len(events)
        self.leave_read()

    def leave_read(self) -> None:
        """Everything on the page has been read."""
        self.read = len(self.page.passages)

    def choose(self) -> None:
        """Somebody chooses: who does that has read the page, and what follows is new."""
        self.leave_read()
        self.fresh = self.read

    def tell_on(self) -> bool:
        """Adds to the page what has happened; False where the page must be turned before more is told."""
        names = names_of(self._table)
        for event in self._table.events(self._told, self.ears):
            page = self.page
            if event.key in ("turn", "ended") and self.unread:
                return False
            self._pages.add([event], names)
            self._told += 1
            if self.page is not page:
                self.fresh = self.read = 0
        return True

    def shown_to(self, decision: Decision | None) -> tuple[Page, int]:
        """The page that lies open, and what on it is new: that of the turn, or the Reader's own."""
        if decision is None or decision.kind != "page":
            return self.page, self.fresh
        pages = Pages(self._voice.speaker, self._voice.sentences)
        page = reading_page(pages, self._table.events(0, decision.seat), names_of(self._table))
        page.passages.insert(0, Passage("turn", self._voice.say("screen-read-aloud")))
        return page, 0

    def log(self) -> tuple[list[str], int]:
        """The sentences of the last turns, and from which on they are new."""
        before = [text for page in self._pages.pages[-LOG_PAGES:-1] for text in page.logged()]
        return [*before, *self.page.logged()], len(before) + len(self.page.logged(self.fresh))

    def journal(self) -> str:
        """Everything, from the first evening on."""
        passages = (passage for page in self._pages.pages for passage in page.passages)
        return "\n".join(unstressed(passage.text) for passage in passages)
