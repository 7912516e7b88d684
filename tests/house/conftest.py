"""What the tests of the house share."""

from collections.abc import AsyncGenerator
from pathlib import Path

import pytest

from house.house import House, house


@pytest.fixture
async def inn(tmp_path: Path) -> AsyncGenerator[House]:
    """A house that is open for the length of a test."""
    async with house(tmp_path / "home") as opened:
        yield opened
