"""The fonts of a chronicle, taken from the built browser client if there is one."""

from functools import cache
from pathlib import Path

import serai

FONTS = {
    "eb-garamond-400regular-latin": (
        400,
        "normal",
        "U+20-7E,U+A0-FF,U+131,U+152-153,U+2010-2027,U+202F-203A,U+2212",
    ),
    "eb-garamond-400regular-extended": (400, "normal", "U+100-130,U+132-151,U+154-17F,U+218-21B"),
    "eb-garamond-400regular-italic-latin": (
        400,
        "italic",
        "U+20-7E,U+A0-FF,U+131,U+152-153,U+2010-2027,U+202F-203A",
    ),
    "eb-garamond-500medium-latin": (
        500,
        "normal",
        "U+20-7E,U+A0-FF,U+131,U+152-153,U+2010-2027,U+202F-203A,U+2212",
    ),
}
"""Weight, style and Unicode range of each font; without the files, a page uses the reader's fonts."""


@cache
def load_font_files() -> dict[str, bytes]:
    """The WOFF2 files by name."""
    package = Path(serai.__file__).parent
    for folder in (package / "web" / "assets", package.parents[1] / "web" / "dist" / "assets"):
        found = {name: next(iter(sorted(folder.glob(f"{name}-*.woff2"))), None) for name in FONTS}
        if all(found.values()):
            return {name: path.read_bytes() for name, path in found.items() if path}
    return {}


def font_face_css(url_by_font: dict[str, str]) -> str:
    """The `@font-face` rules for these addresses."""
    return "".join(
        f"@font-face{{font-family:'EB Garamond';font-weight:{FONTS[name][0]};font-style:{FONTS[name][1]};"
        f"unicode-range:{FONTS[name][2]};src:url({url}) format('woff2')}}\n"
        for name, url in url_by_font.items()
    )
