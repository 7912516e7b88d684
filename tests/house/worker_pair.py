"""Two workers in one process that share a database."""

import asyncio
from collections.abc import AsyncGenerator, Callable
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path

from msgspec.structs import replace

from house.clients import PATIENCE
from house.house import LIBERAL, HandClock, House, start_house
from serai.house.settings import Settings
from serai.house.sharing import Sharing
from serai.house.table_status import Presence

NEVER = 1e9
POLLING = replace(LIBERAL, poll_interval=0.05)
DEAF = replace(LIBERAL, poll_interval=NEVER)
"""Workers that do not poll: they notice only what the bus tells them."""

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


def sharing_of(house: House) -> Sharing:
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


def is_presence_written(house: House) -> bool:
    """Whether the database says who is connected through this worker."""
    sharing = sharing_of(house)
    return not sharing._unloaded and all(
        live.audience.local_presence() == sharing._published.get(table, Presence())
        for table, live in sharing._tables.items()
    )


async def is_up_to_date(house: House) -> bool:
    sharing = sharing_of(house)
    tables = dict(sharing._tables)
    found = await sharing._records.read_status(list(tables))
    return all(
        table in found and live.link is not None and not live.link.has_changes_of_other_workers(found[table])
        for table, live in tables.items()
    )
