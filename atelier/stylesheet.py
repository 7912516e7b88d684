"""The pigments as a stylesheet for the browser client."""

from serai.book.cartography.palette import TIMES
from serai.book.plates import PREFIX, pigment_colours


def pigments_css() -> str:
    """A rule per time of day, each colour for the light and the dark theme."""
    rules: list[str] = []
    for time in TIMES:
        day, lamp = pigment_colours(time), pigment_colours(time, "lamp")
        lines = [f"  {PREFIX}{name}: light-dark({day[name]}, {lamp[name]});\n" for name in day]
        rules.append(f"[data-hour='{time}'] {{\n{''.join(lines)}}}\n")
    return "/* Written by `python -m atelier` from src/serai/book/plates.py. */\n" + "".join(rules)
