"""What the inhabitants look like: half blocks, two dots above each other in every cell."""

import tomllib
from functools import cache
from importlib.resources import files

from msgspec import Struct, convert
from textual.content import Content

from serai.games.dice.cards import Kind

PAPER = "."


class Figures(Struct, frozen=True):
    colours: dict[str, str]
    figures: dict[str, str]


@cache
def _figures() -> Figures:
    return convert(tomllib.loads((files("serai.terminal") / "figures.toml").read_text("utf-8")), Figures)


@cache
def figure(kind: Kind) -> tuple[Content, ...]:
    """The lines of a figure, the top one first."""
    drawn = _figures()
    dots = drawn.figures[kind].split()
    return tuple(
        Content.assemble(*(_cell(above, below, drawn.colours) for above, below in zip(*rows, strict=True)))
        for rows in zip(dots[::2], dots[1::2], strict=True)
    )


def _cell(above: str, below: str, colours: dict[str, str]) -> tuple[str, str]:
    if above == below == PAPER:
        return " ", ""
    if above == PAPER:
        return "▄", colours[below]
    if below == PAPER:
        return "▀", colours[above]
    return "▀", f"{colours[above]} on {colours[below]}"
