"""Parses rulebooks: a Markdown page for each game and language, with an id for each rule."""

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
"""The id of a rule. A long rule may be split into parts: `D1.4-elf` is the part about the elf."""


class Paragraph(Struct, frozen=True):
    """A paragraph, and the list that follows it, if any."""

    text: str
    items: tuple[str, ...] = ()


class RuleEntry(Struct, frozen=True):
    """One rule, or several explained together. The first id is the anchor on the page."""

    ids: tuple[str, ...]
    title: str
    paragraphs: tuple[Paragraph, ...]

    @property
    def text(self) -> str:
        return " ".join(line for each in self.paragraphs for line in (each.text, *each.items))


class Chapter(Struct, frozen=True):
    """A chapter. `about` is its introductory text, if any."""

    id: str
    title: str
    about: str
    entries: tuple[RuleEntry, ...]


class Rulebook(Struct, frozen=True):
    """All rules of a game in one language, in reading order."""

    game: str
    language: Language
    title: str
    about: str
    chapters: tuple[Chapter, ...]

    def find_entry(self, rule: str) -> RuleEntry | None:
        """The entry of a rule, or its first entry if the rule is split into parts."""
        every = [entry for chapter in self.chapters for entry in chapter.entries]
        exact = next((entry for entry in every if rule in entry.ids), None)
        return exact or next(
            (entry for entry in every if rule in map(rule_id_without_suffix, entry.ids)), None
        )


def rule_id_without_suffix(rule_id: str) -> str:
    """The rule that an id belongs to: `D1.4` for `D1.4-elf`."""
    return rule_id.partition("-")[0]


@cache
def load_rulebook(game: str, language: Language) -> Rulebook:
    """The rules of a game in a language, or in the first language available."""
    pages = [rulebook_folder(game) / f"{each}.md" for each in (language, *LANGUAGES)]
    page = next((one for one in pages if one.is_file()), pages[0])
    return parse_rulebook(page.read_text("utf-8"), game, language)


def rulebook_folder(game: str) -> "Traversable":
    """The folder of a game's rulebook; raises `Refused` if it has none."""
    package = find_plugin(game).rulebook
    if not package:
        raise Refused("refused-no-rules")
    return files(package)


def parse_rulebook(markdown: str, game: str, language: Language) -> Rulebook:
    """Parses simple Markdown: `# Title`, `## N7 Chapter`, `### N7.3 Rule`, paragraphs and lists."""
    head, *chapters = re.split(r"^## ", markdown, flags=re.M)
    title, _, about = head.removeprefix("# ").partition("\n")
    return Rulebook(game, language, title, about.strip(), tuple(map(_parse_chapter, chapters)))


def _parse_chapter(text: str) -> Chapter:
    head, *entries = re.split(r"^### ", text, flags=re.M)
    line, _, about = head.partition("\n")
    identifier, _, title = line.partition(" ")
    return Chapter(identifier, title, about.strip(), tuple(map(_parse_entry, entries)))


def _parse_entry(text: str) -> RuleEntry:
    head, _, body = text.partition("\n")
    words = head.split(" ")  # not split(), which would drop French non-breaking spaces
    ids = [word for word in words if RULE.fullmatch(word)]
    blocks = [block.splitlines() for block in body.strip().split("\n\n")]
    paragraphs: list[Paragraph] = []
    for lines in blocks:
        if lines[0].startswith("- "):
            items = tuple(line.removeprefix("- ") for line in lines)
            paragraphs[-1] = Paragraph(paragraphs[-1].text, items)
        else:
            paragraphs.append(Paragraph(" ".join(lines)))
    return RuleEntry(tuple(ids), " ".join(words[len(ids) :]), tuple(paragraphs))
