"""Checks the dice of a finished table, as `serai verify` checks a record."""

from functools import partial
from typing import TYPE_CHECKING, Any, Literal

import msgspec
from litestar import Request, Response, get
from litestar.datastructures import State
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import FromPath
from msgspec import Struct

from serai.house.http_refusals import READ_STATUSES, refusal_responses
from serai.house.pages import PRECOMPRESSED, language_of_request
from serai.house.record_export import record_of
from serai.house.request_access import Keys, count_work_or_refuse, require_room_access
from serai.house.response_cache import ResponseCache
from serai.house.restore import rules_have_changed
from serai.house.rights import no_table_refusal
from serai.house.store import StoredTable
from serai.locales.refusals import say_refusal
from serai.locales.texts import Language
from serai.table import BrokenSeal, Refused, ReplayDiverged, Table
from serai.table.record import decode_and_check_secret
from serai.table.turn_count import count_turns

if TYPE_CHECKING:
    from serai.house.table_registry import TableRegistry

_CHECKS = ResponseCache("serai-dice-checks", threads=1, max_bytes=1_000_000)

_COST = 0.4
"""Seconds charged for replaying a game."""


class DiceCheck(Struct, frozen=True):
    """`holds`: the secret matches the seal, and the replay of all `turns` gave the same rolls.

    `fits`: the secret matches the seal, but the rules have changed, so not everything could be replayed.
    `fails`: `why` says what is wrong, in the language of the request.
    """

    result: Literal["holds", "fits", "fails"]
    turns: int = 0
    why: str = ""


@get(
    "/api/tables/{table:str}/dice-check",
    opt={PRECOMPRESSED: True},
    responses={**refusal_responses(*READ_STATUSES), 200: ResponseSpec(DiceCheck, generate_examples=False)},
)
async def show_dice_check(
    request: Request[Any, Any, State], table: FromPath[str], keys: Keys = ""
) -> Response[bytes]:
    """Whether the dice of a finished game come from its secret, and the secret matches the seal.

    The game is replayed once for everyone who asks.
    """
    room, sequence, _, _ = await require_room_access(request, table, keys, None)
    if room.phase != "over":
        raise Refused("refused-sealed")
    registry: TableRegistry = request.app.state.registry
    language = language_of_request(request)

    async def encode_dice_check() -> bytes:
        stored = await registry.store.read_table(table)
        if stored is None:
            raise no_table_refusal()
        return await _CHECKS.run_in_thread(lambda: msgspec.json.encode(verify_dice(stored, language)))

    made = await _CHECKS.get_or_make(
        (table, sequence, language), encode_dice_check, partial(count_work_or_refuse, request, _COST)
    )
    headers = {"cache-control": "no-store", "vary": "accept-language, accept-encoding"}
    return made.make_response(request, "application/json", headers)


def verify_dice(stored: StoredTable, language: Language) -> DiceCheck:
    """Checks the seal of a finished game and replays it. Slow for a long game: call it in a thread."""
    record = record_of(stored)
    if record.opening.secret is None:
        raise Refused("refused-sealed")
    try:
        decode_and_check_secret(record.opening, record.opening.secret)
        if rules_have_changed(stored):
            return DiceCheck("fits")
        replayed = Table.replay(record)
    except (BrokenSeal, ReplayDiverged) as failed:
        return DiceCheck("fails", why=say_refusal(failed, language))
    if stored.resumed is not None:
        return DiceCheck("fits")
    return DiceCheck("holds", count_turns(replayed))
