"""What the screens and the command agree on: who sits down, and a table whose choices are kept."""

from collections.abc import Callable
from pathlib import Path

from msgspec import Struct, field

from serai.table import Table


class Setup(Struct, frozen=True):
    """Who sits down at a new table. `bots` names the level of each seat that a bot plays."""

    seats: tuple[str, ...] = ("Ana", "Bo", "Cem")
    bots: dict[str, str] = field(default_factory=lambda: {"Bo": "king", "Cem": "king"})
    first: str | None = None
    takebacks: bool = False


class OpenTable(Struct, frozen=True):
    """A table being played. What `save` has returned from is kept, in `record` where that is a file."""

    table: Table
    save: Callable[[], None]
    record: Path | None = None


TableOpener = Callable[[Setup], OpenTable]
