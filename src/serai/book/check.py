"""The checker: reports everything that is wrong with a pack in one run."""

from collections.abc import Callable, Iterable
from pathlib import Path
from typing import TypeAlias

from serai.book.book import Book
from serai.book.book_builder import build_book
from serai.book.cards import EffectWords
from serai.book.checks import (
    check_engine_version,
    check_placeholders_and_seams,
    check_planned_strips,
    check_reachability,
    check_references,
    check_style,
    check_translations,
    check_typographic_marks,
    read_and_check_plates,
)
from serai.book.diagnostics import Diagnostic, Report, has_errors
from serai.book.draft import Draft
from serai.book.pack_files import read_plate_files
from serai.book.pack_reader import read_pack
from serai.book.spelling import report_misspelt_and_unused_words

# What a Book still lacks before it can be played, each phrased as the end of a sentence.
PlayabilityCheck: TypeAlias = Callable[[Book], Iterable[str]]

NOT_PLAYABLE = "B801"


def check_draft(draft: Draft, effects: EffectWords | None = None) -> list[Diagnostic]:
    """Runs the checks of groups 1 to 5 and returns all diagnostics, ordered by file."""
    check_engine_version(draft)
    check_references(draft, effects)
    check_reachability(draft, effects)
    check_planned_strips(draft)
    check_placeholders_and_seams(draft)
    check_translations(draft)
    return draft.report.diagnostics()


def check_playability(draft: Draft, needs: PlayabilityCheck) -> list[Diagnostic]:
    """What a pack without errors still lacks before it can be played."""
    book = None if has_errors(draft.report.diagnostics()) else build_book(draft)
    for lack in needs(book) if book else ():
        draft.report.add(NOT_PLAYABLE, "pack.toml", why=lack)
    return [one for one in draft.report.diagnostics() if one.code == NOT_PLAYABLE]


def check_pack(
    root: Path,
    effects: EffectWords | None = None,
    needs: PlayabilityCheck | None = None,
    *,
    spelling: bool = False,
) -> list[Diagnostic]:
    """Reads and checks the pack in a folder, including its style and plates, and on request its spelling.

    `effects` are the effect words of the game that uses its cards; `needs` returns what the Book still lacks
    for that game.
    """
    report = Report()
    if not root.is_dir():
        report.add("B121", str(root), name="the pack's folder")
        return report.diagnostics()
    draft = read_pack(root, report)
    check_draft(draft, effects)
    check_typographic_marks(draft)
    check_style(draft)
    read_and_check_plates(draft, read_plate_files(root, report))
    if needs:
        check_playability(draft, needs)
    if spelling:
        report_misspelt_and_unused_words(draft)
    return report.diagnostics()
