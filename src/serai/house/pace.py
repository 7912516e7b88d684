"""When a clock in days runs out: it stands still at weekends and during holidays, if the table wants that."""

import heapq
from collections.abc import Iterable, Iterator
from datetime import date, datetime, time, timedelta
from functools import lru_cache
from math import inf
from zoneinfo import ZoneInfo

from msgspec.structs import replace

from serai.house.room import Clock, Holiday, Room
from serai.table import Refused

MAX_DAYS = 60
"""The longest clock that may stand still at weekends."""

MAX_HOLIDAYS = 20
"""How many holidays a table remembers while it waits for one choice."""

_SATURDAY = 5


def clock_deadline(room: Room, since: float) -> float | None:
    """When the time for a choice that began at `since` runs out; None if it does not run at all."""
    clock = room.terms.clock
    if clock.seconds is None:
        return None
    if clock.kind != "day":
        return since + clock.seconds
    holidays = ((each.since, inf if each.until is None else each.until) for each in room.holidays)
    weekends = _weekends_from(since, clock.zone) if clock.weekend_rest else ()
    deadline = _add_running_time(since, clock.seconds, heapq.merge(holidays, weekends))
    return None if deadline == inf else deadline


def _add_running_time(since: float, seconds: float, rests: Iterable[tuple[float, float]]) -> float:
    """The time when `seconds` have passed outside of the rests, which are sorted by their start."""
    at, left = since, seconds
    for start, end in rests:
        if start - at >= left or at == inf:
            break
        left -= max(start - at, 0.0)
        at = max(at, end)
    return at + left


def _weekends_from(since: float, zone: str) -> Iterator[tuple[float, float]]:
    """The weekends, from the one before `since` on, in the local time of a zone."""
    local = datetime.fromtimestamp(since, _find_zone(zone))
    day = local.date() - timedelta((local.weekday() - _SATURDAY) % 7)
    while True:
        yield _midnight(day, local), _midnight(day + timedelta(2), local)
        day += timedelta(7)


def _midnight(day: date, local: datetime) -> float:
    return datetime.combine(day, time(), local.tzinfo).timestamp()


@lru_cache(64)
def _find_zone(name: str) -> ZoneInfo:
    return ZoneInfo(name)


def check_clock(clock: Clock) -> None:
    """Refuses a clock without time, or one that names no time zone."""
    if clock.kind != "none" and not clock.count:
        raise Refused("refused-clock")
    if clock.weekend_rest and (clock.kind != "day" or clock.count > MAX_DAYS):
        raise Refused("refused-clock-weekends", most=MAX_DAYS)
    try:
        _find_zone(clock.zone)
    except (KeyError, OSError, ValueError):  # `ZoneInfo` opens a file of this name
        raise Refused("refused-zone", zone=clock.zone) from None


def begin_holiday(room: Room, by: str, at: float, waiting_since: float) -> Room:
    """Stops the clock of a table; the choice that it waits for began at `waiting_since`."""
    if room.terms.clock.kind != "day":
        raise Refused("refused-holiday")
    if current_holiday(room) is not None:
        return room
    kept = tuple(each for each in room.holidays if each.until is not None and each.until > waiting_since)
    if len(kept) >= MAX_HOLIDAYS:
        raise Refused("refused-holidays")
    return replace(room, holidays=(*kept, Holiday(by, at)))


def end_holiday(room: Room, at: float) -> Room:
    current = current_holiday(room)
    if current is None:
        return room
    return replace(room, holidays=(*room.holidays[:-1], replace(current, until=max(at, current.since))))


def current_holiday(room: Room) -> Holiday | None:
    return room.holidays[-1] if room.holidays and room.holidays[-1].until is None else None
