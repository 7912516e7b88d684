"""Slow responses are made once, in separate threads, within a limit per address."""

import asyncio
import gzip
import threading
from pathlib import Path
from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

from house.clients import PATIENCE, Client
from house.house import LIBERAL, House, start_house
from nights.table_builder import TINY_NIGHTS
from serai.games.nights import routes
from serai.house import chronicle_routes, conditional_responses, qr_code
from serai.house.response_cache import CachedResponse, ResponseCache
from serai.table import Refused

ALSO_WITH_BUS = True

METERED = replace(LIBERAL, work_per_minute=1.01)


def threads_of(monkeypatch: pytest.MonkeyPatch, module: Any, name: str) -> list[str]:
    """The names of the threads that call a function."""
    called: list[str] = []
    function = getattr(module, name)

    def noted(*args: Any) -> Any:
        called.append(threading.current_thread().name)
        return function(*args)

    monkeypatch.setattr(module, name, noted)
    return called


async def test_codes_are_drawn_beside_the_loop_and_so_many_a_minute(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    drawn_in = threads_of(monkeypatch, qr_code, "draw_qr_code_svg")
    async with start_house(tmp_path, METERED) as house:
        link = {"link": "http://127.0.0.1/t/abc#key"}
        codes = [(await house.http.post("/api/qr", json=link)).status_code for _ in range(26)]
        assert codes == [200] * 25 + [429]
        assert {name.split("_")[0] for name in drawn_in} == {"serai-codes"}
        house.clock.time += 60.0
        assert (await house.http.post("/api/qr", json=link)).status_code == 200


async def test_a_book_and_its_map_are_made_once_however_many_ask(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(
        conditional_responses, "_CACHE", ResponseCache("serai-books", threads=1, max_bytes=64_000_000)
    )
    drawn_in = threads_of(monkeypatch, routes, "load_map_svg")
    shown_in = threads_of(monkeypatch, routes, "book_glossary")
    digest = TINY_NIGHTS.pack_digest()
    async with start_house(tmp_path, METERED) as house:
        for path in (f"/api/books/{digest}/fr/map.svg", f"/api/books/{digest}/fr"):
            answers = await asyncio.gather(*(house.http.get(path) for _ in range(30)))
            assert {answer.status_code for answer in answers} == {200}
            assert len({answer.content for answer in answers}) == 1
            plain = await house.http.get(path, headers={"accept-encoding": "identity"})
            assert plain.content == answers[0].content
            known = await house.http.get(path, headers={"if-none-match": plain.headers["etag"]})
            assert (known.status_code, known.content) == (304, b"")
        for called in (drawn_in, shown_in):
            assert [name.split("_")[0] for name in called] == ["serai-books"]
        # Requesting a missing one costs as much as an existing one.
        nowhere = [(await house.http.get(f"/api/books/{n:064}/fr/map.svg")).status_code for n in range(9)]
        assert nowhere == [400] * 8 + [429]


async def test_a_chronicle_is_written_once_for_each_state_of_its_table(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    written_in = threads_of(monkeypatch, chronicle_routes, "make_chronicle")
    opened = await house.open("dice", "Ana", "Bo", options={"first": "Ana"})
    ana = await Client(house.socket, opened["table"], opened["chairs"][0]).come()
    path, own = f"/api/tables/{opened['table']}/chronicle.html", {"serai-key": opened["chairs"][0]}
    answers = await asyncio.gather(*(house.http.get(path, headers=own) for _ in range(20)))
    assert {answer.status_code for answer in answers} == {200}
    assert len({answer.content for answer in answers}) == 1
    assert len(written_in) == 1
    assert written_in[0].startswith("serai-chronicles")
    watched = await house.http.get(path, headers={"serai-key": opened["gallery"]})
    assert watched.status_code == 200
    assert len(written_in) == 2, "what one seat may know is for that seat"
    await ana.play(Random(1), most=1)
    again = await house.http.get(path, headers=own)
    assert again.status_code == 200
    assert len(written_in) == 3
    await ana.leave()


async def test_chronicles_are_metered_by_what_they_cost(tmp_path: Path) -> None:
    async with start_house(tmp_path, METERED) as house:
        tables = [await house.open("dice", "Ana", "Bo", options={"first": "Ana"}) for _ in range(3)]

        async def ask(opened: dict[str, Any]) -> int:
            path = f"/api/tables/{opened['table']}/chronicle.html"
            return (await house.http.get(path, headers={"serai-key": opened["chairs"][0]})).status_code

        assert [await ask(opened) for opened in tables] == [200, 200, 429]
        assert await ask(tables[0]) == 200, "it is there already"
        for opened in tables:  # playing is not affected by the limit
            client = await Client(house.socket, opened["table"], opened["chairs"][0]).come()
            assert await client.play(Random(1), most=1) == 1
            await client.leave()


async def test_the_schema_is_told_in_one_form_that_costs_little(house: House) -> None:
    assert (await house.http.get("/api/schema/openapi.json")).status_code == 200
    assert (await house.http.get("/api/schema/openapi.yaml")).status_code == 404


# ResponseCache


async def made(content: bytes = b"x" * 100) -> bytes:
    return content


async def test_the_oldest_answers_make_room() -> None:
    size = CachedResponse.from_content(b"x" * 100).size
    answers = ResponseCache("test", threads=1, max_bytes=3 * size)
    paid: list[int] = []
    for number in (0, 1, 2, 0, 3, 0, 1):
        await answers.get_or_make(number, made, lambda number=number: paid.append(number))
    assert paid == [0, 1, 2, 3, 1]


async def test_who_may_not_have_it_made_does_not_spoil_it_for_others() -> None:
    answers = ResponseCache("test", threads=1, max_bytes=1_000)

    def refuse() -> None:
        raise Refused("refused-too-fast")

    with pytest.raises(Refused):
        await answers.get_or_make("key", made, refuse)
    assert gzip.decompress((await answers.get_or_make("key", made, lambda: None)).gzipped) == b"x" * 100
    assert (await answers.get_or_make("key", made, refuse)).content == b"x" * 100


async def test_what_cannot_be_made_is_tried_again() -> None:
    answers = ResponseCache("test", threads=1, max_bytes=1_000)

    async def fail() -> bytes:
        raise Refused("refused-no-table")

    for _ in range(2):
        with pytest.raises(Refused):
            async with asyncio.timeout(PATIENCE):
                await answers.get_or_make("key", fail, lambda: None)
    assert (await answers.get_or_make("key", made, lambda: None)).content == b"x" * 100
