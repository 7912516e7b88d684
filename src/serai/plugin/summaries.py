"""What a game contributes to the statistics of a player."""

from collections import Counter
from collections.abc import Callable, Sequence

from msgspec import Struct, field

from serai.table import Event


class PagesRead(Struct, frozen=True):
    """The printed numbers of the pages of a Book that were read at a table, without their text."""

    pack: str
    digest: str
    paragraphs: int
    """The number of paragraphs in the whole Book."""
    heard: tuple[int, ...]


class SeatHistory(Struct, frozen=True):
    """A game as one seat knows it: `events` excludes undone ones, `heard` includes them."""

    seat: str
    pack: str | None
    events: Sequence[Event]
    heard: Sequence[Event]


class SeatFigures(Struct, frozen=True):
    """What the game counted for a seat: `reaction/court`, `card/elf`, `penalties`."""

    counts: Counter[str] = field(default_factory=Counter[str])
    best: str = ""
    """The most valuable card taken, if the game has such cards."""
    tales: PagesRead | None = None


Summarise = Callable[[SeatHistory], SeatFigures]


def empty_seat_figures(history: SeatHistory) -> SeatFigures:  # noqa: ARG001 (the default)
    return SeatFigures()
