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
    """Screens are waited for until they rest, not for a time."""
    patch_idle_wait(monkeypatch)


@pytest.fixture(autouse=True)
def own_heard_file(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    """The file of the tales heard is in a folder of the test, not the user's."""
    file = tmp_path / "home" / "heard.json"
    monkeypatch.setattr(heard_file, "heard_file_path", lambda: file)
    return file
