"""Looking at a game again: the films of tables, and what the house answers to whoever asks for them."""

import gzip
from functools import partial
from typing import TYPE_CHECKING, Annotated, Any

import msgspec
from litestar import Request, Response, get
from litestar.datastructures import State
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import FromPath, FromQuery, HeaderParameter
from msgspec import Struct

from serai.house.films import Film, TurnShown
from serai.house.keys import digest_of
from serai.house.origins import address_of
from serai.house.pages import PACKED, language_of
from serai.house.room import Phase, Room, Terms
from serai.house.sentences import READS, refusals
from serai.house.shares import beside, few_at_once
from serai.house.viewer import Rights, rights_in
from serai.locales.texts import Language
from serai.table import Refused

if TYPE_CHECKING:
    from serai.house.hall import Hall

MOST_FRAMES = 24
"""So many are answered at once: more would keep others waiting."""

FRAMES = ResponseSpec(list[dict[str, object]], generate_examples=False, description="See `FrameShown`.")
"""What an event may hold cannot be told in the schema, so neither can a frame."""

_MOST_KEYS = 16

Keys = Annotated[str, HeaderParameter(name="Serai-Key", required=False)]
"""One key or several, with commas between them."""


class ReplayShown(Struct, frozen=True):
    """What there is to look at again, from `seat` (None: as a spectator). `seats` are the asker's own.

    `names` says who played each seat; `playable` whether one may play on from there.
    """

    table: str
    terms: Terms
    phase: Phase
    seat: str | None
    seats: tuple[str, ...]
    names: dict[str, str]
    frames: int
    turns: list[TurnShown]
    playable: bool


def caller(request: Request[Any, Any, State]) -> str:
    """The address that somebody asks from."""
    return address_of(request.scope, behind_proxy=request.app.state.origins.behind_proxy)


def no_table() -> Refused:
    return Refused("refused-no-table")


def rights_by(room: Room, keys: str) -> tuple[Rights, tuple[str, ...]]:
    """What the keys of a request open, and the seats that are theirs; refuses where they open nothing."""
    rights = rights_in(room, map(digest_of, keys.split(",")[:_MOST_KEYS]))
    if not rights.may_watch:
        raise no_table()
    return rights, tuple(room.chairs[number].seat for number in rights.chairs if room.chairs[number].seat)


async def find_own_seat(
    request: Request[Any, Any, State], table: str, keys: str, seat: str | None
) -> tuple[Room, int, tuple[str, ...], str | None]:
    """The room, its last line, the asker's seats, and from where to look: "" is as a spectator."""
    hall: Hall = request.app.state.hall
    request.app.state.doorkeeper.check_visit(caller(request), hall.now())
    found = await hall.store.glance(table)
    if found is None:
        raise no_table()
    room, sequence = found
    _, seats = rights_by(room, keys)
    if seat is None:
        seat = seats[0] if seats else ""
    if seat and seat not in seats:
        raise Refused("refused-not-yours", seat=seat)
    return room, sequence, seats, seat or None


@get("/api/tables/{table:str}/replay", responses=refusals(*READS))
async def show_replay(
    request: Request[Any, Any, State],
    table: FromPath[str],
    keys: Keys = "",
    seat: FromQuery[str | None] = None,
) -> ReplayShown:
    """What there is to see again of a game that is over, or of a running one up to now.

    `seat` is one of the asker's own, or empty for what spectators saw; without it the first of them.
    """
    room, sequence, seats, seat = await find_own_seat(request, table, keys, seat)
    hall: Hall = request.app.state.hall
    async with few_at_once():
        film = await hall.films.film(table, seat, sequence=sequence)
    return ReplayShown(
        table=table,
        terms=room.terms,
        phase=room.phase,
        seat=seat,
        seats=seats,
        names=film.names,
        frames=len(film.frames),
        turns=film.turns,
        playable=film.playable,
    )


@get(
    "/api/tables/{table:str}/replay/frames",
    opt={PACKED: True},
    responses={**refusals(*READS), 200: FRAMES},
)
async def show_frames(
    request: Request[Any, Any, State],
    table: FromPath[str],
    since: FromQuery[int],
    until: FromQuery[int],
    keys: Keys = "",
    seat: FromQuery[str | None] = None,
) -> Response[bytes]:
    """Some frames of it (JSON), as they were told at the time, in the language of the request."""
    _, sequence, _, seat = await find_own_seat(request, table, keys, seat)
    hall: Hall = request.app.state.hall
    if not 0 <= since < until <= since + MOST_FRAMES:
        raise _no_frames()
    packs = "gzip" in request.headers.get("accept-encoding", "")
    async with few_at_once():
        film = await hall.films.film(table, seat, sequence=sequence, frames=until)
        if until > len(film.frames):
            raise _no_frames()
        content = await beside(partial(_content, film, since, until, language_of(request), packs=packs))
    headers = {"cache-control": "no-store", "vary": "accept-encoding"}
    if packs:
        headers["content-encoding"] = "gzip"
    return Response(content, media_type="application/json", headers=headers)


def _content(film: Film, since: int, until: int, language: Language, *, packs: bool) -> bytes:
    content = msgspec.json.encode(film.shown(since, until, language))
    return gzip.compress(content, 6) if packs else content


def _no_frames() -> Refused:
    return Refused("refused-no-moment")
