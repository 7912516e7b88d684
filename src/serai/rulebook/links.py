"""Links questions, cards and statuses to their rules: from `links.toml` and `LINKS` of a rulebook."""

import tomllib
from functools import cache
from importlib import import_module

import msgspec

from serai.plugin import find_plugin
from serai.rulebook.reader import rulebook_folder

Links = dict[str, dict[str, tuple[str, ...]]]
"""A kind of thing (`decisions`) → the thing → the ids of its rules, most relevant first."""


@cache
def load_rule_links(game: str) -> Links:
    page = msgspec.convert(tomllib.loads((rulebook_folder(game) / "links.toml").read_text("utf-8")), Links)
    more: Links = getattr(import_module(find_plugin(game).rulebook), "LINKS", {})
    kinds = dict.fromkeys((*page, *more))
    return {kind: {**more.get(kind, {}), **page.get(kind, {})} for kind in kinds}
