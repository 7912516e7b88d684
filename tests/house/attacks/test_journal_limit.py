"""Endless undos and seat changes: the journal is limited."""

import pytest

from house.clients import Client
from house.house import House
from serai.house import game_actions

MOST = 12


async def test_nothing_more_happens_at_a_table_of_more_entries_than_any_game(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(game_actions, "MAX_ENTRIES", MOST)
    opened = await house.open("caravan", "Ana", "Bo")
    host = await Client(house.socket, opened["table"], opened["host"], opened["chairs"][0]).come()
    (table,) = house.registry.live
    assert table.state.table
    while table.state.table.entries_count < MOST:
        await host.choose("silk")
        await host.done("undo", seat="Ana")
    asked = host.asked["Ana"]
    assert await host.refused("choose", seat="Ana", option="silk", asked=asked) == "refused-endless"
    assert await host.refused("undo", seat="Ana") == "refused-endless"
    assert await host.refused("hand", chair=0, bot="random") == "refused-endless"
    assert table.state.table.entries_count == MOST
    assert table.room.chairs[0].bot is None
    await host.done("close")
    await host.leave()
