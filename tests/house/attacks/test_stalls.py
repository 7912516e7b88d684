"""What makes the house stand still for everyone: it is done in small pieces, or when nobody is there."""

import asyncio
import gc
from collections.abc import Iterator
from contextlib import suppress
from typing import Any
from weakref import ref

import pytest

from house.guests import PATIENCE, Guest
from house.house import House
from serai.house import garbage
from serai.house.garbage import AT_LAST, TURNS, WORTHWHILE, YOUNG, Collector


@pytest.fixture
def collector() -> Iterator[Collector]:
    collector = Collector()
    collector.start()
    yield collector
    collector.stop()


def test_no_more_than_what_is_new_is_ever_looked_through(collector: Collector) -> None:
    looked_through: list[int] = []

    def noted(phase: str, _: dict[str, Any]) -> None:
        if phase == "start":
            looked_through.append(len(gc.get_objects()))

    gc.callbacks.append(noted)
    try:
        kept = [[number] for number in range(30 * YOUNG)]  # as tables are that people play at
    finally:
        gc.callbacks.remove(noted)
    assert len(looked_through) >= 25, len(kept)
    assert collector.looks >= 4
    assert max(looked_through) < (TURNS + 3) * YOUNG


class Knot:
    """Something that only the collector can free."""

    def __init__(self) -> None:
        self.itself = self


@pytest.mark.parametrize("looks", [WORTHWHILE, AT_LAST])
async def test_garbage_among_what_is_old_is_found_when_nobody_is_there_or_at_last(
    inn: House, collector: Collector, monkeypatch: pytest.MonkeyPatch, looks: int
) -> None:
    monkeypatch.setattr(garbage, "LOOK", 0.0)
    knot = Knot()
    gc.collect(1)  # it is old now
    old = ref(knot)
    del knot
    gc.collect()
    assert old(), "nobody looks at it any more"
    collector.looks = looks
    opened = await inn.open("caravan", "Ana", "Bo")
    ana = await Guest(inn.socket, opened["table"], opened["chairs"][0]).come()
    attending = asyncio.create_task(collector.attend(inn.hall))
    for _ in range(10):
        await ana.done("ping")
    assert bool(old()) is (looks < AT_LAST), "somebody plays"
    await ana.leave()
    async with asyncio.timeout(PATIENCE):
        while old():
            await asyncio.sleep(0)
    attending.cancel()
    with suppress(asyncio.CancelledError):
        await attending


def test_when_the_house_is_closed_garbage_is_collected_as_before() -> None:
    before = gc.get_threshold(), len(gc.callbacks)
    collector = Collector()
    collector.start()
    collector.stop()
    assert (gc.get_threshold(), len(gc.callbacks)) == before
    assert gc.get_freeze_count() == 0
