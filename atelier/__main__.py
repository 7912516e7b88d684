"""Draw every plate of the First Book again, and write their pigments for the browser client."""

from pathlib import Path

from atelier.collection import PLATES
from atelier.plate import svg
from atelier.stylesheet import pigments_css

_PROJECT = Path(__file__).parents[1]
FOLDER = _PROJECT / "packs" / "first-book" / "plates"
STYLESHEET = _PROJECT / "web" / "src" / "nights" / "plates" / "pigments.css"


def write_plates(folder: Path) -> None:
    for name, draw in PLATES.items():
        file = folder / f"{name}.svg"
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(svg(draw()), "utf-8", newline="\n")


if __name__ == "__main__":
    write_plates(FOLDER)
    STYLESHEET.write_text(pigments_css(), "utf-8", newline="\n")
