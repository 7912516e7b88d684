"""Draws plates under numbers, for somebody who names them from the picture alone.

`python -m atelier.blind_naming beings 20 --seed 11 --size 400 --to FOLDER --key FILE` writes FOLDER/01.png to FOLDER/20.png,
and into FILE which name belongs to which number. It needs the extra `print` (Typst renders the pictures).
"""

from argparse import ArgumentParser
from pathlib import Path
from random import Random

import typst

from atelier.collection import PLATES
from atelier.plate import SIZE, plate_svg
from serai.book.plates import inline_css_variables

KINDS = sorted({name.split("/")[0] for name in PLATES})
# One point of the page is one unit of the plate.
_PAGE = (
    f"#set page(width: {SIZE}pt, height: {SIZE}pt, margin: 0pt)\n"
    '#image(bytes(sys.inputs.plate), format: "svg", width: 100%)\n'
)
_POINTS_PER_INCH = 72


def draw_names(kind: str, count: int, seed: int) -> list[str]:
    """At most that many plates of the kind, such as `beings/roc`, in random order; the same for the same seed."""
    names = sorted(name for name in PLATES if name.startswith(f"{kind}/"))
    return Random(seed).sample(names, min(count, len(names)))  # noqa: S311 (not for secrets)


def render_png(plate: str, side: int) -> bytes:
    """The plate in the colours of a morning by day, `side` pixels wide and high."""
    return typst.compile(
        _PAGE.encode(),
        format="png",
        ppi=side / SIZE * _POINTS_PER_INCH,
        sys_inputs={"plate": inline_css_variables(plate)},
    )


def write_numbered_plates(names: list[str], side: int, folder: Path, key: Path) -> None:
    """Writes each plate into the folder under its place in the list, and the list itself into the file `key`."""
    folder.mkdir(parents=True, exist_ok=True)
    lines: list[str] = []
    for number, name in enumerate(names, start=1):
        (folder / f"{number:02}.png").write_bytes(render_png(plate_svg(PLATES[name]()), side))
        lines.append(f"{number:02} {name}\n")
    key.write_text("".join(lines), "utf-8")


def main() -> None:
    parser = ArgumentParser(prog="python -m atelier.blind_naming", description=__doc__)
    parser.add_argument("kind", choices=KINDS)
    parser.add_argument("count", type=int, help="how many plates to draw, at most all of the kind")
    parser.add_argument("--seed", type=int, required=True, help="the same seed draws the same plates")
    parser.add_argument("--size", type=int, default=400, help="width and height in pixels")
    parser.add_argument("--to", type=Path, required=True, help="the folder for the pictures")
    parser.add_argument("--key", type=Path, required=True, help="the file for the names")
    arguments = parser.parse_args()
    names = draw_names(arguments.kind, arguments.count, arguments.seed)
    write_numbered_plates(names, arguments.size, arguments.to, arguments.key)


if __name__ == "__main__":
    main()
