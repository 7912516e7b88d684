"""File operations on Windows, which locks bytes and has no `pread`; and files without end."""

import importlib.util
import os
import sys
from collections.abc import Callable
from pathlib import Path
from types import ModuleType, SimpleNamespace
from typing import Any

import pytest

from serai.table import Refused, files
from serai.table.record_loading import read_record_file
from serai.table.scenario import read_scenario


def files_of_windows(monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    """The module as loaded on Windows, with a fake `msvcrt` whose locks belong to handles and byte ranges."""
    held: dict[tuple[int, int], int] = {}

    def locking(handle: int, mode: str, count: int) -> None:
        assert count == 1
        byte = (os.fstat(handle).st_ino, os.lseek(handle, 0, os.SEEK_CUR))
        if mode == "unlock":
            del held[byte]
        elif held.setdefault(byte, handle) != handle:
            raise PermissionError

    monkeypatch.setattr(sys, "platform", "win32")
    msvcrt: Any = SimpleNamespace(locking=locking, LK_NBLCK="lock", LK_UNLCK="unlock")
    monkeypatch.setitem(sys.modules, "msvcrt", msvcrt)
    spec = importlib.util.spec_from_file_location("files_of_windows", files.__file__)
    assert spec
    assert spec.loader
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.fixture(params=["here", "windows"])
def system(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    return files if request.param == "here" else files_of_windows(monkeypatch)


def test_one_handle_at_a_time_holds_the_lock(system: ModuleType, tmp_path: Path) -> None:
    path = tmp_path / "file"
    mine, other = (os.open(path, os.O_RDWR | os.O_CREAT | system.BINARY) for _ in range(2))
    assert not system.is_locked(other)
    assert system.try_lock(mine)
    assert system.is_locked(other)
    assert not system.try_lock(other)
    os.close(mine)
    os.close(other)


def test_checking_a_lock_does_not_take_it(system: ModuleType, tmp_path: Path) -> None:
    path = tmp_path / "file"
    mine, other = (os.open(path, os.O_RDWR | os.O_CREAT | system.BINARY) for _ in range(2))
    assert not system.is_locked(mine)
    assert system.try_lock(other)
    os.close(mine)
    os.close(other)


def test_bytes_are_read_and_written_at_their_place(system: ModuleType, tmp_path: Path) -> None:
    handle = os.open(tmp_path / "file", os.O_RDWR | os.O_CREAT | system.BINARY)
    assert system.try_lock(handle)
    assert system.write_at(handle, b"dates\n", 0) == 6
    assert system.write_at(handle, b"figs", 6) == 4
    assert system.read_at(handle, 100, 0) == b"dates\nfigs"
    assert system.read_at(handle, 2, 1) == b"at"
    os.close(handle)


@pytest.mark.skipif(not Path("/dev/zero").exists(), reason="this system has no endless file")
@pytest.mark.parametrize("read", [read_record_file, read_scenario])
def test_a_file_without_end_is_refused(
    read: Callable[[Path], object], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(files, "MAX_BYTES", 1_000)
    with pytest.raises(Refused) as refused:
        read(Path("/dev/zero"))
    assert refused.value.key == "refused-unreadable"


def test_the_longest_file_is_read(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(files, "MAX_BYTES", 10)
    (tmp_path / "file").write_bytes(b"x" * 10)
    assert files.read_bounded(tmp_path / "file") == b"x" * 10
