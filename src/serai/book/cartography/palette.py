"""The colours of the map for each time of day, in a light and a dark scheme, as CSS variables."""

from typing import Literal

TimeOfDay = Literal["morning", "noon", "night"]
TIMES: tuple[TimeOfDay, ...] = ("morning", "noon", "night")

COLOURS: dict[TimeOfDay, dict[str, str]] = {
    "morning": {
        "paper": "#f6ecd9",
        "ink": "#2b2118",
        "land": "#f3e2c1",
        "shore": "#e6c999",
        "sea": "#e2e5d3",
        "wave": "#6fa197",
        "relief": "#8a6a4a",
        "wood": "#66794f",
        "sand": "#c08a4a",
        "river": "#4f8c84",
        "city": "#a8481f",
        "figure": "#fff8ea",
        "power": "#1f6a62",
        "ornament": "#a8481f",
        "gold": "#d99a1c",
    },
    "noon": {
        "paper": "#fcf8ee",
        "ink": "#1d2430",
        "land": "#faf0d8",
        "shore": "#ecd8a6",
        "sea": "#dfe8ee",
        "wave": "#7f9fc4",
        "relief": "#857352",
        "wood": "#6f8060",
        "sand": "#bf9650",
        "river": "#5179ab",
        "city": "#9e2436",
        "figure": "#fffaf0",
        "power": "#1c4a86",
        "ornament": "#1c4a86",
        "gold": "#b9860b",
    },
    "night": {
        "paper": "#121838",
        "ink": "#ece6d6",
        "land": "#262a4c",
        "shore": "#3a3a5e",
        "sea": "#121838",
        "wave": "#3d7186",
        "relief": "#8d88a0",
        "wood": "#5f8f87",
        "sand": "#8f7f74",
        "river": "#4a8f94",
        "city": "#d98b8b",
        "figure": "#121838",
        "power": "#58b6aa",
        "ornament": "#58b6aa",
        "gold": "#f2c46d",
    },
}

DARK_COLOURS: dict[TimeOfDay, dict[str, str]] = {
    "morning": {
        "paper": "#1e1610",
        "ink": "#f1e3c9",
        "land": "#30251a",
        "shore": "#46351f",
        "sea": "#161a18",
        "wave": "#41655c",
        "relief": "#95795a",
        "wood": "#75865c",
        "sand": "#9c7440",
        "river": "#4f8c84",
        "city": "#e08a5f",
        "figure": "#1e1610",
        "power": "#62bcae",
        "ornament": "#c9764a",
        "gold": "#e5a936",
    },
    "noon": {
        "paper": "#12161e",
        "ink": "#eee7d7",
        "land": "#2a2722",
        "shore": "#40392c",
        "sea": "#111824",
        "wave": "#3f608c",
        "relief": "#8c8268",
        "wood": "#74846c",
        "sand": "#948152",
        "river": "#5179ab",
        "city": "#e58592",
        "figure": "#12161e",
        "power": "#91b8ec",
        "ornament": "#7ea6db",
        "gold": "#e0ae3c",
    },
    "night": {
        "paper": "#0a0d1e",
        "ink": "#e2d9c3",
        "land": "#191c37",
        "shore": "#292b49",
        "sea": "#0a0d1e",
        "wave": "#2e586b",
        "relief": "#7d788e",
        "wood": "#507c75",
        "sand": "#7e6f66",
        "river": "#3e7c81",
        "city": "#cf8282",
        "figure": "#0a0d1e",
        "power": "#4fa99d",
        "ornament": "#4fa99d",
        "gold": "#e6b660",
    },
}
"""The dark scheme: a page adds the class `lamplit` next to that of the time of day."""


def css_colour_variables() -> str:
    """The CSS rules that set the colour variables of each scheme."""
    rules: list[str] = []
    for kind, times in (("", COLOURS), (".lamplit", DARK_COLOURS)):
        for time, colours in times.items():
            values = ";".join(f"--map-{name}:{colour}" for name, colour in colours.items())
            rules.append(f".serai-map.{time}{kind}{{{values}}}")
    return "\n".join(rules)
