"""Packs of other people: proved in memory first, and only then written below the user's data folder.

Nothing of a pack touches the disk before the whole checker has passed it. What is written in the end are the
text files of a sound pack, under names that were looked at one by one.
"""

import lzma
import os
import re
import secrets
import shutil
import stat
import struct
import zipfile
import zlib
from collections.abc import Iterator
from pathlib import Path

import platformdirs
from msgspec import Struct

from serai.book.book import Manifest
from serai.book.cards import EffectWords
from serai.book.check import Needs, check_draft, check_playable
from serai.book.diagnostics import Diagnostic, Report, has_errors
from serai.book.pack import DEVICE, read_draft
from serai.book.source import (
    DEPTH_LIMIT,
    ENDINGS,
    FILE_LIMIT,
    FILES_LIMIT,
    PACK_LIMIT,
    Folder,
    Source,
    read_folder,
    text_of,
)
from serai.book.toml import read_struct, read_toml

PLAIN_NAME = re.compile(r"[^\x00-\x1f\x7f<>:\"\\|?*]+\Z")
LONGEST_FILE_NAME = 200
SHOWN_ERRORS = 5


# All that the standard library raises for damaged archives; a wrong name is a ValueError, none an IndexError.
UNREADABLE = (
    zipfile.BadZipFile,
    zlib.error,
    lzma.LZMAError,
    struct.error,
    EOFError,
    IndexError,
    RuntimeError,
    ValueError,
    OverflowError,
    OSError,
)


class WrongRequest(Exception):
    """What was asked cannot be done with this file; the sentence says why."""


class RefusedPack(Exception):
    """The file was looked at, and this pack is not taken; the sentence says why."""


class Installed(Struct, frozen=True):
    """A pack below the data folder; `manifest` is None where its `pack.toml` can no longer be read."""

    folder: Path
    manifest: Manifest | None
    new: bool = False
    notes: tuple[Diagnostic, ...] = ()


def packs_folder() -> Path:
    """Where packs are installed: below SERAI_HOME if it is set, else the user's data folder."""
    home = os.environ.get("SERAI_HOME")
    folder = Path(home, "packs").absolute() if home else platformdirs.user_data_path("serai") / "packs"
    if not folder.is_absolute():  # nobody knows where this user is at home
        raise WrongRequest("There is no home folder to keep packs in: name one in SERAI_HOME.")
    return folder


def add_pack(file: Path, effects: EffectWords | None = None, needs: Needs | None = None) -> Installed:
    """Checks the pack in a folder or a zip file, and installs it if it can be played."""
    report = Report()
    folder = _gathered(file, report)
    if not any(source.path == "pack.toml" for source in folder.sources):
        raise WrongRequest(f"{file} is not a pack: it has no pack.toml.")
    draft = read_draft(folder, report)
    found = check_draft(draft, effects)
    manifest = draft.manifest
    if has_errors(found) or manifest is None:
        raise RefusedPack(_summary(file, found))
    lacks = check_playable(draft, needs) if needs else []
    if lacks:
        raise RefusedPack("\n".join([f"{file} is not installed:", *(f"  {lack.message}" for lack in lacks)]))
    target = packs_folder() / manifest.id / manifest.version
    if not target.exists():
        _write(folder, target)
        return Installed(target, manifest, True, tuple(found))
    if read_folder(target, Report()).digest() == folder.digest():
        return Installed(target, manifest, False, tuple(found))
    raise WrongRequest(
        f"{manifest.id} {manifest.version} is installed already, with other contents: "
        "give the new one another version in its pack.toml."
    )


def installed_packs() -> list[Installed]:
    """Every installed pack, by id and version."""
    packs: list[Installed] = []
    for path in sorted(packs_folder().glob("*/*/pack.toml")):
        if not path.parent.name.startswith("."):
            packs.append(pack_in(path.parent))
    return packs


def pack_in(folder: Path) -> Installed:
    """The pack that lies in a folder."""
    return Installed(folder, _manifest(folder / "pack.toml"))


def _manifest(path: Path) -> Manifest | None:
    report = Report()
    try:
        text = text_of(Source("pack.toml", path.read_bytes()), report)
    except OSError:
        return None
    toml = read_toml("pack.toml", text, report) if text is not None else None
    return read_struct(toml, (), Manifest, report) if toml else None


def _gathered(file: Path, report: Report) -> Folder:
    if file.is_dir():
        return read_folder(file, report)
    if not file.is_file():
        raise WrongRequest(f"There is no file and no folder {file}.")
    if file.stat().st_size > PACK_LIMIT:
        raise RefusedPack(f"{file} is larger than {PACK_LIMIT >> 20} MB.")
    try:
        with zipfile.ZipFile(file) as archive:
            return Folder(str(file), tuple(sorted(_unpacked(file, archive), key=lambda one: one.path)))
    except UNREADABLE as error:
        raise WrongRequest(f"{file} is not a zip file that can be read ({error}).") from None


def _unpacked(file: Path, archive: zipfile.ZipFile) -> Iterator[Source]:
    """The text files of an archive. Sizes are counted as they are read, not as the archive states them."""
    entries = [entry for entry in archive.infolist() if not entry.is_dir()]
    if len(entries) > FILES_LIMIT:
        raise RefusedPack(f"{file} has {len(entries)} files; a pack has at most {FILES_LIMIT}.")
    for entry in entries:
        _check_entry(file, entry)
    top = _top_folder([entry.filename for entry in entries])
    seen: set[str] = set()
    size = 0
    for entry in entries:
        name = entry.filename.removeprefix(top)
        if not _belongs(name):
            continue
        if name.count("/") > DEPTH_LIMIT:
            raise RefusedPack(f"{file} has a file more than {DEPTH_LIMIT} folders deep: {name!r}.")
        if name.casefold() in seen:
            raise RefusedPack(f"{file} has two files that some systems take for one: {name!r}.")
        seen.add(name.casefold())
        with archive.open(entry) as stream:
            data = stream.read(FILE_LIMIT + 1)
        size += len(data)
        if len(data) > FILE_LIMIT:
            raise RefusedPack(f"{file} has a file of more than {FILE_LIMIT >> 10} kB: {name!r}.")
        if size > PACK_LIMIT:
            raise RefusedPack(f"{file} unpacks to more than {PACK_LIMIT >> 20} MB.")
        yield Source(name, data)


def _check_entry(file: Path, entry: zipfile.ZipInfo) -> None:
    name, kind = entry.filename, stat.S_IFMT(entry.external_attr >> 16)
    # An archive made where backslashes divide names is harmless in itself, but no two programs read it alike.
    parts = name.split("/")
    if (
        not all(_is_plain(part) for part in parts)
        or len(name) > LONGEST_FILE_NAME
        or "\\" in entry.orig_filename
    ):
        raise RefusedPack(f"{file} has a file with a name that is not safe: {name[:LONGEST_FILE_NAME]!r}.")
    if kind not in (0, stat.S_IFREG):
        raise RefusedPack(f"{file} has a link or a device instead of a file: {name!r}.")
    if entry.flag_bits & 1:
        raise RefusedPack(f"{file} is locked with a password.")


def _is_plain(part: str) -> bool:
    """Whether a name means the same file on every system: no "..", no drive, no device, nothing unseen."""
    usual = bool(PLAIN_NAME.match(part)) and not part.endswith((".", " ")) and part.isprintable()
    return usual and not DEVICE.match(part)


def _top_folder(names: list[str]) -> str:
    """The folder that holds the whole pack, if the archive has one, with its slash."""
    if "pack.toml" in names:
        return ""
    found = sorted((name for name in names if name.endswith("/pack.toml")), key=lambda one: one.count("/"))
    return found[0].removesuffix("pack.toml") if found else ""


def _belongs(name: str) -> bool:
    """Whether a file is part of a pack; pictures, programs and what systems leave behind are not."""
    parts = name.split("/")
    if any(part.startswith(".") for part in parts) or parts[0] == "__MACOSX":
        return False
    return name.endswith(ENDINGS)


def _summary(file: Path, found: list[Diagnostic]) -> str:
    errors = [one for one in found if one.severity == "error"]
    lines = [f"{file} has {len(errors)} error{'s' * (len(errors) != 1)} and is not installed:"]
    lines += [f"  {error}" for error in errors[:SHOWN_ERRORS]]
    if len(errors) > SHOWN_ERRORS:
        lines.append(f"  … and {len(errors) - SHOWN_ERRORS} more")
    return "\n".join(lines)


def _write(folder: Folder, target: Path) -> None:
    """Writes a pack beside its place and moves it there whole, so that nobody ever sees half of it."""
    draft = target.parent / f".{target.name}-{secrets.token_hex(4)}"
    try:
        for source in folder.sources:
            path = draft / source.path
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_bytes(source.data)
        draft.rename(target)
    except OSError as error:
        raise WrongRequest(f"{target} cannot be written: {error.strerror or error}.") from None
    finally:
        shutil.rmtree(draft, ignore_errors=True)
