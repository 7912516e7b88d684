"""Which rules govern a question, a card, a status: from `links.toml`."""

import tomllib
from functools import cache
from importlib.resources import files

import msgspec

from serai.rulebook.reader import RuledGame

Links = dict[str, dict[str, tuple[str, ...]]]
"""A kind of thing (`decisions`) → the thing → the ids of the rules that govern it, the nearest first."""


@cache
def links(game: RuledGame) -> Links:
    content = (files("serai") / "rulebook" / "links.toml").read_text("utf-8")
    return msgspec.convert(tomllib.loads(content)[game], Links)
