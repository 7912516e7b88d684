"""The route for a game's rulebook in one language, with links from the game to its rules."""

from typing import Any

import msgspec
from litestar import Request, Response, get
from litestar.datastructures import State
from litestar.params import FromPath
from msgspec import Struct

from serai.house.conditional_responses import CONDITIONAL_RESPONSES, respond_or_not_modified
from serai.house.pages import PRECOMPRESSED
from serai.locales.texts import Language
from serai.rulebook.links import Links, load_rule_links
from serai.rulebook.reader import Rulebook, load_rulebook


class RulesInfo(Struct, frozen=True):
    rules: Rulebook
    links: Links


@get("/api/rules/{game:str}/{language:str}", responses=CONDITIONAL_RESPONSES, opt={PRECOMPRESSED: True})
async def show_rules(
    request: Request[Any, Any, State], game: FromPath[str], language: FromPath[Language]
) -> Response[RulesInfo]:
    """The rulebook of a game, for players."""

    def encode_rules() -> bytes:
        return msgspec.json.encode(RulesInfo(load_rulebook(game, language), load_rule_links(game)))

    return await respond_or_not_modified(request, ("rules", game, language), encode_rules, "application/json")
