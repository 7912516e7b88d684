"""The tiny Book with cells of several bases (N7.13)."""

import shutil
import tempfile
from functools import cache
from pathlib import Path

from nights.table_builder import TINY
from serai.games.nights.game import Nights

BARTER, THORN, DETOUR = "merchant/barter#two-liars", "stranger/thorn#ferry-debt", "stranger/detour#long-way"
PURSE = "stranger/purse#two-thieves"


@cache
def alternating_nights() -> type[Nights]:
    """The tiny Book, in which bartering with old beings on matrix L has three bases, and robbing them has
    two.
    """
    with tempfile.TemporaryDirectory() as folder:
        root = Path(shutil.copytree(TINY, Path(folder, "pack")))
        matrix = root / "matrices" / "L.md"
        lines = [
            line.replace(BARTER, f"{BARTER} or {THORN} or {DETOUR}").replace(PURSE, f"{PURSE} or {BARTER}")
            if line.startswith("| old ")
            else line
            for line in matrix.read_text("utf-8").split("\n")
        ]
        matrix.write_text("\n".join(lines), "utf-8")
        return Nights.with_pack(Nights.open_pack(root))
