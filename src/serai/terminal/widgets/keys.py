"""Lays out keys with their labels on as few lines as possible."""

from collections.abc import Callable, Sequence

from textual.content import Content

GAP = 3
"""Cells between two choices on a line."""

NARROW = 78
"""The assumed width before the widget is laid out."""

Choices = list[tuple[str, str]]
"""Keys with their labels."""


def keys_on_one_line(choices: Choices) -> Content:
    """All choices on one line."""
    return Content(" " * GAP).join(_key_with_label(key, words) for key, words in choices)


def wrap_keys(choices: Choices, width: int) -> list[Content]:
    """Wraps the choices; breaks a choice only if it is longer than a line."""
    lines: list[Content] = []
    for choice in (_key_with_label(key, words) for key, words in choices):
        if lines and lines[-1].cell_length + GAP + choice.cell_length <= width:
            lines[-1] = Content(" " * GAP).join([lines[-1], choice])
        else:
            lines.append(choice)
    return lines


def _key_with_label(key: str, words: str) -> Content:
    return Content.assemble((f" {key} ", "bold $gold-text on $gold"), f" {words}")


def fit_keys_to_width(
    keys: Sequence[tuple[str, str]], needed_least: Sequence[str], say: Callable[[str], str], width: int
) -> Content:
    """One line of keys; drops the least important ones if they do not fit."""
    for left_out in range(len(needed_least) + 1):
        shown = [(key, name) for key, name in keys if name not in needed_least[:left_out]]
        for space in ("  ", " "):
            said = Content(space).join(
                Content.assemble((key, "bold $gold"), " ", say(f"screen-keys-{name}")) for key, name in shown
            )
            if said.cell_length <= width:
                return said
    return Content(" ").join(Content.styled(key, "bold $gold") for key, _ in keys)
