"""What the tests of the kernel share."""

from itertools import count
from typing import Any

import pytest

from serai.table import chance


@pytest.fixture
def bounded_chance(monkeypatch: pytest.MonkeyPatch) -> None:
    """Fails a test whose chance runs for ever, instead of waiting for it."""
    compute = chance.blake2b
    blocks = count()

    def bounded(*content: Any, **key: Any) -> Any:
        assert next(blocks) < 20_000, "chance runs for ever"
        return compute(*content, **key)

    monkeypatch.setattr(chance, "blake2b", bounded)
