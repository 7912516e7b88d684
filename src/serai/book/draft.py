"""A pack as it was read, not yet checked."""

from collections.abc import KeysView
from typing import TYPE_CHECKING

from msgspec import Struct, field

from serai.book.diagnostics import Position, Report
from serai.book.languages import FALLBACK, LANGUAGES, Language
from serai.book.lexicon import Adjective, Being, Lexicon
from serai.book.map import Map
from serai.book.pack_files import PackFolder
from serai.book.rows import closest_rows
from serai.book.tales import Tale

if TYPE_CHECKING:
    from serai.book.book import Manifest
    from serai.book.cards import Deck, LocatedCard
    from serai.book.markdown_tables import ChartTable, MatrixTable
    from serai.book.overused_words import OverusedWords
    from serai.book.plan import PlannedStrip, UnwrittenCell
    from serai.book.plan_places import PlannedPlace
    from serai.book.translation_file import TranslationFile


class Strip(Struct):
    """A strip or a place: its tale in each language that has one."""

    id: str
    tales: dict[Language, Tale] = field(default_factory=dict[Language, Tale])


class Draft:
    """Everything read from a pack, with positions in files, for the checker and the compiler."""

    def __init__(self, folder: PackFolder, report: Report) -> None:
        self.folder = folder
        self.report = report
        self.source: Language = FALLBACK
        # From pack.toml, or from the tales that exist. Other languages fall back to the source.
        self.languages: tuple[Language, ...] = LANGUAGES
        self.manifest: Manifest | None = None
        self.engine_at = Position()
        self.translations: dict[Language, TranslationFile] = {}
        self.strips: dict[str, Strip] = {}
        self.places: dict[str, Strip] = {}
        self.matrices: dict[str, MatrixTable] = {}
        self.charts: dict[str, ChartTable] = {}
        self.plan: dict[str, PlannedStrip] = {}
        self.planned_places: dict[str, PlannedPlace] = {}
        # The cells of each planned strip that is not written yet; `matrices` has substitutes for them.
        self.unwritten_cells: dict[str, list[UnwrittenCell]] = {}
        self.cards: dict[Deck, dict[str, LocatedCard]] = {"encounters": {}, "treasures": {}, "quests": {}}
        self.map = Map({}, (), {})
        self.beings: dict[str, Being] = {}
        self.adjectives: dict[str, Adjective] = {}
        self.tokens: dict[str, dict[Language, str]] = {}
        self.overused_words: dict[Language, OverusedWords] = {}
        self.numbers: dict[str, int] | None = None
        self.space_ids: set[str] = set()
        self.arrow_ids: set[str] = set()
        # Files that could not be read. Ids that they may define are not reported as missing, so that one
        # broken file gives one message.
        self.unreadable: set[str] = set()
        # Where each word of the lexicon is declared, by table and id.
        self.word_places: dict[tuple[str, str], tuple[str, Position]] = {}
        # Words with a faulty entry: still known, so that one mistake in the lexicon gives one message.
        self.faulty_words: set[str] = set()
        self.paths = frozenset(source.path for source in folder.files)
        # Memos for queries about `unreadable`, valid while it has the given number of files.
        self._unreadable_names: tuple[int, frozenset[str]] = (0, frozenset())
        self._unreadable_starts: dict[tuple[int, str], bool] = {}

    @property
    def lexicon(self) -> Lexicon:
        return Lexicon(self.beings, self.adjectives, self.tokens, self.source)

    @property
    def treasures(self) -> KeysView[str]:
        return self.cards["treasures"].keys()

    def closest_row(self, letter: str, name: str, being: str, adjective: str | None) -> str | None:
        """The row of a matrix that fits a being most closely (N7.5); None if none does.

        `name` is its adjective, the being itself, or the situation in which it is met.
        """
        found = self.closest_rows(letter, name, being, adjective)
        return found[0] if found else None

    def closest_rows(self, letter: str, name: str, being: str, adjective: str | None) -> list[str]:
        """The rows that fit most closely: more than one if the pack is ambiguous."""
        matrix = self.matrices.get(letter)
        if matrix is None:
            return []
        known, described = self.beings.get(being), self.adjectives.get(adjective or "")
        return closest_rows(matrix.row_keys, name, known, described)

    def has_unreadable_file(self, start: str = "") -> bool:
        """Whether any file whose path starts like this could not be read."""
        key = (len(self.unreadable), start)
        if key not in self._unreadable_starts:
            self._unreadable_starts[key] = any(path.startswith(start) for path in self.unreadable)
        return self._unreadable_starts[key]

    def is_file_of_strip_unreadable(self, strip: str, language: Language | None = None) -> bool:
        """Whether a file of a strip could not be read, in one language or in any."""
        if not self.unreadable:
            return False
        names = [f".{language}."] if language else [f".{one}." for one in LANGUAGES]
        count, files = self._unreadable_names
        if count != len(self.unreadable):
            files = frozenset(path.split("/", 1)[-1].replace("/", "-") for path in self.unreadable)
            self._unreadable_names = (len(self.unreadable), files)
        return any(f"{strip.replace('/', '-')}{name}tale.md" in files for name in names)

    def source_tale(self, strip: Strip) -> Tale | None:
        """The tale in the source language."""
        return strip.tales.get(self.source)

    def source_tale_or_any(self, strip: Strip) -> Tale | None:
        """The tale in the source language, or else in any language."""
        return self.source_tale(strip) or next(iter(strip.tales.values()), None)

    def paragraph_ids_by_strip(self) -> dict[str, list[str]]:
        """The paragraph ids of every strip and place, in order."""
        found: dict[str, list[str]] = {}
        for strip in (*self.strips.values(), *self.places.values()):
            if tale := self.source_tale_or_any(strip):
                found[strip.id] = [paragraph.id for paragraph in tale.all_paragraphs]
        return found
