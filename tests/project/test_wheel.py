"""The wheel works in an empty environment, without Node, make or the source tree."""

import asyncio
import os
import re
import signal
import subprocess
import sys
from collections.abc import AsyncGenerator, Mapping
from contextlib import asynccontextmanager
from pathlib import Path
from zipfile import ZipFile

import httpx
import msgspec
import pytest

from house.clients import Client
from house.house import table_request
from run_folder import free_port
from serai.bots import default_bot_level, find_bot
from serai.table.chance import Stream
from serai.table.game import find_game
from serai.table.view import read_view

pytestmark = pytest.mark.soak

ROOT = Path(__file__).parents[2]
MOST_BYTES = 8_000_000
SEED = 7
LONG = 600.0  # seconds; only to stop tests that hang


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("wheel")
    _pip(sys.executable, "wheel", "--no-deps", "-w", str(folder), str(ROOT))
    (built,) = folder.glob("*.whl")
    return built


@pytest.fixture(scope="module")
def installed(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder of an environment with the wheel and its dependencies, and nothing else."""
    folder = tmp_path_factory.mktemp("installed") / "venv"
    subprocess.run([sys.executable, "-m", "venv", str(folder)], check=True)
    _pip(str(folder / "bin" / "python"), "install", "-c", str(ROOT / "constraints.txt"), str(wheel))
    return folder


def _pip(python: str, *arguments: str) -> None:
    subprocess.run([python, "-m", "pip", "--quiet", "--disable-pip-version-check", *arguments], check=True)


@pytest.fixture
def outside(installed: Path, tmp_path: Path) -> Mapping[str, str]:
    """An environment with nothing but the wheel."""
    return {"PATH": str(installed / "bin"), "HOME": str(tmp_path / "home"), "LANG": "C"}


def test_it_holds_the_client_the_book_and_nothing_of_this_machine(wheel: Path) -> None:
    assert wheel.stat().st_size < MOST_BYTES
    with ZipFile(wheel) as archive:
        names = archive.namelist()
        for needed in (
            "serai/web/index.html",
            "serai/packs/first-book/pack.toml",
            "serai/packs/LICENSE",
            "serai/locales/fr/house.ftl",
            "serai/games/nights/rulebook/es.md",
            "serai/games/nights/pdf/fonts/OFL.txt",
        ):
            assert needed in names
        assert not [name for name in names if "__pycache__" in name or "node_modules" in name]
        here = [str(place).encode() for place in (ROOT, Path.home()) if place != Path("/")]
        for name in names:
            content = archive.read(name)
            assert not [place for place in here if re.search(re.escape(place) + rb"\b", content)], name


@pytest.mark.parametrize(
    "arguments",
    [
        ("--version",),
        ("terminal", "dice", "Ana=king", "Bo=squire", "--plain", "--seed", "4"),
        ("terminal", "nights", "Ana=wanderer", "Bo=wanderer", "--plain", "--seed", "4", "--goal", "2"),
        ("rules", "nights", "marié", "--lang", "fr"),
        ("odds", "elf-run-4"),
        ("book", "check", "{book}"),
        ("pack", "list"),
    ],
)
def test_commands_work_from_an_empty_folder(
    installed: Path, outside: Mapping[str, str], tmp_path: Path, arguments: tuple[str, ...]
) -> None:
    (book,) = installed.glob("lib/python*/site-packages/serai/packs/first-book")
    asked = [argument.format(book=book) for argument in arguments]
    done = subprocess.run(
        [str(installed / "bin" / "serai"), *asked],
        cwd=tmp_path,
        env=outside,
        stdin=subprocess.DEVNULL,
        capture_output=True,
        check=False,
    )
    assert (done.returncode, done.stderr) == (0, b"")
    assert done.stdout


@asynccontextmanager
async def playing(installed: Path, outside: Mapping[str, str], folder: Path) -> AsyncGenerator[str]:
    """Runs `serai play` and yields its address."""
    port = free_port()
    process = await asyncio.create_subprocess_exec(
        str(installed / "bin" / "serai"),
        *("play", "--private", "--no-browser", "--port", str(port)),
        cwd=folder,
        env=outside,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    )
    try:
        assert process.stdout
        async with asyncio.timeout(LONG):
            assert str(port) in (await process.stdout.readline()).decode()
        yield f"127.0.0.1:{port}"
    finally:
        process.send_signal(signal.SIGINT)
        _, errors = await asyncio.wait_for(process.communicate(), LONG)
    assert (process.returncode, errors) == (0, b"")


async def play(guest: Client, game: str) -> None:
    """Plays to the end as a bot does, because random players may take any number of turns to come home.

    Slows down when the server's rate limit asks for it.
    """
    bot, card = find_bot(game, default_bot_level(game)), find_game(game).card
    chance = Stream(b"any secret", guest.seat or "", 0)
    while True:
        await guest.until(lambda: guest.over or guest.is_asked)
        if guest.over:
            return
        seat = guest.seat or ""
        asked = guest.asked[seat]
        option = bot(read_view(msgspec.json.encode(guest.view), card), chance)
        while (said := await guest.ask("choose", seat=seat, option=option, asked=asked))["type"] == "refusal":
            assert said["key"] == "refused-too-fast", said
            await asyncio.sleep(0.2)
        await guest.until(lambda: guest.over or guest.asked.get(seat) != asked)  # noqa: B023


async def test_the_house_serves_its_page_and_both_games_are_played_to_their_end(
    installed: Path, outside: Mapping[str, str], tmp_path: Path
) -> None:
    async with (
        playing(installed, outside, tmp_path) as address,
        httpx.AsyncClient(base_url=f"http://{address}", timeout=LONG) as http,
    ):
        page = (await http.get("/")).text
        parts = re.findall(r'(?:src|href)="(/assets/[^"]+)"', page)
        assert parts
        for part in parts:
            assert (await http.get(part)).status_code == 200, part
        for game, options in (("dice", {}), ("nights", {"goal": 2})):
            opened = await http.post(
                "/api/tables", json=table_request(game, "Ana", "Bo", options=options, seed=SEED)
            )
            keys = opened.json()["chairs"]
            table = opened.json()["table"]
            guests = [
                await Client(f"ws://{address}/socket", table, key, language="es").come() for key in keys
            ]
            async with asyncio.timeout(LONG):
                await asyncio.gather(*(play(guest, game) for guest in guests))
            assert all(guest.over for guest in guests)
            for guest in guests:
                await guest.leave()
    assert os.listdir(tmp_path / "home")  # noqa: PTH208
