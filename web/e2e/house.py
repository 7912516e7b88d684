"""A house for the browser tests: python house.py PORT HOME. Bots lose no time; nobody is too quick for it."""

import asyncio
import sys
from pathlib import Path

from serai.house.serve import Address, run_house
from serai.house.settings import Settings

SETTINGS = Settings(
    pace=0.02,
    messages_per_second=1000.0,
    messages_at_once=1000.0,
    openings_per_minute=1000.0,
    visits_per_minute=10_000.0,
)

if __name__ == "__main__":
    port, home = sys.argv[1:]
    asyncio.run(run_house(Address("127.0.0.1", int(port)), Path(home), settings=SETTINGS))
