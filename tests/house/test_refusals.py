"""The same refusal over HTTP and over the socket: one sentence per language, and one key."""

from typing import Any

import pytest

from house.clients import Client
from house.house import House, table_request
from serai.locales.refusals import say_refusal
from serai.locales.texts import LANGUAGES
from serai.table import Refused

OVER_HTTP = [
    ("refused-no-game", table_request("chess", "Ana", "Bo")),
    ("refused-seats", table_request("dice", "Ana")),
    ("refused-first", table_request("dice", "Ana", "Bo", options={"first": "Zoe"})),
    ("refused-no-hero", table_request("nights", "Ana", "Bo", options={"heroes": {"Ana": "aladin"}})),
    ("refused-level", table_request("dice", "Ana", "bot:queen")),
    ("refused-clock", table_request("dice", "Ana", "Bo", clock={"kind": "day"})),
    ("refused-message", {"terms": {}}),
]


@pytest.mark.parametrize(("key", "asked"), OVER_HTTP, ids=lambda one: str(one)[:30])
async def test_a_request_is_refused_in_its_language(house: House, key: str, asked: dict[str, Any]) -> None:
    said: set[str] = set()
    for language in LANGUAGES:
        answer = await house.http.post("/api/tables", json=asked, headers={"accept-language": language})
        assert (answer.status_code, answer.json()["key"]) == (400, key)
        assert answer.json()["sentence"] == say_refusal(Refused(key, **answer.json()["args"]), language)
        said.add(answer.json()["sentence"])
    assert len(said) == len(LANGUAGES)


AT_A_TABLE = [
    ("refused-option", "choose", {"seat": "Ana", "option": "fly", "asked": 0}),
    ("refused-answered", "choose", {"seat": "Ana", "option": "stop", "asked": 9}),
    ("refused-not-yours", "choose", {"seat": "Bo", "option": "stop", "asked": 0}),
    ("refused-nothing-to-undo", "undo", {"seat": "Ana"}),
    ("refused-not-asked", "agree", {"seat": "Ana", "agree": True}),
    ("refused-not-your-chair", "take", {"chair": 1}),
    ("refused-not-over-yet", "rematch", {}),
    ("refused-empty", "say", {"text": " "}),
    ("refused-host-only", "close", {}),
]


@pytest.mark.parametrize(("key", "request_", "asked"), AT_A_TABLE, ids=lambda one: str(one)[:30])
async def test_everybody_at_a_table_is_refused_in_their_own_language(
    house: House, key: str, request_: str, asked: dict[str, Any]
) -> None:
    opened = await house.open("dice", "Ana", "Bo", options={"first": "Ana"})
    clients = [
        await Client(house.socket, opened["table"], opened["chairs"][0], language=language).come()
        for language in LANGUAGES
    ]
    said: set[str] = set()
    for client, language in zip(clients, LANGUAGES, strict=True):
        answer = await client.ask(request_, **asked)
        assert (answer["type"], answer["key"]) == ("refusal", key)
        assert answer["sentence"] == say_refusal(Refused(key, **answer["args"]), language)
        said.add(answer["sentence"])
        await client.leave()
    assert len(said) == len(LANGUAGES)


async def test_a_table_that_is_not_there_is_refused_in_the_language_of_the_request(house: House) -> None:
    said: set[str] = set()
    for language in LANGUAGES:
        answer = await house.http.get("/api/tables/nowhere/replay", headers={"accept-language": language})
        client = await Client(house.socket, "nowhere", language=language).come()
        await client.until(lambda client=client: client.gone)
        assert (answer.status_code, client.close_code) == (404, 4404)
        assert answer.json()["sentence"] == client.unmatched[0]["sentence"]
        said.add(answer.json()["sentence"])
    assert len(said) == len(LANGUAGES)


async def test_what_a_game_without_texts_refuses_is_said_as_it_says_it(house: House) -> None:
    asked = table_request("caravan", "Ana", "Bo", options={"water": 0})
    answer = await house.http.post("/api/tables", json=asked, headers={"accept-language": "fr"})
    assert answer.json()["sentence"] == "A caravan needs a road and water."
