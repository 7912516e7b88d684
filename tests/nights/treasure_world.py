"""The assembled world with cards for scenarios of treasures, independent of the tales.

“Mishaps” are treasures that give their owner one award when used; one summons a roc instead of a card. The
encounter card `passers-by` has maidens by day and soldiers by night; `letter-to-basra` is a city card.
"""

from pathlib import Path

from nights.effect_pack import card
from nights.scenario_world import assemble

AWARDS = {
    "robbers": "[W-3]",
    "accusers": "[Outlaw]",
    "old-woman": "[Accursed]",
    "misadventure": "[Lost]",
    "executioner": "[Death]",
    "windfall": "[Treasure]",
}
CARDS = (
    card("treasures", "rocs-whistle", {"word": "summons", "award": "[Encounter: Wicked Roc on J]"}),
    card(
        "encounters",
        "passers-by",
        kind="character",
        charts={"morning": "maidens", "noon": "maidens", "night": "soldiers"},
    ),
    card(
        "encounters",
        "letter-to-basra",
        {"word": "city-table", "results": ["[S3]"] * 6},
        kind="city",
        city="basra",
        chart="maidens",
    ),
)
PEOPLE = {"maidens": "beautiful | maiden", "soldiers": "handsome | soldier"}
BEASTS = """# J: beasts

| | pray | study | capture | attack | follow | aid | seek-aid | hide |
|---|---|---|---|---|---|---|---|---|
| wicked | — | — | — | — | — | stranger/thorn#goat-in-the-well | — | stranger/detour#long-way |
"""


def world_with_mishaps(root: Path) -> Path:
    """Write the pack to a new folder."""
    assemble(root)
    (root / "cards" / "mishaps.toml").write_text(mishaps(), "utf-8")
    for name in PEOPLE:
        (root / "charts" / f"{name}.md").write_text(chart(name), "utf-8")
    beasts = root / "matrices" / "J.md"
    if not beasts.exists():
        beasts.write_text(BEASTS, "utf-8")
    return root


def mishaps() -> str:
    once = {"word": "once-per-turn"}
    giving = [
        card("treasures", name, {"word": "gives", "award": award}, trigger=once)
        for name, award in AWARDS.items()
    ]
    return "\n".join([*giving, *CARDS])


def chart(name: str) -> str:
    """A chart with twelve entries of a being that the rules name (N10.16)."""
    rows = [f"| {number} | {PEOPLE[name]} | L |" for number in range(1, 13)]
    return "\n".join(
        (f"# {name}", "", "| roll | adjective | being | matrix |", "|---|---|---|---|", *rows, "")
    )
