"""Every message on the socket: the requests of clients, and what the server sends.

A client first sends `hello`. After that each request has an `id` of the client's choice and gets one answer
with that id. Messages about what others do have no id. Unknown fields are refused. A frame from the client
contains one message, a frame from the server one or more, one per line.
"""

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta, Struct

from serai.book.languages import FALLBACK
from serai.house.room import Phase, Terms, WhatIf
from serai.introductions.remarks import Remark
from serai.locales.rendered_text import Passages, RenderedText
from serai.locales.texts import Language
from serai.table import Event, View
from serai.table.errors import Detail

PROTOCOL = 1
MAX_CHAIRS = 8

Id = Annotated[int, Meta(ge=0, le=2**53)]
ChairNumber = Annotated[int, Meta(ge=0, lt=MAX_CHAIRS)]
Seat = Annotated[str, Meta(max_length=60)]
Key = Annotated[str, Meta(max_length=64)]
Name = Annotated[str, Meta(max_length=60)]
Level = Annotated[str, Meta(max_length=30)]
Seen = Annotated[int, Meta(ge=0, le=2**31)]
Heard = Annotated[
    dict[Annotated[str, Meta(max_length=120)], Annotated[int, Meta(ge=1, le=1_000)]], Meta(max_length=5_000)
]
"""How often each part of a content pack was heard (in the Nights `strip#paragraph`)."""

Sign = Literal["bravo", "laugh", "gasp", "patience", "thanks", "sorry"]
"""The reactions."""


def _message_tag(name: str) -> str:
    """`BarChat` is `bar-chat` on the wire."""
    return "".join(f"-{letter.lower()}" if letter.isupper() else letter for letter in name).lstrip("-")


class _Request(
    Struct, frozen=True, forbid_unknown_fields=True, tag_field="type", tag=_message_tag, kw_only=True
):
    id: Id


# Connecting


class Hello(
    Struct, frozen=True, forbid_unknown_fields=True, tag_field="type", tag=_message_tag, kw_only=True
):
    """The first message. `keys` are all the keys that the client holds for this table.

    `seat` is the seat to look from, one of the client's own. By default it is the first of them, or none if
    the device is `covered` (several people share it). After a lost connection, `seen` is the number of that
    seat's events that the client already has.
    """

    table: Annotated[str, Meta(max_length=40)]
    keys: Annotated[tuple[Key, ...], Meta(max_length=2 * MAX_CHAIRS)] = ()
    language: Language = FALLBACK
    protocol: int = PROTOCOL
    seat: Seat | None = None
    seen: Seen | None = None
    covered: bool = False


# In the game


class Choose(_Request, frozen=True):
    """Answer the question with the number `asked`, as in the update. If it is sent twice, it is played
    once.
    """

    seat: Seat
    option: Annotated[str, Meta(max_length=200)]
    asked: Seen


class Undo(_Request, frozen=True):
    """Take the seat's last choice back, or ask the others to agree.

    If `seen` is given (the number of events that the seat has seen), a request that is sent twice undoes only
    once.
    """

    seat: Seat
    seen: Seen | None = None


class Agree(_Request, frozen=True):
    """Answer another player's request to take a choice back."""

    seat: Seat
    agree: bool


class Face(_Request, frozen=True):
    """Look from another of the client's seats, or with None as a spectator."""

    seat: Seat | None
    seen: Seen | None = None


class Speak(_Request, frozen=True):
    """Switch the language of everything the server sends."""

    language: Language


class ReadLog(_Request, frozen=True):
    """Get earlier events."""

    since: Seen
    until: Seen


class Consult(_Request, frozen=True):
    """Get the odds of the current decision; `option` is one that the player considers."""

    option: Annotated[str, Meta(max_length=200)] = ""


class Hint(_Request, frozen=True):
    """Ask what a good player would choose now in the client's seat, and why."""


class Hurry(_Request, frozen=True):
    """Let bots choose without a pause until a person is asked again."""


class Ping(_Request, frozen=True):
    """Keep the connection alive: the server disconnects a client that sends nothing for a minute.

    After a ping with `heartbeat`, and until one without it, the server is never silent for longer than two
    seconds, so that the client notices a dead connection.
    """

    heartbeat: bool = False


class Say(_Request, frozen=True):
    text: Annotated[str, Meta(max_length=500)]


class React(_Request, frozen=True):
    sign: Sign


# Chairs


class Sit(_Request, frozen=True):
    """Take a free chair, by default the first. The answer contains the chair's key.

    A client may send its own random `key`, so that it can come back even if the answer is lost.
    """

    name: Name
    chair: ChairNumber | None = None
    key: Annotated[str, Meta(pattern=r"^[A-Za-z0-9_-]{24,64}$")] | None = None


class Leave(_Request, frozen=True):
    """Give up a chair. During a game a bot takes over, and the key still works; before the game the chair
    becomes free.
    """

    chair: ChairNumber


class Rename(_Request, frozen=True):
    chair: ChairNumber
    name: Name


class Pick(_Request, frozen=True):
    """Choose before the game what an option gives each seat, such as the hero; null leaves it to chance."""

    chair: ChairNumber
    option: Annotated[str, Meta(max_length=40)]
    value: Annotated[str, Meta(max_length=40)] | None = None


class Hand(_Request, frozen=True):
    """Let a bot play your chair for now."""

    chair: ChairNumber
    bot: Level


class Take(_Request, frozen=True):
    """Take your chair back from a bot."""

    chair: ChairNumber


class DeclareHoliday(_Request, frozen=True):
    """Stop a clock in days for the whole table, or with `on: false` let it run again."""

    on: bool


class Rematch(_Request, frozen=True):
    """After a game: propose a rematch or agree to one; decline if `agree` is false.

    A new table opens, on the same terms and with the same keys, when everybody still present has agreed. Bots
    join it too; a bot plays for absent people until they return. If somebody has declined, the others
    continue without them only if one of them sends `wait: false`.
    """

    agree: bool = True
    wait: bool = True


# The host


class Begin(_Request, frozen=True):
    """Start the game. Free chairs get a bot of the level `fill`, or are removed if it is None."""

    fill: Level | None = None


class AddChair(_Request, frozen=True):
    """Before the game: add a chair, free or for a bot."""

    bot: Level | None = None


class SetBot(_Request, frozen=True):
    """Before the game: give a chair that nobody holds to a bot, or free it."""

    chair: ChairNumber
    bot: Level | None


class RemoveChair(_Request, frozen=True):
    """Before the game: remove a chair that nobody holds."""

    chair: ChairNumber


class Remove(_Request, frozen=True):
    """Remove a person and revoke their key. During a game a bot takes over, and others may take the chair."""

    chair: ChairNumber


class Reissue(_Request, frozen=True):
    """Make a new key for a chair and revoke the old one."""

    chair: ChairNumber


class Reinvite(_Request, frozen=True):
    """Make a new invitation and revoke the old one."""


class ProposeTime(_Request, frozen=True):
    """Before the game: propose when to play, in seconds since 1970, or with null withdraw that."""

    at: Annotated[int, Meta(ge=0, le=2**53)] | None


class BarChat(_Request, frozen=True):
    on: bool


class Publish(_Request, frozen=True):
    """Add the table to the public list, or remove it."""

    on: bool


class Close(_Request, frozen=True):
    """End the game for good; the table can still be read."""


class Delete(_Request, frozen=True):
    """Delete the table with its game and chat."""


HostRequest = (
    Begin
    | AddChair
    | SetBot
    | RemoveChair
    | Remove
    | Reissue
    | Reinvite
    | ProposeTime
    | BarChat
    | Publish
    | Close
    | Delete
)

Request = (
    Hello
    | Choose
    | Undo
    | Agree
    | Face
    | Speak
    | ReadLog
    | Consult
    | Hint
    | Hurry
    | Ping
    | Say
    | React
    | Sit
    | Leave
    | Rename
    | Pick
    | Hand
    | Take
    | DeclareHoliday
    | Rematch
    | HostRequest
)


# Answers


class _Message(Struct, frozen=True, tag_field="type", tag=_message_tag, kw_only=True):
    pass


class Done(_Message, frozen=True):
    """The request was carried out and stored."""

    id: int


class Refusal(_Message, frozen=True):
    """The request was refused, and nothing has changed. The sentence is in the client's language."""

    id: int | None
    sentence: str
    key: str = ""
    args: dict[str, Detail] = {}


class KeyGiven(_Message, frozen=True):
    """The private key of a chair, for its player. It is sent only once."""

    id: int
    chair: int
    key: str


class InvitationGiven(_Message, frozen=True):
    """The key with which others may now take a chair."""

    id: int
    key: str


class Log(_Message, frozen=True):
    """`told` is the text of each event, in the client's language."""

    id: int
    since: int
    events: list[Event]
    told: list[Passages]


class Advice(_Message, frozen=True):
    """The odds. In King of Dice: each card's chance with the `best` keep and with the given option
    (`tray`).
    """

    id: int
    figures: dict[str, dict[str, float]]


class Hinted(_Message, frozen=True):
    """The advised option, its label, and the reason, in the client's language."""

    id: int
    option: str
    label: str
    sentence: str


class Followed(_Message, frozen=True):
    """The table of the rematch; the same keys open it."""

    id: int
    table: str


# Broadcasts


class ChairInfo(Struct, frozen=True):
    """`held` means that the chair belongs to a person, `here` that this person is connected.

    `open` means that anybody invited may take it.
    """

    name: str
    seat: str
    bot: str | None
    held: bool
    here: bool
    open: bool


class RematchInfo(Struct, frozen=True):
    """A proposed rematch. `by` is a name, or "" for a host who did not play.

    `agreed` and `declined` are chairs.
    """

    by: str
    agreed: tuple[int, ...]
    declined: tuple[int, ...]


class HolidayInfo(Struct, frozen=True):
    """A holiday: the clock stands still. `by` is the name of who declared it, at the time `since`."""

    by: str
    since: float


class ProposedTime(Struct, frozen=True):
    """When the host would like to begin, in seconds since 1970; `version` rises with each change."""

    at: int
    version: int


class RoomInfo(Struct, frozen=True):
    """`secret` is revealed once the game is over, so that anyone can verify the dice.

    `pack` is the id of the content pack, the same in all its versions; "" if the game has none.
    """

    table: str
    terms: Terms
    pack: str
    phase: Phase
    chairs: tuple[ChairInfo, ...]
    spectators: int
    public: bool
    quiet: bool
    closed: bool
    before: str | None
    after: str | None
    commitment: str | None
    secret: str | None
    what_if: WhatIf | None
    rematch: RematchInfo | None
    holiday: HolidayInfo | None
    proposed_time: ProposedTime | None


class Welcome(_Message, frozen=True):
    """The answer to `hello`: the client's chairs and rights, and the room."""

    protocol: int
    chairs: tuple[int, ...]
    host: bool
    may_sit: bool
    room: RoomInfo


class RoomChanged(_Message, frozen=True):
    room: RoomInfo


class Yours(_Message, frozen=True):
    """The client's rights have changed."""

    chairs: tuple[int, ...]
    host: bool
    may_sit: bool


class Update(_Message, frozen=True):
    """New events and the current view, as `seat` sees them.

    `events` start at number `since`; a client with a different number of events restarts its log from there.
    `asked` gives the number of the current question of each of the client's seats. `words` is the text in the
    client's language. `remaining` is the number of seconds left on the clock. `remarks` are all remarks of an
    introduction so far; clients show each of them once. `steps` is for games that show events one by one: the
    fields of the board that each event except the last has changed. It is empty in a client's first update,
    and whenever the client has missed events.
    """

    seat: str | None
    since: int
    events: list[Event]
    view: View[Any]
    asked: dict[str, int]
    words: RenderedText
    remaining: float | None = None
    steps: list[dict[str, Any]] = []
    remarks: list[Remark] = []


class ChatLine(Struct, frozen=True):
    """`at` is in seconds since 1970; `seat` is empty for a spectator."""

    at: float
    seat: str
    name: str
    text: str


class Chat(_Message, frozen=True):
    lines: list[ChatLine]


class Reaction(_Message, frozen=True):
    name: str
    seat: str
    sign: Sign


class Heartbeat(_Message, frozen=True):
    """Sent after 1.5 seconds of silence to clients that asked for it."""


class Farewell(_Message, frozen=True):
    """The server ends the connection. `come_back` says whether the client should reconnect.

    It may come in place of `welcome`, if the server cannot reach its database.
    """

    sentence: str
    key: str
    come_back: bool


Answer = (
    Done
    | Refusal
    | KeyGiven
    | InvitationGiven
    | Log
    | Advice
    | Hinted
    | Followed
    | Welcome
    | RoomChanged
    | Yours
    | Update
    | Chat
    | Reaction
    | Heartbeat
    | Farewell
)

encode = msgspec.json.Encoder().encode
decode = msgspec.json.Decoder(Request).decode
