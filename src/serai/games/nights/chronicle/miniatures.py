"""Portraits of the heroes on a 64 × 64 grid, from the same file that the browser uses."""

from functools import cache
from importlib.resources import files

import msgspec
from msgspec import Struct

INK, LINEN, SKIN = "#201812", "#fff8ea", "#f2d9b4"


class Body(Struct, frozen=True):
    """The shapes common to all portraits."""

    niche: str
    cloth: str
    neck: str
    face: str
    eyes: str


class Miniature(Struct, frozen=True):
    """The shapes of one hero: cloth in ink, linen and one pigment; empty if unused."""

    pigment: str
    behind: str
    hair: str
    linen: str
    dyed: str
    folds: str
    sign: str


class Miniatures(Struct, frozen=True):
    unknown: str
    """The pigment of a hero without a portrait."""
    body: Body
    heroes: dict[str, Miniature]


@cache
def load_miniatures() -> Miniatures:
    content = (files("serai.games.nights.chronicle") / "miniatures.json").read_bytes()
    return msgspec.json.decode(content, type=Miniatures)


def pigment_of(hero: str) -> str:
    drawn = load_miniatures().heroes.get(hero)
    return drawn.pigment if drawn else load_miniatures().unknown


def portrait(hero: str) -> str:
    """The portrait as SVG. Hidden from screen readers: the name is always beside it."""
    body, drawn = load_miniatures().body, load_miniatures().heroes.get(hero)
    pigment = pigment_of(hero)
    parts = [f'<path d="{body.niche}" fill="{pigment}"/>']
    line = f'stroke="{INK}" stroke-linejoin="round" stroke-linecap="round"'
    if drawn:
        parts += [
            _svg_path_or_empty(drawn.behind, f'fill="{LINEN}" {line} stroke-width="1.6"'),
            _svg_path_or_empty(body.cloth, f'fill="{INK}"'),
            _svg_path_or_empty(body.neck, f'fill="{SKIN}" {line} stroke-width="1.4"'),
            _svg_path_or_empty(body.face, f'fill="{SKIN}" {line} stroke-width="1.4"'),
            _svg_path_or_empty(drawn.hair, f'fill="{INK}"'),
            _svg_path_or_empty(body.eyes, f'fill="none" {line} stroke-width="2"'),
            _svg_path_or_empty(drawn.linen, f'fill="{LINEN}" {line} stroke-width="1.6"'),
            _svg_path_or_empty(drawn.dyed, f'fill="{pigment}" {line} stroke-width="1.6"'),
            _svg_path_or_empty(drawn.folds, f'fill="none" {line} stroke-width="1.3"'),
            _svg_path_or_empty(drawn.sign, f'fill="{LINEN}"'),
        ]
    parts.append(f'<path d="{body.niche}" fill="none" stroke="{INK}" stroke-width="2"/>')
    return (
        '<svg xmlns="http://www.w3.org/2000/svg" class="portrait" viewBox="0 0 64 64" aria-hidden="true">'
        f"{''.join(parts)}</svg>"
    )


def _svg_path_or_empty(path: str, style: str) -> str:
    return f'<path d="{path}" {style}/>' if path else ""
