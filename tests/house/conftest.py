"""Fixtures for tests of the server."""

from collections.abc import AsyncGenerator, Generator
from contextlib import closing
from pathlib import Path
from urllib.parse import urlsplit

import pytest

from house.house import GAMES, House, start_house
from house.relay import Relay
from serai.table import game


@pytest.fixture(autouse=True)
def tiny_games(monkeypatch: pytest.MonkeyPatch) -> None:
    """Registers the small games of the tests."""
    for kind in GAMES:
        monkeypatch.setitem(game._registered, kind.card.id, kind)


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """Runs the tests of a server on both databases, in modules that set `ON_BOTH_STORES`."""
    if "house" in metafunc.fixturenames and getattr(metafunc.module, "ON_BOTH_STORES", False):
        metafunc.parametrize("house", ["sqlite", "postgresql"], indirect=True)


@pytest.fixture
async def house(
    request: pytest.FixtureRequest, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> AsyncGenerator[House]:
    """A running server; where tests run on both databases, one on each."""
    if getattr(request, "param", "sqlite") == "postgresql":
        monkeypatch.setenv("SERAI_DATABASE", request.getfixturevalue("postgres_url"))
    async with start_house(tmp_path / "home") as opened:
        yield opened


@pytest.fixture
def relay(postgres_url: str) -> Generator[Relay]:
    parts = urlsplit(postgres_url)
    with closing(Relay((parts.hostname or "", parts.port or 0))) as opened:
        yield opened
