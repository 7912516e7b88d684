"""Starts the server: `serai play` for a home network, `serai serve` behind a proxy."""

import asyncio
import logging
import os
import secrets
import signal
import socket
import sys
import webbrowser
from collections.abc import AsyncGenerator, Callable, Coroutine, Generator
from contextlib import ExitStack, asynccontextmanager, closing, contextmanager, suppress
from pathlib import Path
from threading import Timer
from typing import NamedTuple
from urllib.parse import urlsplit

import ifaddr
import segno
from msgspec import Struct

from serai.bots import load_bots
from serai.house.app import make_app
from serai.house.bus import check_bus_address, open_bus
from serai.house.garbage_collection import GarbageCollector
from serai.house.logs import log_to_stderr
from serai.house.notices.config import NoticeConfig, read_config
from serai.house.notices.service import NoticeService
from serai.house.origins import Origins
from serai.house.record_import import ImportWorker
from serai.house.renderers import load_renderers
from serai.house.server import ConnectionLimit, PortTaken, bind_socket, start_server
from serai.house.settings import Settings
from serai.house.sharing import SharingBetweenWorkers
from serai.house.store.databases import (
    address_or_configured_one,
    check_workers_can_share,
    configured_database,
    open_configured_store,
)
from serai.house.store.home import BOOK_STORE, HomeLock, address_of_running_house, home_folder
from serai.house.table_registry import TableRegistry
from serai.house.worker_processes import WorkerPlace, WorkerProcesses
from serai.locales.texts import Language, find_texts, language_of_system
from serai.table import Refused, SkippedPack, find_game, known_games
from serai.table.files import unwritable_file_refusal

if sys.platform != "win32":
    import resource

PORT = 7291

BUS = "SERAI_BUS"
"""The environment variable with the address of the bus, such as redis://host:6379."""
_PORTS_TRIED = 20

_OPEN_FILES = 65_536

_BACKLOG = 2_048
"""Connections that may wait for a worker to accept them."""

_FORCED_EXIT_DELAY = 4.5
"""Seconds after a stop signal until the process exits in any case."""

_DEFAULT_PORTS = {"http": 80, "https": 443}

_log = logging.getLogger(__name__)


def _host_in_url(host: str) -> str:
    return f"[{host}]" if ":" in host else host


class Address(Struct, frozen=True):
    """Where a server listens; `public` is its URL behind a proxy.

    `private` means that only this machine can reach it.
    """

    host: str
    port: int
    public: str | None = None
    behind_proxy: bool = False
    private: bool = False

    @property
    def local_url(self) -> str:
        """The URL for a browser on this machine."""
        host = "localhost" if self.host in ("0.0.0.0", "::", "127.0.0.1") else self.host  # noqa: S104
        return f"http://{_host_in_url(host)}:{self.port}"

    @property
    def shared_urls(self) -> tuple[str, ...]:
        """The URLs for other devices."""
        if self.public is not None:
            return (self.public.rstrip("/"),)
        if self.host != "0.0.0.0":  # noqa: S104
            return (f"http://{_host_in_url(self.host)}:{self.port}",)
        return tuple(f"http://{address}:{self.port}" for address in find_network_addresses())


class Worker(Struct, frozen=True):
    """One of several processes that share a database. `sockets` and `parent_pipe` are inherited from the
    process that started it, if there is one.
    """

    id: str
    sockets: tuple[socket.socket, ...] = ()
    parent_pipe: int | None = None

    @classmethod
    def new(cls, sockets: tuple[socket.socket, ...] = (), parent_pipe: int | None = None) -> "Worker":
        return cls(f"{socket.gethostname()}-{os.getpid()}-{secrets.token_hex(8)}", sockets, parent_pipe)


def find_network_addresses() -> list[str]:
    """The addresses of this machine in its local networks."""
    found = (ip.ip for adapter in ifaddr.get_adapters() for ip in adapter.ips)
    return [ip for ip in found if isinstance(ip, str) and not ip.startswith(("127.", "169.254."))]


async def run_house(
    address: Address,
    home: Path,
    *,
    settings: Settings | None = None,
    on_opened: Callable[[], None] = lambda: None,
    worker: Worker | None = None,
) -> None:
    """Runs the server until it gets a stop signal, then disconnects everybody."""
    stop = _install_stop_signal_handlers()
    if worker is not None and worker.parent_pipe is not None:
        asyncio.get_running_loop().add_reader(worker.parent_pipe, stop.set)
    notices = read_config(os.environ, address.public)
    async with open_house(address, home, settings, worker=worker, notices=notices) as house:
        collector = GarbageCollector()
        collector.start()
        on_opened()
        stopping = asyncio.create_task(stop.wait())
        collecting = asyncio.create_task(collector.collect_when_due(house.registry))
        await asyncio.wait([house.serving, stopping], return_when="FIRST_COMPLETED")
        stopping.cancel()
        collecting.cancel()
        collector.stop()


class OpenHouse(NamedTuple):
    """`serving` ends early only if the server fails."""

    registry: TableRegistry
    serving: asyncio.Task[None]
    notices: NoticeService | None = None


@asynccontextmanager
async def open_house(
    address: Address,
    home: Path,
    settings: Settings | None = None,
    now: Callable[[], float] | None = None,
    *,
    worker: Worker | None = None,
    notices: NoticeConfig | None = None,
) -> AsyncGenerator[OpenHouse]:
    """Runs the server during the block. A `worker` shares its tables with others."""
    with _bind_sockets_and_lock_home(address, home, worker) as listening:
        registry = await _open_registry(home, settings or Settings(), now, worker)
        origins = Origins(address.public, behind_proxy=address.behind_proxy)
        import_worker = ImportWorker()
        service = None if notices is None else await NoticeService.open(registry, notices)
        app = make_app(
            registry, import_worker, origins, address.shared_urls, private=address.private, notices=service
        )
        await asyncio.to_thread(_load_games_and_copy_packs, home / BOOK_STORE)
        await registry.start()
        if service is not None:
            service.sender.start()
        async with start_server(app, listening, _make_connection_limit(registry.settings, address)) as server:
            _log.info("server started", extra={"address": address.local_url})
            try:
                yield OpenHouse(registry, server.serving, service)
            finally:
                if worker is not None:  # whoever comes back must come to another worker
                    server.stop_listening()
                import_worker.close()
                if service is not None:
                    await service.close()
                await registry.close()
        _log.info("server stopped", extra={"address": address.local_url})


@contextmanager
def _bind_sockets_and_lock_home(
    address: Address, home: Path, worker: Worker | None
) -> Generator[list[socket.socket]]:
    """Binds the socket of a server and locks its home folder, unless a parent process has done so."""
    if worker is None or not worker.sockets:
        lock = HomeLock.acquire(home, address.local_url)
        try:
            with closing(bind_socket(address.host, address.port)) as listening:
                yield [listening]
        finally:
            lock.release()
    else:
        with ExitStack() as stack:
            yield [stack.enter_context(closing(each)) for each in worker.sockets]


async def _open_registry(
    home: Path, settings: Settings, now: Callable[[], float] | None, worker: Worker | None
) -> TableRegistry:
    if worker is None:
        return TableRegistry(await open_configured_store(home), settings, now)
    bus = open_bus(os.environ.get(BUS))
    store = await open_configured_store(home, shared=True)
    from serai.house.store.postgresql_workers import WorkerRecords

    sharing = SharingBetweenWorkers(WorkerRecords(address_or_configured_one(None), worker.id), bus, settings)
    return TableRegistry(store, settings, now, sharing)


def _make_connection_limit(settings: Settings, address: Address) -> ConnectionLimit:
    """Limits HTTP connections in all and per address; behind a proxy, which has one address, only in all."""
    most = raise_open_file_limit() // 2  # the rest is for WebSockets, which have their own limits
    return ConnectionLimit(most if address.behind_proxy else settings.http_connections_per_address, most)


def raise_open_file_limit() -> int:
    """Raises the limit of open files and connections as far as the system allows, and returns it."""
    if sys.platform == "win32":
        return 2_048
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = _OPEN_FILES if most == resource.RLIM_INFINITY else min(most, _OPEN_FILES)
    with suppress(ValueError, OSError):
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, most))
    return resource.getrlimit(resource.RLIMIT_NOFILE)[0]


def _load_games_and_copy_packs(folder: Path) -> None:
    """Loads all games, bots and texts in advance, and copies content packs so that tables can keep theirs."""
    for name in known_games():
        game = find_game(name)
        game.add_pack_folder(folder)
        try:
            game.copy_packs_to(folder)
        except OSError as error:
            raise unwritable_file_refusal(folder, error) from None
        load_bots(name)
    for pack in skipped_packs():
        _log.warning("pack skipped", extra={"pack": f"{pack.name} {pack.version}", "why": pack.why})
    load_renderers()


def skipped_packs() -> list[SkippedPack]:
    """The installed packs of all games that cannot be played."""
    return [pack for name in known_games() for pack in find_game(name).skipped_packs()]


def _install_stop_signal_handlers() -> asyncio.Event:
    """An event that is set by SIGINT and SIGTERM. The forced exit works even while the event loop is busy."""
    stop = asyncio.Event()
    loop = asyncio.get_running_loop()

    def begin_to_stop(*_: object) -> None:
        # Python would wait for threads that are still running, such as bots; everything is already stored.
        last_resort = Timer(_FORCED_EXIT_DELAY, os._exit, (0,))
        last_resort.daemon = True
        last_resort.start()
        loop.call_soon_threadsafe(stop.set)

    for sign in (signal.SIGINT, signal.SIGTERM):
        signal.signal(sign, begin_to_stop)
    return stop


def find_free_port(host: str, wanted_port: int | None) -> int:
    """The wanted port if it is free; by default the first free port from `PORT` on, or any."""
    if wanted_port is not None:
        return _port_if_free(host, wanted_port)
    for port in range(PORT, PORT + _PORTS_TRIED):
        with suppress(PortTaken):
            return _port_if_free(host, port)
    return _port_if_free(host, 0)


def _port_if_free(host: str, port: int) -> int:
    with closing(bind_socket(host, port)) as found:
        return found.getsockname()[1]


def require_whole_public_url(public: str | None) -> str | None:
    """The public URL of the server as browsers write it, if there is one; refuses one without a scheme or a
    host, or with a path.
    """
    if public is None:
        return None
    try:
        parts = urlsplit(public)
        host, port = (parts.hostname or "").encode("idna").decode(), parts.port
    except ValueError:
        raise Refused("refused-public", public=public) from None
    if parts.scheme not in _DEFAULT_PORTS or not host or "@" in parts.netloc:
        raise Refused("refused-public", public=public)
    if parts.path.strip("/") or parts.query or parts.fragment:
        raise Refused("refused-public-path", public=public)
    shown_port = "" if port in (None, _DEFAULT_PORTS[parts.scheme]) else f":{port}"
    return f"{parts.scheme}://{_host_in_url(host)}{shown_port}"


def run_house_and_open_browser(
    *,
    private: bool,
    port: int | None,
    browser: bool,
    language: Language | None,
    bot_delay: float | None = None,
) -> None:
    """Starts the server for this network (or this machine only) and opens the browser."""
    say = find_texts(language or language_of_system(), "house").say
    home = home_folder()
    if (running := address_of_running_house(home)) is not None:
        print(say("house-runs-already", address=running))
        if browser and running:
            webbrowser.open(running)
        return
    host = "127.0.0.1" if private else "0.0.0.0"  # noqa: S104
    address = Address(host, find_free_port(host, port), private=private)

    def print_addresses_and_open_browser() -> None:
        print(say("house-open", address=address.local_url))
        if not private:
            for shared in address.shared_urls:
                print(say("house-open-to-others", address=shared))
                if sys.stdout.isatty():
                    segno.make(shared, micro=False).terminal(compact=True)
        for pack in skipped_packs():
            print(say("house-pack-skipped", pack=f"{pack.name} {pack.version}", why=pack.why))
        print(say("house-stop"), flush=True)
        if browser:
            webbrowser.open(address.local_url)

    logging.basicConfig(level=logging.ERROR)
    settings = _settings_with_bot_delay(bot_delay)
    run_until_stopped(run_house(address, home, settings=settings, on_opened=print_addresses_and_open_browser))


def run_server(
    *,
    host: str,
    port: int,
    public: str | None,
    behind_proxy: bool,
    workers: int = 1,
    bot_delay: float | None = None,
) -> int:
    """Starts the server behind a proxy: logs as JSON, no browser. Returns the exit code."""
    log_to_stderr()
    address = Address(host, find_free_port(host, port), require_whole_public_url(public), behind_proxy)
    home, settings = home_folder(), _settings_with_bot_delay(bot_delay)
    if workers > 1:
        return _run_workers(address, home, workers, settings)
    worker = Worker.new() if os.environ.get(BUS) else None
    run_until_stopped(run_house(address, home, settings=settings, worker=worker))
    return 0


def _run_workers(address: Address, home: Path, count: int, settings: Settings) -> int:
    """Runs several workers until a stop signal; returns the exit code."""
    check_workers_can_share(configured_database(home), shared=True)
    if sys.platform == "win32":
        raise Refused("refused-workers-system")
    check_bus_address(os.environ.get(BUS))
    lock = HomeLock.acquire(home, address.local_url)
    try:
        with closing(bind_socket(address.host, address.port)) as listening:
            listening.listen(_BACKLOG)
            _load_games_and_copy_packs(home / BOOK_STORE)
            place = WorkerProcesses(count).run()
            if isinstance(place, WorkerPlace):
                _run_worker(address, home, listening, place, settings)
                return 0
            return place
    finally:
        lock.release()


def _run_worker(
    address: Address, home: Path, listening: socket.socket, place: WorkerPlace, settings: Settings
) -> None:
    """Runs one of several workers; its own port is the common one plus its number, on this machine only."""
    sockets = [listening]
    try:
        sockets.append(bind_socket("127.0.0.1", address.port + place.number))
    except Refused as refused:
        _log.warning("a worker has no port of its own", extra={"why": str(refused)})
    worker = Worker.new(tuple(sockets), place.parent_pipe)
    run_until_stopped(
        run_house(address, home, settings=settings, on_opened=place.report_ready, worker=worker)
    )


def _settings_with_bot_delay(bot_delay: float | None) -> Settings:
    return Settings() if bot_delay is None else Settings(bot_delay=bot_delay)


def run_until_stopped(running_server: Coroutine[None, None, None]) -> None:
    """Runs the server in the fastest event loop available."""
    try:
        import uvloop
    except ImportError:  # not available on every system
        asyncio.run(running_server)
    else:
        uvloop.run(running_server)
