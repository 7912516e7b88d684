"""All that was read of a pack, as its author wrote it: nothing is proved yet."""

from collections.abc import KeysView
from typing import TYPE_CHECKING

from msgspec import Struct, field

from serai.book.diagnostics import Report
from serai.book.languages import FALLBACK, LANGUAGES, Language
from serai.book.lexicon import Adjective, Being, Lexicon
from serai.book.map import Map
from serai.book.source import Folder
from serai.book.tales import Tale

if TYPE_CHECKING:
    from serai.book.book import Manifest
    from serai.book.cards import CardPlace, Deck
    from serai.book.plan import PlannedStrip, WaitingCell
    from serai.book.tables import ChartTable, MatrixTable
    from serai.book.translation import Translation


class Strip(Struct):
    """A strip or a place: its tale in each language that has one."""

    id: str
    tales: dict[Language, Tale] = field(default_factory=dict[Language, Tale])


class Draft:
    """All that was read of a pack, with places in files, for the checker and the compiler."""

    def __init__(self, folder: Folder, report: Report) -> None:
        self.folder = folder
        self.report = report
        self.source: Language = FALLBACK
        # What the pack is told in: as pack.toml says, or by the tales that are there. The rest falls back.
        self.languages: tuple[Language, ...] = LANGUAGES
        self.manifest: Manifest | None = None
        self.translations: dict[Language, Translation] = {}
        self.strips: dict[str, Strip] = {}
        self.places: dict[str, Strip] = {}
        self.matrices: dict[str, MatrixTable] = {}
        self.charts: dict[str, ChartTable] = {}
        self.plan: dict[str, PlannedStrip] = {}
        # The cells of each planned strip that is not written; in `matrices` others stand in for them.
        self.waiting: dict[str, list[WaitingCell]] = {}
        self.cards: dict[Deck, dict[str, CardPlace]] = {"encounters": {}, "treasures": {}, "quests": {}}
        self.map = Map({}, (), {})
        self.beings: dict[str, Being] = {}
        self.adjectives: dict[str, Adjective] = {}
        self.tokens: dict[str, dict[Language, str]] = {}
        self.numbers: dict[str, int] | None = None
        self.space_ids: set[str] = set()
        self.arrow_ids: set[str] = set()
        # Files that could not be read at all. What may stand in them is not missed elsewhere, so that one
        # broken file is one message.
        self.unread: set[str] = set()
        # Words whose entry is faulty: known, so that one slip in the lexicon is not told a hundred times.
        self.faulty_words: set[str] = set()
        self.paths = frozenset(source.path for source in folder.sources)
        # What is asked of `unread` for each of a thousand mistakes; the first number says for how many files.
        self._unread_names: tuple[int, frozenset[str]] = (0, frozenset())
        self._unread_starts: dict[tuple[int, str], bool] = {}

    @property
    def lexicon(self) -> Lexicon:
        return Lexicon(self.beings, self.adjectives, self.tokens, self.source)

    @property
    def treasures(self) -> KeysView[str]:
        return self.cards["treasures"].keys()

    def has_unread(self, start: str = "") -> bool:
        """Whether a file could not be read whose path begins so."""
        asked = (len(self.unread), start)
        if asked not in self._unread_starts:
            self._unread_starts[asked] = any(path.startswith(start) for path in self.unread)
        return self._unread_starts[asked]

    def is_unread(self, strip: str, language: Language | None = None) -> bool:
        """Whether a file of a strip could not be read, in one language or in any."""
        if not self.unread:
            return False
        names = [f".{language}."] if language else [f".{one}." for one in LANGUAGES]
        count, files = self._unread_names
        if count != len(self.unread):
            files = frozenset(path.split("/", 1)[-1].replace("/", "-") for path in self.unread)
            self._unread_names = (len(self.unread), files)
        return any(f"{strip.replace('/', '-')}{name}tale.md" in files for name in names)

    def tale(self, strip: Strip) -> Tale | None:
        """The tale in the source language."""
        return strip.tales.get(self.source)

    def paragraph_ids(self) -> dict[str, list[str]]:
        """The paragraphs of every strip and place in order, by the source language if it is there."""
        found: dict[str, list[str]] = {}
        for strip in (*self.strips.values(), *self.places.values()):
            tale = self.tale(strip) or next(iter(strip.tales.values()), None)
            if tale:
                found[strip.id] = [paragraph.id for paragraph in tale.every_paragraph]
        return found
