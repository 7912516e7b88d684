"""The prose of others, beside which a Book's own words are measured at equal length."""

import re
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import TYPE_CHECKING

from msgspec import Struct, convert

from serai.book.figures import GRAMS, Voice, Words, distinct
from serai.book.languages import LANGUAGES, TABLE, Language
from serai.book.plain import words_of

if TYPE_CHECKING:
    from rich.table import Table

NAME = re.compile(rf"(?P<name>.+)\.(?P<language>{'|'.join(LANGUAGES)})\.txt")
BREAK = re.compile(r"\n\s*\n")


class SampleError(ValueError):
    """A sample that cannot be measured; the message says why."""


class Sample(Struct, frozen=True):
    """A text of somebody else's, paragraph by paragraph."""

    name: str
    language: Language
    texts: tuple[Words, ...]


class Comparison(Struct, frozen=True):
    """The share of different n-grams on the same number of words, in the Book and in a sample."""

    sample: str
    language: Language
    length: int
    ours: dict[int, float]
    theirs: dict[int, float]


def read_sample(path: Path) -> Sample:
    """Reads plain text; a name like “emma.en.txt” says its title and its language."""
    named = NAME.fullmatch(path.name)
    if named is None:
        raise SampleError(f"The name of {path} should end in its language, as “emma.en.txt” does.")
    try:
        text = path.read_text("utf-8")
    except UnicodeDecodeError:
        raise SampleError(f"{path} is not written in UTF-8.") from None
    except OSError as error:
        raise SampleError(f"{path} cannot be read: {error.strerror or error}.") from None
    texts = tuple(words for words in map(words_of, BREAK.split(text)) if words)
    if not texts:
        raise SampleError(f"{path} has no words in it.")
    return Sample(named["name"], convert(named["language"], Language), texts)


def compared(voices: Mapping[Language, Voice], samples: Iterable[Sample]) -> list[Comparison]:
    """Measures each sample and the Book in its language, both on the words that the shorter one has."""
    return [
        _compared(voice, sample)
        for sample in samples
        for voice in [voices.get(sample.language)]
        if voice is not None
    ]


def _compared(voice: Voice, sample: Sample) -> Comparison:
    length = min(voice.word_count, sum(map(len, sample.texts)))
    ours, theirs = distinct(voice.own_words, length), distinct(sample.texts, length)
    return Comparison(sample.name, sample.language, length, ours, theirs)


def beside_table(comparisons: Iterable[Comparison]) -> "Table":
    """The comparisons as a table for a terminal: this Book first, then the sample."""
    from rich.table import Table

    shown = Table(title="Beside others: this Book, and the sample", title_justify="left")
    shown.add_column("sample")
    shown.add_column("language")
    shown.add_column("words", justify="right")
    for size in GRAMS:
        shown.add_column(f"distinct-{size}", justify="right")
    for one in comparisons:
        cells = (_judged(one.ours[size], one.theirs[size]) for size in GRAMS)
        shown.add_row(one.sample, TABLE[one.language].english, f"{one.length:,}", *cells)
    return shown


def _judged(ours: float, theirs: float) -> str:
    mark, style = ("✓", "green") if ours >= theirs else ("✗", "bold red")
    return f"[{style}]{ours:.3f} {mark}[/] {theirs:.3f}"
