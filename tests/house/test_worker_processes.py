"""`serai serve --workers`: processes that share a port, and a parent that replaces those that end."""

import asyncio
import os
import signal
import subprocess
import sys
from collections.abc import AsyncGenerator, Generator
from contextlib import asynccontextmanager, contextmanager, suppress
from pathlib import Path
from random import Random

import httpx
import pytest

from house.clients import PATIENCE, Client
from house.house import table_request
from redis_server import RedisServer
from run_folder import forget, free_port, watch
from serai.house.doctor import examine_database
from serai.house.store.databases import PostgresAddress

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="reads /proc")


def serve(home: Path, port: int, **environment: str) -> subprocess.Popen[str]:
    env = {**os.environ, "SERAI_HOME": str(home), **environment}
    command = [sys.executable, "-m", "serai", "serve", "--workers", "2", "--port", str(port)]
    return subprocess.Popen(command, env=env, stderr=subprocess.PIPE, text=True)


def children_of(pid: int) -> set[int]:
    return set(map(int, Path(f"/proc/{pid}/task/{pid}/children").read_text().split()))


def is_running(pid: int) -> bool:
    with suppress(FileNotFoundError):
        return Path(f"/proc/{pid}/stat").read_text().rsplit(")", 1)[1].split()[0] != "Z"
    return False


async def until_ready(*ports: int) -> None:
    async with asyncio.timeout(PATIENCE), httpx.AsyncClient(timeout=PATIENCE) as http:
        for port in ports:
            while True:
                with suppress(httpx.TransportError):
                    if (await http.get(f"http://127.0.0.1:{port}/ready")).status_code == 200:
                        break
                await asyncio.sleep(0.05)


async def until_ended(*pids: int) -> None:
    async with asyncio.timeout(PATIENCE):
        while any(map(is_running, pids)):
            await asyncio.sleep(0.05)


async def choose_a_few_times(people: list[Client]) -> None:
    random = Random(1)
    for _ in range(4):
        asked = [asyncio.create_task(until_asked(person)) for person in people]
        done, others = await asyncio.wait(asked, return_when="FIRST_COMPLETED")
        for task in others:
            task.cancel()
        await done.pop().result().play(random, most=1)


async def until_asked(person: Client) -> Client:
    await person.until(lambda: person.is_asked)
    return person


@asynccontextmanager
async def running(home: Path, port: int, **environment: str) -> AsyncGenerator[subprocess.Popen[str]]:
    parent = serve(home, port, **environment)
    watch(parent.pid)
    try:
        await until_ready(port + 1, port + 2)
        yield parent
    finally:
        forget(parent.pid)
        parent.kill()
        await asyncio.to_thread(parent.communicate)


def test_a_sqlite_file_serves_one_worker(tmp_path: Path) -> None:
    refused = serve(tmp_path, free_port(), SERAI_DATABASE="")
    _, said = refused.communicate(timeout=PATIENCE)
    assert refused.returncode == 2
    assert len(said.splitlines()) == 1
    assert "SERAI_DATABASE" in said
    assert not (tmp_path / "serai.db").exists()


async def test_a_worker_that_was_killed_is_replaced_and_play_goes_on(
    postgres_url: str, redis: RedisServer, tmp_path: Path
) -> None:
    port = free_port(3)
    async with running(tmp_path, port, SERAI_DATABASE=postgres_url, SERAI_BUS=redis.url) as parent:
        first = children_of(parent.pid)
        assert len(first) == 2
        async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}", timeout=PATIENCE) as http:
            answer = await http.post("/api/tables", json=table_request("dice", "Ana", "Bo"))
            assert (await http.get(f"http://127.0.0.1:{port + 1}/metrics")).status_code == 200
            assert (await http.get("/live")).status_code == 200
        opened = answer.json()
        people = [
            await Client(f"ws://127.0.0.1:{port}/socket", opened["table"], key).come()
            for key in opened["chairs"]
        ]
        await choose_a_few_times(people)
        made = sum(len(person.log) for person in people)
        os.kill(min(first), signal.SIGKILL)
        await until_ended(min(first))
        await until_ready(port + 1, port + 2)
        assert len(children_of(parent.pid) - first) == 1
        for person in people:
            if person.gone:
                await person.come_back()
        await choose_a_few_times(people)
        assert sum(len(person.log) for person in people) > made
        workers = children_of(parent.pid)
        os.kill(parent.pid, signal.SIGTERM)
        assert await asyncio.to_thread(parent.wait, PATIENCE) == 0
        await until_ended(*workers)
        assert all(person.farewell for person in people)
    assert examine_database(PostgresAddress(postgres_url)).findings == []


# The parent, with workers that only wait for its end

WAITING_WORKERS = """
import os, sys
from serai.house.worker_processes import WorkerPlace, WorkerProcesses
place = WorkerProcesses(2).run()
if not isinstance(place, WorkerPlace):
    sys.exit(place)
if sys.argv[1:] == ["fail"]:
    sys.exit(2)
place.report_ready()
# In one piece, because workers share the pipe.
os.write(sys.stdout.fileno(), b"%d %d\\n" % (place.number, os.getpid()))
os.read(place.parent_pipe, 1)
"""


@contextmanager
def waiting_workers(*words: str) -> Generator[subprocess.Popen[str]]:
    command = [sys.executable, "-c", WAITING_WORKERS, *words]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True) as parent:
        watch(parent.pid)
        try:
            yield parent
        finally:
            forget(parent.pid)
            parent.kill()


def read_workers(parent: subprocess.Popen[str], count: int) -> dict[int, int]:
    """The process ids of the next workers that start, by number."""
    assert parent.stdout is not None
    lines = [parent.stdout.readline().split() for _ in range(count)]
    return {int(number): int(pid) for number, pid in lines}


async def test_workers_end_with_their_parent() -> None:
    with waiting_workers() as parent:
        workers = read_workers(parent, 2)
        assert set(workers) == {1, 2}
        parent.kill()
        await until_ended(*workers.values())


async def test_a_worker_that_ends_is_replaced_until_the_parent_is_stopped() -> None:
    with waiting_workers() as parent:
        workers = read_workers(parent, 2)
        assert set(workers) == {1, 2}
        os.kill(workers[2], signal.SIGKILL)
        replacement = read_workers(parent, 1)
        assert set(replacement) == {2}
        parent.send_signal(signal.SIGTERM)
        assert await asyncio.to_thread(parent.wait, PATIENCE) == 0
        await until_ended(*workers.values(), *replacement.values())


async def test_if_the_first_worker_cannot_start_no_other_does() -> None:
    with waiting_workers("fail") as parent:
        assert await asyncio.to_thread(parent.wait, PATIENCE) == 2
