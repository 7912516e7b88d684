"""A pack of the size of a whole Book compiles within its time limits on one core."""

import time
from pathlib import Path

import pytest

from book.large_pack import write_large_pack
from serai.book.check import check_pack
from serai.book.compile import compile_pack


def test_a_generated_pack_is_right(tmp_path: Path):
    found = check_pack(write_large_pack(tmp_path / "big", strips=20))
    assert [str(one) for one in found if one.severity == "error"] == []


@pytest.mark.soak
def test_three_thousand_paragraphs_are_checked_in_20_s_and_loaded_from_the_cache_in_300_ms(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setenv("SERAI_HOME", str(tmp_path / "home"))
    root = write_large_pack(tmp_path / "big", strips=600)
    # CPU time, so that a busy machine does not fail the test.
    start = time.process_time()
    assert compile_pack(root).book is not None
    checked = time.process_time() - start
    start = time.process_time()
    book = compile_pack(root).book
    loaded = time.process_time() - start
    print(f"checked in {checked:.1f} s, loaded in {loaded:.3f} s")
    assert book is not None
    assert len(book.paragraphs) > 3000
    assert checked < 20
    assert loaded < 0.3
