"""The pages of the client: what is preloaded with them, and how files are compressed."""

import json
import struct
from collections.abc import Iterator
from pathlib import Path

import pytest
from litestar import Litestar
from litestar.config.compression import CompressionConfig
from litestar.datastructures import State
from litestar.testing import TestClient

from serai.games.nights.state import HEROES
from serai.house import pages
from serai.house.origins import Origins

HINTS = {
    "lobby": ["</assets/lobby.js>; rel=modulepreload"],
    "lobby-faces": ["</assets/face.woff2>; rel=preload; as=font"],
    "fr": ["</assets/fr.js>; rel=modulepreload"],
    "app": ["</assets/app.js>; rel=modulepreload"],
    "dice": ["</assets/dice.js>; rel=modulepreload"],
    "table": ["</assets/table.js>; rel=modulepreload"],
}


class Registry:
    def game_of_loaded_table(self, table: str) -> str:
        return "dice" if table == "kestrel" else ""

    def public_view_of_table(self, table: str) -> None:
        """No table is public."""


@pytest.fixture
def client(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[TestClient[Litestar]]:
    (tmp_path / "assets").mkdir()
    (tmp_path / "index.html").write_text("<!doctype html><head></head><div><!-- first words --></div>")
    for name in ("serai", "dice"):
        (tmp_path / f"preview-{name}.png").write_bytes(b"a picture")
    (tmp_path / "hints.json").write_text(json.dumps(HINTS))
    for name in ("lobby.js", "lobby.js.br", "face.woff2", "moment.json"):
        (tmp_path / "assets" / name).write_text(f"this is {name} " * 100)
    monkeypatch.setattr(pages, "client_folder", lambda: tmp_path)
    compression = CompressionConfig(backend="gzip", exclude_opt_key=pages.PRECOMPRESSED)
    with TestClient(
        Litestar(
            pages.client_routes(),
            compression_config=compression,
            state=State({"registry": Registry(), "origins": Origins("https://inn.example")}),
        )
    ) as client:
        yield client


def test_a_page_says_what_it_and_its_language_need_and_what_can_wait_comes_last(
    client: TestClient[Litestar],
) -> None:
    headers = client.get("/", headers={"accept-language": "fr-CA, en;q=0.5"}).headers
    assert headers["link"] == ", ".join(HINTS[key][0] for key in ("app", "lobby", "fr", "lobby-faces"))
    assert client.get("/hints.json").status_code == 404


def test_at_a_table_it_is_the_game_of_the_table_if_the_house_has_it_in_mind(
    client: TestClient[Litestar],
) -> None:
    for table, keys in (("kestrel", ("app", "table", "dice")), ("heron", ("app", "table"))):
        assert client.get(f"/t/{table}").headers["link"] == ", ".join(HINTS[key][0] for key in keys)


def test_the_first_words_are_there_before_the_client_in_the_language_that_was_chosen(
    client: TestClient[Litestar],
) -> None:
    french = {"accept-language": "fr"}
    assert "<h1>Entrez, la lampe est allumée</h1>" in client.get("/", headers=french).text
    assert "Pasa, la lámpara" in client.get("/", headers=french | {"cookie": "language=es"}).text
    assert "Entrez" in client.get("/", headers=french | {"cookie": "language=elvish"}).text
    assert "Votre table se prépare" in client.get("/t/kestrel", headers=french).text
    assert "<div></div>" in client.get("/design", headers=french).text


def test_a_link_is_shown_with_its_game_and_a_picture_and_nothing_of_the_table(
    client: TestClient[Litestar],
) -> None:
    host = {"host": "inn.example", "accept-language": "fr"}
    for path, title, picture in (
        ("/t/kestrel", "Roi &amp; Compagnie", "preview-dice.png"),
        ("/t/heron", "Entrez, la lampe est allumée", "preview-serai.png"),
        ("/rules/dice", "Roi &amp; Compagnie", "preview-dice.png"),
        ("/new/nights", "Les Mille et Une Nuits", "preview-serai.png"),
        ("/", "Entrez, la lampe est allumée", "preview-serai.png"),
    ):
        page = client.get(path, headers=host).text
        assert f'<meta property="og:title" content="{title}">' in page, path
        assert f'<meta property="og:image" content="https://inn.example/{picture}">' in page
        assert page.index("twitter:card") < page.index("</head>")
        assert "kestrel" not in page
    assert client.get("/preview-dice.png").headers["content-type"] == "image/png"


@pytest.mark.parametrize(
    ("accepted", "packing", "name"),
    [("gzip, deflate, br", "br", "lobby.js.br"), ("identity", None, "lobby.js")],
)
def test_a_file_comes_as_it_was_packed(
    client: TestClient[Litestar], accepted: str, packing: str | None, name: str
) -> None:
    with client.stream("GET", "/assets/lobby.js", headers={"accept-encoding": accepted}) as answer:
        assert b"".join(answer.iter_raw()).startswith(f"this is {name} ".encode())
    assert answer.headers.get("content-encoding") == packing
    assert answer.headers["content-type"].startswith("text/javascript")
    assert "immutable" in answer.headers["cache-control"]


def test_a_browser_that_does_not_accept_brotli_gets_gzip(client: TestClient[Litestar]) -> None:
    for _ in range(2):
        answer = client.get("/assets/lobby.js", headers={"accept-encoding": "gzip, deflate"})
        assert answer.headers["content-encoding"] == "gzip"
        assert answer.text.startswith("this is lobby.js ")
    font = client.get("/assets/face.woff2", headers={"accept-encoding": "gzip, deflate"})
    assert "content-encoding" not in font.headers


def test_what_is_no_file_of_the_client_is_not_there(client: TestClient[Litestar]) -> None:
    for name in ("nothing.js", "lobby.js.br", "..%2Findex.html"):
        assert client.get(f"/assets/{name}").status_code == 404
    assert client.get("/assets/face.woff2").headers["content-type"] == "font/woff2"
    assert client.get("/assets/moment.json").headers["content-type"] == "application/json"


@pytest.mark.parametrize("name", ["serai", "dice", "nights", *(f"nights-{hero}" for hero in HEROES)])
def test_the_pictures_of_previews_have_the_size_that_pages_promise(
    client: TestClient[Litestar], name: str
) -> None:
    content = (Path(__file__).parents[2] / "web" / "public" / f"preview-{name}.png").read_bytes()
    assert content[:8] == b"\x89PNG\r\n\x1a\n"
    width, height = struct.unpack(">II", content[16:24])
    page = client.get("/").text
    assert f'<meta property="og:image:width" content="{width}">' in page
    assert f'<meta property="og:image:height" content="{height}">' in page
    assert width >= 600, "messengers show smaller pictures as a thumbnail"
    assert len(content) < 30_000
