"""Real PostgreSQL and Redis servers for the benchmark, started as the tests start theirs."""

import os
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from uuid import uuid4

from peers import FOLDER, HERE, Unavailable

sys.path.append(str(HERE.parent / "tests"))

import postgres_server
import redis_server
import run_folder

DURABLE = {"fsync": "on", "full_page_writes": "on", "autovacuum": "on", "shared_buffers": "128MB"}


def prepare_databases() -> None:
    """Call it before `running_postgresql` and `running_redis`, and `delete_databases` when all is done."""
    if postgres_server.find_programs() is None:
        raise Unavailable("there is no PostgreSQL on this machine")
    if redis_server.find_program() is None:
        raise Unavailable("there is no Redis on this machine")
    FOLDER.mkdir(exist_ok=True)
    tempfile.tempdir = str(FOLDER)  # /tmp may be in memory
    run_folder.prepare_run()


def delete_databases() -> None:
    if run_folder.FOLDER in os.environ:
        run_folder.end_run()


@contextmanager
def running_postgresql() -> Iterator[str]:
    """The address of a new server that writes every commit to the disk."""
    postgres_server.OPTIONS.update(DURABLE)
    server = postgres_server.PostgresServer(f"bench-{uuid4().hex}")
    server.start()
    try:
        yield server.url
    finally:
        server.kill()


@contextmanager
def running_redis() -> Iterator[str]:
    server = redis_server.RedisServer(Path(tempfile.mkdtemp(dir=run_folder.run_folder())))
    server.start()
    try:
        yield server.url
    finally:
        server.kill()
