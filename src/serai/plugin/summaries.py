"""What a game adds to the statistics of one who played it."""

from collections import Counter
from collections.abc import Callable, Sequence

from msgspec import Struct, field

from serai.table import Event


class Tales(Struct, frozen=True):
    """The pages of a Book that were read at a table, by their printed numbers: never a word of them."""

    pack: str
    digest: str
    paragraphs: int
    """How many the whole Book has."""
    heard: tuple[int, ...]


class Evening(Struct, frozen=True):
    """A game as one seat knows it: `events` without what was taken back, `heard` with it."""

    seat: str
    pack: str | None
    events: Sequence[Event]
    heard: Sequence[Event]


class Figures(Struct, frozen=True):
    """What the game counted for the seat: `reaction/court`, `card/elf`, `penalties`."""

    counts: Counter[str] = field(default_factory=Counter[str])
    best: str = ""
    """The card worth most that was taken, where a game has such cards."""
    tales: Tales | None = None


Summarise = Callable[[Evening], Figures]


def count_nothing(evening: Evening) -> Figures:  # noqa: ARG001 (of a game that has no figures of its own)
    return Figures()
