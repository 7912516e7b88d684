"""A house for the browser tests: python house.py PORT HOME.

Bots choose at once, nobody is too quick for it, and sealed dice fall alike at every table: what a test meets
depends on neither luck nor the clock. SERAI_CLIENT names a folder of a client to try, instead of web/dist.
"""

import asyncio
import os
import sys
from pathlib import Path
from types import SimpleNamespace

from serai.house import chairs, pages, what_if
from serai.house.exports import lines_of_record
from serai.house.furnishing import ChairWanted, TableOpened, TableWanted, furnish
from serai.house.room import Terms
from serai.house.serve import Address, run_house
from serai.house.settings import Settings
from serai.house.store import Kept, Line
from serai.table import Table, table

SETTINGS = Settings(
    pace=0.0,
    messages_per_second=1000.0,
    messages_at_once=1000.0,
    openings_per_minute=1000.0,
    visits_per_minute=10_000.0,
)


SHORT_EVENINGS = 31
"""With a secret of these bytes games of either sort are over soon."""


def fix_sealed_dice() -> None:
    """Takes the secret of each table that has no seed from here; keys stay as random as they are."""
    same = SimpleNamespace(token_bytes=lambda count: bytes([SHORT_EVENINGS]) * count)
    table.secrets = what_if.secrets = same


def furnished_table(played: Table) -> tuple[Kept, TableOpened]:
    """A table as a house keeps it, with a key for everybody who sits there."""
    opening = played.opening
    terms = Terms(opening.game, opening.options, opening.pack, seed=opening.seed)
    wanted = TableWanted(terms, tuple(ChairWanted("here", seat) for seat in opening.seats))
    room, opened = furnish(wanted, 0.0)
    kept = Kept(chairs.seated(room), opening, (Line(0, 0.0), *lines_of_record(played.record(), 0.0)))
    return kept, opened


def keep_house(port: int, home: Path) -> None:
    fix_sealed_dice()
    if client := os.environ.get("SERAI_CLIENT"):
        pages.client_folder = lambda: Path(client)
    asyncio.run(run_house(Address("127.0.0.1", port), home, settings=SETTINGS))


if __name__ == "__main__":
    keep_house(int(sys.argv[1]), Path(sys.argv[2]))
