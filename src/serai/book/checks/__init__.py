"""What the checker proves, a module for each group of messages."""

from serai.book.checks.planned import check_planned
from serai.book.checks.reach import check_reach
from serai.book.checks.references import check_references
from serai.book.checks.rendering import check_rendering
from serai.book.checks.style import check_style
from serai.book.checks.translations import check_translations

__all__ = [
    "check_planned",
    "check_reach",
    "check_references",
    "check_rendering",
    "check_style",
    "check_translations",
]
