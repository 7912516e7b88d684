"""Installs packs from folders and zip files.

A pack is checked in memory first; only if it passes are its text files and plates written below the user's
data folder, under names that were validated one by one.
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
from collections.abc import Iterable, Iterator
from pathlib import Path

import platformdirs
from msgspec import Struct

from serai.book.book import Manifest
from serai.book.cards import EffectWords
from serai.book.check import PlayabilityCheck, check_draft, check_playability, read_and_check_plates
from serai.book.diagnostics import Diagnostic, Report, has_errors
from serai.book.pack_files import (
    DEPTH_LIMIT,
    FILE_LIMIT,
    FILES_LIMIT,
    PACK_LIMIT,
    PACK_SUFFIXES,
    PLATE_SUFFIXES,
    PLATES_FOLDER,
    PackFile,
    PackFolder,
    decode_text,
    read_pack_folder,
    read_plate_files,
)
from serai.book.pack_reader import DEVICE, read_draft
from serai.book.plate_files import files_with_sanitized_plates
from serai.book.toml import read_struct, read_toml

PORTABLE_NAME = re.compile(r"[^\x00-\x1f\x7f<>:\"\\|?*]+\Z")
LONGEST_FILE_NAME = 200
SHOWN_ERRORS = 5


# Everything the standard library raises for damaged archives (ValueError: bad name, IndexError: no name).
ARCHIVE_ERRORS = (
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


class PackRequestError(Exception):
    """A request that cannot be carried out; the message says why."""


class PackRejectedError(Exception):
    """The pack is unsafe, faulty or not playable; the message says why."""


class InstalledPack(Struct, frozen=True):
    """An installed pack; `manifest` is None if its `pack.toml` is unreadable."""

    folder: Path
    manifest: Manifest | None
    new: bool = False
    notes: tuple[Diagnostic, ...] = ()


def packs_folder() -> Path:
    """Where packs are installed: below SERAI_HOME if it is set, else in the user's data folder."""
    home = os.environ.get("SERAI_HOME")
    folder = Path(home, "packs").absolute() if home else platformdirs.user_data_path("serai") / "packs"
    if not folder.is_absolute():  # the user has no home folder
        raise PackRequestError("There is no home folder to keep packs in: name one in SERAI_HOME.")
    return folder


def install_pack(
    file: Path, effects: EffectWords | None = None, needs: PlayabilityCheck | None = None
) -> InstalledPack:
    """Checks the pack in a folder or a zip file, and installs it if it can be played."""
    report = Report()
    folder, plate_files = _read_pack_files(file, report)
    if not any(source.path == "pack.toml" for source in folder.files):
        raise PackRequestError(f"{file} is not a pack: it has no pack.toml.")
    draft = read_draft(folder, report)
    check_draft(draft, effects)
    plates = read_and_check_plates(draft, plate_files)
    found = report.diagnostics()
    manifest = draft.manifest
    if has_errors(found) or manifest is None:
        raise PackRejectedError(_error_summary(file, found))
    lacks = check_playability(draft, needs) if needs else []
    if lacks:
        raise PackRejectedError(
            "\n".join([f"{file} is not installed:", *(f"  {lack.message}" for lack in lacks)])
        )
    target = packs_folder() / manifest.id / manifest.version
    written = files_with_sanitized_plates(plates, plate_files)
    if not target.exists():
        _write_folder_atomically((*folder.files, *written), target)
        return InstalledPack(target, manifest, True, tuple(found))
    if read_pack_folder(target, Report()).digest() == folder.digest():
        _replace_plates(written, target)
        return InstalledPack(target, manifest, False, tuple(found))
    raise PackRequestError(
        f"{manifest.id} {manifest.version} is installed already, with other contents: "
        "give the new one another version in its pack.toml."
    )


def find_installed_packs() -> list[InstalledPack]:
    """Every installed pack, sorted by id and version."""
    packs: list[InstalledPack] = []
    for path in sorted(packs_folder().glob("*/*/pack.toml")):
        if not path.parent.name.startswith("."):
            packs.append(read_installed_pack(path.parent))
    return packs


def read_installed_pack(folder: Path) -> InstalledPack:
    return InstalledPack(folder, _read_manifest(folder / "pack.toml"))


def _read_manifest(path: Path) -> Manifest | None:
    report = Report()
    try:
        if not path.is_file():  # reading a pipe or a device could take for ever
            return None
        with path.open("rb") as file:
            text = decode_text(PackFile("pack.toml", file.read(FILE_LIMIT)), report)
    except OSError:
        return None
    toml = read_toml("pack.toml", text, report) if text is not None else None
    return read_struct(toml, (), Manifest, report) if toml else None


def _read_pack_files(file: Path, report: Report) -> tuple[PackFolder, tuple[PackFile, ...]]:
    """The pack, and its plates."""
    if file.is_dir():
        return read_pack_folder(file, report), read_plate_files(file, report)
    if not file.is_file():
        raise PackRequestError(f"There is no file and no folder {file}.")
    if file.stat().st_size > PACK_LIMIT:
        raise PackRejectedError(f"{file} is larger than {PACK_LIMIT >> 20} MB.")
    try:
        with zipfile.ZipFile(file) as archive:
            found = sorted(_read_archive(file, archive), key=lambda one: one.path)
            plates = tuple(one for one in found if _is_below_plates(one.path))
            return PackFolder(
                str(file), tuple(one for one in found if not _is_below_plates(one.path))
            ), plates
    except ARCHIVE_ERRORS as error:
        raise PackRequestError(f"{file} is not a zip file that can be read ({error}).") from None


def _read_archive(file: Path, archive: zipfile.ZipFile) -> Iterator[PackFile]:
    """The text files and plates of an archive. Limits apply to the bytes read, not to the sizes it claims."""
    entries = [entry for entry in archive.infolist() if not entry.is_dir()]
    if len(entries) > FILES_LIMIT:
        raise PackRejectedError(f"{file} has {len(entries)} files; a pack has at most {FILES_LIMIT}.")
    for entry in entries:
        _check_archive_entry(file, entry)
    top = _pack_folder_in_archive([entry.filename for entry in entries])
    seen: set[str] = set()
    size = 0
    for entry in entries:
        name = entry.filename.removeprefix(top)
        if not _is_pack_file(name):
            continue
        if name.count("/") > DEPTH_LIMIT:
            raise PackRejectedError(f"{file} has a file more than {DEPTH_LIMIT} folders deep: {name!r}.")
        if name.casefold() in seen:
            raise PackRejectedError(f"{file} has two files that some systems take for one: {name!r}.")
        seen.add(name.casefold())
        with archive.open(entry) as stream:
            data = stream.read(FILE_LIMIT + 1)
        size += len(data)
        if len(data) > FILE_LIMIT:
            raise PackRejectedError(f"{file} has a file of more than {FILE_LIMIT >> 10} kB: {name!r}.")
        if size > PACK_LIMIT:
            raise PackRejectedError(f"{file} unpacks to more than {PACK_LIMIT >> 20} MB.")
        yield PackFile(name, data)


def _check_archive_entry(file: Path, entry: zipfile.ZipInfo) -> None:
    name, kind = entry.filename, stat.S_IFMT(entry.external_attr >> 16)
    # Backslashes as separators are harmless in themselves, but programs disagree on how to read them.
    parts = name.split("/")
    if (
        not all(_is_portable_name(part) for part in parts)
        or len(name) > LONGEST_FILE_NAME
        or "\\" in entry.orig_filename
    ):
        raise PackRejectedError(
            f"{file} has a file with a name that is not safe: {name[:LONGEST_FILE_NAME]!r}."
        )
    if kind not in (0, stat.S_IFREG):
        raise PackRejectedError(f"{file} has a link or a device instead of a file: {name!r}.")
    if entry.flag_bits & 1:
        raise PackRejectedError(f"{file} is locked with a password.")


def _is_portable_name(part: str) -> bool:
    """Whether a name means the same file on every system: no "..", drive, device or invisible character."""
    usual = bool(PORTABLE_NAME.match(part)) and not part.endswith((".", " ")) and part.isprintable()
    return usual and not DEVICE.match(part)


def _pack_folder_in_archive(names: list[str]) -> str:
    """The top-level folder of the pack in the archive, with its slash; empty if there is none."""
    if "pack.toml" in names:
        return ""
    found = sorted((name for name in names if name.endswith("/pack.toml")), key=lambda one: one.count("/"))
    return found[0].removesuffix("pack.toml") if found else ""


def _is_pack_file(name: str) -> bool:
    """Whether a file belongs to a pack; programs, system files and pictures other than plates do not."""
    parts = name.split("/")
    if any(part.startswith(".") for part in parts) or parts[0] == "__MACOSX":
        return False
    return name.endswith(PLATE_SUFFIXES if _is_below_plates(name) else PACK_SUFFIXES)


def _is_below_plates(name: str) -> bool:
    return name.startswith(f"{PLATES_FOLDER}/")


def _error_summary(file: Path, diagnostics: list[Diagnostic]) -> str:
    errors = [one for one in diagnostics if one.severity == "error"]
    lines = [f"{file} has {len(errors)} error{'s' * (len(errors) != 1)} and is not installed:"]
    lines += [f"  {error}" for error in errors[:SHOWN_ERRORS]]
    if len(errors) > SHOWN_ERRORS:
        lines.append(f"  … and {len(errors) - SHOWN_ERRORS} more")
    return "\n".join(lines)


def _write_folder_atomically(files: Iterable[PackFile], target: Path) -> None:
    """Writes files next to their target folder and renames it, so that it appears complete or not at all."""
    temporary = _temporary_folder(target)
    try:
        for source in files:
            path = temporary / source.path
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_bytes(source.data)
        temporary.rename(target)
    except OSError as error:
        raise PackRequestError(f"{target} cannot be written: {error.strerror or error}.") from None
    finally:
        shutil.rmtree(temporary, ignore_errors=True)


def _replace_plates(plates: list[PackFile], target: Path) -> None:
    """Gives an installed pack other plates. They are no part of its digest, so its version stays."""
    installed = target / PLATES_FOLDER
    if {one.path: one.data for one in read_plate_files(target, Report())} == {
        one.path: one.data for one in plates
    }:
        return
    former = _temporary_folder(installed)
    try:
        if installed.exists():
            installed.rename(former)
    except OSError as error:
        raise PackRequestError(f"{installed} cannot be written: {error.strerror or error}.") from None
    below = [PackFile(one.path.removeprefix(f"{PLATES_FOLDER}/"), one.data) for one in plates]
    try:
        if below:
            _write_folder_atomically(below, installed)
    except BaseException:
        if former.exists():
            former.rename(installed)
        raise
    shutil.rmtree(former, ignore_errors=True)


def _temporary_folder(target: Path) -> Path:
    return target.parent / f".{target.name}-{secrets.token_hex(4)}"
