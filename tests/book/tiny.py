"""The tiny pack of the tests, and the damage that the catalogue of codes does to copies of it."""

import shutil
from pathlib import Path

from serai.book.diagnostics import Addition, Change, Damage, Link, Removal
from serai.book.source import write_whole

TINY = Path(__file__).parent / "tiny-book"

# The effect words of a game that would use the tiny pack.
EFFECTS = {"roll-in-city": frozenset[str](), "skill-while-owned": frozenset({"skill"})}


def copy_of_tiny(folder: Path) -> Path:
    """A copy that a test may change."""
    return Path(shutil.copytree(TINY, folder / "tiny-book"))


def edit(root: Path, file: str, old: str, new: str) -> None:
    """Changes the first such words of a file, as an editor saves them: all at once."""
    path = root / file
    text = path.read_text(encoding="utf-8")
    assert old in text
    write_whole(path, text.replace(old, new, 1))


def damage(root: Path, one: Damage) -> None:
    """Does to a pack what an example says."""
    path = root / one.file
    match one:
        case Change(mended=mended, damaged=damaged):
            text = path.read_text(encoding="utf-8")
            assert text.count(mended) == 1, f"{one.file} has {text.count(mended)} times: {mended}"
            path.write_text(text.replace(mended, damaged), encoding="utf-8")
        case Removal():
            path.unlink()
        case Link(target=target):
            path.symlink_to(target)
        case Addition(text=text, latin=latin, times=times):
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text * times, encoding="latin-1" if latin else "utf-8")
