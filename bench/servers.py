"""Servers that hold tables and the generator that plays at them: processes of their own, with a core each."""

import os
import signal
import socket
import subprocess
import sys
import time
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from threading import Timer
from typing import TYPE_CHECKING, TypeVar
from urllib.request import urlopen

import msgspec
from msgspec import Struct

from figures import Burst
from peers import FOLDER, HERE, NODE_MODULES
from processes import ENVIRONMENT, Failed

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence

PATIENCE = 400.0  # seconds for one command
CORES = sorted(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else []
NODE = ENVIRONMENT | {"NODE_PATH": str(NODE_MODULES), "NODE_ENV": "production"}
TICKS = os.sysconf("SC_CLK_TCK")

Answer = TypeVar("Answer")


class Opened(Struct, frozen=True):
    tables: int
    seconds: float


class Made(Struct, frozen=True):
    choices: int


class Left(Struct, frozen=True):
    pass


class Played(Struct, frozen=True):
    choices: int
    seconds: float
    p50_ms: float
    p99_ms: float
    worst_ms: float
    generator_cpu: float


class Stalled(Struct, frozen=True):
    """As `house/stalls.py` has it."""

    loop_worst_ms: float
    collector_ms: float
    collector_worst_ms: float
    collector_looks: int


class Health(Struct, frozen=True):
    live_tables: int


class Server:
    """A server on the first core, and a generator of load for it on the last."""

    def __init__(self, kind: str, game: str, node: str, home: Path) -> None:
        self.port = _free_port()
        self.home = home
        script = HERE / "house"
        command = (
            (sys.executable, str(script / "serai_server.py"), str(self.port), str(home))
            if kind == "serai"
            else (node, str(script / "boardgame_server.cjs"), str(self.port))
        )
        self.process = _start(command, core=0)
        self.load: subprocess.Popen[str] | None = None
        if _line_of(self.process).strip() != "open":
            self.stop()
            raise Failed(f"{kind} did not open")
        self.load = _start((node, str(script / "load.cjs"), kind, str(self.port), game), core=-1)

    # The load

    def open(self, tables: int) -> Opened:
        return self._ask(f"open {tables}", Opened)

    def choices(self, number: int) -> None:
        """Has so many choices made at every table."""
        self._ask(f"choices {number}", Made)

    def leave(self) -> None:
        self._ask("leave", Left)
        time.sleep(0.5)  # until the server has noticed

    def play(self, seconds: float, pace: float = 0.0) -> Burst:
        before = self._processor_seconds()
        timer = _Watch(self._processor_seconds, seconds)
        played = self._ask(f"play {seconds} {pace}", Played)
        used = timer.result() - before
        return Burst(**msgspec.structs.asdict(played), server_cpu=used / seconds)

    def _ask(self, command: str, kind: type[Answer]) -> Answer:
        load = self.load
        if load is None or load.stdin is None:
            raise Failed("there is no generator of load")
        load.stdin.write(f"{command}\n")
        load.stdin.flush()
        try:
            return msgspec.json.decode(_line_of(load), type=kind)
        except msgspec.DecodeError:
            raise Failed(f"“{command}” gave no figures") from None

    # The server

    @property
    def kilobytes(self) -> int:
        """What the server has in memory now."""
        status = Path(f"/proc/{self.process.pid}/status").read_text("utf-8")
        return next(int(line.split()[1]) for line in status.splitlines() if line.startswith("VmRSS:"))

    def tidy_kilobytes(self) -> int:
        """What the house cannot do without: caches that have a bound are empty, free pages given back."""
        self.process.send_signal(signal.SIGUSR2)
        if _line_of(self.process).strip() != "tidy":
            raise Failed("the house gives no memory back")
        return self.kilobytes

    def collect_garbage(self, way: str) -> Stalled:
        """Says who looks for garbage from now on; returns how long the house has stood still until now."""
        if self.process.stdin is None:
            raise Failed("the house does not listen")
        self.process.stdin.write(f"{way}\n")
        self.process.stdin.flush()
        return msgspec.json.decode(_line_of(self.process), type=Stalled)

    def _processor_seconds(self) -> float:
        fields = Path(f"/proc/{self.process.pid}/stat").read_text("utf-8").rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / TICKS

    def put_idle_tables_away(self) -> None:
        self.process.send_signal(signal.SIGUSR1)
        until = time.monotonic() + PATIENCE
        while time.monotonic() < until:
            with urlopen(f"http://127.0.0.1:{self.port}/health") as answer:
                if not msgspec.json.decode(answer.read(), type=Health).live_tables:
                    return
            time.sleep(0.2)
        raise Failed("tables that nobody looks at are not put away")

    def stop(self) -> None:
        for process in (self.load, self.process):
            if process is None:
                continue
            process.terminate()
            try:
                process.wait(20)
            except subprocess.TimeoutExpired:
                process.kill()
                process.wait()


class _Watch:
    """Takes a reading after so many seconds."""

    def __init__(self, read: "Callable[[], float]", seconds: float) -> None:
        self._found = 0.0

        def note() -> None:
            self._found = read()

        self._timer = Timer(seconds, note)
        self._timer.start()

    def result(self) -> float:
        self._timer.join()
        return self._found


@contextmanager
def running(kind: str, game: str, node: str) -> "Iterator[Server]":
    """A server with nothing in it yet. Its file is in the project's folder: a disk, not a part of memory."""
    FOLDER.mkdir(exist_ok=True)
    with TemporaryDirectory(dir=FOLDER, prefix="house-") as home:
        server = Server(kind, game, node, Path(home))
        try:
            yield server
        finally:
            server.stop()


def _start(command: "Sequence[str]", core: int) -> subprocess.Popen[str]:
    def pin() -> None:
        if CORES:
            os.sched_setaffinity(0, {CORES[core]})

    return subprocess.Popen(
        command,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
        env=NODE,
        preexec_fn=pin,
    )


def _line_of(process: subprocess.Popen[str]) -> str:
    """The next line of a process, or nothing if it does not answer in time."""
    if process.stdout is None:
        raise Failed("a process has no output")
    timer = Timer(PATIENCE, process.kill)
    timer.start()
    try:
        return process.stdout.readline()
    finally:
        timer.cancel()


def _free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return probe.getsockname()[1]
