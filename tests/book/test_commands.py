"""`serai book`: exit codes, sentences and JSON."""

import json
import os
import re
from pathlib import Path

import pytest

from book.tiny import TINY, copy_of_tiny, edit
from serai.book.commands import app


def run(*words: str) -> int:
    """The exit code of a command."""
    with pytest.raises(SystemExit) as stop:
        app(list(words))
    return int(stop.value.code or 0)


def test_a_pack_that_is_right_exits_with_0_and_a_summary(capsys: pytest.CaptureFixture[str]):
    assert run("check", str(TINY)) == 0
    assert "0 errors, 0 warnings, 0 notes" in capsys.readouterr().out


def test_errors_exit_with_1_and_name_file_line_and_column(tmp_path: Path, capsys: pytest.CaptureFixture[str]):
    root = copy_of_tiny(tmp_path)
    (root / "numbers.lock").write_text("nonsense\n")
    assert run("check", str(root), "--quiet") == 1
    out = capsys.readouterr().out
    assert f"{root}/numbers.lock:1:1 error B137" in out
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
    edit(root, "tales/merchant-barter.fr.tale.md", "## two-liars ~4ea9", "## two-liars")
    assert run("accept", "merchant/barter#two-liars", str(root), "--language", "fr") == 0
    assert "merchant-barter.fr.tale.md: accepted" in capsys.readouterr().out
    assert run("accept", "merchant/barter#two-lairs", str(root)) == 2
    assert "Did you mean" in capsys.readouterr().err


def test_sync_says_that_all_is_in_step(tmp_path: Path, capsys: pytest.CaptureFixture[str]):
    assert run("sync", str(copy_of_tiny(tmp_path))) == 0
    assert capsys.readouterr().out == "Everything is in step.\n"


def test_a_strip_written_in_the_source_brings_its_headings_to_empty_translations(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
):
    root = copy_of_tiny(tmp_path)
    assert run("new", "efreet/duel", str(root)) == 0
    written = (root / "tales" / "soldier-quarrel.en.tale.md").read_text("utf-8")
    (root / "tales" / "efreet-duel.en.tale.md").write_text(written.replace("soldier/quarrel", "efreet/duel"))
    assert run("sync", str(root)) == 0
    assert "efreet-duel.fr.tale.md: renewed (fr)" in capsys.readouterr().out
    made = (root / "tales" / "efreet-duel.fr.tale.md").read_text("utf-8")
    wanted = [line for line in written.splitlines() if line.startswith(("##", "["))]
    assert [line for line in made.splitlines() if line.startswith(("##", "["))] == wanted
    assert "gist" not in made
    # Nothing is ever removed from a translation that somebody has started.
    (root / "tales" / "efreet-duel.fr.tale.md").write_text(made.replace("## ", "## other-", 1) + "Begun.\n")
    before = (root / "tales" / "efreet-duel.fr.tale.md").read_text("utf-8")
    assert run("sync", str(root)) == 1
    assert (root / "tales" / "efreet-duel.fr.tale.md").read_text("utf-8") == before


def test_the_authors_page_leads_from_an_empty_folder_to_a_pack_without_errors(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
):
    page = Path(__file__).parents[2] / "docs" / "book" / "writing-tales.md"
    files = dict(re.findall(r"^```\w+ (\S+)\n(.*?)^```$", page.read_text("utf-8"), re.M | re.S))
    monkeypatch.chdir(tmp_path)

    def save(*names: str) -> None:
        for name in names:
            Path(name).parent.mkdir(exist_ok=True)
            Path(name).write_text(files.pop(name), encoding="utf-8")

    assert run("check") == 2
    assert capsys.readouterr().err == "This folder is not a pack: it has no pack.toml.\n"
    save("pack.toml", "map.toml")
    assert run("check") == 0
    answer = capsys.readouterr().out
    assert "B801 Not playable yet: it has no encounter card" in answer
    assert f"```\n{answer}```\n" in page.read_text("utf-8")
    assert run("new", "toll/bridge") == 0
    save("tales/toll-bridge.en.tale.md", "lexicon/beings.toml", "lexicon/adjectives.toml")
    assert run("check") == 1
    assert "No cell and no award leads to “third-copper”" in capsys.readouterr().out
    save("matrices/L.md", "charts/river-road.md", "cards/encounters.toml")
    assert run("sync") == 0
    save("tales/toll-bridge.fr.tale.md", "tales/toll-bridge.es.tale.md")
    assert run("check") == 0
    assert ".: 0 errors, 0 warnings, 6 notes" in capsys.readouterr().out
    for paragraph in ("third-copper", "one-copper", "one-boot"):
        assert run("accept", f"toll/bridge#{paragraph}") == 0
    assert "## third-copper ~b306" in Path("tales/toll-bridge.fr.tale.md").read_text("utf-8")
    assert run("accept", "toll/bridge#one-copper", "--read") == 0
    capsys.readouterr()
    assert run("check") == 0
    assert capsys.readouterr().out == ".: 0 errors, 0 warnings, 0 notes\n"
    assert run("check", "--spelling") == 1
    save("lexicon/words.es.txt")
    capsys.readouterr()
    assert run("check", "--spelling") == 0
    assert capsys.readouterr().out == ".: 0 errors, 0 warnings, 0 notes\n"
    assert not files, "every file of the page was followed"


def test_every_link_of_the_authors_page_leads_somewhere():
    page = Path(__file__).parents[2] / "docs" / "book" / "writing-tales.md"
    text = page.read_text("utf-8")
    for link in re.findall(r"\]\(([^)#]+)[^)]*\)", text):
        assert (page.parent / link).is_file(), link
    lines = (line.lstrip("# ").lower() for line in text.splitlines())
    headings = {re.sub(r"[^\w -]", "", line).replace(" ", "-") for line in lines}
    for anchor in re.findall(r"\]\(#([^)]+)\)", text):
        assert anchor in headings


def test_names_that_are_not_utf_8_are_reported_in_json_too(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
):
    root = copy_of_tiny(tmp_path)
    with open(os.fsencode(root) + b"/caf\xe9.md", "wb") as stream:  # noqa: PTH123 (bytes)
        stream.write(b"x")
    assert run("check", str(root), "--json") == 1
    assert [one["code"] for one in json.loads(capsys.readouterr().out) if one["severity"] == "error"] == [
        "B102"
    ]
    assert run("check", str(root)) == 1


def test_what_cannot_be_done_exits_with_2_and_one_sentence(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
):
    root = copy_of_tiny(tmp_path)
    (tmp_path / "plots").write_text("a file")
    assert run("stats", str(root), "--json", "--plot", str(tmp_path / "plots")) == 2
    assert capsys.readouterr().err.count("\n") == 1
    (root / "tales").rename(root / "others")
    (root / "tales").write_text("a file")
    assert run("new", "efreet/duel", str(root)) == 2
    assert capsys.readouterr().err.count("\n") == 1


def test_files_that_cannot_be_read_are_not_in_step(tmp_path: Path, capsys: pytest.CaptureFixture[str]):
    root = copy_of_tiny(tmp_path)
    (root / "tales" / "soldier-quarrel.fr.tale.md").write_bytes(b"\xff")
    assert run("sync", str(root)) == 1
    assert "soldier-quarrel.fr.tale.md: has mistakes" in capsys.readouterr().out
    assert run("accept", "soldier/quarrel#dust", str(root)) == 1
