"""A real Redis server for a test, on a free port."""

import shutil
import socket
import subprocess
import time
from pathlib import Path

from run_folder import forget, free_port, watch

MISSING = "There is no Redis on this machine"

PATIENCE = 60.0


def find_program() -> str | None:
    return shutil.which("redis-server")


class RedisServer:
    """Start it with `start`; it may be killed and started again at the same port."""

    def __init__(self, folder: Path) -> None:
        self.port = free_port()
        self.url = f"redis://127.0.0.1:{self.port}"
        self._folder = folder
        self._process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        program = find_program()
        assert program is not None
        options = {
            "port": self.port,
            "bind": "127.0.0.1",
            "save": "",
            "appendonly": "no",
            "dir": self._folder,
        }
        words = [str(word) for name, value in options.items() for word in (f"--{name}", value)]
        self._process = subprocess.Popen([program, *words], stdout=subprocess.DEVNULL)
        watch(self._process.pid)
        deadline = time.monotonic() + PATIENCE
        while True:
            try:
                socket.create_connection(("127.0.0.1", self.port), 1).close()
                return
            except OSError:
                assert time.monotonic() < deadline, "Redis does not start"
                time.sleep(0.01)

    def kill(self) -> None:
        if self._process is not None:
            self._process.kill()
            self._process.wait()
            forget(self._process.pid)
            self._process = None
