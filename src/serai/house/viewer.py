"""One client at a table: its rights, the seat it looks from, and its queue."""

from collections.abc import Iterable

from serai.house.heartbeat import HeartbeatTimer
from serai.house.http_refusals import refusal_body
from serai.house.keys import digest_of_key
from serai.house.messages import Answer, Refusal, encode
from serai.house.outbox import Outbox
from serai.house.rights import NO_RIGHTS
from serai.locales.texts import Language
from serai.table import Refused

Shown = tuple[bytes, dict[str, int], float | None]
"""What a client shows: the encoded view, the numbers of its questions, and the deadline."""


class Viewer:
    """`seat` is the seat it looks from (None: a spectator), `seen` the number of that seat's events it has
    received.

    `covered` means that it has seats but looks from none, because several people share the device. `shown` is
    what it was sent last, `last_heard` the time of its last message.
    """

    def __init__(self, keys: Iterable[str], language: Language, outbox: Outbox, last_heard: float) -> None:
        self.digests = {digest_of_key(key) for key in keys}
        self.language: Language = language
        self.rights = NO_RIGHTS
        self.seat: str | None = None
        self.seen = 0
        self.covered = False
        self.shown: Shown | None = None
        self.last_heard = last_heard
        self._outbox = outbox
        self._answering = False
        self._farewell: Answer | None = None
        self._heartbeat: HeartbeatTimer | None = None

    @property
    def is_connection_closed(self) -> bool:
        return self._outbox.closed

    def send(self, message: Answer) -> None:
        self.send_encoded(encode(message))

    def send_encoded(self, message: bytes) -> None:
        """Queues a message. A client that reads too slowly is disconnected and may reconnect."""
        self._outbox.put(message)

    def set_heartbeat(self, *, wanted: bool) -> None:
        """Starts or stops the heartbeat."""
        if wanted and self._heartbeat is None:
            self._heartbeat = HeartbeatTimer(self._outbox)
        elif not wanted and self._heartbeat is not None:
            self._heartbeat.stop()
            self._heartbeat = None

    def end_connection(self, farewell: Answer | None = None) -> None:
        """Ends the connection once the queue has been sent; with a farewell, after the pending answer."""
        if farewell is not None and self._answering:
            self._farewell = farewell
            return
        if farewell is not None:
            self.send(farewell)
        self.set_heartbeat(wanted=False)
        self._outbox.stop_accepting_messages()

    def mark_request_pending(self) -> None:
        """Marks that a request is being handled; a farewell waits until it is answered."""
        self._answering = True

    def send_answer(self, message: Answer) -> None:
        self._answering = False
        self.send(message)
        if self._farewell is not None:
            self.end_connection(self._farewell)

    def send_refusal(self, request: int | None, refused: Refused) -> None:
        self.send_answer(make_refusal(request, refused, self.language))


def make_refusal(request: int | None, refused: Refused, language: Language) -> Refusal:
    """A refusal in the client's language."""
    said = refusal_body(refused, language)
    return Refusal(id=request, sentence=said.sentence, key=said.key, args=said.args)
