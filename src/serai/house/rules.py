"""What a client reads once of the rules: a game's rulebook in one language, and what its rules govern."""

from functools import cache
from typing import Any

import msgspec
from litestar import Request, Response, get
from litestar.params import FromPath
from msgspec import Struct

from serai.house.caching import UNLESS_KNOWN, marked, unless_known
from serai.locales.texts import Language
from serai.rulebook.links import Links, links
from serai.rulebook.reader import Rulebook, rulebook


class RulesShown(Struct, frozen=True):
    rules: Rulebook
    links: Links


@get("/api/rules/{game:str}/{language:str}", sync_to_thread=True, responses=UNLESS_KNOWN)
def show_rules(
    request: Request[Any, Any, Any], game: FromPath[str], language: FromPath[Language]
) -> Response[RulesShown]:
    """The rules of a game, retold for players."""
    return unless_known(request, *_rules(game, language), "application/json")


@cache
def _rules(game: str, language: Language) -> tuple[bytes, str]:
    return marked(msgspec.json.encode(RulesShown(rulebook(game, language), links(game))))
