"""Texts as they read without their braces: the words in them, and where each stands in its file."""

import re
import unicodedata
from bisect import bisect_right
from collections.abc import Iterator

from msgspec import Struct

# Letters, with the accents that may follow them, joined by apostrophes and hyphens; never digits.
LETTERS = r"[^\W\d_]+(?:[\u0300-\u036f]+[^\W\d_]*)*"
WORD = re.compile(rf"(?<![\w]){LETTERS}(?:['’‑-]{LETTERS})*(?![\w])")
BRACED = re.compile(r"\{(?:(?P<referent>[ohs]):)?(?P<content>[^{}]*)\}")
SENTENCE = re.compile(r"[^.!?…\n]+")
# Masculine, feminine, and the neuter that only English hears.
GENDERS_HEARD = 3


class Plain(Struct, frozen=True):
    """A text without its braces; `starts` and `offsets` lead from its letters back to the author's text."""

    text: str
    starts: tuple[int, ...]
    offsets: tuple[int, ...]

    def offset(self, index: int) -> int:
        """Where a letter stands in the author's text."""
        part = bisect_right(self.starts, index) - 1
        return self.offsets[part] + index - self.starts[part]

    def words(self) -> Iterator[tuple[str, int]]:
        """Every word as it is spelt, and its offset in the author's text."""
        for found in WORD.finditer(self.text):
            yield normal(found[0]), self.offset(found.start())


def plain(text: str, gender: int = 0) -> Plain:
    """The text with every placeholder as it is printed, and every mark of agreement in one gender."""
    parts: list[tuple[str, int]] = []
    end = 0
    for braced in BRACED.finditer(text):
        parts.append((text[end : braced.start()], end))
        parts.append(_chosen(braced, gender))
        end = braced.end()
    parts.append((text[end:], end))
    starts: list[int] = []
    length = 0
    for part, _ in parts:
        starts.append(length)
        length += len(part)
    return Plain("".join(part for part, _ in parts), tuple(starts), tuple(offset for _, offset in parts))


def every_gender(text: str) -> list[Plain]:
    """The text once, or once for each gender if it has marks of agreement."""
    marked = any(braced["referent"] for braced in BRACED.finditer(text))
    return [plain(text, gender) for gender in range(GENDERS_HEARD if marked else 1)]


def _chosen(braced: re.Match[str], gender: int) -> tuple[str, int]:
    content, start = braced["content"], braced.start("content")
    if not braced["referent"]:
        return content, start
    options = content.split("|")
    # A feminine ending alone: perdu{h:e}.
    if len(options) == 1:
        return (content, start) if gender == 1 else ("", start)
    which = gender if gender < len(options) else 0
    return options[which], start + sum(len(option) + 1 for option in options[:which])


def normal(word: str) -> str:
    """A word in one way of writing: composed letters, straight apostrophes, plain hyphens."""
    return unicodedata.normalize("NFC", word).replace("’", "'").replace("‑", "-")


def words_of(text: str) -> tuple[str, ...]:
    """The words of a text in small letters, placeholders as they are printed."""
    return _words(plain(text).text)


def words_without_placeholders(text: str) -> tuple[str, ...]:
    """The author's own words of a text, in small letters; a mark of agreement is part of its word."""
    bare = BRACED.sub(lambda found: _chosen(found, 0)[0] if found["referent"] else " ", text)
    return _words(bare)


def _words(text: str) -> tuple[str, ...]:
    return tuple(WORD.findall(normal(text).lower()))


def sentences(text: str) -> Iterator[tuple[tuple[str, ...], int]]:
    """The words of every sentence, and where its first word stands in the author's text."""
    read = plain(text)
    for found in SENTENCE.finditer(read.text):
        first = WORD.search(found[0])
        if first:
            yield _words(found[0]), read.offset(found.start() + first.start())
