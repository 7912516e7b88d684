"""Malformed input is always refused with a sentence, never with silence or a 500."""

from pathlib import Path
from typing import Any

import pytest

from house.clients import Client
from house.house import House
from serai.house import pages
from serai.locales.texts import Texts

ALSO_WITH_BUS = True

LONG = "a" * 3_000
"""Longer than Fluent accepts in a sentence."""

DEEP = b"[" * 100_000


async def test_an_argument_too_long_for_a_sentence_is_shortened(house: House) -> None:
    opened = await house.open("caravan", "Ana", "Bo")
    ana = await Client(house.socket, opened["table"], opened["chairs"][0]).come()
    answer = await ana.ask("choose", seat="Ana", option=LONG, asked=0)
    assert answer["type"] == "refusal"
    assert answer["key"] != "refused-failed"
    assert len(answer["sentence"]) < 1_000
    await ana.done("ping")
    stranger = await Client(house.socket, opened["table"], opened["gallery"]).come(seat=LONG)
    (refusal,) = stranger.unmatched
    assert refusal["key"] not in ("", "refused-failed")
    key = {"Serai-Key": opened["chairs"][0]}
    for part in ("record", "replay", "chronicle.html"):
        refused = await house.http.get(
            f"/api/tables/{opened['table']}/{part}", params={"seat": LONG}, headers=key
        )
        assert (refused.status_code, refused.json()["key"]) == (400, "refused-not-yours")
    await ana.leave()


@pytest.mark.parametrize("path", ["/api/tables", "/api/qr", "/api/records"])
async def test_json_too_deep_to_read_is_refused(house: House, path: str) -> None:
    answer = await house.http.post(path, content=DEEP, headers={"content-type": "application/json"})
    assert answer.status_code == 400
    assert answer.json()["sentence"]


@pytest.mark.parametrize("body", [b'{"terms": "\xff"}', b'{"\xc3(": 1}'])
async def test_json_that_is_not_utf8_is_refused(house: House, body: bytes) -> None:
    answer = await house.http.post("/api/tables", content=body, headers={"content-type": "application/json"})
    assert (answer.status_code, answer.json()["key"]) == (400, "refused-message")


@pytest.mark.parametrize("digits", [16, 30, 4_000, 5_000])
async def test_a_number_too_large_for_a_sentence_is_refused(house: House, digits: int) -> None:
    answer = await house.http.post("/api/records", content=b'{"serai": %s}\n' % (b"9" * digits))
    assert answer.status_code == 400
    assert answer.json()["key"].startswith("refused-record-")
    assert answer.json()["sentence"]


@pytest.mark.parametrize("host", ["127.0.0.1:99999", "127.0.0.1:port", "127.0.0.1:-1", "localhost:"])
async def test_no_port_in_a_header_is_a_failure_of_the_house(
    house: House, host: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "index.html").write_text("<!doctype html><title>Serai</title>")
    monkeypatch.setattr(pages, "client_folder", lambda: tmp_path)
    for path in ("/", "/nowhere", "/api/nowhere", "/api/house", "/api/tables/x/chronicle.html"):
        for accepted in ("text/html", "application/json"):
            answer = await house.http.get(path, headers={"host": host, "accept": accepted})
            assert answer.status_code < 500, path


async def test_a_refusal_that_cannot_be_said_is_answered_all_the_same(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    opened = await house.open("caravan", "Ana", "Bo")
    ana = await Client(house.socket, opened["table"], opened["chairs"][0]).come()
    say = Texts.say

    def broken(self: Texts, key: str, /, **phrases: Any) -> str:
        if key == "refused-host-only":
            raise LookupError
        return say(self, key, **phrases)

    monkeypatch.setattr(Texts, "say", broken)
    assert await ana.refused("close") == "refused-failed"
    await ana.done("ping")
    await ana.leave()
