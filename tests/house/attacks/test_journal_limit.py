"""Endless undos, seat changes and room changes: the journal and the log are limited."""

import asyncio

import pytest

from house.clients import Client
from house.house import House
from serai.house import game_actions, seating_actions, table_state
from serai.house.live_table import LiveTable

ALSO_WITH_BUS = True

MOST = 12


async def test_nothing_more_happens_at_a_table_of_more_entries_than_any_game(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(table_state, "MAX_ENTRIES", MOST)
    opened = await house.open("caravan", "Ana", "Bo")
    host = await Client(house.socket, opened["table"], opened["host"], opened["chairs"][0]).come()
    (table,) = house.registry.live_tables
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


@pytest.mark.parametrize("kind", ["none", "move", "day"])
async def test_the_server_does_nothing_more_at_a_full_table(
    house: House, monkeypatch: pytest.MonkeyPatch, kind: str
) -> None:
    """Otherwise a bot would think about the same choice forever, even after a restart."""
    clock = {"kind": kind, "count": 0 if kind == "none" else 1}
    opened = await house.open("caravan", "Ana", "Bo" if kind == "day" else "bot:random", clock=clock)
    host = await Client(house.socket, opened["table"], opened["host"], *opened["chairs"][:1]).come()
    (table,) = house.registry.live_tables
    assert table.state.table
    if kind != "day":  # the bot has made its wish, and waits for Ana
        await host.until(lambda: host.view["waiting"] == ["Ana"])
    if kind == "none":
        await host.choose("silk")
        await host.until(lambda: (host.view["decision"] or {}).get("kind") == "act")
    monkeypatch.setattr(table_state, "MAX_ENTRIES", table.state.table.entries_count + 1)
    await host.choose("rest" if kind == "none" else "silk")
    jobs: list[str] = []

    async def note(_: LiveTable, seat: str, *__: object) -> None:
        jobs.append(seat)

    monkeypatch.setattr(game_actions, "prepare_bot_choice", note)
    monkeypatch.setattr(seating_actions, "let_bot_take_over", note)
    await host.leave()
    house.pass_time(10 * 86_400.0)
    await asyncio.sleep(0.3)
    assert not jobs
    await house.registry.run_maintenance_once()
    assert not house.registry.live_tables, "the table must not stay in memory"
    assert not await house.registry.store.due_tables(house.clock())


async def test_a_room_is_not_changed_without_end(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    """Each change is a stored log entry, and reading the record means reading all of them."""
    monkeypatch.setattr(seating_actions, "MAX_LOG_ENTRIES", MOST)
    opened = await house.open("caravan", "Ana", "link")
    host = await Client(house.socket, opened["table"], opened["host"], opened["chairs"][0]).come()
    (table,) = house.registry.live_tables
    while table.state.sequence < MOST:
        await host.done("bar-chat", on=table.state.sequence % 2 == 0)
    assert await host.refused("bar-chat", on=True) == "refused-endless"
    assert await host.refused("publish", on=True) == "refused-endless"
    assert await host.refused("reinvite") == "refused-endless"
    assert await host.refused("rename", chair=0, name="Cleo") == "refused-endless"
    assert await host.refused("leave", chair=0) == "refused-endless"
    assert await host.refused("sit", name="Bo") == "refused-endless"
    assert table.state.sequence == MOST
    await host.done("begin")
    await host.until(lambda: host.is_asked)
    await host.choose("silk")
    await host.done("close")
    assert await host.refused("close") == "refused-endless"
    await host.leave()
