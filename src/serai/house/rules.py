"""What a client reads once of the rules: a game's rulebook in one language, and what its rules govern."""

from typing import Any

import msgspec
from litestar import Request, Response, get
from litestar.datastructures import State
from litestar.params import FromPath
from msgspec import Struct

from serai.house.caching import UNLESS_KNOWN, prepared
from serai.house.pages import PACKED
from serai.locales.texts import Language
from serai.rulebook.links import Links, links
from serai.rulebook.reader import Rulebook, rulebook


class RulesShown(Struct, frozen=True):
    rules: Rulebook
    links: Links


@get("/api/rules/{game:str}/{language:str}", responses=UNLESS_KNOWN, opt={PACKED: True})
async def show_rules(
    request: Request[Any, Any, State], game: FromPath[str], language: FromPath[Language]
) -> Response[RulesShown]:
    """The rules of a game, retold for players."""

    def make() -> bytes:
        return msgspec.json.encode(RulesShown(rulebook(game, language), links(game)))

    return await prepared(request, ("rules", game, language), make, "application/json")
