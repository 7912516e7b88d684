"""Choices that are made and taken back, seats that are handed over and back: a journal has an end."""

import pytest

from house.guests import Guest
from house.house import House
from serai.house import live

MOST = 12


async def test_nothing_more_happens_at_a_table_of_more_entries_than_any_game(
    inn: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(live, "MOST_ENTRIES", MOST)
    opened = await inn.open("caravan", "Ana", "Bo")
    host = await Guest(inn.socket, opened["table"], opened["host"], opened["chairs"][0]).come()
    (table,) = inn.hall.live
    assert table.play.table
    while table.play.table.entries_count < MOST:
        await host.choose("silk")
        await host.done("undo", seat="Ana")
    asked = host.asked["Ana"]
    assert await host.refused("choose", seat="Ana", option="silk", asked=asked) == "refused-endless"
    assert await host.refused("undo", seat="Ana") == "refused-endless"
    assert await host.refused("hand", chair=0, bot="random") == "refused-endless"
    assert table.play.table.entries_count == MOST
    assert table.room.chairs[0].bot is None
    await host.done("close")
    await host.leave()
