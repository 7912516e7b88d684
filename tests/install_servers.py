"""Installs PostgreSQL and Redis for the tests, where the system allows it; without them, they are skipped."""

import os
import subprocess
from pathlib import Path

import postgres_server
import redis_server


def install() -> None:
    if os.name != "posix" or os.getuid() != 0 or not Path("/etc/debian_version").exists():
        return
    print("Installing PostgreSQL and Redis (once; a minute or so)", flush=True)
    if not apt("install", "-y", "postgresql", "redis-server") and apt("update"):
        apt("install", "-y", "postgresql", "redis-server")


def apt(*words: str) -> bool:
    env = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    quiet = subprocess.DEVNULL
    return subprocess.run(["apt-get", "-qq", *words], env=env, stdout=quiet, stderr=quiet).returncode == 0


if __name__ == "__main__" and None in (postgres_server.find_programs(), redis_server.find_program()):
    install()
