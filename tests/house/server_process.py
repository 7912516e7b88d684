"""A server in its own process, which a test may kill: python -m house.server_process PORT HOME SETTINGS"""

import json
import sys
from pathlib import Path

from msgspec.structs import replace

from house.house import GAMES, LIBERAL
from serai.house.serve import Address, run_house, run_until_stopped
from serai.house.store import writing
from serai.table import register_game

if __name__ == "__main__":
    port, home, different = sys.argv[1:]
    for game in GAMES:
        register_game(game)
    writing.PAGE_CACHE_KIB = 1_024  # full after a hundred tables, so any later growth has another cause
    settings = replace(LIBERAL, maintenance_interval=0.2, **json.loads(different))
    run_until_stopped(run_house(Address("127.0.0.1", int(port)), Path(home), settings=settings))
