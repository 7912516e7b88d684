"""Slow requests from a hundred sockets at once delay only their sender."""

import asyncio
from collections.abc import Callable

import pytest

from house.clients import PATIENCE, Client
from house.house import House
from serai.house import cpu_quotas
from serai.house.cpu_quotas import CpuQuota, CpuQuotas, limit_slow_work, run_in_thread_and_charge
from serai.house.settings import Settings

ALSO_WITH_BUS = True


class Processor:
    """A fake CPU clock."""

    def __init__(self) -> None:
        self.time = 0.0

    def __call__(self) -> float:
        return self.time

    async def work(self, *steps: float) -> str:
        for step in steps:
            self.time += step
            await asyncio.sleep(0)
        return "done"


@pytest.fixture
def processor(monkeypatch: pytest.MonkeyPatch) -> Processor:
    processor = Processor()
    monkeypatch.setattr(cpu_quotas, "thread_time", processor)
    return processor


class Naps:
    """Records the sleeps of an address over its quota, without sleeping."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.taken: list[float] = []
        self.time = 0.0
        sleep = asyncio.sleep
        loop = asyncio.get_running_loop()

        async def nap(seconds: float) -> None:
            if seconds:
                self.taken.append(seconds)
                self.time += seconds
            await sleep(0)

        monkeypatch.setattr(cpu_quotas.asyncio, "sleep", nap)
        monkeypatch.setattr(loop, "time", lambda: self.time)


async def test_all_that_a_request_takes_is_used_up_step_by_step(
    processor: Processor, monkeypatch: pytest.MonkeyPatch
) -> None:
    used: list[float] = []
    quota = CpuQuota(0.25, 3.0, 0.0)
    monkeypatch.setattr(quota, "charge_seconds", used.append)

    async def other() -> None:
        processor.time += 100.0  # time used by others

    waiting = asyncio.create_task(other())
    assert await quota.await_and_charge(processor.work(0.5, 0.25)) == "done"
    await waiting
    assert used == [0.5, 0.25, 0.0]


async def test_what_is_done_in_another_thread_is_used_up_too(
    processor: Processor, monkeypatch: pytest.MonkeyPatch
) -> None:
    used: list[float] = []
    quota = CpuQuota(0.25, 3.0, 0.0)
    monkeypatch.setattr(quota, "charge_seconds", used.append)

    def think() -> str:
        processor.time += 0.5
        return "done"

    def fail() -> None:
        processor.time += 0.25
        raise ValueError("it fails")

    async def work() -> str:
        with pytest.raises(ValueError, match="it fails"):
            await asyncio.create_task(run_in_thread_and_charge(fail))
        return await run_in_thread_and_charge(think)

    assert await quota.await_and_charge(work()) == "done"
    assert {0.25, 0.5} <= set(used)
    used.clear()
    assert await run_in_thread_and_charge(think) == "done"
    assert not used, "nobody has asked for it"


async def test_an_address_has_no_more_than_two_done_at_a_time_that_take_long() -> None:
    """So another request waits for two slow ones, not for a hundred."""
    quota, neighbour = CpuQuota(1.0, 1e9, 0.0), CpuQuota(1.0, 1e9, 0.0)
    may_go, begun = asyncio.Event(), list[str]()

    async def take_long(name: str) -> None:
        async with limit_slow_work():
            begun.append(name)
            await may_go.wait()

    async with asyncio.TaskGroup() as asked:
        for _ in range(10):
            asked.create_task(quota.await_and_charge(take_long("attacker")))
        asked.create_task(neighbour.await_and_charge(take_long("neighbour")))
        await until(lambda: "neighbour" in begun)
        assert begun.count("attacker") == 2
        may_go.set()
    assert begun.count("attacker") == 10


async def test_a_request_that_fails_or_is_cancelled_is_paid_for(
    processor: Processor, monkeypatch: pytest.MonkeyPatch
) -> None:
    used: list[float] = []
    quota = CpuQuota(0.25, 3.0, 0.0)
    monkeypatch.setattr(quota, "charge_seconds", used.append)

    async def fail() -> None:
        processor.time += 0.5
        raise ValueError("it fails")

    with pytest.raises(ValueError, match="it fails"):
        await quota.await_and_charge(fail())
    tidied = asyncio.Event()

    async def wait_on() -> None:
        try:
            await asyncio.Event().wait()
        finally:
            processor.time += 0.25
            tidied.set()

    task = asyncio.create_task(quota.await_and_charge(wait_on()))
    await asyncio.sleep(0)
    task.cancel()
    with pytest.raises(asyncio.CancelledError):
        await task
    assert tidied.is_set()
    assert used == [0.5, 0.0, 0.25]


async def test_an_address_that_has_used_too_much_waits_until_it_owes_nothing(
    processor: Processor, monkeypatch: pytest.MonkeyPatch
) -> None:
    naps = Naps(monkeypatch)
    settings = Settings(cpu_share=0.25, cpu_burst_seconds=3.0)
    all_shares = CpuQuotas(settings)
    one, other = all_shares.quota_of_address("192.0.2.1"), all_shares.quota_of_address("192.0.2.2")
    assert all_shares.quota_of_address("192.0.2.1") is one, "a new socket gets no new quota"
    await one.wait_for_cpu_time()
    await one.await_and_charge(processor.work(3.0))
    await one.wait_for_cpu_time()
    assert not naps.taken, "so much is allowed at once"
    await one.await_and_charge(processor.work(0.5))
    await other.wait_for_cpu_time()
    assert not naps.taken, "what one has used is nobody else's concern"
    await one.wait_for_cpu_time()
    assert naps.taken == [2.0]


async def test_of_many_sockets_of_one_address_one_is_answered_at_a_time() -> None:
    """Other clients are answered between any two of these requests."""
    quota, neighbour = CpuQuota(1.0, 1e9, 0.0), CpuQuota(1.0, 1e9, 0.0)
    order: list[str] = []

    async def ask(quota: CpuQuota, name: str) -> None:
        await quota.wait_for_cpu_time()
        order.append(name)

    async with asyncio.TaskGroup() as asked:
        for _ in range(100):
            asked.create_task(ask(quota, "attacker"))
        asked.create_task(ask(neighbour, "neighbour"))
    assert order.index("neighbour") <= 1


async def test_all_sockets_of_an_address_have_one_share_for_all_they_ask(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    waited: list[CpuQuota] = []
    used: list[CpuQuota] = []
    wait, use = CpuQuota.wait_for_cpu_time, CpuQuota.charge_seconds
    may_go = asyncio.Event()
    may_go.set()

    async def noted(self: CpuQuota) -> None:
        waited.append(self)
        await wait(self)
        await may_go.wait()

    def paid(self: CpuQuota, seconds: float) -> None:
        used.append(self)
        use(self, seconds)

    monkeypatch.setattr(CpuQuota, "wait_for_cpu_time", noted)
    monkeypatch.setattr(CpuQuota, "charge_seconds", paid)
    opened = await house.open("dice", "Ana", "Bo", options={"first": "Ana"})
    waited.clear()
    used.clear()
    ana, bo = [await Client(house.socket, opened["table"], key).come() for key in opened["chairs"]]
    assert len(waited) == 2, "whoever comes in waits, too"
    assert used
    used.clear()
    option = ana.view["decision"]["options"][0]
    for client, request in ((bo, "ping"), (ana, "hint"), (ana, "consult")):
        may_go.clear()
        wanted = {"option": option} if request == "consult" else {}
        asked = asyncio.create_task(client.ask(request, **wanted))
        await until(lambda: len(waited) > 2)
        assert not used, request
        may_go.set()
        assert (await asked)["type"] != "refusal"
        assert used
        del waited[2:]
        used.clear()
    assert len(set(waited)) == 1
    await ana.leave()
    await bo.leave()


async def test_pages_are_shared_out_with_all_else_that_an_address_asks_for(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    waited: set[CpuQuota] = set()
    used: list[float] = []
    wait = CpuQuota.wait_for_cpu_time

    async def noted(self: CpuQuota) -> None:
        waited.add(self)
        await wait(self)

    monkeypatch.setattr(CpuQuota, "wait_for_cpu_time", noted)
    monkeypatch.setattr(CpuQuota, "charge_seconds", lambda _, seconds: used.append(seconds))
    opened = await house.open("caravan", "Ana", "Bo")
    ana = await Client(house.socket, opened["table"], opened["chairs"][0]).come()
    used.clear()
    assert (await house.http.get("/api/games")).status_code == 200
    assert used
    assert len(waited) == 1
    await ana.leave()


async def test_who_asks_and_runs_away_is_not_waited_for_without_end(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert (await house.http.get("/health")).status_code == 200
    opened = await house.open("caravan", "Ana", "Bo")
    ana = await Client(house.socket, opened["table"], opened["chairs"][0]).come()
    with monkeypatch.context() as crowded:
        crowded.setattr(cpu_quotas, "MAX_WAITING", 0)
        assert (await house.http.get("/health")).status_code == 429
        bo = await Client(house.socket, opened["table"], opened["chairs"][1]).come()
        assert bo.unmatched[0]["key"] == "refused-too-fast"
        assert await ana.refused("ping") == "refused-too-fast"
    await ana.done("ping")
    await ana.leave()


@pytest.mark.parametrize("route", ["record", "summary", "replay", "replay/frames?since=0&until=1", "what-if"])
async def test_what_takes_long_is_done_for_an_address_one_by_one(
    house: House, monkeypatch: pytest.MonkeyPatch, route: str
) -> None:
    monkeypatch.setattr(cpu_quotas, "_MAX_CONCURRENT", 0)
    found: set[CpuQuota] = set()
    wait = CpuQuota.wait_for_cpu_time

    async def noted(self: CpuQuota) -> None:
        found.add(self)
        await wait(self)

    monkeypatch.setattr(CpuQuota, "wait_for_cpu_time", noted)
    opened = await house.open("dice", "Ana", "Bo")
    path, key = f"/api/tables/{opened['table']}/{route}", {"Serai-Key": opened["chairs"][0]}
    wanted = {"turn": 1, "seat": "Ana"}
    asking = (
        house.http.post(path, json=wanted, headers=key)
        if route == "what-if"
        else house.http.get(path, headers=key)
    )
    asked = asyncio.create_task(asking)
    for _ in range(20):
        assert (await house.http.get("/health")).status_code == 200
    assert not asked.done()
    (quota,) = found
    quota.semaphore.release()
    answer = await asked
    assert answer.is_success, answer.text


async def until(is_so: Callable[[], bool]) -> None:
    async with asyncio.timeout(PATIENCE):
        while not is_so():
            await asyncio.sleep(0)
