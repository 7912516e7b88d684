"""The faces a chronicle is set in, from the built browser client, where there is one."""

from functools import cache
from pathlib import Path

import serai

FACES = {
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
"""Weight, style and range of each face; without them a page is set in what the reader has."""


@cache
def faces() -> dict[str, bytes]:
    """The files of the faces (WOFF2), by name."""
    package = Path(serai.__file__).parent
    for folder in (package / "web" / "assets", package.parents[1] / "web" / "dist" / "assets"):
        found = {name: next(iter(sorted(folder.glob(f"{name}-*.woff2"))), None) for name in FACES}
        if all(found.values()):
            return {name: path.read_bytes() for name, path in found.items() if path}
    return {}


def face_rules(address: dict[str, str]) -> str:
    """The rules that name each face by its address."""
    return "".join(
        f"@font-face{{font-family:'EB Garamond';font-weight:{FACES[name][0]};font-style:{FACES[name][1]};"
        f"unicode-range:{FACES[name][2]};src:url({url}) format('woff2')}}\n"
        for name, url in address.items()
    )
