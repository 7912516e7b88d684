"""The text of a tale without its markup: its words and their offsets in the author's text."""

import re
import unicodedata
from bisect import bisect_right
from collections.abc import Iterator

from msgspec import Struct

# Letters with combining accents, joined by apostrophes and hyphens; no digits.
LETTERS = r"[^\W\d_]+(?:[\u0300-\u036f]+[^\W\d_]*)*"
WORD = re.compile(rf"(?<![\w]){LETTERS}(?:['’‑-]{LETTERS})*(?![\w])")
BRACED = re.compile(r"\{(?:(?P<referent>[ohs]):)?(?P<content>[^{}]*)\}")
SENTENCE = re.compile(r"[^.!?…\n]+")
# Masculine, feminine, and the neuter that only English has.
GENDER_COUNT = 3


class PlainText(Struct, frozen=True):
    """A text without its braces; `starts` and `offsets` map its letters back to the author's text."""

    text: str
    starts: tuple[int, ...]
    offsets: tuple[int, ...]

    def offset_in_source_text(self, index: int) -> int:
        """The offset of a letter in the author's text."""
        part = bisect_right(self.starts, index) - 1
        return self.offsets[part] + index - self.starts[part]

    def words_with_offsets(self) -> Iterator[tuple[str, int]]:
        """Every word with its original capitals, and its offset in the author's text."""
        for found in WORD.finditer(self.text):
            yield normalize_word(found[0]), self.offset_in_source_text(found.start())


def to_plain_text(text: str, gender: int = 0) -> PlainText:
    """The text with every placeholder as it is printed and every agreement mark in one gender."""
    parts: list[tuple[str, int]] = []
    end = 0
    for braced in BRACED.finditer(text):
        parts.append((text[end : braced.start()], end))
        parts.append(_alternative_in_gender(braced, gender))
        end = braced.end()
    parts.append((text[end:], end))
    starts: list[int] = []
    length = 0
    for part, _ in parts:
        starts.append(length)
        length += len(part)
    return PlainText("".join(part for part, _ in parts), tuple(starts), tuple(offset for _, offset in parts))


def plain_text_per_gender(text: str) -> list[PlainText]:
    """The text once, or once per gender if it has agreement marks."""
    marked = any(braced["referent"] for braced in BRACED.finditer(text))
    return [to_plain_text(text, gender) for gender in range(GENDER_COUNT if marked else 1)]


def _alternative_in_gender(braced: re.Match[str], gender: int) -> tuple[str, int]:
    content, start = braced["content"], braced.start("content")
    if not braced["referent"]:
        return content, start
    options = content.split("|")
    # A feminine ending alone: perdu{h:e}.
    if len(options) == 1:
        return (content, start) if gender == 1 else ("", start)
    which = gender if gender < len(options) else 0
    return options[which], start + sum(len(option) + 1 for option in options[:which])


def normalize_word(word: str) -> str:
    """A word with composed letters, straight apostrophes and plain hyphens."""
    return unicodedata.normalize("NFC", word).replace("’", "'").replace("‑", "-")


def printed_words(text: str) -> tuple[str, ...]:
    """The words of a text in lower case, placeholders as they are printed."""
    return _split_words(to_plain_text(text).text)


def words_without_placeholders(text: str) -> tuple[str, ...]:
    """The author's own words of a text in lower case; an agreement mark is part of its word."""
    bare = BRACED.sub(lambda found: _alternative_in_gender(found, 0)[0] if found["referent"] else " ", text)
    return _split_words(bare)


def _split_words(text: str) -> tuple[str, ...]:
    return tuple(WORD.findall(normalize_word(text).lower()))


def sentences_with_offsets(text: str) -> Iterator[tuple[tuple[str, ...], int]]:
    """The words of every sentence, and the offset of its first word in the author's text."""
    plain = to_plain_text(text)
    for found in SENTENCE.finditer(plain.text):
        first = WORD.search(found[0])
        if first:
            yield _split_words(found[0]), plain.offset_in_source_text(found.start() + first.start())
