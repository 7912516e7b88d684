"""Fixtures for tests of the server."""

from collections.abc import AsyncGenerator, Generator
from contextlib import closing
from itertools import cycle
from pathlib import Path
from urllib.parse import urlsplit

import pytest

from house.house import GAMES, LIBERAL, House, start_house
from house.relay import Relay
from house.worker_pair import is_bus_connected, two_workers, until
from serai.table import game


@pytest.fixture(autouse=True)
def tiny_games(monkeypatch: pytest.MonkeyPatch) -> None:
    """Registers the small games of the tests."""
    for kind in GAMES:
        monkeypatch.setitem(game._registered, kind.card.id, kind)


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """Runs the tests of a server on both databases, in modules that set `ON_BOTH_STORES`; those named in
    `ON_TWO_WORKERS` also with the clients at two workers in turn, which hear of each other a little later.

    Those of modules that set `ALSO_WITH_BUS` run on SQLite, and as a worker with PostgreSQL and a bus.
    """
    if "house" in metafunc.fixturenames and getattr(metafunc.module, "ON_BOTH_STORES", False):
        is_shared = metafunc.function.__name__ in getattr(metafunc.module, "ON_TWO_WORKERS", ())
        on_workers = ["two workers"] if is_shared else []
        metafunc.parametrize("house", ["sqlite", "postgresql", *on_workers], indirect=True)
    starts_house = not {"house", "tmp_path"}.isdisjoint(metafunc.fixturenames)
    if starts_house and getattr(metafunc.module, "ALSO_WITH_BUS", False):
        metafunc.parametrize("stored_in", ["sqlite", "postgresql and redis"], indirect=True)


@pytest.fixture(autouse=True)
def stored_in(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Where the servers of a test store tables; with a bus each of them is a worker."""
    if getattr(request, "param", "sqlite") != "sqlite":
        monkeypatch.setenv("SERAI_DATABASE", request.getfixturevalue("postgres_url"))
        monkeypatch.setenv("SERAI_BUS", request.getfixturevalue("redis").url)


@pytest.fixture
async def house(
    request: pytest.FixtureRequest, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> AsyncGenerator[House]:
    """A running server; where tests run on both databases, one on each."""
    stores = getattr(request, "param", "sqlite")
    if stores != "sqlite":
        monkeypatch.setenv("SERAI_DATABASE", request.getfixturevalue("postgres_url"))
    if stores == "two workers":
        monkeypatch.setenv("SERAI_BUS", request.getfixturevalue("redis").url)
        async with two_workers(tmp_path / "home", LIBERAL) as workers:
            await until(lambda: all(map(is_bus_connected, workers)))
            yield workers[0]._replace(sockets=cycle([worker.socket for worker in workers]))
    else:
        async with start_house(tmp_path / "home") as opened:
            yield opened


@pytest.fixture
def relay(postgres_url: str) -> Generator[Relay]:
    parts = urlsplit(postgres_url)
    with closing(Relay((parts.hostname or "", parts.port or 0))) as opened:
        yield opened
