"""Servers and the load generator: separate processes with a core each."""

import os
import signal
import socket
import subprocess
import sys
import time
from contextlib import ExitStack, contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from threading import Timer
from typing import TYPE_CHECKING, TypeVar
from urllib.request import urlopen

import msgspec
from msgspec import Struct

import databases
from figures import Burst
from peers import FOLDER, HERE, NODE_MODULES
from processes import ENVIRONMENT, BenchFailed

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Mapping, Sequence

PATIENCE = 400.0  # seconds for one command
CORES = sorted(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else []
NODE = ENVIRONMENT | {"NODE_PATH": str(NODE_MODULES), "NODE_ENV": "production"}
TICKS = os.sysconf("SC_CLK_TCK")

Answer = TypeVar("Answer")


class OpenReply(Struct, frozen=True):
    tables: int
    seconds: float


class ChoicesReply(Struct, frozen=True):
    choices: int


class LeaveReply(Struct, frozen=True):
    pass


class PlayReply(Struct, frozen=True):
    choices: int
    seconds: float
    p50_ms: float
    p99_ms: float
    worst_ms: float
    generator_cpu: float


class Stalled(Struct, frozen=True):
    """As in `house/stalls.py`."""

    loop_worst_ms: float
    collector_ms: float
    collector_worst_ms: float
    collector_looks: int


class Health(Struct, frozen=True):
    live_tables: int


class Setup(Struct, frozen=True):
    """Where a server stores its tables, and how many workers serve them.

    `run_with` is put before the command of Serai's server, as for valgrind; `variables` are set for it.
    """

    store: str = "sqlite"
    workers: int = 1
    run_with: tuple[str, ...] = ()
    variables: dict[str, str] = {}


ONE_FILE = Setup()
NO_VARIABLES: dict[str, str] = {}


class Server:
    """A server on the first core, perhaps of several workers, and its load generator on the last."""

    def __init__(
        self,
        kind: str,
        game: str,
        node: str,
        home: Path,
        environments: "Sequence[dict[str, str]]",
        run_with: tuple[str, ...] = (),
    ) -> None:
        self.home = home
        self.processes: list[subprocess.Popen[str]] = []
        self.ports: list[int] = []
        self.load: subprocess.Popen[str] | None = None
        script = HERE / "house"
        for number, environment in enumerate(environments):
            port = _free_port()
            command = (
                (
                    *run_with,
                    sys.executable,
                    str(script / "serai_server.py"),
                    str(port),
                    str(home / str(number)),
                )
                if kind == "serai"
                else (node, str(script / "boardgame_server.cjs"), str(port))
            )
            self.ports.append(port)
            self.processes.append(_start_process_on_core(command, core=0, environment=environment))
            if _next_line_or_empty(self.process).strip() != "open":
                self.stop()
                raise BenchFailed(f"{kind} did not open")
        ports = ",".join(map(str, self.ports))
        self.load = _start_process_on_core((node, str(script / "load.cjs"), kind, ports, game), core=-1)

    @property
    def process(self) -> subprocess.Popen[str]:
        """The last worker, or the only one."""
        return self.processes[-1]

    @property
    def database(self) -> Path:
        """The file of a server with SQLite."""
        return self.home / "0" / "serai.db"

    # The load generator

    def open_tables(self, tables: int) -> OpenReply:
        return self._ask(f"open {tables}", OpenReply)

    def make_choices(self, number: int) -> None:
        """Makes this many choices at every table."""
        self._ask(f"choices {number}", ChoicesReply)

    def disconnect_clients(self) -> None:
        self._ask("leave", LeaveReply)
        time.sleep(0.5)  # let the server notice

    def play(self, seconds: float, pace: float = 0.0) -> Burst:
        before = self._processor_seconds()
        timer = _DelayedReading(self._processor_seconds, seconds)
        played = self._ask(f"play {seconds} {pace}", PlayReply)
        used = timer.result() - before
        return Burst(**msgspec.structs.asdict(played), server_cpu=used / seconds)

    def _ask(self, command: str, kind: type[Answer]) -> Answer:
        load = self.load
        if load is None or load.stdin is None:
            raise BenchFailed("there is no generator of load")
        load.stdin.write(f"{command}\n")
        load.stdin.flush()
        try:
            return msgspec.json.decode(_next_line_or_empty(load), type=kind)
        except msgspec.DecodeError:
            raise BenchFailed(f"“{command}” gave no figures") from None

    # The server

    @property
    def kilobytes(self) -> int:
        """The memory of the server."""
        return sum(_kilobytes(process.pid) for process in self.processes)

    def kilobytes_after_release(self) -> int:
        """The memory of the server with bounded caches emptied and free pages returned."""
        for process in self.processes:
            process.send_signal(signal.SIGUSR2)
            if _next_line_or_empty(process).strip() != "released":
                raise BenchFailed("the house gives no memory back")
        return self.kilobytes

    def collect_garbage(self, mode: str) -> Stalled:
        """Switches the garbage collection; returns the stalls of the server since the last switch."""
        if self.process.stdin is None:
            raise BenchFailed("the house does not listen")
        self.process.stdin.write(f"{mode}\n")
        self.process.stdin.flush()
        return msgspec.json.decode(_next_line_or_empty(self.process), type=Stalled)

    def _processor_seconds(self) -> float:
        return sum(_processor_seconds(process.pid) for process in self.processes)

    def unload_idle_tables_and_wait(self) -> None:
        until = time.monotonic() + PATIENCE
        for process, port in zip(self.processes, self.ports, strict=True):
            process.send_signal(signal.SIGUSR1)
            while _live_tables(port):
                if time.monotonic() > until:
                    raise BenchFailed("tables that nobody looks at are not put away")
                time.sleep(0.2)

    def stop(self) -> None:
        for process in (self.load, *self.processes):
            if process is None:
                continue
            process.terminate()
            try:
                process.wait(20)
            except subprocess.TimeoutExpired:
                process.kill()
                process.wait()


def _kilobytes(pid: int) -> int:
    status = Path(f"/proc/{pid}/status").read_text("utf-8")
    return next(int(line.split()[1]) for line in status.splitlines() if line.startswith("VmRSS:"))


def _processor_seconds(pid: int) -> float:
    fields = Path(f"/proc/{pid}/stat").read_text("utf-8").rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / TICKS


def _live_tables(port: int) -> int:
    with urlopen(f"http://127.0.0.1:{port}/health") as answer:
        return msgspec.json.decode(answer.read(), type=Health).live_tables


class _DelayedReading:
    """Takes a reading after a delay."""

    def __init__(self, read: "Callable[[], float]", seconds: float) -> None:
        self._found = 0.0

        def store_reading() -> None:
            self._found = read()

        self._timer = Timer(seconds, store_reading)
        self._timer.start()

    def result(self) -> float:
        self._timer.join()
        return self._found


@contextmanager
def running_server(kind: str, game: str, node: str, setup: Setup = ONE_FILE) -> "Iterator[Server]":
    """Starts an empty server. Its file is in the project folder, because /tmp may be in memory."""
    FOLDER.mkdir(exist_ok=True)
    with ExitStack() as stack:
        home = stack.enter_context(TemporaryDirectory(dir=FOLDER, prefix="house-"))
        environments = [setup.variables] * setup.workers
        if setup.store == "postgresql":
            addresses = {"SERAI_DATABASE": stack.enter_context(databases.running_postgresql())}
            if setup.workers > 1:
                addresses["SERAI_BUS"] = stack.enter_context(databases.running_redis())
            environments = [setup.variables | addresses] * setup.workers
        server = Server(kind, game, node, Path(home), environments, setup.run_with)
        try:
            yield server
        finally:
            server.stop()


def _start_process_on_core(
    command: "Sequence[str]", core: int, environment: "Mapping[str, str]" = NO_VARIABLES
) -> subprocess.Popen[str]:
    def pin_to_core() -> None:
        if CORES:
            os.sched_setaffinity(0, {CORES[core]})

    return subprocess.Popen(
        command,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
        env={**NODE, **environment},
        preexec_fn=pin_to_core,
    )


def _next_line_or_empty(process: subprocess.Popen[str]) -> str:
    """The next line of a process, or "" after a timeout."""
    if process.stdout is None:
        raise BenchFailed("a process has no output")
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
