"""The start of a turn as a table stood there, and what it must know of all that came before."""

from msgspec import Struct

from serai.table.view import Sitter


class Snapshot(Struct, frozen=True):
    """Where a table can be taken up again without what came before.

    `position` is encoded. `entries` and `told` count what came before: entries of the journal and events;
    `seen` how many of those events each seat may know ("" is a spectator). `acted` are the seats with a
    choice that stands, `free` is the one of them that could take its last choice back without asking.
    """

    turn: int
    position: bytes
    entries: int
    told: int
    seen: dict[str, int]
    sitters: dict[str, Sitter]
    acted: tuple[str, ...]
    free: str | None
