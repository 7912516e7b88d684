"""Rematches asked for again and again: none that cannot be leaves anything behind."""

from pathlib import Path

from msgspec.structs import replace

from house.guests import Guest
from house.house import LIBERAL, House, house
from table.playing import caravan, played


async def host_of_a_brought_game(inn: House) -> Guest:
    """Nobody has a key of its chairs, so nobody could sit down to a rematch."""
    table = caravan(2, 3)
    played(table, 8)
    answer = await inn.http.post("/api/records", content=table.record().to_lines())
    brought = answer.json()
    return await Guest(inn.socket, brought["table"], brought["host"]).come()


async def test_a_rematch_that_cannot_begin_leaves_no_table(inn: House) -> None:
    host = await host_of_a_brought_game(inn)
    tables = await inn.hall.store.tables()
    for _ in range(5):
        assert await host.refused("rematch")
    assert await inn.hall.store.tables() == tables
    assert len(inn.hall.live) == 1
    await host.leave()


async def test_a_rematch_counts_as_an_opening(tmp_path: Path) -> None:
    async with house(tmp_path, replace(LIBERAL, openings_per_minute=3.0)) as inn:
        host = await host_of_a_brought_game(inn)  # the first
        keys = [await host.refused("rematch") for _ in range(4)]
        assert keys[:2] != ["refused-too-fast"] * 2
        assert keys[2:] == ["refused-too-fast"] * 2
        await host.leave()
