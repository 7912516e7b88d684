"""Work that would stall the server is done in small steps, or when nobody is connected."""

import asyncio
import gc
from collections.abc import Iterator
from contextlib import suppress
from typing import Any
from weakref import ref

import pytest

from house.clients import PATIENCE, Client
from house.house import House
from serai.house import garbage_collection
from serai.house.garbage_collection import (
    FIRST_THRESHOLD,
    RUNS_WHEN_BUSY,
    RUNS_WHEN_IDLE,
    SECOND_THRESHOLD,
    GarbageCollector,
)


@pytest.fixture
def collector() -> Iterator[GarbageCollector]:
    collector = GarbageCollector()
    collector.start()
    yield collector
    collector.stop()


def test_no_more_than_what_is_new_is_ever_looked_through(collector: GarbageCollector) -> None:
    looked_through: list[int] = []

    def noted(phase: str, _: dict[str, Any]) -> None:
        if phase == "start":
            looked_through.append(len(gc.get_objects()))

    gc.callbacks.append(noted)
    try:
        kept = [[number] for number in range(30 * FIRST_THRESHOLD)]  # like tables in use
    finally:
        gc.callbacks.remove(noted)
    assert len(looked_through) >= 25, len(kept)
    assert collector.older_runs >= 4
    assert max(looked_through) < (SECOND_THRESHOLD + 3) * FIRST_THRESHOLD


class Knot:
    """A reference cycle, which only the collector can free."""

    def __init__(self) -> None:
        self.itself = self


@pytest.mark.parametrize("looks", [RUNS_WHEN_IDLE, RUNS_WHEN_BUSY])
async def test_garbage_among_what_is_old_is_found_when_nobody_is_there_or_at_last(
    house: House, collector: GarbageCollector, monkeypatch: pytest.MonkeyPatch, looks: int
) -> None:
    monkeypatch.setattr(garbage_collection, "CHECK_INTERVAL", 0.0)
    knot = Knot()
    gc.collect(1)  # it is old now
    old = ref(knot)
    del knot
    gc.collect()
    assert old(), "nobody looks at it any more"
    collector.older_runs = looks
    opened = await house.open("caravan", "Ana", "Bo")
    ana = await Client(house.socket, opened["table"], opened["chairs"][0]).come()
    attending = asyncio.create_task(collector.run(house.registry))
    for _ in range(10):
        await ana.done("ping")
    assert bool(old()) is (looks < RUNS_WHEN_BUSY), "somebody plays"
    await ana.leave()
    async with asyncio.timeout(PATIENCE):
        while old():
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
