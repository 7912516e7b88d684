"""A file of the tales that the users of this terminal have heard, by content pack (N7.13)."""

from collections import Counter
from collections.abc import Mapping
from pathlib import Path

import msgspec

from serai.book.pack_files import write_atomically
from serai.book.pack_installer import PackRequestError, packs_folder
from serai.table import Table, find_game
from serai.table.files import unwritable_file_refusal

FILE = "heard.json"
MOST_PARTS, MOST_PACKS, MOST_COUNT = 5_000, 8, 1_000

HeardByPack = dict[str, dict[str, int]]


def heard_file_path() -> Path | None:
    """Below SERAI_HOME if it is set, else in the user's data folder; None if there is no such folder."""
    try:
        return packs_folder().parent / FILE
    except PackRequestError:
        return None


def read_heard_counts(path: Path) -> HeardByPack:
    """The content of the file; empty if it is missing or damaged."""
    try:
        return msgspec.json.decode(path.read_bytes(), type=HeardByPack)
    except (OSError, msgspec.DecodeError, UnicodeDecodeError):
        return {}


def add_heard_counts(path: Path, pack: str, heard: Mapping[str, int]) -> None:
    """Adds what was heard of a pack. Raises OSError if the file cannot be written."""
    if not heard:
        return
    known = read_heard_counts(path)
    counts = Counter(known.pop(pack, {})) + Counter(heard)
    for part in heard:  # move it to the end, since a full list forgets its oldest entries first
        counts[part] = min(counts.pop(part), MOST_COUNT)
    known[pack] = dict(list(counts.items())[-MOST_PARTS:])
    path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
    write_atomically(path, msgspec.json.encode(dict(list(known.items())[-MOST_PACKS:])))


def delete_heard_file() -> None:
    """Deletes the list. Refuses if the file cannot be deleted."""
    path = heard_file_path()
    try:
        if path is not None:
            path.unlink(missing_ok=True)
    except OSError as error:
        raise unwritable_file_refusal(path or Path(FILE), error) from None


class HeardTales:
    """The tales heard before a session and at its tables; `save` adds the latter to the file."""

    def __init__(self) -> None:
        self._path = heard_file_path()
        self._tables: list[tuple[Table, int]] = []

    def counts_of_pack(self, game: str, pack: str | None) -> dict[str, int]:
        """How often each counted part of the pack has been heard."""
        kind = find_game(game).with_pack(pack)
        known = read_heard_counts(self._path).get(kind.pack_id() or "", {}) if self._path else {}
        counted = kind.counted_pack_parts()
        return {part: count for part, count in known.items() if part in counted and count > 0}

    def record_from_now_on(self, table: Table) -> None:
        """Records what is told at a table from now on."""
        self._tables.append((table, len(table.all_events())))

    def save_newly_heard(self) -> None:
        """Adds what has been heard at the tables since. Raises OSError if the file is not writable."""
        tables, self._tables = self._tables, []
        for table, since in tables:
            kind = find_game(table.opening.game).with_pack(table.opening.pack)
            told = (kind.pack_part_told_by_event(event) for event in table.all_events()[since:])
            if self._path is not None and (pack := kind.pack_id()):
                add_heard_counts(self._path, pack, Counter(part for part in told if part is not None))
