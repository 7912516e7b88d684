"""An edition: one Book in one language, for one kind of paper."""

from typing import Literal

from msgspec import Struct

from serai.book.awards import Award
from serai.book.book import Book
from serai.book.languages import Language
from serai.games.nights.locales.hero_items import HeroItems
from serai.games.nights.pdf.neutral_wording import Run, runs_for_print
from serai.games.nights.pdf.paper_phrases import PaperPhrases
from serai.games.nights.world import World
from serai.locales.localizer import find_localizer
from serai.locales.texts import Texts, find_texts

Paper = Literal["a4", "letter"]

# Width and height of a portrait sheet, in millimetres.
SHEETS: dict[Paper, tuple[float, float]] = {"a4": (210, 297), "letter": (215.9, 279.4)}


class DocumentInfo(Struct, frozen=True):
    """The title, language and paper of a document."""

    title: str
    subtitle: str
    language: Language
    width: float
    height: float
    colophon: str


class Edition:
    def __init__(self, world: World, language: Language, paper: Paper) -> None:
        self.world = world
        self.language: Language = language
        self.paper: Paper = paper
        self.texts: Texts = find_texts(language, "serai.games.nights.locales:print")
        self.say = self.texts.say
        self._localizer = find_localizer(language, "nights", pack=world.book.digest)
        self.name = self._localizer.say
        self.phrases = PaperPhrases(self._localizer, self.texts)
        self.hero_items = HeroItems(self._localizer, self.phrases)

    @property
    def book(self) -> Book:
        return self.world.book

    @property
    def title(self) -> str:
        return self.book.text_in_language(self.book.manifest.title, self.language)

    def document_info(self, document: str) -> DocumentInfo:
        manifest = self.book.manifest
        width, height = SHEETS[self.paper]
        return DocumentInfo(
            title=self.name("title"),
            subtitle=self.say(f"print-{document}"),
            language=self.language,
            width=width,
            height=height,
            colophon=self.say(
                "print-colophon", pack=self.title, version=manifest.version, licence=manifest.licence
            ),
        )

    def tale_runs(self, text_by_language: dict[Language, str]) -> list[Run]:
        """A text of the Book, in the source language if it is not translated."""
        spoken: Language = self.language if text_by_language.get(self.language) else self.book.manifest.source
        return runs_for_print(spoken, text_by_language[spoken])

    def award_phrases(self, awards: tuple[Award, ...]) -> list[str]:
        return self.phrases.award_phrases(awards)
