"""Sets up a table as its host requests (chairs, keys, bots), and starts its game."""

from typing import Literal

from msgspec import Struct, structs

from serai.bots.hints import has_hints
from serai.house import seating
from serai.house.heard_counts import heard_counts_of_all_chairs, set_heard_counts_of_chair
from serai.house.keys import digest_of_key, new_key, new_table_id
from serai.house.messages import MAX_CHAIRS, Heard, Level, Name
from serai.house.pace import check_clock
from serai.house.room import Chair, Room, Terms
from serai.introductions.introduction import check_introduction_setup, find_introduction, open_introduction
from serai.locales.texts import find_texts
from serai.table import Refused, Table, find_game


class ChairRequest(Struct, frozen=True, forbid_unknown_fields=True):
    """A chair for somebody at the host's device (`here`), for anybody with the link, or for a bot."""

    kind: Literal["here", "link", "bot"]
    name: Name = ""
    bot: Level | None = None


class TableRequest(Struct, frozen=True, forbid_unknown_fields=True):
    """What a host asks for. Without chairs for others the game starts at once.

    `heard` is what the people at the host's device have heard of the pack in earlier games.
    """

    terms: Terms
    chairs: tuple[ChairRequest, ...]
    public: bool = False
    heard: Heard = {}


class TableOpened(Struct, frozen=True):
    """The new table and its keys, which are sent only once; `chairs` contains the keys for the host's
    device.
    """

    table: str
    host: str
    invitation: str
    gallery: str
    chairs: tuple[str | None, ...]


def make_room_and_keys_for_import(at: float) -> tuple[Room, str, str]:
    """A room for an imported game, the host's key, and the key for spectators."""
    host, gallery = new_key(), new_key()
    room = Room(
        table=new_table_id(),
        terms=Terms(game=""),
        chairs=(),
        host=digest_of_key(host),
        invitation=digest_of_key(new_key()),
        gallery=digest_of_key(gallery),
        opened=at,
    )
    return room, host, gallery


def make_room_and_keys(table_request: TableRequest, at: float) -> tuple[Room, TableOpened]:
    """Makes the requested room and its keys."""
    if table_request.terms.introduction:
        table_request = _apply_introduction_settings(table_request)
    terms = table_request.terms
    game = find_game(terms.game).with_pack(terms.pack)
    card = game.card
    check_clock(terms.clock)
    if len(table_request.chairs) > MAX_CHAIRS or len(table_request.chairs) not in card.seats:
        least, most = card.seats[0], card.seats[-1]
        raise Refused("refused-seats", least=least, most=most)
    opened = TableOpened(
        table=new_table_id(),
        host=new_key(),
        invitation=new_key(),
        gallery=new_key(),
        chairs=tuple(new_key() if chair.kind == "here" else None for chair in table_request.chairs),
    )
    room = Room(
        table=opened.table,
        terms=structs.replace(terms, hints=terms.hints and has_hints(terms.game)),
        chairs=tuple(Chair() for _ in table_request.chairs),
        host=digest_of_key(opened.host),
        invitation=digest_of_key(opened.invitation),
        gallery=digest_of_key(opened.gallery),
        opened=at,
        public=table_request.public,
    )
    for number, (chair, key) in enumerate(zip(table_request.chairs, opened.chairs, strict=True)):
        if key is not None:
            room, _ = seating.seat_person(room, chair.name, number, digest_of_key(key))
    if table_request.heard and (here := [n for n, key in enumerate(opened.chairs) if key is not None]):
        room = set_heard_counts_of_chair(
            room, here[0], table_request.heard
        )  # each device sends its list only once
    names = names_for_new_bots(room)
    for number, chair in enumerate(table_request.chairs):
        if chair.kind == "bot":
            own = [chair.name] if chair.name else []
            room = seating.set_bot(room, number, chair.bot or "", [*own, *names])
    seating.check_can_begin(room)
    return room, opened


def _apply_introduction_settings(table_request: TableRequest) -> TableRequest:
    """The request with the options, seed and bot of the introduction."""
    terms = table_request.terms
    check_introduction_setup(
        terms.game, terms.options, terms.pack, [chair.kind for chair in table_request.chairs]
    )
    introduction = find_introduction(terms.game)
    learner, other = table_request.chairs
    scenario = introduction.scenario
    return TableRequest(
        structs.replace(terms, options=scenario.options, seed=scenario.seed),
        (learner, structs.replace(other, bot=introduction.bot)),
    )


def open_table_for_room(room: Room) -> Table:
    terms = room.terms
    if terms.introduction:
        learner, other = (chair.seat for chair in room.chairs)
        return open_introduction(terms.game, learner, other, takebacks=terms.takebacks)
    return Table.new(
        terms.game,
        [chair.seat for chair in room.chairs],
        terms.options,
        seed=terms.seed,
        takebacks=terms.takebacks,
        pack=terms.pack,
        bots={chair.seat: chair.bot for chair in room.chairs if chair.bot},
        heard=heard_counts_of_all_chairs(room),
    )


def names_for_new_bots(room: Room) -> list[str]:
    """Names for bots in the table's language, enough for every chair."""
    return find_texts(room.terms.language, "house").say("bot-names").split()
