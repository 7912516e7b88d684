from pathlib import Path

import pytest

from serai.terminal import heard_file
from terminal.idle import patch_idle_wait
from terminal.keyboard import Terminal


@pytest.fixture
def terminal(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Terminal:
    return Terminal(monkeypatch, capsys)


@pytest.fixture(autouse=True)
def rest(monkeypatch: pytest.MonkeyPatch) -> None:
    """Waits for screens until they are idle, not for a fixed time."""
    patch_idle_wait(monkeypatch)


@pytest.fixture(autouse=True)
def own_heard_file(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    """Keeps the file of tales heard in a folder of the test instead of the user's."""
    file = tmp_path / "home" / "heard.json"
    monkeypatch.setattr(heard_file, "heard_file_path", lambda: file)
    return file
