"""The cache of compiled Books: its keys, and what it deletes."""

import os
import shutil
import time
from pathlib import Path

import pytest

from book.tiny import EFFECTS, TINY
from serai.book import cache
from serai.book.cache import (
    COMPILER,
    MAX_CACHED_BOOKS,
    TEMP_FILE_MAX_AGE,
    cache_folder,
    compiler_fingerprint,
    read_cached_payload,
    write_payload_and_prune_cache,
)
from serai.book.compile import compile_pack


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("SERAI_HOME", str(tmp_path / "home"))
    return tmp_path / "home"


@pytest.fixture
def compiler(tmp_path: Path) -> Path:
    return Path(shutil.copytree(COMPILER, tmp_path / "book", ignore=shutil.ignore_patterns("__pycache__")))


def test_modification_times_do_not_change_the_fingerprint_of_a_compiler(compiler: Path):
    before = compiler_fingerprint(compiler)
    for path in compiler.rglob("*.py"):
        os.utime(path, (0, 0))
    assert compiler_fingerprint(compiler) == before == compiler_fingerprint(COMPILER)


def test_another_content_of_the_same_size_and_time_is_another_compiler(compiler: Path):
    before = compiler_fingerprint(compiler)
    path = compiler / "codes.toml"
    stat, data = path.stat(), path.read_bytes()
    path.write_bytes(data.replace(b"error", b"erorr", 1))
    os.utime(path, ns=(stat.st_atime_ns, stat.st_mtime_ns))
    assert (path.stat().st_size, path.stat().st_mtime_ns) == (stat.st_size, stat.st_mtime_ns)
    assert compiler_fingerprint(compiler) != before


def test_a_file_that_moved_makes_another_compiler(compiler: Path):
    before = compiler_fingerprint(compiler)
    (compiler / "map.py").rename(compiler / "checks" / "map.py")
    assert compiler_fingerprint(compiler) != before


def test_another_version_of_serai_is_another_compiler(compiler: Path, monkeypatch: pytest.MonkeyPatch):
    before = compiler_fingerprint(compiler)
    monkeypatch.setattr(cache, "installed_version", "{}+other".format)
    assert compiler_fingerprint(compiler) != before


def test_another_compiler_compiles_again(monkeypatch: pytest.MonkeyPatch):
    compile_pack(TINY, EFFECTS)
    monkeypatch.setattr(cache, "_current_compiler_fingerprint", lambda: "another")
    compile_pack(TINY, EFFECTS)
    assert len(list(cache_folder().glob("*.book"))) == 2


def test_an_abandoned_temporary_file_is_deleted_and_one_being_written_is_not(tmp_path: Path):
    abandoned, fresh = tmp_path / "a.1.draft", tmp_path / ".b.draft"
    abandoned.write_bytes(b"half")
    fresh.write_bytes(b"half")
    long_ago = time.time() - 2 * TEMP_FILE_MAX_AGE
    os.utime(abandoned, (long_ago, long_ago))
    write_payload_and_prune_cache(tmp_path / "a.book", b"whole")
    assert sorted(path.name for path in tmp_path.iterdir()) == [".b.draft", "a.book"]
    assert read_cached_payload(tmp_path / "a.book") == b"whole"


def test_a_result_that_cannot_be_stored_leaves_no_temporary_file(tmp_path: Path):
    (tmp_path / "a.book").mkdir()
    write_payload_and_prune_cache(tmp_path / "a.book", b"whole")
    assert [path.name for path in tmp_path.iterdir()] == ["a.book"]


def test_the_oldest_results_make_room(tmp_path: Path):
    for number in range(MAX_CACHED_BOOKS + 3):
        path = tmp_path / f"{number}.book"
        write_payload_and_prune_cache(path, b"whole")
        os.utime(path, (number, number))
    write_payload_and_prune_cache(tmp_path / "last.book", b"whole")
    kept = {path.name for path in tmp_path.iterdir()}
    assert kept == {"last.book", *(f"{number}.book" for number in range(4, MAX_CACHED_BOOKS + 3))}
