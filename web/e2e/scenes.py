"""Tables in prepared scenes: each file of scenes/ is a scenario that is played to its end."""

from functools import cache
from pathlib import Path

from serai.table import Table
from serai.table.scenario import play_scenario, read_scenario

SCENES = Path(__file__).with_name("scenes")


@cache
def scene(name: str) -> Table:
    """The table of a scene. Copy it: every test plays on its own."""
    return play_scenario(read_scenario(SCENES / f"{name}.toml"), strict=True)
