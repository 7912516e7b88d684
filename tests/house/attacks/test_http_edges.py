"""Edges of the HTTP interface: foreign records, foreign pages, proxied requests."""

import subprocess
import sys
from pathlib import Path
from random import Random

import pytest
import websockets
from msgspec.structs import replace
from websockets.asyncio.client import connect

from house.clients import Client
from house.house import LIBERAL, House, start_house
from serai.house import record_import
from serai.house.origins import Origins
from serai.house.room import Chair
from serai.house.table_setup import make_room_and_keys_for_import
from serai.table import Refused, Table
from table.caravan import Caravan
from table.playing import some_choice

ALSO_WITH_BUS = True


def played(*sat: tuple[str, str, str | None], bots: dict[str, str] | None = None) -> bytes:
    """The record of a finished game with these seat changes."""
    table = Table.new(Caravan, ["Ana", "Bo"], seed=1, bots=bots)
    for seat, name, bot in sat:
        table.sit(seat, name, bot)
    while table.outcome is None:
        table.choose(*some_choice(table, Random(1)))
    return table.record().to_lines()


def brought(content: bytes) -> tuple[Chair, ...]:
    room = make_room_and_keys_for_import(0.0)[0]
    return record_import.stored_table_from_record(content, room, at=0.0, name="it", game=Caravan).room.chairs


@pytest.mark.parametrize("level", ["", "x" * 31, "a\nb", "<b>,</b>"])
def test_the_level_of_a_bot_in_a_record_is_a_word(level: str) -> None:
    for content in (played(bots={"Bo": level}), played(("Bo", "Bo", level))):
        with pytest.raises(Refused):
            brought(content)


def test_an_unknown_bot_of_a_record_is_replaced_by_a_known_one() -> None:
    assert brought(played(bots={"Bo": "wizard"}))[1] == Chair("Bo", "Bo", bot="random")
    assert brought(played(("Bo", "Robot", "random")))[1] == Chair("Robot", "Bo", bot="random")


@pytest.mark.parametrize("name", ["Ana", "ana", "ANA"])
def test_nobody_in_a_record_bears_the_name_of_another(name: str) -> None:
    with pytest.raises(Refused) as refused:
        brought(played(("Bo", name, None)))
    assert refused.value.key == "refused-name-taken"
    assert brought(played(("Ana", name, None)))[0].name == name, "one's own"


# Origins


def asked(host: str, origin: str | None = None, **more: str) -> dict[str, object]:
    headers = {"host": host, **({"origin": origin} if origin else {}), **more}
    return {"headers": [(name.replace("_", "-").encode(), value.encode()) for name, value in headers.items()]}


@pytest.mark.parametrize(
    ("public", "behind_proxy", "host", "origin", "allowed"),
    [
        (None, False, "127.0.0.1:7291", "http://127.0.0.1:7291", True),
        (None, False, "127.0.0.1:7291", "https://127.0.0.1:7291", False),
        (None, False, "127.0.0.1:7291", "ftp://127.0.0.1:7291", False),
        (None, False, "127.0.0.1:7291", "null", False),
        ("https://serai.example", True, "serai.example", "https://serai.example", True),
        ("https://serai.example", True, "serai.example", "http://serai.example", False),
        ("http://serai.example", True, "serai.example", "https://serai.example", False),
        ("https://serai.example", True, "localhost:7291", "http://localhost:7291", True),
    ],
)
def test_an_origin_is_allowed_only_with_the_right_scheme(
    public: str | None, behind_proxy: bool, host: str, origin: str, allowed: bool
) -> None:
    assert Origins(public, behind_proxy=behind_proxy).allows_host_and_origin(asked(host, origin)) is allowed


def test_only_a_proxy_is_believed_about_the_scheme() -> None:
    page = asked("192.0.2.1", "https://192.0.2.1", x_forwarded_proto="https")
    assert Origins(behind_proxy=True).allows_host_and_origin(page)
    assert not Origins().allows_host_and_origin(page)


# What the server reveals


async def test_health_is_told_by_its_code_alone_too(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    answer = await house.http.head("/health")
    assert (answer.status_code, answer.content) == (200, b"")
    monkeypatch.setattr(house.registry.store, "is_healthy", lambda: False)
    assert (await house.http.head("/health")).status_code == 503


@pytest.mark.parametrize("header", ["X-Forwarded-For", "Forwarded", "Via"])
async def test_figures_are_not_told_through_a_proxy(house: House, header: str) -> None:
    assert (await house.http.get("/metrics")).status_code == 200
    answer = await house.http.get("/metrics", headers={header: "203.0.113.7"})
    assert (answer.status_code, answer.json()["key"]) == (404, "refused-no-page")


async def test_a_socket_is_refused_with_a_status_before_it_opens(tmp_path: Path) -> None:
    async with start_house(tmp_path, replace(LIBERAL, connections_per_address=1)) as house:
        with pytest.raises(websockets.InvalidStatus) as refused:
            await connect(house.socket, proxy=None, origin="https://elsewhere.example")  # type: ignore[arg-type]
        assert refused.value.response.status_code == 403
        opened = await house.open("caravan", "Ana", "Bo")
        ana = await Client(house.socket, opened["table"], opened["chairs"][0]).come()
        with pytest.raises(websockets.InvalidStatus) as refused:
            await connect(house.socket, proxy=None)
        assert refused.value.response.status_code == 429
        await ana.leave()


LOADED = """
import sys
from litestar import Litestar
from serai.house.http_routes import ROUTES
from serai.house.serve import open_house
assert Litestar(ROUTES).openapi_schema.paths
print(*sorted({name.partition(".")[0] for name in sys.modules}))
"""


def test_what_litestar_brings_along_is_never_loaded() -> None:
    ran = subprocess.run((sys.executable, "-c", LOADED), capture_output=True, text=True, check=True)
    loaded = set(ran.stdout.split())
    assert "litestar" in loaded
    assert not loaded & {"faker", "polyfactory", "rich_click", "litestar_htmx"}
