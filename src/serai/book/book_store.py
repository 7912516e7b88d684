"""Stores whole packs by digest, so that a table can always continue with the pack it started with."""

import re
from io import BytesIO
from pathlib import Path
from zipfile import ZIP_DEFLATED, ZipFile

from serai.book.diagnostics import Report
from serai.book.pack_files import PackFile, PackFolder, read_pack_folder, write_atomically
from serai.book.pack_installer import ARCHIVE_ERRORS

_DIGEST = re.compile(r"[0-9a-f]{32}\Z")


def store_pack_if_missing(store: Path, root: Path, digest: str) -> None:
    """Stores the pack in `root`, unless it is stored already or the folder no longer has this digest.

    Raises OSError if the store is not writable.
    """
    if load_stored_pack(store, digest) is not None:
        return
    folder = read_pack_folder(root, Report())
    if folder.digest() != digest:
        return
    content = BytesIO()
    with ZipFile(content, "w", ZIP_DEFLATED) as archive:
        for source in folder.files:
            archive.writestr(source.path, source.data)
    store.mkdir(parents=True, exist_ok=True)
    write_atomically(_archive_path(store, digest), content.getvalue())


def load_stored_pack(store: Path, digest: str) -> PackFolder | None:
    """The pack with this digest; None if it is missing or damaged."""
    file = _archive_path(store, digest)
    if not _DIGEST.match(digest) or not file.is_file():
        return None
    try:
        with ZipFile(file) as archive:
            sources = [PackFile(entry.filename, archive.read(entry)) for entry in archive.infolist()]
    except ARCHIVE_ERRORS:
        return None
    folder = PackFolder(str(file), tuple(sorted(sources, key=lambda source: source.path)))
    return folder if folder.digest() == digest else None


def _archive_path(store: Path, digest: str) -> Path:
    return store / f"{digest}.zip"
