"""What the house answers over HTTP: opening tables, finding them, taking games out and bringing them in."""

import asyncio
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING, Annotated, Any

import segno
from litestar import Request, Response, get, head, post
from litestar.datastructures import State
from litestar.exceptions import NotFoundException
from litestar.openapi.datastructures import ResponseSpec
from litestar.openapi.spec import OpenAPIMediaType, OpenAPIType, Operation, RequestBody, Schema
from litestar.params import FromPath, FromQuery, HeaderParameter, JSONBody
from msgspec import Meta, Struct
from prometheus_client import CONTENT_TYPE_LATEST, generate_latest

import serai
from serai.house import metrics
from serai.house.catalogue import GameShown, games_shown
from serai.house.chronicles import ROUTES as CHRONICLES
from serai.house.exports import export
from serai.house.furnishing import TableOpened, TableWanted, empty_room
from serai.house.keys import digest_of
from serai.house.origins import Origins, address_of
from serai.house.own_tables import show_own_tables
from serai.house.pages import language_of
from serai.house.replays import show_frames, show_replay
from serai.house.room import Phase, Terms, WhatIf
from serai.house.rules import show_rules
from serai.house.sentences import KEEPS, READS, refusals
from serai.house.shares import beside, few_at_once
from serai.house.summaries import Summary, summary
from serai.house.viewer import rights_in
from serai.house.what_if import play_on
from serai.locales.texts import texts
from serai.table import Refused

if TYPE_CHECKING:
    from serai.house.hall import Hall
    from serai.house.imports import Imports
    from serai.house.limits import Doorkeeper

RECORD = "application/x-ndjson"

_DRAWING = ThreadPoolExecutor(1, "serai-codes")
_COST_OF_CODE = 0.04
"""Seconds that it takes to draw one."""


class PublicTable(Struct, frozen=True):
    """A table that anyone may find."""

    table: str
    terms: Terms
    phase: Phase
    names: tuple[str, ...]
    free: int
    what_if: WhatIf | None = None


class HouseShown(Struct, frozen=True):
    """`addresses` are those under which other devices reach this house; `private` says that none shall."""

    version: str
    addresses: tuple[str, ...]
    private: bool


class Link(Struct, frozen=True, forbid_unknown_fields=True):
    link: Annotated[str, Meta(min_length=1, max_length=500)]


class Health(Struct, frozen=True):
    ok: bool
    live_tables: int


class BroughtIn(Struct, frozen=True):
    """A finished game that can now be looked at; whoever brought it is its host."""

    table: str
    host: str
    gallery: str


@get("/api/house", sync_to_thread=False, responses=refusals(403, 500))
def show_house(state: State) -> HouseShown:
    """What this house is, and where others reach it."""
    return HouseShown(serai.__version__, state.addresses, state.private)


@get("/api/games", sync_to_thread=False, responses=refusals(403, 500))
def show_games() -> list[GameShown]:
    """The games that are played here, with their options and bots."""
    return games_shown()


@post("/api/tables", responses=refusals(*KEEPS))
async def open_table(data: JSONBody[TableWanted], request: Request[Any, Any, State]) -> TableOpened:
    """Opens a table. Its keys are in the answer, and nowhere else."""
    hall: Hall = request.app.state.hall
    _doorkeeper(request).check_opening(_address(request), hall.now())
    opened = await hall.open(data)
    metrics.TABLES_OPENED.inc()
    return opened


@get("/api/tables", responses=refusals(403, 500))
async def list_tables(state: State) -> list[PublicTable]:
    """The tables whose hosts show them to everyone, the newest first."""
    hall: Hall = state.hall
    return [
        PublicTable(
            table=room.table,
            terms=room.terms,
            phase=room.phase,
            names=tuple(chair.name for chair in room.chairs if chair.name),
            free=sum(chair.free or chair.left for chair in room.chairs),
            what_if=room.what_if,
        )
        for room in await hall.public_rooms()
    ]


@get("/api/tables/{table:str}/record", media_type=RECORD, responses=refusals(*READS))
async def take_out(
    table: FromPath[str],
    request: Request[Any, Any, State],
    key: Annotated[str, HeaderParameter(name="Serai-Key", required=False)] = "",
    seat: FromQuery[str | None] = None,
) -> Response[bytes]:
    """The record of a finished game; before its end what the holder of the key may know of it."""
    hall: Hall = request.app.state.hall
    _doorkeeper(request).check_visit(_address(request), hall.now())
    async with few_at_once():
        kept = await hall.store.read(table)
    rights = rights_in(kept.room, [digest_of(key)]) if kept else None
    if kept is None or rights is None or not rights.may_watch:
        raise Refused("refused-no-table")
    seats = [kept.room.chairs[number].seat for number in rights.chairs]
    if seat is not None and seat not in seats:
        raise Refused("refused-not-yours", seat=seat)
    name = f"serai-{kept.room.terms.game}-{table}.jsonl"
    return Response(
        await beside(partial(export, kept, seat)),
        media_type=RECORD,
        headers={"content-disposition": f'attachment; filename="{name}"'},
    )


@get("/api/tables/{table:str}/summary", responses=refusals(*READS))
async def sum_up(
    table: FromPath[str],
    request: Request[Any, Any, State],
    key: Annotated[str, HeaderParameter(name="Serai-Key", required=False)] = "",
) -> Summary:
    """The table in a few figures, for the holder of a chair's key."""
    hall: Hall = request.app.state.hall
    _doorkeeper(request).check_visit(_address(request), hall.now())
    async with few_at_once():
        kept = await hall.store.read(table)
        rights = rights_in(kept.room, [digest_of(key)]) if kept else None
        if kept is None or rights is None or not rights.chairs:
            raise Refused("refused-no-table")
        seat = kept.room.chairs[rights.chairs[0]].seat
        return await beside(partial(summary, kept, seat))


@dataclass
class _ReadsRecord(Operation):
    """For the schema: the body is the lines of a record."""

    def __post_init__(self) -> None:
        lines = OpenAPIMediaType(schema=Schema(type=OpenAPIType.STRING))
        self.request_body = RequestBody(content={RECORD: lines}, required=True)


@post("/api/records", responses=refusals(*KEEPS), operation_class=_ReadsRecord)
async def take_in(request: Request[Any, Any, State]) -> BroughtIn:
    """Brings in the record of a finished game, if it holds."""
    hall: Hall = request.app.state.hall
    _doorkeeper(request).check_opening(_address(request), hall.now())
    room, host, gallery = empty_room(hall.now())
    content = await request.body()
    name = texts(language_of(request), "house").say("house-the-file")
    imports: Imports = request.app.state.imports
    kept = await imports.read(content, room, at=hall.now(), name=name)
    await hall.store.bring(kept)
    return BroughtIn(kept.room.table, host, gallery)


@post("/api/qr", status_code=200, media_type="image/svg+xml", responses=refusals(400, 403, 413, 429, 500))
async def draw_code(data: JSONBody[Link], request: Request[Any, Any, State]) -> Response[bytes]:
    """A link as a QR code (SVG). It is posted, so that no log ever holds it."""
    hall: Hall = request.app.state.hall
    _doorkeeper(request).check_work(_address(request), hall.now(), _COST_OF_CODE)
    # It is never kept: a link has a key in it.
    drawing = await asyncio.get_running_loop().run_in_executor(_DRAWING, _code, data.link)
    return Response(drawing, media_type="image/svg+xml")


def _code(link: str) -> bytes:
    code = segno.make(link, error="m", micro=False)
    return code.svg_inline(border=2, dark="#000", light="#fff", omitsize=True).encode()


@get("/health", sync_to_thread=False, responses={503: ResponseSpec(Health, generate_examples=False)})
def health(state: State) -> Response[Health]:
    """Whether the disk has kept what it was last given, for whoever watches over the house."""
    hall: Hall = state.hall
    ok = _is_well(hall)
    return Response(Health(ok, len(hall.live)), status_code=200 if ok else 503)


@head("/health", sync_to_thread=False, responses={503: ResponseSpec(None, description="It has not.")})
def health_in_short(state: State) -> Response[None]:
    """The same, by its code alone."""
    return Response(None, status_code=200 if _is_well(state.hall) else 503)


def _is_well(hall: "Hall") -> bool:
    return hall.store.is_there() and not any(live.refused_by_disk for live in hall.live)


@get("/metrics", sync_to_thread=False, include_in_schema=False)
def show_metrics(request: Request[Any, Any, State]) -> Response[bytes]:
    """For whoever runs the house: a proxy lets nobody else in, but would pass the question on."""
    origins: Origins = request.app.state.origins
    if not origins.is_direct(request.scope):
        raise NotFoundException
    hall: Hall = request.app.state.hall
    metrics.LIVE_TABLES.set(len(hall.live))
    return Response(generate_latest(), media_type=CONTENT_TYPE_LATEST)


def _doorkeeper(request: Request[Any, Any, State]) -> "Doorkeeper":
    return request.app.state.doorkeeper


def _address(request: Request[Any, Any, State]) -> str:
    origins: Origins = request.app.state.origins
    return address_of(request.scope, behind_proxy=origins.behind_proxy)


ROUTES = [
    show_house,
    show_games,
    open_table,
    list_tables,
    show_own_tables,
    take_out,
    take_in,
    draw_code,
    show_replay,
    show_frames,
    play_on,
    show_rules,
    sum_up,
    *CHRONICLES,
    health,
    health_in_short,
    show_metrics,
]
