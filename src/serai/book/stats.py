"""`serai book stats`: the statistics of a pack as tables and as JSON."""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from fnmatch import fnmatchcase
from typing import TYPE_CHECKING

from msgspec import Struct, to_builtins

from serai.book.award_statistics import Share
from serai.book.award_values import MeanAwardValues, mean_award_values_by_reaction
from serai.book.draft import Draft
from serai.book.languages import LANGUAGE_TABLE, Language
from serai.book.prose_metrics import (
    NO_BOUNDS,
    Metric,
    corpora_by_language,
    measure_prose,
    sample_length_shared_by_languages,
)
from serai.book.samples import Comparison, Sample, compare_book_with_samples, comparison_table
from serai.book.story_stats import StoryStatistics, compute_story_statistics
from serai.book.story_tables import format_metric, story_tables

if TYPE_CHECKING:
    from rich.table import Table

MATRICES_PER_TABLE = 6


class LanguageStatistics(Struct, frozen=True):
    """The size of a pack in one language, and its metrics."""

    paragraphs: int
    readings: int
    words: int
    metrics: list[Metric]


class Statistics(Struct, frozen=True):
    """The statistics of a pack. `length` is the number of words used for distinct-n."""

    length: int
    languages: dict[Language, LanguageStatistics]
    mean_award_values: MeanAwardValues
    stories: StoryStatistics
    source: Language
    comparisons: list[Comparison] = []


def compute_statistics(draft: Draft, samples: Sequence[Sample] = ()) -> Statistics:
    """Measures a pack, and compares it with samples."""
    found = corpora_by_language(draft)
    length = sample_length_shared_by_languages(corpus.word_count for corpus in found.values())
    languages: dict[Language, LanguageStatistics] = {
        language: LanguageStatistics(
            len(corpus.paragraph_texts),
            len(corpus.word_counts_of_readings),
            corpus.word_count,
            measure_prose(corpus, length),
        )
        for language, corpus in found.items()
    }
    return Statistics(
        length,
        languages,
        mean_award_values_by_reaction(draft),
        compute_story_statistics(draft, found),
        draft.source,
        compare_book_with_samples(found, samples),
    )


def drop_strips_not_matching(draft: Draft, pattern: str) -> None:
    """Keeps only the strips and places of a pack whose ids match a pattern such as `throne/*`."""
    _drop_strips_unless(draft, lambda name: fnmatchcase(name, pattern))


def drop_strips_of_earlier_edition(draft: Draft, numbers: Iterable[str]) -> None:
    """Keeps only the strips and places that had no paragraph when these had numbers (`strip#paragraph`)."""
    earlier = {paragraph.partition("#")[0] for paragraph in numbers}
    _drop_strips_unless(draft, lambda name: name not in earlier)


def _drop_strips_unless(draft: Draft, is_kept: Callable[[str], bool]) -> None:
    draft.strips = {name: one for name, one in draft.strips.items() if is_kept(name)}
    draft.places = {name: one for name, one in draft.places.items() if is_kept(name)}
    draft.plan = {name: one for name, one in draft.plan.items() if is_kept(name)}
    draft.planned_places = {name: one for name, one in draft.planned_places.items() if is_kept(name)}


def statistics_as_json_data(measured: Statistics) -> dict[str, object]:
    """The statistics as plain data for JSON, with whether each metric is within its bounds."""
    return {
        "length": measured.length,
        "languages": {
            language: {
                "paragraphs": one.paragraphs,
                "readings": one.readings,
                "words": one.words,
                "figures": _metrics_as_json_data(one.metrics),
                "telling": _metrics_as_json_data(measured.stories.languages[language].metrics),
                "worst": to_builtins(measured.stories.languages[language].worst),
            }
            for language, one in measured.languages.items()
        },
        "fortune": {
            "matrices": measured.mean_award_values.matrices,
            "reactions": measured.mean_award_values.reactions,
            "cells": measured.mean_award_values.cells,
        },
        "registers": to_builtins(measured.stories.registers),
        "without_register": measured.stories.without_register,
        "harm": {
            "headings": _shares_as_json_data(measured.stories.awards.harm_by_heading),
            "faces": _shares_as_json_data(measured.stories.awards.harm_by_face),
            "strips": _shares_as_json_data(measured.stories.awards.harm_by_strip),
        },
        "chains": _share_as_json_data(measured.stories.awards.chains),
        "temptations": _share_as_json_data(measured.stories.awards.temptations),
        "beside": to_builtins(measured.comparisons, str_keys=True),
    }


def _metrics_as_json_data(metrics: Sequence[Metric]) -> dict[str, object]:
    return {
        metric.id: {
            "value": metric.value,
            "least": metric.least,
            "most": metric.most,
            "holds": metric.is_within_bounds,
        }
        for metric in metrics
    }


def _shares_as_json_data(shares: Mapping[str, Share]) -> dict[str, object]:
    return {name: _share_as_json_data(share) for name, share in shares.items()}


def _share_as_json_data(share: Share) -> dict[str, object]:
    return {"value": share.value, "sections": share.part, "of": share.whole}


def stats_tables(measured: Statistics) -> "list[Table]":
    """The statistics as tables for a terminal of 80 columns."""
    beside = [comparison_table(measured.comparisons)] if measured.comparisons else []
    stories = story_tables(measured.stories, measured.source)
    return [
        _prose_metrics_table(measured),
        *stories,
        *beside,
        *_award_value_tables(measured.mean_award_values),
    ]


def _prose_metrics_table(measured: Statistics) -> "Table":
    from rich.table import Table

    prose = Table(title="The figures of a good book", title_justify="left", header_style="bold")
    prose.add_column("figure")
    prose.add_column("should be")
    for language in measured.languages:
        prose.add_column(LANGUAGE_TABLE[language].english, justify="right")
    for what in ("paragraphs", "readings", "words"):
        counts = [f"{getattr(one, what):,}" for one in measured.languages.values()]
        prose.add_row(what, "", *counts, style="dim")
    columns = [one.metrics for one in measured.languages.values()]
    for row in zip(*columns, strict=True):
        bounds = next((one for one in (metric.bounds_text for metric in row) if one != NO_BOUNDS), NO_BOUNDS)
        prose.add_row(row[0].name, bounds, *(format_metric(metric) for metric in row))
    return prose


def _award_value_tables(mean_values: MeanAwardValues) -> "Iterator[Table]":
    """The award values, a few matrices per table so that each is narrow enough."""
    from rich.table import Table

    letters = list(mean_values.cells)
    for start in range(0, len(letters), MATRICES_PER_TABLE):
        shown = letters[start : start + MATRICES_PER_TABLE]
        title = f"Fortune, matrices {shown[0]} to {shown[-1]}: the mean worth of an award, in points"
        table = Table(title=title, title_justify="left")
        table.add_column("reaction")
        table.add_column("all", justify="right")
        for letter in shown:
            table.add_column(letter, justify="right")
        for reaction, value in sorted(mean_values.reactions.items(), key=lambda one: -one[1]):
            cells = [mean_values.cells[letter].get(reaction) for letter in shown]
            if any(cell is not None for cell in cells):
                values = ("" if cell is None else f"{cell:.2f}" for cell in cells)
                table.add_row(reaction, f"{value:.2f}", *values)
        table.add_section()
        table.add_row("all", "", *(f"{mean_values.matrices[letter]:.2f}" for letter in shown))
        yield table
