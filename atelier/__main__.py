"""Draw every plate of the First Book again."""

from pathlib import Path

from atelier.collection import PLATES
from atelier.plate import svg

FOLDER = Path(__file__).parents[1] / "packs" / "first-book" / "plates"


def write_plates(folder: Path) -> None:
    for name, draw in PLATES.items():
        file = folder / f"{name}.svg"
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(svg(draw()), "utf-8", newline="\n")


if __name__ == "__main__":
    write_plates(FOLDER)
