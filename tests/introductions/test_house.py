"""Introductions in the house: opened by the usual door, for one person, and remarked on in their language."""

import json
from collections.abc import AsyncGenerator
from pathlib import Path
from random import Random
from typing import Any

import pytest

from house.guests import Guest
from house.house import House, house, wanted

GAMES = ("dice", "nights")


@pytest.fixture
async def inn(tmp_path: Path) -> AsyncGenerator[House]:
    async with house(tmp_path / "home") as opened:
        yield opened


def remarked(guest: Guest) -> list[dict[str, Any]]:
    """Every remark that a guest was sent, once each."""
    updates = [json.loads(line) for line in guest.heard if line.startswith('{"type":"update"')]
    return [*{each["key"]: each for update in updates for each in update["remarks"]}.values()]


async def learn(inn: House, game: str, language: str = "en") -> tuple[Guest, dict[str, Any]]:
    opened = await inn.open(game, "Ana", "bot:", introduction=True, language=language)
    return await Guest(inn.socket, opened["table"], opened["chairs"][0], language=language).come(), opened


@pytest.mark.parametrize("game", GAMES)
async def test_an_introduction_has_open_dice_and_its_own_terms_and_is_on_no_list(
    inn: House, game: str
) -> None:
    guest, opened = await learn(inn, game)
    assert guest.room["terms"]["seed"] is not None
    assert guest.room["phase"] == "playing"
    assert [chair["bot"] is None for chair in guest.room["chairs"]] == [True, False]
    host = await Guest(inn.socket, opened["table"], opened["host"]).come()
    assert (await host.ask("publish", on=True))["key"] == "refused-introduction-terms"
    assert (await inn.http.get("/api/tables")).json() == []


async def test_remarks_come_in_the_language_of_whoever_learns(inn: House) -> None:
    guest, _ = await learn(inn, "dice", "fr")
    assert remarked(guest)[0]["text"].startswith("Bienvenue, Ana.")
    guest.heard.clear()
    await guest.done("speak", language="es")
    assert remarked(guest)[0]["text"].startswith("Te damos la bienvenida, Ana.")


async def test_who_looks_on_hears_no_remark_and_other_tables_have_none(inn: House) -> None:
    _, opened = await learn(inn, "dice")
    gallery = await Guest(inn.socket, opened["table"], opened["gallery"]).come()
    assert remarked(gallery) == []
    other = await inn.open("dice", "Ana", "bot:squire")
    assert remarked(await Guest(inn.socket, other["table"], other["chairs"][0]).come()) == []


async def test_an_introduction_is_played_to_its_end_and_survives_a_lost_line(inn: House) -> None:
    guest, _ = await learn(inn, "dice")
    random = Random(1)
    for number in range(60):
        await guest.until(lambda: guest.is_asked or guest.over)
        if guest.over:
            break
        if number == 3:
            await guest.drop()
            await guest.come_back()
        await guest.choose(guest.some_option(random))
    assert guest.over
    assert remarked(guest)[-1]["key"] == "dice-enough"


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
    inn: House, chairs: tuple[str, ...], terms: dict[str, Any]
) -> None:
    answer = await inn.http.post("/api/tables", json=wanted("dice", *chairs, introduction=True, **terms))
    assert answer.status_code == 400
    assert answer.json()["key"] == "refused-introduction-terms"
