"""Contact sheets: many plates on one SVG, for looking at them side by side."""

import re
import sys
from pathlib import Path

from atelier.collection import PLATES
from atelier.plate import SIZE, svg
from serai.book.cartography.palette import TimeOfDay
from serai.book.plates import Light, resolve_colours

SHEETS: dict[str, tuple[str, TimeOfDay, Light]] = {
    "plates-heroes": ("heroes/", "morning", "day"),
    "plates-marvels": ("marvels/", "morning", "day"),
    "plates-places": ("places/", "morning", "day"),
    "plates-night": ("", "night", "day"),
    "plates-lamplight": ("", "noon", "lamp"),
}
_ROOT = re.compile(r"<svg[^>]*>")
_GAP = 8


def sheet(start: str, time: TimeOfDay, light: Light) -> str:
    """The plates whose names begin with `start`, in their colours at that hour."""
    names = [name for name in PLATES if name.startswith(start)]
    columns = 4 if start else 8
    side = 320 if start else 200
    rows = -(-len(names) // columns)
    text = f'<svg xmlns="http://www.w3.org/2000/svg" width="{columns * (side + _GAP)}" height="{rows * (side + _GAP)}">\n'
    for index, name in enumerate(names):
        x, y = index % columns * (side + _GAP) + _GAP / 2, index // columns * (side + _GAP) + _GAP / 2
        place = f'<svg x="{x:g}" y="{y:g}" width="{side}" height="{side}" viewBox="0 0 {SIZE} {SIZE}">'
        text += _ROOT.sub(place, resolve_colours(svg(PLATES[name]()), time, light), count=1)
    return text + "</svg>\n"


def write_sheets(folder: Path) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    for name, (start, time, light) in SHEETS.items():
        (folder / f"{name}.svg").write_text(sheet(start, time, light), "utf-8")


if __name__ == "__main__":
    write_sheets(Path(sys.argv[1]))
