"""When a clock in days runs out: it stands still at weekends and during holidays, if the table wants that."""

import heapq
from collections.abc import Iterable, Iterator
from datetime import UTC, date, datetime, time, timedelta, tzinfo
from functools import lru_cache
from math import inf
from zoneinfo import ZoneInfo

from msgspec.structs import replace

from serai.house.room import Clock, Holiday, Room
from serai.table import Refused

MAX_DAYS = 60
"""The longest clock that may stand still at weekends."""

MAX_HOLIDAYS = 20
"""How many holidays a table remembers, and how many there may be while it waits for one choice."""

_SATURDAY = 5

_UNKNOWN_ZONE = (KeyError, OSError, ValueError)
"""What `ZoneInfo` raises, which opens a file of the zone's name."""


def clock_deadline(room: Room, since: float) -> float | None:
    """When the time for a choice that began at `since` runs out; None if it does not run at all."""
    clock = room.terms.clock
    if clock.seconds is None:
        return None
    deadline = _add_running_time(since, clock.seconds, _clock_pauses_from(room, since))
    return None if deadline == inf else deadline


def running_time(room: Room, since: float, until: float) -> float:
    """The seconds between two times for which the clock of a table ran."""
    if room.terms.clock.kind != "day":
        return max(until - since, 0.0)
    ran, at = 0.0, since
    for start, end in _clock_pauses_from(room, since):
        if start >= until:
            break
        ran += max(start - at, 0.0)
        at = max(at, end)
    return ran + max(until - at, 0.0)


def start_of_wait(room: Room, until: float, seconds: float) -> float:
    """When a choice began whose clock has run for `seconds` until a time."""
    at, left = until, seconds
    for start, end in _clock_pauses_before(room, until):
        if at - end >= left:
            break
        left -= max(at - end, 0.0)
        at = min(at, start)
    return at - left


def _clock_pauses_from(room: Room, since: float) -> Iterator[tuple[float, float]]:
    """The times when the clock of a table stands still, sorted by their start."""
    clock = room.terms.clock
    if clock.kind != "day":
        return iter(())
    holidays = ((each.since, inf if each.until is None else each.until) for each in room.holidays)
    weekends = _weekends_from(since, clock.zone) if clock.weekend_rest else ()
    return heapq.merge(holidays, weekends)


def _clock_pauses_before(room: Room, until: float) -> Iterator[tuple[float, float]]:
    """The times before `until` when the clock of a table stands still, latest first."""
    clock = room.terms.clock
    if clock.kind != "day":
        return iter(())
    holidays = ((each.since, each.until or until) for each in reversed(room.holidays) if each.since < until)
    weekends = _weekends_before(until, clock.zone) if clock.weekend_rest else ()
    latest_first = heapq.merge(holidays, weekends, key=lambda rest: -rest[1])
    return ((start, min(end, until)) for start, end in latest_first)


def _add_running_time(since: float, seconds: float, pauses: Iterable[tuple[float, float]]) -> float:
    """The time when `seconds` have passed outside of the pauses, which are sorted by their start."""
    at, left = since, seconds
    for start, end in pauses:
        if start - at >= left or at == inf:
            break
        left -= max(start - at, 0.0)
        at = max(at, end)
    return at + left


def _weekends_from(since: float, zone: str) -> Iterator[tuple[float, float]]:
    """The weekends, from the one before `since` on, in the local time of a zone."""
    return _weekends(since, zone, timedelta(7))


def _weekends_before(until: float, zone: str) -> Iterator[tuple[float, float]]:
    """The weekends that began before `until`, latest first."""
    return _weekends(until, zone, timedelta(-7))


def _weekends(at: float, zone: str, step: timedelta) -> Iterator[tuple[float, float]]:
    local = datetime.fromtimestamp(at, _find_zone_or_utc(zone))
    day = local.date() - timedelta((local.weekday() - _SATURDAY) % 7)
    while True:
        yield _timestamp_of_midnight(day, local), _timestamp_of_midnight(day + timedelta(2), local)
        day += step


def _timestamp_of_midnight(day: date, local: datetime) -> float:
    return datetime.combine(day, time(), local.tzinfo).timestamp()


@lru_cache(64)
def _find_zone(name: str) -> ZoneInfo:
    return ZoneInfo(name)


def _find_zone_or_utc(name: str) -> tzinfo:
    """The time zone of a stored table, which another machine may know and this one not."""
    try:
        return _find_zone(name)
    except _UNKNOWN_ZONE:
        return UTC


def check_clock(clock: Clock) -> None:
    """Refuses a clock without time, or one that names no time zone."""
    if clock.kind != "none" and not clock.count:
        raise Refused("refused-clock")
    if clock.weekend_rest and (clock.kind != "day" or clock.count > MAX_DAYS):
        raise Refused("refused-clock-weekends", most=MAX_DAYS)
    try:
        _find_zone(clock.zone)
    except _UNKNOWN_ZONE:
        raise Refused("refused-zone", zone=clock.zone) from None


def begin_holiday(room: Room, declared_by: str, at: float, waiting_since: float) -> Room:
    """Stops the clock of a table; the choice that it waits for began at `waiting_since`."""
    if room.terms.clock.kind != "day":
        raise Refused("refused-holiday")
    if current_holiday(room) is not None:
        return room
    if sum(each.until is not None and each.until > waiting_since for each in room.holidays) >= MAX_HOLIDAYS:
        raise Refused("refused-holidays")
    # Earlier holidays stay in the list: they count again if the choices of that time are undone.
    return replace(room, holidays=(*room.holidays[1 - MAX_HOLIDAYS :], Holiday(declared_by, at)))


def end_holiday(room: Room, at: float) -> Room:
    current = current_holiday(room)
    if current is None:
        return room
    return replace(room, holidays=(*room.holidays[:-1], replace(current, until=max(at, current.since))))


def current_holiday(room: Room) -> Holiday | None:
    return room.holidays[-1] if room.holidays and room.holidays[-1].until is None else None
