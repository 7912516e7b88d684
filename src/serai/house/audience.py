"""Those who look at a table, each from a seat of their own or from the gallery, and what they are told."""

from collections.abc import Callable
from contextlib import AbstractContextManager, nullcontext
from typing import Any, cast

from msgspec import Raw

from serai.house.messages import (
    PROTOCOL,
    Chat,
    Farewell,
    Reaction,
    RoomChanged,
    RoomShown,
    Update,
    Welcome,
    Yours,
    encode,
)
from serai.house.play import Play
from serai.house.settings import Settings
from serai.house.telling import teller_of
from serai.house.viewer import NO_RIGHTS, Viewer, rights_in
from serai.introductions.remarks import remarks_on
from serai.locales.texts import Language, texts
from serai.plugin import find_plugin
from serai.table import Refused, Table, View
from serai.table.watching import Watch


class Audience:
    def __init__(self, settings: Settings, now: Callable[[], float]) -> None:
        self._viewers: set[Viewer] = set()
        self._settings = settings
        self._now = now

    def __len__(self) -> int:
        return len(self._viewers)

    def __contains__(self, viewer: Viewer) -> bool:
        return viewer in self._viewers

    def here(self) -> set[int]:
        """The chairs whose people are connected."""
        return {number for viewer in self._viewers for number in viewer.rights.chairs}

    # Coming and going

    def admit(self, play: Play, viewer: Viewer) -> None:
        viewer.rights = rights = rights_in(play.room, viewer.digests)
        if not rights.may_watch:
            raise Refused("refused-no-table")
        if len(self._viewers) >= self._settings.most_viewers and not (rights.chairs or rights.host):
            raise Refused("refused-crowded")
        self._viewers.add(viewer)
        viewer.tell(
            Welcome(
                protocol=PROTOCOL,
                chairs=rights.chairs,
                host=rights.host,
                may_sit=rights.may_sit,
                room=self._shown(play),
            )
        )

    def discard(self, viewer: Viewer) -> None:
        self._viewers.discard(viewer)

    def silent(self, before: float) -> list[Viewer]:
        """Those who have said nothing since: asleep, or gone without a word."""
        return [viewer for viewer in self._viewers if viewer.heard < before]

    def let_go(self, key: str, *, come_back: bool) -> None:
        """Sends everyone away, with a sentence."""
        for viewer in tuple(self._viewers):
            self._let_go(viewer, key, come_back=come_back)

    def _let_go(self, viewer: Viewer, key: str, *, come_back: bool) -> None:
        self._viewers.discard(viewer)
        viewer.rights, viewer.seat = NO_RIGHTS, None  # for what it asked for and still waits
        viewer.end(Farewell(sentence=texts(viewer.language, "house").say(key), key=key, come_back=come_back))

    # Looking

    def face(self, play: Play, viewer: Viewer, seat: str | None, seen: int | None) -> None:
        """Lets a client look from one of its seats; it gets what it has not seen, or the last of it anew."""
        if seat is not None and seat not in seats_of(play, viewer):
            raise Refused("refused-not-yours", seat=seat)
        viewer.seat = seat
        if play.table is None:
            return
        known = play.count_for(seat)
        if seen is None or seen > known or known - seen > self._settings.most_behind:
            seen = self._last_of(play, seat)
        viewer.seen = seen
        message, viewer.seen, viewer.shown = _update(play, play.table, viewer, self._now())
        viewer.tell_encoded(message)

    def _last_of(self, play: Play, seat: str | None) -> int:
        """From which event on a client is told that has seen none, or too few."""
        return max(play.count_for(seat) - self._settings.resynced, 0)

    # Telling

    def tell_room(self, play: Play, but: Viewer | None = None) -> None:
        """Shows the room as it is now. Whose keys have died goes."""
        for viewer in tuple(self._viewers):
            rights = rights_in(play.room, viewer.digests)
            if not rights.may_watch:
                self._let_go(viewer, "farewell-no-longer", come_back=False)
            elif rights != viewer.rights:
                viewer.rights = rights
                viewer.tell(Yours(chairs=rights.chairs, host=rights.host, may_sit=rights.may_sit))
        message = encode(RoomChanged(room=self._shown(play)))
        for viewer in self._viewers:
            if viewer is not but:
                viewer.tell_encoded(message)
            self._seat_again(play, viewer)

    def _seat_again(self, play: Play, viewer: Viewer) -> None:
        """Lets a client look from a seat that it has now, if it looked from none or has lost its own."""
        seats = seats_of(play, viewer)
        if viewer.seat in seats or (viewer.seat is None and (viewer.covered or not seats)):
            return
        viewer.seat = first_seat(play, viewer)
        viewer.seen, viewer.shown = self._last_of(play, viewer.seat), b""

    def watch(self, play: Play) -> AbstractContextManager[Watch | None]:
        """Watches what is done at the table from where somebody looks, if the game is played out."""
        table = play.table
        if table is None or not self._viewers or not find_plugin(table.opening.game).stepwise:
            return nullcontext()
        return table.watch({viewer.seat for viewer in self._viewers})

    def tell_table(self, play: Play, watch: Watch | None = None) -> None:
        """Tells what happened. Those who look from one seat and are as far get the same bytes.

        Whoever may not know of it is told nothing: not even that something happened.
        """
        if play.table is None:
            return
        now = self._now()
        made: dict[tuple[str | None, int, tuple[int, ...], Language], tuple[bytes, int, bytes]] = {}
        for viewer in self._viewers:
            key = (viewer.seat, viewer.seen, viewer.rights.chairs, viewer.language)
            if key not in made:
                made[key] = _update(play, play.table, viewer, now, watch)
            message, seen, shown = made[key]
            if seen != viewer.seen or shown != viewer.shown:
                viewer.seen, viewer.shown = seen, shown
                viewer.tell_encoded(message)

    def tell_all(self, message: Chat | Reaction, but: Viewer | None = None) -> None:
        encoded = encode(message)
        for viewer in self._viewers:
            if viewer is not but:
                viewer.tell_encoded(encoded)

    def _shown(self, play: Play) -> RoomShown:
        return play.shown(self.here(), sum(not viewer.rights.chairs for viewer in self._viewers))


def _update(
    play: Play, table: Table, viewer: Viewer, now: float, watch: Watch | None = None
) -> tuple[bytes, int, bytes]:
    """What the client is to be told; how many events it has seen then, and what it is shown."""
    events = play.events_for(viewer.seat, viewer.seen)
    seen = viewer.seen + len(events)
    view = table.view(viewer.seat)
    view.events = seen
    asked = {seat: play.asked(seat) for seat in seats_of(play, viewer) if seat in table.decisions}
    deadline = play.deadline()
    encoded = encode(view)
    teller = teller_of(table.opening, viewer.language)
    remarks = (
        remarks_on(view, play.events_for(viewer.seat), viewer.language)
        if play.room.terms.introduction and play.room.what_if is None
        else []
    )
    message = encode(
        Update(
            seat=viewer.seat,
            since=viewer.seen,
            events=events,
            view=cast("View[Any]", Raw(encoded)),
            asked=asked,
            remaining=None if deadline is None else max(deadline - now, 0.0),
            steps=watch.steps(viewer.seat, len(events)) if watch is not None else [],
            words=teller.words(view, events, play.events_before(viewer.seat, viewer.seen)),
            remarks=remarks,
        )
    )
    return message, seen, encoded + encode(asked)


def seats_of(play: Play, viewer: Viewer) -> list[str]:
    """The seats of the game that are the client's."""
    chairs = play.room.chairs
    return [chairs[number].seat for number in viewer.rights.chairs if chairs[number].seat]


def first_seat(play: Play, viewer: Viewer) -> str | None:
    """Where a client looks from that does not say: the seat of its own that is asked, or its first."""
    seats = seats_of(play, viewer)
    asked = (seat for seat in seats if play.table and seat in play.table.decisions)
    return next(asked, seats[0] if seats else None)
