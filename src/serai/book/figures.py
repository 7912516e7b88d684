"""The figures of a good book (BOOK): how long its readings are, and how seldom it repeats itself."""

from collections import Counter
from collections.abc import Iterable, Iterator
from functools import cached_property
from hashlib import blake2b
from statistics import median
from typing import Literal

from msgspec import Struct

from serai.book.draft import Draft
from serai.book.languages import LANGUAGES, TABLE, Language
from serai.book.plain import sentences, words_of, words_without_placeholders
from serai.book.tales import Paragraph, Prose, Tale

SHORT, LONG = 45, 130
FULL_LENGTH = 150_000
GRAMS = (2, 3, 4)
RUN = 8
OPENING_WORDS = 5
# Below this a sentence is a cry or a nod ("You wait."), and may come again.
SHORTEST_SENTENCE = 4

UNSET = "not set yet"

Words = tuple[str, ...]
Unit = Literal["words", "share", "ratio", "count"]


class Telling(Struct, frozen=True):
    """A paragraph as one language tells it: its opening first, then its sections."""

    reference: str
    path: str
    paragraph: Paragraph
    prose: tuple[Prose, ...]
    texts: tuple[Words, ...]

    @property
    def readings(self) -> list[int]:
        """The words of each reading: the opening and one section.

        What a Place of Power says of itself is heard before its choice, as a page of its own.
        """
        start = len(self.texts[0])
        return [start + len(section) for section in self.texts[1:]] or [start]


class Figure(Struct, frozen=True):
    """One figure of a language, and the bounds it should keep; without bounds it is only told."""

    id: str
    name: str
    value: float
    unit: Unit
    least: float | None = None
    most: float | None = None
    # Measured on less than a whole Book, where too low is too low but high enough proves nothing yet.
    early: bool = False

    @property
    def holds(self) -> bool | None:
        """Whether the figure keeps its bounds; None if it has none, or if it is too early to tell."""
        if (self.least is None and self.most is None) or (self.early and self.value >= (self.least or 0)):
            return None
        above = self.least is None or self.value >= self.least
        return above and (self.most is None or self.value <= self.most)

    @property
    def shown(self) -> str:
        """The value as people read it."""
        return self._show(self.value)

    @property
    def bounds(self) -> str:
        """The bounds as people read them."""
        if self.least is not None and self.most is not None:
            return f"{self._show(self.least)} to {self._show(self.most)}"
        if self.least is not None:
            return f"at least {self._show(self.least)}" + (f" on {FULL_LENGTH:,}" if self.early else "")
        if self.most is not None:
            return f"at most {self._show(self.most)}" if self.most else "none"
        return UNSET

    def _show(self, value: float) -> str:
        if self.unit == "share":
            return f"{value * 100:.3g} %"
        return f"{value:.3f}" if self.unit == "ratio" else f"{value:g}"


class Repeat(Struct, frozen=True):
    """Words that stood elsewhere before: which telling, which of its texts, and where they stood first."""

    telling: Telling
    text: int
    # The place of the first word: a number of words for runs, an offset in the prose for sentences.
    at: int
    other: Telling
    words: Words = ()


class Voice:
    """All that one language tells, and what it says more than once; worked out when asked for."""

    def __init__(self, draft: Draft, language: Language) -> None:
        self.language: Language = language
        self.tellings = [
            _telling(tale, paragraph)
            for strip in (*draft.strips.values(), *draft.places.values())
            for tale in [strip.tales.get(language)]
            if tale
            for paragraph in tale.every_paragraph
        ]

    @property
    def readings(self) -> list[int]:
        """The words of every reading."""
        return [count for telling in self.tellings for count in telling.readings]

    @cached_property
    def own_words(self) -> list[Words]:
        """The author's own words, text by text, shuffled so that any beginning speaks for the whole Book."""
        order = sorted(self.tellings, key=lambda one: blake2b(one.reference.encode(), digest_size=8).digest())
        return [words_without_placeholders(prose.text) for telling in order for prose in telling.prose]

    @cached_property
    def word_count(self) -> int:
        """How many words `own_words` has."""
        return sum(map(len, self.own_words))

    @cached_property
    def runs(self) -> list[Repeat]:
        return list(shared_runs(self.tellings))

    @cached_property
    def openings(self) -> list[Repeat]:
        return list(same_openings(self.tellings))

    @cached_property
    def sentences(self) -> list[Repeat]:
        return list(repeated_sentences(self.tellings))


def voices(draft: Draft) -> dict[Language, Voice]:
    """Every language that has a text."""
    every = [Voice(draft, language) for language in LANGUAGES]
    return {voice.language: voice for voice in every if voice.tellings}


def _telling(tale: Tale, paragraph: Paragraph) -> Telling:
    prose = (paragraph.opening, *(section.text for section in paragraph.sections))
    return Telling(
        f"{tale.id}#{paragraph.id}",
        tale.path,
        paragraph,
        prose,
        tuple(words_of(one.text) for one in prose),
    )


def figures(voice: Voice, length: int) -> list[Figure]:
    """The figures of one language; distinct-n is measured on so many words."""
    lengths = voice.readings
    within = sum(SHORT <= count <= LONG for count in lengths)
    share = Share(len(voice.tellings))
    you = sum(_opens_on_you(telling, voice.language) for telling in voice.tellings)
    return [
        Figure("median", "words in a reading, median", median(lengths or [0]), "words", 70, 100),
        Figure("within", f"readings of {SHORT} to {LONG} words", Share(len(lengths))(within), "share", 0.9),
        *_distinct_figures(voice, length),
        Figure("runs", f"paragraphs sharing {RUN} words", share(_involved(voice.runs)), "share", None, 0.02),
        Figure(
            "openings",
            f"same {OPENING_WORDS}-word openings",
            share(_involved(voice.openings)),
            "share",
            None,
            0.01,
        ),
        Figure("sentences", "repeated sentences", len(voice.sentences), "count", None, 0),
        Figure("you", "openings on “you”", share(you), "share", None, 0.2),
    ]


def _involved(repeats: Iterable[Repeat]) -> int:
    """How many paragraphs repeat another or are repeated."""
    return len({one.reference for repeat in repeats for one in (repeat.telling, repeat.other)})


class Share:
    """Divides by a whole that may be nothing."""

    def __init__(self, whole: int) -> None:
        self.whole = whole

    def __call__(self, part: int) -> float:
        return part / self.whole if self.whole else 0.0


def _distinct_figures(voice: Voice, length: int) -> Iterator[Figure]:
    measured = distinct(voice.own_words, length)
    early = length < FULL_LENGTH
    for size in GRAMS:
        name = f"distinct-{size} on {length:,}"
        floor = dict(TABLE[voice.language].distinct).get(size)
        yield Figure(f"distinct-{size}", name, measured[size], "ratio", floor, early=early)


def _opens_on_you(telling: Telling, language: Language) -> bool:
    words = telling.texts[0]
    return bool(words) and words[0].split("'")[0] in TABLE[language].you


def common_length(counts: Iterable[int]) -> int:
    """The number of words on which distinct-n is compared: the same in every language that has a text."""
    return min([FULL_LENGTH, *(count for count in counts if count)])


def distinct(texts: Iterable[Words], length: int) -> dict[int, float]:
    """For n of 2, 3 and 4 the share of different n-grams among those of the first `length` words."""
    seen: dict[int, set[Words]] = {size: set() for size in GRAMS}
    count: Counter[int] = Counter()
    left = length
    for words in texts:
        for size in GRAMS:
            found = list(grams(words[:left], size))
            seen[size].update(found)
            count[size] += len(found)
        left -= len(words)
        if left <= 0:
            break
    return {size: Share(count[size])(len(seen[size])) for size in GRAMS}


def grams(words: Words, size: int) -> Iterator[Words]:
    """Every run of so many words."""
    return zip(*(words[start:] for start in range(size)), strict=False)


def shared_runs(told: Iterable[Telling]) -> Iterator[Repeat]:
    """The first run of eight words in each paragraph that an earlier paragraph has too."""
    owners: dict[int, Telling] = {}
    for telling in told:
        repeat: Repeat | None = None
        for number, words in enumerate(telling.texts):
            for at, run in enumerate(grams(words, RUN)):
                owner = owners.setdefault(hash(run), telling)
                if owner is not telling and repeat is None:
                    repeat = Repeat(telling, number, at, owner, run)
        if repeat:
            yield repeat


def same_openings(told: Iterable[Telling]) -> Iterator[Repeat]:
    """Paragraphs that open on the five words of an earlier one."""
    owners: dict[Words, Telling] = {}
    for telling in told:
        words = telling.texts[0][:OPENING_WORDS]
        if len(words) == OPENING_WORDS and words in owners:
            yield Repeat(telling, 0, 0, owners[words], words)
        owners.setdefault(words, telling)


def repeated_sentences(told: Iterable[Telling]) -> Iterator[Repeat]:
    """Sentences that stood in the Book before."""
    owners: dict[Words, Telling] = {}
    for telling in told:
        for number, prose in enumerate(telling.prose):
            for words, offset in sentences(prose.text):
                if len(words) >= SHORTEST_SENTENCE and words in owners:
                    yield Repeat(telling, number, offset, owners[words], words)
                owners.setdefault(words, telling)
