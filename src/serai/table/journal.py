"""The journal: all that moved a table, in order. It is only ever added to."""

from msgspec import Struct


class Chosen(Struct, frozen=True, tag="choose", array_like=True, forbid_unknown_fields=True):
    seat: str
    option: str


class Undone(Struct, frozen=True, tag="undo", array_like=True, forbid_unknown_fields=True):
    """The seat's last choice is taken back; `agreed` names the others who had to agree."""

    seat: str
    agreed: tuple[str, ...] = ()


class Seated(Struct, frozen=True, tag="seat", array_like=True, forbid_unknown_fields=True):
    """Who plays a seat from now on: a person, or a bot of the given level."""

    seat: str
    name: str
    bot: str | None = None


class TurnEnded(Struct, frozen=True, tag="turn", array_like=True, forbid_unknown_fields=True):
    """The digest of the position at the end of a turn. Derived: a replay must come to the same."""

    turn: int
    digest: str


Entry = Chosen | Undone | Seated | TurnEnded
