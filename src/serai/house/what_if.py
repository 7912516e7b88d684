""" "What if" tables: continue from the start of any turn of a game, against bots, with new dice."""

import secrets
from functools import partial
from typing import TYPE_CHECKING, Annotated, Any

from litestar import Request, post
from litestar.datastructures import State
from litestar.params import FromPath, JSONBody
from msgspec import Meta, Struct
from msgspec.structs import replace

from serai.bots import own_bot_levels
from serai.house import metrics
from serai.house.cpu_quotas import limit_slow_work, run_in_thread_and_charge
from serai.house.http_refusals import WRITE_STATUSES, refusal_responses
from serai.house.keys import digest_of_key, new_key, new_table_id
from serai.house.messages import Level, Seat
from serai.house.pages import language_of_request
from serai.house.request_access import Keys, count_opening_or_refuse, require_rights_and_seats
from serai.house.restore import journal_entries_to_replay, opening_to_replay_from
from serai.house.rights import no_table_refusal
from serai.house.room import Chair, Clock, Room, WhatIf
from serai.house.seating import check_bot_level
from serai.house.store import LogEntry, StoredPosition, StoredTable
from serai.house.table_setup import TableOpened
from serai.locales.texts import Language
from serai.table import Opening, Origin, Record, Refused, ReplayDiverged, Table, find_game
from serai.table.chance import ChanceState, Stream
from serai.table.game import AnyGame
from serai.table.journal import TurnEnded, Undone
from serai.table.position import AnyPosition, encode_position
from serai.table.validation import read_options

if TYPE_CHECKING:
    from serai.house.table_registry import TableRegistry


class WhatIfRequest(Struct, frozen=True, forbid_unknown_fields=True):
    """The turn to start from, the seat to play, and the level of the bots (the best by default)."""

    turn: Annotated[int, Meta(ge=0, le=2**31)]
    seat: Seat
    bots: Level = ""


@post("/api/tables/{table:str}/what-if", responses=refusal_responses(*WRITE_STATUSES))
async def open_what_if(
    request: Request[Any, Any, State], table: FromPath[str], data: JSONBody[WhatIfRequest], keys: Keys = ""
) -> TableOpened:
    """Opens a table that continues from a turn of another. Its keys are only in this answer.

    A running game can only be continued from the requester's own seat, and hidden information is drawn at
    random.
    """
    registry: TableRegistry = request.app.state.registry
    count_opening_or_refuse(request)
    async with limit_slow_work():
        stored = await registry.store.read_table(table)
        if stored is None:
            raise no_table_refusal()
        _, seats = require_rights_and_seats(stored.room, keys)
        if stored.room.phase != "over" and data.seat not in seats:
            raise Refused("refused-what-if-seat")
        began, opened = await run_in_thread_and_charge(
            partial(fork_table, stored, data, language_of_request(request), registry.now())
        )
    await registry.store.import_table(began)
    await registry.find_or_load_table(opened.table)
    metrics.TABLES_OPENED.inc()
    return opened


def fork_table(
    stored: StoredTable,
    what_if_request: WhatIfRequest,
    language: Language,
    at: float,
    game: type[AnyGame] | None = None,
) -> tuple[StoredTable, TableOpened]:
    """Makes a table that continues from a turn of another, and its keys. Slow: call it in a thread."""
    opening, room = opening_to_replay_from(stored), stored.room
    if opening is None:
        raise Refused("refused-not-begun")
    if what_if_request.seat not in opening.seats:
        raise Refused("refused-no-seat", seat=what_if_request.seat, seats=list(opening.seats))
    level = what_if_request.bots or own_bot_levels(opening.game)[-1]
    check_bot_level(opening.game, level)
    kind = (game or find_game(opening.game)).with_pack(opening.pack)
    position = position_at_turn(stored, opening, what_if_request.turn, kind)
    if room.phase != "over":
        options = read_options(kind.card, opening.options)
        chance = Stream(secrets.token_bytes(32), "imagined", 0)
        position.state = kind.imagine(position.state, what_if_request.seat, options, chance)
    table = Table.new(
        kind,
        opening.seats,
        opening.options,
        takebacks=True,
        pack=opening.pack,
        bots={seat: level for seat in opening.seats if seat != what_if_request.seat},
        start=position,
        origin=Origin(opening.commitment, what_if_request.turn),
        heard=opening.heard or None,
    )
    if table.outcome is not None:
        raise _no_turn_refusal(what_if_request.turn)
    opened = TableOpened(
        table=new_table_id(),
        host=new_key(),
        invitation=new_key(),
        gallery=new_key(),
        chairs=tuple(new_key() if seat == what_if_request.seat else None for seat in opening.seats),
    )
    began = StoredTable(
        _make_what_if_room(room, what_if_request, opening, opened, level, language, at),
        table.opening,
        (LogEntry(0, at), LogEntry(1, at, tuple(table.journal), tuple(table.addressed_events(0)))),
        StoredPosition(1, table.opening.rules, encode_position(table.position)),
    )
    return began, opened


def _make_what_if_room(
    room: Room,
    what_if_request: WhatIfRequest,
    opening: Opening,
    opened: TableOpened,
    level: str,
    language: Language,
    at: float,
) -> Room:
    """The room of the new table; the seats keep their names."""
    chairs = tuple(
        Chair(seat, seat, bot=level) if key is None else Chair(seat, seat, key=digest_of_key(key))
        for seat, key in zip(opening.seats, opened.chairs, strict=True)
    )
    return Room(
        table=opened.table,
        terms=replace(
            room.terms, seed=None, takebacks=True, clock=Clock(), language=language, introduction=False
        ),
        chairs=chairs,
        host=digest_of_key(opened.host),
        invitation=digest_of_key(opened.invitation),
        gallery=digest_of_key(opened.gallery),
        opened=at,
        phase="playing",
        what_if=WhatIf(room.table, what_if_request.turn),
    )


def position_at_turn(stored: StoredTable, opening: Opening, turn: int, game: type[AnyGame]) -> AnyPosition:
    """The position at the start of a turn (the last such start, if the turn was undone), with fresh
    chance.
    """
    table = Table.replay(Record(opening), game=game)
    found = table.position if table.position.turn == turn else None
    try:
        for number, entry in enumerate(journal_entries_to_replay(stored), 1):
            table.apply_entry(number, entry)
            if isinstance(entry, TurnEnded | Undone):
                position = table.position
                if position.turn == turn:
                    found = position
                elif position.turn < turn:  # the turn was undone
                    found = None
    except ReplayDiverged:
        raise Refused("refused-what-if-rules") from None
    if found is None:
        raise _no_turn_refusal(turn)
    found.chance = ChanceState()
    return found


def _no_turn_refusal(turn: int) -> Refused:
    return Refused("refused-what-if-turn", turn=turn)
