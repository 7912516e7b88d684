"""The tiny pack of the tests, and the example edits of diagnostic codes applied to copies of it."""

import shutil
from pathlib import Path

from serai.book.cards import EffectWord
from serai.book.diagnostics import Addition, Change, ExampleEdit, Link, Move, Removal
from serai.book.languages import LANGUAGES
from serai.book.pack_files import write_atomically

TINY = Path(__file__).parent / "tiny-book"

# Effect words of an imaginary game for the tiny pack.
EFFECTS = {
    "cures": EffectWord("triggered", {"statuses": "statuses"}),
    "dream": EffectWord("quests", {"award": "award", "cities": "spaces", "home": "space"}),
    "goes-anywhere": EffectWord("treasures"),
    "once-per-turn": EffectWord("trigger"),
    "roll-in-city": EffectWord("encounters"),
    "skill-while-owned": EffectWord("treasures", {"skill": "skill"}),
    "treasure-hunt": EffectWord(
        "quests", {"outside": "continent", "found": "award", "home": "space", "award": "award"}
    ),
}


def copy_of_tiny(folder: Path) -> Path:
    """A copy for a test to change."""
    return Path(shutil.copytree(TINY, folder / "tiny-book"))


def edit(root: Path, file: str, old: str, new: str) -> None:
    """Replace the first occurrence in a file, atomically like an editor."""
    path = root / file
    text = path.read_text(encoding="utf-8")
    assert old in text
    write_atomically(path, text.replace(old, new, 1))


def damage(root: Path, one: ExampleEdit) -> None:
    """Apply an edit of an example to a pack."""
    path = root / one.file
    match one:
        case Change(mended=mended, damaged=damaged):
            languages = LANGUAGES if "{language}" in one.file else ("",)
            for language in languages:
                file = root / one.file.replace("{language}", language)
                text = file.read_text(encoding="utf-8")
                assert text.count(mended) == 1, f"{file} has {text.count(mended)} times: {mended}"
                file.write_text(text.replace(mended, damaged), encoding="utf-8")
        case Removal():
            path.unlink()
        case Move(to=to):
            path.rename(root / to)
        case Link(target=target):
            path.symlink_to(target)
        case Addition(text=text, latin=latin, times=times):
            numbered = "{number}" in one.file
            for number in range(1, times + 1 if numbered else 2):
                file = root / one.file.replace("{number}", str(number))
                file.parent.mkdir(parents=True, exist_ok=True)
                written = text.replace("{number}", str(number)) if numbered else text * times
                file.write_text(written, encoding="latin-1" if latin else "utf-8")
