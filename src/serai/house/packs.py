"""The content packs of a server: which are installed, whether they are playable, which tables use them."""

import re
import secrets
import shutil
from collections import Counter
from contextlib import suppress
from pathlib import Path
from typing import Literal, TypeAlias

from msgspec import Struct

from serai.book.book import Manifest
from serai.book.book_store import store_pack_if_missing
from serai.book.commands import effect_words_of_installed_games, playability_check_of_installed_games
from serai.book.compile import BrokenPackError, load_book
from serai.book.diagnostics import Report
from serai.book.languages import LANGUAGES
from serai.book.pack_files import PackFolder, read_pack_folder
from serai.book.pack_installer import (
    InstalledPack,
    PackRejectedError,
    PackRequestError,
    find_installed_packs,
    read_installed_pack,
)
from serai.book.pack_reader import pack_languages
from serai.house.store.databases import Database, configured_database, open_for_reading
from serai.house.store.home import BOOK_STORE, home_folder
from serai.house.store.reading import read_pack_digests_and_whether_over
from serai.house.store.rows import DAMAGED_ROW
from serai.house.store.schema import DAMAGED
from serai.plugin import find_plugin, import_object
from serai.table import Refused, known_games

PackOrigin: TypeAlias = Literal["shipped", "installed"]
_TALE = re.compile(r"\.([a-z]{2})\.tale\.md\Z")


class PackUsage(Struct, frozen=True):
    """How many tables use a pack, and how many of them are not over."""

    tables: int = 0
    going_on: int = 0


class PackListing(Struct, frozen=True):
    """A pack as `serai pack list` shows it. `why` says why it cannot be played.

    `languages` counts the tales in each language, `lacks` lists the languages of Serai that are missing, and
    `source` is the one used instead; `uses` is None if the database cannot be read.
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
    uses: PackUsage | None
    source: str = ""
    lacks: tuple[str, ...] = ()


class RemovedPack(Struct, frozen=True):
    """A removed pack, and the tables that continue with a stored copy."""

    name: str
    version: str
    uses: PackUsage | None


def list_packs() -> list[PackListing]:
    """The packs that ship with games, then the installed ones by id and version."""
    uses = count_pack_usage(configured_database(home_folder()))
    listed = [_listing_of_pack(pack, "shipped", uses) for pack in _shipped_packs()]
    return listed + [_listing_of_pack(pack, "installed", uses) for pack in find_installed_packs()]


def _shipped_packs() -> list[InstalledPack]:
    """The packs that ship with games; folders that are not packs are skipped."""
    found: list[InstalledPack] = []
    for part in (find_plugin(game).shipped_pack for game in known_games()):
        if part:
            with suppress(Refused):
                found.append(read_installed_pack(import_object(part)()))
    return found


def _listing_of_pack(
    pack: InstalledPack, origin: PackOrigin, uses: dict[str, PackUsage] | None
) -> PackListing:
    manifest, folder = pack.manifest, read_pack_folder(pack.folder, Report())
    digest, why = folder.digest(), why_unplayable(pack.folder)
    name, version = id_and_version(pack)
    return PackListing(
        name=name,
        version=version,
        digest=digest,
        title=(manifest.title.get(manifest.source) or next(iter(manifest.title.values()), name))
        if manifest
        else "",
        licence=manifest.licence if manifest else "",
        origin=origin,
        folder=str(pack.folder),
        languages=_tales_per_language(folder),
        playable=why is None,
        why=why,
        uses=None if uses is None else uses.get(digest, PackUsage()),
        source=manifest.source if manifest else "",
        lacks=_missing_languages(folder, manifest) if manifest else (),
    )


def _missing_languages(folder: PackFolder, manifest: Manifest) -> tuple[str, ...]:
    told = manifest.languages or pack_languages(folder, manifest.source, manifest.title)
    return tuple(language for language in LANGUAGES if language not in told)


def id_and_version(pack: InstalledPack) -> tuple[str, str]:
    """The id and version of a pack; without a manifest, from its folder names."""
    if pack.manifest:
        return pack.manifest.id, pack.manifest.version
    return pack.folder.parent.name, pack.folder.name


def why_unplayable(folder: Path) -> str | None:
    """Why a pack cannot be played; None if it can."""
    try:
        lacks = list(
            playability_check_of_installed_games()(load_book(folder, effect_words_of_installed_games()))
        )
    except BrokenPackError as error:
        return error.brief
    return f"not playable yet: {'; '.join(lacks)}" if lacks else None


def _tales_per_language(folder: PackFolder) -> dict[str, int]:
    tales = (_TALE.search(source.path) for source in folder.files)
    return dict(Counter(tale[1] for tale in tales if tale).most_common())


def count_pack_usage(database: Database) -> dict[str, PackUsage] | None:
    """The usage of each pack by digest; None if the database cannot be read."""
    if isinstance(database, Path) and not database.is_file():
        return {}
    try:
        with open_for_reading(database) as transaction, transaction() as reader:
            found = read_pack_digests_and_whether_over(reader)
    except (*DAMAGED, *DAMAGED_ROW, Refused):
        return None
    tables, going_on = Counter(pack for pack, _ in found), Counter(pack for pack, over in found if not over)
    return {pack: PackUsage(count, going_on[pack]) for pack, count in tables.items()}


def remove_pack(name: str, version: str | None = None, *, force: bool = False) -> RemovedPack:
    """Removes an installed pack. Tables that use it continue with a copy.

    Raises `PackRequestError` if there is no such pack, and `PackRejectedError` if it ships with Serai, if its
    folder cannot be deleted, or if no copy can be stored for its tables, unless `force` is set.
    """
    pack = _find_installed_pack(name, version)
    home = home_folder()
    digest = read_pack_folder(pack.folder, Report()).digest()
    counted = count_pack_usage(configured_database(home))
    uses = None if counted is None else counted.get(digest, PackUsage())
    if uses is None or uses.tables:
        try:
            store_pack_if_missing(home / BOOK_STORE, pack.folder, digest)
        except OSError as error:
            if not force:
                raise PackRejectedError(
                    f"{name} {pack.folder.name} is not removed: tables use it, and no copy can be stored in "
                    f"{home / BOOK_STORE} ({error.strerror or error}). --force removes it anyway."
                ) from None
    _delete_folder(pack.folder)
    return RemovedPack(*id_and_version(pack), uses)


def _find_installed_pack(name: str, version: str | None) -> InstalledPack:
    packs = find_installed_packs()
    found = [pack for pack in packs if name in (pack.folder.parent.name, id_and_version(pack)[0])]
    if not found:
        if name in (id_and_version(pack)[0] for pack in _shipped_packs()):
            raise PackRejectedError(f"{name} ships with Serai and cannot be removed.")
        known = ", ".join(dict.fromkeys(pack.folder.parent.name for pack in packs)) or "none"
        raise PackRequestError(f"There is no pack “{name}”; installed: {known}.")
    versions = ", ".join(pack.folder.name for pack in found)
    if version is None and len(found) > 1:
        raise PackRequestError(
            f"{name} is installed in several versions ({versions}): say which, as in "
            f"serai pack remove {name} {found[0].folder.name}."
        )
    for pack in found:
        if version in (None, pack.folder.name):
            return pack
    raise PackRequestError(f"There is no {name} {version}; installed: {versions}.")


def _delete_folder(folder: Path) -> None:
    """Renames the folder to a hidden one first, so that nobody sees a half-deleted pack."""
    hidden = folder.parent / f".{folder.name}-{secrets.token_hex(4)}"
    try:
        folder.rename(hidden)
    except OSError as error:
        raise PackRejectedError(f"{folder} cannot be removed: {error.strerror or error}.") from None
    shutil.rmtree(hidden, ignore_errors=True)
    with suppress(OSError):  # other versions remain
        folder.parent.rmdir()
