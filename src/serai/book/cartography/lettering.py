"""How wide a text is, from the widths of EB Garamond's letters: nothing has to be drawn to know it."""

import re
import tomllib
from functools import cache
from importlib.resources import files
from typing import Literal

from serai.book.cartography.words import articles, small_words

Face = Literal["roman", "italic"]
FAMILY = "'EB Garamond', 'EBGaramond', Garamond, 'Cormorant Garamond', 'Palatino Linotype', Georgia, serif"
ASCENT, DESCENT = 0.70, 0.24
"""How far letters rise above and fall below their line, in ems."""
UNKNOWN_WIDTH = 700


@cache
def widths(face: Face) -> dict[str, int]:
    """The width of each letter in thousandths of an em."""
    text = files("serai.book.cartography").joinpath("data", "letters.toml").read_text(encoding="utf-8")
    table: dict[str, str] = tomllib.loads(text)[face]
    return {letter: int(width) for width, letters in table.items() for letter in letters}


def width(text: str, size: float, face: Face, spacing: float = 0.0) -> float:
    """How wide a line is when set in this face and size, with this much added after each letter."""
    known = widths(face)
    return sum(known.get(letter, UNKNOWN_WIDTH) for letter in text) * size / 1000 + spacing * len(text)


def on_maps(name: str) -> str:
    """A name as maps write it: without its article, and with a capital letter."""
    bare = re.sub("|".join(map(re.escape, articles())), "", name, count=1)
    return bare[:1].upper() + bare[1:]


def halves(text: str) -> tuple[str, str] | None:
    """The two lines into which a name of several words is best broken, if it has several."""
    words = text.split(" ")
    breaks = [
        (" ".join(words[:cut]), " ".join(words[cut:]))
        for cut in range(1, len(words))
        if words[cut - 1].lower() not in small_words()
    ]
    if not breaks:
        return None
    return min(breaks, key=lambda lines: max(map(len, lines)))
