"""What a client receives does not depend on information hidden from it, byte for byte."""

import itertools
from collections.abc import Awaitable, Callable
from contextlib import AsyncExitStack
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

import pytest

from house.clients import Client
from house.house import House, start_house
from house.worker_pair import WITHOUT_POLLING, WatchedBus, exchange_all, is_bus_connected, two_workers, until
from serai.house.bus import Appended
from serai.house.live_table import LiveTable
from serai.house.messages import Reaction
from table.caravan import GOODS, Caravan

ROLES = ("Ana", "Bo", "Cleo", "spectator", "host")


@pytest.fixture
def known_numbers(monkeypatch: pytest.MonkeyPatch) -> Callable[[], None]:
    """Makes keys, table ids and secrets the same on every server of a test."""
    count = itertools.count()

    def start() -> None:
        nonlocal count
        count = itertools.count()

    monkeypatch.setattr("serai.house.keys.secrets.token_urlsafe", lambda _: f"key-{next(count):020}")
    monkeypatch.setattr("serai.house.keys.secrets.choice", lambda _: "t")
    monkeypatch.setattr("serai.table.table.secrets.token_bytes", lambda size: bytes(size))
    return start


class Workers(NamedTuple):
    """How many workers serve the table; of two, one serves Ana, Cleo and the host. With a bus they learn of
    each other's choices from it, without one from the database.
    """

    count: int
    bus: WatchedBus | None = None


@pytest.fixture(params=["one worker", "two workers", "two workers and a bus"])
def workers(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> Workers:
    if request.param == "one worker":
        return Workers(1)
    monkeypatch.setenv("SERAI_DATABASE", request.getfixturevalue("postgres_url"))
    if request.param == "two workers":
        return Workers(2)
    monkeypatch.setenv("SERAI_BUS", request.getfixturevalue("redis").url)
    return Workers(2, WatchedBus(monkeypatch))


class Servers:
    """One server, or two workers that exchange news only when a test waits for it."""

    def __init__(self, houses: tuple[House, ...], bus: WatchedBus | None) -> None:
        self.houses = houses
        self.bus = bus
        self.clients: dict[str, Client] = {}

    def house_of(self, role: str) -> House:
        return self.houses[ROLES.index(role) % len(self.houses)]

    async def settled(self) -> None:
        """Waits until everybody has received everything: answers come in order."""
        if len(self.houses) == 2:
            exchange = self.bus.exchange if self.bus else exchange_all
            await exchange((self.houses[0], self.houses[1]))
        for client in self.clients.values():
            if not client.gone:
                await client.done("ping")

    async def unseen(self, table: str, connected: int = 0) -> None:
        """Waits until only so many viewers are connected."""
        await until(
            lambda: (
                sum(len(live.audience) for house in self.houses for live in loaded(house, table)) == connected
            )
        )


Deeds = Callable[[Servers], Awaitable[None]]


def loaded(house: House, table: str) -> list[LiveTable]:
    live = house.registry.find_loaded_table(table)
    return [] if live is None else [live]


async def overheard(
    home: Path, game: str, deeds: Deeds, start: Callable[[], None], workers: Workers
) -> dict[str, list[str]]:
    """Everything that each client receives during these actions."""
    start()
    async with AsyncExitStack() as stack:
        opening = start_house(home) if workers.count == 1 else two_workers(home, WITHOUT_POLLING)
        started = await stack.enter_async_context(opening)
        servers = Servers((started,) if isinstance(started, House) else started, workers.bus)
        if workers.bus:
            await until(lambda: all(map(is_bus_connected, servers.houses)))
        opened = await servers.houses[0].open(game, "Ana", "Bo", "Cleo", takebacks=True)
        keys = {**dict(zip(ROLES, opened["chairs"], strict=False)), "spectator": opened["gallery"]}
        for role in ROLES:
            socket = servers.house_of(role).socket
            servers.clients[role] = await Client(
                socket, opened["table"], keys.get(role, opened["host"])
            ).come()
            await servers.settled()
        await deeds(servers)
        await servers.settled()
        await look_again(servers, opened["table"])
        heard = {role: list(client.heard) for role, client in servers.clients.items()}
        for house in servers.houses:
            for live in loaded(house, opened["table"]):
                await house.registry.delete_table(live)  # the next server uses the same id
        return heard


async def look_again(servers: Servers, table: str) -> None:
    """Each client reads the log, reconnects with a gap and without; the table is reloaded."""
    clients = servers.clients
    for client in clients.values():
        await client.done("read-log", since=0, until=400)
    for left, client in enumerate(clients.values(), 1):
        await client.leave()
        await servers.unseen(table, len(clients) - left)
        await servers.settled()
    for house in servers.houses:
        house.clock.time += 10_000
        await house.registry.run_maintenance_once()
        assert house.registry.live_tables == []
    for back in (True, False):
        for client in clients.values():
            await (client.come_back() if back else client.come())
            await servers.settled()
            await client.leave()
            await servers.unseen(table)
            await servers.settled()


def same_for(heard: list[dict[str, list[str]]], *roles: str) -> None:
    for role in roles:
        assert heard[0][role] == heard[1][role], role


async def test_an_answer_in_a_gather_is_heard_by_nobody_else(
    tmp_path: Path, known_numbers: Any, workers: Workers
) -> None:
    def deeds(first: str, *then: str) -> Deeds:
        async def do(servers: Servers) -> None:
            clients = servers.clients
            await clients["Ana"].choose(first)
            await servers.settled()
            for word in then:
                await clients["Ana"].choose(word)
            await servers.settled()
            await clients["Bo"].choose("yes")

        return do

    heard = [
        await overheard(tmp_path / str(number), "poll", do, known_numbers, workers)
        for number, do in enumerate((deeds("yes"), deeds("no"), deeds("no", "perhaps", "yes")))
    ]
    same_for(heard[:2], "Bo", "Cleo", "spectator", "host")
    same_for(heard[1:], "Bo", "Cleo", "spectator", "host")
    assert heard[0]["Ana"] != heard[1]["Ana"]


@pytest.mark.parametrize("workers", ["two workers and a bus"], indirect=True)
async def test_what_a_worker_would_tell_of_an_answer_from_the_bus_is_found(
    tmp_path: Path, known_numbers: Any, workers: Workers, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The other tests find nothing because there is nothing, not because they do not look."""
    apply_entry = LiveTable.try_to_apply_entry_of_other_worker

    async def apply_and_tell(live: LiveTable, appended: Appended) -> bool:
        live.audience.broadcast(Reaction(name=str(appended.entries), seat="", sign="bravo"))
        return await apply_entry(live, appended)

    monkeypatch.setattr(LiveTable, "try_to_apply_entry_of_other_worker", apply_and_tell)

    def deeds(answer: str) -> Deeds:
        async def do(servers: Servers) -> None:
            await servers.clients["Ana"].choose(answer)

        return do

    heard = [
        await overheard(tmp_path / answer, "poll", deeds(answer), known_numbers, workers)
        for answer in ("yes", "no")
    ]
    assert heard[0]["Bo"] != heard[1]["Bo"]
    assert heard[0]["spectator"] != heard[1]["spectator"]
    same_for(heard, "Cleo", "host")


async def test_an_answer_that_is_taken_back_tells_no_more_than_that(
    tmp_path: Path, known_numbers: Any, workers: Workers
) -> None:
    def deeds(first: str, then: str) -> Deeds:
        async def do(servers: Servers) -> None:
            clients = servers.clients
            await clients["Ana"].choose(first)
            await clients["Ana"].done("undo", seat="Ana")
            await servers.settled()
            await clients["Ana"].choose(then)

        return do

    heard = [
        await overheard(tmp_path / first, "poll", deeds(first, then), known_numbers, workers)
        for first, then in (("yes", "no"), ("perhaps", "yes"))
    ]
    same_for(heard, "Bo", "Cleo", "spectator", "host")


@pytest.mark.parametrize(
    ("workers", "seed"),
    [
        ("one worker", 0),
        ("one worker", 1),
        ("one worker", 2),
        ("two workers", 0),
        ("two workers and a bus", 0),
    ],
    indirect=["workers"],
)
async def test_hidden_hands_and_choices_are_sent_only_to_their_owners(
    tmp_path: Path, known_numbers: Any, workers: Workers, monkeypatch: pytest.MonkeyPatch, seed: int
) -> None:
    """Cleo has different goods and a different wish; all actions are the same."""

    async def do(servers: Servers) -> None:
        clients = servers.clients
        wish = "silk" if swapped else "salt"
        for seat, good in (("Ana", "spice"), ("Bo", "spice"), ("Cleo", wish)):
            await clients[seat].choose(good)
            await servers.settled()
        random = Random(seed)
        for _ in range(12):
            seat = clients["host"].view["waiting"][0]
            options = clients[seat].view["decision"]["options"]
            hidden = [option for option in options if not option.startswith(("sell", "offer"))]
            await clients[seat].choose(random.choice(hidden))
            await servers.settled()
            if random.random() < 0.4:
                await clients[seat].done("undo", seat=seat)
                await servers.settled()
                for other in (
                    clients["host"].view["takeback"]["waiting"] if clients["host"].view["takeback"] else ()
                ):
                    await clients[other].done("agree", seat=other, agree=True)
                    await servers.settled()
            if clients["host"].over:
                break

    swapped = False

    def draw_other(game: Caravan, seat: str) -> None:
        """Cleo draws a different good on the second server; the random streams stay the same."""
        good = game.chance.draw("bale", game.state.bale)
        if seat == "Cleo" and swapped:
            good = GOODS[(GOODS.index(good) + 1) % 3]
        game.state.hands[seat].append(good)
        game.log.tell("drew", seat=seat)
        game.log.whisper([seat], "drew-good", good=good)

    monkeypatch.setattr(Caravan, "draw", draw_other)
    heard: list[dict[str, list[str]]] = []
    for swapped in (False, True):
        heard.append(await overheard(tmp_path / str(swapped), "caravan", do, known_numbers, workers))
    same_for(heard, "Ana", "Bo", "spectator", "host")
    assert heard[0]["Cleo"] != heard[1]["Cleo"]


async def test_changes_of_a_hidden_hand_are_sent_only_to_its_owner_though_all_events_are_public(
    tmp_path: Path, known_numbers: Any, workers: Workers, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Ana draws different goods; all actions are the same, and nobody gets an event of their own."""

    async def do(servers: Servers) -> None:
        clients = servers.clients
        for seat in ("Ana", "Bo", "Cleo"):
            await clients[seat].choose("spice")
            await servers.settled()
        for seat in ("Ana", "Bo", "Cleo", "Ana"):
            await clients[seat].choose("draw")
            await servers.settled()

    swapped = False

    def draw_other(game: Caravan, seat: str) -> None:
        good = game.chance.draw("bale", game.state.bale)
        if seat == "Ana" and swapped:
            good = GOODS[(GOODS.index(good) + 1) % 3]
        game.log.tell("drew", seat=seat)
        game.state.hands[seat].append(good)
        for _ in range(2):
            game.log.tell("drew", seat=seat)

    monkeypatch.setattr(Caravan, "draw", draw_other)
    monkeypatch.setattr("serai.house.audience._is_shown_stepwise", lambda _: True)
    heard: list[dict[str, list[str]]] = []
    for swapped in (False, True):
        heard.append(await overheard(tmp_path / str(swapped), "caravan", do, known_numbers, workers))
    same_for(heard, "Bo", "Cleo", "spectator", "host")
    assert heard[0]["Ana"] != heard[1]["Ana"]


async def test_a_hidden_goal_is_heard_by_its_owner_only(
    tmp_path: Path, known_numbers: Any, workers: Workers
) -> None:
    """Cleo divides her goal differently; all actions are the same."""

    def deeds(goal: str) -> Deeds:
        async def do(servers: Servers) -> None:
            clients = servers.clients
            for seat, division in (("Ana", "goal:10-10"), ("Bo", "goal:20-0"), ("Cleo", goal)):
                await clients[seat].choose(division)
                await servers.settled()
            random = Random(7)
            for _ in range(30):
                seat = clients["host"].view["waiting"][0]
                await clients[seat].choose(random.choice(clients[seat].view["decision"]["options"]))
                await servers.settled()

        return do

    heard = [
        await overheard(tmp_path / goal, "nights", deeds(goal), known_numbers, workers)
        for goal in ("goal:13-7", "goal:14-6")
    ]
    same_for(heard, "Ana", "Bo", "spectator", "host")
    assert heard[0]["Cleo"] != heard[1]["Cleo"]


async def test_an_invitation_is_told_to_nobody_but_its_two_people(house: House) -> None:
    """Neither the others at the two tables nor spectators learn that Ana has invited Bo, and Bo declined."""
    earlier = await house.open("caravan", "Ana", "Bo", "Cleo")
    new = await house.open("dice", "Ana", "Dan", "link")
    keys = [(earlier, key) for key in (*earlier["chairs"], earlier["gallery"], earlier["host"])]
    keys += [(new, key) for key in (*filter(None, new["chairs"]), new["gallery"], new["invitation"])]
    clients = [await Client(house.socket, table["table"], key).come() for table, key in keys]

    async def told() -> list[Any]:
        """What each client has received, and what the server says about its own table."""
        found: list[Any] = []
        for client, (table, key) in zip(clients, keys, strict=True):
            await client.done("ping")
            body = {"tables": [{"table": table["table"], "keys": [key]}]}
            own = (await house.http.post("/api/own-tables", json=body)).content
            heard = [line for line in client.heard if '"done"' not in line]
            found.append((heard, None if key == earlier["chairs"][1] else own))
        return found

    before = await told()
    wanted = {"earlier": earlier["table"], "key": earlier["chairs"][0], "chair": 1}
    path, host = f"/api/tables/{new['table']}/invitations", {"serai-key": new["host"]}
    assert (await house.http.post(path, json=wanted, headers=host)).status_code == 201
    assert await told() == before
    bo = {"tables": [{"table": earlier["table"], "keys": [earlier["chairs"][1]]}]}
    (found,) = (await house.http.post("/api/own-tables", json=bo)).json()["invitations"]
    declined = f"/api/invitations/{found['id']}/decline"
    headers = {"serai-key": earlier["chairs"][1]}
    assert (await house.http.post(declined, headers=headers)).status_code == 204
    assert await told() == before
    for client in clients:
        await client.leave()
