"""A server for the benchmark of clicks: python nights_house.py PORT HOME.

Bots choose at their usual pace. Hints come from the traveller bot, so that all players choose alike, and a
seed always gives the same game. SERAI_CLIENT names a folder with another client build than web/dist.
"""

import asyncio
import os
import sys
from pathlib import Path
from typing import Any

from serai.bots import find_bot
from serai.bots.hints import Hint, Hinter
from serai.house import hinting, pages
from serai.house.serve import Address, run_house
from serai.house.settings import Settings
from serai.table import View
from serai.table.chance import Stream

LEVEL = "traveller"
SETTINGS = Settings(
    messages_per_second=1000.0,
    messages_at_once=1000.0,
    openings_per_minute=1000.0,
    visits_per_minute=10_000.0,
    cpu_share=100.0,
    cpu_burst_seconds=1000.0,
)


def find_travellers_hinter(game: str) -> Hinter:
    def hint(view: View[Any], chance: Stream) -> Hint:
        return Hint(find_bot(game, LEVEL)(view, chance), "hint-sensible")

    return hint


if __name__ == "__main__":
    hinting.find_hint_function = find_travellers_hinter
    if client := os.environ.get("SERAI_CLIENT"):
        pages.client_folder = lambda: Path(client)
    port, home = sys.argv[1:]
    asyncio.run(run_house(Address("127.0.0.1", int(port)), Path(home), settings=SETTINGS))
