"""A house for the browser tests: python house.py PORT HOME. Bots lose no time; nobody is too quick for it.

SERAI_CLIENT names a folder of a client to try, instead of web/dist.
"""

import asyncio
import os
import sys
from pathlib import Path

from serai.house import pages
from serai.house.serve import Address, run_house
from serai.house.settings import Settings

SETTINGS = Settings(
    pace=0.02,
    messages_per_second=1000.0,
    messages_at_once=1000.0,
    openings_per_minute=1000.0,
    visits_per_minute=10_000.0,
)


def keep_house(port: int, home: Path) -> None:
    if client := os.environ.get("SERAI_CLIENT"):
        pages.client_folder = lambda: Path(client)
    asyncio.run(run_house(Address("127.0.0.1", port), home, settings=SETTINGS))


if __name__ == "__main__":
    keep_house(int(sys.argv[1]), Path(sys.argv[2]))
