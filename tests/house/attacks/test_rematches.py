"""Repeated proposals of impossible rematches leave nothing behind."""

from pathlib import Path

from msgspec.structs import replace

from house.clients import Client
from house.house import LIBERAL, House, start_house
from table.playing import caravan, played

ALSO_WITH_BUS = True


async def host_of_a_brought_game(house: House) -> Client:
    """The host of an imported game. Nobody has a key to its chairs, so no rematch is possible."""
    table = caravan(2, 3)
    played(table, 8)
    answer = await house.http.post("/api/records", content=table.record().to_lines())
    brought = answer.json()
    return await Client(house.socket, brought["table"], brought["host"]).come()


async def test_a_rematch_that_cannot_begin_leaves_no_table(house: House) -> None:
    host = await host_of_a_brought_game(house)
    tables = await house.registry.store.table_ids()
    for _ in range(5):
        assert await host.refused("rematch")
    assert await house.registry.store.table_ids() == tables
    assert len(house.registry.live_tables) == 1
    await host.leave()


async def test_a_rematch_counts_as_an_opening(tmp_path: Path) -> None:
    async with start_house(tmp_path, replace(LIBERAL, openings_per_minute=3.0)) as house:
        host = await host_of_a_brought_game(house)  # the first
        keys = [await host.refused("rematch") for _ in range(4)]
        assert keys[:2] != ["refused-too-fast"] * 2
        assert keys[2:] == ["refused-too-fast"] * 2
        await host.leave()
