"""Compares the vocabulary of a Book with sample texts of the same length."""

import re
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import TYPE_CHECKING

from msgspec import Struct, convert

from serai.book.languages import LANGUAGE_TABLE, LANGUAGES, Language
from serai.book.plain_text import printed_words
from serai.book.prose_metrics import GRAMS, LanguageCorpus, Words, distinct_ngram_shares

if TYPE_CHECKING:
    from rich.table import Table

NAME = re.compile(rf"(?P<name>.+)\.(?P<language>{'|'.join(LANGUAGES)})\.txt")
BREAK = re.compile(r"\n\s*\n")


class SampleError(ValueError):
    """A sample that cannot be used; the message says why."""


class Sample(Struct, frozen=True):
    """The words of a reference text, by paragraph."""

    name: str
    language: Language
    texts: tuple[Words, ...]


class Comparison(Struct, frozen=True):
    """Distinct-n of the Book and of a sample, over the same number of words."""

    sample: str
    language: Language
    length: int
    ours: dict[int, float]
    theirs: dict[int, float]


def read_sample(path: Path) -> Sample:
    """Reads a plain text file; its title and language come from a name like “emma.en.txt”."""
    named = NAME.fullmatch(path.name)
    if named is None:
        raise SampleError(f"The name of {path} should end in its language, as “emma.en.txt” does.")
    try:
        text = path.read_text("utf-8")
    except UnicodeDecodeError:
        raise SampleError(f"{path} is not written in UTF-8.") from None
    except OSError as error:
        raise SampleError(f"{path} cannot be read: {error.strerror or error}.") from None
    texts = tuple(words for words in map(printed_words, BREAK.split(text)) if words)
    if not texts:
        raise SampleError(f"{path} has no words in it.")
    return Sample(named["name"], convert(named["language"], Language), texts)


def compare_book_with_samples(
    corpora: Mapping[Language, LanguageCorpus], samples: Iterable[Sample]
) -> list[Comparison]:
    """Compares the Book with each sample in its language, both cut to the length of the shorter one."""
    return [
        _compare_book_with_sample(corpus, sample)
        for sample in samples
        for corpus in [corpora.get(sample.language)]
        if corpus is not None
    ]


def _compare_book_with_sample(corpus: LanguageCorpus, sample: Sample) -> Comparison:
    length = min(corpus.word_count, sum(map(len, sample.texts)))
    ours, theirs = (
        distinct_ngram_shares(corpus.shuffled_words_by_text, length),
        distinct_ngram_shares(sample.texts, length),
    )
    return Comparison(sample.name, sample.language, length, ours, theirs)


def comparison_table(comparisons: Iterable[Comparison]) -> "Table":
    """The comparisons as a table for the terminal: the Book first, then the sample."""
    from rich.table import Table

    table = Table(title="Beside others: this Book, and the sample", title_justify="left")
    table.add_column("sample")
    table.add_column("language")
    table.add_column("words", justify="right")
    for size in GRAMS:
        table.add_column(f"distinct-{size}", justify="right")
    for one in comparisons:
        cells = (_format_comparison(one.ours[size], one.theirs[size]) for size in GRAMS)
        table.add_row(one.sample, LANGUAGE_TABLE[one.language].english, f"{one.length:,}", *cells)
    return table


def _format_comparison(ours: float, theirs: float) -> str:
    mark, style = ("✓", "green") if ours >= theirs else ("✗", "bold red")
    return f"[{style}]{ours:.3f} {mark}[/] {theirs:.3f}"
