"""Workers that a test may kill, behind one port: python -m house.workers_process PORT HOME COUNT SETTINGS"""

import json
import sys
from pathlib import Path

from msgspec.structs import replace

from house.house import GAMES, LIBERAL
from serai.house import worker_processes
from serai.house.logs import log_to_stderr
from serai.house.serve import Address, _run_workers
from serai.table import register_game

if __name__ == "__main__":
    port, home, count, different = sys.argv[1:]
    for game in GAMES:
        register_game(game)
    log_to_stderr()
    worker_processes.RESTART_DELAY = 0.1
    settings = replace(LIBERAL, maintenance_interval=0.2, **json.loads(different))
    sys.exit(_run_workers(Address("127.0.0.1", int(port)), Path(home), int(count), settings))
