"""What the devices of one person share: their tables, keys, settings and statistics, in one encrypted piece.

A browser encrypts it under a key that it makes from a secret link. The server never gets that secret: it
stores only ciphertext under an id, with the digest of the key that may change it. Each change names the
version that it is based on, so that two devices never overwrite each other's changes.
"""

import hmac
from typing import Annotated, Any

from litestar import Request, delete, get, put
from litestar.datastructures import State
from litestar.params import HeaderParameter, JSONBody, PathParameter, QueryParameter
from msgspec import Meta, Struct

from serai.house.http_refusals import WRITE_STATUSES, refusal_responses
from serai.house.keys import digest_of_key
from serai.house.request_access import count_opening_or_refuse, count_storing_or_refuse, count_visit_or_refuse
from serai.house.store import Store
from serai.table import Refused

MAX_PEOPLE = 5_000
MAX_CONTENT_LENGTH = 200_000
DAY = 86_400.0
UNUSED_DAYS = 400
"""Data that no device has read for so long is deleted."""

_STATUSES = (*WRITE_STATUSES, 409)

SyncKey = Annotated[str, HeaderParameter(name="Serai-Key", required=False)]
SyncId = Annotated[str, PathParameter(pattern=r"^[A-Za-z0-9_-]{22}$")]


class SyncedChange(Struct, frozen=True, forbid_unknown_fields=True):
    """`version` is the one that the change is based on, 0 if there is none yet. `content` is ciphertext."""

    version: Annotated[int, Meta(ge=0, le=2**53)]
    content: Annotated[str, Meta(max_length=MAX_CONTENT_LENGTH, pattern=r"^[A-Za-z0-9_-]+$")]


class SyncedVersion(Struct, frozen=True):
    version: int


class SyncedData(Struct, frozen=True):
    """`content` is None if the requester knows this version."""

    version: int
    content: str | None


class _StoredData(Struct, frozen=True):
    version: int
    at: float
    content: str


@get("/api/synced/{owner:str}", responses=refusal_responses(*_STATUSES))
async def show_synced_data(
    owner: SyncId,
    request: Request[Any, Any, State],
    known: Annotated[int, QueryParameter(ge=0, le=2**53)] = 0,
    key: SyncKey = "",
) -> SyncedData:
    """The newest version of what a person's devices share."""
    count_visit_or_refuse(request)
    found = await _require_data_with_key(request, owner, key)
    now: float = request.app.state.registry.now()
    if now - found.at > DAY:
        await _store_of(request).execute_if_first_changes_rows(
            ("UPDATE synced_data SET at = ? WHERE id = ?", (now, owner))
        )
    return SyncedData(found.version, None if found.version == known else found.content)


@put("/api/synced/{owner:str}", responses=refusal_responses(*_STATUSES))
async def change_synced_data(
    owner: SyncId, data: JSONBody[SyncedChange], request: Request[Any, Any, State], key: SyncKey = ""
) -> SyncedVersion:
    """Stores a new version, unless another device was faster. The first change decides which key is valid."""
    if data.version == 0:
        count_opening_or_refuse(request)
        count_storing_or_refuse(request)
        await _delete_unused_data(request)
        await _check_not_full(request)
        is_stored = await _create_unless_owner_exists(request, owner, key, data.content)
    else:
        count_visit_or_refuse(request)
        await _require_data_with_key(request, owner, key)
        is_stored = await _replace_if_version_matches(request, owner, data)
    if not is_stored:
        await _require_data_with_key(
            request, owner, key
        )  # it may belong to somebody else, or have been deleted
        raise Refused("refused-synced-changed")
    return SyncedVersion(data.version + 1)


@delete("/api/synced/{owner:str}", responses=refusal_responses(*_STATUSES))
async def delete_synced_data(owner: SyncId, request: Request[Any, Any, State], key: SyncKey = "") -> None:
    """Deletes what a person's devices share. Each device keeps what it has."""
    count_visit_or_refuse(request)
    await _require_data_with_key(request, owner, key)
    await _store_of(request).execute_if_first_changes_rows(("DELETE FROM synced_data WHERE id = ?", (owner,)))


def _store_of(request: Request[Any, Any, State]) -> Store:
    return request.app.state.registry.store


async def _require_data_with_key(request: Request[Any, Any, State], owner: str, key: str) -> _StoredData:
    query = "SELECT key, version, at, content FROM synced_data WHERE id = ?"
    rows = await _store_of(request).read_rows(query, owner)
    if not rows or not hmac.compare_digest(rows[0][0], digest_of_key(key)):
        raise Refused("refused-no-synced-data")
    return _StoredData(*rows[0][1:])


async def _delete_unused_data(request: Request[Any, Any, State]) -> None:
    now: float = request.app.state.registry.now()
    await _store_of(request).execute_if_first_changes_rows(
        ("DELETE FROM synced_data WHERE at < ?", (now - UNUSED_DAYS * DAY,))
    )


async def _check_not_full(request: Request[Any, Any, State]) -> None:
    if (await _store_of(request).read_rows("SELECT count(*) FROM synced_data"))[0][0] >= MAX_PEOPLE:
        raise Refused("refused-synced-full")


async def _create_unless_owner_exists(
    request: Request[Any, Any, State], owner: str, key: str, content: str
) -> bool:
    store = _store_of(request)
    now: float = request.app.state.registry.now()
    query = """
        INSERT INTO synced_data (id, key, version, at, content) VALUES (?, ?, 1, ?, ?)
        ON CONFLICT (id) DO NOTHING
    """
    return (await store.execute_if_first_changes_rows((query, (owner, digest_of_key(key), now, content))))[
        0
    ] == 1


async def _replace_if_version_matches(
    request: Request[Any, Any, State], owner: str, change: SyncedChange
) -> bool:
    query = "UPDATE synced_data SET version = ?, at = ?, content = ? WHERE id = ? AND version = ?"
    now: float = request.app.state.registry.now()
    values = (change.version + 1, now, change.content, owner, change.version)
    return (await _store_of(request).execute_if_first_changes_rows((query, values)))[0] == 1


ROUTES = [show_synced_data, change_synced_data, delete_synced_data]
