"""A bot that sits down at a table by its link and plays one game.

    python examples/bot_by_link.py "https://serai.example.org/t/…#…" --name Rook --level squire

Without a level it makes random choices. To write a player of your own, replace `choose`.
"""

import argparse
import asyncio
import secrets
from typing import Any

from serai.bots import Bot, find_bot
from serai.bots.random import choose
from serai.client import TableClient
from serai.table import View
from serai.table.chance import Stream


async def play(link: str, name: str, level: str | None) -> View[Any] | None:
    """Plays until the game is over, and returns the last view."""
    async with TableClient(link) as client:
        if not client.chairs:
            await client.sit(name)
        bot: Bot = find_bot(client.room.terms.game, level) if level else choose
        chance = Stream(secrets.token_bytes(32), name, 0)
        while (view := await client.next_question()) is not None:
            await client.choose(bot(view, chance))
        return client.view


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("link", help="the invitation to a table")
    parser.add_argument("--name", default="Rook")
    parser.add_argument("--level", help="one of Serai's own bots, such as squire or sage")
    asked = parser.parse_args()
    if ended := asyncio.run(play(asked.link, asked.name, asked.level)):
        print(ended.outcome)
