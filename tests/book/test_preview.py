"""The preview, over real HTTP: what it shows, that it follows a save, and that it opens nothing else."""

import http.client
import json
import re
import threading
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any
from urllib.parse import urlencode

import pytest

from book.tiny import EFFECTS, copy_of_tiny, edit
from serai.book.commands import app
from serai.book.languages import LANGUAGES, TABLE
from serai.book.preview import Preview, PreviewError, Shelf, serve, server
from serai.book.preview import shelf as shelf_module
from serai.book.preview.server import ASSETS, LANGUAGES_SCRIPT, SCRIPTS, asset
from serai.book.source import write_whole
from serai.book.writing import accept

FOLDER = Path(server.__file__).parent
# Made from the table of languages, in whole or in part.
MADE = ("page.html", LANGUAGES_SCRIPT)
PATIENCE = 120.0  # seconds: against tests that hang, not a measure of anything
SUPPER = "tales/stranger-supper.en.tale.md"


@pytest.fixture
def root(tmp_path: Path) -> Path:
    return copy_of_tiny(tmp_path)


@pytest.fixture
def preview(root: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Preview]:
    monkeypatch.setattr(shelf_module, "GLANCE", 0.02)
    made = Preview(Shelf(root, EFFECTS))
    made.shelf.watch()
    thread = threading.Thread(target=made.serve_forever, args=(0.02,))
    thread.start()
    read_again(made, 0)
    yield made
    made.shutdown()
    thread.join()
    made.close()


def ask(preview: Preview, path: str, host: str | None = None, method: str = "GET") -> tuple[int, bytes]:
    """The status and the body of an answer; the path goes out as it is written."""
    line = http.client.HTTPConnection("127.0.0.1", preview.port, timeout=PATIENCE)
    try:
        line.putrequest(method, path, skip_host=host is not None)
        if host is not None:
            line.putheader("Host", host)
        line.endheaders()
        answer = line.getresponse()
        return answer.status, answer.read()
    finally:
        line.close()


def asked(preview: Preview, page: str, **given: str) -> Any:
    status, body = ask(preview, f"/{page}.json?{urlencode(given)}")
    assert status == 200, body
    return json.loads(body)


def read_again(preview: Preview, before: int) -> None:
    """Waits until the pack was read and checked anew. Files are saved whole, or half of one would be read."""
    end = time.monotonic() + PATIENCE
    reading = preview.shelf.reading
    while time.monotonic() < end and not (reading.version > before and reading.checked):
        reading = preview.shelf.wait(max(before, reading.version), 0.5)
    assert reading.version > before


def texts(view: Any) -> Iterator[tuple[dict[str, Any], str]]:
    """Every text of a tale as it is read, with the version it belongs to."""
    for row in view["rows"]:
        for version in row["versions"]:
            assert version is not None
            for text in (version["opening"], *(section["text"] for section in version["sections"])):
                yield version, "".join(piece["text"] for piece in text["pieces"])


@pytest.mark.parametrize(
    ("being", "adjective", "hero"),
    [("", "", "m"), ("grandmother", "old", "f"), ("talking-well", "", "m"), ("merchant", "beautiful", "f")],
)
def test_every_paragraph_is_read_in_every_language(preview: Preview, being: str, adjective: str, hero: str):
    entries = asked(preview, "contents")["entries"]
    assert len(entries) == 14
    for entry in entries:
        view = asked(
            preview,
            "tale",
            strip=entry["id"],
            being=being,
            adjective=adjective,
            hero=hero,
            languages=",".join(LANGUAGES),
        )
        assert [row["id"] for row in view["rows"]] == [one["id"] for one in entry["paragraphs"]]
        assert all(len(row["versions"]) == len(LANGUAGES) for row in view["rows"])
        for _, text in texts(view):
            assert text
            assert "{" not in text


def test_it_names_the_file_and_the_line_of_what_it_shows(preview: Preview, root: Path):
    for strip in ("merchant/barter", "cave-of-wonders"):
        for row in asked(preview, "tale", strip=strip, languages="en,fr,es")["rows"]:
            for version in row["versions"]:
                lines = (root / version["file"]).read_text("utf-8").splitlines()
                assert lines[version["line"] - 1].startswith(f"## {row['id']}")
                for section in version["sections"]:
                    assert lines[section["line"] - 1] == f"### {section['heading']}"


def test_the_other_and_the_hero_are_told_apart(preview: Preview):
    view = asked(preview, "tale", strip="merchant/barter", being="grandmother", adjective="old")
    opening = view["rows"][0]["versions"][0]["opening"]
    assert opening["pieces"][0] == {"text": "The old grandmother", "follows": "other"}
    assert view["other"] == ["the old grandmother"]
    assert opening["words"] > 40


def test_awards_gists_numbers_and_ways_are_shown(preview: Preview):
    view = asked(preview, "tale", strip="merchant/barter")
    assert view["rows"][0]["number"] == 19
    assert view["rows"][0]["gist"] == "scales with one brass pan and one wooden pan"
    assert view["rows"][0]["versions"][0]["sections"][0]["awards"] == ["W-1 (Min: Beggar)", "S1"]
    assert "L, old: barter" in view["rows"][1]["cells"]
    assert {"being": "merchant", "adjective": "old", "name": "old merchant"} in view["meetings"]
    place = asked(preview, "tale", strip="cave-of-wonders", languages="en,es")
    assert place["openings"][0]["lock"] == "source"
    assert place["rows"][0]["choice"][0] == "Take the lamp from its niche"
    assert place["rows"][1]["choice"] == []


def test_locks_and_read_marks_say_how_they_stand(preview: Preview, root: Path):
    def marks() -> list[tuple[str, str]]:
        row = asked(preview, "tale", strip="window/lattice", languages="en,fr")["rows"][1]
        return [(version["lock"], version["read"]) for version in row["versions"]]

    assert marks() == [("source", "none"), ("fresh", "none")]
    before = preview.shelf.reading.version
    accept(root, "window/lattice#orange", "en", read=True)
    read_again(preview, before)
    assert marks() == [("source", "fresh"), ("fresh", "none")]
    before = preview.shelf.reading.version
    edit(root, "tales/window-lattice.en.tale.md", "folded small", "folded very small")
    read_again(preview, before)
    assert marks() == [("source", "stale"), ("stale", "none")]


def test_a_tale_is_found_by_its_id_its_number_and_its_words(preview: Preview):
    def found(search: str) -> list[str]:
        return [entry["id"] for entry in asked(preview, "contents", search=search)["entries"]]

    assert found("BARTER") == ["merchant/barter"]
    assert found("pepper husks") == ["merchant/barter"]
    assert found("poivre") == ["merchant/barter"]
    assert "window/lattice" in found("45")
    assert found("no such words") == []


def test_a_saved_change_is_told_to_the_page_and_shown(preview: Preview, root: Path):
    line = http.client.HTTPConnection("127.0.0.1", preview.port, timeout=PATIENCE)
    line.request("GET", "/events")
    answer = line.getresponse()
    assert answer.headers["Content-Type"] == "text/event-stream"
    assert answer.readline().startswith(b"data: ")
    assert answer.readline() == b"\n"
    edit(root, SUPPER, "You sit. It wakes.", "You sit. It wakes and sings.")
    assert answer.readline().startswith(b"data: ")
    answer.close()
    line.close()
    view = asked(preview, "tale", strip="stranger/supper")
    assert any("It wakes and sings." in text for _, text in texts(view))


def test_a_broken_file_shows_its_messages_and_recovers(preview: Preview, root: Path):
    good = (root / SUPPER).read_text("utf-8")
    before = preview.shelf.reading.version
    edit(root, SUPPER, "{The other} gives you", "{The othre} gives you")
    read_again(preview, before)
    row = asked(preview, "tale", strip="stranger/supper")["rows"][1]
    assert row["versions"][0]["opening"]["pieces"][0]["follows"] == "broken"
    told = next(one for one in row["messages"] if one["code"] == "B401")
    assert (told["file"], told["severity"]) == (SUPPER, "error")
    assert told["excerpt"].startswith("{The othre}")
    assert told["explanation"]

    before = preview.shelf.reading.version
    write_whole(root / SUPPER, b"\xff\xfe nothing")
    read_again(preview, before)
    # The translations are still there, and the message stands with them.
    view = asked(preview, "tale", strip="stranger/supper")
    assert [one["code"] for one in view["messages"]] == ["B101"]
    entry = next(one for one in asked(preview, "contents")["entries"] if one["id"] == "stranger/supper")
    assert entry["errors"] > 0

    before = preview.shelf.reading.version
    write_whole(root / SUPPER, good)
    read_again(preview, before)
    assert asked(preview, "contents")["counts"]["error"] == 0


@pytest.mark.parametrize("file", ["pack.toml", "map.toml", "lexicon/beings.toml", "matrices/L.md"])
def test_a_pack_with_a_broken_data_file_is_still_shown(preview: Preview, root: Path, file: str):
    before = preview.shelf.reading.version
    write_whole(root / file, "[")
    read_again(preview, before)
    contents = asked(preview, "contents")
    assert contents["counts"]["error"] > 0
    assert any(one["file"] == file for one in contents["messages"])
    # A being that is gone from the lexicon is left out, and the tale is read as it is printed.
    assert asked(preview, "tale", strip="merchant/barter", being="merchant")["rows"]


def test_a_pack_that_vanishes_is_no_traceback(preview: Preview, root: Path):
    before = preview.shelf.reading.version
    root.rename(root.with_name("elsewhere"))
    read_again(preview, before)
    assert asked(preview, "contents")["entries"] == []
    before = preview.shelf.reading.version
    root.with_name("elsewhere").rename(root)
    read_again(preview, before)
    assert len(asked(preview, "contents")["entries"]) == 14


def test_a_failure_of_the_checker_is_told_and_the_next_save_tries_again(
    preview: Preview, root: Path, monkeypatch: pytest.MonkeyPatch
):
    def fail(*_: object) -> None:
        raise KeyError("slip")

    before = preview.shelf.reading.version
    with monkeypatch.context() as patch:
        patch.setattr(shelf_module, "check_draft", fail)
        edit(root, SUPPER, "You sit. It wakes.", "You sit. It wakes and sings.")
        read_again(preview, before)
        assert "KeyError" in asked(preview, "contents")["failure"]
    before = preview.shelf.reading.version
    edit(root, SUPPER, "wakes and sings", "sings")
    read_again(preview, before)
    assert asked(preview, "contents")["failure"] == ""


@pytest.mark.parametrize(
    "path",
    [
        "/../pack.toml",
        "/pack.toml",
        "/..%2f..%2fetc%2fpasswd",
        "//etc/passwd",
        "/page.css/../../server.py",
        "/server.py",
        "/tales/merchant-barter.en.tale.md",
        "/tale.json",
        "/tale.json?strip=../../pack",
        "/%00",
    ],
)
def test_nothing_else_is_served(preview: Preview, path: str):
    status, body = ask(preview, path)
    assert status == 404
    assert b"Traceback" not in body


def test_an_address_that_makes_no_sense_is_refused(preview: Preview):
    assert ask(preview, "/tale.json?" + "&".join(f"a{n}=1" for n in range(50)))[0] == 400
    assert ask(preview, "http://[/", host=f"localhost:{preview.port}")[0] == 400
    assert ask(preview, "/", method="POST")[0] == 501


def test_only_this_machine_is_served(preview: Preview):
    assert preview.server_address[0] == "127.0.0.1"
    assert ask(preview, "/contents.json", host="evil.example:80")[0] == 403
    assert ask(preview, "/contents.json", host="")[0] == 403
    assert ask(preview, "/contents.json", host=f"localhost:{preview.port}")[0] == 200


@pytest.mark.parametrize(("path", "name", "kind"), [(path, *served) for path, served in ASSETS.items()])
def test_every_file_of_the_page_is_served_whole_and_as_what_it_is(
    preview: Preview, path: str, name: str, kind: str
):
    line = http.client.HTTPConnection("127.0.0.1", preview.port, timeout=PATIENCE)
    try:
        line.request("GET", path)
        answer = line.getresponse()
        body = answer.read()
    finally:
        line.close()
    assert answer.status == 200
    assert answer.headers["Content-Type"] == kind
    assert answer.headers["Content-Security-Policy"].startswith("default-src 'none'")
    assert answer.headers["X-Content-Type-Options"] == "nosniff"
    assert body == asset(name)
    if name not in MADE:
        assert body == (FOLDER / name).read_bytes()
    assert int(answer.headers["Content-Length"]) == len(body) > 0


def test_whatever_the_page_asks_for_is_served(preview: Preview):
    page = asset("page.html").decode()
    script = "".join(asset(name).decode() for name in SCRIPTS)
    asked_for = set(re.findall(r'(?:src|href)="([^"#]+)"', page))
    asked_for |= {f"/{name}" for name in re.findall(r'(?:from|import) "\./([^"]+)"', script)}
    assert {f"/{name.lstrip('./')}" for name in asked_for} == ASSETS.keys() - {"/"}
    data = set(re.findall(r"[\"`'/](\w+\.json)\b", script))
    assert data == {"contents.json", "tale.json"}
    assert ask(preview, "/contents.json")[0] == 200
    assert ask(preview, "/tale.json?strip=merchant/barter")[0] == 200
    assert {path.name for path in FOLDER.iterdir() if path.suffix not in (".py", "")} == {
        name for name, _ in ASSETS.values() if name != LANGUAGES_SCRIPT
    }


def test_the_page_offers_every_language_that_tales_are_told_in():
    page, script = asset("page.html").decode(), asset(LANGUAGES_SCRIPT).decode()
    assert re.findall(r'name="language" value="(\w+)"', page) == list(LANGUAGES)
    assert all(f'"{language}":"{TABLE[language].english}"' in script for language in LANGUAGES)


@pytest.mark.parametrize("path", ASSETS)
def test_the_page_takes_nothing_from_elsewhere(preview: Preview, path: str):
    status, body = ask(preview, path)
    assert status == 200
    assert set(re.findall(rb"https?://[^\"' )]+", body)) <= {b"http://www.w3.org/2000/svg"}


def test_the_script_finds_every_part_of_the_page_it_names():
    page = asset("page.html").decode()
    script = "".join(asset(name).decode() for name in SCRIPTS)
    ids = set(re.findall(r'\bid="([^"]+)"', page))
    assert set(re.findall(r'find\("([^"]+)"\)', script)) <= ids
    assert {f"{name}-template" for name in re.findall(r'make\("([^"]+)"', script)} <= ids
    assert "innerHTML" not in script, "words of a pack must never be read as HTML"


def test_a_port_that_is_taken_or_none_is_refused(preview: Preview, root: Path):
    with pytest.raises(PreviewError, match=f"Port {preview.port} cannot be used"):
        serve(root, port=preview.port)
    with pytest.raises(PreviewError, match="70000 is no port"):
        serve(root, port=70000)


def test_the_command_refuses_with_one_sentence(
    preview: Preview, root: Path, capsys: pytest.CaptureFixture[str]
):
    with pytest.raises(SystemExit) as stop:
        app(["preview", str(root), "--port", str(preview.port)])
    assert stop.value.code == 2
    assert capsys.readouterr().err.startswith(f"Port {preview.port} cannot be used")
