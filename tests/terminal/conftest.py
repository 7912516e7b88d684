import pytest

from terminal.idle import patch_idle_wait
from terminal.keyboard import Terminal


@pytest.fixture
def terminal(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Terminal:
    return Terminal(monkeypatch, capsys)


@pytest.fixture(autouse=True)
def rest(monkeypatch: pytest.MonkeyPatch) -> None:
    """Screens are waited for until they rest, not for a time."""
    patch_idle_wait(monkeypatch)
