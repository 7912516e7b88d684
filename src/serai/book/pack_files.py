"""Safe access to a pack's files: nothing outside its folder, only UTF-8, limited in size."""

import errno
import os
import tempfile
from collections.abc import Iterator
from hashlib import blake2b
from pathlib import Path

from msgspec import Struct

from serai.book.diagnostics import INVISIBLE_CHARACTERS, Position, Report, escape_invisible

FILE_LIMIT = 1 << 20
FILES_LIMIT = 20_000
PACK_LIMIT = 1 << 26
# Some patterns take time quadratic in the length of a line, and no author needs longer ones.
LINE_LIMIT = 4_000
DEPTH_LIMIT = 8
DEFAULT_FILE_MODE = 0o644
TEMP_SUFFIX = ".draft"
# Plates and their descriptions are here. Play does not depend on them, so they are not part of the digest.
PLATES_FOLDER = "plates"
PACK_SUFFIXES = (".md", ".toml", ".lock", ".txt")
PLATE_SUFFIXES = (".svg", ".toml")


class PackFile(Struct, frozen=True):
    """One file of a pack; `path` is relative, with slashes."""

    path: str
    data: bytes


class PackFolder(Struct, frozen=True):
    """All readable files of a pack, sorted by path."""

    root: str
    files: tuple[PackFile, ...]

    def digest(self) -> str:
        """A hash of the names and contents of the files, independent of the folder's location."""
        state = blake2b(digest_size=16, person=b"serai book")
        for source in self.files:
            name = source.path.encode("utf-8", "surrogateescape")
            state.update(b"%d %b %d " % (len(name), name, len(source.data)))
            state.update(source.data)
        return state.hexdigest()


def read_pack_folder(root: Path, report: Report) -> PackFolder:
    """Reads every file below `root` but plates; refused files are reported and left out."""
    return PackFolder(str(root), _read_files(root, "", PACK_SUFFIXES, report))


def read_plate_files(root: Path, report: Report) -> tuple[PackFile, ...]:
    """Reads the plates of the pack in `root`, and the files about them; paths begin with `plates/`."""
    folder = root / PLATES_FOLDER
    if folder.is_symlink() or not folder.is_dir():  # read_pack_folder reports a link
        return ()
    return _read_files(root, f"{PLATES_FOLDER}/", PLATE_SUFFIXES, report)


def _read_files(root: Path, below: str, suffixes: tuple[str, ...], report: Report) -> tuple[PackFile, ...]:
    sources: list[PackFile] = []
    home = root.resolve()
    size = 0
    found = _scan_files(os.path.join(root, below), below, suffixes, report)  # noqa: PTH118 (as in _scan_files)
    for count, (name, entry) in enumerate(found):
        if count >= FILES_LIMIT:
            report.add(
                "B103", name, what=f"The pack has more than {FILES_LIMIT} files and", limit=FILES_LIMIT
            )
            break
        data = _read_pack_file(home, entry, name, report)
        size += len(data or b"")
        if size > PACK_LIMIT:
            report.add("B103", name, what="The pack as a whole", limit=f"{PACK_LIMIT >> 20} MB")
            break
        if data is not None:
            sources.append(PackFile(name, data))
    return tuple(sorted(sources, key=lambda source: source.path))


def _scan_files(
    folder: str, prefix: str, suffixes: tuple[str, ...], report: Report
) -> Iterator[tuple[str, os.DirEntry[str]]]:
    """Every file below a folder, named from `prefix`; `_read_pack_file` refuses links to folders later."""
    waiting = [(folder, prefix)]
    while waiting:
        folder, prefix = waiting.pop()
        try:
            with os.scandir(folder) as found:
                entries = sorted(found, key=lambda entry: entry.name)
        except OSError as error:
            report.add("B102", prefix or ".", why=f"the system says: {error.strerror}")
            continue
        for entry in entries:
            # Hidden files and folders (.git, editor backups) do not belong to a pack.
            if entry.name.startswith("."):
                continue
            name, is_folder = prefix + entry.name, entry.is_dir(follow_symlinks=False)
            if is_folder and name == PLATES_FOLDER:
                continue
            if not is_folder and not _has_suffix_or_links_to_folder(entry, suffixes):
                continue
            if INVISIBLE_CHARACTERS.search(entry.name) or "\n" in entry.name:
                report.add("B102", name, why="its name is not UTF-8, or has signs that cannot be seen")
            elif is_folder and name.count("/") >= DEPTH_LIMIT:
                report.add("B102", name, why=f"it lies more than {DEPTH_LIMIT} folders deep")
            elif is_folder:
                waiting.append((entry.path, f"{name}/"))
            else:
                yield name, entry


def _has_suffix_or_links_to_folder(entry: os.DirEntry[str], suffixes: tuple[str, ...]) -> bool:
    return entry.name.endswith(suffixes) or (entry.is_symlink() and entry.is_dir())


def _read_pack_file(home: Path, entry: os.DirEntry[str], name: str, report: Report) -> bytes | None:
    try:
        if entry.is_symlink() and not Path(entry.path).resolve().is_relative_to(home):
            report.add("B102", name, why="it is a link that leads outside the pack's folder")
            return None
        # Opening a pipe or a device could block forever, so check the kind of file first.
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


def decode_text(source: PackFile, report: Report) -> str | None:
    """The text of a file with normalized line ends; None, with a diagnostic, if it is unreadable."""
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
    unseen = INVISIBLE_CHARACTERS.search(text)
    if unseen:
        line = text.count("\n", 0, unseen.start()) + 1
        column = unseen.start() - text.rfind("\n", 0, unseen.start())
        report.add("B140", source.path, Position(line, column), sign=escape_invisible(unseen[0]))
        return None
    return text


def write_atomically(path: Path, content: str | bytes) -> None:
    """Writes a file so that concurrent readers see either the old or the new content."""
    if path.is_symlink():
        raise OSError(errno.ELOOP, "it is a link", str(path))
    mode = path.stat().st_mode & 0o777 if path.exists() else DEFAULT_FILE_MODE
    # mkstemp picks an unpredictable name and never opens an existing file, so nobody can plant a link there.
    handle, name = tempfile.mkstemp(prefix=".", suffix=TEMP_SUFFIX, dir=path.parent)
    temporary = Path(name)
    try:
        with os.fdopen(handle, "wb") as stream:
            stream.write(content.encode() if isinstance(content, str) else content)
        temporary.chmod(mode)
        temporary.replace(path)
    except BaseException:
        temporary.unlink(missing_ok=True)
        raise
