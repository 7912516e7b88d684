"""What workers that share a database tell each other about a table."""

from msgspec import Struct, field

from serai.table.view import Takeback


class Presence(Struct, frozen=True, array_like=True):
    """Who is connected to a table through one worker."""

    chairs: tuple[int, ...] = ()
    spectators: int = 0


class SharedTakeback(Struct, frozen=True, array_like=True):
    """The takeback that was open when the journal had `entries`, or None if it has ended since.

    The next entry of the journal ends it. `version` rises with every change.
    """

    entries: int
    version: int
    takeback: Takeback | None


class TableStatus(Struct):
    """What others have done at a table. `sequence` and `spoken` are its last log entry and chat line."""

    sequence: int
    spoken: int
    present: list[Presence] = field(default_factory=list[Presence])
    takeback: SharedTakeback | None = None
