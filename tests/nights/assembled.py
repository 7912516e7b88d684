"""The world of the first Book with the tiny Book's tales, for scenarios of its quests and treasures.

The first Book's map, quests, treasures and beings meet the tiny Book's tales, charts and matrices, so that a
scenario of a card does not change with the tales. `company` is an encounter card of the tests: at any time of
day its chart (`COMPANY`) gives by the die whomever quests send heroes to find.
"""

import atexit
import re
import shutil
import tempfile
from functools import cache
from pathlib import Path

from msgspec.structs import replace

from nights.laid import TINY
from serai.games.nights.game import Nights
from serai.table import Table
from serai.table.scenario import PackWanted, Scenario, play_scenario, read_scenario

FIRST_BOOK = Path(__file__).parents[2] / "packs" / "first-book"
# The Book whose tales are told; with FIRST_BOOK scenarios are played in the whole of it.
TALES = TINY
SCENARIOS = Path(__file__).parents[1] / "scenarios"
COMPANY = ("merchant", "dervish", "efreet", "roc", "beggar", "soldier")

CARD = """
[encounters.company]
name = { en = "Company", fr = "De la compagnie", es = "Compañía" }
kind = "character"
charts = { morning = "company", noon = "company", night = "company" }
"""


def replay(path: Path) -> Table:
    """Plays a scenario file in the assembled world."""
    return play_scenario(in_this_world(read_scenario(path)), strict=True)


def in_this_world(scenario: Scenario) -> Scenario:
    return replace(scenario, folder="", pack=PackWanted(str(assembled_book())))


@cache
def assembled_nights() -> type[Nights]:
    return Nights.with_pack(Nights.open_pack(assembled_book()))


@cache
def assembled_book() -> Path:
    """The folder of the assembled pack, made once; it goes with the process."""
    folder = tempfile.TemporaryDirectory()
    atexit.register(folder.cleanup)
    return assemble(Path(folder.name, "assembled-book"))


def assemble(root: Path) -> Path:
    shutil.copytree(TALES, root)
    shutil.copy(FIRST_BOOK / "map.toml", root)
    (root / "cards" / "wonders.toml").unlink(missing_ok=True)
    for cards in ("quests.toml", "treasures.toml"):
        shutil.copy(FIRST_BOOK / "cards" / cards, root / "cards")
    (root / "cards" / "company.toml").write_text(CARD, "utf-8")
    beings = root / "lexicon" / "beings.toml"
    beings.write_text(merged(beings, FIRST_BOOK / "lexicon" / "beings.toml"), "utf-8")
    (root / "charts" / "company.md").write_text(company(), "utf-8")
    return root


def merged(file: Path, over: Path) -> str:
    """The tables of both files; where both have one, that of the second."""
    tables = {table.partition("]")[0]: table for one in (file, over) for table in split(one)}
    return "\n".join(tables.values())


def split(file: Path) -> list[str]:
    return re.split(r"^(?=\[)", file.read_text("utf-8"), flags=re.M)[1:]


def company() -> str:
    """A chart of twelve entries, the six of `COMPANY` twice, so that a die finds each of them anywhere."""
    rows = [f"| {roll} | wicked | {being} | L |" for roll, being in enumerate((*COMPANY, *COMPANY), 1)]
    return "\n".join(
        ("# company", "", "| roll | adjective | being | matrix |", "|---|---|---|---|", *rows, "")
    )
