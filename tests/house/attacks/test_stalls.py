"""Work that would stall the server is done in small steps, or when nobody is connected."""

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
from serai.house.garbage_collection import FIRST_THRESHOLD, SECOND_THRESHOLD, GarbageCollector


@pytest.fixture
def collector() -> Iterator[GarbageCollector]:
    collector = GarbageCollector()
    collector.start()
    yield collector
    collector.stop()


@pytest.mark.usefixtures("collector")
def test_no_more_than_what_is_new_is_ever_looked_through() -> None:
    looked_through: list[int] = []

    def noted(phase: str, details: dict[str, Any]) -> None:
        if phase == "start":
            looked_through.append(
                sum(len(gc.get_objects(generation)) for generation in range(details["generation"] + 1))
            )

    gc.callbacks.append(noted)
    try:
        kept = [[number] for number in range(30 * FIRST_THRESHOLD)]  # like tables in use
    finally:
        gc.callbacks.remove(noted)
    assert len(looked_through) >= 25, len(kept)
    assert max(looked_through) < (SECOND_THRESHOLD + 3) * FIRST_THRESHOLD


class Knot:
    """A reference cycle, which only the collector can free."""

    def __init__(self) -> None:
        self.itself = self


def make_old_garbage() -> "ref[Knot]":
    """Garbage that became garbage only after two collections had looked at it."""
    knot = Knot()
    gc.collect(1)
    return ref(knot)


async def test_garbage_among_what_is_old_is_found_when_nobody_is_there_or_memory_has_grown(
    house: House, collector: GarbageCollector, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(garbage_collection, "CHECK_INTERVAL", 0.0)
    opened = await house.open("caravan", "Ana", "Bo")
    ana = await Client(house.socket, opened["table"], opened["chairs"][0]).come()
    collector.collect_all()
    first = make_old_garbage()
    attending = asyncio.create_task(collector.run(house.registry))
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
    before = gc.get_threshold(), len(gc.callbacks)
    collector = GarbageCollector()
    collector.start()
    collector.stop()
    assert (gc.get_threshold(), len(gc.callbacks)) == before
    assert gc.get_freeze_count() == 0
