"""One client at a table: what its keys allow, from where it looks, and what it is yet to be sent."""

from collections.abc import Iterable

from msgspec import Struct

from serai.house.heartbeat import Heart
from serai.house.keys import digest_of
from serai.house.messages import Answer, Refusal, encode
from serai.house.outbox import Outbox
from serai.house.room import Room
from serai.house.sentences import sentence_of
from serai.locales.texts import Language
from serai.table import Refused


class Rights(Struct, frozen=True):
    """What the keys of a client open at one table."""

    chairs: tuple[int, ...]
    host: bool
    may_sit: bool
    may_watch: bool


NO_RIGHTS = Rights((), False, False, False)


def rights_in(room: Room, digests: Iterable[str]) -> Rights:
    held = frozenset(digests)
    chairs = tuple(number for number, chair in enumerate(room.chairs) if chair.key and chair.key in held)
    host = room.host in held
    invited = room.public or host or room.invitation in held
    return Rights(
        chairs=chairs,
        host=host,
        may_sit=invited,
        may_watch=bool(invited or chairs or room.gallery in held),
    )


def check_may_watch(room: Room, digests: Iterable[str]) -> Rights:
    """What the keys open, if they open anything."""
    rights = rights_in(room, digests)
    if not rights.may_watch:
        raise no_table()
    return rights


def no_table() -> Refused:
    """The same for a table that is not there and for keys that do not fit."""
    return Refused("refused-no-table")


class Viewer:
    """`seat` is where it looks from (None: a spectator), `seen` how many events from there it was sent.

    `covered` says that it looks from none of its seats though it has some. `shown` is the table as it was
    shown last, `heard` is when it last said anything.
    """

    def __init__(self, keys: Iterable[str], language: Language, outbox: Outbox, heard: float) -> None:
        self.digests = {digest_of(key) for key in keys}
        self.language: Language = language
        self.rights = NO_RIGHTS
        self.seat: str | None = None
        self.seen = 0
        self.covered = False
        self.shown = b""
        self.heard = heard
        self._outbox = outbox
        self._answering = False
        self._farewell: Answer | None = None
        self._heart: Heart | None = None

    @property
    def ended(self) -> bool:
        return self._outbox.closed

    def tell(self, message: Answer) -> None:
        self.tell_encoded(encode(message))

    def tell_encoded(self, message: bytes) -> None:
        """Puts a message behind those that wait. A client too slow to read them is cut off: it may return."""
        self._outbox.put(message)

    def beat(self, *, wanted: bool) -> None:
        """Begins or ends to tell the client every now and then that the connection is alive."""
        if wanted and self._heart is None:
            self._heart = Heart(self._outbox)
        elif not wanted and self._heart is not None:
            self._heart.stop()
            self._heart = None

    def end(self, farewell: Answer | None = None) -> None:
        """Lets the client go, after what it is still to be told."""
        if farewell is not None and self._answering:
            self._farewell = farewell
            return
        if farewell is not None:
            self.tell(farewell)
        self.beat(wanted=False)
        self._outbox.close()

    def expect_answer(self) -> None:
        """A request is being carried out: whatever becomes of the client, it is answered first."""
        self._answering = True

    def answer(self, message: Answer) -> None:
        self._answering = False
        self.tell(message)
        if self._farewell is not None:
            self.end(self._farewell)

    def refuse(self, request: int | None, refused: Refused) -> None:
        self.answer(refusal(request, refused, self.language))


def refusal(request: int | None, refused: Refused, language: Language) -> Refusal:
    """A refusal in the words of its reader."""
    said = sentence_of(refused, language)
    return Refusal(id=request, sentence=said.sentence, key=said.key, args=said.args)
