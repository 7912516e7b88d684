"""`serai book`: exit codes, sentences and JSON."""

import json
from pathlib import Path

import pytest

from book.tiny import TINY, copy_of_tiny
from serai.book.commands import app


def run(*words: str) -> int:
    """The exit code of a command."""
    with pytest.raises(SystemExit) as stop:
        app(list(words))
    return int(stop.value.code or 0)


def test_a_pack_that_is_right_exits_with_0_and_a_summary(capsys: pytest.CaptureFixture[str]):
    assert run("check", str(TINY)) == 0
    assert "0 errors, 0 warnings, 6 notes" in capsys.readouterr().out


def test_errors_exit_with_1_and_name_file_line_and_column(tmp_path: Path, capsys: pytest.CaptureFixture[str]):
    root = copy_of_tiny(tmp_path)
    (root / "numbers.lock").write_text("nonsense\n")
    assert run("check", str(root), "--quiet") == 1
    out = capsys.readouterr().out
    assert f"{root}/numbers.lock:1:1 B137" in out
    assert "B506" not in out


def test_json_is_for_editors(tmp_path: Path, capsys: pytest.CaptureFixture[str]):
    root = copy_of_tiny(tmp_path)
    (root / "numbers.lock").write_text("nonsense\n")
    assert run("check", str(root), "--json") == 1
    told = json.loads(capsys.readouterr().out)
    assert told[0].keys() == {"file", "line", "column", "code", "message", "suggestion", "severity"}
    assert [one["code"] for one in told if one["severity"] == "error"] == ["B137"]


@pytest.mark.parametrize("words", [("check",), ("sync",), ("new", "a/b"), ("accept", "a#b")])
def test_a_folder_that_is_no_pack_exits_with_2_and_one_sentence(
    words: tuple[str, ...], tmp_path: Path, capsys: pytest.CaptureFixture[str]
):
    assert run(*words, str(tmp_path)) == 2
    assert capsys.readouterr().err.strip() == f"{tmp_path} is not a pack: it has no pack.toml."


def test_an_author_makes_a_strip_and_accepts_a_translation(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
):
    root = copy_of_tiny(tmp_path)
    assert run("new", "efreet/duel", str(root)) == 0
    assert len(capsys.readouterr().out.split()) == 3
    assert run("accept", "merchant/barter#two-liars", str(root), "--language", "fr") == 0
    assert "merchant-barter.fr.tale.md: accepted" in capsys.readouterr().out
    assert run("accept", "merchant/barter#two-lairs", str(root)) == 2
    assert "Did you mean" in capsys.readouterr().err


def test_sync_says_that_all_is_in_step(tmp_path: Path, capsys: pytest.CaptureFixture[str]):
    assert run("sync", str(copy_of_tiny(tmp_path))) == 0
    assert capsys.readouterr().out == "Everything is in step.\n"
