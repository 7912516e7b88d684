"""A real server for tests, on a free port, with a real database and a clock that only tests advance."""

import asyncio
import os
from collections.abc import AsyncGenerator, Iterator
from contextlib import asynccontextmanager
from copy import copy
from pathlib import Path
from typing import Any, NamedTuple

import httpx
from litestar import Litestar

from nights.table_builder import TINY_NIGHTS
from run_folder import free_port
from serai.house import app, pages
from serai.house.notices.config import NoticeConfig
from serai.house.notices.service import NoticeService
from serai.house.serve import BUS, Address, Worker, open_house
from serai.house.settings import Settings
from serai.house.table_registry import TableRegistry
from serai.table import known_games
from table.caravan import Caravan
from table.poll import Poll

NO_LIMIT = 1e9
LIBERAL = Settings(
    bot_delay=0.0,
    maintenance_interval=NO_LIMIT,
    messages_per_second=NO_LIMIT,
    messages_at_once=NO_LIMIT,
    chat_at_once=NO_LIMIT,
    openings_per_minute=NO_LIMIT,
    visits_per_minute=NO_LIMIT,
    work_per_minute=NO_LIMIT,
    stored_per_day=NO_LIMIT,
    cpu_burst_seconds=NO_LIMIT,
    connections_per_address=10_000,
    http_connections_per_address=10_000,
)
"""No delays and no limits; maintenance runs only when a test calls it."""


class Words(Poll):
    """Three players answer at the same time, and nobody learns the answers."""

    words = dict.fromkeys(("Ana", "Bo", "Cleo"), ("yes", "no", "perhaps"))


GAMES = (Caravan, Words, TINY_NIGHTS)


_make_http_app = app.make_http_app
_http_apps: dict[tuple[object, ...], Litestar] = {}


def _make_or_copy_http_app() -> Litestar:
    """Servers with the same routes share them, because making them takes longer than most tests."""
    routes = (pages.client_folder(), *known_games())
    return copy(_http_apps.get(routes) or _http_apps.setdefault(routes, _make_http_app()))


app.make_http_app = _make_or_copy_http_app


class HandClock:
    """A clock that only tests advance."""

    def __init__(self) -> None:
        self.time = 1_000_000.0

    def __call__(self) -> float:
        return self.time


class House(NamedTuple):
    registry: TableRegistry
    port: int
    clock: HandClock
    http: httpx.AsyncClient
    notices: NoticeService | None = None
    sockets: Iterator[str] | None = None
    """Those of several workers, in turn."""

    @property
    def socket(self) -> str:
        return next(self.sockets) if self.sockets else f"ws://127.0.0.1:{self.port}/socket"

    async def open(self, game: str, *chairs: str, public: bool = False, **terms: Any) -> dict[str, Any]:
        """Opens a table. A chair is a name (at the host's device), `link`, or `bot:level`."""
        answer = await self.http.post(
            "/api/tables", json=table_request(game, *chairs, public=public, **terms)
        )
        assert answer.status_code == 201, answer.text
        return answer.json()

    def pass_time(self, seconds: float) -> None:
        """Advances the clock and reschedules all tables."""
        self.clock.time += seconds
        for live in self.registry.live_tables:
            live.reschedule()


def table_request(game: str, *chairs: str, public: bool = False, **terms: Any) -> dict[str, Any]:
    return {"terms": {"game": game, **terms}, "chairs": [_chair(chair) for chair in chairs], "public": public}


def _chair(word: str) -> dict[str, str]:
    if word == "link":
        return {"kind": "link"}
    kind, _, level = word.partition(":")
    return {"kind": "bot", "bot": level} if kind == "bot" else {"kind": "here", "name": word}


@asynccontextmanager
async def start_house(
    home: Path,
    settings: Settings = LIBERAL,
    clock: HandClock | None = None,
    *,
    port: int | None = None,
    host: str = "127.0.0.1",
    public: str | None = None,
    worker: str | None = None,
    notices: NoticeConfig | None = None,
) -> AsyncGenerator[House]:
    """Like `serai serve`, it runs as a worker if there is a bus."""
    port = port or free_port()
    clock = clock or HandClock()
    if worker is None and os.environ.get(BUS):
        worker = f"worker-{port}"
    async with (
        open_house(
            Address(host, port, public),
            home,
            settings,
            clock,
            worker=Worker(worker) if worker else None,
            notices=notices,
        ) as opened,
        httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}", timeout=60, verify=False) as http,
    ):
        yield House(opened.registry, port, clock, http, opened.notices)
        await http.aclose()
        await asyncio.sleep(0)
