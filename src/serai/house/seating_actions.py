"""Changes to a table's room (who sits where, keys, invitations), which the seats of a running game follow."""

from collections.abc import Callable

from msgspec.structs import replace

from serai.bots import own_bot_levels
from serai.house import seating
from serai.house.game_actions import check_journal_not_full
from serai.house.keys import digest_of_key, new_key
from serai.house.live_table import LiveTable
from serai.house.pace import begin_holiday, end_holiday
from serai.house.rights import rights_given_by_keys
from serai.house.room import Chair, Room
from serai.house.store import Statement
from serai.house.table_state import TableState
from serai.house.viewer import Viewer
from serai.table import Refused, Sitter

MAX_LOG_ENTRIES = 40_000
"""The maximum number of stored log entries per table, for its game (which has a lower limit) and its room
together.
"""


async def change_room(
    live: LiveTable,
    change: Callable[[Room], Room],
    why: str = "",
    *,
    by_server: bool = False,
    condition: Statement | None = None,
) -> None:
    """Changes the room, and with it who plays which seat; `why` is the reason shown in the game's log.

    Changes `by_server` itself are not limited in number. Raises `ConditionFailed` if the condition does not
    hold.
    """

    def change_and_tell_game(state: TableState) -> Room:
        room = change(state.room)
        if not by_server:
            _check_log_not_full_unless_closing(state, room)
        return _tell_game_of_seat_changes(state, room, why)

    await live.apply_action(change_and_tell_game, condition)


async def tell_game_who_plays(live: LiveTable) -> None:
    """Tells the game who plays its seats, if it resumed from a position, which does not contain that."""

    def seat_players_in_game(state: TableState) -> Room:
        for chair in state.room.chairs:
            if state.table and state.table.sitters[chair.seat] != Sitter(chair.name, chair.bot):
                state.table.sit(chair.seat, chair.name, chair.bot)
        return state.room

    await live.apply_action(seat_players_in_game)


async def give_viewer_a_chair_and_key(
    live: LiveTable, viewer: Viewer, name: str, number: int | None, key: str | None = None
) -> tuple[int, str]:
    """Seats a viewer and returns the chair's number and key. The viewer may send its own `key`."""
    key = key or new_key()
    digest = digest_of_key(key)
    is_new = digest not in viewer.digests
    taken = -1

    def seat_person_in_room(state: TableState) -> Room:
        nonlocal taken
        seating.check_table_not_closed(state.room)
        if not rights_given_by_keys(state.room, viewer.digests).may_sit:
            raise Refused("refused-only-watching")
        room, taken = seating.seat_person(state.room, name, number, digest)
        _check_log_not_full_unless_closing(state, room)
        viewer.digests.add(digest)
        return _tell_game_of_seat_changes(state, room, why="sat")

    try:
        await live.apply_action(seat_person_in_room)
    except BaseException:
        if is_new:
            viewer.digests.discard(digest)
        raise
    return taken, key


async def reissue_chair_key(live: LiveTable, number: int) -> str:
    """Makes a new key for a chair. The old one is revoked and its connections end."""
    key = new_key()

    def replace_chair_key(room: Room) -> Room:
        chair = seating.chair_at(room, number)
        if not chair.key and not chair.left:
            raise Refused("refused-nobody-there")
        return seating.with_chair(room, number, replace(chair, key=digest_of_key(key), left=False))

    await change_room(live, replace_chair_key)
    return key


async def renew_invitation_link(live: LiveTable) -> str:
    """Makes a new invitation. Viewers who used the old one and have no seat are disconnected."""
    key = new_key()
    await change_room(live, lambda room: replace(room, invitation=digest_of_key(key)))
    return key


async def begin_or_end_holiday(live: LiveTable, viewer: Viewer, *, on: bool) -> None:
    """Stops the clock of a table, or lets it run again."""

    def change_holiday(state: TableState) -> Room:
        room, chairs = state.room, viewer.rights.chairs
        seating.check_phase(room, "playing")
        if not chairs and not viewer.rights.host:
            raise Refused("refused-only-watching")
        now = live.now()
        by = room.chairs[chairs[0]].name if chairs else ""
        changed = (
            begin_holiday(room, by, now, state.waiting_for_anybody_since or now)
            if on
            else end_holiday(room, now)
        )
        _check_log_not_full_unless_closing(state, changed)
        return changed

    await live.apply_action(change_holiday)


async def let_bot_take_over(live: LiveTable, seat: str, question_number: int, why: str) -> None:
    """Lets a bot play for an absent player, unless the question has been answered in the meantime."""

    def hand_chair_if_still_waiting(state: TableState) -> Room:
        number = state.room.chair_number_of(seat)
        if number is None or state.question_number(seat) != question_number or state.room.chairs[number].bot:
            raise Refused("refused-moved-on")
        if why == "away" and number in live.audience.connected_chairs():  # rejoined during the wait
            raise Refused("refused-moved-on")
        level = own_bot_levels(state.room.terms.game)[-1]
        chair = replace(state.room.chairs[number], bot=level)
        return _tell_game_of_seat_changes(state, seating.with_chair(state.room, number, chair), why=why)

    await live.apply_action(hand_chair_if_still_waiting)


def _check_log_not_full_unless_closing(state: TableState, changed_room: Room) -> None:
    """Refuses once the log is full, so that endless changes cannot fill the disk."""
    closes = changed_room.closed and not state.room.closed
    if state.sequence >= MAX_LOG_ENTRIES and changed_room is not state.room and not closes:
        raise Refused("refused-endless")


def _tell_game_of_seat_changes(state: TableState, room: Room, why: str = "") -> Room:
    """Tells the game which of its seats have new players."""
    table = state.table
    if table is not None and room.phase == "playing":
        for before, chair in zip(state.room.chairs, room.chairs, strict=True):
            if (before.name, before.bot) != (chair.name, chair.bot):
                check_journal_not_full(state)
                table.sit(chair.seat, chair.name, chair.bot, why or _seat_change_reason(before, chair))
    return room


def _seat_change_reason(before: Chair, chair: Chair) -> str:
    if before.name != chair.name and before.bot == chair.bot:
        return "renamed"
    return "back" if chair.bot is None else "handed"
