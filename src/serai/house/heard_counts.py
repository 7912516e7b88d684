"""What players have heard of a content pack in earlier games (N7.13).

A client sends its list to a table before the game begins. The lists are merged into the opening at the start.
Who sent what is stored only until then, and no message ever contains a list.
"""

from collections import Counter
from collections.abc import Mapping
from contextlib import suppress

from msgspec.structs import replace

from serai.house import seating
from serai.house.room import Room, Terms
from serai.table import Refused, Table, find_game


def set_heard_counts_of_chair(room: Room, number: int, heard: Mapping[str, int]) -> Room:
    """The room after the players of a chair have sent their list."""
    counted = find_game(room.terms.game).with_pack(room.terms.pack).counted_pack_parts()
    known = {part: count for part, count in heard.items() if part in counted}
    chair = seating.chair_at(room, number)
    return room if known == chair.heard else seating.with_chair(room, number, replace(chair, heard=known))


def heard_counts_of_all_chairs(room: Room) -> dict[str, int]:
    """The lists of all chairs, added up."""
    return dict(sum((Counter(chair.heard) for chair in room.chairs), Counter(room.heard)))


def clear_heard_counts(room: Room) -> Room:
    """The room once its game has begun: the lists are merged into the opening, and nothing says whose they
    were.
    """
    return replace(room, heard={}, chairs=tuple(replace(chair, heard={}) for chair in room.chairs))


def heard_counts_for_rematch(table: Table | None, rematch: Room) -> dict[str, int]:
    """What the players of a rematch have heard by the end of the previous game."""
    if table is None:
        return {}
    people = sum(bool(chair.key) for chair in rematch.chairs)
    tonight = {part: count * people for part, count in table.heard_counts_tonight.items()}
    return dict(Counter(table.opening.heard or {}) + Counter(tonight))


def pack_id_for_heard_counts(terms: Terms) -> str:
    """The id under which clients remember what they have heard here; "" if the game counts nothing."""
    with suppress(Refused):
        return find_game(terms.game).with_pack(terms.pack).pack_id() or ""
    return ""
