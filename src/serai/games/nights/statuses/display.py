"""The emblem of each status for clients, and the kind of city it marks."""

import re
from functools import cache
from importlib.resources import files
from typing import Literal

from msgspec import Struct

from serai.book.statuses import STATUS_TABLE

_DRAWN = re.compile(r"<svg[^>]*>(.*)</svg>", re.DOTALL)


class StatusDisplay(Struct, frozen=True):
    """`emblem` is the content of a 512 × 512 SVG that uses `currentColor`."""

    emblem: str
    mark: Literal["", "home", "seat", "wanted"]


class StatusDisplays(Struct, frozen=True):
    statuses: dict[str, StatusDisplay]


@cache
def status_displays() -> StatusDisplays:
    return StatusDisplays(
        {
            status.id: StatusDisplay(_emblem_svg(status.emblem), status.mark.kind if status.mark else "")
            for status in STATUS_TABLE
        }
    )


def _emblem_svg(emblem: str) -> str:
    found = _DRAWN.search((files("serai.book.statuses") / "emblems" / f"{emblem}.svg").read_text("utf-8"))
    if found is None:
        raise ValueError(f"the emblem “{emblem}” is no SVG")
    return found[1]
