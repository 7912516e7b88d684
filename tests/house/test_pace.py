"""Clocks in days: weekends, holidays, and what happens at the end of the time."""

from datetime import UTC, datetime
from types import SimpleNamespace
from typing import Any
from zoneinfo import ZoneInfo

import pytest

from house.clients import Client
from house.house import House, table_request
from serai.house.clocks import Clocks
from serai.house.pace import (
    MAX_HOLIDAYS,
    begin_holiday,
    clock_deadline,
    end_holiday,
    running_time,
    start_of_wait,
)
from serai.house.room import Clock, Holiday, Room, Terms
from serai.table import Refused
from serai.table.journal import Chosen, Undone

ALSO_WITH_BUS = True

DAY = 86_400.0
PARIS = ZoneInfo("Europe/Paris")


def room(clock: Clock, *holidays: Holiday) -> Room:
    return Room("t", Terms("caravan", clock=clock), (), "", "", "", 0.0, holidays=holidays)


def paris(*date: int) -> float:
    return datetime(*date, tzinfo=PARIS).timestamp()  # type: ignore[misc]


@pytest.mark.parametrize(
    ("since", "days", "due"),
    [
        ((2026, 11, 18, 20), 1, (2026, 11, 19, 20)),  # Wednesday to Thursday
        ((2026, 11, 20, 18), 1, (2026, 11, 23, 18)),  # Friday to Monday
        ((2026, 11, 21, 9), 1, (2026, 11, 24, 0)),  # on Saturday the time has not begun
        ((2026, 11, 22, 23), 2, (2026, 11, 25, 0)),
        ((2026, 11, 19, 12), 7, (2026, 11, 30, 12)),  # two weekends
        ((2026, 10, 23, 12), 1, (2026, 10, 26, 12)),  # summer time ends on Sunday
    ],
)
def test_a_clock_rests_at_weekends(since: tuple[int, ...], days: int, due: tuple[int, ...]) -> None:
    clock = Clock("day", days, weekend_rest=True, zone="Europe/Paris")
    assert clock_deadline(room(clock), paris(*since)) == paris(*due)


def test_a_weekend_is_that_of_the_tables_time_zone() -> None:
    since = datetime(2026, 11, 20, 20, tzinfo=UTC).timestamp()  # in Auckland it is Saturday
    clock = Clock("day", 1, weekend_rest=True, zone="Pacific/Auckland")
    assert clock_deadline(room(clock), since) == datetime(2026, 11, 23, 11, tzinfo=UTC).timestamp() + 0.0


def test_a_table_from_a_machine_that_knows_more_time_zones_keeps_the_weekends_of_utc() -> None:
    clock = Clock("day", 1, weekend_rest=True, zone="Mars/Olympus")
    since = datetime(2026, 11, 20, 18, tzinfo=UTC).timestamp()
    assert clock_deadline(room(clock), since) == since + 3 * DAY
    assert running_time(room(clock), since, since + 7 * DAY) == 5 * DAY


def test_a_clock_without_rest_runs_on() -> None:
    assert clock_deadline(room(Clock("day", 2)), paris(2026, 11, 20)) == paris(2026, 11, 22)
    assert clock_deadline(room(Clock("move", 30)), 5.0) == 35.0
    assert clock_deadline(room(Clock()), 5.0) is None


def test_holidays_and_weekends_are_counted_once() -> None:
    clock = Clock("day", 2, weekend_rest=True, zone="Europe/Paris")
    week = Holiday("Ana", paris(2026, 11, 20), paris(2026, 11, 26))  # Friday to Thursday
    assert clock_deadline(room(clock, week), paris(2026, 11, 19)) == paris(2026, 11, 27)
    assert clock_deadline(room(clock, Holiday("Ana", paris(2026, 11, 20))), paris(2026, 11, 19)) is None
    before = Holiday("Ana", paris(2026, 11, 1), paris(2026, 11, 2))
    assert clock_deadline(room(clock, before), paris(2026, 11, 17)) == paris(2026, 11, 19)


def test_undoing_a_choice_neither_gains_nor_costs_time_at_weekends() -> None:
    """Ana chooses after the clock has run for some days, and undoes that at any time of a week."""
    clock = Clock("day", 3, weekend_rest=True, zone="Europe/Paris")
    for begin, chosen, ran in (
        (paris(2026, 11, 21, 9), paris(2026, 11, 22, 20), 0.0),  # all on a weekend
        (paris(2026, 11, 20, 18), paris(2026, 11, 23, 18), 1.0),  # Friday to Monday
        (paris(2026, 11, 17, 6), paris(2026, 11, 18, 18), 1.5),
        (paris(2026, 11, 18, 0), paris(2026, 11, 20, 0), 2.0),
    ):
        for hours in range(0, 24 * 7, 5):
            at = chosen + hours * 3600
            clocks = Clocks({"Ana": begin}, {"Ana": 0}, {})
            clocks = clocks.after_entries(asking("Bo", Ana=1), room(clock), [Chosen("Ana", "x")], chosen)
            clocks = clocks.after_entries(asking("Ana", Ana=0), room(clock), [Undone("Ana")], at)
            due = clock_deadline(room(clock), clocks.since["Ana"])
            assert due
            assert running_time(room(clock), at, due) == pytest.approx((3 - ran) * DAY)


def asking(*seats: str, **choices: int) -> Any:
    """A table that waits for these seats."""
    return SimpleNamespace(waiting=seats, choice_counts=lambda: choices)


def test_a_holiday_before_an_undone_choice_still_counts() -> None:
    """Bo's holiday must not make the table forget Ana's."""
    resting = room(Clock("day", 2))
    clocks = Clocks({"Ana": 0.0}, {}, {})
    resting = end_holiday(begin_holiday(resting, "Ana", DAY, 0.0), 11 * DAY)
    clocks = clocks.after_entries(asking("Bo", Ana=1), resting, [Chosen("Ana", "x")], 11.5 * DAY)
    assert clocks.used == {"Ana": (1.5 * DAY,)}
    resting = end_holiday(begin_holiday(resting, "Bo", 12 * DAY, 11.5 * DAY), 20 * DAY)
    assert len(resting.holidays) == 2
    clocks = clocks.after_entries(asking("Ana", Ana=0), resting, [Undone("Ana", ("Bo",))], 20.25 * DAY)
    assert clock_deadline(resting, clocks.since["Ana"]) == 20.75 * DAY


def test_the_begin_of_a_wait_is_found_from_how_long_the_clock_has_run() -> None:
    clock = Clock("day", 60, weekend_rest=True, zone="Europe/Paris")
    week = Holiday("Ana", paris(2026, 11, 20), paris(2026, 11, 26))  # Friday to Thursday
    now = paris(2026, 11, 27, 12)
    for resting in (room(clock), room(clock, week), room(clock, week, Holiday("Bo", paris(2026, 11, 27)))):
        for hours in range(0, 400, 7):
            begin = start_of_wait(resting, now, hours * 3600.0)
            assert running_time(resting, begin, now) == pytest.approx(hours * 3600.0)


def test_a_table_remembers_only_holidays_that_matter() -> None:
    resting = room(Clock("day", 1))
    for number in range(MAX_HOLIDAYS):
        resting = end_holiday(begin_holiday(resting, "Ana", float(number), 0.0), number + 0.5)
    with pytest.raises(Refused) as refused:
        begin_holiday(resting, "Ana", 50.0, 0.0)
    assert refused.value.key == "refused-holidays"
    kept = begin_holiday(resting, "Ana", 60.0, 55.0).holidays
    assert (len(kept), kept[-1]) == (MAX_HOLIDAYS, Holiday("Ana", 60.0))


@pytest.mark.parametrize(
    ("clock", "key"),
    [
        ({"kind": "day", "count": 1, "zone": "Mars/Olympus"}, "refused-zone"),
        ({"kind": "day", "count": 1, "zone": "../../etc/passwd"}, "refused-zone"),
        ({"kind": "day", "count": 61, "weekend_rest": True}, "refused-clock-weekends"),
        ({"kind": "move", "count": 30, "weekend_rest": True}, "refused-clock-weekends"),
    ],
)
async def test_a_clock_that_cannot_be_is_refused(house: House, clock: dict[str, Any], key: str) -> None:
    answer = await house.http.post("/api/tables", json=table_request("caravan", "Ana", "Bo", clock=clock))
    assert (answer.status_code, answer.json()["key"]) == (400, key)


async def test_a_holiday_stops_the_clock_of_a_table_that_nobody_watches(house: House) -> None:
    opened = await house.open("caravan", "Ana", "Bo", clock={"kind": "day", "count": 2})
    ana = await Client(house.socket, opened["table"], opened["chairs"][0]).come()
    assert ana.remaining == 2 * DAY
    house.clock.time += DAY
    await ana.done("declare-holiday", on=True)
    await ana.until(lambda: ana.room["holiday"] is not None)
    assert ana.room["holiday"] == {"by": "Ana", "since": house.clock.time}
    await ana.leave()
    house.clock.time += 30 * DAY
    await house.registry.run_maintenance_once()
    again = await Client(house.socket, opened["table"], opened["chairs"][1]).come()
    assert [chair["bot"] for chair in again.room["chairs"]] == [None, None]
    assert again.remaining is None
    await again.done("declare-holiday", on=False)
    await again.until(lambda: again.remaining == DAY)
    await again.leave()
    house.clock.time += DAY - 1
    await house.registry.run_maintenance_once()
    assert await house.registry.store.due_tables(house.clock.time) == []
    assert await house.registry.store.due_tables(house.clock.time + 1) == [opened["table"]]


async def test_only_players_of_a_table_with_days_declare_holidays(house: House) -> None:
    opened = await house.open("caravan", "Ana", "Bo", clock={"kind": "day", "count": 2})
    for key in (opened["gallery"], opened["invitation"]):
        stranger = await Client(house.socket, opened["table"], key).come()
        assert await stranger.refused("declare-holiday", on=True) == "refused-only-watching"
        await stranger.leave()
    quick = await house.open("caravan", "Ana", "Bo")
    ana = await Client(house.socket, quick["table"], quick["chairs"][0]).come()
    assert await ana.refused("declare-holiday", on=True) == "refused-holiday"
    await ana.leave()
