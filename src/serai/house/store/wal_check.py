"""Checks the write-ahead log for damage, which SQLite silently ignores."""

import struct
from collections.abc import Iterator
from io import FileIO
from pathlib import Path

from serai.house.store.file_identity import wal_path

_HEADER = struct.Struct(">8I")
_FRAME = struct.Struct(">6I")
_MAGIC = {0x377F0682: "<", 0x377F0683: ">"}  # with the byte order of the checksums

Sums = tuple[int, int]


def is_wal_missing(path: Path) -> bool:
    """Whether there is no log. Call it before opening the file, which creates one."""
    log = wal_path(path)
    return not log.exists() or not log.stat().st_size


def is_wal_damaged(path: Path) -> bool:
    """Whether the log is damaged before its end, so that SQLite loses the commits after that point.

    A torn end is normal after a power cut, because the last commit was not finished. So only damage followed
    by two or more commits counts.
    """
    if is_wal_missing(path):
        return False
    with wal_path(path).open("rb", buffering=0) as file:
        header = b""
        damaged = False
        while header != (
            header := _read_wal_header(file)
        ):  # a running server may restart its log in the meantime
            damaged = _is_wal_damaged(header, file)
        return damaged


def _read_wal_header(file: FileIO) -> bytes:
    file.seek(0)
    return file.read(_HEADER.size)


def _is_wal_damaged(header: bytes, file: FileIO) -> bool:
    if len(header) < _HEADER.size:
        return False
    magic, _, page_size, _, *salts, first, second = _HEADER.unpack(header)
    byte_order = _MAGIC.get(magic)
    if byte_order is None or _checksums(header[:24], byte_order) != (first, second):
        return True
    frames = iter(lambda: file.read(_FRAME.size + page_size), b"")
    return _count_commits_after_damage(frames, page_size, salts, (first, second), byte_order) > 1


def _count_commits_after_damage(
    frames: Iterator[bytes], page_size: int, salts: list[int], sums: Sums, byte_order: str
) -> int:
    whole, commits = True, 0
    for frame in frames:
        if len(frame) < _FRAME.size + page_size:
            break
        _, commit, *own, first, second = _FRAME.unpack_from(frame)
        if whole:
            sums = _checksums(frame[:8] + frame[_FRAME.size :], byte_order, sums)
            whole = own == salts and sums == (first, second)
        if not whole and own == salts:
            commits += commit > 0
    return commits


def _checksums(content: bytes, byte_order: str, sums: Sums = (0, 0)) -> Sums:
    """SQLite's checksums: https://sqlite.org/fileformat2.html#checksum_algorithm"""
    first, second = sums
    words = struct.unpack(f"{byte_order}{len(content) // 4}I", content)
    for even, odd in zip(words[::2], words[1::2], strict=True):
        first = (first + even + second) & 0xFFFFFFFF
        second = (second + odd + first) & 0xFFFFFFFF
    return first, second
