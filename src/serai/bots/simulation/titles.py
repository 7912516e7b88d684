"""What the figures of a game are called, where results are shown to people."""

from collections.abc import Iterable, Mapping

from msgspec import Struct, field

from serai.plugin import find_plugin, load_part


class Titles(Struct, frozen=True):
    """The titles of what things are worth, of what is counted, and of points over time.

    They are shown in this order; what has no title is not shown.
    """

    worth: Mapping[str, str] = field(default_factory=dict[str, str])
    often: Mapping[str, str] = field(default_factory=dict[str, str])
    course: Mapping[str, str] = field(default_factory=lambda: {"points": "points"})


def titles_of(game: str, worth: Iterable[str], often: Iterable[str]) -> Titles:
    """The titles that a game gives; of one that gives none, everything is shown by its key."""
    part = find_plugin(game).figure_titles
    if part:
        return load_part(part)
    return Titles({name: words(name) for name in worth}, {name: words(name) for name in often})


def words(name: str) -> str:
    return name.replace("-", " ")
