"""The socket page shows real messages; SERAI_REGENERATE=1 writes it."""

import itertools
import json
import os
from pathlib import Path
from typing import get_args

import pytest

from house.clients import Client, Message
from house.house import House
from serai.house import heartbeat, seating_actions, table_registry, table_setup
from serai.house.messages import Answer, Request
from serai.house.socket_docs import render_socket_docs

PAGE = Path(__file__).parents[2] / "docs" / "house" / "socket.md"


class RecordingClient(Client):
    """Records the first message of each kind, sent and received; for updates, the shortest."""

    examples: dict[str, str]

    async def send(self, message: Message | str | bytes) -> None:
        assert isinstance(message, dict)
        self.examples.setdefault(message["type"], _shown(message))
        await super().send(message)

    def _hear(self, message: Message) -> None:
        shown = _shown(message)
        known = self.examples.get(message["type"])
        if known is None or (message["type"] == "update" and message["events"] and len(shown) < len(known)):
            self.examples[message["type"]] = shown
        super()._hear(message)


def _shown(message: Message) -> str:
    return json.dumps(message, ensure_ascii=False)


async def test_the_page_of_the_socket_is_up_to_date(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    keys, tables = itertools.count(1), itertools.count(1)
    for module in (table_setup, seating_actions):
        monkeypatch.setattr(module, "new_key", lambda: f"key-{next(keys):028}")
    for module in (table_setup, table_registry):
        monkeypatch.setattr(module, "new_table_id", lambda: f"table{next(tables):07}")
    monkeypatch.setattr(heartbeat, "INTERVAL", 0.01)
    examples = await _every_message(house)
    kinds = {kind.__struct_config__.tag for kind in (*get_args(Request), *get_args(Answer))}
    assert set(examples) == kinds
    page = render_socket_docs(examples)
    if os.environ.get("SERAI_REGENERATE"):
        PAGE.write_text(page, "utf-8")
    assert PAGE.read_text("utf-8") == page


async def _every_message(house: House) -> dict[str, str]:
    """A game in which every message is sent once."""
    RecordingClient.examples = {}
    opened = await house.open("dice", "Ana", "link", "link", seed=7, takebacks=True)
    ana = await RecordingClient(house.socket, opened["table"], opened["host"], opened["chairs"][0]).come()
    bo = await RecordingClient(house.socket, opened["table"], opened["invitation"]).come()
    await bo.done("sit", name="Bo", chair=1)
    await ana.done("add-chair")
    await ana.done("set-bot", chair=3, bot="random")
    await ana.done("remove-chair", chair=3)
    await ana.done("publish", on=True)
    await ana.done("propose-time", at=1_086_400)
    await ana.done("begin", fill=None)
    await ana.until(lambda: bool(ana.view))
    await bo.until(lambda: bool(bo.view))
    first, second = (ana, bo) if ana.is_asked else (bo, ana)
    await first.done("consult", option="keep:1,2")
    await first.done("hint")
    await first.done("hurry")
    await first.choose("keep:1,2")
    await first.until(lambda: first.view["undo"] is not None)
    await first.done("undo", seat=first.seat)
    await second.until(lambda: second.view["takeback"] is not None)
    await second.done("agree", seat=second.seat, agree=False)
    await first.refused("choose", seat=first.seat, option="fly", asked=first.asked[first.seat or ""])
    await ana.refused("pick", chair=0, option="heroes", value="sindbad")  # too late, and not in this game
    await bo.done("say", text="What a throw!")
    await bo.done("react", sign="bravo")
    await ana.until(lambda: bool(ana.reactions))
    await bo.done("read-log", since=0, until=2)
    await bo.done("face", seat=None)
    await bo.done("face", seat="Bo")
    await bo.done("speak", language="fr")
    await bo.done("ping", heartbeat=True)
    await bo.until(lambda: bo.heartbeats > 0)
    await bo.done("ping")
    await bo.done("rename", chair=1, name="Boris")
    await bo.done("hand", chair=1, bot="random")
    await bo.done("take", chair=1)
    await bo.refused("declare-holiday", on=True)  # the table has no clock
    await ana.done("bar-chat", on=True)
    await ana.done("reissue", chair=1)
    await ana.done("reinvite")
    await ana.done("remove", chair=1)
    await ana.done("hand", chair=0, bot="random")
    await ana.until(lambda: ana.over)
    await ana.done("rematch")
    await ana.done("leave", chair=0)
    await ana.done("close")
    await ana.done("delete")
    await bo.until(lambda: bo.farewell is not None)
    await ana.leave()
    await bo.leave()
    return RecordingClient.examples
