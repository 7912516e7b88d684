"""`serai book stats`: the figures of a good book, for people and for programs."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from msgspec import Struct, to_builtins

from serai.book.draft import Draft
from serai.book.figures import UNSET, Figure, common_length, figures, voices
from serai.book.fortune import Fortunes, fortunes
from serai.book.languages import TABLE, Language
from serai.book.samples import Comparison, Sample, beside_table, compared

if TYPE_CHECKING:
    from rich.table import Table


class LanguageStatistics(Struct, frozen=True):
    """What one language has, and its figures."""

    paragraphs: int
    readings: int
    words: int
    figures: list[Figure]


class Statistics(Struct, frozen=True):
    """The figures of a pack. `length` is the number of words on which distinct-n was measured."""

    length: int
    languages: dict[Language, LanguageStatistics]
    fortunes: Fortunes
    beside: list[Comparison] = []


def statistics(draft: Draft, samples: Sequence[Sample] = ()) -> Statistics:
    """Measures a pack, and the samples beside it."""
    found = voices(draft)
    length = common_length(voice.word_count for voice in found.values())
    languages: dict[Language, LanguageStatistics] = {
        language: LanguageStatistics(
            len(voice.tellings), len(voice.readings), voice.word_count, figures(voice, length)
        )
        for language, voice in found.items()
    }
    return Statistics(length, languages, fortunes(draft), compared(found, samples))


def plain_data(measured: Statistics) -> dict[str, object]:
    """The statistics as plain data for JSON, with the verdict of every figure."""
    return {
        "length": measured.length,
        "languages": {
            language: {
                "paragraphs": one.paragraphs,
                "readings": one.readings,
                "words": one.words,
                "figures": {
                    figure.id: {
                        "value": figure.value,
                        "least": figure.least,
                        "most": figure.most,
                        "holds": figure.holds,
                    }
                    for figure in one.figures
                },
            }
            for language, one in measured.languages.items()
        },
        "fortune": {
            "matrices": measured.fortunes.matrices,
            "reactions": measured.fortunes.reactions,
            "cells": measured.fortunes.cells,
        },
        "beside": to_builtins(measured.beside, str_keys=True),
    }


def tables(measured: Statistics) -> "list[Table]":
    """The statistics as tables for a terminal."""
    from rich.table import Table

    shown = Table(title="The figures of a good book", title_justify="left", header_style="bold")
    shown.add_column("figure")
    shown.add_column("should be")
    for language in measured.languages:
        shown.add_column(TABLE[language].english, justify="right")
    for what in ("paragraphs", "readings", "words"):
        counts = [f"{getattr(one, what):,}" for one in measured.languages.values()]
        shown.add_row(what, "", *counts, style="dim")
    columns = [one.figures for one in measured.languages.values()]
    for row in zip(*columns, strict=True):
        bounds = next((said for said in (figure.bounds for figure in row) if said != UNSET), UNSET)
        shown.add_row(row[0].name, bounds, *(_judged(figure) for figure in row))
    found = measured.fortunes
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
    beside = [beside_table(measured.beside)] if measured.beside else []
    return [shown, *beside, fortune] if found.reactions else [shown, *beside]


def _judged(figure: Figure) -> str:
    value = figure.shown
    if figure.holds is None:
        return f"{value}  "
    return f"[green]{value} ✓[/]" if figure.holds else f"[bold red]{value} ✗[/]"
