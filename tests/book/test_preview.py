"""The preview over real HTTP: its content, updates after a save, and access limits."""

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
from serai.book.authoring import lock_translations_or_mark_as_read
from serai.book.commands import app
from serai.book.languages import LANGUAGE_TABLE, LANGUAGES
from serai.book.pack_files import write_atomically
from serai.book.preview import PackWatcher, Preview, PreviewError, serve_preview, server
from serai.book.preview import pack_watcher as watcher_module
from serai.book.preview.server import ASSETS, LANGUAGES_SCRIPT, SCRIPTS, load_asset

FOLDER = Path(server.__file__).parent
# Generated, wholly or partly, from the language table.
MADE = ("page.html", LANGUAGES_SCRIPT)
PATIENCE = 120.0  # seconds; only to stop tests that hang
SUPPER = "tales/stranger-supper.en.tale.md"


@pytest.fixture
def root(tmp_path: Path) -> Path:
    return copy_of_tiny(tmp_path)


@pytest.fixture
def preview(root: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Preview]:
    monkeypatch.setattr(watcher_module, "POLL_SECONDS", 0.02)
    made = Preview(PackWatcher(root, EFFECTS))
    made.watcher.start_watching()
    thread = threading.Thread(target=made.serve_forever, args=(0.02,))
    thread.start()
    wait_for_reload(made, 0)
    yield made
    made.shutdown()
    thread.join()
    made.close()


def ask(preview: Preview, path: str, host: str | None = None, method: str = "GET") -> tuple[int, bytes]:
    """The status and the body of a response; the path is sent unchanged."""
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


def get_json(preview: Preview, page: str, **given: str) -> Any:
    status, body = ask(preview, f"/{page}.json?{urlencode(given)}")
    assert status == 200, body
    return json.loads(body)


def wait_for_reload(preview: Preview, before: int) -> None:
    """Wait until the pack was read and checked again. Save files atomically before calling this."""
    end = time.monotonic() + PATIENCE
    snapshot = preview.watcher.snapshot
    while time.monotonic() < end and not (snapshot.version > before and snapshot.checked):
        snapshot = preview.watcher.wait_for_snapshot(max(before, snapshot.version), 0.5)
    assert snapshot.version > before


def texts(view: Any) -> Iterator[tuple[dict[str, Any], str]]:
    """Every rendered text of a tale, with its version."""
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
    entries = get_json(preview, "contents")["entries"]
    assert len(entries) == 14
    for entry in entries:
        view = get_json(
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
        for row in get_json(preview, "tale", strip=strip, languages="en,fr,es")["rows"]:
            for version in row["versions"]:
                lines = (root / version["file"]).read_text("utf-8").splitlines()
                assert lines[version["line"] - 1].startswith(f"## {row['id']}")
                for section in version["sections"]:
                    assert lines[section["line"] - 1] == f"### {section['heading']}"


def test_the_other_and_the_hero_are_distinguished(preview: Preview):
    view = get_json(preview, "tale", strip="merchant/barter", being="grandmother", adjective="old")
    opening = view["rows"][0]["versions"][0]["opening"]
    assert opening["pieces"][0] == {"text": "The old grandmother", "follows": "other"}
    assert view["other"] == ["the old grandmother"]
    assert opening["words"] > 40


def test_awards_gists_numbers_and_ways_are_shown(preview: Preview):
    view = get_json(preview, "tale", strip="merchant/barter")
    assert view["rows"][0]["number"] == 19
    assert view["rows"][0]["gist"] == "scales with one brass pan and one wooden pan"
    assert view["rows"][0]["versions"][0]["sections"][0]["awards"] == ["W-1 (Min: Beggar)", "S1"]
    assert "L, old: barter" in view["rows"][1]["cells"]
    assert {"being": "merchant", "adjective": "old", "name": "old merchant"} in view["meetings"]
    place = get_json(preview, "tale", strip="cave-of-wonders", languages="en,es")
    assert place["openings"][0]["lock"] == "source"
    assert place["rows"][0]["choice"][0] == "Take the lamp from its niche"
    assert place["rows"][1]["choice"] == []


def test_needs_are_shown_and_sections_that_the_other_keeps_closed(preview: Preview, root: Path):
    view = get_json(preview, "tale", strip="window/lattice")
    assert all(row["needs"] == ["needs: speaks hands", "not: many"] for row in view["rows"])
    before = view["version"]
    edit(root, "tales/merchant-barter.en.tale.md", "### Storytelling", "### Other: armed")
    wait_for_reload(preview, before)
    for being, closed in (("soldier", False), ("merchant", True), ("", False)):
        view = get_json(preview, "tale", strip="merchant/barter", being=being)
        sections = [one for row in view["rows"] for one in row["versions"][0]["sections"]]
        assert [one["closed"] for one in sections if one["heading"] == "Other: armed"] == [closed]
        assert not any(one["closed"] for one in sections if one["heading"] != "Other: armed")


def test_locks_and_read_marks_say_how_they_stand(preview: Preview, root: Path):
    def marks() -> list[tuple[str, str]]:
        row = get_json(preview, "tale", strip="window/lattice", languages="en,fr")["rows"][1]
        return [(version["lock"], version["read"]) for version in row["versions"]]

    assert marks() == [("source", "none"), ("fresh", "none")]
    before = preview.watcher.snapshot.version
    lock_translations_or_mark_as_read(root, "window/lattice#orange", "en", only_mark_as_read=True)
    wait_for_reload(preview, before)
    assert marks() == [("source", "fresh"), ("fresh", "none")]
    before = preview.watcher.snapshot.version
    edit(root, "tales/window-lattice.en.tale.md", "folded small", "folded very small")
    wait_for_reload(preview, before)
    assert marks() == [("source", "stale"), ("stale", "none")]


def test_a_tale_is_found_by_its_id_its_number_and_its_words(preview: Preview):
    def found(search: str) -> list[str]:
        return [entry["id"] for entry in get_json(preview, "contents", search=search)["entries"]]

    assert found("BARTER") == ["merchant/barter"]
    assert found("pepper husks") == ["merchant/barter"]
    assert found("poivre") == ["merchant/barter"]
    assert "window/lattice" in found("45")
    assert found("no such words") == []


def test_a_saved_change_is_pushed_to_the_page(preview: Preview, root: Path):
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
    view = get_json(preview, "tale", strip="stranger/supper")
    assert any("It wakes and sings." in text for _, text in texts(view))


def test_a_broken_file_shows_its_messages_and_recovers(preview: Preview, root: Path):
    good = (root / SUPPER).read_text("utf-8")
    before = preview.watcher.snapshot.version
    edit(root, SUPPER, "{The other} gives you", "{The othre} gives you")
    wait_for_reload(preview, before)
    row = get_json(preview, "tale", strip="stranger/supper")["rows"][1]
    assert row["versions"][0]["opening"]["pieces"][0]["follows"] == "broken"
    told = next(one for one in row["messages"] if one["code"] == "B401")
    assert (told["file"], told["severity"]) == (SUPPER, "error")
    assert told["excerpt"].startswith("{The othre}")
    assert told["explanation"]

    before = preview.watcher.snapshot.version
    write_atomically(root / SUPPER, b"\xff\xfe nothing")
    wait_for_reload(preview, before)
    # The translations are still there, and so is the message.
    view = get_json(preview, "tale", strip="stranger/supper")
    assert [one["code"] for one in view["messages"]] == ["B101"]
    entry = next(one for one in get_json(preview, "contents")["entries"] if one["id"] == "stranger/supper")
    assert entry["errors"] > 0

    before = preview.watcher.snapshot.version
    write_atomically(root / SUPPER, good)
    wait_for_reload(preview, before)
    assert get_json(preview, "contents")["counts"]["error"] == 0


@pytest.mark.parametrize("file", ["pack.toml", "map.toml", "lexicon/beings.toml", "matrices/L.md"])
def test_a_pack_with_a_broken_data_file_is_still_shown(preview: Preview, root: Path, file: str):
    before = preview.watcher.snapshot.version
    write_atomically(root / file, "[")
    wait_for_reload(preview, before)
    contents = get_json(preview, "contents")
    assert contents["counts"]["error"] > 0
    assert any(one["file"] == file for one in contents["messages"])
    # A being that is no longer in the lexicon is ignored, so placeholders print themselves.
    assert get_json(preview, "tale", strip="merchant/barter", being="merchant")["rows"]


def test_a_pack_that_vanishes_is_no_traceback(preview: Preview, root: Path):
    before = preview.watcher.snapshot.version
    root.rename(root.with_name("elsewhere"))
    wait_for_reload(preview, before)
    assert get_json(preview, "contents")["entries"] == []
    before = preview.watcher.snapshot.version
    root.with_name("elsewhere").rename(root)
    wait_for_reload(preview, before)
    assert len(get_json(preview, "contents")["entries"]) == 14


def test_a_failure_of_the_checker_is_reported_and_the_next_save_tries_again(
    preview: Preview, root: Path, monkeypatch: pytest.MonkeyPatch
):
    def fail(*_: object) -> None:
        raise KeyError("slip")

    before = preview.watcher.snapshot.version
    with monkeypatch.context() as patch:
        patch.setattr(watcher_module, "check_draft", fail)
        edit(root, SUPPER, "You sit. It wakes.", "You sit. It wakes and sings.")
        wait_for_reload(preview, before)
        assert "KeyError" in get_json(preview, "contents")["failure"]
    before = preview.watcher.snapshot.version
    edit(root, SUPPER, "wakes and sings", "sings")
    wait_for_reload(preview, before)
    assert get_json(preview, "contents")["failure"] == ""


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
    assert body == load_asset(name)
    if name not in MADE:
        assert body == (FOLDER / name).read_bytes()
    assert int(answer.headers["Content-Length"]) == len(body) > 0


def test_whatever_the_page_asks_for_is_served(preview: Preview):
    page = load_asset("page.html").decode()
    script = "".join(load_asset(name).decode() for name in SCRIPTS)
    asked_for = set(re.findall(r'(?:src|href)="([^"#]+)"', page))
    asked_for |= {f"/{name}" for name in re.findall(r'(?:from|import) "\./([^"]+)"', script)}
    assert {f"/{name.lstrip('./')}" for name in asked_for} == ASSETS.keys() - {"/"}
    data = set(re.findall(r"[\"`'/](\w+\.json)\b", script))
    assert data == {"contents.json", "play.json", "tale.json"}
    assert ask(preview, "/contents.json")[0] == 200
    assert ask(preview, "/tale.json?strip=merchant/barter")[0] == 200
    assert {path.name for path in FOLDER.iterdir() if path.suffix not in (".py", "")} == {
        name for name, _ in ASSETS.values() if name != LANGUAGES_SCRIPT
    }


def test_the_page_offers_every_language_with_a_grammar():
    page, script = load_asset("page.html").decode(), load_asset(LANGUAGES_SCRIPT).decode()
    assert re.findall(r'name="language" value="(\w+)"', page) == list(LANGUAGES)
    assert all(f'"{language}":"{LANGUAGE_TABLE[language].english}"' in script for language in LANGUAGES)


@pytest.mark.parametrize("path", ASSETS)
def test_the_page_takes_nothing_from_elsewhere(preview: Preview, path: str):
    status, body = ask(preview, path)
    assert status == 200
    assert set(re.findall(rb"https?://[^\"' )]+", body)) <= {b"http://www.w3.org/2000/svg"}


def test_the_script_finds_every_part_of_the_page_it_names():
    page = load_asset("page.html").decode()
    script = "".join(load_asset(name).decode() for name in SCRIPTS)
    ids = set(re.findall(r'\bid="([^"]+)"', page))
    assert set(re.findall(r'find\("([^"]+)"\)', script)) <= ids
    assert {f"{name}-template" for name in re.findall(r'make\("([^"]+)"', script)} <= ids
    assert "innerHTML" not in script, "words of a pack must never be read as HTML"


def test_a_port_that_is_taken_or_none_is_refused(preview: Preview, root: Path):
    with pytest.raises(PreviewError, match=f"Port {preview.port} cannot be used"):
        serve_preview(root, port=preview.port)
    with pytest.raises(PreviewError, match="70000 is no port"):
        serve_preview(root, port=70000)


def test_the_command_refuses_with_one_sentence(
    preview: Preview, root: Path, capsys: pytest.CaptureFixture[str]
):
    with pytest.raises(SystemExit) as stop:
        app(["preview", str(root), "--port", str(preview.port)])
    assert stop.value.code == 2
    assert capsys.readouterr().err.startswith(f"Port {preview.port} cannot be used")


def made_scenario(_: Path, reference: str) -> str | None:
    if reference == "broken":
        raise ValueError("The pack cannot be played yet.")
    return f"# leads to {reference}\n" if reference == "merchant/barter#two-liars" else None


@pytest.fixture
def player(root: Path) -> Iterator[Preview]:
    made = Preview(PackWatcher(root, EFFECTS), maker=made_scenario)
    thread = threading.Thread(target=made.serve_forever, args=(0.02,))
    thread.start()
    yield made
    made.shutdown()
    thread.join()
    made.close()


def test_a_paragraph_can_be_played_with_a_command_that_names_a_scenario(player: Preview):
    answer = get_json(player, "play", paragraph="merchant/barter#two-liars")
    command, _, file = answer["command"].rpartition(" ")
    assert command == "serai terminal nights --scenario"
    assert Path(file).read_text("utf-8") == "# leads to merchant/barter#two-liars\n"


def test_why_a_paragraph_cannot_be_played_is_told(player: Preview, preview: Preview):
    assert get_json(player, "play", paragraph="merchant/barter#nobody")["why"].startswith(
        "No encounter leads"
    )
    assert get_json(player, "play", paragraph="broken")["why"] == "The pack cannot be played yet."
    assert get_json(preview, "play", paragraph="merchant/barter#two-liars")["why"].startswith("No game is")


def test_no_other_page_may_ask_for_a_scenario(player: Preview):
    line = http.client.HTTPConnection("127.0.0.1", player.port, timeout=PATIENCE)
    line.request("GET", "/play.json?paragraph=a%23b", headers={"Sec-Fetch-Site": "cross-site"})
    assert line.getresponse().status == 403
    line.close()
