"""Machine failures: each gives a clear refusal, and nothing acknowledged is lost."""

import asyncio
import errno
import logging
import os
import re
import sqlite3
import unicodedata
from collections.abc import Awaitable, Callable, Iterator
from contextlib import closing
from pathlib import Path
from random import Random

import pytest

from house.clients import PATIENCE, Client
from house.house import HandClock, House, start_house, table_request
from house.stored_games import changes, dice, write_all
from refusals import refuses
from serai.house import chat, game_actions, seating_actions
from serai.house import messages as m
from serai.house.doctor import examine_database
from serai.house.live_table import TableUnloaded
from serai.house.monotonic_clock import MonotonicClock
from serai.house.origins import Origins
from serai.house.outbox import Backlog, Outbox
from serai.house.request_handlers import handle_request
from serai.house.serve import PORT, find_free_port, require_whole_public_url
from serai.house.server import ConnectionLimit, bind_socket, start_server
from serai.house.store import CannotRead, CannotStore, Change
from serai.house.store import home as homes
from serai.house.store.home import HomeLock, home_folder
from serai.house.store.sqlite import SqliteStore
from serai.house.table_registry import TableRegistry
from serai.house.viewer import Viewer
from serai.locales.refusals import say_refusal
from serai.locales.texts import LANGUAGES
from serai.table import Refused


def said_everywhere(refused: Refused) -> bool:
    """Checks that a refusal has its own sentence in every language."""
    sentences = {say_refusal(refused, language) for language in LANGUAGES}
    return bool(refused.key) and len(sentences) == len(LANGUAGES)


# The home folder


def test_a_home_that_cannot_be_written_is_refused_with_its_name(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    (tmp_path / "taken" / "serai.lock").mkdir(parents=True)
    for home in (tmp_path / "file", tmp_path / "file" / "deeper", tmp_path / "taken"):
        with refuses(re.escape(str(home))) as refused:
            HomeLock.acquire(home)
        assert refused.value.key == "refused-unwritable"
        assert said_everywhere(refused.value)


def test_a_full_disk_keeps_a_house_from_opening_and_holds_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with monkeypatch.context() as full:
        full.setattr("serai.house.store.home.write_at", no_space)
        with refuses("No space left"):
            HomeLock.acquire(tmp_path, "http://localhost:1")
    HomeLock.acquire(tmp_path).release()


def no_space(*_: object) -> int:
    raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))


@pytest.mark.parametrize(
    "failing", ["create_empty_file", "open_writer", "migrate_schema", "sync_folder", "open_reader"]
)
async def test_a_file_that_cannot_be_opened_is_refused_whatever_fails(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, failing: str
) -> None:
    def full(*_: object) -> None:
        raise sqlite3.OperationalError("database or disk is full")

    monkeypatch.setattr(f"serai.house.store.sqlite.{failing}", full)
    with refuses("disk is full") as refused:
        await SqliteStore.open_home(tmp_path)
    assert refused.value.key == "refused-unwritable"


def test_who_has_no_home_is_told_how_to_name_one(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("SERAI_HOME", raising=False)
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(homes.platformdirs, "user_data_path", lambda name: Path("~/.local/share", name))
    with refuses("SERAI_HOME") as refused:
        home_folder()
    assert said_everywhere(refused.value)
    assert not list(tmp_path.iterdir())


# The port


def test_a_port_that_is_taken_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    with closing(bind_socket("127.0.0.1", 0)) as other:
        other.listen()
        port = other.getsockname()[1]
        with refuses(f"Port {port} is taken") as refused:
            find_free_port("127.0.0.1", port)
        assert said_everywhere(refused.value)
        monkeypatch.setattr("serai.house.serve.PORT", port)
        monkeypatch.setattr("serai.house.serve._PORTS_TRIED", 1)
        assert find_free_port("127.0.0.1", None) not in (0, port), "any port is better than none"


@pytest.mark.parametrize(
    ("host", "port"),
    [("203.0.113.7", PORT), ("nobody.invalid", PORT), ("bü..x", PORT), ("127.0.0.1", 70_000), ("::7", PORT)],
)
def test_an_address_that_is_not_ours_is_not_called_taken(host: str, port: int) -> None:
    with refuses("cannot listen") as refused:
        find_free_port(host, port)
    assert said_everywhere(refused.value)


def test_an_empty_host_is_not_taken_for_all_networks() -> None:
    with pytest.raises(Refused) as refused:
        bind_socket("", 0)
    assert refused.value.key == "refused-no-host"


async def test_of_two_who_take_a_port_at_once_the_second_is_refused() -> None:
    with closing(bind_socket("127.0.0.1", 0)) as first:
        port = first.getsockname()[1]
        with closing(bind_socket("127.0.0.1", port)) as second:
            first.listen()
            with refuses(f"Port {port} is taken"):
                async with start_server(nobody, [second], ConnectionLimit(1, 1)):
                    pass


async def nobody(scope: object, receive: object, send: object) -> None:
    """An application that is never called."""


@pytest.mark.parametrize(
    "public",
    ["serai.example.org", "ftp://x", "https://", "http://[", "//x", "", "https://ana@x", "https://x:port"],
)
def test_a_public_address_is_given_whole(public: str) -> None:
    with pytest.raises(Refused) as refused:
        require_whole_public_url(public)
    assert refused.value.key == "refused-public"
    assert said_everywhere(refused.value)
    assert require_whole_public_url(None) is None


@pytest.mark.parametrize("public", ["https://example.org/serai", "https://x/?a", "https://x#a"])
def test_a_public_address_is_not_part_of_another_site(public: str) -> None:
    with pytest.raises(Refused) as refused:
        require_whole_public_url(public)
    assert refused.value.key == "refused-public-path"
    assert said_everywhere(refused.value)


@pytest.mark.parametrize(
    ("public", "host", "origin"),
    [
        ("https://serai.example.org/", "serai.example.org", "https://serai.example.org"),
        ("https://Serai.example.org:443", "serai.example.org", "https://serai.example.org"),
        ("http://serai.example.org:80", "serai.example.org", "http://serai.example.org"),
        ("https://serai.example.org:80", "serai.example.org:80", "https://serai.example.org:80"),
        ("https://sérail.example", "xn--srail-bsa.example", "https://xn--srail-bsa.example"),
        ("https://[2001:db8::7]", "[2001:db8::7]", "https://[2001:db8::7]"),
    ],
)
def test_a_public_address_is_understood_as_browsers_write_it(public: str, host: str, origin: str) -> None:
    whole = require_whole_public_url(public)
    assert whole == origin
    scope = {"headers": [(b"host", host.encode()), (b"origin", origin.encode())]}
    assert Origins(whole, behind_proxy=True).allows_host_and_origin(scope)


# The clock


@pytest.mark.parametrize("set_by", [7_200.0, -7_200.0])
def test_time_goes_on_evenly_and_drifts_towards_a_clock_that_was_set(set_by: float) -> None:
    clock, elapsed = HandClock(), HandClock()
    now = MonotonicClock(clock, elapsed)

    def run(seconds: float) -> float:
        before = now()
        clock.time += seconds
        elapsed.time += seconds
        return now() - before

    assert run(60.0) == pytest.approx(60.0)
    clock.time += set_by
    assert now() == pytest.approx(clock.time - set_by)
    assert 54.0 <= run(60.0) <= 66.0
    for _ in range(24):
        run(3_600.0)
    assert now() == pytest.approx(clock.time)
    assert run(60.0) == pytest.approx(60.0)


async def test_nobody_waits_for_a_clock_that_was_set_back(tmp_path: Path) -> None:
    clock = HandClock()
    async with start_house(tmp_path, clock=MonotonicClock(clock)) as house:  # type: ignore[arg-type]
        opened = await house.open("caravan", "Ana", "bot:random", options={"water": 4})
        ana = await Client(house.socket, opened["table"], opened["chairs"][0]).come()
        await ana.until(lambda: ana.is_asked)
        clock.time -= 100_000
        for live in house.registry.live_tables:
            live.reschedule()
        await ana.play(Random(1))
        assert ana.over
        await ana.leave()


async def test_a_day_clock_restarts_if_its_last_choice_is_in_the_future(tmp_path: Path) -> None:
    clock = HandClock()
    day = {"kind": "day", "count": 1}
    async with start_house(tmp_path, clock=clock) as house:
        opened = await house.open("caravan", "Ana", "Bo", clock=day)
    clock.time -= 30 * 86_400.0
    async with start_house(tmp_path, clock=clock) as house:
        ana = await Client(house.socket, opened["table"], opened["chairs"][0]).come()
        assert ana.remaining is not None
        assert ana.remaining <= 86_400.0
        await ana.leave()


# The disk


async def test_a_choice_that_was_neither_kept_nor_read_again_is_seen_by_nobody(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    opened = await house.open("caravan", "Ana", "Bo")
    ana, bo = [await Client(house.socket, opened["table"], key).come() for key in opened["chairs"]]
    store = house.registry.store

    async def refuse(_: Change) -> None:
        raise CannotStore("refused-disk")

    async def fail(_: str) -> None:
        raise CannotRead("refused-cannot-read")

    with monkeypatch.context() as failing:
        failing.setattr(store, "write_change", refuse)
        failing.setattr(store, "read_table_from_snapshot", fail)
        assert await ana.refused("choose", seat="Ana", option="silk", asked=0) == "refused-cannot-read"
        async with asyncio.timeout(PATIENCE):
            while not (ana.gone and bo.gone):
                await asyncio.sleep(0.01)
        assert ana.farewell
        assert ana.farewell["come_back"]
    await ana.come_back()
    await bo.come_back()
    assert ana.asked == {"Ana": 0}, "the choice is not made"
    await ana.choose("salt")
    await bo.choose("silk")
    stored = await store.read_table(opened["table"])
    assert stored
    assert str(stored.lines).count("salt") >= 1
    for client in (ana, bo):
        await client.leave()


async def test_a_viewer_to_whom_the_table_cannot_be_shown_is_not_added(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    opened = await house.open("caravan", "Ana", "Bo")
    live = await house.registry.find_or_load_table(opened["table"])

    def fail(*_: object) -> None:
        raise ValueError("no words for this")

    with monkeypatch.context() as broken:
        broken.setattr(live.audience, "set_viewed_seat", fail)
        ana = await Client(house.socket, opened["table"], opened["chairs"][0]).come()
        await ana.until(lambda: ana.gone)
    assert ana.unmatched[-1]["key"] == "refused-failed"
    assert not live.audience
    assert live.audience.connected_chairs() == set()


async def test_a_waiting_viewer_sees_nothing_that_was_neither_stored_nor_read_again(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    opened = await house.open("caravan", "Ana", seed=3)
    live = await house.registry.find_or_load_table(opened["table"])
    outbox = Outbox(Backlog(100_000), most=100, max_bytes=100_000, on_overflow=pytest.fail)
    looking = Viewer([opened["chairs"][0]], "en", outbox, 0.0)
    await live.admit_viewer(looking, "Ana", None, covered=False)
    await outbox.wait_for_messages()
    writing, fails = asyncio.Event(), asyncio.Event()

    async def refuse(_: Change) -> None:
        writing.set()
        await fails.wait()
        raise CannotStore("refused-disk")

    async def fail(_: str) -> None:
        raise CannotRead("refused-cannot-read")

    monkeypatch.setattr(house.registry.store, "write_change", refuse)
    monkeypatch.setattr(house.registry.store, "read_table_from_snapshot", fail)
    choice = asyncio.create_task(game_actions.choose_option(live, "Ana", "silk", 0, lambda: None))
    await writing.wait()
    looks = [
        asyncio.create_task(look)
        for look in (
            live.set_viewed_seat(looking, "Ana", None),
            live.view(looking),
            live.read_events_with_text(looking, 0, 100),
            live.set_language(looking, "fr"),
            game_actions.make_hint_request(live, looking),
        )
    ]
    await asyncio.sleep(0)
    fails.set()
    assert isinstance((await asyncio.gather(choice, return_exceptions=True))[0], CannotRead)
    for look in await asyncio.gather(*looks, return_exceptions=True):
        assert isinstance(look, TableUnloaded), "the choice, and what it drew, may be another on the disk"
    for act in (lambda: game_actions.hurry_bots(live), lambda: chat.send_reaction(live, looking, "bravo")):
        with pytest.raises(TableUnloaded):
            act()
    assert [b"farewell" in message for message in await outbox.wait_for_messages()] == [True]


async def test_a_table_that_cannot_be_read_is_refused_and_the_others_are_not(
    house: House, caplog: pytest.LogCaptureFixture
) -> None:
    broken, sound = [await house.open("caravan", "Ana", "Bo") for _ in range(2)]
    for live in house.registry.live_tables:
        await live.unload("farewell-again")
    with closing(sqlite3.connect(tmp_file(house))) as file:
        file.execute("UPDATE tables SET room = '{' WHERE id = ?", (broken["table"],))
        file.commit()
    with caplog.at_level(logging.ERROR):
        ana = await Client(house.socket, broken["table"], broken["chairs"][0], language="fr").come()
    assert [answer["key"] for answer in ana.unmatched] == ["refused-cannot-read"]
    assert "n’arrive pas à lire" in ana.unmatched[0]["sentence"]
    assert not caplog.records, "a damaged file is no mistake of ours"
    other = await Client(house.socket, sound["table"], sound["chairs"][0]).come()
    await other.choose("silk")
    await other.leave()


def tmp_file(house: House) -> Path:
    return house.registry.store.path  # type: ignore[attr-defined]


@pytest.fixture
async def sound(tmp_path: Path) -> bytes:
    """A database with two games."""
    store = await SqliteStore.open_home(tmp_path)
    await write_all(store, changes(dice(1)))
    await write_all(store, changes(dice(2), "t2", most=9))
    await store.close()
    return store.path.read_bytes()


async def test_no_damage_to_the_file_is_more_than_a_sentence(tmp_path: Path, sound: bytes) -> None:
    """Whatever the doctor finds, each table is either shown or refused."""
    random = Random(7)
    path = tmp_path / "damaged" / "serai.db"
    path.parent.mkdir()
    found = refused = 0
    for damage in damages(random, sound, 60):
        for left in path.parent.iterdir():
            left.unlink()
        path.write_bytes(damage)
        try:
            examine_database(path)
            store = await SqliteStore.open_file(path)
        except Refused:
            refused += 1
            continue
        registry = TableRegistry(store)
        for table in ("t1", "t2"):
            try:
                await registry.find_or_load_table(table)
                found += 1
            except Refused:
                refused += 1
        await registry.close()
    assert found
    assert refused


def damages(random: Random, content: bytes, count: int) -> Iterator[bytes]:
    marks = [at for at, byte in enumerate(content) if byte in b'{}[]":,0123456789']
    kinds: list[Callable[[bytearray], object]] = [
        lambda data: data.__setitem__(random.randrange(len(data)), random.randrange(256)),
        lambda data: data.__setitem__(random.choice(marks), random.choice(b'{}[]":,0aZ\xff\x00')),
        lambda data: data.__delitem__(slice(random.randrange(len(data)), None)),
        lambda data: _blank(data, random.randrange(len(data))),
    ]
    for number in range(count):
        data = bytearray(content)
        kinds[number % len(kinds)](data)
        yield bytes(data)


def _blank(data: bytearray, at: int) -> None:
    data[at : at + 4096] = bytes(len(data[at : at + 4096]))


# Two tabs


async def test_a_tab_that_missed_an_undo_cannot_answer_an_earlier_question(house: House) -> None:
    opened = await house.open("caravan", "Ana", "Bo")
    key = opened["chairs"][0]
    tab, stale = [await Client(house.socket, opened["table"], key).come() for _ in range(2)]
    await tab.choose("silk")
    await stale.until(lambda: stale.asked == {"Ana": 1})
    await tab.done("undo", seat="Ana", seen=tab.view["events"])
    for option in ("silk", "salt"):
        key = await stale.refused("choose", seat="Ana", option=option, asked=1)
        assert key == "refused-answered", "nobody is told that it is done, for it is not"
    again = await stale.ask("choose", seat="Ana", option="silk", asked=0)
    assert again["type"] == "done", "this one was made, and taken back after"
    await stale.until(lambda: stale.asked == tab.asked == {"Ana": 2})
    await stale.choose("salt")
    await tab.until(lambda: tab.asked == {"Ana": 3})
    assert tab.view["chosen"] == "salt"
    for client in (tab, stale):
        await client.leave()


# Names


@pytest.mark.parametrize(
    "name",
    [
        "👩\u200d🚀",
        "👨\u200d👩\u200d👧\u200d👦 x",
        "می\u200cنا",
        "שרה",
        "<b>&amp;",
        "Zoë O’Hara",
        "李明",
        "a\u0301\u0302\u0303",
        "x" * 30,
    ],
)
async def test_people_sit_down_under_their_own_names(house: House, name: str) -> None:
    opened = await house.open("dice", name, "Bo", language="fr")
    one = await Client(house.socket, opened["table"], opened["chairs"][0]).come()
    assert one.seat == unicodedata.normalize("NFC", name)
    await one.leave()


@pytest.mark.parametrize(
    "name",
    ["", " ", "x" * 31, "\u200d", "Ana\u200d", "\u3164", "A\u202ena", "A\u200bna", "A\x00", "a\nb", "a:b"],
)
async def test_a_name_that_cannot_be_seen_or_told_is_refused(house: House, name: str) -> None:
    answer = await house.http.post("/api/tables", json=table_request("dice", name, "Bo"))
    assert (answer.status_code, answer.json()["key"]) == (400, "refused-name")


async def test_a_sign_that_nobody_sees_makes_no_other_name(house: House) -> None:
    answer = await house.http.post("/api/tables", json=table_request("dice", "Ana", "A\u200dna"))
    assert answer.json()["key"] == "refused-name-taken"


async def refused_after(
    house: House,
    monkeypatch: pytest.MonkeyPatch,
    change: Awaitable[object],
    *requests: tuple[Viewer, m.Request],
) -> list[str]:
    """The refusals of requests that wait for a change to be written."""
    (live,) = house.registry.live_tables
    writing, goes_on = asyncio.Event(), asyncio.Event()
    write = house.registry.store.write_change

    async def wait(change: Change) -> None:
        writing.set()
        await goes_on.wait()
        await write(change)

    with monkeypatch.context() as slow:
        slow.setattr(house.registry.store, "write_change", wait)
        changing = asyncio.ensure_future(change)
        await writing.wait()
        waiting = [
            asyncio.ensure_future(handle_request(house.registry, live, *request)) for request in requests
        ]
        await asyncio.sleep(0)
        goes_on.set()
        await changing
        done = await asyncio.gather(*waiting, return_exceptions=True)
    return [refused.key if isinstance(refused, Refused) else repr(refused) for refused in done]


async def test_requests_of_a_removed_player_that_still_wait_are_not_carried_out(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A request may be waiting for the very change that revokes its key."""
    opened = await house.open("caravan", "Ana", "link", seed=3)
    live = await house.registry.find_or_load_table(opened["table"])
    ana, client = (
        Viewer(
            [key], "en", Outbox(Backlog(100_000), most=100, max_bytes=100_000, on_overflow=pytest.fail), 0.0
        )
        for key in (opened["chairs"][0], opened["invitation"])
    )
    for viewer in (ana, client):
        await live.admit_viewer(viewer, None, None, covered=False)
    keys = await refused_after(
        house,
        monkeypatch,
        seating_actions.renew_invitation_link(live),
        (client, m.Sit(id=1, name="Cleo")),
        (client, m.Say(id=2, text="I am still here.")),
    )
    assert keys == ["refused-only-watching", "refused-again"]
    await game_actions.begin_game(live, "random")
    keys = await refused_after(
        house,
        monkeypatch,
        seating_actions.reissue_chair_key(live, 0),
        (ana, m.Choose(id=1, seat="Ana", option="silk", asked=0)),
        (ana, m.Undo(id=2, seat="Ana")),
        (ana, m.Face(id=3, seat="Ana")),
        (ana, m.ReadLog(id=4, since=0, until=99)),
        (ana, m.Rename(id=5, chair=0, name="Anna")),
        (ana, m.Say(id=6, text="So am I.")),
    )
    not_yours = "refused-not-yours"
    assert keys == [
        not_yours,
        not_yours,
        "refused-again",
        "refused-again",
        "refused-not-your-chair",
        "refused-again",
    ]
    assert await house.registry.store.read_chat(opened["table"], 9) == []
