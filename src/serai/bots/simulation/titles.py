"""The titles of a game's figures in reports."""

from collections.abc import Iterable, Mapping

from msgspec import Struct, field

from serai.plugin import find_plugin, load_part


class Titles(Struct, frozen=True):
    """The titles of the figures, in the order in which reports show them.

    Figures without a title are not shown.
    """

    worth: Mapping[str, str] = field(default_factory=dict[str, str])
    often: Mapping[str, str] = field(default_factory=dict[str, str])
    course: Mapping[str, str] = field(default_factory=lambda: {"points": "points"})


def figure_titles(game: str, worth: Iterable[str], often: Iterable[str]) -> Titles:
    """The titles of a game's figures; without titles, every figure is shown by its key."""
    part = find_plugin(game).figure_titles
    if part:
        return load_part(part)
    return Titles(
        {name: replace_hyphens_with_spaces(name) for name in worth},
        {name: replace_hyphens_with_spaces(name) for name in often},
    )


def replace_hyphens_with_spaces(name: str) -> str:
    return name.replace("-", " ")
