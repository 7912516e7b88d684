"""The checks of the checker, one module per group of diagnostic codes."""

from serai.book.checks.engine import check_engine_version
from serai.book.checks.planned import check_planned_strips
from serai.book.checks.plates import read_and_check_plates
from serai.book.checks.reachability import check_reachability
from serai.book.checks.references import check_references
from serai.book.checks.rendering import check_placeholders_and_seams
from serai.book.checks.style import check_style
from serai.book.checks.translations import check_translations
from serai.book.checks.typographic_marks import check_typographic_marks

__all__ = [
    "check_engine_version",
    "check_placeholders_and_seams",
    "check_planned_strips",
    "check_reachability",
    "check_references",
    "check_style",
    "check_translations",
    "check_typographic_marks",
    "read_and_check_plates",
]
