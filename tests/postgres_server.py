"""A real PostgreSQL server for tests: one a run, with a schema for each test.

The first test that needs it starts it, on a free port of this machine and in the folder of the run.
"""

import os
import shutil
import subprocess
import sys
from contextlib import suppress
from pathlib import Path

from run_folder import forget, free_port, run_folder, watch

if sys.platform != "win32":
    import fcntl
    import pwd

USERS = ("postgres", "nobody")
"""Who runs the server if we are root, which PostgreSQL refuses."""

OPTIONS = {
    "listen_addresses": "127.0.0.1",
    "unix_socket_directories": "''",
    "fsync": "off",  # only a crash of the machine would notice
    "full_page_writes": "off",
    "max_connections": "200",
    "shared_buffers": "32MB",
    "autovacuum": "off",
    "log_min_messages": "fatal",
}

ACCESS = """
host all guarded 127.0.0.1/32 scram-sha-256
host all all 127.0.0.1/32 trust
"""
"""The user `guarded` needs a password."""

MISSING = "There is no PostgreSQL on this machine"


def find_programs() -> Path | None:
    """The folder with `initdb` and `postgres`, of the newest version."""
    if sys.platform == "win32":
        return None
    installed = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"), key=_version)
    found = str(installed[-1]) if installed else shutil.which("initdb")
    return Path(found).parent if found else None


def _version(initdb: Path) -> float:
    with suppress(ValueError):
        return float(initdb.parts[-3])
    return 0.0


def start_once() -> str | None:
    """The address of the server of this run, started if need be; None if there is no PostgreSQL."""
    if find_programs() is None:
        return None
    folder = run_folder()
    with (folder / "lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        address = folder / "address"
        if not address.exists():
            server = PostgresServer("data")
            server.start()
            address.write_text(server.url)
        return address.read_text()


class PostgresServer:
    """A server with a cluster of its own, in a folder of this name in the folder of the run."""

    def __init__(self, name: str) -> None:
        self.port = free_port()
        self.url = f"postgresql://serai@127.0.0.1:{self.port}/postgres"
        self._data = data = run_folder() / name
        data.mkdir()
        if (user := _user()) is not None:
            run_folder().chmod(0o711)
            shutil.chown(data, user)
        _run("initdb", "-D", data, "-U", "serai", "-A", "trust", "-E", "UTF8", "--locale=C", "--no-sync")
        (data / "pg_hba.conf").write_text(ACCESS)

    def start(self) -> None:
        options = " ".join(f"-c {name}={value}" for name, value in {**OPTIONS, "port": self.port}.items())
        _run("pg_ctl", "start", "--silent", "-D", self._data, "-o", options, "-l", self._data / "server.log")
        watch(self._pid)

    def kill(self) -> None:
        """Ends it as a crash would: connections are cut, and nothing is written."""
        forget(self._pid)
        _run("pg_ctl", "stop", "--silent", "-m", "immediate", "-D", self._data)

    @property
    def _pid(self) -> int:
        return int((self._data / "postmaster.pid").read_text().split()[0])


def _run(program: str, *words: object) -> None:
    programs = find_programs()
    assert programs is not None
    user = _user()
    as_user = {"user": user, "group": pwd.getpwnam(user).pw_gid, "extra_groups": []} if user else {}
    subprocess.run(
        [programs / program, *map(str, words)], check=True, stdout=subprocess.DEVNULL, cwd="/", **as_user
    )


def _user() -> str | None:
    if os.getuid() != 0:
        return None
    known = {entry.pw_name for entry in pwd.getpwall()}
    return next(user for user in USERS if user in known)
