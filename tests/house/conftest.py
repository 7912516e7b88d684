"""What the tests of the house share."""

from collections.abc import AsyncGenerator
from pathlib import Path

import pytest

from house.house import GAMES, House, house
from serai.table import game


@pytest.fixture(autouse=True)
def tiny_games(monkeypatch: pytest.MonkeyPatch) -> None:
    """Games of the tests that the house knows, for as long as a test of the house runs."""
    for kind in GAMES:
        monkeypatch.setitem(game._registered, kind.card.id, kind)


@pytest.fixture
async def inn(tmp_path: Path) -> AsyncGenerator[House]:
    """A house that is open for the length of a test."""
    async with house(tmp_path / "home") as opened:
        yield opened
