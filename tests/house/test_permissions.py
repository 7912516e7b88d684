"""Clients can enter, see and do only what their keys allow."""

import asyncio
import base64
import contextlib
import logging
import re
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import httpx
import pytest
import websockets
from msgspec.structs import replace
from websockets.asyncio.client import connect

from house.clients import PATIENCE, Client
from house.house import LIBERAL, House, start_house, table_request
from serai.house import messages, server
from serai.house.keys import digest_of_key, new_key
from serai.house.messages import Hello
from serai.house.socket_docs import HEAD

ON_BOTH_STORES = True

# Pages of other origins


@pytest.mark.parametrize(
    ("host", "origin"),
    [
        ("evil.example:{port}", None),
        ("evil.example", "http://evil.example"),
        ("127.0.0.1.evil.example:{port}", "http://127.0.0.1.evil.example:{port}"),
        ("localhost.evil.example", None),
        ("127.0.0.1:{port}", "http://evil.example"),
        ("127.0.0.1:{port}", "http://127.0.0.1:1"),
        ("127.0.0.1:{port}", "null"),
        ("127.0.0.1:{port}", "http://127.0.0.1:{port}.evil.example"),
        ("127.0.0.1:{port}", "http://["),
        ("[", None),
        ("", None),
    ],
)
async def test_a_page_from_elsewhere_may_not_talk_to_the_house(
    house: House, host: str, origin: str | None
) -> None:
    headers = {"host": host.format(port=house.port)}
    if origin:
        headers["origin"] = origin.format(port=house.port)
    for address in ("/api/house", "/api/tables", "/", "/api/schema/openapi.json", "/metrics"):
        assert (await house.http.get(address, headers=headers)).status_code in (400, 403), address
    answer = await house.http.post("/api/tables", json=table_request("caravan", "Ana", "Bo"), headers=headers)
    assert answer.status_code in (400, 403)
    assert await house.registry.store.table_ids() == []
    if host.startswith("127.0.0.1:"):
        with pytest.raises(websockets.InvalidStatus):
            await connect(house.socket, proxy=None, additional_headers={"Origin": headers["origin"]})


@pytest.mark.parametrize("host", ["127.0.0.1", "localhost", "192.168.1.7", "[::1]"])
async def test_the_houses_own_page_may_talk_to_it(house: House, host: str) -> None:
    own = f"{host}:{house.port}"
    headers = {"host": own, "origin": f"http://{own}"}
    assert (await house.http.get("/api/house", headers=headers)).status_code == 200


async def test_the_own_page_opens_a_socket(house: House) -> None:
    opened = await house.open("caravan", "Ana", "Bo")
    ana = Client(house.socket, opened["table"], opened["chairs"][0])
    await ana.connect(additional_headers={"Origin": f"http://127.0.0.1:{house.port}"})
    await ana.leave()


async def test_every_answer_has_a_policy(house: House) -> None:
    for address in ("/", "/t/abc", "/nowhere", "/api/games", "/health", "/metrics", "/api/tables/x/record"):
        answer = await house.http.get(address)
        policy = answer.headers["content-security-policy"]
        assert "default-src 'none'" in policy, address
        assert "script-src 'self'" in policy
        assert "frame-ancestors 'none'" in policy
        assert answer.headers["x-content-type-options"] == "nosniff"
        assert answer.headers["referrer-policy"] == "no-referrer"
    for method, address in (("POST", "/api/tables"), ("DELETE", "/api/tables"), ("POST", "/api/records")):
        answer = await house.http.request(method, address, content=b"{")
        assert answer.status_code >= 400
        assert "content-security-policy" in answer.headers


# Limits


async def test_fields_that_nobody_knows_are_refused(house: House) -> None:
    opened = await house.open("caravan", "Ana", "Bo")
    ana = await Client(house.socket, opened["table"], opened["chairs"][0]).come()
    answer = await ana.ask("ping", hurry=True)
    assert (answer["key"], answer["type"]) == ("refused-message", "refusal")
    stranger = await Client(house.socket, opened["table"]).come(admin=True)
    assert stranger.unmatched[0]["key"] == "refused-message"
    more = table_request("caravan", "Ana", "Bo") | {"admin": True}
    assert (await house.http.post("/api/tables", json=more)).status_code == 400
    await ana.leave()


async def test_long_messages_are_refused(house: House) -> None:
    opened = await house.open("caravan", "Ana", "Bo")
    ana = await Client(house.socket, opened["table"], opened["chairs"][0]).come()
    answer = await ana.ask("say", text="a" * 5000)
    assert answer["key"] == "refused-too-long"
    assert await ana.refused("say", text="a" * 501) == "refused-message"
    await ana.send("x" * 60_000)
    await ana.until(lambda: bool(ana.unmatched))
    assert ana.unmatched[0]["key"] == "refused-too-long"
    for path in ("/api/records", "/api/tables"):
        with contextlib.suppress(httpx.ReadError, httpx.WriteError):  # the server may close first
            assert (await house.http.post(path, content=b"x" * 3_000_000)).status_code == 413
    await ana.done("ping")
    await ana.leave()


async def test_a_message_without_end_is_not_read_to_its_end(house: House) -> None:
    opened = await house.open("caravan", "Ana", "Bo")
    ana = await Client(house.socket, opened["table"], opened["chairs"][0]).come()

    def parts() -> Iterator[str]:
        for _ in range(1000):
            yield "x" * 50_000

    for message in ("x" * 50_000_000, parts()):
        async with connect(house.socket) as socket:
            with contextlib.suppress(websockets.ConnectionClosed):  # the server may close first
                await socket.send(message)
            await socket.wait_closed()
            assert socket.close_code == 1009
    await ana.done("ping")
    await ana.leave()


async def test_a_connection_that_sends_no_request_is_closed(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(server, "REQUEST_TIMEOUT", 0)
    for said in (b"", b"GET / HTTP/1.1\r\nHost: local"):
        reader, writer = await asyncio.open_connection("127.0.0.1", house.port)
        writer.write(said)
        async with asyncio.timeout(PATIENCE):
            with contextlib.suppress(ConnectionResetError):  # the data may arrive after the server closed
                assert await reader.read() == b""
        writer.close()


async def test_a_connection_that_has_sent_its_request_stays_open(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    callers: list[server.HttpConnection] = []
    knock = server.HttpConnection.connection_made

    def noted(self: server.HttpConnection, transport: asyncio.Transport) -> None:
        callers.append(self)
        knock(self, transport)

    opened = await house.open("caravan", "Ana", "Bo")
    monkeypatch.setattr(server.HttpConnection, "connection_made", noted)
    ana = await Client(house.socket, opened["table"], opened["chairs"][0]).come()
    for caller in callers:
        caller.close_if_no_request_yet()
    assert callers
    await ana.done("ping")
    await ana.leave()


async def test_who_asks_too_fast_is_slowed_down(tmp_path: Path) -> None:
    async with start_house(
        tmp_path, replace(LIBERAL, messages_per_second=2.0, messages_at_once=5.0)
    ) as house:
        opened = await house.open("caravan", "Ana", "Bo")
        ana = await Client(house.socket, opened["table"], opened["chairs"][0]).come()
        answers = [await ana.ask("ping") for _ in range(7)]
        assert [answer["type"] for answer in answers] == ["done"] * 5 + ["refusal"] * 2
        assert answers[-1]["key"] == "refused-too-fast"
        house.clock.time += 1
        assert [(await ana.ask("ping"))["type"] for _ in range(3)] == ["done", "done", "refusal"]
        await ana.leave()


async def test_who_opens_too_many_tables_is_slowed_down(tmp_path: Path) -> None:
    async with start_house(tmp_path, replace(LIBERAL, openings_per_minute=3.0)) as house:
        asked = table_request("caravan", "Ana", "Bo")
        answers = [(await house.http.post("/api/tables", json=asked)).status_code for _ in range(4)]
        assert answers == [201, 201, 201, 429]
        assert (await house.http.post("/api/records", content=b"{}")).status_code == 429
        house.clock.time += 20
        assert (await house.http.post("/api/tables", json=asked)).status_code == 201


async def test_who_comes_back_too_often_is_slowed_down(tmp_path: Path) -> None:
    async with start_house(tmp_path, replace(LIBERAL, visits_per_minute=3.0)) as house:
        opened = await house.open("caravan", "Ana", "Bo")
        key = opened["chairs"][0]

        async def hello() -> str:
            async with connect(house.socket) as socket:
                await socket.send(messages.encode(Hello(table=opened["table"], keys=(key,))).decode())
                return str(await socket.recv())

        async def read_record() -> int:
            path = f"/api/tables/{opened['table']}/record"
            return (await house.http.get(path, headers={"Serai-Key": key})).status_code

        assert '"welcome"' in await hello()
        assert await read_record() == 200
        assert '"welcome"' in await hello()
        assert "refused-too-fast" in await hello()
        assert await read_record() == 429
        house.clock.time += 20
        assert '"welcome"' in await hello()


async def test_one_address_has_so_many_connections_and_no_more(tmp_path: Path) -> None:
    async with start_house(tmp_path, replace(LIBERAL, connections_per_address=2)) as house:
        opened = await house.open("caravan", "Ana", "Bo")
        clients = [await Client(house.socket, opened["table"], opened["gallery"]).come() for _ in range(2)]
        with pytest.raises((websockets.InvalidStatus, websockets.InvalidMessage)):
            await Client(house.socket, opened["table"], opened["gallery"]).come()
        await clients[0].drop()
        await clients[1].until(lambda: clients[1].room["spectators"] == 1)
        again: Client | None = None
        while again is None:
            try:
                again = await Client(house.socket, opened["table"], opened["gallery"]).come()
            except (websockets.InvalidStatus, websockets.InvalidMessage):
                continue
        for client in (clients[1], again):
            await client.leave()


# Keys


def test_keys_are_unguessable_and_kept_as_digests() -> None:
    keys = {new_key() for _ in range(1000)}
    assert len(keys) == 1000
    assert all(len(base64.urlsafe_b64decode(key)) * 8 >= 128 for key in keys)
    assert all(len(digest_of_key(key)) * 4 >= 128 for key in keys)


async def test_no_key_and_no_secret_is_in_a_log_or_a_file(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.DEBUG)
    logging.getLogger("websockets").setLevel(logging.INFO)  # that of the client
    logging.getLogger("httpx").setLevel(logging.WARNING)
    logging.getLogger("httpcore").setLevel(logging.WARNING)
    async with start_house(tmp_path) as house:
        opened = await house.open("caravan", "Ana", "Bo", "link", options={"water": 2})
        host = await Client(house.socket, opened["table"], opened["host"]).come()
        given = await Client(house.socket, opened["table"], opened["invitation"]).come()
        third = await given.done("sit", name="Cleo")
        await host.done("begin")
        again = await host.done("reissue", chair=2)
        await house.http.get(f"/api/tables/{opened['table']}/record", headers={"Serai-Key": again["key"]})
        await house.http.post("/api/qr", json={"link": f"http://x/#{again['key']}"})
        await host.refused("choose", seat="Ana", option=again["key"][:10], asked=0)
        keys = [opened["host"], opened["invitation"], opened["gallery"], *filter(None, opened["chairs"])]
        keys += [third["key"], again["key"]]
        (live,) = house.registry.live_tables
        assert live.state.opening
        secret = live.state.opening.secret
        assert secret
        metrics = (await house.http.get("/metrics")).text
        for client in (host, given):
            await client.leave()
    logged = caplog.text + "".join(str(record.__dict__) for record in caplog.records)
    kept = b"".join(file.read_bytes() for file in tmp_path.rglob("*") if file.is_file())
    for key in keys:
        assert key not in logged
        assert key not in metrics
        assert key.encode() not in kept
    assert secret not in logged
    assert secret not in metrics


async def test_the_secret_is_told_only_when_the_game_is_over(house: House) -> None:
    opened = await house.open("caravan", "Ana", "bot:random", options={"water": 2})
    ana = await Client(house.socket, opened["table"], opened["chairs"][0], opened["host"]).come()
    (live,) = house.registry.live_tables
    assert live.state.opening
    secret = live.state.opening.secret
    assert secret
    while not ana.over:
        assert secret not in "".join(ana.heard)
        assert ana.room["commitment"] == live.state.opening.commitment
        await ana.play(Random(1), 1)
    assert ana.room["secret"] == secret
    await ana.leave()


async def test_a_wrong_key_gets_the_same_answer_for_every_table(house: House) -> None:
    opened = await house.open("caravan", "Ana", "Bo")
    answers: set[str] = set()
    for table, key in ((opened["table"], new_key()), ("nothing", opened["host"]), (opened["table"], "")):
        stranger = await Client(house.socket, table, key).come()
        await stranger.until(lambda stranger=stranger: stranger.gone)
        answers |= set(stranger.heard)
    (answer,) = answers
    assert "refused-no-table" in answer


# Every request by every kind of client

FIELDS: dict[str, dict[str, Any]] = {
    "choose": {"seat": "Ana", "option": "silk", "asked": 0},
    "undo": {"seat": "Ana"},
    "agree": {"seat": "Ana", "agree": True},
    "face": {"seat": "Ana"},
    "leave": {"chair": 0},
    "rename": {"chair": 0, "name": "Anna"},
    "pick": {"chair": 0, "option": "heroes"},
    "hand": {"chair": 0, "bot": "random"},
    "take": {"chair": 0},
    "declare-holiday": {"on": True},
    "rematch": {},
    "begin": {},
    "add-chair": {},
    "set-bot": {"chair": 0, "bot": None},
    "remove-chair": {"chair": 0},
    "remove": {"chair": 0},
    "reissue": {"chair": 0},
    "reinvite": {},
    "propose-time": {"at": 1_086_400},
    "bar-chat": {"on": True},
    "publish": {"on": True},
    "close": {},
    "delete": {},
    "sit": {"name": "Dan", "chair": 0},
}
OF_THE_HOST = {"remove", "reissue", "reinvite", "bar-chat", "publish", "close", "delete", "rename", "hand"}
NOT_NOW = {
    "begin",
    "add-chair",
    "set-bot",
    "remove-chair",
    "propose-time",
    "declare-holiday",
    "rematch",
    "sit",
}
HARMLESS = {"ping", "speak", "read-log", "say", "react", "consult", "hint", "hurry"}


def test_every_request_is_tried_by_everyone() -> None:
    kinds = {str(kind.__struct_config__.tag) for kind in messages.Request.__args__ if kind is not Hello}
    assert kinds - HARMLESS == set(FIELDS)


@pytest.mark.parametrize("role", ["spectator", "invited", "other", "host"])
async def test_nobody_does_what_is_anothers(house: House, role: str) -> None:
    for kind, fields in FIELDS.items():
        if role == "host" and kind in OF_THE_HOST:
            continue
        opened = await house.open("caravan", "Ana", "Bo")
        keys = {
            "spectator": opened["gallery"],
            "invited": opened["invitation"],
            "other": opened["chairs"][1],
            "host": opened["host"],
        }
        client = await Client(house.socket, opened["table"], keys[role]).come()
        live = await house.registry.find_or_load_table(opened["table"])
        assert live.state.table
        room, journal, sequence = live.room, list(live.state.table.journal), live.state.sequence
        key = await client.refused(kind, **fields)
        if kind not in NOT_NOW:
            assert key in (
                "refused-not-yours",
                "refused-not-your-chair",
                "refused-host-only",
                "refused-only-watching",
            ), kind
        assert (live.room, list(live.state.table.journal), live.state.sequence) == (room, journal, sequence)
        await client.leave()


HOST_TOO: dict[str, dict[str, Any]] = {
    **{kind: FIELDS[kind] for kind in ("rename", "hand", "declare-holiday", "rematch")},
    "say": {"text": "Hello"},
}
"""What a host may do without a chair, and a spectator may not, besides requests that are for hosts only."""


@pytest.mark.parametrize("kind", HOST_TOO)
async def test_a_host_without_a_chair_may_do_what_the_page_of_the_socket_says(
    house: House, kind: str
) -> None:
    words = re.search(r"The host may also ([^.]*)\.", HEAD)
    assert words is not None
    assert set(re.findall(r"`([a-z-]+)`", words[1])) == set(HOST_TOO)
    clock = {"clock": {"kind": "day", "count": 2}} if kind == "declare-holiday" else {}
    opened = await house.open("caravan", "Ana", "bot:random", **clock)
    ana, host, spectator = [
        await Client(house.socket, opened["table"], key).come()
        for key in (opened["chairs"][0], opened["host"], opened["gallery"])
    ]
    if kind == "rematch":
        await ana.play(Random(1))
        await host.until(lambda: host.over)
    if kind == "say":
        await host.done("bar-chat", on=True)
    await spectator.refused(kind, **HOST_TOO[kind])
    await host.done(kind, **HOST_TOO[kind])
    for client in (ana, host, spectator):
        await client.leave()


@pytest.mark.parametrize("role", ["spectator", "invited", "other", "host"])
async def test_nobody_sees_what_is_anothers(house: House, role: str) -> None:
    opened = await house.open("caravan", "Ana", "Bo")
    keys = {
        "spectator": opened["gallery"],
        "invited": opened["invitation"],
        "other": opened["chairs"][1],
        "host": opened["host"],
    }
    client = await Client(house.socket, opened["table"], keys[role]).come()
    ana = await Client(house.socket, opened["table"], opened["chairs"][0]).come()
    await ana.choose("silk")
    await client.until(lambda: bool(client.told("chosen")))
    await client.done("read-log", since=0, until=100)
    heard = "".join(client.heard)
    own = 2 if role == "other" else 0
    assert len(re.findall('"drew-good"', heard)) == 2 * own  # sent once, and read again
    assert '"chosen":"silk"' not in heard
    assert '"wish":"silk"' not in heard
    for seat in ("Ana", "Nobody"):
        stranger = await Client(house.socket, opened["table"], keys[role]).come(seat=seat)
        assert stranger.unmatched[0]["key"] == "refused-not-yours"
        assert not stranger.view
    for one in (client, ana):
        await one.leave()


async def test_who_lost_the_seat_in_this_moment_does_not_choose_there(house: House) -> None:
    """The choice waits for the lock while the host removes its player."""
    opened = await house.open("caravan", "Ana", "Bo")
    host = await Client(house.socket, opened["table"], opened["host"]).come()
    bo = await Client(house.socket, opened["table"], opened["chairs"][1], opened["gallery"]).come()
    (live,) = house.registry.live_tables
    await live._lock.acquire()
    await host.send({"type": "reissue", "id": 900, "chair": 1})
    while not live._lock._waiters:
        await host.send({"type": "ping", "id": 901})
        await bo.done("ping")
    await bo.send({"type": "choose", "id": 902, "seat": "Bo", "option": "silk", "asked": 0})
    while len(live._lock._waiters) < 2:
        await host.send({"type": "ping", "id": 903})
        await house.http.get("/health")
    live._lock.release()
    await bo.until(lambda: any(answer.get("id") == 902 for answer in bo.unmatched))
    (answer,) = [answer for answer in bo.unmatched if answer["id"] == 902]
    assert answer["key"] == "refused-not-yours"
    for client in (host, bo):
        await client.leave()
