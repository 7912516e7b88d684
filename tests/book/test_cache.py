"""The cache of compiled Books: what its names say, and what it clears away."""

import os
import shutil
import time
from pathlib import Path

import pytest

from book.tiny import EFFECTS, TINY
from serai.book import cache
from serai.book.cache import (
    BOOKS_KEPT,
    COMPILER,
    DRAFT_SECONDS,
    cache_folder,
    compiler_mark,
    read_stored,
    store,
)
from serai.book.compile import compile_pack


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("SERAI_HOME", str(tmp_path / "home"))
    return tmp_path / "home"


@pytest.fixture
def compiler(tmp_path: Path) -> Path:
    return Path(shutil.copytree(COMPILER, tmp_path / "book", ignore=shutil.ignore_patterns("__pycache__")))


def test_times_of_change_say_nothing_of_a_compiler(compiler: Path):
    before = compiler_mark(compiler)
    for path in compiler.rglob("*.py"):
        os.utime(path, (0, 0))
    assert compiler_mark(compiler) == before == compiler_mark(COMPILER)


def test_another_content_of_the_same_size_and_time_is_another_compiler(compiler: Path):
    before = compiler_mark(compiler)
    path = compiler / "codes.toml"
    stat, data = path.stat(), path.read_bytes()
    path.write_bytes(data.replace(b"error", b"erorr", 1))
    os.utime(path, ns=(stat.st_atime_ns, stat.st_mtime_ns))
    assert (path.stat().st_size, path.stat().st_mtime_ns) == (stat.st_size, stat.st_mtime_ns)
    assert compiler_mark(compiler) != before


def test_a_file_that_moved_makes_another_compiler(compiler: Path):
    before = compiler_mark(compiler)
    (compiler / "map.py").rename(compiler / "checks" / "map.py")
    assert compiler_mark(compiler) != before


def test_another_version_of_serai_is_another_compiler(compiler: Path, monkeypatch: pytest.MonkeyPatch):
    before = compiler_mark(compiler)
    monkeypatch.setattr(cache, "installed_version", "{}+other".format)
    assert compiler_mark(compiler) != before


def test_another_compiler_compiles_anew(monkeypatch: pytest.MonkeyPatch):
    compile_pack(TINY, EFFECTS)
    monkeypatch.setattr(cache, "_this_compiler", lambda: "another")
    compile_pack(TINY, EFFECTS)
    assert len(list(cache_folder().glob("*.book"))) == 2


def test_an_abandoned_draft_is_cleared_away_and_one_being_written_is_not(tmp_path: Path):
    abandoned, fresh = tmp_path / "a.1.draft", tmp_path / ".b.draft"
    abandoned.write_bytes(b"half")
    fresh.write_bytes(b"half")
    long_ago = time.time() - 2 * DRAFT_SECONDS
    os.utime(abandoned, (long_ago, long_ago))
    store(tmp_path / "a.book", b"whole")
    assert sorted(path.name for path in tmp_path.iterdir()) == [".b.draft", "a.book"]
    assert read_stored(tmp_path / "a.book") == b"whole"


def test_a_result_that_cannot_be_put_in_its_place_leaves_no_draft(tmp_path: Path):
    (tmp_path / "a.book").mkdir()
    store(tmp_path / "a.book", b"whole")
    assert [path.name for path in tmp_path.iterdir()] == ["a.book"]


def test_the_oldest_results_make_room(tmp_path: Path):
    for number in range(BOOKS_KEPT + 3):
        path = tmp_path / f"{number}.book"
        store(path, b"whole")
        os.utime(path, (number, number))
    store(tmp_path / "last.book", b"whole")
    kept = {path.name for path in tmp_path.iterdir()}
    assert kept == {"last.book", *(f"{number}.book" for number in range(4, BOOKS_KEPT + 3))}
