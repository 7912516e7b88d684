"""`serai pack`: packs of other people."""

import sys
from collections import Counter
from pathlib import Path

from cyclopts import App

app = App(name="pack", help="Install packs of other people, and list them.")


@app.command
def add(file: Path, /) -> int:
    """Check a pack, and install it if it has no errors.

    Exits with 1 if the pack is refused, with 2 if this is no pack at all.

    Parameters
    ----------
    file
        A zip file or a folder.
    """
    from serai.book import commands
    from serai.book.packs import RefusedPack, WrongRequest, add_pack

    try:
        added = add_pack(file, commands.find_effects())
    except WrongRequest as error:
        print(error, file=sys.stderr)
        return 2
    except RefusedPack as error:
        print(error, file=sys.stderr)
        return 1
    counts = Counter(one.severity for one in added.notes)
    told = ", ".join(f"{count} {name}{'s' * (count != 1)}" for name, count in counts.items())
    how = "is installed" if added.new else "was installed already"
    print(f"{_called(added.folder)} {how} in {added.folder}{f' ({told})' if told else ''}.")
    return 0


@app.command(name="list")
def show() -> int:
    """List the packs that are installed."""
    from serai.book.packs import installed_packs

    packs = installed_packs()
    if not packs:
        print("No pack is installed. serai pack add FILE installs one.")
    for pack in packs:
        manifest = pack.manifest
        known = "cannot be read"
        if manifest:
            title = manifest.title.get(manifest.source) or next(iter(manifest.title.values()), manifest.id)
            known = f"{title} ({manifest.licence})"
        print(f"{_called(pack.folder)}  {known}  {pack.folder}")
    return 0


def _called(folder: Path) -> str:
    return f"{folder.parent.name} {folder.name}"
