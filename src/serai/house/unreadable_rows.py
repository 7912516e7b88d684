"""Finds the stored rows about notices and invitations that cannot be read."""

from collections.abc import Callable, Iterator
from typing import Any, NamedTuple

import msgspec

from serai.house.invitations import SELECT_INVITATIONS, StoredInvitation, decode_wishes
from serai.house.notices.records import State, decode_address, decode_content
from serai.house.store.reading import Reader
from serai.house.store.rows import DAMAGED_ROW


class UnreadableRow(NamedTuple):
    """`key` is the first text of the row's primary key."""

    sql_table: str
    key: str
    why: str


def find_unreadable_rows(reader: Reader) -> Iterator[UnreadableRow]:
    for sql_table, query, decode in _CHECKS:
        found: list[UnreadableRow] = []
        for key, *columns in reader.execute(query):
            try:
                decode(key, *columns)
            except DAMAGED_ROW as error:
                found.append(UnreadableRow(sql_table, key, str(error)))
        yield from sorted(found, key=str)  # databases sort texts in different orders


def _decode_address(_id: str, content: str) -> None:
    decode_address(content)


def _decode_notice(_id: str, content: str, state: str) -> None:
    decode_content(content)
    msgspec.convert(state, State)


def _decode_invitation(*row: Any) -> None:
    msgspec.convert(dict(zip(StoredInvitation.__struct_fields__, row, strict=True)), StoredInvitation)


def _decode_wishes(_key: str, content: str) -> None:
    decode_wishes(content)


_CHECKS: tuple[tuple[str, str, Callable[..., None]], ...] = (
    ("notice_addresses", "SELECT id, content FROM notice_addresses", _decode_address),
    ("notices", "SELECT id, content, state FROM notices", _decode_notice),
    ("invitations", SELECT_INVITATIONS, _decode_invitation),
    ("invitation_wishes", "SELECT key, content FROM invitation_wishes", _decode_wishes),
)
"""The SQL tables, each with a query whose first column is a text of the primary key, and what reads a row."""
