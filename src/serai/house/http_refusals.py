"""Refusals over HTTP: their body, status and OpenAPI description."""

from litestar.openapi.datastructures import ResponseSpec
from msgspec import Struct

from serai.locales.refusals import refusal_arguments_for_client, say_refusal
from serai.locales.texts import Language
from serai.table import Refused
from serai.table.errors import Detail


class RefusalBody(Struct, frozen=True):
    """The sentence is in the language of the request; the key and the arguments are for programs."""

    sentence: str
    key: str
    args: dict[str, Detail]


def refusal_body(refused: Refused, language: Language) -> RefusalBody:
    return RefusalBody(
        say_refusal(refused, language), refused.key, refusal_arguments_for_client(refused, language)
    )


STATUS = {
    "refused-no-table": 404,
    "refused-no-notices": 404,
    "refused-no-notices-here": 404,
    "refused-no-synced-data": 404,
    "refused-no-invitation": 404,
    "refused-synced-changed": 409,
    "refused-too-fast": 429,
    "refused-cannot-read": 500,
    "refused-closing": 503,
    "refused-disk": 507,
    "refused-database": 503,
    "refused-database-away": 503,
}
"""HTTP status by the key of the refusal; 400 for any other."""

_WHY = {
    400: "The request is malformed, or cannot be carried out.",
    403: "The request comes from a page of another server.",
    404: "The keys open no such table, or there is no such file.",
    409: "Something newer is stored; read it first.",
    413: "The body is too long.",
    429: "Too many requests from one address.",
    500: "The server failed; nothing was changed.",
    503: "The server is stopping, or cannot reach its database.",
    507: "The disk cannot be written; nothing was changed.",
}

READ_STATUSES = (400, 403, 404, 429, 500, 503)
"""Statuses of routes that read a table."""

WRITE_STATUSES = (*READ_STATUSES, 413, 507)
"""Statuses of routes that store something."""


def refusal_responses(*statuses: int) -> dict[int, ResponseSpec]:
    """For a handler's `responses`: the statuses that come with a `RefusalBody`."""
    return {
        status: ResponseSpec(RefusalBody, generate_examples=False, description=_WHY[status])
        for status in statuses
    }
