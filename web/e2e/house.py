"""A server for the browser tests:

python house.py PORT HOME. Bots choose at once, there is no rate limit, all tests together may use a whole
CPU, and sealed dice are the same at every table, so tests depend on neither luck nor the clock.
SERAI_CLIENT names a folder with another client build than web/dist.
"""

import asyncio
import os
import sys
from pathlib import Path
from types import SimpleNamespace

from serai.house import pages, seating, what_if
from serai.house.record_import import replay_record_as_log
from serai.house.room import Terms
from serai.house.serve import Address, run_house
from serai.house.settings import Settings
from serai.house.store import LogEntry, StoredTable
from serai.house.table_setup import ChairRequest, TableOpened, TableRequest, make_room_and_keys
from serai.table import Table, table

SETTINGS = Settings(
    bot_delay=0.0,
    messages_per_second=1000.0,
    messages_at_once=1000.0,
    openings_per_minute=1000.0,
    visits_per_minute=10_000.0,
    work_per_minute=1000.0,
    cpu_share=1000.0,
)


SHORT_GAME_SEED = 31
"""With these bytes as secret, games are short."""


def fix_random_secrets() -> None:
    """Makes the secrets of tables without a seed constant. Keys stay random."""
    same = SimpleNamespace(token_bytes=lambda count: bytes([SHORT_GAME_SEED]) * count)
    table.secrets = what_if.secrets = same


def stored_table(played: Table) -> tuple[StoredTable, TableOpened]:
    """A table as the server stores it, with a key for every seat."""
    opening = played.opening
    terms = Terms(opening.game, opening.options, opening.pack, seed=opening.seed)
    wanted = TableRequest(terms, tuple(ChairRequest("here", seat) for seat in opening.seats))
    room, opened = make_room_and_keys(wanted, 0.0)
    stored = StoredTable(
        seating.assign_seats_and_begin(room),
        opening,
        (LogEntry(0, 0.0), *replay_record_as_log(played.record(), 0.0)),
    )
    return stored, opened


def run_test_house(port: int, home: Path) -> None:
    fix_random_secrets()
    if client := os.environ.get("SERAI_CLIENT"):
        pages.client_folder = lambda: Path(client)
    asyncio.run(run_house(Address("127.0.0.1", port), home, settings=SETTINGS))


if __name__ == "__main__":
    run_test_house(int(sys.argv[1]), Path(sys.argv[2]))
