"""What a client shows of each status besides its texts: its emblem, and what the city that it marks is."""

import re
from functools import cache
from importlib.resources import files
from typing import Literal

from msgspec import Struct

from serai.book.statuses import TABLE

_DRAWN = re.compile(r"<svg[^>]*>(.*)</svg>", re.DOTALL)


class StatusShown(Struct, frozen=True):
    """`emblem` is the inside of an SVG of 512 × 512, in the colour of the text around it."""

    emblem: str
    mark: Literal["", "home", "seat", "wanted"]


class StatusesShown(Struct, frozen=True):
    statuses: dict[str, StatusShown]


@cache
def statuses_shown() -> StatusesShown:
    return StatusesShown(
        {
            status.id: StatusShown(_drawing(status.emblem), status.mark.kind if status.mark else "")
            for status in TABLE
        }
    )


def _drawing(emblem: str) -> str:
    found = _DRAWN.search((files("serai.book.statuses") / "emblems" / f"{emblem}.svg").read_text("utf-8"))
    if found is None:
        raise ValueError(f"the emblem “{emblem}” is no SVG")
    return found[1]
