"""The viewers of a table, and the messages that they get."""

from collections.abc import Callable, Iterable
from contextlib import AbstractContextManager, nullcontext
from functools import cache
from typing import Any

from msgspec import Raw

from serai.house.messages import (
    PROTOCOL,
    Chat,
    ChatLine,
    Farewell,
    Reaction,
    RoomChanged,
    RoomInfo,
    Update,
    Welcome,
    Yours,
    encode,
)
from serai.house.renderers import renderer_for_opening
from serai.house.rights import NO_RIGHTS, require_rights, rights_given_by_keys
from serai.house.settings import Settings
from serai.house.store import StoredChatLine
from serai.house.table_state import TableState
from serai.house.table_status import Presence
from serai.house.viewer import Shown, Viewer
from serai.introductions.remarks import remarks_for_learner
from serai.locales.texts import Language, find_texts
from serai.plugin import find_plugin
from serai.table import Decision, Event, Refused, Table
from serai.table.board_tracker import BoardTracker
from serai.table.decision import OptionTuple


class Audience:
    def __init__(self, settings: Settings, now: Callable[[], float]) -> None:
        self._viewers: set[Viewer] = set()
        self._remote_presence = Presence()
        self._settings = settings
        self._now = now

    def __len__(self) -> int:
        return len(self._viewers)

    def __contains__(self, viewer: Viewer) -> bool:
        return viewer in self._viewers

    def connected_chairs(self) -> set[int]:
        """The chairs whose players are connected, through this worker or another."""
        chairs = set(self._remote_presence.chairs)
        for viewer in self._viewers:
            chairs.update(viewer.rights.chairs)
        return chairs

    def local_presence(self) -> Presence:
        """Who is connected through this worker."""
        chairs = {number for viewer in self._viewers for number in viewer.rights.chairs}
        return Presence(tuple(sorted(chairs)), self._count_spectators())

    def set_remote_presence_if_changed(self, present: Iterable[Presence]) -> bool:
        """Sets who is connected through other workers; returns whether that is new."""
        before, self._remote_presence = self._remote_presence, _join_presence(present)
        return self._remote_presence != before

    def is_remote_presence_unchanged(self, present: Iterable[Presence]) -> bool:
        """Whether these are known to be connected through other workers."""
        return self._remote_presence == _join_presence(present)

    def _count_spectators(self) -> int:
        return sum(not viewer.rights.chairs for viewer in self._viewers)

    # Connecting

    def add_viewer(self, state: TableState, viewer: Viewer) -> None:
        viewer.rights = rights = require_rights(state.room, viewer.digests)
        if len(self._viewers) >= self._settings.max_viewers and not (rights.chairs or rights.host):
            raise Refused("refused-crowded")
        self._viewers.add(viewer)
        viewer.send(
            Welcome(
                protocol=PROTOCOL,
                chairs=rights.chairs,
                host=rights.host,
                may_sit=rights.may_sit,
                room=self._room_info(state),
            )
        )

    def remove_viewer(self, viewer: Viewer) -> None:
        self._viewers.discard(viewer)

    def viewers_silent_since(self, before: float) -> list[Viewer]:
        """The viewers who have sent nothing since `before`."""
        return [viewer for viewer in self._viewers if viewer.last_heard < before]

    def disconnect_all(self, farewell_key: str, *, come_back: bool) -> None:
        """Disconnects everybody with a farewell message."""
        for viewer in tuple(self._viewers):
            self._disconnect(viewer, farewell_key, come_back=come_back)

    def _disconnect(self, viewer: Viewer, farewell_key: str, *, come_back: bool) -> None:
        self._viewers.discard(viewer)
        viewer.rights, viewer.seat = NO_RIGHTS, None  # for its pending requests
        viewer.end_connection(
            Farewell(
                sentence=find_texts(viewer.language, "house").say(farewell_key),
                key=farewell_key,
                come_back=come_back,
            )
        )

    # Views

    def set_viewed_seat(self, state: TableState, viewer: Viewer, seat: str | None, seen: int | None) -> None:
        """Sets the seat a viewer looks from, and sends the events it has not seen, or the latest ones
        again.
        """
        if seat is not None and seat not in seats_of_viewer(state, viewer):
            raise Refused("refused-not-yours", seat=seat)
        viewer.seat = seat
        if state.table is None:
            return
        known = state.event_count_for(seat)
        if seen is None or seen > known or known - seen > self._settings.max_missed_events:
            seen = self._first_event_to_resend(state, seat)
        viewer.seen = seen
        message, viewer.seen, viewer.shown = UpdateEncoder(state, state.table, self._now).encode_for(viewer)
        viewer.send_encoded(message)

    def _first_event_to_resend(self, state: TableState, seat: str | None) -> int:
        """The first event to send to a viewer who has seen none, or missed too many."""
        return max(state.event_count_for(seat) - self._settings.resync_events, 0)

    # Broadcasting

    def update_rights_and_broadcast_room(self, state: TableState, skip: Viewer | None = None) -> None:
        """Sends the room to everybody except `skip`. Disconnects viewers whose keys were revoked."""
        for viewer in tuple(self._viewers):
            rights = rights_given_by_keys(state.room, viewer.digests)
            if not rights.may_watch:
                self._disconnect(viewer, "farewell-no-longer", come_back=False)
            elif rights != viewer.rights:
                viewer.rights = rights
                viewer.send(Yours(chairs=rights.chairs, host=rights.host, may_sit=rights.may_sit))
        message = encode(RoomChanged(room=self._room_info(state)))
        for viewer in self._viewers:
            if viewer is not skip:
                viewer.send_encoded(message)
            self._move_viewer_to_own_seat(state, viewer)

    def _move_viewer_to_own_seat(self, state: TableState, viewer: Viewer) -> None:
        """Moves a viewer to one of its own seats if it had none, or has lost the one it looked from."""
        seats = seats_of_viewer(state, viewer)
        if viewer.seat in seats or (viewer.seat is None and (viewer.covered or not seats)):
            return
        viewer.seat = default_seat(state, viewer)
        viewer.seen, viewer.shown = self._first_event_to_resend(state, viewer.seat), None

    def record_board_changes(self, state: TableState) -> AbstractContextManager[BoardTracker | None]:
        """Records board changes as the viewers see them, if the game shows its events one by one."""
        table = state.table
        if table is None or not self._viewers or not _is_shown_stepwise(table.opening.game):
            return nullcontext()
        return table.track_boards(viewer.seat for viewer in self._viewers)

    def broadcast_update(self, state: TableState, tracker: BoardTracker | None = None) -> None:
        """Sends new events and views. Viewers of the same seat with the same history share the bytes.

        A viewer for whom nothing has changed gets no message, because even that would reveal that something
        happened.
        """
        if state.table is None:
            return
        encoder = UpdateEncoder(state, state.table, self._now, tracker)
        made: dict[tuple[str | None, int, tuple[int, ...], Language], EncodedUpdate] = {}
        for viewer in self._viewers:
            key = (viewer.seat, viewer.seen, viewer.rights.chairs, viewer.language)
            update = made.get(key)
            if update is None:
                update = made[key] = encoder.encode_for(viewer)
            message, seen, shown = update
            if seen != viewer.seen or shown != viewer.shown:
                viewer.seen, viewer.shown = seen, shown
                viewer.send_encoded(message)

    def broadcast(self, message: Chat | Reaction, skip: Viewer | None = None) -> None:
        encoded = encode(message)
        for viewer in self._viewers:
            if viewer is not skip:
                viewer.send_encoded(encoded)

    def _room_info(self, state: TableState) -> RoomInfo:
        return state.room_info(
            self.connected_chairs(), self._count_spectators() + self._remote_presence.spectators
        )


EncodedUpdate = tuple[bytes, int, Shown]
"""An update, the number of events that the viewer has then seen, and what it is shown."""


class UpdateEncoder:
    """Encodes the updates of one moment; what several viewers see is encoded only once."""

    def __init__(
        self,
        state: TableState,
        table: Table,
        now: Callable[[], float],
        tracker: BoardTracker | None = None,
    ) -> None:
        deadline = state.first_clock_deadline()
        self._state = state
        self._table = table
        self._tracker = tracker
        self._deadline = deadline
        self._remaining = None if deadline is None else max(deadline - now(), 0.0)
        self._is_same_for_all = not state.has_secret_events and (tracker is None or tracker.is_board_shared)
        self._news: dict[tuple[str | None, int], tuple[list[Event], Any, Any]] = {}
        self._encoded_board: Any = None

    def encode_for(self, viewer: Viewer) -> EncodedUpdate:
        state, table = self._state, self._table
        key = None if self._is_same_for_all else viewer.seat, viewer.seen
        news = self._news.get(key)
        if news is None:
            news = self._news[key] = self._encode_new_events(viewer.seat, viewer.seen)
        events, encoded_events, encoded_steps = news
        seen = viewer.seen + len(events)
        view = table.view(viewer.seat)
        view.events = seen
        asked = state.questions_to_chairs(viewer.rights.chairs)
        renderer = renderer_for_opening(table.opening, viewer.language)
        words = renderer.render(view, events, state.events_before_reversed(viewer.seat, viewer.seen))
        remarks = (
            remarks_for_learner(view, state.events_for(viewer.seat), viewer.language)
            if state.room.terms.introduction and state.room.what_if is None
            else []
        )
        if table.is_board_shared:
            if self._encoded_board is None:
                self._encoded_board = Raw(encode(view.board))
            view.board = self._encoded_board
        view.decision = _with_encoded_options(view.decision)
        encoded = encode(view)
        encoded_view: Any = Raw(encoded)
        message = encode(
            Update(
                seat=viewer.seat,
                since=viewer.seen,
                events=encoded_events,
                view=encoded_view,
                asked=asked,
                remaining=self._remaining,
                steps=encoded_steps,
                words=words,
                remarks=remarks,
            )
        )
        return message, seen, (encoded, asked, self._deadline)

    def _encode_new_events(self, seat: str | None, since: int) -> tuple[list[Event], Any, Any]:
        """The events that the seat has not seen, also encoded, and the encoded changes of its board."""
        events, tracker = self._state.events_for(seat, since), self._tracker
        steps = tracker.board_changes_by_event(seat, len(events)) if tracker is not None else []
        return events, Raw(encode(events)), Raw(encode(steps)) if steps else steps


def _with_encoded_options(decision: Decision | None) -> Decision | None:
    if decision is None or type(decision.options) is not OptionTuple:
        return decision
    options: Any = decision.options.as_json
    return Decision(decision.seat, decision.kind, options, decision.subject, decision.secret)


@cache
def _is_shown_stepwise(game: str) -> bool:
    """Whether clients show the events of the game one by one."""
    return find_plugin(game).stepwise


def _join_presence(present: Iterable[Presence]) -> Presence:
    present = list(present)
    chairs = {number for each in present for number in each.chairs}
    return Presence(tuple(sorted(chairs)), sum(each.spectators for each in present))


def make_chat_message(lines: Iterable[tuple[float, StoredChatLine]]) -> Chat:
    return Chat(lines=[ChatLine(at=at, seat=said.seat, name=said.name, text=said.text) for at, said in lines])


def seats_of_viewer(state: TableState, viewer: Viewer) -> list[str]:
    """The viewer's own seats."""
    chairs = state.room.chairs
    return [chairs[number].seat for number in viewer.rights.chairs if chairs[number].seat]


def default_seat(state: TableState, viewer: Viewer) -> str | None:
    """The viewer's seat that must choose, or else the first of its own."""
    seats = seats_of_viewer(state, viewer)
    asked = (seat for seat in seats if state.table and seat in state.table.decisions)
    return next(asked, seats[0] if seats else None)
