"""Every message on the socket: what a client may ask, and what the house answers and tells.

A client first says `hello`. After that each request has an `id` of the client's choosing and gets one answer
with that id. What others do arrives unasked, without an id. Unknown fields are refused. A frame of the client
holds one message, a frame of the house one or more, a line for each.
"""

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta, Struct

from serai.book.languages import FALLBACK
from serai.house.room import Phase, Terms, WhatIf
from serai.introductions.remarks import Remark
from serai.locales.texts import Language
from serai.locales.words import Passages, Words
from serai.table import Event, View
from serai.table.errors import Detail

PROTOCOL = 1
MOST_CHAIRS = 8

Id = Annotated[int, Meta(ge=0, le=2**53)]
ChairNumber = Annotated[int, Meta(ge=0, lt=MOST_CHAIRS)]
Seat = Annotated[str, Meta(max_length=60)]
Key = Annotated[str, Meta(max_length=64)]
Name = Annotated[str, Meta(max_length=60)]
Level = Annotated[str, Meta(max_length=30)]
Seen = Annotated[int, Meta(ge=0, le=2**31)]

Sign = Literal["bravo", "laugh", "gasp", "patience", "thanks", "sorry"]
"""The reactions that take one tap."""


def _tag(name: str) -> str:
    """`BarChat` is `bar-chat` on the wire."""
    return "".join(f"-{letter.lower()}" if letter.isupper() else letter for letter in name).lstrip("-")


class _Asked(Struct, frozen=True, forbid_unknown_fields=True, tag_field="type", tag=_tag, kw_only=True):
    id: Id


# At the door


class Hello(Struct, frozen=True, forbid_unknown_fields=True, tag_field="type", tag=_tag, kw_only=True):
    """The first message. `keys` are those that the client holds for this table, whatever they open.

    `seat` is the seat to look from, one of the client's own; without it the first of them, or none if the
    device is `covered` until somebody faces it. `seen` is how many events from that seat the client has
    already, after a lost connection.
    """

    table: Annotated[str, Meta(max_length=40)]
    keys: Annotated[tuple[Key, ...], Meta(max_length=2 * MOST_CHAIRS)] = ()
    language: Language = FALLBACK
    protocol: int = PROTOCOL
    seat: Seat | None = None
    seen: Seen | None = None
    covered: bool = False


# At the table


class Choose(_Asked, frozen=True):
    """`asked` is the number of the question as the update gave it: a repeated send is never played twice."""

    seat: Seat
    option: Annotated[str, Meta(max_length=200)]
    asked: Seen


class Undo(_Asked, frozen=True):
    """Takes the seat's last choice back, or asks the others to agree.

    With `seen`, the number of events that the seat had seen, a repeated send never takes back twice.
    """

    seat: Seat
    seen: Seen | None = None


class Agree(_Asked, frozen=True):
    """Answers to another's wish to take a choice back."""

    seat: Seat
    agree: bool


class Face(_Asked, frozen=True):
    """Looks from another of the client's own seats: the device is handed on. None looks as a spectator."""

    seat: Seat | None
    seen: Seen | None = None


class Speak(_Asked, frozen=True):
    """Wants refusals and tales in another language from now on."""

    language: Language


class ReadLog(_Asked, frozen=True):
    """Asks for events told before those that the client has."""

    since: Seen
    until: Seen


class Consult(_Asked, frozen=True):
    """Asks what the client's view lets one expect; `option` is what the client thinks of choosing."""

    option: Annotated[str, Meta(max_length=200)] = ""


class Hint(_Asked, frozen=True):
    """Asks what a good player would choose now from where the client looks, and why."""


class Hurry(_Asked, frozen=True):
    """Wants the bots to choose at once, until a person is asked again."""


class Ping(_Asked, frozen=True):
    """Says that the client is still there; one that says nothing for a minute is taken to be gone.

    From a ping with `heartbeat` to one without it the house is never silent for longer than two seconds, so
    that a client notices a dead connection.
    """

    heartbeat: bool = False


class Say(_Asked, frozen=True):
    text: Annotated[str, Meta(max_length=500)]


class React(_Asked, frozen=True):
    sign: Sign


# Chairs


class Sit(_Asked, frozen=True):
    """Sits down on a free chair; without a number on the first. The answer holds the chair's key.

    A client may bring a random key of its own: then it can come back even if it never hears the answer.
    """

    name: Name
    chair: ChairNumber | None = None
    key: Annotated[str, Meta(pattern=r"^[A-Za-z0-9_-]{24,64}$")] | None = None


class Leave(_Asked, frozen=True):
    """Gets up. In a game a bot plays on, and the key is the way back; before it the chair is free again."""

    chair: ChairNumber


class Rename(_Asked, frozen=True):
    chair: ChairNumber
    name: Name


class Hand(_Asked, frozen=True):
    """Lets a bot play one's own chair for now."""

    chair: ChairNumber
    bot: Level


class Take(_Asked, frozen=True):
    """Plays one's own chair again."""

    chair: ChairNumber


class Rematch(_Asked, frozen=True):
    """Once a game is over: wants to play again, or agrees with whoever does; declines if not `agree`.

    Another table opens, on the same terms and with the same keys, when all people who are still there have
    agreed. Bots come along; for people who are away a bot plays until they come. Where somebody has declined
    the others go on without them only if one of them says so: then `wait` is false.
    """

    agree: bool = True
    wait: bool = True


# The host


class Begin(_Asked, frozen=True):
    """Begins the game. Free chairs get a bot of the level `fill`, or are taken away without one."""

    fill: Level | None = None


class AddChair(_Asked, frozen=True):
    """Before the game: one more chair, free or for a bot."""

    bot: Level | None = None


class SetBot(_Asked, frozen=True):
    """Before the game: gives a chair that is nobody's to a bot, or frees it."""

    chair: ChairNumber
    bot: Level | None


class RemoveChair(_Asked, frozen=True):
    """Before the game: takes a chair away that is nobody's."""

    chair: ChairNumber


class Remove(_Asked, frozen=True):
    """Sends somebody away: their key dies. In a game a bot plays on, and others may sit down there."""

    chair: ChairNumber


class Reissue(_Asked, frozen=True):
    """A new key for a chair whose link was lost; the old one dies."""

    chair: ChairNumber


class Reinvite(_Asked, frozen=True):
    """A new invitation; the old one opens nothing any more."""


class BarChat(_Asked, frozen=True):
    on: bool


class Publish(_Asked, frozen=True):
    """Shows the table on the list that anyone can see, or takes it off."""

    on: bool


class Close(_Asked, frozen=True):
    """Ends the play for good; the table can still be read."""


class Delete(_Asked, frozen=True):
    """Takes the table away with everything that was said at it."""


HostRequest = (
    Begin | AddChair | SetBot | RemoveChair | Remove | Reissue | Reinvite | BarChat | Publish | Close | Delete
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
    | Hand
    | Take
    | Rematch
    | HostRequest
)


# Answers


class _Told(Struct, frozen=True, tag_field="type", tag=_tag, kw_only=True):
    pass


class Done(_Told, frozen=True):
    """It is done, and on the disk."""

    id: int


class Refusal(_Told, frozen=True):
    """It was not done, and nothing has changed. The sentence is in the client's language."""

    id: int | None
    sentence: str
    key: str = ""
    args: dict[str, Detail] = {}


class KeyGiven(_Told, frozen=True):
    """The private key of a chair: whoever has it may play there. It is shown this once."""

    id: int
    chair: int
    key: str


class InvitationGiven(_Told, frozen=True):
    """The key by which others sit down from now on."""

    id: int
    key: str


class Log(_Told, frozen=True):
    """`told` has the passages of each event, in the client's language."""

    id: int
    since: int
    events: list[Event]
    told: list[Passages]


class Advice(_Told, frozen=True):
    """What to expect. King of Dice: each card's chance by the `best` keep and by the option (`tray`)."""

    id: int
    figures: dict[str, dict[str, float]]


class Hinted(_Told, frozen=True):
    """What is advised, what that is called, and the reason in a sentence, in the client's language."""

    id: int
    option: str
    label: str
    sentence: str


class Followed(_Told, frozen=True):
    """The table of the rematch, to which the keys of this one fit."""

    id: int
    table: str


# What is told


class ChairShown(Struct, frozen=True):
    """`held` says that it is somebody's, `here` that this somebody is connected now.

    `open` says that whoever is invited may sit down there.
    """

    name: str
    seat: str
    bot: str | None
    held: bool
    here: bool
    open: bool


class RematchShown(Struct, frozen=True):
    """Another game that somebody would like: `by` is their name, "" for a host who did not play.

    `agreed` and `declined` are chairs.
    """

    by: str
    agreed: tuple[int, ...]
    declined: tuple[int, ...]


class RoomShown(Struct, frozen=True):
    """`secret` is known once the game is over, so that anyone can verify the dice."""

    table: str
    terms: Terms
    phase: Phase
    chairs: tuple[ChairShown, ...]
    spectators: int
    public: bool
    quiet: bool
    closed: bool
    before: str | None
    after: str | None
    commitment: str | None
    secret: str | None
    what_if: WhatIf | None
    rematch: RematchShown | None


class Welcome(_Told, frozen=True):
    """The answer to `hello`: which chairs are the client's, whether it is the host's, and the room."""

    protocol: int
    chairs: tuple[int, ...]
    host: bool
    may_sit: bool
    room: RoomShown


class RoomChanged(_Told, frozen=True):
    room: RoomShown


class Yours(_Told, frozen=True):
    """What the client's keys open from now on."""

    chairs: tuple[int, ...]
    host: bool
    may_sit: bool


class Update(_Told, frozen=True):
    """What happened at the table, seen from `seat`, and how it stands now.

    `events` are those from number `since` on. A client that holds another number starts its log anew from
    there. `asked` holds for each of the client's seats the number of the question it is asked now;
    `remaining` the seconds that the clock leaves; `words` what the game says in the client's language;
    `remarks` all that an introduction has remarked by now, to be shown once each. `steps` is for games that
    are played out: what each event but the last changed on the board, as the fields that were others then.
    It is empty where a client looks for the first time, or has missed some.
    """

    seat: str | None
    since: int
    events: list[Event]
    view: View[Any]
    asked: dict[str, int]
    words: Words
    remaining: float | None = None
    steps: list[dict[str, Any]] = []
    remarks: list[Remark] = []


class ChatLine(Struct, frozen=True):
    """`at` is in seconds since 1970; `seat` is empty for a spectator."""

    at: float
    seat: str
    name: str
    text: str


class Chat(_Told, frozen=True):
    lines: list[ChatLine]


class Reaction(_Told, frozen=True):
    name: str
    seat: str
    sign: Sign


class Heartbeat(_Told, frozen=True):
    """The connection is alive: sent to clients that asked for it and were told nothing for 1.5 seconds."""


class Farewell(_Told, frozen=True):
    """The house ends the connection. `come_back` says that trying again makes sense."""

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
