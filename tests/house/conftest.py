"""Fixtures for tests of the server."""

from collections.abc import AsyncGenerator
from pathlib import Path

import pytest

from house.house import GAMES, House, start_house
from serai.table import game


@pytest.fixture(autouse=True)
def tiny_games(monkeypatch: pytest.MonkeyPatch) -> None:
    """Registers the small games of the tests."""
    for kind in GAMES:
        monkeypatch.setitem(game._registered, kind.card.id, kind)


@pytest.fixture
async def house(tmp_path: Path) -> AsyncGenerator[House]:
    """A running server."""
    async with start_house(tmp_path / "home") as opened:
        yield opened
