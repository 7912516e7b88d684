"""A house whose tables wait in prepared scenes and in every kind of question: python laid_house.py PORT HOME.

HOME/scenes.json has the keys of each scene's table; HOME/questions.json tells where each question is asked,
and what may be answered.
"""

import asyncio
import sys
from pathlib import Path

import msgspec
from questions import moments
from scenes import scenes

from house import keep_house
from serai.house.store.sqlite import SqliteStore


async def lay_tables(home: Path) -> None:
    store = await SqliteStore.open_home(home)
    opened = {}
    for kept, name, keys in scenes():
        await store.bring(kept)
        opened[name] = keys
    asked = []
    for kept, moment in moments():
        await store.bring(kept)
        asked.append(moment)
    await store.close()
    (home / "scenes.json").write_bytes(msgspec.json.encode(opened))
    (home / "questions.json").write_bytes(msgspec.json.encode(asked))


if __name__ == "__main__":
    port, home = sys.argv[1:]
    asyncio.run(lay_tables(Path(home)))
    keep_house(int(port), Path(home))
