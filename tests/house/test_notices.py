"""Notices reach people who are not at their table, each once, and nobody else."""

import asyncio
import gzip
import json
import logging
import socket
import threading
from collections.abc import AsyncGenerator, Generator
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager, contextmanager, suppress
from email import message_from_bytes
from email.policy import default
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from aiosmtpd.smtp import SMTP
from msgspec.structs import replace

from house.clients import Client
from house.house import HandClock, House, start_house
from house.worker_pair import is_bus_connected, sharing_of, until
from redis_server import RedisServer
from serai.house.keys import digest_of_key
from serai.house.logs import JsonLines
from serai.house.notices import pinned_http, routes, sender
from serai.house.notices.config import MailServer, NoticeConfig, NoticeKind, read_config
from serai.house.notices.delivery_threads import QUICK, DeliveryThreads
from serai.house.notices.outcomes import Outcome
from serai.house.notices.pinned_http import (
    PrivateAddress,
    is_public,
    post_unless_private,
    resolve_unless_private,
)
from serai.house.notices.records import DAY, Notice, NoticeAddress, NoticeContent, NoticeRecords
from serai.house.rate_limits import MAX_ORDERS
from serai.house.store import CannotRead
from serai.house.store.sqlite import SqliteStore
from serai.house.table_state import TableState
from serai.table import Refused

PUBLIC = "https://serai.example.org"


class Recorder:
    """A delivery that only notes what it would send."""

    def __init__(self, outcome: Outcome = "sent") -> None:
        self.outcome: Outcome = outcome
        self.sent: list[Notice] = []

    def deliver(self, notice: Notice) -> Outcome:
        self.sent.append(notice)
        return self.outcome

    def kinds(self) -> list[str]:
        return [notice.content.kind for notice in self.sent]


@asynccontextmanager
async def house_with(home: Path, recorder: Recorder | None = None, **config: Any) -> AsyncGenerator[House]:
    settings = {"hooks": True, "allowed_private_hosts": frozenset({"127.0.0.1"}), **config}
    async with start_house(home, public=PUBLIC, notices=NoticeConfig(PUBLIC, **settings)) as house:
        if recorder is not None:
            sender_of(house)._delivery = recorder
        yield house


def sender_of(house: House) -> sender.NoticeSender:
    assert house.notices
    return house.notices.sender


async def order(house: House, *seats: tuple[str, str], **wishes: Any) -> dict[str, Any]:
    """Orders notices for seats, at the webhook of a chat room unless the wishes name another address."""
    kind, address = wishes.pop("kind", "hook"), wishes.pop("address", "http://127.0.0.1:9/room")
    named = [{"table": table, "key": key} for table, key in seats]
    body = {"kind": kind, "address": address, "wishes": {"language": "en", "seats": named, **wishes}}
    answer = await house.http.post("/api/notices", json=body)
    assert answer.status_code == 201, answer.text
    return answer.json()


async def look(house: House, seconds: float = 0.0) -> None:
    house.clock.time += seconds
    await sender_of(house).send_everything_due()


async def test_who_is_away_gets_one_notice_of_each_turn(tmp_path: Path) -> None:
    recorder = Recorder()
    async with house_with(tmp_path, recorder) as house:
        opened = await house.open("dice", "Ana", "Bo", seed=5, options={"first": "Ana"})
        ana, bo = ((opened["table"], key) for key in opened["chairs"])
        await order(house, ana)
        await order(house, bo)
        await look(house, sender.GRACE - 1)
        assert recorder.sent == [], "there is time to come to the table"
        await look(house, 1)
        await look(house, DAY)
        assert [notice.content.tables[0].seat for notice in recorder.sent] == ["Ana"]
        client = await Client(house.socket, *ana).come()
        while "Ana" in client.view["waiting"]:
            asked, options = client.asked["Ana"], client.view["decision"]["options"]
            await client.choose("stop" if "stop" in options else options[0])
            await client.until(lambda asked=asked: client.asked.get("Ana") != asked)
        await look(house, sender.GRACE)
        assert [notice.content.tables[0].seat for notice in recorder.sent] == ["Ana", "Bo"]
        await client.leave()


@pytest.mark.parametrize("what", ["order", "change", "confirm"])
async def test_who_orders_notices_while_the_table_waits_is_warned_in_time(tmp_path: Path, what: str) -> None:
    recorder, server = Recorder(), MailServer("127.0.0.1", 9, "a@b.c")
    async with house_with(tmp_path, recorder, mail=server) as house:
        opened = await house.open("caravan", "Ana", "Bo", clock={"kind": "day", "count": 1})
        ana, bo = ((opened["table"], key) for key in opened["chairs"])
        wishes = {"language": "en", "seats": [{"table": ana[0], "key": ana[1]}], "each_turn": False}
        match what:
            case "order":
                ordered = await order(house, bo, each_turn=False, before_end=False, digest=True)
            case "change":
                ordered = await order(house, ana, each_turn=False, before_end=False)
            case _:
                ordered = await order(house, ana, each_turn=False, kind="mail", address="ana@example.org")
        await look(house, sender.GRACE)
        if what == "order":
            await order(house, ana, each_turn=False)
        elif what == "change":
            own = {"Serai-Key": ordered["key"]}
            path = f"/api/notices/{ordered['id']}"
            assert (await house.http.put(path, json=wishes, headers=own)).status_code == 200
        else:
            token = recorder.sent[0].content.token
            assert (await house.http.post(f"/notices/confirm/{ordered['id']}.{token}")).status_code == 204
        for _ in range(20):
            await look(house, 3_600)
        warnings = [notice.content.tables[0] for notice in recorder.sent if notice.content.kind == "end"]
        (warning,) = warnings
        assert warning.seat == "Ana"
        assert warning.remaining == pytest.approx(6 * 3_600, abs=3_600)


async def test_who_sits_at_the_table_gets_none(tmp_path: Path) -> None:
    recorder = Recorder()
    async with house_with(tmp_path, recorder) as house:
        opened = await house.open("caravan", "Ana", "Bo")
        await order(house, (opened["table"], opened["chairs"][0]))
        client = await Client(house.socket, opened["table"], opened["chairs"][0]).come()
        await look(house, DAY)
        assert recorder.sent == []
        await client.leave()
        await look(house, sender.GRACE)
        assert recorder.kinds() == ["turn"]


async def test_a_warning_comes_before_the_time_runs_out_and_a_digest_once_a_day(tmp_path: Path) -> None:
    recorder = Recorder()
    async with house_with(tmp_path, recorder) as house:
        opened = await house.open("caravan", "Ana", "Bo", clock={"kind": "day", "count": 4})
        ana = (opened["table"], opened["chairs"][0])
        await order(house, ana, each_turn=False, before_end=True)
        await order(house, ana, each_turn=False, before_end=False, digest=True)
        for hour in range(4 * 24):
            await look(house, 3600)
            if hour == 23:
                assert recorder.kinds() == ["digest"]
            if hour == 3 * 24 + 10:
                assert recorder.kinds() == ["digest"] * 3
        assert recorder.kinds() == ["digest", "digest", "digest", "end", "digest"]
        assert recorder.sent[3].content.tables[0].remaining == pytest.approx(12 * 3600)


async def test_a_change_of_seats_does_not_postpone_the_digest(tmp_path: Path) -> None:
    recorder = Recorder()
    async with house_with(tmp_path, recorder) as house:
        opened = await house.open("caravan", "Ana", "Bo")
        times = {"each_turn": False, "before_end": False, "digest": True}
        ordered = await order(house, **times)
        path, own = f"/api/notices/{ordered['id']}", {"Serai-Key": ordered["key"]}
        seats = [{"table": opened["table"], "key": opened["chairs"][0]}]
        for _ in range(2):
            await look(house, 20 * 3600)
            wishes = {"language": "en", "seats": seats, **times}
            assert (await house.http.put(path, json=wishes, headers=own)).status_code == 200
        assert recorder.kinds() == ["digest"], "it is due a day after it was ordered"


async def test_a_seat_needs_its_key_and_a_table_that_is_over_is_forgotten(tmp_path: Path) -> None:
    recorder = Recorder()
    async with house_with(tmp_path, recorder) as house:
        opened = await house.open("caravan", "Ana", "Bo")
        table = opened["table"]
        await order(house, (table, "no key"), (table, opened["gallery"]), ("nowhere", opened["host"]))
        await look(house, DAY)
        assert recorder.sent == []
        await order(house, (table, opened["chairs"][0]))
        host = await Client(house.socket, table, opened["host"]).come()
        await host.done("close")
        await host.leave()
        await look(house, DAY)
        assert recorder.sent == []
        assert await house.registry.store.read_rows("SELECT * FROM notice_seats") == []


@pytest.mark.parametrize("error", [CannotRead("refused-cannot-read"), RuntimeError("damaged")])
async def test_a_table_that_cannot_be_read_delays_only_its_own_notices(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, error: Exception
) -> None:
    async with house_with(tmp_path) as house:
        opened = [await house.open("caravan", "Ana", "Bo") for _ in range(2)]
        await order(house, *((table["table"], table["chairs"][0]) for table in opened))
    recorder, damaged, load = Recorder(), opened[0]["table"], TableState.load

    async def fail_for_one(store: Any, table: str, now: float) -> TableState | None:
        if table == damaged:
            raise error
        return await load(store, table, now)

    async with house_with(tmp_path, recorder) as house:
        with monkeypatch.context() as patch:
            patch.setattr(TableState, "load", fail_for_one)
            await look(house, sender.GRACE)
        assert [each.content.tables[0].table for each in recorder.sent] == [opened[1]["table"]]
        await look(house, sender.LIMIT_DELAY)
        assert recorder.sent[-1].content.tables[0].table == damaged


@pytest.mark.parametrize("sql_table", ["notice_addresses", "notices"])
async def test_a_row_that_cannot_be_read_stops_no_other_notices(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, sql_table: str
) -> None:
    recorder = Recorder("retry")
    times = {"digest": True, "invitations": True, "kind": "mail"}
    async with house_with(tmp_path, recorder, mail=MailServer("127.0.0.1", 9, "a@b.c")) as house:
        opened = await house.open("caravan", "Ana", "Bo")
        ana = (opened["table"], opened["chairs"][0])
        damaged = await order(house, ana, address="ana@example.org", **times)
        whole = await order(house, ana, digest=True)
        await look(house, sender.GRACE)
        recorder.outcome = "sent"
        recorder.sent.clear()
        column = "id" if sql_table == "notice_addresses" else "address"
        damage = f"UPDATE {sql_table} SET content = '{{' WHERE {column} = ?"
        await house.registry.store.execute_if_first_changes_rows((damage, (damaged["id"],)))
        await look(house, sender.RETRY_DELAYS[0])
        await look(house, DAY)
        served = [notice.content.kind for notice in recorder.sent if notice.address.id == whole["id"]]
        assert served == ["turn", "digest"]
        lines = [each for each in caplog.records if "cannot be read" in each.getMessage()]
        assert len(lines) == 1
        assert f" of {sql_table} " in lines[0].getMessage()
        if sql_table == "notice_addresses":
            records = NoticeRecords(house.registry.store)
            assert await records.find_address(damaged["id"]) is None
            path, own = f"/api/notices/{damaged['id']}", {"Serai-Key": damaged["key"]}
            assert (await house.http.get(path, headers=own)).status_code == 404


async def test_the_log_says_how_a_notice_was_sent_and_what_became_of_it(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.INFO)
    async with house_with(tmp_path, Recorder("refused")) as house:
        opened = await house.open("caravan", "Ana", "Bo")
        await order(house, (opened["table"], opened["chairs"][0]))
        await look(house, sender.GRACE)
    lines = [json.loads(JsonLines().format(record)) for record in caplog.records]
    (line,) = [line for line in lines if line["message"] == "notice"]
    assert {name: line[name] for name in line if name not in ("at", "level", "part", "message")} == {
        "kind": "hook",
        "outcome": "refused",
    }


# Never two


@pytest.mark.parametrize("outcome", ["sent", "unknown", "refused"])
async def test_what_may_have_arrived_is_not_sent_again(tmp_path: Path, outcome: Outcome) -> None:
    recorder = Recorder(outcome)
    async with house_with(tmp_path, recorder) as house:
        opened = await house.open("caravan", "Ana", "Bo")
        await order(house, (opened["table"], opened["chairs"][0]))
        for _ in range(5):
            await look(house, DAY)
        assert len(recorder.sent) == 1


async def test_what_was_not_accepted_is_tried_again_under_the_same_id(tmp_path: Path) -> None:
    recorder = Recorder("retry")
    async with house_with(tmp_path, recorder) as house:
        opened = await house.open("caravan", "Ana", "Bo")
        await order(house, (opened["table"], opened["chairs"][0]))
        await look(house, sender.GRACE)
        await look(house, 59)
        assert len(recorder.sent) == 1
        await look(house, 1)
        assert len(recorder.sent) == 2
        for _ in range(8):
            await look(house, DAY)
        assert len(recorder.sent) == 1 + len(sender.RETRY_DELAYS)
        assert len({notice.id for notice in recorder.sent}) == 1


@pytest.mark.parametrize("what", ["choose", "come", "want none"])
async def test_what_is_no_longer_true_or_wanted_is_not_tried_again(tmp_path: Path, what: str) -> None:
    recorder = Recorder("retry")
    async with house_with(tmp_path, recorder) as house:
        opened = await house.open("caravan", "Ana", "Bo")
        table, key = opened["table"], opened["chairs"][0]
        ordered = await order(house, (table, key))
        await look(house, sender.GRACE)
        ana = await Client(house.socket, table, key).come()
        if what == "choose":
            await ana.choose(ana.view["decision"]["options"][0])
        if what != "come":
            await ana.leave()
        if what == "want none":
            wishes = {"language": "en", "seats": [{"table": table, "key": key}], "each_turn": False}
            own = {"Serai-Key": ordered["key"]}
            answer = await house.http.put(f"/api/notices/{ordered['id']}", json=wishes, headers=own)
            assert answer.status_code == 200
        await look(house, sender.RETRY_DELAYS[0])
        assert len({notice.id for notice in recorder.sent}) == len(recorder.sent)
        if what == "come":
            await ana.leave()


@pytest.mark.parametrize("what", ["choose", "want none"])
async def test_a_digest_that_is_no_longer_true_or_wanted_is_not_tried_again(
    tmp_path: Path, what: str
) -> None:
    recorder = Recorder("retry")
    async with house_with(tmp_path, recorder) as house:
        opened = await house.open("caravan", "Ana", "Bo", clock={"kind": "day", "count": 9})
        table, key = opened["table"], opened["chairs"][0]
        ordered = await order(house, (table, key), each_turn=False, digest=True)
        await look(house, DAY)
        assert recorder.kinds() == ["digest"]
        if what == "choose":
            ana = await Client(house.socket, table, key).come()
            await ana.choose(ana.view["decision"]["options"][0])
            await ana.leave()
        else:
            wishes = {"language": "en", "seats": [{"table": table, "key": key}]}
            own = {"Serai-Key": ordered["key"]}
            path = f"/api/notices/{ordered['id']}"
            assert (await house.http.put(path, json=wishes, headers=own)).status_code == 200
        await look(house, sender.RETRY_DELAYS[0])
        assert recorder.kinds().count("digest") == 1


async def test_a_delivery_that_fails_unexpectedly_is_logged_and_neither_pending_nor_repeated(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    """It may have arrived."""

    class Failing(Recorder):
        def deliver(self, notice: Notice) -> Outcome:
            super().deliver(notice)
            raise ValueError("no such letter")

    recorder = Failing()
    async with house_with(tmp_path, recorder) as house:
        opened = await house.open("caravan", "Ana", "Bo")
        await order(house, (opened["table"], opened["chairs"][0]))
        for _ in range(3):
            await look(house, DAY)
        assert await house.registry.store.read_rows("SELECT state FROM notices") == [("unknown",)]
    assert recorder.kinds() == ["turn"]
    (line,) = [each for each in caplog.records if each.levelno >= logging.ERROR]
    assert line.exc_info is not None


async def test_a_house_killed_between_a_choice_and_its_notice_sends_it_later(tmp_path: Path) -> None:
    async with house_with(tmp_path, Recorder()) as house:
        opened = await house.open("caravan", "Ana", "Bo")
        await order(house, (opened["table"], opened["chairs"][0]))
    recorder = Recorder()
    async with house_with(tmp_path, recorder) as house:
        await look(house, sender.GRACE)
        await look(house, DAY)
    assert recorder.kinds() == ["turn"]


async def test_a_house_killed_between_claim_and_sending_sends_none(tmp_path: Path) -> None:
    class Killed(BaseException):
        pass

    class Murderer(Recorder):
        def deliver(self, notice: Notice) -> Outcome:
            super().deliver(notice)
            raise Killed

    murderer = Murderer()
    async with house_with(tmp_path, murderer) as house:
        opened = await house.open("caravan", "Ana", "Bo")
        await order(house, (opened["table"], opened["chairs"][0]))
        with suppress(Killed):
            await look(house, sender.GRACE)
    assert murderer.kinds() == ["turn"]
    recorder = Recorder()
    async with house_with(tmp_path, recorder) as house:
        for _ in range(3):
            await look(house, DAY)
    assert recorder.sent == []


async def test_two_senders_send_one_notice(tmp_path: Path) -> None:
    recorder = Recorder()
    async with house_with(tmp_path, recorder) as house:
        opened = await house.open("caravan", "Ana", "Bo")
        await order(house, (opened["table"], opened["chairs"][0]))
        other = sender.NoticeSender(house.registry, NoticeConfig(PUBLIC, hooks=True), recorder)
        house.clock.time += sender.GRACE
        await asyncio.gather(sender_of(house).send_everything_due(), other.send_everything_due())
        assert len(recorder.sent) == 1


async def test_workers_of_one_database_send_one_notice(
    tmp_path: Path, postgres_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("SERAI_DATABASE", postgres_url)
    recorder, clock, config = Recorder("retry"), HandClock(), NoticeConfig(PUBLIC, hooks=True)
    config = replace(config, allowed_private_hosts=frozenset({"127.0.0.1"}))
    async with (
        start_house(tmp_path / "1", clock=clock, public=PUBLIC, worker="1", notices=config) as one,
        start_house(tmp_path / "2", clock=clock, public=PUBLIC, worker="2", notices=config) as two,
    ):
        for house in (one, two):
            sender_of(house)._delivery = recorder
        opened = await one.open("caravan", "Ana", "Bo")
        await order(one, (opened["table"], opened["chairs"][0]))
        clock.time += sender.GRACE
        await asyncio.gather(*(sender_of(house).send_everything_due() for house in (one, two)))
        assert len(recorder.sent) == 1
        recorder.outcome = "sent"
        clock.time += 60
        await asyncio.gather(*(sender_of(house).send_everything_due() for house in (one, two)))
        await asyncio.gather(*(sender_of(house).send_everything_due() for house in (one, two)))
        assert len(recorder.sent) == 2
        assert len({notice.id for notice in recorder.sent}) == 1


async def test_an_address_gets_only_so_many_notices_a_day(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sender, "MAX_PER_DAY", 2)
    recorder = Recorder()
    async with house_with(tmp_path, recorder) as house:
        seats = []
        for _ in range(3):
            opened = await house.open("caravan", "Ana", "Bo")
            seats.append((opened["table"], opened["chairs"][0]))
        await order(house, *seats)
        await look(house, sender.GRACE)
        assert len(recorder.sent) == 2
        await look(house, DAY + 1)
        assert len(recorder.sent) == 3


async def test_the_house_sends_only_so_many_notices_an_hour_to_all_together(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sender, "MAX_PER_HOUR", 2)
    recorder = Recorder()
    async with house_with(tmp_path, recorder) as house:
        for number in range(3):
            opened = await house.open("caravan", "Ana", "Bo")
            address = f"http://127.0.0.1:9/rooms/{number}"
            await order(house, (opened["table"], opened["chairs"][0]), address=address)
        await look(house, sender.GRACE)
        assert len(recorder.sent) == 2
        await look(house, 3_590)
        assert len(recorder.sent) == 2
        await look(house, sender.LIMIT_DELAY)
        assert len(recorder.sent) == 3


# Mail


class Mailbox:
    def __init__(self) -> None:
        self.mails: list[Any] = []

    async def handle_DATA(self, _server: Any, _session: Any, envelope: Any) -> str:  # noqa: N802
        self.mails.append(message_from_bytes(envelope.content, policy=default))
        return "250 OK"


@asynccontextmanager
async def mail_server(mailbox: Mailbox) -> AsyncGenerator[MailServer]:
    loop = asyncio.get_running_loop()
    server = await loop.create_server(lambda: SMTP(mailbox, hostname="mail.example.org"), "127.0.0.1", 0)
    async with server:
        yield MailServer("127.0.0.1", server.sockets[0].getsockname()[1], "serai@example.org")


async def test_mail_is_confirmed_by_a_link_and_ended_by_one(tmp_path: Path) -> None:
    mailbox = Mailbox()
    async with mail_server(mailbox) as server, house_with(tmp_path, mail=server) as house:
        opened = await house.open("caravan", "Ana", "Bo")
        seat = (opened["table"], opened["chairs"][0])
        ordered = await order(house, seat, kind="mail", address="ana@example.org", language="fr")
        assert ordered["confirmed"] is False
        await look(house, DAY)
        (asking,) = mailbox.mails
        assert asking["To"] == "ana@example.org"
        assert (await house.http.post(f"/notices/confirm/{ordered['id']}.wrong")).status_code == 404
        link = next(word for word in asking.get_content().split() if "/notices/confirm/" in word)
        assert (await house.http.post(link.removeprefix(PUBLIC))).status_code == 204
        await look(house, DAY)
        await look(house, DAY)
        (_, mail) = mailbox.mails
        text = mail.get_content()
        assert "c’est à vous de jouer" in text
        assert f"{PUBLIC}/t/{opened['table']}" in text
        for secret in (opened["host"], opened["invitation"], *opened["chairs"], ordered["key"]):
            assert secret not in mail.as_string()
            assert digest_of_key(secret) not in mail.as_string()
        assert mail["Message-ID"].endswith("@serai.example.org>")
        assert mail["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"
        stop = mail["List-Unsubscribe"].strip("<>").removeprefix(PUBLIC)
        assert stop in text
        answer = await house.http.post(stop, data={"List-Unsubscribe": "One-Click"})
        assert answer.status_code == 204
        assert await house.registry.store.read_rows("SELECT * FROM notice_addresses") == []


async def test_nobody_can_flood_a_mailbox(tmp_path: Path) -> None:
    async with house_with(tmp_path, Recorder(), mail=MailServer("127.0.0.1", 9, "a@b.c")) as house:
        for _ in range(3):
            await order(house, kind="mail", address="ana@example.org")
        body = {"kind": "mail", "address": "Ana@example.org", "wishes": {"language": "en", "seats": []}}
        assert (await house.http.post("/api/notices", json=body)).status_code == 429
        house.clock.time += DAY - 1
        assert (await house.http.post("/api/notices", json=body)).status_code == 429, "three in any day"
        house.clock.time += 1
        assert (await house.http.post("/api/notices", json=body)).status_code == 201


async def test_nobody_can_flood_a_mailbox_through_several_workers(
    tmp_path: Path, postgres_url: str, redis: RedisServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("SERAI_DATABASE", postgres_url)
    monkeypatch.setenv("SERAI_BUS", redis.url)
    clock, config = HandClock(), NoticeConfig(PUBLIC, mail=MailServer("127.0.0.1", 9, "a@b.c"))
    async with (
        start_house(tmp_path / "1", clock=clock, worker="first", notices=config) as first,
        start_house(tmp_path / "2", clock=clock, worker="second", notices=config) as second,
    ):
        await until(lambda: is_bus_connected(first) and is_bus_connected(second))
        charge, counted = sharing_of(second)._charge_use_at_other_worker, 0.0

        def charge_and_count(amounts: dict[str, dict[str, float]]) -> None:
            nonlocal counted
            charge(amounts)
            counted += sum(amounts.get("confirmations", {}).values())

        sharing_of(second)._charge_use_at_other_worker = charge_and_count
        for house in (first, second):
            sender_of(house)._delivery = Recorder()
        for _ in range(3):
            await order(first, kind="mail", address="ana@example.org")
        await until(lambda: counted == 3)
        body = {"kind": "mail", "address": "ana@example.org", "wishes": {"language": "en", "seats": []}}
        assert (await second.http.post("/api/notices", json=body)).status_code == 429


async def test_tags_do_not_make_another_mailbox(tmp_path: Path) -> None:
    async with house_with(tmp_path, Recorder(), mail=MailServer("127.0.0.1", 9, "a@b.c")) as house:
        for number in range(3):
            await order(house, kind="mail", address=f"ana+{number}@example.org")
        body = {"kind": "mail", "address": "ana+x@example.org", "wishes": {"language": "en", "seats": []}}
        assert (await house.http.post("/api/notices", json=body)).status_code == 429
        await order(house, kind="mail", address="bo+x@example.org")


async def test_a_mail_address_that_nobody_confirms_is_forgotten(tmp_path: Path) -> None:
    recorder = Recorder()
    async with house_with(tmp_path, recorder, mail=MailServer("127.0.0.1", 9, "a@b.c")) as house:
        confirmed = await order(house, kind="mail", address="ana@example.org")
        token = recorder.sent[0].content.token
        assert (await house.http.post(f"/notices/confirm/{confirmed['id']}.{token}")).status_code == 204
        room = await order(house)
        await order(house, kind="mail", address="bo@example.org")
        await look(house, sender.CONFIRMED_WITHIN)
        assert await NoticeRecords(house.registry.store).count_addresses() == 3
        await look(house, sender.CLEANING_INTERVAL)
        left = await house.registry.store.read_rows("SELECT id FROM notice_addresses")
        assert {address for (address,) in left} == {confirmed["id"], room["id"]}


async def test_an_order_that_cannot_be_confirmed_now_leaves_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sender, "MAX_PER_HOUR", 0)
    async with house_with(tmp_path, Recorder(), mail=MailServer("127.0.0.1", 9, "a@b.c")) as house:
        body = {"kind": "mail", "address": "ana@example.org", "wishes": {"language": "en", "seats": []}}
        assert (await house.http.post("/api/notices", json=body)).status_code == 429
        assert await NoticeRecords(house.registry.store).count_addresses() == 0


@pytest.mark.parametrize(
    "address",
    ["ana", "ana@localhost", "a b@c.de", "ana@example.org\r\nBcc: x@y.de", "ana@[127.0.0.1]", "@b.c"],
)
async def test_what_is_no_mail_address_is_refused(tmp_path: Path, address: str) -> None:
    async with house_with(tmp_path, Recorder(), mail=MailServer("127.0.0.1", 9, "a@b.c")) as house:
        body = {"kind": "mail", "address": address, "wishes": {"language": "en", "seats": []}}
        assert (await house.http.post("/api/notices", json=body)).json()["key"] == "refused-mail-address"


# Webhooks


class Room(BaseHTTPRequestHandler):
    """A chat room that answers with its next status."""

    def do_POST(self) -> None:
        server: Any = self.server
        body = self.rfile.read(int(self.headers["Content-Length"]))
        server.heard.append((self.path, dict(self.headers), body))
        status = server.statuses.pop(0) if server.statuses else 204
        self.send_response(status)
        if status == 302:
            self.send_header("Location", f"http://127.0.0.1:{server.server_port}/elsewhere")
        self.send_header("Content-Length", "0")
        self.end_headers()

    def log_message(self, *_: Any) -> None:
        pass


@contextmanager
def receiver(*statuses: int) -> Generator[Any]:
    server: Any = ThreadingHTTPServer(("127.0.0.1", 0), Room)
    server.heard, server.statuses = [], list(statuses)
    thread = threading.Thread(target=server.serve_forever, kwargs={"poll_interval": 0.01}, daemon=True)
    thread.start()
    try:
        yield server
    finally:
        server.shutdown()
        server.server_close()
        thread.join()


async def test_a_chat_room_gets_a_text_under_a_stable_key(tmp_path: Path) -> None:
    with receiver(503) as room:
        async with house_with(tmp_path) as house:
            opened = await house.open("caravan", "Ana", "Bo")
            address = f"http://127.0.0.1:{room.server_port}/hook?x=1"
            await order(house, (opened["table"], opened["chairs"][0]), address=address)
            await look(house, sender.GRACE)
            await look(house, 60)
            await look(house, DAY)
    (path, headers, body), (_, again, _) = room.heard
    assert path == "/hook?x=1"
    assert headers["Idempotency-Key"] == again["Idempotency-Key"]
    said = json.loads(body)
    assert said["text"] == said["content"]
    assert "Ana, it is your turn" in said["text"]
    assert not any(key in body.decode() for key in (opened["host"], opened["invitation"], *opened["chairs"]))


@pytest.mark.parametrize("name", ["@everyone", "<!channel>", "<@U123>"])
async def test_no_name_calls_a_whole_chat_room(tmp_path: Path, name: str) -> None:
    with receiver() as room:
        async with house_with(tmp_path) as house:
            opened = await house.open("caravan", "Ana", name)
            address = f"http://127.0.0.1:{room.server_port}/hook"
            await order(house, (opened["table"], opened["chairs"][0]), address=address)
            await look(house, sender.GRACE)
    ((_, _, body),) = room.heard
    told = json.loads(body)
    for text in (told["text"], told["content"]):
        assert name not in text
        assert name in text.replace("\u2060", "")


def test_an_answer_that_drips_is_not_awaited_for_ever(monkeypatch: pytest.MonkeyPatch) -> None:
    """Each byte comes in time, but together they would take for ever."""
    clock = 0.0
    sent = 0

    def drip(listening: socket.socket) -> None:
        nonlocal clock, sent
        connection, _ = listening.accept()
        with connection:
            connection.recv(65_536)
            with suppress(OSError):
                connection.sendall(b"HTTP/1.1 204 ")
                while sent < 1_000:
                    clock += pinned_http.TIMEOUT / 2
                    connection.sendall(b"x")
                    sent += 1

    with socket.create_server(("127.0.0.1", 0)) as listening:
        thread = threading.Thread(target=drip, args=(listening,))
        thread.start()
        monkeypatch.setattr(pinned_http, "time", SimpleNamespace(monotonic=lambda: clock))
        url = f"http://127.0.0.1:{listening.getsockname()[1]}/"
        assert post_unless_private(url, b"{}", {}, frozenset({"127.0.0.1"})) == ("unknown", 0)
        thread.join()


class StuckHosts(Recorder):
    """A delivery to hosts of which some do not answer until they are freed."""

    def __init__(self) -> None:
        super().__init__()
        self.waiting, self.freed = threading.Event(), threading.Event()
        self.begun = list[Notice]()

    def deliver(self, notice: Notice) -> Outcome:
        if "stuck" in notice.address.address:
            self.begun.append(notice)
            self.waiting.set()
            self.freed.wait()
        return super().deliver(notice)


async def test_hosts_that_do_not_answer_delay_only_each_other() -> None:
    delivery, threads = StuckHosts(), DeliveryThreads(clock=lambda: 0.0)

    def send_to(url: str, kind: NoticeKind = "hook") -> asyncio.Task[Outcome]:
        address = NoticeAddress("a", kind, url, "en", "", "")
        return asyncio.create_task(threads.deliver(Notice(url, address, NoticeContent("turn"), 1), delivery))

    await send_to("https://chat.example/room")
    stuck = [send_to(f"https://stuck{number}.example/hook") for number in range(20)]
    await asyncio.sleep(0)
    await send_to("https://chat.example/room")
    await send_to("ana@example.org", "mail")
    assert not any(task.done() for task in stuck)
    delivery.freed.set()
    assert set(await asyncio.gather(*stuck)) == {"sent"}
    threads.close()


async def test_a_host_that_has_become_slow_is_no_longer_served_by_the_quick_threads() -> None:
    now = 0.0
    delivery, threads = StuckHosts(), DeliveryThreads(clock=lambda: now)
    address = NoticeAddress("a", "hook", "https://stuck.example/", "en", "", "")
    notice = Notice("n", address, NoticeContent("turn"), 1)
    delivery.freed.set()
    await threads.deliver(notice, delivery)
    assert threads.was_host_quick("stuck.example")
    delivery.waiting.clear()
    delivery.freed.clear()
    sending = asyncio.create_task(threads.deliver(notice, delivery))
    while not delivery.waiting.is_set():
        await asyncio.sleep(0)
    now += 2 * QUICK
    delivery.freed.set()
    await sending
    assert not threads.was_host_quick("stuck.example")
    threads.close()


async def test_a_notice_that_waits_to_be_sent_when_the_server_stops_is_sent_later(tmp_path: Path) -> None:
    delivery = StuckHosts()
    async with house_with(tmp_path, delivery) as house:
        opened = await house.open("caravan", "Ana", "Bo")
        for number in range(5):
            address = f"http://127.0.0.1:9/stuck{number}"
            await order(house, (opened["table"], opened["chairs"][0]), address=address)
        house.clock.time += sender.GRACE
        await sender_of(house)._start_sending_everything_due()
        while len(delivery.begun) < 2:
            await asyncio.sleep(0.001)
    delivery.freed.set()
    later = Recorder()
    async with house_with(tmp_path, later) as house:
        await look(house, DAY)
        await look(house, DAY)
    assert later.kinds() == ["turn"] * 3, "the two that had begun are not repeated"


async def test_a_notice_that_is_being_claimed_when_the_server_stops_is_sent_later(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sender, "INTERVAL", 0.0)
    delivery, claim = Recorder(), NoticeRecords.claim_notice_if_new
    is_claiming = asyncio.Event()

    async def claim_slowly(*given: Any, **more: Any) -> bool:
        is_claimed = await claim(*given, **more)
        is_claiming.set()
        await asyncio.sleep(0.05)
        return is_claimed

    async with house_with(tmp_path, delivery) as house:
        opened = await house.open("caravan", "Ana", "Bo")
        await order(house, (opened["table"], opened["chairs"][0]))
        house.clock.time += sender.GRACE
        monkeypatch.setattr(NoticeRecords, "claim_notice_if_new", claim_slowly)
        await is_claiming.wait()
    later = Recorder()
    async with house_with(tmp_path, later) as house:
        await look(house, DAY)
    assert len(delivery.sent) + len(later.sent) == 1


async def test_looking_for_what_is_due_does_not_wait_for_what_is_being_sent(tmp_path: Path) -> None:
    delivery = StuckHosts()
    async with house_with(tmp_path, delivery) as house:
        opened = await house.open("caravan", "Ana", "Bo")
        await order(house, (opened["table"], opened["chairs"][0]), address="http://127.0.0.1:9/stuck")
        house.clock.time += sender.GRACE
        await sender_of(house)._start_sending_everything_due()
        assert delivery.sent == []
        delivery.freed.set()
        await look(house)
        assert delivery.kinds() == ["turn"]


async def test_one_client_cannot_fill_the_list_of_addresses(tmp_path: Path) -> None:
    async with house_with(tmp_path, Recorder()) as house:
        opened = await house.open("caravan", "Ana", "Bo")
        for _ in range(MAX_ORDERS):
            await order(house, (opened["table"], opened["chairs"][0]))
        with pytest.raises(AssertionError, match="Too many requests"):
            await order(house, (opened["table"], opened["chairs"][0]))
        house.clock.time += DAY
        await order(house, (opened["table"], opened["chairs"][0]))


async def test_bots_do_not_wait_for_slow_name_servers(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    asyncio.get_running_loop().set_default_executor(ThreadPoolExecutor(1))
    async with house_with(tmp_path, Recorder()) as house:
        answered, resolve = threading.Event(), socket.getaddrinfo
        asked = threading.Event()

        def wait_and_resolve(host: str, *rest: Any, **more: Any) -> Any:
            if host == "slow.example.org":
                asked.set()
                answered.wait()
                raise OSError
            return resolve(host, *rest, **more)

        monkeypatch.setattr("socket.getaddrinfo", wait_and_resolve)
        body = {
            "kind": "hook",
            "address": "https://slow.example.org/",
            "wishes": {"language": "en", "seats": []},
        }
        orders = [asyncio.create_task(house.http.post("/api/notices", json=body)) for _ in range(3)]
        try:
            while not asked.is_set():
                await asyncio.sleep(0)
            async with asyncio.timeout(30):
                assert await asyncio.to_thread(lambda: "a bot's choice")
        finally:
            answered.set()
        assert {answer.status_code for answer in await asyncio.gather(*orders)} == {400}


# Addresses of private networks


@pytest.mark.parametrize(
    "address",
    [
        "127.0.0.1", "10.0.0.1", "172.16.3.4", "192.168.1.1", "169.254.169.254", "0.0.0.0", "100.64.0.1",
        "224.0.0.1", "255.255.255.255", "::1", "::", "fe80::1", "fe80::1%eth0", "fc00::1", "ff02::1",
        "::ffff:127.0.0.1", "::ffff:10.0.0.1", "64:ff9b::7f00:1", "2002:7f00:1::", "2001:db8::1",
        "fec0::1",
    ],
)  # fmt: skip
def test_a_private_address_is_not_public(address: str) -> None:
    assert not is_public(address)


def test_a_public_address_is() -> None:
    assert is_public("93.184.216.34")
    assert is_public("2606:2800:220:1:248:1893:25c8:1946")
    assert is_public("::ffff:93.184.216.34")


@pytest.mark.parametrize(
    "url",
    [
        "https://127.0.0.1/x", "https://localhost/x", "https://[::1]/x", "https://0x7f000001/", "https://2130706433/",
        "https://169.254.169.254/latest/meta-data", "http://example.org/", "ftp://example.org/", "file:///etc/passwd",
        "https://user:word@example.org/", "https://example.org:22/", "https:///x", "https://[::ffff:10.0.0.1]/",
        "https://exa mple.org/", "https://example.org\\@127.0.0.1/", "https://127.1/", "",
    ],
)  # fmt: skip
async def test_a_webhook_into_a_private_network_is_refused(tmp_path: Path, url: str) -> None:
    config = NoticeConfig(PUBLIC, hooks=True)
    async with start_house(tmp_path, public=PUBLIC, notices=config) as house:
        body = {"kind": "hook", "address": url, "wishes": {"language": "en", "seats": []}}
        answer = await house.http.post("/api/notices", json=body)
        assert (answer.status_code, answer.json()["key"]) == (400, "refused-notice-url")


def test_a_name_that_leads_into_a_private_network_later_is_refused_when_sending(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("socket.getaddrinfo", lambda *_, **__: [(2, 1, 6, "", ("10.0.0.7", 443))])
    with pytest.raises(PrivateAddress):
        resolve_unless_private("rebinding.example.org", 443, frozenset())
    assert post_unless_private("https://rebinding.example.org/", b"", {}, frozenset()) == ("refused", 0)


def test_one_private_address_among_others_is_enough_to_refuse(monkeypatch: pytest.MonkeyPatch) -> None:
    found = [(2, 1, 6, "", ("93.184.216.34", 443)), (2, 1, 6, "", ("127.0.0.1", 443))]
    monkeypatch.setattr("socket.getaddrinfo", lambda *_, **__: found)
    with pytest.raises(PrivateAddress):
        resolve_unless_private("both.example.org", 443, frozenset())


def test_a_name_is_resolved_once_and_a_redirect_is_not_followed(monkeypatch: pytest.MonkeyPatch) -> None:
    with receiver(302) as room:
        asked: list[Any] = []

        def answer_once(host: str, port: int, **_: Any) -> list[Any]:
            asked.append(host)
            assert len(asked) == 1, "a second answer might be another address"
            return [(2, 1, 6, "", ("127.0.0.1", port))]

        def connect(address: tuple[str, int], timeout: float) -> Any:
            assert address == ("127.0.0.1", room.server_port)
            monkeypatch.undo()
            return socket.create_connection(address, timeout)

        monkeypatch.setattr("socket.getaddrinfo", answer_once)
        monkeypatch.setattr("serai.house.notices.pinned_http.socket.create_connection", connect)
        url = f"http://room.example.org:{room.server_port}/"
        assert post_unless_private(url, b"{}", {}, frozenset({"room.example.org"})) == ("refused", 302)
        assert [path for path, _, _ in room.heard] == ["/"]


# Settings


async def test_a_house_without_settings_offers_no_notices(house: House) -> None:
    assert read_config({}, PUBLIC) is None
    about = (await house.http.get("/api/house")).json()
    assert (about["notices"], about["push_key"]) == ([], "")
    body = {"kind": "hook", "address": "https://example.org/", "wishes": {"language": "en", "seats": []}}
    assert (await house.http.post("/api/notices", json=body)).json()["key"] == "refused-no-notices"


def test_settings_are_read_and_checked() -> None:
    environment = {
        "SERAI_SMTP": "smtps://us%40er:pa%3Ass@mail.example.org",
        "SERAI_MAIL_FROM": "serai@example.org",
        "SERAI_WEBHOOKS": "on",
    }
    config = read_config(environment, f"{PUBLIC}/")
    assert config
    assert (config.public, config.kinds) == (PUBLIC, ("mail", "hook"))
    assert config.mail == MailServer(
        "mail.example.org", 465, "serai@example.org", encrypted=True, user="us@er", password="pa:ss"
    )
    environment = {"SERAI_WEBHOOKS": "True", "SERAI_NOTICE_HOSTS": "chat.home.example, 10.0.0.5 ,"}
    config = read_config(environment, PUBLIC)
    assert config
    assert config.hooks
    assert config.allowed_private_hosts == {"chat.home.example", "10.0.0.5"}
    for wrong, public in (
        ({"SERAI_SMTP": "mail.example.org", "SERAI_MAIL_FROM": "a@b.c"}, PUBLIC),
        ({"SERAI_SMTP": "smtp://mail.example.org"}, PUBLIC),
        ({"SERAI_SMTP": "smtp://mail.example.org", "SERAI_MAIL_FROM": "doña@example.org"}, PUBLIC),
        ({"SERAI_WEBHOOKS": "on"}, None),
        ({"SERAI_PUSH_CONTACT": "me"}, PUBLIC),
    ):
        with pytest.raises(Refused):
            read_config(wrong, public)


async def test_the_wishes_are_changed_by_who_ordered_and_nobody_else(tmp_path: Path) -> None:
    recorder = Recorder()
    async with house_with(tmp_path, recorder) as house:
        opened = await house.open("caravan", "Ana", "Bo")
        ordered = await order(house, (opened["table"], opened["chairs"][0]))
        path, own = f"/api/notices/{ordered['id']}", {"Serai-Key": ordered["key"]}
        wishes = {"language": "es", "seats": [], "each_turn": False}
        for headers in ({}, {"Serai-Key": "another"}):
            assert (await house.http.put(path, json=wishes, headers=headers)).status_code == 404
            assert (await house.http.delete(path, headers=headers)).status_code == 404
        assert (await house.http.put(path, json=wishes, headers=own)).json() == {"confirmed": True}
        await look(house, DAY)
        assert recorder.sent == []
        assert (await house.http.delete(path, headers=own)).status_code == 204
        assert (await house.http.get(path, headers=own)).status_code == 404


@pytest.mark.parametrize("what", ["confirm", "stop"])
async def test_what_happens_while_wishes_are_changed_is_kept(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, what: str
) -> None:
    recorder = Recorder()
    async with house_with(tmp_path, recorder, mail=MailServer("127.0.0.1", 9, "a@b.c")) as house:
        ordered = await order(house, kind="mail", address="ana@example.org")
        (asking,) = recorder.sent
        secret = asking.content.token if what == "confirm" else asking.address.stop
        find_seats = routes._seats_with_right_keys

        async def follow_link_first(*rest: Any) -> list[tuple[str, str]]:
            link = f"/notices/{what}/{ordered['id']}.{secret}"
            assert (await house.http.post(link)).status_code == 204
            return await find_seats(*rest)

        monkeypatch.setattr(routes, "_seats_with_right_keys", follow_link_first)
        path, own = f"/api/notices/{ordered['id']}", {"Serai-Key": ordered["key"]}
        wishes = {"language": "es", "seats": [], "each_turn": False}
        changed = await house.http.put(path, json=wishes, headers=own)
        stored = await NoticeRecords(house.registry.store).find_address(ordered["id"])
        if what == "confirm":
            assert changed.json() == {"confirmed": True}
            assert stored is not None
            assert (stored.confirmed, stored.language, stored.each_turn) == (True, "es", False)
        else:
            assert changed.json()["key"] == "refused-no-notices-here"
            assert stored is None, "who has ended the notices gets no more"


async def test_a_house_file_of_before_gets_room_for_notices(tmp_path: Path) -> None:
    old = Path(__file__).parent / "version_4" / "serai.db.gz"
    (tmp_path / "serai.db").write_bytes(gzip.decompress(old.read_bytes()))
    store = await SqliteStore.open_home(tmp_path)
    assert await store.read_table("t1") is not None
    assert await NoticeRecords(store).count_addresses() == 0
    assert await NoticeRecords(store).find_or_store_server_key("a", "first") == "first"
    assert await NoticeRecords(store).find_or_store_server_key("a", "second") == "first"
    await store.close()
