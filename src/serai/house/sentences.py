"""What the house says over HTTP where it refuses something, and how its schema tells of it."""

from litestar.openapi.datastructures import ResponseSpec
from msgspec import Struct

from serai.locales.refusals import say_reasons, say_refusal
from serai.locales.texts import Language
from serai.table import Refused
from serai.table.errors import Detail


class Sentence(Struct, frozen=True):
    """Why something was refused, in the language of the request; programs read the key and the arguments."""

    sentence: str
    key: str
    args: dict[str, Detail]


def sentence_of(refused: Refused, language: Language) -> Sentence:
    return Sentence(say_refusal(refused, language), refused.key, say_reasons(refused, language))


STATUS = {
    "refused-no-table": 404,
    "refused-too-fast": 429,
    "refused-cannot-read": 500,
    "refused-closing": 503,
    "refused-disk": 507,
}
"""By the key of the refusal; any other is 400."""

_WHY = {
    400: "What was asked for is not understood, or cannot be done.",
    403: "The page that asks belongs to another house.",
    404: "These keys open no such table.",
    413: "The message is too long.",
    429: "Too many requests from one address.",
    500: "The house failed; nothing was changed.",
    503: "The house is closing.",
    507: "The disk refuses to write; nothing was changed.",
}

READS = (400, 403, 404, 429, 500)
"""What a table may answer to whoever asks about it."""

KEEPS = (*READS, 413, 503, 507)
"""What the house may answer to whoever gives it something to keep."""


def refusals(*statuses: int) -> dict[int, ResponseSpec]:
    """For a handler's `responses`: each of these statuses comes with a sentence."""
    return {
        status: ResponseSpec(Sentence, generate_examples=False, description=_WHY[status])
        for status in statuses
    }
