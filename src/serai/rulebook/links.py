"""Which rules govern a question, a card, a status: from the `links.toml` of its rulebook."""

import tomllib
from functools import cache

import msgspec

from serai.rulebook.reader import folder_of

Links = dict[str, dict[str, tuple[str, ...]]]
"""A kind of thing (`decisions`) → the thing → the ids of the rules that govern it, the nearest first."""


@cache
def links(game: str) -> Links:
    return msgspec.convert(tomllib.loads((folder_of(game) / "links.toml").read_text("utf-8")), Links)
