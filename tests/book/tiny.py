"""The tiny pack of the tests, and the damage that the catalogue of codes does to copies of it."""

import shutil
from pathlib import Path

from serai.book.cards import EffectWord
from serai.book.diagnostics import Addition, Change, Damage, Link, Move, Removal
from serai.book.languages import LANGUAGES
from serai.book.source import write_whole

TINY = Path(__file__).parent / "tiny-book"

# The effect words of a game that would use the tiny pack.
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
