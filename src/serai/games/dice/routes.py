"""What a client of the house reads once: the cards of King of Dice."""

from typing import Any

import msgspec
from litestar import Request, Response, get
from litestar.datastructures import State
from litestar.params import FromPath

from serai.games.dice.words.catalogue import CardsShown, cards_shown
from serai.house.caching import UNLESS_KNOWN, prepared
from serai.house.pages import PACKED
from serai.locales.texts import Language


@get("/api/dice/cards/{language:str}", responses=UNLESS_KNOWN, opt={PACKED: True})
async def show_cards(request: Request[Any, Any, State], language: FromPath[Language]) -> Response[CardsShown]:
    """Every card as it is printed, and in words."""

    def make() -> bytes:
        return msgspec.json.encode(cards_shown(language))

    return await prepared(request, ("dice-cards", language), make, "application/json")


ROUTES = [show_cards]
