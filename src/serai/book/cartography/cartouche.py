"""The cartouche: the title of the map, and what its signs mean."""

from serai.book.cartography.lettering import width
from serai.book.cartography.ornament import star
from serai.book.cartography.relief import short
from serai.book.cartography.sheet import Box, Point
from serai.book.cartography.words import words
from serai.book.languages import Language

TITLE, SUBTITLE, SIGN, NOTE = 46.0, 22.0, 17.0, 15.0
EDGE = 34.0
CURVE = 22.0
TERRAINS = (("city", "mountain", "forest"), ("desert", "island", "sea"))


def cartouche_size(language: Language) -> Point:
    said = words(language)
    inner = max(
        width(said.title, TITLE, "roman", 1.0),
        width(said.subtitle, SUBTITLE, "italic"),
        width(said.number, NOTE, "italic"),
        430.0,
    )
    return Point(round(inner + 2 * EDGE), 292.0)


def cartouche(box: Box, language: Language) -> str:
    """The cartouche as SVG, filling its box."""
    said = words(language)
    wide, high = box.right - box.left, box.bottom - box.top
    middle = wide / 2
    room = " ".join(f"{edge:.0f}" for edge in box)
    place = f"translate({short(box.left)} {short(box.top)})"
    parts = [f'<g id="map-cartouche" data-box="{room}" transform="{place}">']
    parts.append(f'<path class="panel" d="{_outline(wide, high, 0)}"/>')
    parts.append(f'<path class="rule" d="{_outline(wide, high, 6)}"/>')
    parts.append(f'<path class="hair" d="{_outline(wide, high, 10)}"/>')
    parts.append(f'<text class="title" x="{short(middle)}" y="74">{said.title}</text>')
    parts.append(f'<text class="subtitle" x="{short(middle)}" y="106">{said.subtitle}</text>')
    rule = wide / 2 - 60
    left, right = f"M{short(middle - rule)} 128H{short(middle - 16)}", f"M{short(middle + 16)} 128"
    parts.append(f'<path class="hair" d="{left}{right}H{short(middle + rule)}"/>')
    parts.append(f'<path class="hair" d="{star(middle, 128, 9)}"/>')
    column = (wide - 2 * EDGE) / 3
    for row, terrains in enumerate(TERRAINS):
        for number, terrain in enumerate(terrains):
            x, y = EDGE + 14 + number * column, 160 + row * 34
            parts.append(f'<g class="space {terrain}" transform="translate({short(x)} {short(y)})">')
            parts.append(f'<use href="#map-seal-{terrain}"/></g>')
            parts.append(
                f'<text class="sign" x="{short(x + 20)}" y="{short(y + 5)}">{said.terrain[terrain]}</text>'
            )
    half = (wide - 2 * EDGE) / 2
    for number, travel in enumerate(("land", "sea")):
        x = EDGE + 4 + number * half
        parts.append(f'<path class="route {travel}" d="M{short(x)} 229q32 -7 64 0"/>')
        parts.append(f'<text class="sign" x="{short(x + 76)}" y="233">{said.travel[travel]}</text>')
    parts.append(f'<text class="note" x="{short(middle)}" y="264">{said.number}</text>')
    parts.append("</g>")
    return "".join(parts)


def _outline(wide: float, high: float, inset: float) -> str:
    """A panel whose corners are cut by quarter circles, as on the leaf of a manuscript."""
    left, top, right, bottom = inset, inset, wide - inset, high - inset
    turn = f"a{CURVE:g} {CURVE:g} 0 0 0"
    return (
        f"M{short(left + CURVE)} {short(top)}H{short(right - CURVE)}{turn} {CURVE:g} {CURVE:g}"
        f"V{short(bottom - CURVE)}{turn} {-CURVE:g} {CURVE:g}"
        f"H{short(left + CURVE)}{turn} {-CURVE:g} {-CURVE:g}"
        f"V{short(top + CURVE)}{turn} {CURVE:g} {-CURVE:g}z"
    )
