"""What if: from the start of any turn one plays on at a table of one's own, against bots, with new dice."""

import secrets
from functools import partial
from typing import TYPE_CHECKING, Annotated, Any

from litestar import Request, post
from litestar.datastructures import State
from litestar.params import FromPath, JSONBody
from msgspec import Meta, Struct
from msgspec.structs import replace

from serai.bots import levels
from serai.house import metrics
from serai.house.chairs import check_level
from serai.house.furnishing import TableOpened
from serai.house.keys import digest_of, new_key, new_table_id
from serai.house.messages import Level, Seat
from serai.house.pages import language_of
from serai.house.replays import Keys, caller, no_table, rights_by
from serai.house.revival import entries_of, opening_of
from serai.house.room import Chair, Clock, Room, WhatIf
from serai.house.sentences import KEEPS, refusals
from serai.house.shares import beside, few_at_once
from serai.house.store import Kept, Line, Standing
from serai.locales.texts import Language
from serai.table import Opening, Origin, Parted, Record, Refused, Table, find_game
from serai.table.chance import ChanceState, Stream
from serai.table.game import AnyGame
from serai.table.journal import TurnEnded, Undone
from serai.table.opening import read_options
from serai.table.position import AnyPosition, encode_position

if TYPE_CHECKING:
    from serai.house.hall import Hall


class WhatIfWanted(Struct, frozen=True, forbid_unknown_fields=True):
    """From the start of which turn, in which seat, and against bots of which level (the best, if none)."""

    turn: Annotated[int, Meta(ge=0, le=2**31)]
    seat: Seat
    bots: Level = ""


@post("/api/tables/{table:str}/what-if", responses=refusals(*KEEPS))
async def play_on(
    request: Request[Any, Any, State], table: FromPath[str], data: JSONBody[WhatIfWanted], keys: Keys = ""
) -> TableOpened:
    """Opens a table that goes on from a turn of another. Its keys are in the answer, and nowhere else.

    From a game that still runs one goes on in one's own seat, and what that seat cannot know is made up.
    """
    hall: Hall = request.app.state.hall
    request.app.state.doorkeeper.check_opening(caller(request), hall.now())
    async with few_at_once():
        kept = await hall.store.read(table)
        if kept is None:
            raise no_table()
        _, seats = rights_by(kept.room, keys)
        if kept.room.phase != "over" and data.seat not in seats:
            raise Refused("refused-what-if-seat")
        began, opened = await beside(partial(take_up, kept, data, language_of(request), hall.now()))
    await hall.store.bring(began)
    await hall.find(opened.table)
    metrics.TABLES_OPENED.inc()
    return opened


def take_up(
    kept: Kept,
    wanted: WhatIfWanted,
    language: Language,
    at: float,
    game: type[AnyGame] | None = None,
) -> tuple[Kept, TableOpened]:
    """The table that goes on from a turn of another, ready to be kept, and its keys. Slow: use a thread."""
    opening, room = opening_of(kept), kept.room
    if opening is None:
        raise Refused("refused-not-begun")
    if wanted.seat not in opening.seats:
        raise Refused("refused-no-seat", seat=wanted.seat, seats=list(opening.seats))
    level = wanted.bots or levels(opening.game)[-1]
    check_level(opening.game, level)
    kind = (game or find_game(opening.game)).with_pack(opening.pack)
    position = position_at(kept, opening, wanted.turn, kind)
    if room.phase != "over":
        options = read_options(kind.card, opening.options)
        chance = Stream(secrets.token_bytes(32), "imagined", 0)
        position.state = kind.imagine(position.state, wanted.seat, options, chance)
    table = Table.new(
        kind,
        opening.seats,
        opening.options,
        takebacks=True,
        pack=opening.pack,
        bots={seat: level for seat in opening.seats if seat != wanted.seat},
        start=position,
        origin=Origin(opening.commitment, wanted.turn),
    )
    if table.outcome is not None:
        raise _no_turn(wanted.turn)
    opened = TableOpened(
        table=new_table_id(),
        host=new_key(),
        invitation=new_key(),
        gallery=new_key(),
        chairs=tuple(new_key() if seat == wanted.seat else None for seat in opening.seats),
    )
    began = Kept(
        _furnished(room, wanted, opening, opened, level, language, at),
        table.opening,
        (Line(0, at), Line(1, at, tuple(table.journal), tuple(table.told(0)))),
        Standing(1, table.opening.rules, encode_position(table.position)),
    )
    return began, opened


def _furnished(
    room: Room,
    wanted: WhatIfWanted,
    opening: Opening,
    opened: TableOpened,
    level: str,
    language: Language,
    at: float,
) -> Room:
    """The seats keep their names, whoever plays them now."""
    chairs = tuple(
        Chair(seat, seat, bot=level) if key is None else Chair(seat, seat, key=digest_of(key))
        for seat, key in zip(opening.seats, opened.chairs, strict=True)
    )
    return Room(
        table=opened.table,
        terms=replace(
            room.terms, seed=None, takebacks=True, clock=Clock(), language=language, introduction=False
        ),
        chairs=chairs,
        host=digest_of(opened.host),
        invitation=digest_of(opened.invitation),
        gallery=digest_of(opened.gallery),
        opened=at,
        phase="playing",
        what_if=WhatIf(room.table, wanted.turn),
    )


def position_at(kept: Kept, opening: Opening, turn: int, game: type[AnyGame]) -> AnyPosition:
    """The position at the start of a turn, as that turn was played in the end, with chance all anew."""
    table = Table.replay(Record(opening), game=game)
    found = table.position if table.position.turn == turn else None
    try:
        for number, entry in enumerate(entries_of(kept), 1):
            table.repeat(number, entry)
            if isinstance(entry, TurnEnded | Undone):
                position = table.position
                if position.turn == turn:
                    found = position
                elif position.turn < turn:  # the turn was taken back
                    found = None
    except Parted:
        raise Refused("refused-what-if-rules") from None
    if found is None:
        raise _no_turn(turn)
    found.chance = ChanceState()
    return found


def _no_turn(turn: int) -> Refused:
    return Refused("refused-what-if-turn", turn=turn)
