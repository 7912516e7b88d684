"""The actions of players and bots in the game at a table: choices, undo, takebacks, hints."""

from collections.abc import Callable
from contextlib import suppress
from typing import Any, NamedTuple

from serai.bots.hints import has_hints
from serai.house import seating
from serai.house.heard_counts import clear_heard_counts
from serai.house.hinting import HintRequest
from serai.house.live_table import LiveTable, TableUnloaded
from serai.house.room import Room
from serai.house.table_setup import names_for_new_bots, open_table_for_room
from serai.house.table_state import TableState
from serai.house.viewer import Viewer
from serai.table import Refused, View
from serai.table.chance import Stream

Check = Callable[[], None]
"""Raises `Refused` if the caller may not act. Called under the lock, right before the action."""


class _AlreadyAnswered(Refused):
    """The same choice was already made in answer to the same question."""

    def __init__(self) -> None:
        super().__init__("refused-answered")


async def begin_game(live: LiveTable, fill: str | None) -> None:
    """Starts the game; free chairs get a bot of the level `fill`, or are removed."""

    def assign_seats_and_start(state: TableState) -> Room:
        seating.check_phase(state.room, "gathering")
        room = seating.assign_seats_and_begin(
            seating.fill_free_chairs(state.room, fill, names_for_new_bots(state.room))
        )
        state.table = open_table_for_room(room)
        return clear_heard_counts(room)

    await live.apply_action(assign_seats_and_start)


async def choose_option(live: LiveTable, seat: str, option: str, question_number: int, check: Check) -> None:
    """Answers a question of the seat. The same answer sent twice is played once."""

    def choose_for_seat(state: TableState) -> Room:
        check()
        table = state.require_game()
        check_journal_not_full(state)
        if question_number != state.question_number(seat):
            if state.is_repeated_answer(seat, question_number, option):
                raise _AlreadyAnswered
            raise Refused("refused-answered")
        table.choose(seat, option)
        return state.room

    with suppress(_AlreadyAnswered):
        await live.apply_action(choose_for_seat)


async def undo_choice(live: LiveTable, seat: str, seen: int | None, check: Check) -> None:
    """Takes a choice back or asks the others to agree; refuses if the seat has not seen the latest events."""

    def undo_for_seat(state: TableState) -> Room:
        check()
        table = state.require_game()
        check_journal_not_full(state)
        if seen is not None and seen != state.event_count_for(seat):
            raise Refused("refused-moved-on")
        table.undo(seat)
        return state.room

    await live.apply_action(undo_for_seat)


async def answer_takeback(live: LiveTable, seat: str, agree: bool, check: Check) -> None:
    def answer_for_seat(state: TableState) -> Room:
        check()
        state.require_game().answer_takeback(seat, agree)
        return state.room

    await live.apply_action(answer_for_seat)


def check_journal_not_full(state: TableState) -> None:
    if state.is_journal_full:
        raise Refused("refused-endless")


def hurry_bots(live: LiveTable) -> None:
    """Lets bots choose without a pause until a person is asked again."""
    live.check_loaded()
    live.state.require_game()
    live.hurried = True
    if live.sync is not None:
        live.sync.publish_hurry()
    live.reschedule()


def stop_hurrying_if_person_is_asked(live: LiveTable) -> None:
    """Ends `hurry_bots` once the game waits for a person."""
    table = live.state.table
    if table is None or not all(table.sitters[seat].bot for seat in table.waiting):
        live.hurried = False


class BotTask(NamedTuple):
    level: str
    view: View[Any]
    chance: Stream


async def prepare_bot_choice(live: LiveTable, seat: str) -> BotTask | None:
    """What a bot needs to choose: its level, its view and its random stream. None if it need not choose."""
    with suppress(TableUnloaded):
        async with live.locked_state() as state:
            table = state.table
            level = table.sitters[seat].bot if table else None
            if table is not None and level is not None and seat in table.decisions:
                return BotTask(level, table.view(seat), table.bot_stream(seat))
    return None


async def make_hint_request(live: LiveTable, viewer: Viewer) -> HintRequest:
    """What is needed to work out a hint for the viewer's seat."""
    async with live.locked_state_if_connected(viewer) as state:
        table = state.require_game()
        seat = viewer.seat
        if not has_hints(table.opening.game):
            raise Refused("refused-no-advice")
        if not state.room.terms.hints:
            raise Refused("refused-hints-barred")
        if seat is None or seat not in table.decisions or table.sitters[seat].bot:
            raise Refused("refused-no-question")
        return HintRequest(table.view(seat), table.bot_stream(seat), table.opening.pack)
