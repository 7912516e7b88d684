"""What the server does at a table on its own: bots choose, clocks run out, bots replace absent players."""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import Literal

from msgspec import Struct

from serai.bots import find_bot, own_bot_levels
from serai.house import game_actions, seating_actions
from serai.house.live_table import LiveTable
from serai.house.pace import clock_deadline
from serai.house.rematches import have_all_agreed, remove_absent_from_rematch, undecided_chairs
from serai.house.settings import Settings
from serai.house.table_state import TableState
from serai.table import Refused, Table

_log = logging.getLogger(__name__)

RETRY_DELAY = 0.1
"""Minimum seconds before a failed job is tried again."""


class Job(Struct, frozen=True):
    """Something to do for a seat at a given time, unless its question is answered first."""

    at: float
    seat: str
    asked: int
    kind: Literal["choose", "go-on", "clock", "away", "rematch"]


def next_job(
    state: TableState, present_chairs: set[int], settings: Settings, now: float, *, hurried: bool = False
) -> Job | None:
    """What the server must do next at a table if no player acts."""
    table, room = state.table, state.room
    if table is None or table.outcome is not None or room.closed:
        return None
    has_clock = room.terms.clock.kind != "none"
    if not has_clock and not table.is_waiting_for_bot and len(present_chairs) == len(room.chairs):
        return None  # everybody can act
    first: Job | None = None
    for seat in table.waiting:
        since, number = state.waiting_since(seat) or now, room.chair_number_of(seat)
        if table.sitters[seat].bot:
            at, kind = since + (settings.bot_delay if present_chairs and not hurried else 0.0), "choose"
        elif (
            number is not None
            and number not in present_chairs
            and is_only_seat_asked_with_one_option(table, seat)
        ):
            at, kind = max(since, state.rejoin_deadline(number, now, settings.rejoin_grace)), "go-on"
        elif has_clock:
            deadline = clock_deadline(room, since)
            if deadline is None:
                continue
            at, kind = deadline, "clock"
        elif present_chairs and number not in present_chairs:  # with nobody connected, nobody is waiting
            at, kind = max(since, state.absent_since(seat, now)) + settings.absence_timeout, "away"
        else:
            continue
        if first is None or at < first.at:
            first = Job(at, seat, state.question_number(seat), kind)
    return None if first is None or state.is_journal_full else first


def is_only_seat_asked_with_one_option(table: Table, seat: str) -> bool:
    """Whether the seat has a single option, like a Reader; the table does not wait for an absent player then
    (N17.2).
    """
    decision = table.decisions[seat]
    return len(table.decisions) == len(decision.options) == 1 and not decision.secret


def rematch_job(state: TableState, present_chairs: set[int], settings: Settings, now: float) -> Job | None:
    """When to check whether everybody still present wants the rematch, or whether to withdraw it."""
    room = state.room
    if room.rematch is None or room.after is not None or room.closed:
        return None
    if have_all_agreed(room, present_chairs) or remove_absent_from_rematch(room, present_chairs) is not room:
        return Job(now, "", 0, "rematch")
    awaited = undecided_chairs(room, present_chairs).union(room.rematch.agreed)
    left = [
        at
        for number, at in state.chairs_disconnected_since(now - settings.rejoin_grace).items()
        if number in awaited
    ]
    return Job(min(left) + settings.rejoin_grace, "", 0, "rematch") if left else None


class TableScheduler:
    """One timer for one table, set to its next job.

    `may_act` says whether this worker looks after the table.
    """

    def __init__(
        self,
        live: LiveTable,
        settings: Settings,
        now: Callable[[], float],
        settle_rematch: Callable[[LiveTable], Awaitable[None]],
        may_act: Callable[[str], bool] | None = None,
    ) -> None:
        self._live = live
        self._settle_rematch = settle_rematch
        self._settings = settings
        self._now = now
        self._may_act = may_act
        self._timer: asyncio.TimerHandle | None = None
        self._job: Job | None = None
        self._task: asyncio.Task[None] | None = None

    def must_stay_loaded(self, until: float, *, crowded: bool) -> bool:
        """Whether the table must stay in memory.

        A clock in days also runs for unloaded tables. A clock in seconds would stop, so such a table is
        unloaded only if there are too many.
        """
        if self._job is None or self._task is not None:
            return self._task is not None
        stands_still = crowded or self._live.room.terms.clock.kind == "day"
        return self._job.at <= until or not stands_still

    def reschedule(self) -> None:
        """Sets the timer to the next job; call it whenever that may have changed."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = self._job = None
        if self._task is not None or self._live.is_unloaded:
            return  # the running job reschedules when it is done
        live, now, here = self._live, self._now(), self._live.audience.connected_chairs()
        live.state.update_presence(here, now)
        if live.hurried:
            game_actions.stop_hurrying_if_person_is_asked(live)
        job = next_job(live.state, here, self._settings, now, hurried=live.hurried)
        if job is None and live.room.rematch is not None:
            job = rematch_job(live.state, live.present_chairs(), self._settings, now)
        if job is not None and self._is_this_worker_responsible():
            self._job = job
            loop = asyncio.get_running_loop()
            self._timer = loop.call_later(max(job.at - now, 0.0), self._start_job, job)

    def _is_this_worker_responsible(self) -> bool:
        """Whether no other worker looks after the table."""
        return self._may_act is None or self._may_act(self._live.room.table)

    def _start_job(self, job: Job) -> None:
        self._timer = self._job = None
        if not self._is_this_worker_responsible():
            return
        self._task = asyncio.get_running_loop().create_task(self._run_job(job))

    async def _run_job(self, job: Job) -> None:
        try:
            if job.kind == "choose":
                await self._let_bot_choose(job)
            elif job.kind == "go-on":
                await self._confirm_for_absent(job)
            elif job.kind == "rematch":
                await self._settle_rematch(self._live)
            else:
                await seating_actions.let_bot_take_over(self._live, job.seat, job.asked, job.kind)
        except Refused as refused:  # somebody acted in the meantime, or the disk is full
            _log.info("job skipped", extra={"table": self._live.room.table, "why": refused.key})
            await asyncio.sleep(max(self._settings.bot_delay, RETRY_DELAY))
        except Exception:
            _log.exception("job failed", extra={"table": self._live.room.table})
            return
        finally:
            self._task = None
        self.reschedule()

    async def _let_bot_choose(self, job: Job) -> None:
        """Lets a bot choose from what its seat may see. It thinks in a thread, without holding the table's
        lock.
        """
        thought = await game_actions.prepare_bot_choice(self._live, job.seat)
        if thought is None:
            return
        level, view, chance = thought
        try:
            option = await asyncio.to_thread(find_bot(view.game, level), view, chance)
            if view.decision is None or option not in view.decision.options:
                raise ValueError(f"a bot of level {level} chose {option!r}, which is no option")
        except Exception:  # the table must not get stuck
            _log.exception("bot failed", extra={"table": self._live.room.table})
            option = find_bot(view.game, own_bot_levels(view.game)[0])(view, chance)

        def check_bot_still_plays() -> None:
            table = self._live.state.table
            if table is None or table.sitters[job.seat].bot is None:
                raise Refused("refused-moved-on")

        await game_actions.choose_option(self._live, job.seat, option, job.asked, check_bot_still_plays)

    async def _confirm_for_absent(self, job: Job) -> None:
        """Gives the only possible answer for an absent player."""
        live, table = self._live, self._live.state.table
        if table is None or job.seat not in table.decisions:
            return

        def check_still_absent() -> None:
            if live.room.chair_number_of(job.seat) in live.audience.connected_chairs():
                raise Refused("refused-moved-on")

        await game_actions.choose_option(
            live, job.seat, table.decisions[job.seat].options[0], job.asked, check_still_absent
        )

    def stop(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
        if self._task is not None:
            self._task.cancel()
