"""What the house does at a table by itself: bots choose, clocks run out, bots stand in for who is away."""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import Literal

from msgspec import Struct

from serai.bots import find_bot, levels
from serai.house.live import LiveTable
from serai.house.play import Play
from serai.house.rematches import may_open, undecided, without_absent
from serai.house.settings import Settings
from serai.table import Refused, Table

_log = logging.getLogger(__name__)

SOON = 0.1
"""Seconds after which something that could not be done is tried again, at the earliest."""


class Duty(Struct, frozen=True):
    """What is to be done for a seat, and when, unless its question is answered before."""

    at: float
    seat: str
    asked: int
    kind: Literal["choose", "go-on", "clock", "away", "rematch"]


def next_duty(
    play: Play, here: set[int], settings: Settings, now: float, *, hurried: bool = False
) -> Duty | None:
    """What the house must do next at a table, if nobody does anything."""
    table, room = play.table, play.room
    if table is None or table.outcome is not None or room.closed:
        return None
    first: Duty | None = None
    span = room.terms.clock.seconds
    for seat in table.waiting:
        since, number = play.asked_since(seat) or now, room.number_of(seat)
        if table.sitters[seat].bot:
            at, kind = since + (settings.pace if here and not hurried else 0.0), "choose"
        elif number is not None and number not in here and needs_only_time(table, seat):
            at, kind = max(since, play.back_until(number, now, settings.rejoining)), "go-on"
        elif span is not None:
            at, kind = since + span, "clock"
        elif here and number not in here:  # nobody stands in where nobody waits
            at, kind = max(since, play.absent_since(seat, now)) + settings.absence, "away"
        else:
            continue
        if first is None or at < first.at:
            first = Duty(at, seat, play.asked(seat), kind)
    return first


def needs_only_time(table: Table, seat: str) -> bool:
    """Whether a seat has only to say when it is ready, as a Reader does: not when it is away (N17.2)."""
    decision = table.decisions[seat]
    return len(table.decisions) == len(decision.options) == 1 and not decision.secret


def rematch_duty(play: Play, there: set[int], settings: Settings, now: float) -> Duty | None:
    """When to see whether those who are still there all want to play again, or nobody does any more."""
    room = play.room
    if room.rematch is None or room.after is not None or room.closed:
        return None
    if may_open(room, there) or without_absent(room, there) is not room:
        return Duty(now, "", 0, "rematch")
    awaited = undecided(room, there).union(room.rematch.agreed)
    left = [at for number, at in play.just_left(now - settings.rejoining).items() if number in awaited]
    return Duty(min(left) + settings.rejoining, "", 0, "rematch") if left else None


class Attendant:
    """Keeps one alarm for one table, for the next thing to be done."""

    def __init__(
        self,
        live: LiveTable,
        settings: Settings,
        now: Callable[[], float],
        settle_rematch: Callable[[LiveTable], Awaitable[None]],
    ) -> None:
        self._live = live
        self._settle_rematch = settle_rematch
        self._settings = settings
        self._now = now
        self._alarm: asyncio.TimerHandle | None = None
        self._duty: Duty | None = None
        self._task: asyncio.Task[None] | None = None

    def is_needed(self, until: float, *, crowded: bool) -> bool:
        """Whether the table must stay in memory. A clock of days may run out on the disk as well.

        One of seconds stands still there: for a table that nobody looks at, once there are too many of them.
        """
        if self._duty is None or self._task is not None:
            return self._task is not None
        stands_still = crowded or self._live.room.terms.clock.kind == "day"
        return self._duty.at <= until or not stands_still

    def look(self) -> None:
        """Sees what is to be done next; called whenever that may be something else than before."""
        if self._alarm is not None:
            self._alarm.cancel()
            self._alarm = self._duty = None
        if self._task is not None or self._live.gone:
            return  # it looks again when it is done
        live, now, here = self._live, self._now(), self._live.audience.here()
        live.play.note_presence(here, now)
        live.note_questions()
        duty = next_duty(live.play, here, self._settings, now, hurried=live.hurried)
        duty = duty or rematch_duty(live.play, live.there(), self._settings, now)
        if duty is not None:
            self._duty = duty
            loop = asyncio.get_running_loop()
            self._alarm = loop.call_later(max(duty.at - now, 0.0), self._start, duty)

    def _start(self, duty: Duty) -> None:
        self._alarm = self._duty = None
        self._task = asyncio.get_running_loop().create_task(self._do(duty))

    async def _do(self, duty: Duty) -> None:
        try:
            if duty.kind == "choose":
                await self._choose(duty)
            elif duty.kind == "go-on":
                await self._go_on(duty)
            elif duty.kind == "rematch":
                await self._settle_rematch(self._live)
            else:
                await self._live.stand_in(duty.seat, duty.asked, duty.kind)
        except Refused as refused:  # somebody acted in the meantime, or the disk is full
            _log.info("left undone", extra={"table": self._live.room.table, "why": refused.key})
            await asyncio.sleep(max(self._settings.pace, SOON))
        except Exception:
            _log.exception("an attendant failed", extra={"table": self._live.room.table})
            return
        finally:
            self._task = None
        self.look()

    async def _choose(self, duty: Duty) -> None:
        """A bot thinks in a thread of its own, about what its seat may see, while the table goes on."""
        thought = await self._live.ask_bot(duty.seat)
        if thought is None:
            return
        level, view, chance = thought
        try:
            option = await asyncio.to_thread(find_bot(view.game, level), view, chance)
            if view.decision is None or option not in view.decision.options:
                raise ValueError(f"a bot of level {level} wants {option!r}, which cannot be chosen")
        except Exception:  # a table must not stand still because a bot does not know what to do
            _log.exception("a bot failed", extra={"table": self._live.room.table})
            option = find_bot(view.game, levels(view.game)[0])(view, chance)

        def check() -> None:
            table = self._live.play.table
            if table is None or table.sitters[duty.seat].bot is None:
                raise Refused("refused-moved-on")

        await self._live.choose(duty.seat, option, duty.asked, check)

    async def _go_on(self, duty: Duty) -> None:
        """The only answer there is, for somebody who is not there to give it."""
        live, table = self._live, self._live.play.table
        if table is None or duty.seat not in table.decisions:
            return

        def check() -> None:
            if live.room.number_of(duty.seat) in live.audience.here():
                raise Refused("refused-moved-on")

        await live.choose(duty.seat, table.decisions[duty.seat].options[0], duty.asked, check)

    def stop(self) -> None:
        if self._alarm is not None:
            self._alarm.cancel()
        if self._task is not None:
            self._task.cancel()
