"""Packs are read only from their own folder, from regular UTF-8 files, within limits."""

import os
from pathlib import Path

import pytest

from serai.book.diagnostics import Report
from serai.book.pack_files import (
    DEPTH_LIMIT,
    FILE_LIMIT,
    PackFile,
    decode_text,
    read_pack_folder,
    write_atomically,
)


def write(root: Path, **files: str) -> Path:
    for name, text in files.items():
        path = root / f"{name}.md"
        path.write_text(text, encoding="utf-8")
    return root


def test_the_digest_depends_on_names_and_bytes_and_not_on_where_the_folder_lies(tmp_path: Path):
    digests: list[str] = []
    for number, files in enumerate(
        ({"a": "x", "b": "y"}, {"b": "y", "a": "x"}, {"a": "xb", "b": "y"}, {"a": "x"})
    ):
        folder = tmp_path / str(number)
        folder.mkdir()
        digests.append(read_pack_folder(write(folder, **files), Report()).digest())
    assert digests[0] == digests[1]
    assert len(set(digests)) == 3


@pytest.mark.parametrize("target", ["../secret.md", "/etc/passwd", "../secrets"])
def test_a_link_that_leads_outside_is_refused(tmp_path: Path, target: str):
    root = tmp_path / "pack"
    root.mkdir()
    (tmp_path / "secret.md").write_text("secret")
    (tmp_path / "secrets").mkdir()
    (tmp_path / "secrets" / "a.md").write_text("secret")
    (root / "link.md").symlink_to(target)
    report = Report()
    assert read_pack_folder(root, report).files == ()
    assert [one.code for one in report.diagnostics()] == ["B102"]


def test_a_link_to_itself_is_refused(tmp_path: Path):
    (tmp_path / "loop.md").symlink_to("loop.md")
    report = Report()
    assert read_pack_folder(tmp_path, report).files == ()
    assert [one.code for one in report.diagnostics()] == ["B102"]


def test_a_link_inside_the_pack_is_read(tmp_path: Path):
    write(tmp_path, a="x")
    (tmp_path / "b.md").symlink_to("a.md")
    assert [source.path for source in read_pack_folder(tmp_path, Report()).files] == ["a.md", "b.md"]


def test_a_pipe_is_refused_without_waiting(tmp_path: Path):
    os.mkfifo(tmp_path / "pipe.md")
    report = Report()
    assert read_pack_folder(tmp_path, report).files == ()
    assert [one.code for one in report.diagnostics()] == ["B102"]


def test_a_file_beyond_the_limit_is_refused(tmp_path: Path):
    write(tmp_path, large="x" * (FILE_LIMIT + 1), just="x" * FILE_LIMIT)
    report = Report()
    assert [source.path for source in read_pack_folder(tmp_path, report).files] == ["just.md"]
    assert [one.code for one in report.diagnostics()] == ["B103"]


def test_hidden_files_are_no_part_of_a_pack(tmp_path: Path):
    (tmp_path / ".git").mkdir()
    (tmp_path / ".git" / "notes.md").write_text("x")
    (tmp_path / ".draft.md").write_text("x")
    assert read_pack_folder(tmp_path, Report()).files == ()


def test_a_wrong_encoding_is_reported_once_at_its_first_letter():
    report = Report()
    assert decode_text(PackFile("a.md", "one\ntwo thr\u00e9e \u00e9\n".encode("latin-1")), report) is None
    assert [(one.code, one.line, one.column) for one in report.diagnostics()] == [("B101", 2, 8)]


@pytest.mark.parametrize("data", [b"\xff\xfea\x00", b"\xef\xbb\xbf\xff", b"\x80"])
def test_no_bytes_make_the_reader_fail(data: bytes):
    report = Report()
    assert decode_text(PackFile("a.md", data), report) is None
    assert len(report.diagnostics()) == 1


def test_marks_of_other_systems_are_understood():
    assert decode_text(PackFile("a.md", b"\xef\xbb\xbfone\r\ntwo\rthree"), Report()) == "one\ntwo\nthree"


def test_folders_without_end_are_refused(tmp_path: Path):
    deep = tmp_path
    for _ in range(DEPTH_LIMIT):
        deep /= "a"
    deep.mkdir(parents=True)
    write(deep, kept="x")
    here = os.getcwd()  # noqa: PTH109 (so deep a path has no name that the system would take)
    report = Report()
    made = 0
    try:
        os.chdir(deep)
        while made < 1500:
            os.mkdir("a")  # noqa: PTH102
            os.chdir("a")
            made += 1
        files = read_pack_folder(tmp_path, report).files
    finally:
        for _ in range(made):  # no cleanup could delete so deep a folder again
            os.chdir("..")
            os.rmdir("a")  # noqa: PTH106
        os.chdir(here)
    assert [source.path.count("/") for source in files] == [DEPTH_LIMIT]
    assert [one.code for one in report.diagnostics()] == ["B102"]


@pytest.mark.parametrize("name", [b"caf\xe9.md", "right\u202eleft.md".encode(), b"two\nlines.md", b"caf\xe9"])
def test_a_name_that_nobody_can_read_is_refused(tmp_path: Path, name: bytes):
    path = os.path.join(os.fsencode(tmp_path), name)  # noqa: PTH118 (bytes)
    if name.endswith(b".md"):
        with open(path, "wb") as stream:  # noqa: PTH123
            stream.write(b"x")
    else:
        os.mkdir(path)  # noqa: PTH102
    report = Report()
    assert read_pack_folder(tmp_path, report).files == ()
    (told,) = report.diagnostics()
    assert told.code == "B102"
    assert told.file.isprintable()


@pytest.mark.parametrize("sign", ["\0", "\x1b", "\x7f", "\x85", "\u2028", "\u2029", "\u202e", "\u2066"])
def test_signs_that_cannot_be_seen_are_refused_at_their_place(sign: str):
    report = Report()
    assert decode_text(PackFile("a.md", f"one\ntwo {sign}three\n".encode()), report) is None
    (told,) = report.diagnostics()
    assert (told.code, told.line, told.column) == ("B140", 2, 5)
    assert told.message.isprintable()
    assert f"{ord(sign):04x}" in told.message


def test_nothing_is_written_through_a_link(tmp_path: Path):
    outside = tmp_path / "outside.md"
    outside.write_text("kept")
    root = tmp_path / "pack"
    root.mkdir()
    (root / ".a.md.draft").symlink_to(outside)
    write_atomically(root / "a.md", "new")
    assert (root / "a.md").read_text() == "new"
    (root / "b.md").symlink_to(outside)
    with pytest.raises(OSError, match="it is a link"):
        write_atomically(root / "b.md", "new")
    assert outside.read_text() == "kept"


def test_a_file_that_cannot_be_written_leaves_nothing_behind(tmp_path: Path):
    (tmp_path / "a.md").mkdir()
    with pytest.raises(OSError, match="directory"):
        write_atomically(tmp_path / "a.md", "new")
    assert [path.name for path in tmp_path.iterdir()] == ["a.md"]


def test_a_file_keeps_its_mode(tmp_path: Path):
    path = write(tmp_path, a="x") / "a.md"
    path.chmod(0o640)
    write_atomically(path, "y")
    assert path.stat().st_mode & 0o777 == 0o640
