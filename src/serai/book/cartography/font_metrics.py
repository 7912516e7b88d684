"""Text widths from the letter widths of EB Garamond, so that labels can be placed without rendering."""

import re
import tomllib
from functools import cache
from importlib.resources import files
from typing import Literal

from serai.book.cartography.map_texts import articles_of_all_languages, words_kept_with_next_word

Face = Literal["roman", "italic"]
FAMILY = "'EB Garamond', 'EBGaramond', Garamond, 'Cormorant Garamond', 'Palatino Linotype', Georgia, serif"
ASCENT, DESCENT = 0.70, 0.24
"""How far letters reach above and below the baseline, in ems."""
UNKNOWN_WIDTH = 700


@cache
def letter_widths(face: Face) -> dict[str, int]:
    """The width of each letter in thousandths of an em."""
    text = files("serai.book.cartography").joinpath("data", "letters.toml").read_text(encoding="utf-8")
    table: dict[str, str] = tomllib.loads(text)[face]
    return {letter: int(width) for width, letters in table.items() for letter in letters}


def text_width(text: str, size: float, face: Face, spacing: float = 0.0) -> float:
    """The width of a line of text in this face and size, with `spacing` added after each letter."""
    known = letter_widths(face)
    return sum(known.get(letter, UNKNOWN_WIDTH) for letter in text) * size / 1000 + spacing * len(text)


def name_as_printed(name: str) -> str:
    """A name as maps print it: without its article, and capitalized."""
    bare = re.sub("|".join(map(re.escape, articles_of_all_languages())), "", name, count=1)
    return bare[:1].upper() + bare[1:]


def split_into_two_lines(text: str) -> tuple[str, str] | None:
    """Breaks a name of several words into its two most even lines; None if it cannot be broken."""
    words = text.split(" ")
    breaks = [
        (" ".join(words[:cut]), " ".join(words[cut:]))
        for cut in range(1, len(words))
        if words[cut - 1].lower() not in words_kept_with_next_word()
    ]
    if not breaks:
        return None
    return min(breaks, key=lambda lines: max(map(len, lines)))
