"""A shelf of packs by digest: each lies there whole, so that whatever began with it can go on with it."""

import re
from io import BytesIO
from pathlib import Path
from zipfile import ZIP_DEFLATED, ZipFile

from serai.book.diagnostics import Report
from serai.book.packs import UNREADABLE
from serai.book.source import Folder, Source, read_folder, write_whole

_DIGEST = re.compile(r"[0-9a-f]{32}\Z")


def put_on(shelf: Path, root: Path, digest: str) -> None:
    """Keeps the pack in a folder, unless it lies there unharmed or the folder no longer holds it.

    Raises OSError where it cannot be written.
    """
    if take_from(shelf, digest) is not None:
        return
    folder = read_folder(root, Report())
    if folder.digest() != digest:
        return
    content = BytesIO()
    with ZipFile(content, "w", ZIP_DEFLATED) as archive:
        for source in folder.sources:
            archive.writestr(source.path, source.data)
    shelf.mkdir(parents=True, exist_ok=True)
    write_whole(_place(shelf, digest), content.getvalue())


def take_from(shelf: Path, digest: str) -> Folder | None:
    """The pack of that digest, if it lies there unharmed."""
    file = _place(shelf, digest)
    if not _DIGEST.match(digest) or not file.is_file():
        return None
    try:
        with ZipFile(file) as archive:
            sources = [Source(entry.filename, archive.read(entry)) for entry in archive.infolist()]
    except UNREADABLE:
        return None
    folder = Folder(str(file), tuple(sorted(sources, key=lambda source: source.path)))
    return folder if folder.digest() == digest else None


def _place(shelf: Path, digest: str) -> Path:
    return shelf / f"{digest}.zip"
