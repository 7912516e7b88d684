"""Portraits of the inhabitants in half blocks: each terminal cell shows two pixels, one above the other."""

import tomllib
from functools import cache
from importlib.resources import files

from msgspec import Struct, convert
from textual.content import Content

from serai.games.dice.cards import Kind

PAPER = "."


class Portraits(Struct, frozen=True):
    colours: dict[str, str]
    portraits: dict[str, str]


@cache
def _load_portraits() -> Portraits:
    drawn = (files("serai.games.dice.terminal") / "portraits.toml").read_text("utf-8")
    return convert(tomllib.loads(drawn), Portraits)


@cache
def portrait(kind: Kind) -> tuple[Content, ...]:
    """The lines of a portrait, top first."""
    drawn = _load_portraits()
    dots = drawn.portraits[kind].split()
    return tuple(
        Content.assemble(
            *(_half_block_cell(above, below, drawn.colours) for above, below in zip(*rows, strict=True))
        )
        for rows in zip(dots[::2], dots[1::2], strict=True)
    )


def _half_block_cell(above: str, below: str, colours: dict[str, str]) -> tuple[str, str]:
    if above == below == PAPER:
        return " ", ""
    if above == PAPER:
        return "▄", colours[below]
    if below == PAPER:
        return "▀", colours[above]
    return "▀", f"{colours[above]} on {colours[below]}"
