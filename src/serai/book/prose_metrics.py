"""Prose metrics and their bounds: lengths of readings, distinct n-grams, repetitions."""

from collections import Counter
from collections.abc import Iterable, Iterator
from functools import cached_property
from hashlib import blake2b
from statistics import median
from typing import Literal

from msgspec import Struct

from serai.book.draft import Draft
from serai.book.languages import LANGUAGE_TABLE, LANGUAGES, Language
from serai.book.plain_text import printed_words, sentences_with_offsets, words_without_placeholders
from serai.book.tales import Paragraph, Prose, Tale

SHORT, LONG = 45, 130
FULL_LENGTH = 150_000
GRAMS = (2, 3, 4)
RUN = 8
OPENING_WORDS = 5
# Shorter sentences ("You wait.") may repeat.
SHORTEST_SENTENCE = 4

NO_BOUNDS = "not set yet"

Words = tuple[str, ...]
Unit = Literal["words", "share", "ratio", "count", "rate"]


class ParagraphText(Struct, frozen=True):
    """A paragraph in one language: its opening first, then its sections."""

    reference: str
    path: str
    paragraph: Paragraph
    prose: tuple[Prose, ...]
    texts: tuple[Words, ...]

    @property
    def word_counts_of_readings(self) -> list[int]:
        """The number of words of each reading: the opening and one section.

        This excludes the opening of a Place of Power, which players read on its own page before they choose.
        """
        start = len(self.texts[0])
        return [start + len(section) for section in self.texts[1:]] or [start]


class Metric(Struct, frozen=True):
    """A metric of the prose in one language, with its bounds if it has any."""

    id: str
    name: str
    value: float
    unit: Unit
    least: float | None = None
    most: float | None = None
    # Measured on less than a whole Book: a value below the bound fails, but one above it does not prove
    # anything yet.
    early: bool = False

    @property
    def is_within_bounds(self) -> bool | None:
        """Whether the value is within its bounds; None without bounds or if it is too early to tell."""
        if (self.least is None and self.most is None) or (self.early and self.value >= (self.least or 0)):
            return None
        above = self.least is None or self.value >= self.least
        return above and (self.most is None or self.value <= self.most)

    @property
    def value_text(self) -> str:
        """The value as text."""
        return self._format_value(self.value)

    @property
    def bounds_text(self) -> str:
        """The bounds as text."""
        if self.least is not None and self.most is not None:
            return f"{self._format_value(self.least)} to {self._format_value(self.most)}"
        if self.least is not None:
            return f"at least {self._format_value(self.least)}" + (
                f" on {FULL_LENGTH:,}" if self.early else ""
            )
        if self.most is not None:
            return f"at most {self._format_value(self.most)}" if self.most else "none"
        return NO_BOUNDS

    def _format_value(self, value: float) -> str:
        if self.unit == "share":
            return f"{value * 100:.3g} %"
        if self.unit == "rate":
            return f"{value:.1f}"
        return f"{value:.3f}" if self.unit == "ratio" else f"{value:g}"


class Repeat(Struct, frozen=True):
    """Words that also occur in an earlier paragraph (`other`); `text` is the index of the text in its
    paragraph.
    """

    paragraph_text: ParagraphText
    text: int
    # Where they start: a word index for runs, an offset in the prose for sentences.
    at: int
    other: ParagraphText
    words: Words = ()


class LanguageCorpus:
    """All paragraphs of a pack in one language, and their repetitions, computed on demand."""

    def __init__(self, draft: Draft, language: Language) -> None:
        self.language: Language = language
        self.paragraph_texts = [
            _make_paragraph_text(tale, paragraph)
            for strip in (*draft.strips.values(), *draft.places.values())
            for tale in [strip.tales.get(language)]
            if tale
            for paragraph in tale.all_paragraphs
        ]

    @property
    def word_counts_of_readings(self) -> list[int]:
        """The number of words of every reading."""
        return [
            count
            for paragraph_text in self.paragraph_texts
            for count in paragraph_text.word_counts_of_readings
        ]

    @cached_property
    def shuffled_words_by_text(self) -> list[Words]:
        """The author's own words by text, shuffled so that any prefix is a fair sample of the Book."""
        order = sorted(
            self.paragraph_texts, key=lambda one: blake2b(one.reference.encode(), digest_size=8).digest()
        )
        return [
            words_without_placeholders(prose.text)
            for paragraph_text in order
            for prose in paragraph_text.prose
        ]

    @cached_property
    def word_count(self) -> int:
        """The number of words in `shuffled_words_by_text`."""
        return sum(map(len, self.shuffled_words_by_text))

    @cached_property
    def shared_runs(self) -> list[Repeat]:
        return list(find_shared_runs(self.paragraph_texts))

    @cached_property
    def same_openings(self) -> list[Repeat]:
        return list(find_same_openings(self.paragraph_texts))

    @cached_property
    def repeated_sentences(self) -> list[Repeat]:
        return list(find_repeated_sentences(self.paragraph_texts))


def corpora_by_language(draft: Draft) -> dict[Language, LanguageCorpus]:
    """The corpus of every language that has texts."""
    every = [LanguageCorpus(draft, language) for language in LANGUAGES]
    return {corpus.language: corpus for corpus in every if corpus.paragraph_texts}


def _make_paragraph_text(tale: Tale, paragraph: Paragraph) -> ParagraphText:
    prose = (paragraph.opening, *(section.text for section in paragraph.sections))
    return ParagraphText(
        f"{tale.id}#{paragraph.id}",
        tale.path,
        paragraph,
        prose,
        tuple(printed_words(one.text) for one in prose),
    )


def measure_prose(corpus: LanguageCorpus, length: int) -> list[Metric]:
    """The metrics of one language; distinct-n uses the first `length` words."""
    lengths = corpus.word_counts_of_readings
    within = sum(SHORT <= count <= LONG for count in lengths)
    share = Ratio(len(corpus.paragraph_texts))
    you = sum(
        _starts_with_pronoun_you(paragraph_text, corpus.language) for paragraph_text in corpus.paragraph_texts
    )
    return [
        Metric("median", "words in a reading, median", median(lengths or [0]), "words", 70, 100),
        Metric("within", f"readings of {SHORT} to {LONG} words", Ratio(len(lengths))(within), "share", 0.9),
        *_distinct_ngram_metrics(corpus, length),
        Metric(
            "runs",
            f"paragraphs sharing {RUN} words",
            share(_count_repeating_paragraphs(corpus.shared_runs)),
            "share",
            None,
            0.02,
        ),
        Metric(
            "openings",
            f"same {OPENING_WORDS}-word openings",
            share(_count_repeating_paragraphs(corpus.same_openings)),
            "share",
            None,
            0.01,
        ),
        Metric("sentences", "repeated sentences", len(corpus.repeated_sentences), "count", None, 0),
        Metric("you", "openings on “you”", share(you), "share", None, 0.2),
    ]


def _count_repeating_paragraphs(repeats: Iterable[Repeat]) -> int:
    """How many paragraphs repeat another one or are repeated."""
    return len({one.reference for repeat in repeats for one in (repeat.paragraph_text, repeat.other)})


class Ratio:
    """Divides by a total; 0 if the total is 0."""

    def __init__(self, whole: int) -> None:
        self.whole = whole

    def __call__(self, part: int) -> float:
        return part / self.whole if self.whole else 0.0


def _distinct_ngram_metrics(corpus: LanguageCorpus, length: int) -> Iterator[Metric]:
    measured = distinct_ngram_shares(corpus.shuffled_words_by_text, length)
    early = length < FULL_LENGTH
    for size in GRAMS:
        name = f"distinct-{size} on {length:,}"
        floor = dict(LANGUAGE_TABLE[corpus.language].distinct).get(size)
        yield Metric(f"distinct-{size}", name, measured[size], "ratio", floor, early=early)


def _starts_with_pronoun_you(paragraph_text: ParagraphText, language: Language) -> bool:
    words = paragraph_text.texts[0]
    return bool(words) and words[0].split("'")[0] in LANGUAGE_TABLE[language].you


def sample_length_shared_by_languages(word_counts: Iterable[int]) -> int:
    """The number of words to use for distinct-n, so that all languages are comparable."""
    return min([FULL_LENGTH, *(count for count in word_counts if count)])


def distinct_ngram_shares(texts: Iterable[Words], length: int) -> dict[int, float]:
    """For n = 2, 3 and 4, the share of distinct n-grams in the first `length` words."""
    seen: dict[int, set[Words]] = {size: set() for size in GRAMS}
    count: Counter[int] = Counter()
    left = length
    for words in texts:
        for size in GRAMS:
            found = list(ngrams(words[:left], size))
            seen[size].update(found)
            count[size] += len(found)
        left -= len(words)
        if left <= 0:
            break
    return {size: Ratio(count[size])(len(seen[size])) for size in GRAMS}


def ngrams(words: Words, size: int) -> Iterator[Words]:
    """Every n-gram of this size."""
    return zip(*(words[start:] for start in range(size)), strict=False)


def find_shared_runs(texts: Iterable[ParagraphText]) -> Iterator[Repeat]:
    """For each paragraph, the first run of eight words that also occurs in an earlier paragraph."""
    owners: dict[int, ParagraphText] = {}
    for paragraph_text in texts:
        repeat: Repeat | None = None
        for number, words in enumerate(paragraph_text.texts):
            for at, run in enumerate(ngrams(words, RUN)):
                owner = owners.setdefault(hash(run), paragraph_text)
                if owner is not paragraph_text and repeat is None:
                    repeat = Repeat(paragraph_text, number, at, owner, run)
        if repeat:
            yield repeat


def find_same_openings(texts: Iterable[ParagraphText]) -> Iterator[Repeat]:
    """Paragraphs that start with the same five words as an earlier one."""
    owners: dict[Words, ParagraphText] = {}
    for paragraph_text in texts:
        words = paragraph_text.texts[0][:OPENING_WORDS]
        if len(words) == OPENING_WORDS and words in owners:
            yield Repeat(paragraph_text, 0, 0, owners[words], words)
        owners.setdefault(words, paragraph_text)


def find_repeated_sentences(texts: Iterable[ParagraphText]) -> Iterator[Repeat]:
    """Sentences that occur earlier in the Book."""
    owners: dict[Words, ParagraphText] = {}
    for paragraph_text in texts:
        for number, prose in enumerate(paragraph_text.prose):
            for words, offset in sentences_with_offsets(prose.text):
                if len(words) >= SHORTEST_SENTENCE and words in owners:
                    yield Repeat(paragraph_text, number, offset, owners[words], words)
                owners.setdefault(words, paragraph_text)
