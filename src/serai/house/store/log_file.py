"""What can be wrong with the log beside a file: SQLite itself passes over it without a word."""

import struct
from collections.abc import Iterator
from io import FileIO
from pathlib import Path

from serai.house.store.presence import log_beside

_HEADER = struct.Struct(">8I")
_FRAME = struct.Struct(">6I")
_MAGIC = {0x377F0682: "<", 0x377F0683: ">"}  # with the order of bytes in which sums are made

Sums = tuple[int, int]


def is_missing(path: Path) -> bool:
    """Whether there is no log; to be asked before the file is opened, which makes one."""
    log = log_beside(path)
    return not log.exists() or not log.stat().st_size


def is_damaged(path: Path) -> bool:
    """Whether the log is damaged before its end: what was committed after that place is not found any more.

    A log whose end is torn is as it should be after a power cut: the last commit was not finished. So only
    what lies before two commits or more is certain to have been whole.
    """
    if is_missing(path):
        return False
    with log_beside(path).open("rb", buffering=0) as file:
        header = b""
        damaged = False
        while header != (header := _header_of(file)):  # a house that is open may begin its log anew meanwhile
            damaged = _is_damaged(header, file)
        return damaged


def _header_of(file: FileIO) -> bytes:
    file.seek(0)
    return file.read(_HEADER.size)


def _is_damaged(header: bytes, file: FileIO) -> bool:
    if len(header) < _HEADER.size:
        return False
    magic, _, page, _, *salts, first, second = _HEADER.unpack(header)
    order = _MAGIC.get(magic)
    if order is None or _sums(header[:24], order) != (first, second):
        return True
    frames = iter(lambda: file.read(_FRAME.size + page), b"")
    return _commits_after_damage(frames, page, salts, (first, second), order) > 1


def _commits_after_damage(
    frames: Iterator[bytes], page: int, salts: list[int], sums: Sums, order: str
) -> int:
    whole, commits = True, 0
    for frame in frames:
        if len(frame) < _FRAME.size + page:
            break
        _, commit, *own, first, second = _FRAME.unpack_from(frame)
        if whole:
            sums = _sums(frame[:8] + frame[_FRAME.size :], order, sums)
            whole = own == salts and sums == (first, second)
        if not whole and own == salts:
            commits += commit > 0
    return commits


def _sums(content: bytes, order: str, sums: Sums = (0, 0)) -> Sums:
    """As SQLite makes them: https://sqlite.org/fileformat2.html#checksum_algorithm"""
    first, second = sums
    words = struct.unpack(f"{order}{len(content) // 4}I", content)
    for even, odd in zip(words[::2], words[1::2], strict=True):
        first = (first + even + second) & 0xFFFFFFFF
        second = (second + odd + first) & 0xFFFFFFFF
    return first, second
