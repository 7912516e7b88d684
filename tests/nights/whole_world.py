"""The first Book's world with the tiny Book's tales: its map, cards, charts, lexicon and rows of matrices.

Its cells tell tales of the tiny Book, one after the other, so that games can be played in the whole world
before its own tales are written. Each Place of Power tells what the tiny Book's cave tells, and has its own
merchant who gives the opportunity to enter it.
"""

import atexit
import re
import shutil
import tempfile
from collections.abc import Iterator, Sequence
from functools import cache
from itertools import cycle
from pathlib import Path

from nights.assembled import FIRST_BOOK
from nights.laid import TINY
from serai.book.vocabulary import PLACES
from serai.games.nights.game import Nights

CAVE, MERCHANT = "cave-of-wonders", "merchant-barter"
# Somebody badly lost meets nobody, so there the tale has no other.
NOBODY_THERE = {"G": ("letter/sealed#read-aloud",)}


@cache
def whole_nights() -> type[Nights]:
    """The game in that world; its folder goes with the process."""
    folder = tempfile.TemporaryDirectory()
    atexit.register(folder.cleanup)
    return Nights.with_pack(Nights.open_pack(whole_world(Path(folder.name, "whole-world"))))


def whole_world(root: Path) -> Path:
    """Lays the pack out in a folder that does not exist yet."""
    shutil.copytree(FIRST_BOOK, root, ignore=shutil.ignore_patterns("tales", "places", "PLAN.md", "*.lock"))
    shutil.copytree(TINY / "tales", root / "tales")
    (root / "places").mkdir()
    for place in PLACES:
        for file in (TINY / "places").glob(f"{CAVE}.*"):
            copied(file, root / "places", CAVE, place)
        for file in (TINY / "tales").glob(f"{MERCHANT}.*") if place != CAVE else ():
            copied(file, root / "tales", CAVE, place)
    bases = tuple(every_base(root))
    for matrix in sorted((root / "matrices").glob("?.md")):
        told = retold(matrix.read_text("utf-8"), NOBODY_THERE.get(matrix.stem, bases))
        matrix.write_text(told, "utf-8")
    return root


def retold(matrix: str, bases: Sequence[str]) -> str:
    """The table with the same rows and bars, whose other cells name these bases in turn."""
    told = cycle(bases)
    return re.sub(r"(?<=\| )[\w-]+/[\w-]+#[\w-]+", lambda _: next(told), matrix)


def copied(file: Path, into: Path, name: str, place: str) -> None:
    """A tale once more, with another Place of Power in it and so in its gists."""
    text = file.read_text("utf-8").replace(PLACES[name], PLACES[place])
    text = text.replace(f"place: {name}", f"place: {place}")
    text = text.replace("strip: merchant/barter", f"strip: merchant/{place}")
    text = re.sub(r"^(gist: .*)$", rf"\1, near {PLACES[place]}", text, flags=re.M)
    stem = place if file.name.startswith(CAVE) else f"merchant-{place}"
    (into / f"{stem}{''.join(file.suffixes)}").write_text(text, "utf-8")


def every_base(root: Path) -> Iterator[str]:
    """For each strip the paragraph in its middle, and so on outwards where it has more than three."""
    for file in sorted((root / "tales").glob("*.en.tale.md")):
        text = file.read_text("utf-8")
        (strip,) = re.findall(r"^strip: (\S+)$", text, re.M)
        for paragraph in re.findall(r"^## (\S+)", text, re.M)[1:-1]:
            yield f"{strip}#{paragraph}"
