"""What the checker proves, a module for each group of messages."""

from .reach import check_reach
from .references import check_references
from .rendering import check_rendering
from .style import check_style
from .translations import check_translations

__all__ = ["check_reach", "check_references", "check_rendering", "check_style", "check_translations"]
