"""The documentation pages, read through the site generator."""

import re
import runpy
from functools import cache
from pathlib import Path
from types import SimpleNamespace
from typing import NamedTuple

PROJECT = Path(__file__).parents[2]

site = SimpleNamespace(**runpy.run_path(str(PROJECT / "docs" / "site.py")))
"""The functions of `docs/site.py`, which is a script outside any package."""

PAGES: list[str] = [page for page in site.pages() if not page.startswith("src/")]
"""All pages but the rulebooks, which have their own tests."""


class Block(NamedTuple):
    """A code block in a page: its first line, its info string, and its text."""

    line: int
    kind: str
    text: str


def text_of(page: str) -> str:
    return (PROJECT / page).read_text("utf-8")


@cache
def blocks_in(page: str) -> list[Block]:
    tokens = site.reader().parse(text_of(page))
    return [
        Block(token.map[0] + 1, token.info.partition(" ")[0], token.content)
        for token in tokens
        if token.type in ("fence", "code_block") and token.map
    ]


@cache
def code_in(page: str) -> list[str]:
    """Every line of code blocks, and all inline code."""
    tokens = site.reader().parse(text_of(page))
    inline = [child for token in tokens for child in token.children or () if child.type == "code_inline"]
    lines = [line for block in blocks_in(page) for line in block.text.splitlines()]
    return [*lines, *(re.sub(r"\s+", " ", code.content) for code in inline)]
