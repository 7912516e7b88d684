"""When a table that still waits for players wants to begin. The time binds nobody and starts nothing."""

from msgspec.structs import replace

from serai.house.messages import ProposedTime
from serai.house.room import Room
from serai.house.seating import check_phase
from serai.table import Refused

MAX_SECONDS_AHEAD = 366 * 86_400


def propose_time(room: Room, at: int | None, now: float) -> Room:
    """The room with the time proposed by its host; None withdraws it."""
    check_phase(room, "gathering")
    if at == room.proposed_at:
        return room
    if at is not None and not now < at <= now + MAX_SECONDS_AHEAD:
        raise Refused("refused-proposed-time")
    return replace(room, proposed_at=at, time_changes=room.time_changes + 1)


def proposed_time_of(room: Room) -> ProposedTime | None:
    """The time for which the table is planned, while it waits for players."""
    if room.proposed_at is None or room.phase != "gathering" or room.closed:
        return None
    return ProposedTime(room.proposed_at, room.time_changes)
