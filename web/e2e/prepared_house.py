"""A test server that opens tables in prepared scenes, in every kind of question, and after whole games:

python prepared_house.py PORT HOME. Each request opens new tables, so tests share none.
"""

import sys
from pathlib import Path
from typing import Any

from litestar import Request, post
from litestar.datastructures import State
from litestar.params import FromPath, JSONBody
from msgspec import Struct
from questions import Moment, moments
from scenes import scene

from house import run_test_house, stored_table
from serai.bots import find_bot
from serai.house.http_routes import ROUTES
from serai.house.table_setup import TableOpened
from serai.table import Table


@post("/scenes/{name:str}")
async def open_scene(request: Request[Any, Any, State], name: FromPath[str]) -> TableOpened:
    """Opens a table in a scene, and returns its keys."""
    stored, opened = stored_table(scene(name))
    await request.app.state.registry.store.import_table(stored)
    return opened


class PlayedGame(Struct):
    """A game that bots play to its end."""

    game: str
    seats: tuple[str, ...]
    seed: int
    bot: str
    options: dict[str, Any]


@post("/played")
async def open_played(request: Request[Any, Any, State], data: JSONBody[PlayedGame]) -> TableOpened:
    """Opens the table of a finished game, and returns its keys. People sit there, though bots played."""
    table = Table.new(data.game, data.seats, options=data.options, seed=data.seed)
    choose = find_bot(data.game, data.bot)
    while table.decisions:
        seat = table.waiting[0]
        table.choose(seat, choose(table.view(seat), table.bot_stream(seat)))
    stored, opened = stored_table(table)
    await request.app.state.registry.store.import_table(stored)
    return opened


@post("/questions")
async def open_questions(request: Request[Any, Any, State]) -> list[Moment]:
    """Opens a table for each kind of question, and returns where it is asked, and its answers."""
    asked: list[Moment] = []
    for stored, moment in moments():
        await request.app.state.registry.store.import_table(stored)
        asked.append(moment)
    return asked


if __name__ == "__main__":
    port, home = sys.argv[1:]
    ROUTES.extend((open_scene, open_played, open_questions))
    run_test_house(int(port), Path(home))
