"""Every HTTP operation answers valid and invalid input as its schema says."""

import asyncio
from random import Random
from typing import Any

import pytest

from house.clients import Client
from house.house import House

Table = dict[str, Any]


@pytest.fixture
async def tables(house: House) -> list[Table]:
    """A finished game and a running one."""
    tables = [await house.open("dice", "Ana", "bot:random") for _ in range(2)]
    ana = await Client(house.socket, tables[0]["table"], tables[0]["chairs"][0]).come()
    await ana.play(Random(1))
    await ana.leave()
    return tables


async def ask_everything(house: House, tables: list[Table], most: int) -> int:
    """Calls each operation up to this many times; returns the number of calls."""
    from house.attacks import schema_calls  # here, because it imports much

    return await asyncio.to_thread(schema_calls.ask_everything, house.port, tables, most)


async def test_every_answer_is_one_that_the_schema_tells_of(house: House, tables: list[Table]) -> None:
    assert await ask_everything(house, tables, 4) > 80


@pytest.mark.soak
async def test_every_answer_to_many_questions_is_one_that_the_schema_tells_of(
    house: House, tables: list[Table]
) -> None:
    asked = await ask_everything(house, tables, 1_500)
    print(f"{asked} cases")
    assert asked >= 40_000
