"""The routes for chronicles: for the players of a table, and through shared links for everybody."""

from base64 import urlsafe_b64encode
from datetime import date
from functools import partial
from hashlib import blake2b
from typing import TYPE_CHECKING, Any

from litestar import Request, Response, get, post
from litestar.datastructures import State
from litestar.params import FromPath, FromQuery
from msgspec import Struct
from msgspec.structs import replace

from serai.chronicle.game_history import GameHistory, make_game_history
from serai.chronicle.rendering import KINDS, Form, make_chronicle, render_in_form
from serai.house.http_refusals import READ_STATUSES, WRITE_STATUSES, refusal_responses
from serai.house.keys import digest_of_key
from serai.house.link_previews import preview_html, preview_of_chronicle, preview_picture_names
from serai.house.pages import PRECOMPRESSED, client_folder, language_of_request
from serai.house.request_access import Keys, count_visit_or_refuse, count_work_or_refuse, require_room_access
from serai.house.response_cache import ResponseCache
from serai.house.restore import replay_table
from serai.house.rights import no_table_refusal, rights_given_by_keys
from serai.house.room import Room
from serai.house.seating_actions import change_room
from serai.house.store import StoredPosition, StoredTable
from serai.locales.texts import Language
from serai.table import Refused, ReplayDiverged, Table, find_game
from serai.table.logged_actions import LoggedAction

if TYPE_CHECKING:
    from serai.house.table_registry import TableRegistry

_CHRONICLES = ResponseCache("serai-chronicles", threads=2, max_bytes=16_000_000)

_COST = 0.4
"""Seconds of work charged for each chronicle."""


class ChronicleLink(Struct, frozen=True):
    """The path under which anybody may read a chronicle."""

    path: str


@get(
    "/api/tables/{table:str}/chronicle.html",
    media_type=KINDS["html"],
    opt={PRECOMPRESSED: True},
    responses=refusal_responses(*READ_STATUSES),
)
async def download_html(
    request: Request[Any, Any, State],
    table: FromPath[str],
    keys: Keys = "",
    seat: FromQuery[str | None] = None,
    language: FromQuery[Language | None] = None,
) -> Response[bytes]:
    """The chronicle of the game so far, for one of the requester's seats or for a spectator."""
    return await _download_chronicle(request, table, keys, seat, language, "html")


@get(
    "/api/tables/{table:str}/chronicle.epub",
    media_type=KINDS["epub"],
    opt={PRECOMPRESSED: True},
    responses=refusal_responses(*READ_STATUSES),
)
async def download_epub(
    request: Request[Any, Any, State],
    table: FromPath[str],
    keys: Keys = "",
    seat: FromQuery[str | None] = None,
    language: FromQuery[Language | None] = None,
) -> Response[bytes]:
    """The chronicle of the game so far, as EPUB."""
    return await _download_chronicle(request, table, keys, seat, language, "epub")


async def _download_chronicle(
    request: Request[Any, Any, State],
    table: str,
    keys: str,
    seat: str | None,
    language: Language | None,
    form: Form,
) -> Response[bytes]:
    room, sequence, _, own = await require_room_access(request, table, keys, seat)
    answer = await _chronicle_response(request, room, sequence, own, language, form)
    answer.headers["content-disposition"] = f'attachment; filename="serai-{table}.{form}"'
    return answer


@post("/api/tables/{table:str}/chronicle/link", status_code=200, responses=refusal_responses(*WRITE_STATUSES))
async def share_chronicle(
    request: Request[Any, Any, State],
    table: FromPath[str],
    keys: Keys = "",
    seat: FromQuery[str | None] = None,
) -> ChronicleLink:
    """Makes a public link to the chronicle of the requester's seat; it is the same link each time.

    Until the game is over it shows what spectators may know. It is valid as long as the table exists.
    """
    room, _, _, own = await require_room_access(request, table, keys, seat)
    key = _shared_link_key(room, keys, own)
    shared = digest_of_key(key)
    registry: TableRegistry = request.app.state.registry
    live = await registry.find_or_load_table(table)
    if shared not in live.room.shared:
        await change_room(live, lambda room: replace(room, shared={**room.shared, shared: own or ""}))
    return ChronicleLink(f"/c/{key}")


@get("/c/{key:str}", include_in_schema=False, opt={PRECOMPRESSED: True})
async def show_shared_chronicle(
    request: Request[Any, Any, State], key: FromPath[str], language: FromQuery[Language | None] = None
) -> Response[bytes]:
    """The chronicle behind a shared link."""
    registry: TableRegistry = request.app.state.registry
    count_visit_or_refuse(request)
    found = await registry.store.read_room_and_last_sequence(key.partition("-")[0])
    seat = found[0].shared.get(digest_of_key(key)) if found else None
    if found is None or seat is None:
        raise no_table_refusal()
    room, sequence = found
    shown = seat if seat and room.phase == "over" else None
    return await _chronicle_response(request, room, sequence, shown, language, "html", shared=True)


async def _chronicle_response(
    request: Request[Any, Any, State],
    room: Room,
    sequence: int,
    seat: str | None,
    language: Language | None,
    form: Form,
    *,
    shared: bool = False,
) -> Response[bytes]:
    """The chronicle up to the log entry `sequence`, cached; a `shared` page has a link preview."""
    registry: TableRegistry = request.app.state.registry
    if room.phase == "gathering":
        raise Refused("refused-not-begun")
    shown_language = language or language_of_request(request)
    server = request.app.state.origins.own_url(request.scope) if shared else ""

    async def render_chronicle_bytes() -> bytes:
        stored = await registry.store.read_table(room.table)
        if stored is None:
            raise no_table_refusal()
        return await _CHRONICLES.run_in_thread(
            lambda: _render(stored_history(stored, seat), shown_language, form, server)
        )

    chronicle = await _CHRONICLES.get_or_make(
        (room.table, sequence, seat, shown_language, form, server),
        render_chronicle_bytes,
        partial(count_work_or_refuse, request, _COST),
    )
    headers = {"cache-control": "no-store", "vary": "accept-language, accept-encoding"}
    return chronicle.make_response(request, KINDS[form], headers)


def _render(history: GameHistory, language: Language, form: Form, server: str) -> bytes:
    """The chronicle; with an address of the server also what messengers show of a link to it."""
    chronicle = make_chronicle(history, language)
    content = render_in_form(chronicle, form)
    if not server:
        return content
    pictures = preview_picture_names(client_folder())
    preview = preview_of_chronicle(chronicle, history.view, language, pictures)
    return content.replace(b"</head>", preview_html(preview, server).encode() + b"</head>", 1)


def _shared_link_key(room: Room, keys: str, seat: str | None) -> str:
    """The table id and a secret derived from the seat's key, so that the link is always the same."""
    private = replace(room, public=False)  # a public table does not let strangers share
    known = [key for key in keys.split(",") if rights_given_by_keys(private, [digest_of_key(key)]).may_watch]
    if not known:
        raise no_table_refusal()
    number = room.chair_number_of(seat) if seat else None
    held = "" if number is None else room.chairs[number].key
    key = next((key for key in known if digest_of_key(key) == held), known[0])
    secret = blake2b(
        f"{room.table} {seat or ''}".encode(), key=key.encode()[:64], person=b"chronicle", digest_size=18
    )
    return f"{room.table}-{urlsafe_b64encode(secret.digest()).decode()}"


def stored_history(stored: StoredTable, seat: str | None) -> GameHistory:
    """The history of a stored game as the seat (None: a spectator) knows it."""
    table, replayed = _load_table_and_whether_replayed(stored)
    actions = (LoggedAction(line.entries, line.events) for line in stored.lines)
    return make_game_history(table, actions, seat, date.fromtimestamp(stored.room.opened), replayed=replayed)


def _load_table_and_whether_replayed(stored: StoredTable) -> tuple[Table, bool]:
    """The table as it is now, and whether the whole game was replayed."""
    try:
        table = replay_table(stored)
    except ReplayDiverged:
        # The rules have changed: the events stay as stored, and the view comes from the last position.
        if stored.last_position is None or stored.opening is None:
            raise
        rules = find_game(stored.opening.game).card.rules
        last = StoredPosition(stored.lines[-1].sequence, rules, stored.last_position.position)
        stored = replace(stored, resumed=last)
        table = replay_table(stored)
    if table is None:
        raise Refused("refused-not-begun")
    return table, stored.resumed is None


ROUTES = [download_html, download_epub, share_chronicle, show_shared_chronicle]
