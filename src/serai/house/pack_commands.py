"""The command `serai pack`: installs and lists content packs."""

import sys
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, TypeVar

from cyclopts import App, Parameter

from serai.book.languages import FALLBACK, Language

if TYPE_CHECKING:
    from serai.house.packs import PackListing, PackUsage

Done = TypeVar("Done")

app = App(name="pack", help="Create a pack, install packs of other people, list them, and remove them.")


@app.command(name="new")
def create_new_pack(folder: Path, /, *, language: Language = FALLBACK, title: str | None = None) -> int:
    """Create a small playable pack as a starting point for your own.

    It has a map with routes, three beings, a matrix, a chart, a card, a strip and a Place of Power. Exits
    with 2 if the folder exists already and is not empty.

    Parameters
    ----------
    folder
        The new folder; its name becomes the id of the pack.
    language
        The language that you write in.
    title
        The title that players see; by default made from the name of the folder.
    """
    from serai.book.authoring import AuthoringError
    from serai.book.new_pack import create_pack

    try:
        paths = create_pack(folder, language, title)
    except AuthoringError as error:
        print(error, file=sys.stderr)
        return 2
    for path in paths:
        print(path)
    return 0


@app.command(name="add")
def check_and_install_pack(file: Path, /) -> int:
    """Check a pack, and install it if it has no errors and is playable.

    Exits with 1 if the pack is rejected, with 2 if it is not a pack.

    Parameters
    ----------
    file
        A zip file or a folder.
    """
    from serai.book.commands import effect_words_of_installed_games, playability_check_of_installed_games
    from serai.book.pack_installer import install_pack

    def install_and_print() -> int:
        added = install_pack(file, effect_words_of_installed_games(), playability_check_of_installed_games())
        counts = Counter(one.severity for one in added.notes)
        told = ", ".join(_count_with_noun(count, name) for name, count in counts.items())
        how = "is installed" if added.new else "was installed already"
        called = f"{added.folder.parent.name} {added.folder.name}"
        print(f"{called} {how} in {added.folder}{f' ({told})' if told else ''}.")
        return 0

    return _run_or_print_error(install_and_print)


@app.command(name="list")
def print_installed_packs(*, as_json: Annotated[bool, Parameter(name="--json", negative="")] = False) -> int:
    """List the packs: the Book that ships with Serai, and those installed.

    For each: version and digest, languages, whether it is playable (if not, why), how many tables use it, and
    its folder.

    Parameters
    ----------
    as_json
        Print one JSON array, for programs.
    """
    from serai.house.packs import list_packs

    def print_packs() -> int:
        packs = list_packs()
        if as_json:
            import msgspec

            print(msgspec.json.format(msgspec.json.encode(packs), indent=2).decode())
            return 0
        for pack in packs:
            print("\n".join(_lines_about_pack(pack)))
        if all(pack.origin == "shipped" for pack in packs):
            print("No other pack is installed. serai pack add FILE installs one.")
        return 0

    return _run_or_print_error(print_packs)


@app.command(name="remove")
def remove_installed_pack(
    name: str, version: str | None = None, /, *, force: Annotated[bool, Parameter(negative="")] = False
) -> int:
    """Remove an installed pack. Tables that use it continue with a copy.

    A running server still offers the pack until it restarts. Exits with 1 if the pack cannot be removed, with
    2 if there is no such pack.

    Parameters
    ----------
    name
        The id of the pack, as serai pack list shows it.
    version
        Which version, if several are installed.
    force
        Remove it even if no copy can be stored for the tables that use it, which can then no longer be
        played.
    """
    from serai.house.packs import remove_pack

    def remove_and_print() -> int:
        removed = remove_pack(name, version, force=force)
        print(f"{removed.name} {removed.version} is removed.{_stored_copy_note(removed.uses)}")
        return 0

    return _run_or_print_error(remove_and_print)


def _run_or_print_error(work: Callable[[], Done]) -> Done | int:
    from serai.book.pack_installer import PackRejectedError, PackRequestError

    try:
        return work()
    except PackRequestError as error:
        print(error, file=sys.stderr)
        return 2
    except PackRejectedError as error:
        print(error, file=sys.stderr)
        return 1


def _lines_about_pack(pack: "PackListing") -> list[str]:
    title = f"  {pack.title} ({pack.licence})" if pack.title else ""
    most = max(pack.languages.values(), default=0)
    languages = ", ".join(
        one if count == most else f"{one} ({count} of {most} tales)" for one, count in pack.languages.items()
    )
    return [
        f"{pack.name} {pack.version}{title}",
        f"  digest     {pack.digest}",
        f"  languages  {languages or 'none'}{_fallback_language_note(pack)}",
        f"  playable   {'yes' if pack.playable else f'no: {pack.why}'}",
        f"  tables     {_format_usage(pack.uses)}",
        f"  from       {pack.folder}{' (ships with Serai)' if pack.origin == 'shipped' else ''}",
    ]


def _fallback_language_note(pack: "PackListing") -> str:
    """The language used instead of those that the pack lacks."""
    if not pack.lacks:
        return ""
    from serai.book.languages import LANGUAGE_TABLE

    english = {str(language): entry.english for language, entry in LANGUAGE_TABLE.items()}
    lacks = " and no ".join(english[one] for one in pack.lacks)
    return f"; no {lacks}: told in {english[pack.source]}"


def _format_usage(uses: "PackUsage | None") -> str:
    if uses is None:
        return "unknown: the server's database cannot be read"
    return f"{uses.tables} ({uses.going_on} in progress)" if uses.tables else "none"


def _stored_copy_note(uses: "PackUsage | None") -> str:
    if uses is None:
        return " A copy is kept for tables that may use it."
    if not uses.tables:
        return ""
    return f" A copy is kept for {_count_with_noun(uses.tables, 'table')}."


def _count_with_noun(count: int, name: str) -> str:
    return f"{count} {name}{'s' * (count != 1)}"
