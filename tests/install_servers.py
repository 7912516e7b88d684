"""Installs PostgreSQL for the tests, where the system allows it; without it, they are skipped and listed."""

import os
import subprocess
from pathlib import Path

import postgres_server


def install() -> None:
    if os.name != "posix" or os.getuid() != 0 or not Path("/etc/debian_version").exists():
        return
    print("Installing PostgreSQL (once; a minute or so)", flush=True)
    if not apt("install", "-y", "postgresql") and apt("update"):
        apt("install", "-y", "postgresql")


def apt(*words: str) -> bool:
    env = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    quiet = subprocess.DEVNULL
    return subprocess.run(["apt-get", "-qq", *words], env=env, stdout=quiet, stderr=quiet).returncode == 0


if __name__ == "__main__" and postgres_server.find_programs() is None:
    install()
