"""Ends tasks that run until they are cancelled."""

import asyncio
from collections.abc import Iterable

_RETRY_AFTER = 0.5


async def cancel_tasks_until_ended(tasks: Iterable[asyncio.Task[None]]) -> None:
    """Cancels tasks until they have ended: a library may lose a cancellation while it closes a connection."""
    pending = set(tasks)
    while pending:
        for task in pending:
            task.cancel()
        _, pending = await asyncio.wait(pending, timeout=_RETRY_AFTER)
