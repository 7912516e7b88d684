"""A change of the system clock disconnects nobody and runs out no game clock."""

from pathlib import Path

import pytest

from house.clients import Client
from house.house import HandClock, start_house
from serai.house.monotonic_clock import MonotonicClock

ALSO_WITH_BUS = True


@pytest.mark.parametrize("set_by", [7_200.0, -7_200.0])
async def test_a_clock_that_jumps_two_hours_moves_nobody(tmp_path: Path, set_by: float) -> None:
    clock, elapsed = HandClock(), HandClock()
    now = MonotonicClock(clock, elapsed)
    async with start_house(tmp_path, clock=now) as house:  # type: ignore[arg-type]
        minute = {"kind": "move", "count": 60}
        opened = await house.open("caravan", "Ana", "Bo", options={"water": 50}, clock=minute)
        ana, bo = [await Client(house.socket, opened["table"], key).come() for key in opened["chairs"]]
        clock.time += set_by
        await house.registry.run_maintenance_once()
        for live in house.registry.live_tables:
            live.reschedule()
        for client in (ana, bo):
            await client.done("ping")
            assert client.farewell is None
        await ana.choose("silk")
        await bo.choose("salt")
        await ana.until(lambda: ana.is_asked)
        assert [sitter["bot"] for sitter in ana.view["sitters"].values()] == [None, None]
        assert ana.remaining is not None
        assert 50.0 < ana.remaining <= 60.0
        for client in (ana, bo):
            await client.leave()
