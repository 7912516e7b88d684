"""Reading a pack's files safely: nothing outside its folder, nothing but UTF-8, nothing without end."""

import errno
import os
import tempfile
from collections.abc import Iterator
from hashlib import blake2b
from pathlib import Path

from msgspec import Struct

from serai.book.diagnostics import UNSEEN, Position, Report, visible

FILE_LIMIT = 1 << 20
FILES_LIMIT = 20_000
PACK_LIMIT = 1 << 26
# Patterns that look ahead in a line cost its length squared; no author needs a line like this.
LINE_LIMIT = 4_000
DEPTH_LIMIT = 8
USUAL_MODE = 0o644
DRAFT_ENDING = ".draft"
ENDINGS = (".md", ".toml", ".lock", ".txt")


class Source(Struct, frozen=True):
    """One file of a pack, as it was read; `path` is relative, with slashes."""

    path: str
    data: bytes


class Folder(Struct, frozen=True):
    """All files of a pack that were fit to be read, in order of their paths."""

    root: str
    sources: tuple[Source, ...]

    def digest(self) -> str:
        """The hash of the content: the same bytes under the same names, wherever the folder lies."""
        state = blake2b(digest_size=16, person=b"serai book")
        for source in self.sources:
            name = source.path.encode("utf-8", "surrogateescape")
            state.update(b"%d %b %d " % (len(name), name, len(source.data)))
            state.update(source.data)
        return state.hexdigest()


def read_folder(root: Path, report: Report) -> Folder:
    """Reads every file below `root`. What must not be read is reported and left out."""
    sources: list[Source] = []
    home = root.resolve()
    size = 0
    for count, (name, entry) in enumerate(_walk(os.fspath(root), report)):
        if count >= FILES_LIMIT:
            report.add(
                "B103", name, what=f"The pack has more than {FILES_LIMIT} files and", limit=FILES_LIMIT
            )
            break
        data = _read(home, entry, name, report)
        size += len(data or b"")
        if size > PACK_LIMIT:
            report.add("B103", name, what="The pack as a whole", limit=f"{PACK_LIMIT >> 20} MB")
            break
        if data is not None:
            sources.append(Source(name, data))
    return Folder(str(root), tuple(sorted(sources, key=lambda source: source.path)))


def _walk(root: str, report: Report) -> Iterator[tuple[str, os.DirEntry[str]]]:
    """Every file below a folder, by relative name; links to folders are handed on, to be refused."""
    waiting = [(root, "")]
    while waiting:
        folder, prefix = waiting.pop()
        try:
            with os.scandir(folder) as found:
                entries = sorted(found, key=lambda entry: entry.name)
        except OSError as error:
            report.add("B102", prefix or ".", why=f"the system says: {error.strerror}")
            continue
        for entry in entries:
            # Hidden folders (.git, editors' leavings) are no part of a pack.
            if entry.name.startswith("."):
                continue
            name, is_folder = prefix + entry.name, entry.is_dir(follow_symlinks=False)
            if not is_folder and not _belongs(entry):
                continue
            if UNSEEN.search(entry.name) or "\n" in entry.name:
                report.add("B102", name, why="its name is not UTF-8, or has signs that cannot be seen")
            elif is_folder and name.count("/") >= DEPTH_LIMIT:
                report.add("B102", name, why=f"it lies more than {DEPTH_LIMIT} folders deep")
            elif is_folder:
                waiting.append((entry.path, f"{name}/"))
            else:
                yield name, entry


def _belongs(entry: os.DirEntry[str]) -> bool:
    return entry.name.endswith(ENDINGS) or (entry.is_symlink() and entry.is_dir())


def _read(home: Path, entry: os.DirEntry[str], name: str, report: Report) -> bytes | None:
    try:
        if entry.is_symlink() and not Path(entry.path).resolve().is_relative_to(home):
            report.add("B102", name, why="it is a link that leads outside the pack's folder")
            return None
        # Opening a pipe or a device would wait for ever, so the kind of file is asked first.
        if not entry.is_file():
            report.add("B102", name, why="it is not an ordinary file")
            return None
        with open(entry.path, "rb", buffering=0) as stream:  # noqa: PTH123 (this runs for thousands of files)
            data = stream.read(FILE_LIMIT + 1)
    except (OSError, RuntimeError) as error:
        report.add("B102", name, why=f"the system says: {error}")
        return None
    if data is None or len(data) > FILE_LIMIT:
        report.add("B103", name, what="This file", limit=f"{FILE_LIMIT >> 10} kB")
        return None
    return data


def text_of(source: Source, report: Report) -> str | None:
    """The text of a file, with one kind of line end; None, and a report, if it is not UTF-8."""
    try:
        text = source.data.decode("utf-8")
    except UnicodeDecodeError as error:
        before = source.data[: error.start].decode("utf-8")
        line = before.count("\n") + 1
        from_line = before.rfind("\n") + 1
        report.add("B101", source.path, Position(line, len(before) - from_line + 1))
        return None
    text = text.removeprefix("\ufeff").replace("\r\n", "\n").replace("\r", "\n")
    for number, line in enumerate(text.split("\n"), 1):
        if len(line) > LINE_LIMIT:
            report.add("B103", source.path, Position(number), what="This line", limit=f"{LINE_LIMIT} letters")
            return None
    unseen = UNSEEN.search(text)
    if unseen:
        line = text.count("\n", 0, unseen.start()) + 1
        column = unseen.start() - text.rfind("\n", 0, unseen.start())
        report.add("B140", source.path, Position(line, column), sign=visible(unseen[0]))
        return None
    return text


def write_whole(path: Path, content: str | bytes) -> None:
    """Writes a file so that whoever reads meanwhile sees the old content or the new, never half of one."""
    if path.is_symlink():
        raise OSError(errno.ELOOP, "it is a link", str(path))
    mode = path.stat().st_mode & 0o777 if path.exists() else USUAL_MODE
    # The name of the draft cannot be foreseen, and it is made anew or not at all: no link waits there.
    handle, name = tempfile.mkstemp(prefix=".", suffix=DRAFT_ENDING, dir=path.parent)
    draft = Path(name)
    try:
        with os.fdopen(handle, "wb") as stream:
            stream.write(content.encode() if isinstance(content, str) else content)
        draft.chmod(mode)
        draft.replace(path)
    except BaseException:
        draft.unlink(missing_ok=True)
        raise
