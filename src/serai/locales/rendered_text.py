"""The texts that clients get with events and views; the structs are the same for every game."""

from typing import Literal

from msgspec import UNSET, Struct, UnsetType

Kind = Literal[
    "said", "turn", "opening", "headings", "section", "award", "told", "gain", "loss", "fate", "time", "first"
]


class Passage(Struct, frozen=True):
    """A piece of text. `number` is its paragraph, if one starts here; `ornament` its matrix or Place.

    `heard` replaces the text for screen readers, if the text contains symbols.
    """

    kind: Kind
    text: str
    number: int = 0
    ornament: str = ""
    heard: str | UnsetType = UNSET


Passages = list[Passage]


class RouteInfo(Struct, frozen=True):
    """The shortest route to a space: the number of steps, by land and by sea, and the spaces along the
    way.
    """

    steps: int
    land: int
    sea: int
    passed: tuple[str, ...]


class Choice(Struct, frozen=True):
    """The texts of an option. `note` is shown beside the label; so is `there` (who and what is in a space) if
    it fits.

    `about` is shown below the list while the choice is selected. `space` is its destination, `way` the route.
    """

    option: str
    label: str
    group: str = ""
    sign: str = ""
    note: str = ""
    there: str = ""
    about: str = ""
    space: str = ""
    way: RouteInfo | None = None


class PointsBreakdown(Struct, frozen=True):
    """The points of a seat: those of each of its cards, in the board's order, and as text."""

    points: list[int]
    text: str


class RenderedText(Struct, frozen=True):
    """`told` contains the passages of each event, in order; `book` is the digest of the Book.

    `question`, `subject` (for a title), `moment` (the rules about it) and `choices` belong to the open
    question of the viewer. `names` holds, for each seat, names that differ from the Book's, by id. `ending`
    tells how the game ended, and `ranks` has the rank of each seat in it. `sums` are the points of each seat
    in detail.
    """

    book: str
    told: list[Passages]
    question: str
    subject: str
    moment: str
    choices: list[Choice]
    names: dict[str, dict[str, str]]
    ending: list[str]
    sums: dict[str, PointsBreakdown] | UnsetType = UNSET
    ranks: dict[str, int] | UnsetType = UNSET
