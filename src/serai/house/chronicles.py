"""The chronicles of a table: for those who played there, by a link for anybody, and from a record file."""

import re
import unicodedata
from base64 import urlsafe_b64encode
from datetime import date
from hashlib import blake2b
from pathlib import Path
from typing import TYPE_CHECKING, Any

from litestar import Request, Response, get, post
from litestar.datastructures import State
from litestar.params import FromPath, FromQuery
from msgspec import Struct
from msgspec.structs import replace

from serai.chronicle.evening import Deed, Evening, evening_of
from serai.chronicle.writing import KINDS, Form, written
from serai.house.answers import Answers
from serai.house.exports import lines_of_record
from serai.house.keys import digest_of
from serai.house.pages import PACKED, language_of
from serai.house.replays import Keys, caller, find_own_seat, no_table
from serai.house.revival import revive
from serai.house.room import Room
from serai.house.sentences import KEEPS, READS, refusals
from serai.house.store import Kept, Standing
from serai.house.viewer import rights_in
from serai.locales.texts import Language
from serai.table import Parted, Refused, Table, find_game
from serai.table.reading import cannot_write, proving, read_file

if TYPE_CHECKING:
    from serai.house.hall import Hall
    from serai.house.limits import Doorkeeper

_CHRONICLES = Answers("serai-chronicles", threads=2, most_bytes=16_000_000)

_COST = 0.4
"""Seconds that it takes to write one."""


class ChronicleLink(Struct, frozen=True):
    """Where anybody may read a chronicle."""

    path: str


@get(
    "/api/tables/{table:str}/chronicle.html",
    media_type=KINDS["html"],
    opt={PACKED: True},
    responses=refusals(*READS),
)
async def take_page_home(
    request: Request[Any, Any, State],
    table: FromPath[str],
    keys: Keys = "",
    seat: FromQuery[str | None] = None,
    language: FromQuery[Language | None] = None,
) -> Response[bytes]:
    """The chronicle of the evening up to now, from one of the asker's own seats or as a spectator."""
    return await _taken_home(request, table, keys, seat, language, "html")


@get(
    "/api/tables/{table:str}/chronicle.epub",
    media_type=KINDS["epub"],
    opt={PACKED: True},
    responses=refusals(*READS),
)
async def take_book_home(
    request: Request[Any, Any, State],
    table: FromPath[str],
    keys: Keys = "",
    seat: FromQuery[str | None] = None,
    language: FromQuery[Language | None] = None,
) -> Response[bytes]:
    """The same chronicle as an e-book."""
    return await _taken_home(request, table, keys, seat, language, "epub")


async def _taken_home(
    request: Request[Any, Any, State],
    table: str,
    keys: str,
    seat: str | None,
    language: Language | None,
    form: Form,
) -> Response[bytes]:
    room, sequence, _, own = await find_own_seat(request, table, keys, seat)
    answer = await _written(request, room, sequence, own, language, form)
    answer.headers["content-disposition"] = f'attachment; filename="serai-{table}.{form}"'
    return answer


@post("/api/tables/{table:str}/chronicle/link", status_code=200, responses=refusals(*KEEPS))
async def share_chronicle(
    request: Request[Any, Any, State],
    table: FromPath[str],
    keys: Keys = "",
    seat: FromQuery[str | None] = None,
) -> ChronicleLink:
    """A link under which anybody may read the chronicle of one's seat; asked for again it is the same.

    Until the game is over it shows what spectators may know. It lasts as long as the table.
    """
    room, _, _, own = await find_own_seat(request, table, keys, seat)
    key = _link_key(room, keys, own)
    shared = digest_of(key)
    hall: Hall = request.app.state.hall
    live = await hall.find(table)
    if shared not in live.room.shared:
        await live.change_room(lambda room: replace(room, shared={**room.shared, shared: own or ""}))
    return ChronicleLink(f"/c/{key}")


@get("/c/{key:str}", include_in_schema=False, opt={PACKED: True})
async def read_shared(
    request: Request[Any, Any, State], key: FromPath[str], language: FromQuery[Language | None] = None
) -> Response[bytes]:
    """The chronicle to which somebody gave a link."""
    hall: Hall = request.app.state.hall
    request.app.state.doorkeeper.check_visit(caller(request), hall.now())
    found = await hall.store.glance(key.partition("-")[0])
    seat = found[0].shared.get(digest_of(key)) if found else None
    if found is None or seat is None:
        raise no_table()
    room, sequence = found
    shown = seat if seat and room.phase == "over" else None
    return await _written(request, room, sequence, shown, language, "html")


async def _written(
    request: Request[Any, Any, State],
    room: Room,
    sequence: int,
    seat: str | None,
    language: Language | None,
    form: Form,
) -> Response[bytes]:
    """The chronicle up to the line `sequence`, written once for all who ask for the same."""
    hall: Hall = request.app.state.hall
    doorkeeper: Doorkeeper = request.app.state.doorkeeper
    if room.phase == "gathering":
        raise Refused("refused-not-begun")
    told_in = language or language_of(request)

    def pay() -> None:
        doorkeeper.check_work(caller(request), hall.now(), _COST)

    async def write() -> bytes:
        kept = await hall.store.read(room.table)
        if kept is None:
            raise no_table()
        return await _CHRONICLES.beside(lambda: written(evening_at(kept, seat), told_in, form))

    chronicle = await _CHRONICLES.get((room.table, sequence, seat, told_in, form), write, pay)
    headers = {"cache-control": "no-store", "vary": "accept-language, accept-encoding"}
    return chronicle.response(request, KINDS[form], headers)


def _link_key(room: Room, keys: str, seat: str | None) -> str:
    """The table, and a secret that follows from the key of the seat: so the link is always the same."""
    private = replace(room, public=False)  # whoever only passes by gives no links
    known = [key for key in keys.split(",") if rights_in(private, [digest_of(key)]).may_watch]
    if not known:
        raise no_table()
    number = room.number_of(seat) if seat else None
    held = "" if number is None else room.chairs[number].key
    key = next((key for key in known if digest_of(key) == held), known[0])
    secret = blake2b(
        f"{room.table} {seat or ''}".encode(), key=key.encode()[:64], person=b"chronicle", digest_size=18
    )
    return f"{room.table}-{urlsafe_b64encode(secret.digest()).decode()}"


def evening_at(kept: Kept, seat: str | None) -> Evening:
    """The evening of a table from what is kept of it, as the seat (None: a spectator) knows it."""
    table, replayed = _revived(kept)
    deeds = (Deed(line.entries, line.events) for line in kept.lines)
    return evening_of(table, deeds, seat, date.fromtimestamp(kept.room.opened), replayed=replayed)


def _revived(kept: Kept) -> tuple[Table, bool]:
    """The table as it is now, and whether its whole game was played again."""
    try:
        table = revive(kept)
    except Parted:
        # The rules have changed since: what was told stands, and the last position says how things are.
        if kept.standing is None or kept.opening is None:
            raise
        rules = find_game(kept.opening.game).card.rules
        last = Standing(kept.lines[-1].sequence, rules, kept.standing.position)
        kept = replace(kept, resumed=last)
        table = revive(kept)
    if table is None:
        raise Refused("refused-not-begun")
    return table, kept.resumed is None


def write_chronicle(record: Path, seat: str | None, language: Language, folder: Path) -> list[Path]:
    """Writes the chronicle of a recorded game as a page and as a book."""
    read = read_file(record).record
    if seat is not None and seat not in read.opening.seats:
        raise Refused("refused-no-seat", seat=seat, seats=list(read.opening.seats))
    with proving(str(record)):
        table = Table.replay(read)
        deeds = [Deed(line.entries, line.events) for line in lines_of_record(read, 0.0)]
    began = date.fromtimestamp(record.stat().st_mtime)
    evening = evening_of(table, deeds, seat, began, replayed=True)
    name = "-".join(filter(None, (record.stem, _plain(seat or ""), language)))
    forms: tuple[Form, ...] = ("html", "epub")
    books = {folder / f"{name}.{form}": written(evening, language, form) for form in forms}
    try:
        folder.mkdir(parents=True, exist_ok=True)
        for path, content in books.items():
            path.write_bytes(content)
    except OSError as error:
        raise cannot_write(folder, error) from None
    return list(books)


def _plain(name: str) -> str:
    """A name that any system takes in the name of a file."""
    ascii_only = unicodedata.normalize("NFKD", name).encode("ascii", "ignore").decode()
    return re.sub(r"\W+", "-", ascii_only.casefold()).strip("-")


ROUTES = [take_page_home, take_book_home, share_chronicle, read_shared]
