"""The text of the Nights: each viewer gets it in their language, complete, and without hidden information."""

import json
from pathlib import Path
from random import Random
from typing import Any

import pytest

from book.tiny import TINY
from house.clients import Client
from house.house import House, start_house
from nights.table_builder import TINY_NIGHTS
from serai.book.cartography.map_cache import load_map_svg
from serai.book.vocabulary import STATUSES

OPTIONS = {"goal": 4}


async def sit(house: House, *languages: str, **options: Any) -> list[Client]:
    """Players at a table of the Nights, each with a different language."""
    names = ("Ana", "Bo", "Cleo")[: len(languages)]
    opened = await house.open("nights", *names, seed=5, options=OPTIONS | options)
    keys = opened["chairs"]
    return [
        await Client(house.socket, opened["table"], key, language=language).come()
        for key, language in zip(keys, languages, strict=True)
    ]


def words(client: Client) -> dict[str, Any]:
    """The latest text for a client."""
    return next(json.loads(line)["words"] for line in reversed(client.heard) if '"words"' in line)


def passages(client: Client, kind: str) -> list[str]:
    """All passages of a kind that a client received."""
    updates = (json.loads(line) for line in client.heard if line.startswith('{"type":"update"'))
    told = (passage for update in updates for event in update["words"]["told"] for passage in event)
    return [passage["text"] for passage in told if passage["kind"] == kind]


async def play(clients: list[Client], random: Random, most: int) -> None:
    for _ in range(most):
        asked = next((client for client in clients if client.is_asked), None)
        if asked is None or asked.over:
            return
        await asked.choose(asked.some_option(random))
        for client in clients:
            await client.done("ping")  # everything sent before has arrived by then


async def test_each_viewer_hears_the_same_evening_in_their_own_language(tmp_path: Path) -> None:
    async with start_house(tmp_path) as house:
        clients = await sit(house, "en", "fr", "es")
        await play(clients, Random(1), 60)
        openings = [passages(client, "opening") for client in clients]
        assert len(openings[0]) > 2
        assert len({len(told) for told in openings}) == 1
        assert all(len(set(told)) == len(told) for told in zip(*openings, strict=True))
        turns = [passages(client, "turn") for client in clients]
        assert all(len(set(told)) == len(told) for told in zip(*turns, strict=True))


async def test_every_event_has_its_passages_and_every_option_its_words(tmp_path: Path) -> None:
    async with start_house(tmp_path) as house:
        clients = await sit(house, "fr", "fr")
        await play(clients, Random(2), 80)
        for client in clients:
            for line in client.heard:
                message = json.loads(line)
                if message["type"] != "update":
                    continue
                said, decision = message["words"], message["view"]["decision"]
                assert len(said["told"]) == len(message["events"])
                assert len(said["book"]) >= 16
                if decision:
                    assert said["question"]
                    assert {choice["option"] for choice in said["choices"]} == set(decision["options"])
                    assert all(choice["label"] for choice in said["choices"])
                else:
                    assert not said["choices"]


async def test_a_viewer_who_changes_language_gets_everything_again(tmp_path: Path) -> None:
    async with start_house(tmp_path) as house:
        ana, bo = await sit(house, "en", "en")
        await play([ana, bo], Random(3), 40)
        english, log, updates = words(ana), list(ana.log), ana.updates
        await ana.done("speak", language="es")
        await ana.until(lambda: ana.updates > updates)
        spanish = words(ana)
        assert ana.log == log[-len(ana.log) :]
        assert len(spanish["told"]) == len(ana.log)
        assert spanish["question"] != english["question"] or not english["question"]
        earlier = await ana.done("read-log", since=0, until=20)
        assert len(earlier["told"]) == len(earlier["events"]) == 20
        english_earlier = (await bo.done("read-log", since=0, until=20))["told"]
        assert earlier["told"] != english_earlier


async def test_a_tale_is_taken_up_where_a_lost_connection_left_it(tmp_path: Path) -> None:
    """A section names the being of its opening, even for a viewer who missed the opening."""
    async with start_house(tmp_path) as house:
        ana, bo = await sit(house, "en", "en")
        random = Random(4)
        while not (told := [at for at, event in enumerate(ana.log) if event["key"] == "section"]):
            await play([ana, bo], random, 1)
        whole = (await ana.done("read-log", since=ana.first, until=ana.first + len(ana.log)))["told"]
        at = ana.first + told[0]
        alone = (await ana.done("read-log", since=at, until=at + 1))["told"]
        assert alone == [whole[told[0]]]


async def test_the_reader_alone_has_a_page_before_it_is_turned(tmp_path: Path) -> None:
    async with start_house(tmp_path) as house:
        ana, bo, cleo = clients = await sit(house, "en", "en", "en", **{"person-reads": True})
        random = Random(5)
        reader = None
        while reader is None:
            await play(clients, random, 1)
            reader = next(
                (one for one in clients if (one.view["decision"] or {}).get("kind") == "page"), None
            )
        text = [p["text"] for p in words(reader)["told"][-1] if p["kind"] == "opening"]
        assert text
        for other in (ana, bo, cleo):
            heard = any(json.dumps(text[0])[1:-1] in line for line in other.heard)
            assert heard is (other is reader)


@pytest.mark.parametrize("heroes", [2, 3])
async def test_what_is_shown_of_the_table_stays_small(tmp_path: Path, heroes: int) -> None:
    async with start_house(tmp_path) as house:
        clients = await sit(house, *["en"] * heroes)
        await play(clients, Random(6), 80)
        sizes = [len(json.dumps(json.loads(line)["view"])) for line in clients[0].heard if '"view"' in line]
        assert max(sizes) < 8000


async def test_a_book_is_read_once_and_holds_no_tale(tmp_path: Path) -> None:
    load_map_svg(TINY_NIGHTS.world.book.map, "fr")  # slow the first time
    async with start_house(tmp_path) as house:
        ana, bo = await sit(house, "en", "en")
        await play([ana, bo], Random(7), 60)
        digest = words(ana)["book"]
        answer = await house.http.get(f"/api/books/{digest}/fr")
        assert answer.status_code == 200
        known = {"if-none-match": answer.headers["etag"]}
        assert (await house.http.get(f"/api/books/{digest}/fr", headers=known)).status_code == 304
        assert (await house.http.get(f"/api/books/{digest}/en", headers=known)).status_code == 200
        book = answer.json()
        assert {"heroes", "skills", "statuses", "wealth", "spaces", "places", "cards"} <= book.keys()
        assert book["language"] == "fr"
        for told in {*passages(ana, "opening"), *passages(ana, "told")}:
            assert json.dumps(told)[1:-1] not in answer.text
        svg = await house.http.get(f"/api/books/{digest}/fr/map.svg")
        assert svg.headers["content-type"].startswith("image/svg+xml")
        assert 'data-space="baghdad"' in svg.text
        known = {"if-none-match": svg.headers["etag"]}
        assert (await house.http.get(f"/api/books/{digest}/fr/map.svg", headers=known)).status_code == 304


async def test_what_is_shown_of_statuses_is_read_once(tmp_path: Path) -> None:
    async with start_house(tmp_path) as house:
        answer = await house.http.get("/api/nights/statuses")
        assert answer.status_code == 200
        shown = answer.json()["statuses"]
        assert shown.keys() == STATUSES.keys()
        assert all("<path" in status["emblem"] for status in shown.values())
        marks = {name: status["mark"] for name, status in shown.items() if status["mark"]}
        assert marks == {"married": "home", "outlaw": "wanted", "vizier": "seat"}
        known = {"if-none-match": answer.headers["etag"]}
        assert (await house.http.get("/api/nights/statuses", headers=known)).status_code == 304


async def test_plates_come_by_their_content_and_stay_for_ever(tmp_path: Path) -> None:
    async with start_house(tmp_path) as house:
        digest = TINY_NIGHTS.pack_digest()
        listed = await house.http.get(f"/api/books/{digest}/fr/plates")
        known = {"if-none-match": listed.headers["etag"]}
        assert (await house.http.get(f"/api/books/{digest}/fr/plates", headers=known)).status_code == 304
        plate = listed.json()["plates"]["beings/soldier"]
        assert plate["words"] == "Un soldat en vert, debout sur le même sable depuis le matin."
        answer = await house.http.get(f"/api/plates/{digest}/{plate['file']}")
        assert answer.text == (TINY / "plates" / "beings" / "soldier.svg").read_text("utf-8")
        assert answer.headers["content-type"].startswith("image/svg+xml")
        assert answer.headers["cache-control"] == "public, max-age=31536000, immutable"
        assert answer.headers["x-content-type-options"] == "nosniff"
        assert "default-src 'none'; sandbox" in answer.headers.get_list("content-security-policy")
        plain = {"accept-encoding": "identity"}
        assert (
            await house.http.get(f"/api/plates/{digest}/{plate['file']}", headers=plain)
        ).text == answer.text
        for other in ("soldier.svg", "beings/soldier.svg", "%2e%2e%2fpack.toml"):
            lost = await house.http.get(f"/api/plates/{digest}/{other}")
            assert (lost.status_code, lost.json()["key"]) == (404, "refused-no-page")


@pytest.mark.parametrize(
    "path", ["/api/books/nothing/en", "/api/books/nothing/en/map.svg", "/api/books/nothing/en/plates"]
)
async def test_a_missing_book_is_refused_with_a_sentence(tmp_path: Path, path: str) -> None:
    async with start_house(tmp_path) as house:
        answer = await house.http.get(path)
        assert answer.status_code == 400
        assert answer.json()["sentence"]


async def test_a_book_is_told_in_languages_that_there_are(tmp_path: Path) -> None:
    async with start_house(tmp_path) as house:
        answer = await house.http.get("/api/books/nothing/de")
        assert answer.status_code in (400, 404)
        assert answer.json()["sentence"]
