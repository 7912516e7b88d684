"""The cartouche: the title and legend of the map."""

from serai.book.cartography.font_metrics import text_width
from serai.book.cartography.map_texts import load_map_texts
from serai.book.cartography.ornament import star_path
from serai.book.cartography.projection import Box, Point
from serai.book.cartography.relief import format_number
from serai.book.languages import Language

TITLE, SUBTITLE, SIGN, NOTE = 46.0, 22.0, 17.0, 15.0
EDGE = 34.0
CURVE = 22.0
TERRAINS = (("city", "mountain", "forest"), ("desert", "island", "sea"))


def cartouche_size(language: Language) -> Point:
    texts = load_map_texts(language)
    inner = max(
        text_width(texts.title, TITLE, "roman", 1.0),
        text_width(texts.subtitle, SUBTITLE, "italic"),
        text_width(texts.number, NOTE, "italic"),
        430.0,
    )
    return Point(round(inner + 2 * EDGE), 292.0)


def cartouche_svg(box: Box, language: Language) -> str:
    """The cartouche as SVG, filling its box."""
    texts = load_map_texts(language)
    wide, high = box.right - box.left, box.bottom - box.top
    middle = wide / 2
    room = " ".join(f"{edge:.0f}" for edge in box)
    place = f"translate({format_number(box.left)} {format_number(box.top)})"
    parts = [f'<g id="map-cartouche" data-box="{room}" transform="{place}">']
    parts.append(f'<path class="panel" d="{_panel_outline_path(wide, high, 0)}"/>')
    parts.append(f'<path class="rule" d="{_panel_outline_path(wide, high, 6)}"/>')
    parts.append(f'<path class="hair" d="{_panel_outline_path(wide, high, 10)}"/>')
    parts.append(f'<text class="title" x="{format_number(middle)}" y="74">{texts.title}</text>')
    parts.append(f'<text class="subtitle" x="{format_number(middle)}" y="106">{texts.subtitle}</text>')
    rule = wide / 2 - 60
    left, right = (
        f"M{format_number(middle - rule)} 128H{format_number(middle - 16)}",
        f"M{format_number(middle + 16)} 128",
    )
    parts.append(f'<path class="hair" d="{left}{right}H{format_number(middle + rule)}"/>')
    parts.append(f'<path class="hair" d="{star_path(middle, 128, 9)}"/>')
    column = (wide - 2 * EDGE) / 3
    for row, terrains in enumerate(TERRAINS):
        for number, terrain in enumerate(terrains):
            x, y = EDGE + 14 + number * column, 160 + row * 34
            parts.append(
                f'<g class="space {terrain}" transform="translate({format_number(x)} {format_number(y)})">'
            )
            parts.append(f'<use href="#map-seal-{terrain}"/></g>')
            label = f'x="{format_number(x + 20)}" y="{format_number(y + 5)}">{texts.terrain[terrain]}'
            parts.append(f'<text class="sign" {label}</text>')
    half = (wide - 2 * EDGE) / 2
    for number, travel in enumerate(("land", "sea")):
        x = EDGE + 4 + number * half
        parts.append(f'<path class="route {travel}" d="M{format_number(x)} 229q32 -7 64 0"/>')
        parts.append(f'<text class="sign" x="{format_number(x + 76)}" y="233">{texts.travel[travel]}</text>')
    parts.append(f'<text class="note" x="{format_number(middle)}" y="264">{texts.number}</text>')
    parts.append("</g>")
    return "".join(parts)


def _panel_outline_path(wide: float, high: float, inset: float) -> str:
    """A panel with corners cut out as quarter circles, as on a manuscript page."""
    left, top, right, bottom = inset, inset, wide - inset, high - inset
    turn = f"a{CURVE:g} {CURVE:g} 0 0 0"
    return (
        f"M{format_number(left + CURVE)} {format_number(top)}"
        f"H{format_number(right - CURVE)}{turn} {CURVE:g} {CURVE:g}"
        f"V{format_number(bottom - CURVE)}{turn} {-CURVE:g} {CURVE:g}"
        f"H{format_number(left + CURVE)}{turn} {-CURVE:g} {-CURVE:g}"
        f"V{format_number(top + CURVE)}{turn} {CURVE:g} {-CURVE:g}z"
    )
