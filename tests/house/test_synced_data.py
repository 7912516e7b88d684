"""What a person's devices share: stored encrypted, changed by whoever knows the newest version."""

from pathlib import Path
from typing import Any

import httpx
import pytest
from msgspec.structs import replace

from house.house import LIBERAL, House, start_house
from serai.house import synced_data
from serai.house.settings import Settings
from serai.house.synced_data import DAY, MAX_CONTENT_LENGTH, UNUSED_DAYS

ON_BOTH_STORES = True

ID = "a" * 22
KEY = "b" * 43
OTHERS_KEY = "c" * 43


async def put(house: House, version: int, content: str, key: str = KEY, owner: str = ID) -> httpx.Response:
    change = {"version": version, "content": content}
    return await house.http.put(f"/api/synced/{owner}", json=change, headers={"serai-key": key})


async def get(house: House, known: int = 0, key: str = KEY, owner: str = ID) -> httpx.Response:
    return await house.http.get(f"/api/synced/{owner}", params={"known": known}, headers={"serai-key": key})


def refusal(answer: httpx.Response) -> tuple[int, Any]:
    return answer.status_code, answer.json()["key"]


async def test_a_second_device_reads_what_the_first_has_stored(house: House) -> None:
    assert (await put(house, 0, "one")).json() == {"version": 1}
    assert (await get(house)).json() == {"version": 1, "content": "one"}
    assert (await get(house, known=1)).json() == {"version": 1, "content": None}
    assert (await put(house, 1, "two")).json() == {"version": 2}
    assert (await get(house, known=1)).json() == {"version": 2, "content": "two"}


async def test_a_change_based_on_an_older_version_is_refused(house: House) -> None:
    await put(house, 0, "one")
    await put(house, 1, "two")
    for version in (0, 1, 3):
        assert refusal(await put(house, version, "other")) == (409, "refused-synced-changed")
    assert (await get(house)).json() == {"version": 2, "content": "two"}


async def test_nobody_reads_changes_or_deletes_it_without_its_key(house: House) -> None:
    await put(house, 0, "one")
    for answer in (
        await get(house, key=OTHERS_KEY),
        await put(house, 0, "other", key=OTHERS_KEY),
        await put(house, 1, "other", key=OTHERS_KEY),
        await house.http.delete(f"/api/synced/{ID}", headers={"serai-key": OTHERS_KEY}),
        await house.http.delete(f"/api/synced/{ID}"),
        await get(house, owner="z" * 22),
    ):
        assert refusal(answer) == (404, "refused-no-synced-data")
    assert (await get(house)).json() == {"version": 1, "content": "one"}


async def test_once_deleted_it_can_neither_be_read_nor_changed(house: House) -> None:
    await put(house, 0, "one")
    answer = await house.http.delete(f"/api/synced/{ID}", headers={"serai-key": KEY})
    assert answer.status_code == 204
    assert refusal(await get(house)) == (404, "refused-no-synced-data")
    assert refusal(await put(house, 1, "two")) == (404, "refused-no-synced-data")


@pytest.mark.parametrize(
    ("owner", "change"),
    [
        ("short", {"version": 0, "content": "one"}),
        (ID, {"version": -1, "content": "one"}),
        (ID, {"version": 0, "content": ""}),
        (ID, {"version": 0, "content": "<plain text>"}),
        (ID, {"version": 0, "content": "x" * (MAX_CONTENT_LENGTH + 1)}),
        (ID, {"version": 0, "content": "one", "more": 1}),
    ],
)
async def test_malformed_data_is_refused(house: House, owner: str, change: dict[str, Any]) -> None:
    answer = await house.http.put(f"/api/synced/{owner}", json=change, headers={"serai-key": KEY})
    assert answer.status_code == 400
    assert refusal(await get(house)) == (404, "refused-no-synced-data")


async def test_the_number_of_people_is_limited_and_unused_data_makes_room(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(synced_data, "MAX_PEOPLE", 2)
    await put(house, 0, "one")
    house.clock.time += DAY
    await put(house, 0, "one", owner="d" * 22)
    assert refusal(await put(house, 0, "one", owner="e" * 22)) == (400, "refused-synced-full")
    house.clock.time += (UNUSED_DAYS - 1) * DAY + 1
    assert (await get(house, owner="d" * 22)).status_code == 200  # used, so it stays
    assert (await put(house, 0, "one", owner="e" * 22)).status_code == 200
    assert refusal(await get(house)) == (404, "refused-no-synced-data")
    house.clock.time += DAY
    assert (await get(house, owner="d" * 22)).status_code == 200


async def test_it_is_there_after_a_restart(tmp_path: Path) -> None:
    async with start_house(tmp_path) as house:
        await put(house, 0, "one")
    async with start_house(tmp_path) as house:
        assert (await get(house)).json() == {"version": 1, "content": "one"}
    assert all(KEY.encode() not in file.read_bytes() for file in tmp_path.iterdir() if file.is_file())


async def test_one_client_cannot_fill_the_list_of_people(tmp_path: Path) -> None:
    async with start_house(tmp_path, replace(LIBERAL, stored_per_day=Settings().stored_per_day)) as house:
        most = int(Settings().stored_per_day / 2)
        for number in range(most):
            assert (await put(house, 0, "one", owner=f"{number:022}")).status_code == 200
        assert refusal(await put(house, 0, "one", owner="z" * 22)) == (429, "refused-too-fast")
        assert (await put(house, 1, "two", owner=f"{0:022}")).status_code == 200
        house.clock.time += DAY
        assert (await put(house, 0, "one", owner="z" * 22)).status_code == 200
