"""The pictures of link previews, without words: one per game, one per hero and one for the start page.

`python -m atelier.previews` writes them as PNG files for the browser client. It needs the extras `print`
(Typst draws them) and `writers` (Pillow, which comes with matplotlib, makes the files small).
"""

import re
from io import BytesIO
from pathlib import Path
from tempfile import TemporaryDirectory

import typst
from PIL import Image

from atelier.collection import PLATES
from atelier.frames import star_path
from atelier.pen import (
    BOLD,
    FINE,
    FIRM,
    Marks,
    box,
    fill_without_contour,
    moved,
    oval,
    parse_path,
    render_marks,
    shape,
    silhouette,
    stroke,
)
from atelier.plate import SIZE, plate_svg
from atelier.shade import hatching_of, jitter
from serai.book.plates import inline_css_variables
from serai.games.nights.state import HEROES

WIDE, HIGH = 1200, 630
_PIXELS_PER_INCH = 38.4  # of 72 units: 640 by 336 pixels
FOLDER = Path(__file__).parents[1] / "web" / "public"
_BLENDS = 8  # colours besides the pigments, for the edges between them
_ROOT = re.compile(r"<svg[^>]*>")
_HEX = re.compile("#([0-9a-f]{6})")


def preview_svg_by_name() -> dict[str, str]:
    """Each preview by the name of its file."""
    return {
        **{f"preview-nights-{hero}": _hero_preview_svg(hero, sex) for hero, sex in HEROES.items()},
        "preview-nights": _nights_preview_svg(),
        "preview-dice": _preview_svg(
            _felt_background() + moved(_crown(), 600, 270, 1.2) + _dice(600, 480, 1.2)
        ),
        "preview-serai": _preview_svg(
            _starry_background()
            + fill_without_contour(box(600, 0, 600, HIGH), "green")
            + moved(_crown(), 900, 250, 1.05)
            + _dice(900, 460, 0.7),
            _placed_plate_svg("heroes/scheherazade-woman", 75, 90, 450),
        ),
    }


def _nights_preview_svg() -> str:
    plates = (
        _placed_plate_svg("marvels/caravan-of-mirages", 42, 145, 340)
        + _placed_plate_svg("places/cave-of-wonders", 818, 145, 340)
        + _placed_plate_svg("heroes/scheherazade-woman", 365, 80, 470)
    )
    return _preview_svg(_starry_background(), plates)


def _hero_preview_svg(hero: str, sex: str) -> str:
    """A portrait in the middle, where messengers cut out a square."""
    side = 560
    portrait = f"heroes/{hero}-{'woman' if sex == 'f' else 'man'}"
    marks = fill_without_contour(box(0, 0, WIDE, HIGH), "midnight")
    for x in (170, WIDE - 170):
        marks += shape(star_path(x, HIGH / 2, 104, 0.54), "", FIRM, "gold") + fill_without_contour(
            star_path(x, HIGH / 2, 78, 0.54), "glow"
        )
        for y in (120, HIGH - 120):
            marks += fill_without_contour(star_path(x, y, 20, 0.4, 4), "glow")
    return _preview_svg(marks, _placed_plate_svg(portrait, (WIDE - side) / 2, (HIGH - side) / 2, side))


def _preview_svg(marks: Marks, more: str = "") -> str:
    edge = shape(box(8, 8, WIDE - 16, HIGH - 16), "", 10, "gold") + shape(
        box(20, 20, WIDE - 40, HIGH - 40), "", FIRM, "gold"
    )
    text = (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{WIDE}" height="{HIGH}" viewBox="0 0 {WIDE} {HIGH}">\n'
        f'<g fill="none" stroke="var(--plate-ink,#2b2118)" stroke-width="{FIRM}" stroke-linecap="round" stroke-linejoin="round">\n'
        f"{render_marks(marks)}\n{more}{render_marks(edge)}\n</g>\n</svg>\n"
    )
    return inline_css_variables(text)


def _placed_plate_svg(name: str, x: float, y: float, side: float) -> str:
    place = f'<svg x="{x}" y="{y}" width="{side}" height="{side}" viewBox="0 0 {SIZE} {SIZE}">'
    return _ROOT.sub(place, plate_svg(PLATES[name]()), count=1)


def _starry_background() -> Marks:
    marks = fill_without_contour(box(0, 0, WIDE, HIGH), "midnight")
    for column in range(20):
        for row in range(11):
            x, y = 30 + column * 60, 24 + row * 58
            size = 4 + 7 * jitter(x, y)
            marks += fill_without_contour(
                star_path(x + 24 * jitter(x, y, 1), y + 24 * jitter(x, y, 2), size, 0.4, 4), "glow"
            )
    return marks


def _felt_background() -> Marks:
    marks = fill_without_contour(box(0, 0, WIDE, HIGH), "green")
    for column in range(16):
        for row in range(9):
            marks += fill_without_contour(star_path(38 + column * 75, 16 + row * 75, 13, 0.54), "teal")
    return marks


def _crown() -> Marks:
    """A crown whose rim ends at y = 70."""
    rim = "M-130 60L-170 -90L-84 -20L0 -150L84 -20L170 -90L130 60C60 84 -60 84 -130 60Z"
    marks = shape(parse_path(rim), "gold", BOLD) + hatching_of(parse_path(rim), 10, 12, 0.12, 4)
    for x, y, size in ((-170, -92, 17), (0, -152, 20), (170, -92, 17)):
        marks += shape(oval(x, y, size), "red", BOLD)
    marks += stroke("-126,34 -60,52 0,57 60,52 126,34", FINE) + shape(oval(0, 26, 20), "blue", FIRM)
    for x, y in ((-74, 22), (74, 22)):
        marks += shape(star_path(x, y, 17, 0.5), "red", FIRM)
    return silhouette(marks, 12)


_PIPS = {
    1: ((0, 0),),
    3: ((-1, -1), (0, 0), (1, 1)),
    4: ((-1, -1), (1, -1), (-1, 1), (1, 1)),
    5: ((-1, -1), (1, -1), (0, 0), (-1, 1), (1, 1)),
    6: ((-1, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (1, 1)),
}


def _dice(x: float, y: float, size: float) -> Marks:
    """Five dice in a row about a point."""
    marks: Marks = ()
    for index, (pips, turn) in enumerate(((6, -8), (3, 6), (5, -4), (1, 9), (4, -7))):
        cube = "-50,-56 0,-60 50,-56 56,-50 60,0 56,50 50,56 0,60 -50,56 -56,50 -60,0 -56,-50"
        one = shape(cube, "linen", BOLD) + hatching_of(cube, 30, 11, 0.14, 4)
        for across, down in _PIPS[pips]:
            one += fill_without_contour(oval(across * 30, down * 30, 12), "red" if pips == 1 else "ink")
        marks += silhouette(
            moved(one, x + (index - 2) * 142 * size, y + (12 if index % 2 else -6), size, turn=turn), 8
        )
    return marks


def _render_png(drawing: str) -> bytes:
    with TemporaryDirectory() as name:
        folder = Path(name)
        (folder / "preview.svg").write_text(drawing, "utf-8")
        (folder / "preview.typ").write_text(
            f'#set page(width: {WIDE}pt, height: {HIGH}pt, margin: 0pt)\n#image("preview.svg", width: 100%)\n',
            "utf-8",
        )
        drawn = typst.compile(
            str(folder / "preview.typ"), root=str(folder), format="png", ppi=_PIXELS_PER_INCH
        )
    out = BytesIO()
    _in_few_colours(Image.open(BytesIO(drawn)).convert("RGB"), drawing).save(out, "PNG", optimize=True)
    return out.getvalue()


def _in_few_colours(picture: Image.Image, drawing: str) -> Image.Image:
    """The picture in the pigments of its drawing and a few blends, which makes its file small."""
    pigments = [value for code in sorted(set(_HEX.findall(drawing))) for value in bytes.fromhex(code)]
    blends = picture.quantize(_BLENDS, dither=Image.Dither.NONE).getpalette() or []
    colours = pigments + blends[: 3 * _BLENDS]
    palette = Image.new("P", (1, 1))
    palette.putpalette(colours + colours[:3] * (256 - len(colours) // 3))
    return picture.quantize(palette=palette, dither=Image.Dither.NONE)


def write_previews(folder: Path) -> None:
    for name, drawing in preview_svg_by_name().items():
        (folder / f"{name}.png").write_bytes(_render_png(drawing))


if __name__ == "__main__":
    write_previews(FOLDER)
