"""The first Book's map, cards, charts, lexicon and matrix rows with the tiny Book's tales.

Its cells refer to the tiny Book's tales in rotation. Each Place of Power has the text of the tiny Book's
cave, and a merchant who gives the opportunity to enter it.
"""

import atexit
import re
import shutil
import tempfile
from collections.abc import Iterator, Sequence
from functools import cache
from itertools import cycle
from pathlib import Path

from nights.scenario_world import FIRST_BOOK
from nights.table_builder import TINY
from serai.book.vocabulary import PLACES
from serai.games.nights.game import Nights

CAVE, MERCHANT = "cave-of-wonders", "merchant-barter"
# A badly lost hero meets nobody, so the tale has no being.
NOBODY_THERE = {"G": ("letter/sealed#read-aloud",)}


@cache
def whole_nights() -> type[Nights]:
    """The game in that world; its folder is deleted with the process."""
    folder = tempfile.TemporaryDirectory()
    atexit.register(folder.cleanup)
    return Nights.with_pack(Nights.open_pack(whole_world(Path(folder.name, "whole-world"))))


def whole_world(root: Path) -> Path:
    """Write the pack to a new folder."""
    shutil.copytree(FIRST_BOOK, root, ignore=shutil.ignore_patterns("tales", "places", "PLAN.md", "*.lock"))
    shutil.copytree(TINY / "tales", root / "tales")
    (root / "places").mkdir()
    for place in PLACES:
        for file in (TINY / "places").glob(f"{CAVE}.*"):
            copied(file, root / "places", CAVE, place)
        for file in (TINY / "tales").glob(f"{MERCHANT}.*") if place != CAVE else ():
            copied(file, root / "tales", CAVE, place)
    # The tiny Book's few tales are told with every being, whether they fit or not.
    manifest = root / "pack.toml"
    manifest.write_text(
        manifest.read_text("utf-8").replace("licence", 'clashes = "warn"\nlicence', 1), "utf-8"
    )
    bases = tuple(every_base(root))
    for matrix in sorted((root / "matrices").glob("?.md")):
        told = retold(matrix.read_text("utf-8"), NOBODY_THERE.get(matrix.stem, bases))
        matrix.write_text(told, "utf-8")
    return root


def retold(matrix: str, bases: Sequence[str]) -> str:
    """The matrix with the same rows and barred cells; the other cells refer to these bases in rotation."""
    told = cycle(bases)
    base = r"[\w-]+/[\w-]+#[\w-]+"
    return re.sub(rf"(?<=\| ){base}( or {base})*", lambda _: next(told), matrix)


def copied(file: Path, into: Path, name: str, place: str) -> None:
    """Copy a tale for another Place of Power, with distinct gists."""
    text = file.read_text("utf-8").replace(PLACES[name], PLACES[place])
    text = text.replace(f"place: {name}", f"place: {place}")
    text = text.replace("strip: merchant/barter", f"strip: merchant/{place}")
    text = re.sub(r"^(gist: .*)$", rf"\1, near {PLACES[place]}", text, flags=re.M)
    stem = place if file.name.startswith(CAVE) else f"merchant-{place}"
    (into / f"{stem}{''.join(file.suffixes)}").write_text(text, "utf-8")


def every_base(root: Path) -> Iterator[str]:
    """The base paragraphs of each strip, from its middle outwards if it has more than three."""
    for file in sorted((root / "tales").glob("*.en.tale.md")):
        text = file.read_text("utf-8")
        (strip,) = re.findall(r"^strip: (\S+)$", text, re.M)
        for paragraph in re.findall(r"^## (\S+)", text, re.M)[1:-1]:
            yield f"{strip}#{paragraph}"
