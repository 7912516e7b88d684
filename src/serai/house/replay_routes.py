"""The routes for replays."""

import gzip
from functools import partial
from typing import TYPE_CHECKING, Any

import msgspec
from litestar import Request, Response, get
from litestar.datastructures import State
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import FromPath, FromQuery
from msgspec import Struct

from serai.house.content_encodings import accepts_encoding
from serai.house.cpu_quotas import limit_slow_work, run_in_thread_and_charge
from serai.house.http_refusals import READ_STATUSES, refusal_responses
from serai.house.pages import PRECOMPRESSED, language_of_request
from serai.house.replay_frames import Replay, ReplayTurn
from serai.house.request_access import Keys, require_room_access
from serai.house.room import Phase, Terms
from serai.locales.texts import Language
from serai.table import Refused

if TYPE_CHECKING:
    from serai.house.table_registry import TableRegistry

MAX_FRAMES = 24
"""Frames per request: more would keep others waiting."""

FRAMES = ResponseSpec(list[dict[str, object]], generate_examples=False, description="See `ReplayFrame`.")
"""OpenAPI cannot describe the arguments of events, so frames are plain objects in the schema."""


class ReplayInfo(Struct, frozen=True):
    """The replay from `seat` (None: as a spectator). `seats` are the requester's own.

    `names` are the players of the seats; `playable` says whether a new table can continue from one of its
    turns.
    """

    table: str
    terms: Terms
    phase: Phase
    seat: str | None
    seats: tuple[str, ...]
    names: dict[str, str]
    frames: int
    turns: list[ReplayTurn]
    playable: bool


@get("/api/tables/{table:str}/replay", responses=refusal_responses(*READ_STATUSES))
async def show_replay(
    request: Request[Any, Any, State],
    table: FromPath[str],
    keys: Keys = "",
    seat: FromQuery[str | None] = None,
) -> ReplayInfo:
    """The replay of a finished game, or of a running game so far.

    `seat` is one of the requester's own, or empty for a spectator; the default is the first of their own.
    """
    room, sequence, seats, seat = await require_room_access(request, table, keys, seat)
    registry: TableRegistry = request.app.state.registry
    async with limit_slow_work():
        replay = await registry.replay_cache.get_or_build(table, seat, sequence=sequence)
    return ReplayInfo(
        table=table,
        terms=room.terms,
        phase=room.phase,
        seat=seat,
        seats=seats,
        names=replay.names,
        frames=len(replay.frames),
        turns=replay.turns,
        playable=replay.has_frame_to_continue_from,
    )


@get(
    "/api/tables/{table:str}/replay/frames",
    opt={PRECOMPRESSED: True},
    responses={**refusal_responses(*READ_STATUSES), 200: FRAMES},
)
async def show_frames(
    request: Request[Any, Any, State],
    table: FromPath[str],
    since: FromQuery[int],
    until: FromQuery[int],
    keys: Keys = "",
    seat: FromQuery[str | None] = None,
) -> Response[bytes]:
    """Some frames of a replay (JSON), in the language of the request."""
    _, sequence, _, seat = await require_room_access(request, table, keys, seat)
    registry: TableRegistry = request.app.state.registry
    if not 0 <= since < until <= since + MAX_FRAMES:
        raise _no_frames_refusal()
    packs = accepts_encoding(request.headers.get("accept-encoding", ""), "gzip")
    async with limit_slow_work():
        replay = await registry.replay_cache.get_or_build(table, seat, sequence=sequence, frames=until)
        if until > len(replay.frames):
            raise _no_frames_refusal()
        content = await run_in_thread_and_charge(
            partial(_encode_frames, replay, since, until, language_of_request(request), packs=packs)
        )
    headers = {"cache-control": "no-store", "vary": "accept-encoding"}
    if packs:
        headers["content-encoding"] = "gzip"
    return Response(content, media_type="application/json", headers=headers)


def _encode_frames(replay: Replay, since: int, until: int, language: Language, *, packs: bool) -> bytes:
    content = msgspec.json.encode(replay.render(since, until, language))
    return gzip.compress(content, 6) if packs else content


def _no_frames_refusal() -> Refused:
    return Refused("refused-no-moment")
