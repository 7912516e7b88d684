"""Two workers in one process that share a database."""

import asyncio
from collections.abc import AsyncGenerator, Callable
from contextlib import AsyncExitStack, asynccontextmanager
from itertools import count
from pathlib import Path

import pytest
from msgspec.structs import replace

from house.clients import PATIENCE
from house.house import LIBERAL, HandClock, House, start_house
from serai.house import bus
from serai.house.bus import BusMessage, TableChanged
from serai.house.settings import Settings
from serai.house.sharing import SharingBetweenWorkers
from serai.house.table_status import Presence

NEVER = 1e9
POLLING = replace(LIBERAL, poll_interval=0.05)
WITHOUT_POLLING = replace(LIBERAL, poll_interval=NEVER)
"""They notice only what the bus tells them."""

Workers = tuple[House, House]


@asynccontextmanager
async def two_workers(folder: Path, settings: Settings) -> AsyncGenerator[Workers]:
    clock = HandClock()
    async with AsyncExitStack() as stack:
        first, second = [
            await stack.enter_async_context(start_house(folder / name, settings, clock, worker=name))
            for name in ("first", "second")
        ]
        yield first, second


def sharing_of(house: House) -> SharingBetweenWorkers:
    assert house.registry.sharing is not None
    return house.registry.sharing


def is_bus_connected(house: House) -> bool:
    return getattr(sharing_of(house)._bus, "is_connected", False)


async def until(holds: Callable[[], bool]) -> None:
    async with asyncio.timeout(PATIENCE):
        while not holds():
            await asyncio.sleep(0.01)


async def exchange_all(workers: Workers) -> None:
    """Returns when both workers have shown their viewers everything that is stored."""
    async with asyncio.timeout(PATIENCE):
        while True:
            for house in workers:
                sharing = sharing_of(house)
                sharing._suspects.update(sharing._tables)
                sharing._wake.set()
            await asyncio.sleep(0.002)
            if all(map(is_presence_written, workers)) and all(
                [await is_up_to_date(house) for house in workers]
            ):
                return


class WatchedBus:
    """Notes what the bus brings, so that a test can wait for it. Make it before the workers start."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.received: dict[str, list[BusMessage]] = {}
        self._numbers = count()
        handle_message = SharingBetweenWorkers._handle_bus_message

        def note_and_handle(sharing: SharingBetweenWorkers, message: BusMessage) -> None:
            self.received.setdefault(sharing.worker, []).append(message)
            handle_message(sharing, message)

        monkeypatch.setattr(SharingBetweenWorkers, "_handle_bus_message", note_and_handle)
        monkeypatch.setattr(bus, "SEND_DELAY", 0.0)

    async def exchange(self, workers: Workers) -> None:
        """Returns when the workers, which do not poll, have shown their viewers what the bus told them."""
        async with asyncio.timeout(PATIENCE):
            while True:
                await self._until_delivered(workers)
                if all(map(is_presence_written, workers)) and all(
                    [await is_up_to_date(house) for house in workers]
                ):
                    return

    async def _until_delivered(self, workers: Workers) -> None:
        """Returns when all that was published until now has been received, in order, and handled."""
        marks = [TableChanged(sharing_of(house).worker, f"mark {next(self._numbers)}") for house in workers]
        for house, mark in zip(workers, marks, strict=True):
            sharing_of(house)._bus.publish(mark)
        while not all(
            mark in self.received.get(sharing_of(house).worker, ()) for house in workers for mark in marks
        ):
            await asyncio.sleep(0.001)
        for house in workers:
            await asyncio.gather(*sharing_of(house)._showing)


def is_presence_written(house: House) -> bool:
    """Whether the database says who is connected through this worker."""
    sharing = sharing_of(house)
    return not sharing._unloaded and all(
        live.audience.local_presence() == sharing._published.get(table, Presence())
        for table, live in sharing._tables.items()
    )


async def until_up_to_date(workers: Workers) -> None:
    """Returns when both workers know everything that is stored."""
    async with asyncio.timeout(PATIENCE):
        while not all([await is_up_to_date(house) for house in workers]):
            await asyncio.sleep(0.001)


async def is_up_to_date(house: House) -> bool:
    sharing = sharing_of(house)
    tables = dict(sharing._tables)
    found = await sharing._records.read_table_status(list(tables))
    return all(
        table in found and live.sync is not None and not live.sync.has_changes_of_other_workers(found[table])
        for table, live in tables.items()
    )
