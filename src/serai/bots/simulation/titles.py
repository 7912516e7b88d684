"""The titles of a game's figures in reports."""

from collections.abc import Iterable, Mapping

from msgspec import Struct, field

from serai.plugin import find_plugin, import_object


class Titles(Struct, frozen=True):
    """The titles of the figures, in the order in which reports show them.

    Figures without a title are not shown.
    """

    worth: Mapping[str, str] = field(default_factory=dict[str, str])
    often: Mapping[str, str] = field(default_factory=dict[str, str])
    course: Mapping[str, str] = field(default_factory=lambda: {"points": "points"})


def figure_titles(game: str, kinds_with_worth: Iterable[str], kinds_with_frequency: Iterable[str]) -> Titles:
    """The titles of a game's figures; without titles, every figure is shown by its key."""
    part = find_plugin(game).figure_titles
    if part:
        return import_object(part)
    return Titles(
        {name: replace_hyphens_with_spaces(name) for name in kinds_with_worth},
        {name: replace_hyphens_with_spaces(name) for name in kinds_with_frequency},
    )


def replace_hyphens_with_spaces(name: str) -> str:
    return name.replace("-", " ")
