import pytest

from terminal.keyboard import Terminal
from terminal.rest import rest_without_clock


@pytest.fixture
def terminal(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Terminal:
    return Terminal(monkeypatch, capsys)


@pytest.fixture(autouse=True)
def rest(monkeypatch: pytest.MonkeyPatch) -> None:
    """Screens are waited for until they rest, not for a time."""
    rest_without_clock(monkeypatch)
