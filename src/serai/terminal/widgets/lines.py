"""Lines of exact width, from which cards, dice and stacks are built."""

from textwrap import wrap
from typing import Literal

from textual.content import Content

Align = Literal["left", "center", "right"]
Part = str | Content | tuple[str, str]


def fit_to_width(width: int, *parts: Part, style: str = "", align: Align = "left") -> Content:
    """One line of that width, truncated with an ellipsis if it is too long."""
    content = Content.assemble(*parts).truncate(max(0, width), ellipsis=True)
    spare = max(0, width - content.cell_length)
    left = {"left": 0, "center": spare // 2, "right": spare}[align]
    return content.pad(left, spare - left).stylize_before(style)


def line_with_both_ends(width: int, left: Content, right: Content, style: str = "") -> Content:
    """One line with content at both ends; only the left one is truncated."""
    room = max(0, width - right.cell_length)
    return Content.assemble(fit_to_width(room, left), right).stylize_before(style)


def wrap_text(text: str, width: int, max_lines: int) -> list[str]:
    """Wraps the text into at most `max_lines` lines, truncated with an ellipsis."""
    return wrap(text, max(1, width), max_lines=max(1, max_lines), placeholder="…")


def join_lines(lines: list[Content]) -> Content:
    return Content("\n").join(lines)
