"""Opening the house: `serai play` for a family, `serai serve` for a host behind a proxy."""

import asyncio
import logging
import os
import signal
import sys
import webbrowser
from collections.abc import AsyncGenerator, Callable, Coroutine
from contextlib import asynccontextmanager, closing, suppress
from pathlib import Path
from threading import Timer
from typing import NamedTuple
from urllib.parse import urlsplit

import ifaddr
import segno
from msgspec import Struct

from serai.bots import load_bots
from serai.house.app import make_app
from serai.house.door import Callers, PortTaken, bind, open_door
from serai.house.garbage import Collector
from serai.house.hall import Hall
from serai.house.imports import Imports
from serai.house.logs import log_to_stderr
from serai.house.origins import Origins
from serai.house.settings import Settings
from serai.house.store.home import SHELF, HomeLock, home_folder, running_house
from serai.house.store.sqlite import SqliteStore
from serai.house.telling import load_tellers
from serai.locales.texts import Language, language_of_system, texts
from serai.table import Refused, SkippedPack, find_game, known_games
from serai.table.reading import cannot_write

if sys.platform != "win32":
    import resource

PORT = 7291
_TRIED = 20

_OPEN_FILES = 65_536

_LAST_RESORT = 4.5
"""Seconds after which a house that was told to stop is gone, whatever it was doing."""

_log = logging.getLogger(__name__)


class Address(Struct, frozen=True):
    """Where a house listens; `public` is how others call it from outside, if it has a proxy.

    `private` says that somebody asked for a house that only this machine can reach.
    """

    host: str
    port: int
    public: str | None = None
    behind_proxy: bool = False
    private: bool = False

    @property
    def local(self) -> str:
        """For the browser on this machine."""
        host = "localhost" if self.host in ("0.0.0.0", "::", "127.0.0.1") else self.host  # noqa: S104
        return f"http://{host}:{self.port}"

    @property
    def shared(self) -> tuple[str, ...]:
        """For other devices."""
        if self.public is not None:
            return (self.public.rstrip("/"),)
        if self.host != "0.0.0.0":  # noqa: S104
            return (f"http://{self.host}:{self.port}",)
        return tuple(f"http://{address}:{self.port}" for address in network_addresses())


def network_addresses() -> list[str]:
    """The addresses of this machine in its local networks."""
    found = (ip.ip for adapter in ifaddr.get_adapters() for ip in adapter.ips)
    return [ip for ip in found if isinstance(ip, str) and not ip.startswith(("127.", "169.254."))]


async def run_house(
    address: Address,
    home: Path,
    *,
    settings: Settings | None = None,
    opened: Callable[[], None] = lambda: None,
) -> None:
    """Opens the house and keeps it open until it is told to stop; then everybody is told, and all is kept."""
    stop = _stop_on_signals()
    async with open_house(address, home, settings) as house:
        collector = Collector()
        collector.start()
        opened()
        stopping = asyncio.create_task(stop.wait())
        collecting = asyncio.create_task(collector.attend(house.hall))
        await asyncio.wait([house.serving, stopping], return_when="FIRST_COMPLETED")
        stopping.cancel()
        collecting.cancel()
        collector.stop()


class OpenHouse(NamedTuple):
    """`serving` is done if the server fails."""

    hall: Hall
    serving: asyncio.Task[None]


@asynccontextmanager
async def open_house(
    address: Address,
    home: Path,
    settings: Settings | None = None,
    now: Callable[[], float] | None = None,
) -> AsyncGenerator[OpenHouse]:
    """A house that answers at its address, from here to the end of the block."""
    lock = HomeLock.take(home, address.local)
    try:
        with closing(bind(address.host, address.port)) as listening:
            hall = Hall(await SqliteStore.open_home(home), settings, now)
            origins = Origins(address.public, behind_proxy=address.behind_proxy)
            imports = Imports()
            app = make_app(hall, imports, origins, address.shared, private=address.private)
            await asyncio.to_thread(_load_games, home / SHELF)
            await hall.start()
            async with open_door(app, listening, _callers(hall.settings, address)) as serving:
                _log.info("open", extra={"address": address.local})
                try:
                    yield OpenHouse(hall, serving)
                finally:
                    imports.close()
                    await hall.close()
            _log.info("closed", extra={"address": address.local})
    finally:
        lock.release()


def _callers(settings: Settings, address: Address) -> Callers:
    """Behind a proxy all come from one address, and the proxy counts them."""
    most = open_files() // 2  # the rest is for sockets, which have limits of their own
    return Callers(most if address.behind_proxy else settings.callers_per_address, most)


def open_files() -> int:
    """How many files and connections may be open at once: as many as the system lets us have."""
    if sys.platform == "win32":
        return 2_048
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = _OPEN_FILES if most == resource.RLIM_INFINITY else min(most, _OPEN_FILES)
    with suppress(ValueError, OSError):
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, most))
    return resource.getrlimit(resource.RLIMIT_NOFILE)[0]


def _load_games(shelf: Path) -> None:
    """Loads every game with its bots, so that no table waits for them, and keeps what tables begin with."""
    for name in known_games():
        game = find_game(name)
        game.look_on(shelf)
        try:
            game.keep_on(shelf)
        except OSError as error:
            raise cannot_write(shelf, error) from None
        load_bots(name)
    for pack in skipped_packs():
        _log.warning("pack skipped", extra={"pack": f"{pack.name} {pack.version}", "why": pack.why})
    load_tellers()


def skipped_packs() -> list[SkippedPack]:
    """The packs of all games that are here and cannot be played."""
    return [pack for name in known_games() for pack in find_game(name).skipped_packs()]


def _stop_on_signals() -> asyncio.Event:
    """What is set when the house is told to stop. It is told at once, even while the event loop is busy."""
    stop = asyncio.Event()
    loop = asyncio.get_running_loop()

    def begin_to_stop(*_: object) -> None:
        # A thread that thinks cannot be interrupted, and Python would wait for it; all is on the disk.
        last_resort = Timer(_LAST_RESORT, os._exit, (0,))
        last_resort.daemon = True
        last_resort.start()
        loop.call_soon_threadsafe(stop.set)

    for sign in (signal.SIGINT, signal.SIGTERM):
        signal.signal(sign, begin_to_stop)
    return stop


def free_port(host: str, wanted: int | None) -> int:
    """The port asked for; or the first free one from ours on, or any."""
    if wanted is not None:
        return _try_port(host, wanted)
    for port in range(PORT, PORT + _TRIED):
        with suppress(PortTaken):
            return _try_port(host, port)
    return _try_port(host, 0)


def _try_port(host: str, port: int) -> int:
    with closing(bind(host, port)) as found:
        return found.getsockname()[1]


def check_public(public: str | None) -> str | None:
    """How others call the house from outside; pages of any other address are refused."""
    try:
        parts = urlsplit(public or "")
        whole = parts.scheme in ("http", "https") and bool(parts.hostname)
    except ValueError:
        whole = False
    if public is not None and not whole:
        raise Refused("refused-public", public=public)
    return public


def play(*, private: bool, port: int | None, browser: bool, language: Language | None) -> None:
    """Opens the house for this network (or this machine only) and shows it in the browser."""
    say = texts(language or language_of_system(), "house").say
    home = home_folder()
    if (running := running_house(home)) is not None:
        print(say("house-runs-already", address=running))
        if browser and running:
            webbrowser.open(running)
        return
    host = "127.0.0.1" if private else "0.0.0.0"  # noqa: S104
    address = Address(host, free_port(host, port), private=private)

    def opened() -> None:
        print(say("house-open", address=address.local))
        if not private:
            for shared in address.shared:
                print(say("house-open-to-others", address=shared))
                if sys.stdout.isatty():
                    segno.make(shared, micro=False).terminal(compact=True)
        for pack in skipped_packs():
            print(say("house-pack-skipped", pack=f"{pack.name} {pack.version}", why=pack.why))
        print(say("house-stop"), flush=True)
        if browser:
            webbrowser.open(address.local)

    logging.basicConfig(level=logging.ERROR)
    _run(run_house(address, home, opened=opened))


def serve(*, host: str, port: int, public: str | None, behind_proxy: bool) -> None:
    """Opens the house for a host behind a proxy: logs as JSON, no browser."""
    log_to_stderr()
    address = Address(host, free_port(host, port), check_public(public), behind_proxy)
    _run(run_house(address, home_folder()))


def _run(house: Coroutine[None, None, None]) -> None:
    try:
        import uvloop
    except ImportError:  # not every system has it
        asyncio.run(house)
    else:
        uvloop.run(house)
