"""Statistics about storytelling: overused words, sentence lengths, endings, registers, and what awards do to
heroes.
"""

from collections import Counter
from collections.abc import Iterable, Iterator

from msgspec import Struct

from serai.book.award_statistics import AwardStatistics, compute_award_statistics
from serai.book.draft import Draft
from serai.book.languages import Language
from serai.book.overused_words import PER, OverusedWordCounter, OverusedWords
from serai.book.pack_awards import source_tales_or_any
from serai.book.plain_text import sentences_with_offsets
from serai.book.plan_notes import REGISTERS
from serai.book.prose_metrics import LanguageCorpus, Metric, ParagraphText

LONG_SENTENCE = 25
LONG_SENTENCES = 0.12


class StripScore(Struct, frozen=True):
    """The number of overused words in a strip beyond the quotas, and their groups, most frequent first."""

    strip: str
    words: int
    excess: float
    groups: dict[str, int]


class WordingStatistics(Struct, frozen=True):
    """The wording of one language: its metrics, and all strips with too many overused words, worst first."""

    metrics: list[Metric]
    worst: list[StripScore]


class RegisterCount(Struct, frozen=True):
    """The written and planned paragraphs of a register; `share` is its share of the written paragraphs that
    have one.
    """

    written: int
    planned: int
    share: float
    should_be: float


class StoryStatistics(Struct, frozen=True):
    """Everything that `serai book stats` says about stories."""

    languages: dict[Language, WordingStatistics]
    registers: dict[str, RegisterCount]
    without_register: int
    awards: AwardStatistics


def compute_story_statistics(draft: Draft, corpora: dict[Language, LanguageCorpus]) -> StoryStatistics:
    """Measures how the stories of a pack are told."""
    registers, unnamed = count_paragraphs_by_register(draft)
    languages: dict[Language, WordingStatistics] = {
        language: compute_wording_statistics(corpus, draft.overused_words.get(language, OverusedWords()))
        for language, corpus in corpora.items()
    }
    return StoryStatistics(languages, registers, unnamed, compute_award_statistics(draft))


def compute_wording_statistics(corpus: LanguageCorpus, lists: OverusedWords) -> WordingStatistics:
    """The overused words, sentence lengths and endings of one language."""
    counter = OverusedWordCounter(lists, corpus.language)
    by_strip: dict[str, Counter[str]] = {}
    words: Counter[str] = Counter()
    for one in corpus.paragraph_texts:
        strip = one.reference.partition("#")[0]
        counts = by_strip.setdefault(strip, Counter())
        for prose in one.prose:
            counts.update(counter.count_overused_words(prose.text))
        words[strip] += sum(map(len, one.texts))
    total: Counter[str] = Counter()
    for counts in by_strip.values():
        total.update(counts)
    rate = PER / (corpus.word_count or 1)
    spent = [
        Metric(name, name, total[name] * rate, "rate", None, group.most)
        for name, group in lists.spent.items()
    ]
    metrics = [
        *spent,
        _share_of_long_sentences(corpus.paragraph_texts),
        *_share_of_each_kind_of_ending(corpus.paragraph_texts, counter),
    ]
    worst = [
        _score_overused_words_of_strip(strip, counts, words[strip], lists)
        for strip, counts in by_strip.items()
    ]
    ranked = sorted(worst, key=lambda one: (-one.excess, one.strip))
    return WordingStatistics(metrics, [one for one in ranked if one.excess > 0])


def _score_overused_words_of_strip(
    strip: str, counts: Counter[str], words: int, lists: OverusedWords
) -> StripScore:
    excess = {name: counts[name] - group.most * words / PER for name, group in lists.spent.items()}
    above = sorted((name for name in excess if excess[name] > 0), key=lambda name: (-excess[name], name))
    return StripScore(
        strip, words, round(sum(excess[name] for name in above), 1), {name: counts[name] for name in above}
    )


def _share_of_long_sentences(texts: Iterable[ParagraphText]) -> Metric:
    lengths = [
        len(words) for one in texts for prose in one.prose for words, _ in sentences_with_offsets(prose.text)
    ]
    share = sum(length > LONG_SENTENCE for length in lengths) / (len(lengths) or 1)
    name = f"sentences over {LONG_SENTENCE} words"
    return Metric("long-sentences", name, share, "share", LONG_SENTENCES)


def _share_of_each_kind_of_ending(
    texts: Iterable[ParagraphText], counter: OverusedWordCounter
) -> Iterator[Metric]:
    """The share of sections, or of paragraphs without sections, that end in each way."""
    found: Counter[str] = Counter()
    count = 0
    for one in texts:
        for prose in one.prose[1:] or one.prose:
            found.update(counter.kinds_of_ending(prose.text))
            count += 1
    for name, group in counter.lists.endings.items():
        yield Metric(
            f"ends-{name}", f"endings: {name}", found[name] / (count or 1), "share", None, group.most
        )


def count_paragraphs_by_register(draft: Draft) -> tuple[dict[str, RegisterCount], int]:
    """Counts the paragraphs of each register, from their files or the plan, and the written ones without
    any.
    """
    planned = dict(planned_registers(draft))
    written = Counter(
        paragraph.register or planned.get(f"{tale.id}#{paragraph.id}")
        for tale in source_tales_or_any(draft)
        for paragraph in tale.all_paragraphs
    )
    unnamed = written.pop(None, 0)
    named = written.total() or 1
    every = Counter(filter(None, planned.values()))
    counts = {
        name: RegisterCount(written[name], every[name], written[name] / named, quota)
        for name, quota in REGISTERS.items()
    }
    return counts, unnamed


def planned_registers(draft: Draft) -> Iterator[tuple[str, str | None]]:
    """Every planned paragraph and its register."""
    for strip in draft.plan.values():
        for paragraph in strip.paragraphs:
            yield f"{strip.id}#{paragraph.id}", strip.register_of(paragraph)
    for place in draft.planned_places.values():
        for choice in place.choices:
            for paragraph in choice.paragraphs:
                yield f"{place.id}#{paragraph.id}", paragraph.notes.register
