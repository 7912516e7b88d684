"""Draws every plate of the First Book again, and writes their colours and the vignettes of the map for the browser
client.
"""

from pathlib import Path

from atelier.collection import AROUND, PLATES, WORN
from atelier.heads import drawing_of_head_alone, heads, heads_as_toml
from atelier.plate import overlay_svg, plate_svg
from atelier.stylesheet import pigments_css
from atelier.vignettes import vignettes_json

_PROJECT = Path(__file__).parents[1]
FOLDER = _PROJECT / "packs" / "first-book" / "plates"
VIGNETTES = _PROJECT / "web" / "src" / "nights" / "map" / "vignettes.json"
STYLESHEET = _PROJECT / "web" / "src" / "nights" / "plates" / "pigments.css"


def write_plates(folder: Path) -> None:
    drawings = {name: plate_svg(draw()) for name, draw in PLATES.items()}
    drawings |= {f"around/{name}": overlay_svg(draw(), centred=False) for name, draw in AROUND.items()}
    drawings |= {f"worn/{name}": overlay_svg(draw(), centred=True) for name, draw in WORN.items()}
    drawings |= {f"heads/{name}": overlay_svg(drawing_of_head_alone(name), centred=True) for name in heads()}
    for name, drawing in drawings.items():
        file = folder / f"{name}.svg"
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(drawing, "utf-8", newline="\n")
    (folder / "heads.toml").write_text(heads_as_toml(), "utf-8", newline="\n")


if __name__ == "__main__":
    write_plates(FOLDER)
    STYLESHEET.write_text(pigments_css(), "utf-8", newline="\n")
    VIGNETTES.write_text(vignettes_json(), "utf-8", newline="\n")
