"""Loads records from files and replays them; errors name the file."""

from collections.abc import Generator
from contextlib import contextmanager
from pathlib import Path

from serai.table.errors import Refused, ReplayDiverged
from serai.table.files import os_error_text, read_bounded
from serai.table.record import ReadRecord, Record, read_record
from serai.table.table import Table


def read_record_file(path: Path) -> ReadRecord:
    """The record in a file; refuses one without its secret, which cannot be replayed."""
    try:
        content = read_bounded(path)
    except OSError as error:
        why = os_error_text(error)
        raise Refused("refused-unreadable", file=str(path), why=why) from None
    return read_record_with_secret(content, str(path))


def read_record_with_secret(content: bytes, name: str) -> ReadRecord:
    """The record in the content of a file; refuses one without its secret, which cannot be replayed."""
    read = read_record(content, name)
    if read.record.opening.secret is None:
        raise Refused("refused-record-sealed", file=name)
    return read


def replay_record(record: Record, name: str, choices: int | None = None) -> Table:
    """Replays a record, or only its first `choices`."""
    with name_file_in_replay_errors(name):
        return Table.replay(record, choices=choices)


@contextmanager
def name_file_in_replay_errors(name: str) -> Generator[None]:
    """Turns every error of a replay into a `ReplayDiverged` or `Refused` that names the file."""
    try:
        yield
    except ReplayDiverged as parted:
        raise ReplayDiverged(
            "refused-record-parts", entry=parted.entry, turn=parted.turn, file=name
        ) from None
    except Refused:
        raise
    except Exception:  # a forged position may raise anything in a game
        raise Refused("refused-record-unplayable", file=name) from None
