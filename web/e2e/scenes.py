"""Tables that wait in prepared scenes: each file of scenes/ is a scenario, played through to its end."""

from collections.abc import Iterator
from pathlib import Path

from house import furnished_table
from serai.house.furnishing import TableOpened
from serai.house.store import Kept
from serai.table.scenario import play_scenario, read_scenario

SCENES = Path(__file__).with_name("scenes")


def scenes() -> Iterator[tuple[Kept, str, TableOpened]]:
    """Each table as a house keeps it, with the name of its scene and its keys."""
    for path in sorted(SCENES.glob("*.toml")):
        kept, opened = furnished_table(play_scenario(read_scenario(path), strict=True))
        yield kept, path.stem, opened
