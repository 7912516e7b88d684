"""Fixtures of the kernel tests."""

from itertools import count
from typing import Any

import pytest

from serai.table import chance


@pytest.fixture
def bounded_chance(monkeypatch: pytest.MonkeyPatch) -> None:
    """Fails a test that draws chance endlessly."""
    compute = chance.blake2b
    blocks = count()

    def bounded(*content: Any, **key: Any) -> Any:
        assert next(blocks) < 20_000, "chance runs for ever"
        return compute(*content, **key)

    monkeypatch.setattr(chance, "blake2b", bounded)
