"""Whatever a client sends, it gets one answer, the server stays up, and refused requests change nothing."""

import asyncio
import json
import tempfile
from collections import Counter
from pathlib import Path
from typing import Any, NamedTuple

import msgspec
import pytest
import websockets
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from house.clients import Client
from house.house import House, start_house
from house.worker_pair import WITHOUT_POLLING, WatchedBus, exchange_all, is_bus_connected, two_workers, until
from serai.house import messages
from serai.house.doctor import examine_database
from serai.house.store.databases import PostgresAddress

ROLES = ("spectator", "invited", "Ana", "Bo", "host")
KINDS = {str(kind.__struct_config__.tag): msgspec.structs.fields(kind) for kind in messages.Request.__args__}

anything = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=20),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner, max_size=4),
    max_leaves=8,
)
PLAUSIBLE: dict[str, st.SearchStrategy[Any]] = {
    "seat": st.sampled_from(("Ana", "Bo", "Cleo", "", None)),
    "chair": st.integers(-1, 9) | st.none(),
    "option": st.sampled_from(("silk", "rest", "march", "draw", "yes", "no", "Bo", "accept", "sell:silk")),
    "asked": st.integers(-1, 6),
    "agree": st.booleans(),
    "on": st.booleans(),
    "bot": st.sampled_from(("random", "king", None)),
    "fill": st.sampled_from(("random", None)),
    "name": st.text(max_size=35) | st.sampled_from(("Ana", "Dan", "Eve")),
    "text": st.text(max_size=60),
    "sign": st.sampled_from(("bravo", "boo")),
    "language": st.sampled_from(("en", "fr", "es", "de")),
    "since": st.integers(-1, 50) | st.just(2**31),
    "until": st.integers(-1, 50) | st.just(2**31),
    "seen": st.integers(0, 50) | st.none(),
}


@st.composite
def requests(draw: st.DrawFn) -> str:
    """A request with more or less valid fields."""
    kind = draw(st.sampled_from(sorted(KINDS)))
    request: dict[str, Any] = {"type": kind}
    for field in KINDS[kind]:
        chance = draw(st.integers(0, 19))
        if chance != 19:
            fitting = st.integers(0, 2**53) if field.name == "id" else PLAUSIBLE.get(field.name, anything)
            request[field.name] = draw(fitting if chance != 18 else anything)
    if draw(st.integers(0, 19)) == 19:
        request |= draw(st.dictionaries(st.text(max_size=8), anything, max_size=2))
    return json.dumps(request)


nonsense = (
    st.binary(max_size=200)
    | st.text(max_size=200)
    | anything.map(json.dumps)
    | st.sampled_from(
        ('{"type":"say","id":1,"text":"\\ud800"}', "[" * 3000, '{"type":"say"' * 200, "", "{}", "0")
    )
)


class ValidChoice(NamedTuple):
    """Whoever is asked takes this option, counted round."""

    option: int


Sent = tuple[str, str | bytes | ValidChoice]
sends = st.tuples(
    st.sampled_from(ROLES),
    requests() | requests() | requests() | nonsense | st.builds(ValidChoice, st.integers(0, 20)),
)


class Servers:
    """One server, or two workers, of which the second serves Ana and those who were invited.

    With a bus they learn of each other's choices from it, without one from the database.
    """

    def __init__(self, *houses: House, bus: WatchedBus | None = None) -> None:
        self.houses = houses
        self.exchange = exchange_all if bus is None else bus.exchange

    def house_of(self, role: str) -> House:
        return self.houses[ROLES.index(role) % len(self.houses)]

    async def gather_guests(self) -> tuple[str, dict[str, Client]]:
        opened = await self.houses[0].open(
            "caravan", "Ana", "Bo", "bot:random", options={"water": 60, "road": 60}
        )
        keys = (opened["gallery"], opened["invitation"], *opened["chairs"][:2], opened["host"])
        return opened["table"], {
            role: await Client(self.house_of(role).socket, opened["table"], key).come()
            for role, key in zip(ROLES, keys, strict=True)
        }

    async def quiet(self, table: str) -> None:
        """Waits until the bots have nothing to do, and all workers know it."""
        if len(self.houses) == 2:
            first, second = self.houses
            await self.exchange((first, second))
            while any(is_waiting_for_bot(house, table) for house in self.houses):
                await self.exchange((first, second))
        for house in self.houses:
            scheduler = house.registry._schedulers.get(table)
            while scheduler is not None and scheduler.must_stay_loaded(house.clock(), crowded=False):
                await asyncio.sleep(0)
                scheduler = house.registry._schedulers.get(table)


def is_waiting_for_bot(house: House, table: str) -> bool:
    live = house.registry.find_loaded_table(table)
    game = None if live is None else live.state.table
    if live is None or game is None or live.state.is_journal_full:
        return False
    return any(game.sitters[seat].bot for seat in live.state.waiting)


def choice_of_whoever_is_asked(clients: dict[str, Client], choice: ValidChoice) -> tuple[str, str]:
    role = next((role for role, client in clients.items() if client.is_asked), "host")
    client = clients[role]
    options = client.view["decision"]["options"] if client.is_asked else ["none"]
    option = options[choice.option % len(options)]
    seat = client.seat or ""
    asked = client.asked.get(seat, 0)
    return role, json.dumps({"type": "choose", "id": 1, "seat": seat, "option": option, "asked": asked})


async def hear_all(client: Client) -> None:
    """Waits until everything sent is answered, or the client is disconnected."""
    try:
        if not client.gone:
            await client.ask_raw({"type": "ping", "id": 2**53 - 1})
    except (asyncio.CancelledError, websockets.ConnectionClosed):
        await client.until(lambda: client.gone)
        assert client.farewell


async def bombard(servers: Servers, sent: list[Sent]) -> None:
    table, clients = await servers.gather_guests()
    answers: Counter[str] = Counter()
    for role, message in sent:
        if any(client.gone for client in clients.values()):  # somebody was removed, or the table deleted
            for client in clients.values():
                await client.leave()
            table, clients = await servers.gather_guests()
            answers.clear()
        await servers.quiet(table)
        if isinstance(message, ValidChoice):
            role, message = choice_of_whoever_is_asked(clients, message)
        client = clients[role]
        live = await servers.house_of(role).registry.find_or_load_table(table)
        before = live.room, live.state.sequence
        known = answers[role]
        answers[role] += 1
        await client.send(message)
        await client.until(lambda client=client, known=known: client.gone or len(client.unmatched) > known)
        await hear_all(client)
        (answer,) = client.unmatched[known:]
        if answer["type"] == "refusal":
            assert answer["sentence"]
            assert answer["key"] != "refused-failed"
            assert (live.room, live.state.sequence) == before
        if live.is_unloaded or live.room is not before[0]:  # somebody may have been removed: all must know it
            await servers.quiet(table)
            for other in clients.values():
                await hear_all(other)
    await servers.quiet(table)
    for role, client in clients.items():
        await hear_all(client)
        assert len(client.unmatched) == answers[role]
        await client.leave()
    for house in servers.houses:
        assert (await house.http.get("/health")).json()["ok"]


def bombarded(sent: list[Sent]) -> None:
    async def run(home: Path) -> None:
        async with start_house(home) as house:
            await bombard(Servers(house), sent)

    with tempfile.TemporaryDirectory() as home:
        asyncio.run(run(Path(home)))
        assert not examine_database(Path(home) / "serai.db").findings


@settings(max_examples=8, suppress_health_check=list(HealthCheck))
@given(st.lists(sends, min_size=40, max_size=40))
def test_any_message_gets_one_answer_and_changes_only_what_it_may(
    sent: list[Sent],
) -> None:
    bombarded(sent)


@pytest.fixture(params=["database", "redis"])
def bus(
    request: pytest.FixtureRequest, postgres_url: str, monkeypatch: pytest.MonkeyPatch
) -> WatchedBus | None:
    """What tells two workers of each other's choices: the database, or a bus too."""
    monkeypatch.setenv("SERAI_DATABASE", postgres_url)
    if request.param == "database":
        return None
    monkeypatch.setenv("SERAI_BUS", request.getfixturevalue("redis").url)
    return WatchedBus(monkeypatch)


@settings(max_examples=3, suppress_health_check=list(HealthCheck))  # the first is always the simplest
@given(st.lists(sends, min_size=60, max_size=60))
def test_any_message_to_one_of_two_workers_gets_one_answer(
    postgres_url: str, bus: WatchedBus | None, sent: list[Sent]
) -> None:
    bombarded_at_two_workers(postgres_url, bus, sent)


@pytest.mark.soak
@settings(max_examples=100, suppress_health_check=list(HealthCheck))
@given(st.lists(sends, min_size=40, max_size=40))
def test_four_thousand_messages_to_two_workers_get_one_answer_each(
    postgres_url: str, bus: WatchedBus | None, sent: list[Sent]
) -> None:
    bombarded_at_two_workers(postgres_url, bus, sent)


def bombarded_at_two_workers(url: str, bus: WatchedBus | None, sent: list[Sent]) -> None:
    async def run(home: Path) -> None:
        async with two_workers(home, WITHOUT_POLLING) as workers:
            if bus is not None:
                await until(lambda: all(map(is_bus_connected, workers)))
            await bombard(Servers(*workers, bus=bus), sent)

    with tempfile.TemporaryDirectory() as home:
        asyncio.run(run(Path(home)))
    assert not examine_database(PostgresAddress(url)).findings


@pytest.mark.soak
@settings(max_examples=500, suppress_health_check=list(HealthCheck))
@given(st.lists(sends, min_size=40, max_size=40))
def test_twenty_thousand_messages_get_one_answer_each(sent: list[Sent]) -> None:
    bombarded(sent)


@settings(max_examples=10, suppress_health_check=list(HealthCheck))
@given(st.lists(nonsense | anything.map(json.dumps), min_size=10, max_size=10))
def test_any_first_message_but_a_hello_is_refused(sent: list[str | bytes]) -> None:
    async def knock() -> None:
        for message in sent:
            client = Client(house.socket, "none")
            await client.connect()
            await client.send(message)
            await client.until(lambda client=client: client.gone)
            (answer,) = client.unmatched
            assert answer["key"] in (
                "refused-message",
                "refused-no-hello",
                "refused-too-long",
                "refused-no-table",
            )

    async def run() -> None:
        nonlocal house
        with tempfile.TemporaryDirectory() as home:
            async with start_house(Path(home)) as house:
                await knock()

    house: House
    asyncio.run(run())
