"""Records that came from elsewhere: read from a file, and played again; refusals name the file."""

from collections.abc import Generator
from contextlib import contextmanager
from pathlib import Path

from serai.table.errors import Parted, Refused
from serai.table.record import ReadRecord, Record, read_record
from serai.table.table import Table


def read_file(path: Path) -> ReadRecord:
    """The record in a file, with the secret without which it cannot be played again."""
    try:
        content = path.read_bytes()
    except OSError as error:
        why = why_not(error)
        raise Refused("refused-unreadable", file=str(path), why=why) from None
    return read_unsealed(content, str(path))


def read_unsealed(content: bytes, name: str) -> ReadRecord:
    """The record in the content of a file, with its secret."""
    read = read_record(content, name)
    if read.record.opening.secret is None:
        raise Refused("refused-record-sealed", file=name)
    return read


def play_again(record: Record, name: str, choices: int | None = None) -> Table:
    """The table of a record, or of its first `choices`."""
    with proving(name):
        return Table.replay(record, choices=choices)


@contextmanager
def proving(name: str) -> Generator[None]:
    """Where a record is played again and does not hold, names its file; raises `Parted` or `Refused`."""
    try:
        yield
    except Parted as parted:
        raise Parted("refused-record-parts", entry=parted.entry, turn=parted.turn, file=name) from None
    except Refused:
        raise
    except Exception:  # whatever a game makes of a forged position
        raise Refused("refused-record-unplayable", file=name) from None


def cannot_write(path: Path, error: OSError) -> Refused:
    why = why_not(error)
    return Refused("refused-unwritable", file=str(path), why=why)


def why_not(error: OSError) -> str:
    """What the system says about a file that it does not give or take."""
    return error.strerror or type(error).__name__
