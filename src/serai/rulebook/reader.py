"""Reads the retold rules: a page for each game and language, chapter by chapter, each rule with its id."""

import re
from functools import cache
from importlib.resources import files
from typing import TYPE_CHECKING

from msgspec import Struct

from serai.locales.texts import LANGUAGES, Language
from serai.plugin import find_plugin
from serai.table import Refused

if TYPE_CHECKING:
    from importlib.resources.abc import Traversable

RULE = re.compile(r"\b[A-Z]\d+\.\d+(?:-[a-z]+)?\b")
"""A rule's id. A rule that speaks of many things may be told in parts: `D1.4-elf` is the elf's part."""


class Paragraph(Struct, frozen=True):
    """A paragraph, and the list that follows from it, if one does."""

    text: str
    items: tuple[str, ...] = ()


class Entry(Struct, frozen=True):
    """One rule, or a few that are told together. The first id is its address on a page."""

    ids: tuple[str, ...]
    title: str
    paragraphs: tuple[Paragraph, ...]

    @property
    def text(self) -> str:
        return " ".join(line for each in self.paragraphs for line in (each.text, *each.items))


class Chapter(Struct, frozen=True):
    """`about` is what holds for all of its rules, if there is such a thing."""

    id: str
    title: str
    about: str
    entries: tuple[Entry, ...]


class Rulebook(Struct, frozen=True):
    """All rules of a game in one language, in the order in which a reader needs them."""

    game: str
    language: Language
    title: str
    about: str
    chapters: tuple[Chapter, ...]

    def entry(self, rule: str) -> Entry | None:
        """The entry that tells a rule; of a rule in parts, the first."""
        every = [entry for chapter in self.chapters for entry in chapter.entries]
        exact = next((entry for entry in every if rule in entry.ids), None)
        return exact or next((entry for entry in every if rule in map(rule_of, entry.ids)), None)


def rule_of(told: str) -> str:
    """The numbered rule that an id of the retold rules belongs to."""
    return told.partition("-")[0]


@cache
def rulebook(game: str, language: Language) -> Rulebook:
    """The rules of a game; in the first language that it has, where nobody has retold them in this one."""
    pages = [folder_of(game) / f"{each}.md" for each in (language, *LANGUAGES)]
    page = next((one for one in pages if one.is_file()), pages[0])
    return read(page.read_text("utf-8"), game, language)


def folder_of(game: str) -> "Traversable":
    """Where the rules of a game lie; raises `Refused` where nobody has retold them."""
    package = find_plugin(game).rulebook
    if not package:
        raise Refused("refused-no-rules")
    return files(package)


def read(page: str, game: str, language: Language) -> Rulebook:
    """A page of simple Markdown: `# Title`, `## N7 Chapter`, `### N7.3 Rule`, paragraphs and lists."""
    head, *chapters = re.split(r"^## ", page, flags=re.M)
    title, _, about = head.removeprefix("# ").partition("\n")
    return Rulebook(game, language, title, about.strip(), tuple(map(_chapter, chapters)))


def _chapter(text: str) -> Chapter:
    head, *entries = re.split(r"^### ", text, flags=re.M)
    line, _, about = head.partition("\n")
    identifier, _, title = line.partition(" ")
    return Chapter(identifier, title, about.strip(), tuple(map(_entry, entries)))


def _entry(text: str) -> Entry:
    head, _, body = text.partition("\n")
    words = head.split(" ")  # only there: French has other spaces, which stay
    ids = [word for word in words if RULE.fullmatch(word)]
    blocks = [block.splitlines() for block in body.strip().split("\n\n")]
    paragraphs: list[Paragraph] = []
    for lines in blocks:
        if lines[0].startswith("- "):
            items = tuple(line.removeprefix("- ") for line in lines)
            paragraphs[-1] = Paragraph(paragraphs[-1].text, items)
        else:
            paragraphs.append(Paragraph(" ".join(lines)))
    return Entry(tuple(ids), " ".join(words[len(ids) :]), tuple(paragraphs))
