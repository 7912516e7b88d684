"""What a viewer is told in words, beside the events and the view: the same for every game."""

from typing import Literal

from msgspec import UNSET, Struct, UnsetType

Kind = Literal[
    "said", "turn", "opening", "headings", "section", "award", "told", "gain", "loss", "fate", "time", "first"
]


class Passage(Struct, frozen=True):
    """`number` is that of the paragraph, where one opens; `ornament` its matrix or its Place.

    `heard` is said to those who listen, where the text has signs that only the eye reads.
    """

    kind: Kind
    text: str
    number: int = 0
    ornament: str = ""
    heard: str | UnsetType = UNSET


Passages = list[Passage]


class Way(Struct, frozen=True):
    """The shortest way to a space: steps in all, those by land and by sea, and the spaces passed on it."""

    steps: int
    land: int
    sea: int
    passed: tuple[str, ...]


class Choice(Struct, frozen=True):
    """`note` stands beside the label, `there` (who and what is in a space) where there is room for it.

    `about` stands below the list while the choice is marked. `space` is where the choice leads, `way` how.
    """

    option: str
    label: str
    group: str = ""
    sign: str = ""
    note: str = ""
    there: str = ""
    about: str = ""
    space: str = ""
    way: Way | None = None


class Sum(Struct, frozen=True):
    """What a seat's points are made of: those of each of its cards, in the board's order, and in words."""

    points: list[int]
    text: str


class Words(Struct, frozen=True):
    """`told` has the passages of each event, in the order of the events; `book` is the digest of the Book.

    `question`, `subject` (whom or what it is about, for a title), `moment` (what the rules say about it) and
    `choices` belong to the question that the viewer is asked. `names` holds for each seat those of its things
    whose name says more than the Book's, by id. `ending` tells how it ended, once it has. `sums` tells of
    each seat that has any what its points are made of.
    """

    book: str
    told: list[Passages]
    question: str
    subject: str
    moment: str
    choices: list[Choice]
    names: dict[str, dict[str, str]]
    ending: list[str]
    sums: dict[str, Sum] | UnsetType = UNSET
