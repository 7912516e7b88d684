"""A snapshot of a table at the start of a turn."""

from msgspec import Struct

from serai.table.view import Sitter


class Snapshot(Struct, frozen=True):
    """Everything needed to restore a table without replaying earlier turns.

    `position` is encoded. `entries` and `told` count the earlier journal entries and events, `seen` those
    events that each viewer may know ("" is a spectator). `acted` are the seats that have a choice to undo,
    `free` is the seat that could undo its choice without asking.
    """

    turn: int
    position: bytes
    entries: int
    told: int
    seen: dict[str, int]
    sitters: dict[str, Sitter]
    acted: tuple[str, ...]
    free: str | None
