"""The checks of the checker, one module per group of diagnostic codes."""

from serai.book.checks.engine import check_engine_version
from serai.book.checks.marks import check_typographic_marks
from serai.book.checks.planned import check_planned_strips
from serai.book.checks.plates import check_plates
from serai.book.checks.reachability import check_reachability
from serai.book.checks.references import check_references
from serai.book.checks.rendering import check_rendering
from serai.book.checks.style import check_style
from serai.book.checks.translations import check_translations

__all__ = [
    "check_engine_version",
    "check_planned_strips",
    "check_plates",
    "check_reachability",
    "check_references",
    "check_rendering",
    "check_style",
    "check_translations",
    "check_typographic_marks",
]
