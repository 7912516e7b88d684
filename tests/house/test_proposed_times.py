"""The time that the host of a waiting table proposes."""

from pathlib import Path
from typing import Any

import msgspec
import pytest

from house.clients import Client
from house.house import House, start_house
from house.test_own_tables import ask, asked
from house.worker_pair import WITHOUT_POLLING, exchange_all, two_workers
from serai.house.room import Room

ON_BOTH_STORES = True

TOMORROW = 1_000_000 + 86_400


async def waiting_table(house: House) -> tuple[dict[str, Any], Client, Client]:
    """A table with a free chair, its host Ana, and a guest."""
    opened = await house.open("dice", "Ana", "link", public=True)
    host = await Client(house.socket, opened["table"], opened["host"], opened["chairs"][0]).come()
    guest = await Client(house.socket, opened["table"], opened["invitation"]).come()
    return opened, host, guest


async def test_everybody_learns_of_the_time_and_of_each_change(house: House) -> None:
    opened, host, guest = await waiting_table(house)
    assert guest.room["proposed_time"] is None
    await host.done("propose-time", at=TOMORROW)
    await guest.until(lambda: guest.room["proposed_time"] == {"at": TOMORROW, "version": 1})
    (own,) = (await ask(house, asked(opened, opened["chairs"][0])))["tables"]
    assert own["proposed_time"] == {"at": TOMORROW, "version": 1}
    (public,) = (await house.http.get("/api/tables")).json()
    assert public["proposed_time"] == {"at": TOMORROW, "version": 1}
    await host.done("propose-time", at=TOMORROW)  # nothing changes
    await host.done("propose-time", at=None)
    await guest.until(lambda: guest.room["proposed_time"] is None)
    await host.done("propose-time", at=TOMORROW + 60)
    await guest.until(lambda: guest.room["proposed_time"] == {"at": TOMORROW + 60, "version": 3})
    await host.leave()
    await guest.leave()


@pytest.mark.parametrize("at", [0, 999_999, 1_000_000, 1_000_000 + 367 * 86_400])
async def test_a_time_in_the_past_or_in_the_far_future_is_refused(house: House, at: int) -> None:
    _, host, guest = await waiting_table(house)
    assert await host.refused("propose-time", at=at) == "refused-proposed-time"
    assert await guest.refused("propose-time", at=TOMORROW) == "refused-host-only"
    assert host.room["proposed_time"] is None
    await host.leave()
    await guest.leave()


async def test_the_time_is_over_when_the_game_begins_and_a_rematch_has_none(house: House) -> None:
    opened = await house.open("dice", "Ana", "Bo", "link")
    ana = await Client(house.socket, opened["table"], opened["host"], *opened["chairs"][:2]).come()
    await ana.done("propose-time", at=TOMORROW)
    await ana.done("begin", fill="random")
    await ana.until(lambda: ana.room["phase"] == "playing")
    assert ana.room["proposed_time"] is None
    assert await ana.refused("propose-time", at=None) == "refused-begun"
    for chair in (0, 1):
        await ana.done("hand", chair=chair, bot="random")
    await ana.until(lambda: ana.room["phase"] == "over")
    after = (await ana.ask("rematch"))["table"]
    again = await house.registry.find_or_load_table(after)
    assert (again.room.proposed_at, again.room.time_changes) == (None, 0)
    await ana.leave()


async def test_the_time_survives_a_restart(tmp_path: Path) -> None:
    async with start_house(tmp_path) as house:
        opened, host, _ = await waiting_table(house)
        await host.done("propose-time", at=TOMORROW)
    async with start_house(tmp_path) as house:
        guest = await Client(house.socket, opened["table"], opened["invitation"]).come()
        assert guest.room["proposed_time"] == {"at": TOMORROW, "version": 1}
        await guest.leave()


async def test_guests_of_another_worker_learn_of_the_time(
    tmp_path: Path, postgres_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("SERAI_DATABASE", postgres_url)
    async with two_workers(tmp_path, WITHOUT_POLLING) as (one, two):
        opened, host, _ = await waiting_table(one)
        guest = await Client(two.socket, opened["table"], opened["invitation"]).come()
        await host.done("propose-time", at=TOMORROW)
        await exchange_all((one, two))
        await guest.until(lambda: guest.room["proposed_time"] == {"at": TOMORROW, "version": 1})
        await guest.leave()


def test_a_room_stored_before_times_could_be_proposed_still_opens() -> None:
    stored = (
        '{"table":"abc","terms":{"game":"dice"},"chairs":[{"name":"Ana"}],"host":"h","invitation":"i",'
        '"gallery":"g","opened":1.0}'
    )
    room = msgspec.json.decode(stored, type=Room)
    assert (room.proposed_at, room.time_changes) == (None, 0)
