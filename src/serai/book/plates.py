"""The colours of the plates. Fills are CSS custom properties, so one SVG file serves every time of day.

Where CSS variables do not work (print, EPUB, previews), `inline_css_variables` replaces them by plain
colours.
"""

import re
from typing import Literal

from msgspec import Struct

from serai.book.cartography.palette import TIMES, TimeOfDay

Light = Literal["day", "lamp"]
LIGHTS: tuple[Light, ...] = ("day", "lamp")
PREFIX = "--plate-"
_VARIABLE = re.compile(r"var\(--plate-([a-z]+)(?:,#[0-9a-f]{6})?\)")

# One row per pigment: morning, noon and night in the light theme, then in the dark theme. `ink` draws
# contours and is always dark; `pen` draws on sky and sea, and is light where they are dark.
_PIGMENTS: dict[str, tuple[str, str, str, str, str, str]] = {
    "ink": ("#2b2118", "#1d2430", "#0b1029", "#150e09", "#0c1018", "#060814"),
    "pen": ("#6d4a2c", "#35507a", "#c9cbe0", "#d8b888", "#9fb4d6", "#a5a9c8"),
    "paper": ("#f6ecd9", "#fcf8ee", "#1a2149", "#2a1f16", "#1a2029", "#10142b"),
    "frame": ("#a8481f", "#1c4a86", "#2f6f78", "#8a4a2a", "#39588c", "#2a5f68"),
    "sky": ("#f3d6a4", "#b9d8e6", "#232c63", "#5b3d33", "#2f4763", "#161c42"),
    "dusk": ("#dc8e78", "#e6b39c", "#4a2f63", "#6b3c38", "#5a4358", "#33204a"),
    "midnight": ("#2a4a86", "#2a5796", "#1a2152", "#22365e", "#203a62", "#12173a"),
    "cloud": ("#fdf3df", "#fdfbf3", "#4b5590", "#8a6650", "#5d7896", "#353d70"),
    "sea": ("#7fb0a2", "#5d95bd", "#27577a", "#2f5a57", "#2b527a", "#1b3f5e"),
    "foam": ("#e9efdc", "#e8f1f3", "#8fbccb", "#a9c0ac", "#a7c1d4", "#6d9aae"),
    "sand": ("#e8bf7c", "#eccf93", "#7f7296", "#b0824e", "#b39a6a", "#6a618c"),
    "earth": ("#b9794a", "#b58a5a", "#574a76", "#7d4d31", "#7a5f42", "#3f3660"),
    "stone": ("#c9b79c", "#c4c0b6", "#8087ab", "#8d7c66", "#83868c", "#5d6388"),
    "shadow": ("#6e5a48", "#5d6472", "#454b80", "#43332a", "#4a525e", "#30365f"),
    "linen": ("#fff8ea", "#fffdf6", "#e6e3ee", "#ecdcbe", "#e6e2d4", "#bfbed2"),
    "fair": ("#eebf94", "#f0c6a0", "#c9a3a4", "#cf9a6c", "#cfa47e", "#a68488"),
    "tan": ("#cf9160", "#d09a6c", "#a67a80", "#aa7146", "#ab7c54", "#836069"),
    "brown": ("#94603c", "#996a47", "#785767", "#77492c", "#795336", "#5d4456"),
    "hair": ("#33251c", "#2a2a30", "#1b1a36", "#1d140e", "#191a20", "#100f24"),
    "red": ("#b5452a", "#a92a38", "#b4545f", "#a24327", "#9c3540", "#8c424e"),
    "blue": ("#2c5c98", "#24559a", "#4a6fc0", "#35619a", "#3a69ab", "#39589c"),
    "green": ("#3f8a5c", "#2f8a66", "#4a9a7c", "#3c7a54", "#357a60", "#397a64"),
    "teal": ("#1f7a70", "#1d7d86", "#3f9fa0", "#26756c", "#267882", "#317f82"),
    "plum": ("#7d3f74", "#743a80", "#8d5aa6", "#74406c", "#70417a", "#704888"),
    "ochre": ("#c88a3a", "#c2903f", "#a98a68", "#a9722f", "#a37a38", "#84694e"),
    "rose": ("#dc8e78", "#d98a8c", "#d98b8b", "#b97462", "#b57377", "#ab6c70"),
    "gold": ("#e0a526", "#d9a417", "#f2c46d", "#e5a936", "#e0ae3c", "#e6b660"),
    "glow": ("#fbe08a", "#fdeaa0", "#fbe3a2", "#f7d072", "#f7d985", "#f3d285"),
}


class Head(Struct, frozen=True):
    """The centre of a face on its plate, its size relative to a portrait's, and whether it looks right."""

    x: float
    y: float
    size: float
    turn: float = 0
    turned: bool = False


def pigment_names() -> tuple[str, ...]:
    return tuple(_PIGMENTS)


def pigment_colours(time: TimeOfDay, light: Light = "day") -> dict[str, str]:
    """The colour of every pigment at a time of day, in the light or dark theme."""
    column = TIMES.index(time) + len(TIMES) * LIGHTS.index(light)
    return {name: colours[column] for name, colours in _PIGMENTS.items()}


def css_variable(pigment: str) -> str:
    """A pigment as written in a plate: a CSS variable that falls back to its morning colour."""
    return f"var({PREFIX}{pigment},{_PIGMENTS[pigment][0]})"


def inline_css_variables(plate: str, time: TimeOfDay = "morning", light: Light = "day") -> str:
    """A copy of a plate with plain colours, for readers without support for CSS variables."""
    colours = pigment_colours(time, light)
    return _VARIABLE.sub(lambda found: colours[found[1]], plate)


_CONTENT = re.compile(r"<svg[^>]*>\n(.*)</svg>\n?\Z", re.DOTALL)
_END = "</svg>\n"


def add_overlay_around(plate: str, overlay: str) -> str:
    """Adds what an adjective draws around the plate (`plates/around`)."""
    return plate.removesuffix(_END) + _content_of_svg_element(overlay) + _END


def add_overlay_on_head(plate: str, overlay: str, head: Head) -> str:
    """Adds what an adjective draws on the head (`plates/worn`)."""
    across = -head.size if head.turned else head.size
    placed = f"translate({head.x:g} {head.y:g}) rotate({head.turn:g}) scale({across:g} {head.size:g})"
    return (
        f'{plate.removesuffix(_END)}<g transform="{placed}">\n{_content_of_svg_element(overlay)}</g>\n{_END}'
    )


def add_second_head(plate: str, alone: str, head: Head) -> str:
    """Adds a second head (`plates/heads`) that looks the other way, for a two-headed being."""
    side = 1 if head.x < 230 else -1
    second = Head(
        head.x + side * 82 * head.size,
        head.y + 8 * head.size,
        head.size,
        head.turn + side * 12,
        not head.turned,
    )
    return add_overlay_on_head(plate, alone, second)


def _content_of_svg_element(drawing: str) -> str:
    found = _CONTENT.fullmatch(drawing)
    if found is None:
        raise ValueError("A plate is one svg element.")
    return found[1]
