"""A server in its own process, which a test may kill: python -m house.server_process PORT HOME SETTINGS"""

import asyncio
import json
import sys
from pathlib import Path

from msgspec.structs import replace

from house.house import GAMES, LIBERAL
from serai.house.serve import Address, run_house
from serai.table import register_game

if __name__ == "__main__":
    port, home, different = sys.argv[1:]
    for game in GAMES:
        register_game(game)
    settings = replace(LIBERAL, maintenance_interval=0.2, **json.loads(different))
    asyncio.run(run_house(Address("127.0.0.1", int(port)), Path(home), settings=settings))
