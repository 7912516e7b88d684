"""The machine's clock is set while people play: nobody is sent away, and no clock of a game runs out."""

from pathlib import Path

import pytest

from house.guests import Guest
from house.house import HandClock, house
from serai.house.steady import SteadyTime


@pytest.mark.parametrize("set_by", [7_200.0, -7_200.0])
async def test_a_clock_that_jumps_two_hours_moves_nobody(tmp_path: Path, set_by: float) -> None:
    clock, elapsed = HandClock(), HandClock()
    now = SteadyTime(clock, elapsed)
    async with house(tmp_path, clock=now) as inn:  # type: ignore[arg-type]
        minute = {"kind": "move", "count": 60}
        opened = await inn.open("caravan", "Ana", "Bo", options={"water": 50}, clock=minute)
        ana, bo = [await Guest(inn.socket, opened["table"], key).come() for key in opened["chairs"]]
        clock.time += set_by
        await inn.hall.look_round()
        for live in inn.hall.live:
            live.attend()
        for guest in (ana, bo):
            await guest.done("ping")
            assert guest.farewell is None
        await ana.choose("silk")
        await bo.choose("salt")
        await ana.until(lambda: ana.is_asked)
        assert [sitter["bot"] for sitter in ana.view["sitters"].values()] == [None, None]
        assert ana.remaining is not None
        assert 50.0 < ana.remaining <= 60.0
        for guest in (ana, bo):
            await guest.leave()
