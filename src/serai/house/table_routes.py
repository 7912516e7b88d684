"""The routes for tables: opening and listing them, their statistics, export and import of games."""

from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING, Annotated, Any

from litestar import Request, Response, get, post
from litestar.datastructures import State
from litestar.openapi.spec import OpenAPIMediaType, OpenAPIType, Operation, RequestBody, Schema
from litestar.params import FromPath, FromQuery, HeaderParameter, JSONBody
from msgspec import Struct

from serai.house import metrics
from serai.house.catalogue import GameInfo, describe_all_games
from serai.house.cpu_quotas import limit_slow_work, run_in_thread_and_charge
from serai.house.http_refusals import READ_STATUSES, WRITE_STATUSES, refusal_responses
from serai.house.keys import digest_of_key
from serai.house.messages import ProposedTime
from serai.house.pages import language_of_request
from serai.house.proposed_times import proposed_time_of
from serai.house.record_export import encode_record
from serai.house.request_access import count_opening_or_refuse, count_visit_or_refuse
from serai.house.rights import no_table_refusal, rights_given_by_keys
from serai.house.room import Phase, Terms, WhatIf
from serai.house.summaries import Summary, make_summary
from serai.house.table_setup import TableOpened, TableRequest, make_room_and_keys_for_import
from serai.locales.texts import find_texts
from serai.table import Refused

if TYPE_CHECKING:
    from serai.house.record_import import ImportWorker
    from serai.house.table_registry import TableRegistry

RECORD_MEDIA_TYPE = "application/x-ndjson"


class PublicTable(Struct, frozen=True):
    """A table on the public list."""

    table: str
    terms: Terms
    phase: Phase
    names: tuple[str, ...]
    free: int
    what_if: WhatIf | None = None
    proposed_time: ProposedTime | None = None


class ImportedTable(Struct, frozen=True):
    """The table of an imported game, with the keys of its host and for spectators."""

    table: str
    host: str
    gallery: str


@get("/api/games", sync_to_thread=False, responses=refusal_responses(403, 500))
def show_games() -> list[GameInfo]:
    """The installed games, with their options and bots."""
    return describe_all_games()


@post("/api/tables", responses=refusal_responses(*WRITE_STATUSES))
async def open_table(data: JSONBody[TableRequest], request: Request[Any, Any, State]) -> TableOpened:
    """Opens a table. Its keys are only in this answer."""
    registry: TableRegistry = request.app.state.registry
    count_opening_or_refuse(request)
    opened = await registry.open_table(data)
    metrics.TABLES_OPENED.inc()
    return opened


@get("/api/tables", responses=refusal_responses(403, 500))
async def list_public_tables(state: State) -> list[PublicTable]:
    """The public tables, newest first."""
    registry: TableRegistry = state.registry
    return [
        PublicTable(
            table=room.table,
            terms=room.terms,
            phase=room.phase,
            names=tuple(chair.name for chair in room.chairs if chair.name),
            free=sum(chair.is_free or chair.left for chair in room.chairs),
            what_if=room.what_if,
            proposed_time=proposed_time_of(room),
        )
        for room in await registry.public_rooms()
    ]


@get(
    "/api/tables/{table:str}/record",
    media_type=RECORD_MEDIA_TYPE,
    responses=refusal_responses(*READ_STATUSES),
)
async def export_record(
    table: FromPath[str],
    request: Request[Any, Any, State],
    key: Annotated[str, HeaderParameter(name="Serai-Key", required=False)] = "",
    seat: FromQuery[str | None] = None,
) -> Response[bytes]:
    """The record of a finished game, or the part of a running game that the key's holder may know."""
    registry: TableRegistry = request.app.state.registry
    count_visit_or_refuse(request)
    async with limit_slow_work():
        stored = await registry.store.read_table(table)
    rights = rights_given_by_keys(stored.room, [digest_of_key(key)]) if stored else None
    if stored is None or rights is None or not rights.may_watch:
        raise no_table_refusal()
    seats = [stored.room.chairs[number].seat for number in rights.chairs]
    if seat is not None and seat not in seats:
        raise Refused("refused-not-yours", seat=seat)
    name = f"serai-{stored.room.terms.game}-{table}.jsonl"
    return Response(
        await run_in_thread_and_charge(partial(encode_record, stored, seat)),
        media_type=RECORD_MEDIA_TYPE,
        headers={"content-disposition": f'attachment; filename="{name}"'},
    )


@get("/api/tables/{table:str}/summary", responses=refusal_responses(*READ_STATUSES))
async def show_summary(
    table: FromPath[str],
    request: Request[Any, Any, State],
    key: Annotated[str, HeaderParameter(name="Serai-Key", required=False)] = "",
) -> Summary:
    """The statistics of a table, for the holder of a chair's key."""
    registry: TableRegistry = request.app.state.registry
    count_visit_or_refuse(request)
    async with limit_slow_work():
        stored = await registry.store.read_table(table)
        rights = rights_given_by_keys(stored.room, [digest_of_key(key)]) if stored else None
        if stored is None or rights is None or not rights.chairs:
            raise no_table_refusal()
        seat = stored.room.chairs[rights.chairs[0]].seat
        return await run_in_thread_and_charge(partial(make_summary, stored, seat))


@dataclass
class _RecordBody(Operation):
    """Describes the body in the schema: the lines of a record."""

    def __post_init__(self) -> None:
        lines = OpenAPIMediaType(schema=Schema(type=OpenAPIType.STRING))
        self.request_body = RequestBody(content={RECORD_MEDIA_TYPE: lines}, required=True)


@post("/api/records", responses=refusal_responses(*WRITE_STATUSES), operation_class=_RecordBody)
async def import_record(request: Request[Any, Any, State]) -> ImportedTable:
    """Imports the record of a finished game, if it replays."""
    registry: TableRegistry = request.app.state.registry
    count_opening_or_refuse(request)
    room, host, gallery = make_room_and_keys_for_import(registry.now())
    content = await request.body()
    name = find_texts(language_of_request(request), "house").say("house-the-file")
    import_worker: ImportWorker = request.app.state.import_worker
    stored = await import_worker.stored_table_from_record(content, room, at=registry.now(), name=name)
    await registry.store.import_table(stored)
    return ImportedTable(stored.room.table, host, gallery)
