"""Detects an idle screen without a clock: nothing is left to run, compute or paint."""

import asyncio
from collections.abc import Callable
from typing import Any

import pytest
from textual._context import active_app

A_DAY = 24 * 60 * 60.0
MOST = 100_000  # rounds of the event loop, in case a screen never becomes idle


class IdleWaiter:
    """Replaces Textual's own waiting, which mistakes a process with little CPU use for an idle one."""

    def __init__(self) -> None:
        self._thoughts: set[asyncio.Task[Any]] = set()
        self._think = asyncio.to_thread

    async def think(self, function: Callable[..., Any], /, *given: Any, **named: Any) -> Any:
        """`asyncio.to_thread`, but tracks its threads."""
        thought = asyncio.create_task(self._think(function, *given, **named))
        self._thoughts.add(thought)
        thought.add_done_callback(self._thoughts.discard)
        return await thought

    async def wait(self, *_seconds: float) -> None:
        """Wait until the event loop has nothing to run, no thread is busy, and painting causes no more
        work.
        """
        ready = asyncio.get_running_loop()._ready  # type: ignore[attr-defined]
        painted = False
        for _ in range(MOST):
            await asyncio.sleep(0)
            if ready:
                painted = False
            elif self._thoughts:
                await asyncio.wait(self._thoughts)
            elif painted:
                return
            else:
                active_app.get().screen._on_timer_update()
                painted = True
        raise AssertionError("the screen never rests")


def patch_idle_wait(monkeypatch: pytest.MonkeyPatch) -> None:
    rest = IdleWaiter()
    monkeypatch.setattr(asyncio, "to_thread", rest.think)
    for waits in ("textual.app.wait_for_idle", "textual.pilot.wait_for_idle"):
        monkeypatch.setattr(waits, rest.wait)
    # A screen is painted when it is idle, never because a sixtieth of a second has passed.
    monkeypatch.setattr("textual.screen.UPDATE_PERIOD", A_DAY)
