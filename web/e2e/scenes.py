"""A house whose tables wait in prepared scenes: python scenes.py PORT HOME.

Each file of scenes/ is a scenario (docs/scenarios.md) that is played through; HOME/scenes.json has the keys
of each table.
"""

import asyncio
import sys
from pathlib import Path

import msgspec

from house import furnished_table, keep_house
from serai.house.store.sqlite import SqliteStore
from serai.table.scenario import play_scenario, read_scenario

SCENES = Path(__file__).with_name("scenes")


async def lay_out(home: Path) -> None:
    store = await SqliteStore.open_home(home)
    opened = {}
    for path in sorted(SCENES.glob("*.toml")):
        kept, opened[path.stem] = furnished_table(play_scenario(read_scenario(path), strict=True))
        await store.bring(kept)
    await store.close()
    (home / "scenes.json").write_bytes(msgspec.json.encode(opened))


if __name__ == "__main__":
    port, home = sys.argv[1:]
    asyncio.run(lay_out(Path(home)))
    keep_house(int(port), Path(home))
