"""Events as pages: one page per turn, with sentences and the texts of the tale."""

from collections.abc import Iterable, Iterator, Sequence

from msgspec import Struct, field

from serai.games.nights.locales.sentences import NightsSentences
from serai.locales.localizer import Localizer
from serai.locales.rendered_text import Kind, Passage
from serai.locales.texts import Names
from serai.table import Event

GAINS = frozenset(
    {
        "destiny-gained",
        "story-gained",
        "treasure-gained",
        "skill-gained",
        "skill-for-one-use",
        "token-gained",
        "claimed",
        "quest-finished",
        "merchant",
    }
)
LOSSES = frozenset(
    {"destiny-lost", "story-lost", "treasure-lost", "skill-lost", "token-lost", "quest-lost", "died"}
)
FATES = frozenset({"status-gained", "status-lost"})
"""Events that are neither gain nor loss: a status may be good or bad."""

TALE = frozenset({"opening", "section", "gain", "loss", "fate"})
"""The kinds of passages that players must have read before the page is turned."""

LOGGED = frozenset({"said", "turn", "gain", "loss", "fate", "time", "first"})
"""The kinds of passages in the log: all but the tale itself."""

FIRST = frozenset({"first"})
WHISPERED = frozenset({"reading", "reading-section"})


class Page(Struct):
    """The page of one turn. The first page, before any turn, has no seat."""

    seat: str = ""
    passages: list[Passage] = field(default_factory=list[Passage])

    def tale_continues_after(self, count: int) -> bool:
        """Whether the tale continues after the first `count` passages. The first page says who begins."""
        wanted = TALE if self.seat else FIRST
        return any(passage.kind in wanted for passage in self.passages[count:])

    def log_sentences(self, first_passages: int | None = None) -> list[str]:
        """The sentences for the log, from the first `first_passages` passages or from all of them."""
        return [passage.text for passage in self.passages[:first_passages] if passage.kind in LOGGED]


class PageBuilder:
    """Builds pages from the events of one viewer, in one language."""

    def __init__(self, localizer: Localizer, sentences: NightsSentences) -> None:
        self._localizer = localizer
        self._sentences = sentences
        self._read: Event | None = None
        self.pages = [Page()]

    def restore_context(self, events: Iterable[Event]) -> None:
        """Restores the context from earlier events, latest first.

        A section needs the being that its opening named.
        """
        self._read = next((event for event in events if event.key in ("read", "reading")), None)

    @property
    def last_page(self) -> Page:
        return self.pages[-1]

    def add_events(self, events: Iterable[Event], names: Names) -> None:
        """Adds events. A page that the Reader sees before the others is kept separate."""
        for event in events:
            if event.key in WHISPERED:
                continue
            if event.key == "turn":
                self.pages.append(Page(str(event.args["seat"])))
            self.last_page.passages += self.passages_of_event(event, names)

    def passages_of_event(self, event: Event, names: Names) -> list[Passage]:
        """The passages of an event."""
        sentence = self._localizer.event_sentence(event, names)
        if event.key in ("read", "reading"):
            self._read = event
        match event.key:
            case "read" | "reading":
                return self._opening_passages(event)
            case "section" | "reading-section":
                heading = self._sentences.phrases.heading_text(
                    str(event.args["section"]), str(event.args.get("sex", self._sex_of_hero))
                )
                text = self._sentences.text_to_read_aloud(event, self._read)
                return [Passage("section", heading), *_narration_passages(text), *self._award_passages(event)]
            case "place":
                opening, *more = _nonblank_lines(self._sentences.text_to_read_aloud(event, self._read)) or [
                    ""
                ]
                opening = Passage("opening", opening, ornament=str(event.args["place"]))
                return [Passage("said", sentence), opening, *_narration_passages("\n".join(more))]
            case "claimed" | "quest-treasure" | "quest-finished":
                text = self._sentences.text_to_read_aloud(event)
                return [*_narration_passages(text), Passage(passage_kind_of_event(event), sentence)]
            case "turn":
                return [Passage("turn", sentence)]
            case "time" | "first":
                return [Passage(event.key, sentence)]
            case _:
                return [Passage(passage_kind_of_event(event), sentence)] if sentence else []

    @property
    def _sex_of_hero(self) -> str:
        return str(self._read.args.get("sex", "m")) if self._read is not None else "m"

    def _opening_passages(self, event: Event) -> list[Passage]:
        text = self._sentences.text_to_read_aloud(event)
        phrases = self._sentences.phrases
        paragraph = phrases.book.paragraphs[str(event.args["paragraph"])]
        opening, *more = _nonblank_lines(text) or [""]
        headings = self._sentences.headings_line(event)
        ornament = phrases.matrix_by_strip.get(paragraph.strip, "")
        passages = [
            Passage("opening", opening, paragraph.number, ornament),
            *_narration_passages("\n".join(more)),
        ]
        if headings:
            passages.append(Passage("headings", headings))
        return passages if event.args.get("headings") else [*passages, *self._award_passages(event)]

    def _award_passages(self, event: Event) -> Iterator[Passage]:
        """The award as it is read aloud, before it is applied (N7.10)."""
        arguments = event.args
        award = self._sentences.phrases.awards.section_award_phrase(
            str(arguments["paragraph"]), str(arguments.get("section", "")), self._sex_of_hero
        )
        if award:
            yield Passage("award", self._localizer.say("award-heard", award=award))


def passage_kind_of_event(event: Event) -> Kind:
    if event.key in FATES:
        return "fate"
    change = event.args.get("change", 0) if event.key == "wealth" else 0
    if event.key in GAINS or (isinstance(change, int) and change > 0):
        return "gain"
    return "loss" if event.key in LOSSES or (isinstance(change, int) and change < 0) else "said"


def _nonblank_lines(text: str) -> list[str]:
    return [line.strip() for line in text.splitlines() if line.strip()]


def _narration_passages(text: str) -> Sequence[Passage]:
    return [Passage("told", paragraph) for paragraph in _nonblank_lines(text)]
