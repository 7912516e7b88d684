"""The world of the first Book with the tiny Book's tales, for scenarios of its quests and treasures.

It combines the first Book's map, quests, treasures and beings with the tiny Book's tales, charts and
matrices, so that scenarios of cards do not depend on the tales. `company` is an encounter card for tests: at
any time of day its chart (`COMPANY`) has the beings that quests ask for.
"""

import atexit
import re
import shutil
import tempfile
from functools import cache
from pathlib import Path

from msgspec.structs import replace

from nights.table_builder import TINY
from serai.games.nights.game import Nights
from serai.table import Table
from serai.table.scenario import Scenario, ScenarioPack, play_scenario, read_scenario

FIRST_BOOK = Path(__file__).parents[2] / "packs" / "first-book"
# The Book whose tales are used; with FIRST_BOOK, scenarios use the whole first Book.
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
    """Play a scenario file in this world."""
    return play_scenario(in_this_world(read_scenario(path)), strict=True)


def in_this_world(scenario: Scenario) -> Scenario:
    return replace(scenario, folder="", pack=ScenarioPack(str(assembled_book())))


@cache
def assembled_nights() -> type[Nights]:
    return Nights.with_pack(Nights.open_pack(assembled_book()))


@cache
def assembled_book() -> Path:
    """The folder of the assembled pack, created once and deleted with the process."""
    folder = tempfile.TemporaryDirectory()
    atexit.register(folder.cleanup)
    return assemble(Path(folder.name, "assembled-book"))


def assemble(root: Path) -> Path:
    shutil.copytree(TALES, root)
    _allow_clashes(root / "pack.toml")
    shutil.copy(FIRST_BOOK / "map.toml", root)
    (root / "cards" / "wonders.toml").unlink(missing_ok=True)
    for cards in ("quests.toml", "treasures.toml"):
        shutil.copy(FIRST_BOOK / "cards" / cards, root / "cards")
    (root / "cards" / "company.toml").write_text(CARD, "utf-8")
    beings = root / "lexicon" / "beings.toml"
    beings.write_text(merged(beings, FIRST_BOOK / "lexicon" / "beings.toml"), "utf-8")
    (root / "charts" / "company.md").write_text(company(), "utf-8")
    return root


def _allow_clashes(manifest: Path) -> None:
    """Allow clashes: the tiny Book's tales were not written for the first Book's beings."""
    if "clashes" not in (text := manifest.read_text("utf-8")):
        manifest.write_text(f'clashes = "warn"\n{text}', "utf-8")


def merged(file: Path, over: Path) -> str:
    """The tables of both files; the second file wins."""
    tables = {table.partition("]")[0]: table for one in (file, over) for table in split(one)}
    return "\n".join(tables.values())


def split(file: Path) -> list[str]:
    return re.split(r"^(?=\[)", file.read_text("utf-8"), flags=re.M)[1:]


def company() -> str:
    """A chart with the six entries of `COMPANY` twice, so that a die can reach each of them anywhere."""
    rows = [f"| {roll} | wicked | {being} | L |" for roll, being in enumerate((*COMPANY, *COMPANY), 1)]
    return "\n".join(
        ("# company", "", "| roll | adjective | being | matrix |", "|---|---|---|---|", *rows, "")
    )
