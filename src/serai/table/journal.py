"""The journal: all that moved a table, in order. It is only ever added to."""

from msgspec import Struct

from serai.table.line import Step, TurnStart
from serai.table.position import digest


class Chosen(Struct, frozen=True, gc=False, tag="choose", array_like=True, forbid_unknown_fields=True):
    seat: str
    option: str


class Undone(Struct, frozen=True, tag="undo", array_like=True, forbid_unknown_fields=True):
    """The seat's last choice is taken back; `agreed` names the others who had to agree."""

    seat: str
    agreed: tuple[str, ...] = ()


class Seated(Struct, frozen=True, tag="seat", array_like=True, forbid_unknown_fields=True):
    """Who plays a seat from now on: a person, or a bot of the given level. `why` is a word for the log."""

    seat: str
    name: str
    bot: str | None = None
    why: str = ""


class TurnEnded(Struct, frozen=True, gc=False, tag="turn", array_like=True, forbid_unknown_fields=True):
    """The digest of the position at the end of a turn. Derived: a replay must come to the same."""

    turn: int
    digest: str


Entry = Chosen | Undone | Seated | TurnEnded

Deed = Step | TurnStart | Entry
"""What the table itself remembers of an entry: each becomes one when it is written."""


def written(deed: Deed) -> Entry:
    """The entry of a deed. Digests are worked out only here, because most are never read."""
    match deed:
        case Step():
            return Chosen(deed.seat, deed.option)
        case TurnStart():
            return TurnEnded(deed.turn, digest(deed.position))
        case _:
            return deed
