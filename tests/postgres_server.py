"""A real PostgreSQL server for tests: one a run, with a schema for each test.

The first test that needs it starts it, on a free port of this machine and in the folder of the run.
"""

import os
import shutil
import subprocess
import sys
from contextlib import suppress
from pathlib import Path

from run_folder import free_port, run_folder, watch

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
            address.write_text(_start(folder))
        return address.read_text()


def _start(folder: Path) -> str:
    data = folder / "data"
    data.mkdir()
    if (user := _user()) is not None:
        folder.chmod(0o711)
        shutil.chown(data, user)
    _run("initdb", "-D", data, "-U", "serai", "-A", "trust", "-E", "UTF8", "--locale=C", "--no-sync")
    (data / "pg_hba.conf").write_text(ACCESS)
    port = free_port()
    options = " ".join(f"-c {name}={value}" for name, value in {**OPTIONS, "port": port}.items())
    _run("pg_ctl", "start", "--silent", "-D", data, "-o", options, "-l", data / "server.log")
    watch(int((data / "postmaster.pid").read_text().split()[0]))
    return f"postgresql://serai@127.0.0.1:{port}/postgres"


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
