"""The heroes as miniatures, as they are drawn in the browser too."""

from functools import cache
from importlib.resources import files

import msgspec
from msgspec import Struct

UNKNOWN = "#4a4038"
NICHE = "M3 63V27C3 14 19 9 32 1C45 9 61 14 61 27V63Z"
CLOTH = "M8 63C8 52 18 47 27 46H37C46 47 56 52 56 63Z"
NECK = "M27 40H37V48C37 51 27 51 27 48Z"
FACE = "M21.6 30C21.6 22 26 19 32 19S42.4 22 42.4 30C42.4 38 38 45 32 45S21.6 38 21.6 30Z"
EYES = "M26.2 31.4C27 30.2 29 30.2 29.8 31.4M34.2 31.4C35 30.2 37 30.2 37.8 31.4"
INK, LINEN, SKIN = "#201812", "#fff8ea", "#f2d9b4"


class Miniature(Struct, frozen=True):
    pigment: str
    behind: str
    hair: str
    linen: str
    dyed: str
    folds: str
    sign: str


@cache
def miniatures() -> dict[str, Miniature]:
    content = (files("serai.chronicle") / "data" / "miniatures.json").read_bytes()
    return msgspec.json.decode(content, type=dict[str, Miniature])


def pigment_of(hero: str) -> str:
    drawn = miniatures().get(hero)
    return drawn.pigment if drawn else UNKNOWN


def portrait(hero: str) -> str:
    """A hero in a niche (SVG); silent, since the name always stands beside it."""
    drawn = miniatures().get(hero)
    pigment = pigment_of(hero)
    parts = [f'<path d="{NICHE}" fill="{pigment}"/>']
    line = f'stroke="{INK}" stroke-linejoin="round" stroke-linecap="round"'
    if drawn:
        parts += [
            _path(drawn.behind, f'fill="{LINEN}" {line} stroke-width="1.6"'),
            _path(CLOTH, f'fill="{INK}"'),
            _path(NECK, f'fill="{SKIN}" {line} stroke-width="1.4"'),
            _path(FACE, f'fill="{SKIN}" {line} stroke-width="1.4"'),
            _path(drawn.hair, f'fill="{INK}"'),
            _path(EYES, f'fill="none" {line} stroke-width="2"'),
            _path(drawn.linen, f'fill="{LINEN}" {line} stroke-width="1.6"'),
            _path(drawn.dyed, f'fill="{pigment}" {line} stroke-width="1.6"'),
            _path(drawn.folds, f'fill="none" {line} stroke-width="1.3"'),
            _path(drawn.sign, f'fill="{LINEN}"'),
        ]
    parts.append(f'<path d="{NICHE}" fill="none" stroke="{INK}" stroke-width="2"/>')
    return (
        '<svg xmlns="http://www.w3.org/2000/svg" class="portrait" viewBox="0 0 64 64" aria-hidden="true">'
        f"{''.join(parts)}</svg>"
    )


def _path(path: str, style: str) -> str:
    return f'<path d="{path}" {style}/>' if path else ""
