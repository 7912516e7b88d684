"""The folder that all processes of a test run share, and the servers that were started there.

The process that started pytest stops them at the end. If it is killed, a watcher notices and kills them.
"""

import os
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
from contextlib import suppress
from pathlib import Path
from random import SystemRandom
from typing import IO, Any

if sys.platform != "win32":
    import fcntl

FOLDER = "SERAI_TEST_SERVERS"
"""The environment variable with the path of the folder."""

_held: list[IO[Any]] = []


def prepare_run() -> None:
    """Makes the folder of this run; call it before other processes start."""
    folder = Path(tempfile.mkdtemp(prefix="serai-servers-"))
    os.environ[FOLDER] = str(folder)
    (folder / "pids").mkdir()
    if sys.platform != "win32":
        _held.append((folder / "alive").open("w"))
        fcntl.flock(_held[0], fcntl.LOCK_EX)  # until this process ends, however it does


def end_run() -> None:
    """Stops the servers of this run."""
    folder = Path(os.environ.pop(FOLDER))
    kill_servers(folder)
    for held in _held:
        held.close()
    _held.clear()
    shutil.rmtree(folder, ignore_errors=True)


def run_folder() -> Path:
    return Path(os.environ[FOLDER])


def watch(pid: int) -> None:
    """Has a server killed if the run ends without stopping it."""
    folder = run_folder()
    (folder / "pids" / str(pid)).touch()
    with (folder / "watched").open("a") as watched:
        fcntl.flock(watched, fcntl.LOCK_EX)
        if watched.tell() == 0:
            watched.write("yes")
            quiet = subprocess.DEVNULL
            command = [sys.executable, "-S", __file__, folder]
            watcher = subprocess.Popen(
                command, stdin=quiet, stdout=quiet, stderr=quiet, start_new_session=True
            )
            watcher.returncode = 0  # it may outlive this process


def forget(pid: int) -> None:
    """Call it when a server has been stopped."""
    (run_folder() / "pids" / str(pid)).unlink(missing_ok=True)


def kill_servers(folder: Path) -> None:
    for pid in list((folder / "pids").glob("*")):
        with suppress(ProcessLookupError):
            os.kill(int(pid.name), signal.SIGQUIT)  # PostgreSQL then ends its other processes, too


def free_port(count: int = 1) -> int:
    """The first of `count` free ports in a row, none of which the system gives to outgoing connections."""
    while True:
        first = SystemRandom().randrange(10_000, 32_000)
        with suppress(OSError):
            for port in range(first, first + count):
                with socket.socket() as probe:
                    probe.bind(("127.0.0.1", port))
            return first


def _wait_and_kill(folder: Path) -> None:
    with suppress(FileNotFoundError), (folder / "alive").open("r") as alive:
        fcntl.flock(alive, fcntl.LOCK_EX)
        kill_servers(folder)
        shutil.rmtree(folder, ignore_errors=True)


if __name__ == "__main__":
    _wait_and_kill(Path(sys.argv[1]))
