"""`serai pack`: packs of other people."""

import sys
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, TypeVar

from cyclopts import App, Parameter

if TYPE_CHECKING:
    from serai.house.packs import PackListed, Uses

Done = TypeVar("Done")

app = App(name="pack", help="Install packs of other people, list them, and remove them.")


@app.command
def add(file: Path, /) -> int:
    """Check a pack, and install it if it has no errors and can be played.

    Exits with 1 if the pack is refused, with 2 if this is no pack at all.

    Parameters
    ----------
    file
        A zip file or a folder.
    """
    from serai.book.commands import find_effects, find_needs
    from serai.book.packs import add_pack

    def done() -> int:
        added = add_pack(file, find_effects(), find_needs())
        counts = Counter(one.severity for one in added.notes)
        told = ", ".join(_counted(count, name) for name, count in counts.items())
        how = "is installed" if added.new else "was installed already"
        called = f"{added.folder.parent.name} {added.folder.name}"
        print(f"{called} {how} in {added.folder}{f' ({told})' if told else ''}.")
        return 0

    return _told(done)


@app.command(name="list")
def show(*, as_json: Annotated[bool, Parameter(name="--json", negative="")] = False) -> int:
    """List the packs that are here: the Book that ships, and those installed.

    Of each its version and digest, its languages, whether it can be played (and if not, why), how many tables
    of this house began with it, and where it lies.

    Parameters
    ----------
    as_json
        Print one JSON array, for programs.
    """
    from serai.house.packs import list_packs

    def done() -> int:
        packs = list_packs()
        if as_json:
            import msgspec

            print(msgspec.json.format(msgspec.json.encode(packs), indent=2).decode())
            return 0
        for pack in packs:
            print("\n".join(_described(pack)))
        if all(pack.origin == "shipped" for pack in packs):
            print("No other pack is installed. serai pack add FILE installs one.")
        return 0

    return _told(done)


@app.command
def remove(
    name: str, version: str | None = None, /, *, force: Annotated[bool, Parameter(negative="")] = False
) -> int:
    """Remove an installed pack. Tables that began with it go on with a copy that the house keeps.

    A house that is open offers the pack until it is opened anew. Exits with 1 if the pack must stay, with 2
    if there is no such pack.

    Parameters
    ----------
    name
        The id of the pack, as serai pack list shows it.
    version
        Which version, if several are installed.
    force
        Remove it even where no copy can be kept for the tables that began with it: they can go on no more.
    """
    from serai.house.packs import remove_pack

    def done() -> int:
        removed = remove_pack(name, version, force=force)
        print(f"{removed.name} {removed.version} is removed.{_who_goes_on(removed.uses)}")
        return 0

    return _told(done)


def _told(work: Callable[[], Done]) -> Done | int:
    from serai.book.packs import RefusedPack, WrongRequest

    try:
        return work()
    except WrongRequest as error:
        print(error, file=sys.stderr)
        return 2
    except RefusedPack as error:
        print(error, file=sys.stderr)
        return 1


def _described(pack: "PackListed") -> list[str]:
    title = f"  {pack.title} ({pack.licence})" if pack.title else ""
    most = max(pack.languages.values(), default=0)
    languages = ", ".join(
        one if count == most else f"{one} ({count} of {most} tales)" for one, count in pack.languages.items()
    )
    return [
        f"{pack.name} {pack.version}{title}",
        f"  digest     {pack.digest}",
        f"  languages  {languages or 'none'}{_fallbacks(pack)}",
        f"  playable   {'yes' if pack.playable else f'no: {pack.why}'}",
        f"  tables     {_used(pack.uses)}",
        f"  from       {pack.folder}{' (ships with Serai)' if pack.origin == 'shipped' else ''}",
    ]


def _fallbacks(pack: "PackListed") -> str:
    """What it is told in where somebody reads a language that it lacks."""
    if not pack.lacks:
        return ""
    from serai.book.languages import TABLE

    english = {str(language): entry.english for language, entry in TABLE.items()}
    lacks = " and no ".join(english[one] for one in pack.lacks)
    return f"; no {lacks}: told in {english[pack.source]}"


def _used(uses: "Uses | None") -> str:
    if uses is None:
        return "unknown: the file of the house cannot be read"
    return f"{uses.tables} ({uses.going_on} going on)" if uses.tables else "none"


def _who_goes_on(uses: "Uses | None") -> str:
    if uses is None:
        return " The house keeps a copy for tables that may have begun with it."
    if not uses.tables:
        return ""
    return f" {_counted(uses.tables, 'table')} began with it: the house keeps a copy for them."


def _counted(count: int, name: str) -> str:
    return f"{count} {name}{'s' * (count != 1)}"
