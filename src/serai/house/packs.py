"""The packs of a house: which are here, whether they can be played, which tables use them."""

import re
import secrets
import shutil
from collections import Counter
from contextlib import closing, suppress
from pathlib import Path
from typing import Literal, TypeAlias

from msgspec import Struct

from serai.book.book import Manifest
from serai.book.commands import find_effects, find_needs
from serai.book.compile import BrokenPackError, load_book
from serai.book.diagnostics import Report
from serai.book.languages import LANGUAGES
from serai.book.pack import told_in
from serai.book.packs import Installed, RefusedPack, WrongRequest, installed_packs, pack_in
from serai.book.shelf import put_on
from serai.book.source import Folder, read_folder
from serai.house.store.home import FILE, SHELF, home_folder
from serai.house.store.reading import open_reader, read_packs
from serai.house.store.schema import DAMAGED
from serai.plugin import find_plugin, load_part
from serai.table import Refused, known_games

PackOrigin: TypeAlias = Literal["shipped", "installed"]
_TALE = re.compile(r"\.([a-z]{2})\.tale\.md\Z")


class Uses(Struct, frozen=True):
    """How many tables began with a pack, and how many of them are not over."""

    tables: int = 0
    going_on: int = 0


class PackListed(Struct, frozen=True):
    """A pack as `serai pack list` shows it. `why` says what keeps it from being played.

    `languages` has the number of tales in each, `lacks` the languages of Serai that it has none in, `source`
    what is read instead; `uses` is None where the file of the house cannot be read.
    """

    name: str
    version: str
    digest: str
    title: str
    licence: str
    origin: PackOrigin
    folder: str
    languages: dict[str, int]
    playable: bool
    why: str | None
    uses: Uses | None
    source: str = ""
    lacks: tuple[str, ...] = ()


class Removed(Struct, frozen=True):
    """A pack that was taken away, and the tables that go on with the copy kept for them."""

    name: str
    version: str
    uses: Uses | None


def list_packs() -> list[PackListed]:
    """What ships with the games, and every installed pack by id and version."""
    uses = tables_of_packs(home_folder() / FILE)
    listed = [_listed(pack, "shipped", uses) for pack in _shipped()]
    return listed + [_listed(pack, "installed", uses) for pack in installed_packs()]


def _shipped() -> list[Installed]:
    """What ships with the games; a folder that is no pack is left out."""
    found: list[Installed] = []
    for part in (find_plugin(game).shipped_pack for game in known_games()):
        if part:
            with suppress(Refused):
                found.append(pack_in(load_part(part)()))
    return found


def _listed(pack: Installed, origin: PackOrigin, uses: dict[str, Uses] | None) -> PackListed:
    manifest, folder = pack.manifest, read_folder(pack.folder, Report())
    digest, why = folder.digest(), why_not(pack.folder)
    name, version = called(pack)
    return PackListed(
        name=name,
        version=version,
        digest=digest,
        title=(manifest.title.get(manifest.source) or next(iter(manifest.title.values()), name))
        if manifest
        else "",
        licence=manifest.licence if manifest else "",
        origin=origin,
        folder=str(pack.folder),
        languages=_languages(folder),
        playable=why is None,
        why=why,
        uses=None if uses is None else uses.get(digest, Uses()),
        source=manifest.source if manifest else "",
        lacks=_lacks(folder, manifest) if manifest else (),
    )


def _lacks(folder: Folder, manifest: Manifest) -> tuple[str, ...]:
    told = manifest.languages or told_in(folder, manifest.source, manifest.title)
    return tuple(language for language in LANGUAGES if language not in told)


def called(pack: Installed) -> tuple[str, str]:
    """The id and the version by which a pack is named; an installed one lies under both."""
    if pack.manifest:
        return pack.manifest.id, pack.manifest.version
    return pack.folder.parent.name, pack.folder.name


def why_not(folder: Path) -> str | None:
    """Why the pack in a folder cannot be played; None if it can."""
    try:
        lacks = list(find_needs()(load_book(folder, find_effects())))
    except BrokenPackError as error:
        return error.brief
    return f"not playable yet: {'; '.join(lacks)}" if lacks else None


def _languages(folder: Folder) -> dict[str, int]:
    tales = (_TALE.search(source.path) for source in folder.sources)
    return dict(Counter(tale[1] for tale in tales if tale).most_common())


def tables_of_packs(file: Path) -> dict[str, Uses] | None:
    """For each pack, by digest, the tables that began with it; None if they cannot be counted."""
    if not file.is_file():
        return {}
    try:
        with closing(open_reader(file)) as connection:
            found = read_packs(connection)
    except DAMAGED:
        return None
    tables, going_on = Counter(pack for pack, _ in found), Counter(pack for pack, over in found if not over)
    return {pack: Uses(count, going_on[pack]) for pack, count in tables.items()}


def remove_pack(name: str, version: str | None = None, *, force: bool = False) -> Removed:
    """Takes an installed pack away. Tables that began with it keep a copy, and go on.

    Raises `WrongRequest` where there is no such pack, and `RefusedPack` where no copy can be kept for tables,
    unless that is forced.
    """
    pack = _find(name, version)
    home = home_folder()
    digest = read_folder(pack.folder, Report()).digest()
    counted = tables_of_packs(home / FILE)
    uses = None if counted is None else counted.get(digest, Uses())
    if uses is None or uses.tables:
        try:
            put_on(home / SHELF, pack.folder, digest)
        except OSError as error:
            if not force:
                raise RefusedPack(
                    f"{name} {pack.folder.name} stays: tables began with it, and no copy of it can be kept "
                    f"in {home / SHELF} ({error.strerror or error}). --force removes it all the same."
                ) from None
    _take_away(pack.folder)
    return Removed(*called(pack), uses)


def _find(name: str, version: str | None) -> Installed:
    packs = installed_packs()
    found = [pack for pack in packs if name in (pack.folder.parent.name, called(pack)[0])]
    if not found:
        if name in (called(pack)[0] for pack in _shipped()):
            raise WrongRequest(f"{name} ships with Serai and stays.")
        known = ", ".join(dict.fromkeys(pack.folder.parent.name for pack in packs)) or "none"
        raise WrongRequest(f"There is no pack “{name}”; installed: {known}.")
    versions = ", ".join(pack.folder.name for pack in found)
    if version is None and len(found) > 1:
        raise WrongRequest(
            f"{name} is installed in several versions ({versions}): say which, as in "
            f"serai pack remove {name} {found[0].folder.name}."
        )
    for pack in found:
        if version in (None, pack.folder.name):
            return pack
    raise WrongRequest(f"There is no {name} {version}; installed: {versions}.")


def _take_away(folder: Path) -> None:
    """Hides a pack whole before its files go, so that nobody ever sees half of it."""
    hidden = folder.parent / f".{folder.name}-{secrets.token_hex(4)}"
    try:
        folder.rename(hidden)
    except OSError as error:
        raise WrongRequest(f"{folder} cannot be removed: {error.strerror or error}.") from None
    shutil.rmtree(hidden, ignore_errors=True)
    with suppress(OSError):  # other versions lie there
        folder.parent.rmdir()
