"""A test server with tables in prepared scenes and in every kind of question:

python prepared_house.py PORT HOME. HOME/scenes.json has the keys of the scenes; HOME/questions.json says
where each question is asked, and its answers.
"""

import asyncio
import sys
from pathlib import Path

import msgspec
from questions import moments
from scenes import scenes

from house import run_test_house
from serai.house.store.sqlite import SqliteStore


async def prepare_tables(home: Path) -> None:
    store = await SqliteStore.open_home(home)
    opened = {}
    for kept, name, keys in scenes():
        await store.import_table(kept)
        opened[name] = keys
    asked = []
    for kept, moment in moments():
        await store.import_table(kept)
        asked.append(moment)
    await store.close()
    (home / "scenes.json").write_bytes(msgspec.json.encode(opened))
    (home / "questions.json").write_bytes(msgspec.json.encode(asked))


if __name__ == "__main__":
    port, home = sys.argv[1:]
    asyncio.run(prepare_tables(Path(home)))
    run_test_house(int(port), Path(home))
