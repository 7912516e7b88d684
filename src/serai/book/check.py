"""The checker: everything that is wrong with a pack, in one run."""

from collections.abc import Callable, Iterable
from pathlib import Path
from typing import TypeAlias

from serai.book.binding import bind
from serai.book.book import Book
from serai.book.cards import EffectWords
from serai.book.checks import (
    check_planned,
    check_reach,
    check_references,
    check_rendering,
    check_style,
    check_translations,
)
from serai.book.diagnostics import Diagnostic, Report, has_errors
from serai.book.draft import Draft
from serai.book.pack import read_pack
from serai.book.spelling import check_spelling

# All that a game still misses in a Book before it can be played, each as the end of a sentence.
Needs: TypeAlias = Callable[[Book], Iterable[str]]

NOT_PLAYABLE = "B801"


def check_draft(draft: Draft, effects: EffectWords | None = None) -> list[Diagnostic]:
    """Proves what BOOK's groups 1 to 5 ask of a pack that was read; the findings, by file."""
    check_references(draft, effects)
    check_reach(draft)
    check_planned(draft)
    check_rendering(draft)
    check_translations(draft)
    return draft.report.found()


def check_playable(draft: Draft, needs: Needs) -> list[Diagnostic]:
    """What a pack without errors still misses before it can be played."""
    book = None if has_errors(draft.report.found()) else bind(draft)
    for lack in needs(book) if book else ():
        draft.report.add(NOT_PLAYABLE, "pack.toml", why=lack)
    return [one for one in draft.report.found() if one.code == NOT_PLAYABLE]


def check_pack(
    root: Path, effects: EffectWords | None = None, needs: Needs | None = None, *, spelling: bool = False
) -> list[Diagnostic]:
    """Reads and checks the pack in a folder, its style too, and its spelling if that is asked for.

    `effects` are the words of the game that will use its cards, `needs` tells what that game misses in it.
    """
    report = Report()
    if not root.is_dir():
        report.add("B121", str(root), name="the pack's folder")
        return report.found()
    draft = read_pack(root, report)
    check_draft(draft, effects)
    check_style(draft)
    if needs:
        check_playable(draft, needs)
    if spelling:
        check_spelling(draft)
    return report.found()
