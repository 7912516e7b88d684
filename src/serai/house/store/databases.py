"""Where a server stores its tables: in a SQLite file, or in PostgreSQL if SERAI_DATABASE says so."""

import os
import re
from collections.abc import Generator
from contextlib import closing, contextmanager
from functools import partial
from pathlib import Path
from urllib.parse import unquote_to_bytes

from msgspec import Struct

from serai.house.store import Store
from serai.house.store.home import DATABASE_FILE
from serai.house.store.reading import Transaction, open_reader, read_transaction
from serai.house.store.sqlite import SqliteStore
from serai.table import Refused

_SCHEMES = ("postgresql", "postgres")
_HOST = r"(?:\[[^\]@/?]+\]|[^\[\]:@/?,]*)(?::\d*)?"
_ADDRESS = re.compile(
    r"(?!.*%(?:00|(?![0-9A-Fa-f]{2})))"  # libpq quotes a wrong escape, and so perhaps the password
    r"(?P<scheme>postgres(?:ql)?://)"
    r"(?:(?P<user>[^:@/]*)(?::[^@/]*)?(?P<at>@))?"
    rf"(?P<hosts>{_HOST}(?:,{_HOST})*)(?P<name>/[^@/?]*)?(?:\?[^@]*)?"
)
"""As libpq reads an address, but stricter: no part of a password can be taken for anything else."""


class PostgresAddress(Struct, frozen=True):
    """The address of a PostgreSQL database, as libpq understands it."""

    url: str

    def __str__(self) -> str:
        """The address without password and parameters."""
        found = _ADDRESS.fullmatch(self.url)
        return "".join(part or "" for part in found.group(*_SHOWN)) if found else "postgresql://…"

    def __repr__(self) -> str:
        return f"PostgresAddress({str(self)!r})"


_SHOWN = ("scheme", "user", "at", "hosts", "name")


Database = Path | PostgresAddress


def parse_database(text: str) -> Database:
    """Reads the name of a file, or the address of a PostgreSQL database."""
    scheme, separator, _ = text.partition("://")
    if not separator:
        return Path(text)
    if scheme not in _SCHEMES:
        raise Refused("refused-database-address", scheme=scheme)
    if not _ADDRESS.fullmatch(text) or not _is_utf8(text):
        raise Refused("refused-database-malformed")
    return PostgresAddress(text)


def _is_utf8(url: str) -> bool:
    """Whether a URL and what it escapes are UTF-8, as libpq expects."""
    try:
        unquote_to_bytes(url).decode()
    except UnicodeError:
        return False
    return True


def configured_database(home: Path) -> Database:
    """The database of the server whose home folder this is."""
    address = os.environ.get("SERAI_DATABASE")
    if not address:
        return home / DATABASE_FILE
    database = parse_database(address)
    if isinstance(database, Path):
        raise Refused("refused-database-address", scheme=re.split(r"[:=@\s]", address, maxsplit=1)[0])
    return database


def address_or_configured_one(database: Database | None) -> PostgresAddress:
    """The address given, or else that in SERAI_DATABASE; refuses a file."""
    found = database or configured_database(Path())
    if isinstance(found, Path):
        raise Refused("refused-database-only-postgresql", file=str(found))
    return found


async def open_configured_store(home: Path, *, shared: bool = False) -> Store:
    """Opens the store of the server whose home folder this is; other workers may use it too if it is
    `shared`.
    """
    database = configured_database(home)
    if isinstance(database, Path):
        check_workers_can_share(database, shared=shared)
        return await SqliteStore.open_home(home)
    require_postgresql_driver()
    from serai.house.store.postgresql import PostgresStore

    return await PostgresStore.open(database, shared=shared)


def check_workers_can_share(database: Database, *, shared: bool) -> None:
    """Refuses to let several workers use a SQLite file."""
    if shared and isinstance(database, Path):
        raise Refused("refused-workers-sqlite")


@contextmanager
def open_for_reading(database: Database) -> Generator[Transaction, None, None]:
    """Opens a database of this version, which a server may be using.

    Raises `Refused`, or one of `DAMAGED` if it is a damaged file.
    """
    if isinstance(database, Path):
        with closing(open_reader(database)) as connection:
            yield partial(read_transaction, connection)
        return
    require_postgresql_driver()
    from serai.house.store.postgresql_schema import open_database_with_current_schema

    with open_database_with_current_schema(database) as transaction:
        yield transaction


def require_postgresql_driver() -> None:
    """Call it before importing the modules for PostgreSQL: a plain installation has no driver for it."""
    try:
        import psycopg
        from psycopg_pool import ConnectionPool
    except ImportError:
        raise Refused("refused-database-driver") from None
    del psycopg, ConnectionPool
