"""Responses are compressed only for clients that accept the encoding."""

import gzip

import pytest

from house.house import House
from serai.house.content_encodings import accepts_encoding


@pytest.mark.parametrize("header", ["gzip", "deflate, GZIP", "br;q=0, gzip;q=0.001", "gzip ; q=1.0, *;q=0"])
def test_an_encoding_that_is_named_is_accepted(header: str) -> None:
    assert accepts_encoding(header, "gzip")


@pytest.mark.parametrize(
    "header", ["", "identity", "br", "gzip;q=0", "deflate, gzip; q=0.000, br", "not-gzip", "gzipped"]
)
def test_an_encoding_that_is_refused_or_not_named_is_not(header: str) -> None:
    assert not accepts_encoding(header, "gzip")


async def test_every_kind_of_response_is_plain_for_who_refuses_gzip(house: House) -> None:
    opened = await house.open("dice", "Ana", "Bo", seed=5, options={"first": "Ana"})
    frames = f"/api/tables/{opened['table']}/replay/frames?since=0&until=1"
    chronicle = f"/api/tables/{opened['table']}/chronicle.html"
    for path in ("/api/games", "/api/rules/dice/en", frames, chronicle):
        sizes = set[int]()
        for accepted, packed in (("gzip", True), ("gzip;q=0", False)):
            headers = {"serai-key": opened["chairs"][0], "accept-encoding": accepted}
            async with house.http.stream("GET", path, headers=headers) as answer:
                raw = b"".join([part async for part in answer.aiter_raw()])
            assert answer.status_code == 200, path
            assert (answer.headers.get("content-encoding") == "gzip") is packed, path
            sizes.add(len(gzip.decompress(raw) if packed else raw))
        assert len(sizes) == 1, path
