"""An edition: one Book in one language, for one kind of paper."""

from typing import Literal

from msgspec import Struct

from serai.book.awards import Award
from serai.book.book import Book
from serai.book.languages import Language
from serai.games.nights.pdf.phrasing import PaperPhrases
from serai.games.nights.pdf.wording import Run, on_paper
from serai.games.nights.words.things import Things
from serai.games.nights.world import World
from serai.locales.speaker import speaker
from serai.locales.texts import Texts, texts

Paper = Literal["a4", "letter"]

# Width and height of a sheet held upright, in millimetres.
SHEETS: dict[Paper, tuple[float, float]] = {"a4": (210, 297), "letter": (215.9, 279.4)}


class Face(Struct, frozen=True):
    """What every document knows: its title, its language and its paper."""

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
        self.texts: Texts = texts(language, "serai.games.nights.words:print")
        self.say = self.texts.say
        self._speaker = speaker(language, "nights", pack=world.book.digest)
        self.name = self._speaker.say
        self.phrases = PaperPhrases(self._speaker, self.texts)
        self.things = Things(self._speaker, self.phrases)

    @property
    def book(self) -> Book:
        return self.world.book

    @property
    def title(self) -> str:
        return self.book.text(self.book.manifest.title, self.language)

    def face(self, document: str) -> Face:
        manifest = self.book.manifest
        width, height = SHEETS[self.paper]
        return Face(
            title=self.name("title"),
            subtitle=self.say(f"print-{document}"),
            language=self.language,
            width=width,
            height=height,
            colophon=self.say(
                "print-colophon", pack=self.title, version=manifest.version, licence=manifest.licence
            ),
        )

    def tale(self, written: dict[Language, str]) -> list[Run]:
        """A text of the Book; one that is not translated stands in the language it was written in."""
        spoken: Language = self.language if written.get(self.language) else self.book.manifest.source
        return on_paper(spoken, written[spoken])

    def awards(self, awards: tuple[Award, ...]) -> list[str]:
        return self.phrases.told(awards)
