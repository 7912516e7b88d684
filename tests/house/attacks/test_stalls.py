"""Work that would stall the server is done in small steps, or while nobody is connected."""

import asyncio
import gc
import sys
from collections.abc import Iterator
from contextlib import suppress
from typing import Any
from weakref import ref

import pytest

from house.clients import PATIENCE, Client
from house.house import House
from serai.house import garbage_collection
from serai.house.garbage_collection import GarbageCollector


@pytest.fixture
def collector() -> Iterator[GarbageCollector]:
    collector = GarbageCollector()
    collector.start()
    yield collector
    collector.stop()


@pytest.mark.usefixtures("collector")
def test_nothing_is_looked_through_while_tables_are_played_at() -> None:
    looked_through: list[int] = []

    def noted(_: str, details: dict[str, Any]) -> None:
        looked_through.append(details["generation"])

    gc.callbacks.append(noted)
    try:
        kept = [[number] for number in range(300_000)]  # like tables in use
    finally:
        gc.callbacks.remove(noted)
    assert not looked_through, len(kept)


class Knot:
    """A reference cycle, which only the collector can free."""

    def __init__(self) -> None:
        self.itself = self


def make_old_garbage() -> "ref[Knot]":
    """Objects that became garbage only after a collection had scanned them."""
    knot = Knot()
    gc.collect()
    return ref(knot)


async def test_garbage_is_found_when_nobody_is_there_or_memory_has_grown(
    house: House, collector: GarbageCollector, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(garbage_collection, "CHECK_INTERVAL", 0.0)
    opened = await house.open("caravan", "Ana", "Bo")
    ana = await Client(house.socket, opened["table"], opened["chairs"][0]).come()
    collector.collect()
    first = make_old_garbage()
    attending = asyncio.create_task(collector.collect_when_due(house.registry))
    for _ in range(10):
        await ana.done("ping")
    assert first(), "somebody plays, and it takes little memory"
    blocks = sys.getallocatedblocks()
    kept: list[Any] = []
    while sys.getallocatedblocks() < 1.6 * blocks:
        kept.extend([[]] for _ in range(10_000))
    async with asyncio.timeout(PATIENCE):
        while first():
            await ana.done("ping")
    second = make_old_garbage()
    await ana.leave()
    kept.extend([[]] for _ in range(blocks // 20))
    async with asyncio.timeout(PATIENCE):
        while second():
            await asyncio.sleep(0)
    attending.cancel()
    with suppress(asyncio.CancelledError):
        await attending


def test_when_the_house_is_closed_garbage_is_collected_as_before() -> None:
    collector = GarbageCollector()
    collector.start()
    collector.stop()
    assert gc.isenabled()
    assert gc.get_freeze_count() == 0
