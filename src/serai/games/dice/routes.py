"""The route from which clients fetch the cards of King of Dice once."""

from typing import Any

import msgspec
from litestar import Request, Response, get
from litestar.datastructures import State
from litestar.params import FromPath

from serai.games.dice.locales.catalogue import CardCatalogue, card_catalogue
from serai.house.conditional_responses import CONDITIONAL_RESPONSES, respond_or_not_modified
from serai.house.pages import PRECOMPRESSED
from serai.locales.texts import Language


@get("/api/dice/cards/{language:str}", responses=CONDITIONAL_RESPONSES, opt={PRECOMPRESSED: True})
async def show_cards(
    request: Request[Any, Any, State], language: FromPath[Language]
) -> Response[CardCatalogue]:
    """Every card as printed, with its texts."""

    def encode_card_catalogue() -> bytes:
        return msgspec.json.encode(card_catalogue(language))

    return await respond_or_not_modified(
        request, ("dice-cards", language), encode_card_catalogue, "application/json"
    )


ROUTES = [show_cards]
