"""Tables in prepared scenes: each file of scenes/ is a scenario that is played to its end."""

from collections.abc import Iterator
from pathlib import Path

from house import stored_table
from serai.house.store import StoredTable
from serai.house.table_setup import TableOpened
from serai.table.scenario import play_scenario, read_scenario

SCENES = Path(__file__).with_name("scenes")


def scenes() -> Iterator[tuple[StoredTable, str, TableOpened]]:
    """Each table as the server stores it, with the name of its scene and its keys."""
    for path in sorted(SCENES.glob("*.toml")):
        stored, opened = stored_table(play_scenario(read_scenario(path), strict=True))
        yield stored, path.stem, opened
