"""`serai book stats`: the statistics of a pack as tables and as JSON."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from msgspec import Struct, to_builtins

from serai.book.award_values import MeanAwardValues, mean_award_values
from serai.book.draft import Draft
from serai.book.languages import LANGUAGE_TABLE, Language
from serai.book.prose_metrics import NO_BOUNDS, Metric, comparable_length, corpora_by_language, measure_prose
from serai.book.samples import Comparison, Sample, compare_samples, comparison_table

if TYPE_CHECKING:
    from rich.table import Table


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
    comparisons: list[Comparison] = []


def measure_pack(draft: Draft, samples: Sequence[Sample] = ()) -> Statistics:
    """Measure a pack, and compare it with samples."""
    found = corpora_by_language(draft)
    length = comparable_length(corpus.word_count for corpus in found.values())
    languages: dict[Language, LanguageStatistics] = {
        language: LanguageStatistics(
            len(corpus.paragraph_texts),
            len(corpus.reading_lengths),
            corpus.word_count,
            measure_prose(corpus, length),
        )
        for language, corpus in found.items()
    }
    return Statistics(length, languages, mean_award_values(draft), compare_samples(found, samples))


def to_json_data(measured: Statistics) -> dict[str, object]:
    """The statistics as plain data for JSON, with whether each metric is within its bounds."""
    return {
        "length": measured.length,
        "languages": {
            language: {
                "paragraphs": one.paragraphs,
                "readings": one.readings,
                "words": one.words,
                "figures": {
                    metric.id: {
                        "value": metric.value,
                        "least": metric.least,
                        "most": metric.most,
                        "holds": metric.is_within_bounds,
                    }
                    for metric in one.metrics
                },
            }
            for language, one in measured.languages.items()
        },
        "fortune": {
            "matrices": measured.mean_award_values.matrices,
            "reactions": measured.mean_award_values.reactions,
            "cells": measured.mean_award_values.cells,
        },
        "beside": to_builtins(measured.comparisons, str_keys=True),
    }


def stats_tables(measured: Statistics) -> "list[Table]":
    """The statistics as tables for the terminal."""
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
        prose.add_row(row[0].name, bounds, *(_metric_cell(metric) for metric in row))
    found = measured.mean_award_values
    fortune = Table(title="Fortune: the mean worth of an award, in points", title_justify="left")
    fortune.add_column("reaction")
    fortune.add_column("all", justify="right")
    for letter in found.cells:
        fortune.add_column(letter, justify="right")
    for reaction, value in sorted(found.reactions.items(), key=lambda one: -one[1]):
        cells = [found.cells[letter].get(reaction) for letter in found.cells]
        fortune.add_row(reaction, f"{value:.2f}", *("" if cell is None else f"{cell:.2f}" for cell in cells))
    fortune.add_section()
    fortune.add_row("all", "", *(f"{found.matrices[letter]:.2f}" for letter in found.cells))
    beside = [comparison_table(measured.comparisons)] if measured.comparisons else []
    return [prose, *beside, fortune] if found.reactions else [prose, *beside]


def _metric_cell(metric: Metric) -> str:
    value = metric.value_text
    if metric.is_within_bounds is None:
        return f"{value}  "
    return f"[green]{value} ✓[/]" if metric.is_within_bounds else f"[bold red]{value} ✗[/]"
