"""The colours of the map at each time of day, as CSS variables that a page may set anew."""

from typing import Literal

Time = Literal["morning", "noon", "night"]
TIMES: tuple[Time, ...] = ("morning", "noon", "night")

COLOURS: dict[Time, dict[str, str]] = {
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


def variables() -> str:
    """The rules that give each time of day its colours."""
    rules: list[str] = []
    for time, colours in COLOURS.items():
        values = ";".join(f"--{name}:{colour}" for name, colour in colours.items())
        rules.append(f".serai-map.{time}{{{values}}}")
    return "\n".join(rules)
