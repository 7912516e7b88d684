"""`serai book check --watch`: a check after every save, in a format that editors can parse."""

import json
import re
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from book.test_commands import run
from book.tiny import EFFECTS, copy_of_tiny, edit
from serai.book import watch_check
from serai.book.check import check_pack
from serai.book.watch_check import Begin, End, Problem, WatchEvent, check_on_every_change, format_event

PAGE = Path(__file__).parents[2] / "docs" / "book" / "editors.md"
TALE = "tales/soldier-quarrel.en.tale.md"


def block(name: str) -> str:
    found = re.search(rf"^```\w+ {re.escape(name)}\n(.*?)^```$", PAGE.read_text("utf-8"), re.M | re.S)
    assert found
    return found[1]


def events_while(root: Path, *saves: Callable[[], None]) -> list[WatchEvent]:
    """The events of a watch during which files are saved, one save per poll."""
    left: Iterator[Callable[[], None]] = iter(saves)

    def wait() -> bool:
        save = next(left, None)
        if save:
            save()
        return save is not None

    return list(check_on_every_change(root, lambda: check_pack(root, EFFECTS), wait))


def test_every_save_is_checked_and_a_look_without_one_is_not(tmp_path: Path):
    root = copy_of_tiny(tmp_path)
    events = events_while(
        root,
        lambda: None,
        lambda: edit(root, TALE, "[S1/Wounded]", "[S1/Wonded]"),
        lambda: edit(root, TALE, "[S1/Wonded]", "[S1/Wounded]"),
    )
    assert [type(one) for one in events] == [Begin, End, Begin, Problem, End, Begin, End]
    problem = events[3]
    assert isinstance(problem, Problem)
    assert (problem.file, problem.severity, problem.code) == (str(root / TALE), "error", "B115")
    assert problem.message.endswith("Did you mean “Wounded”?")
    assert events[4] == End(1, 0, 0)


def test_as_text_a_line_has_place_severity_code_and_message():
    problem = Problem("tales/a.en.tale.md", 3, 7, "warning", "B130", "The file is not used.")
    assert format_event(problem, "text") == "tales/a.en.tale.md:3:7 warning B130 The file is not used."
    assert format_event(Begin("."), "text") == "Checking . …"
    assert format_event(End(1, 0, 2), "text") == "1 error, 0 warnings, 2 notes"


def test_the_command_prints_one_json_object_per_line_until_it_is_interrupted(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
):
    root = copy_of_tiny(tmp_path)
    edit(root, TALE, "[S1/Wounded]", "[S1/Wonded]")

    def interrupt() -> bool:
        raise KeyboardInterrupt

    monkeypatch.setattr(watch_check, "sleep_until_next_poll", interrupt)
    assert run("check", str(root), "--watch", "--json") == 0
    told = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
    assert [one["event"] for one in told] == ["begin", "problem", "end"]
    assert list(told[1]) == ["event", "file", "line", "column", "severity", "code", "message"]


def test_the_pattern_of_the_page_for_visual_studio_code_matches_what_is_printed():
    matcher = json.loads(block("tasks.json"))["tasks"][0]["problemMatcher"]
    pattern = matcher["pattern"]
    problem = Problem("./tales/a.en.tale.md", 3, 7, "error", "B104", 'Write source = "en".')
    found = re.fullmatch(pattern["regexp"], format_event(problem, "json"))
    assert found
    wanted = ("./tales/a.en.tale.md", "3", "7", "error", "B104")
    fields = ("file", "line", "column", "severity", "code")
    assert tuple(found[pattern[name]] for name in fields) == wanted
    assert re.match(matcher["background"]["beginsPattern"], format_event(Begin("."), "json"))
    assert re.match(matcher["background"]["endsPattern"], format_event(End(0, 0, 0), "json"))
    assert not re.match(pattern["regexp"], format_event(Begin("."), "json"))


@pytest.mark.skipif(shutil.which("vim") is None or sys.platform == "win32", reason="needs Vim")
def test_the_error_format_of_the_page_fills_the_list_of_vim(tmp_path: Path):
    (tmp_path / "rc.vim").write_text(block("errorformat.vim"), encoding="utf-8")
    problem = Problem("tales/a.en.tale.md", 3, 7, "warning", "B130", "The file is not used.")
    lines = [format_event(problem, "text"), ".: 0 errors, 1 warning, 0 notes"]
    (tmp_path / "found.txt").write_text("\n".join(lines) + "\n", encoding="utf-8")
    show = "map(getqflist(), '[bufname(v:val.bufnr), v:val.lnum, v:val.col, v:val.type, v:val.text]')"
    script = [
        "set nomore",
        "source rc.vim",
        "cgetfile found.txt",
        f"call writefile([json_encode({show})], 'list.json')",
        "qall!",
    ]
    (tmp_path / "script.vim").write_text("\n".join(script) + "\n", encoding="utf-8")
    vim = ["vim", "-Nu", "NONE", "-es", "-S", "script.vim"]
    subprocess.run(vim, cwd=tmp_path, timeout=60, check=False, stdin=subprocess.DEVNULL)
    listed = json.loads((tmp_path / "list.json").read_text("utf-8"))
    assert listed == [["tales/a.en.tale.md", 3, 7, "w", "B130 The file is not used."]]
