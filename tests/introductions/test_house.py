"""Introductions on the server: for one person, with remarks in their language."""

import json
from collections.abc import AsyncGenerator
from pathlib import Path
from random import Random
from typing import Any

import pytest

from house.clients import Client
from house.house import House, start_house, table_request

GAMES = ("dice", "nights")


@pytest.fixture
async def house(tmp_path: Path) -> AsyncGenerator[House]:
    async with start_house(tmp_path / "home") as opened:
        yield opened


def remarked(client: Client) -> list[dict[str, Any]]:
    """The distinct remarks that a client received."""
    updates = [json.loads(line) for line in client.heard if line.startswith('{"type":"update"')]
    return [*{each["key"]: each for update in updates for each in update["remarks"]}.values()]


async def learn(house: House, game: str, language: str = "en") -> tuple[Client, dict[str, Any]]:
    opened = await house.open(game, "Ana", "bot:", introduction=True, language=language)
    return await Client(house.socket, opened["table"], opened["chairs"][0], language=language).come(), opened


@pytest.mark.parametrize("game", GAMES)
async def test_an_introduction_has_open_dice_and_its_own_terms_and_is_on_no_list(
    house: House, game: str
) -> None:
    client, opened = await learn(house, game)
    assert client.room["terms"]["seed"] is not None
    assert client.room["phase"] == "playing"
    assert [chair["bot"] is None for chair in client.room["chairs"]] == [True, False]
    host = await Client(house.socket, opened["table"], opened["host"]).come()
    assert (await host.ask("publish", on=True))["key"] == "refused-introduction-terms"
    assert (await house.http.get("/api/tables")).json() == []


async def test_remarks_come_in_the_language_of_whoever_learns(house: House) -> None:
    client, _ = await learn(house, "dice", "fr")
    assert remarked(client)[0]["text"].startswith("Bienvenue, Ana.")
    client.heard.clear()
    await client.done("speak", language="es")
    assert remarked(client)[0]["text"].startswith("Te damos la bienvenida, Ana.")


async def test_who_looks_on_hears_no_remark_and_other_tables_have_none(house: House) -> None:
    _, opened = await learn(house, "dice")
    gallery = await Client(house.socket, opened["table"], opened["gallery"]).come()
    assert remarked(gallery) == []
    other = await house.open("dice", "Ana", "bot:squire")
    assert remarked(await Client(house.socket, other["table"], other["chairs"][0]).come()) == []


async def test_an_introduction_is_played_to_its_end_and_survives_a_lost_line(house: House) -> None:
    client, _ = await learn(house, "dice")
    random = Random(1)
    for number in range(60):
        await client.until(lambda: client.is_asked or client.over)
        if client.over:
            break
        if number == 3:
            await client.drop()
            await client.come_back()
        await client.choose(client.some_option(random))
    assert client.over
    assert remarked(client)[-1]["key"] == "dice-enough"


@pytest.mark.parametrize(
    ("chairs", "terms"),
    [
        (("Ana", "Bo"), {}),
        (("Ana", "link"), {}),
        (("Ana", "bot:", "bot:"), {}),
        (("bot:", "Ana"), {}),
        (("Ana", "bot:"), {"options": {"first": "Ana"}}),
    ],
)
async def test_what_is_no_introduction_is_refused(
    house: House, chairs: tuple[str, ...], terms: dict[str, Any]
) -> None:
    answer = await house.http.post(
        "/api/tables", json=table_request("dice", *chairs, introduction=True, **terms)
    )
    assert answer.status_code == 400
    assert answer.json()["key"] == "refused-introduction-terms"
