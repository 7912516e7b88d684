"""The quests of the first Book: a scenario file plays each from its beginning to its reward.

`tests/scenarios/quests/QUEST.toml` is the scenario, `QUEST.expected.json` its result: the events of the
quest, and the hero afterwards. `SERAI_REGENERATE=1 pytest tests/nights/test_quest_scenarios.py` rewrites the
results; review the diff.
"""

import json
import re
import tomllib
from itertools import combinations
from pathlib import Path
from typing import Any

import pytest

from dice.goldens import assert_golden
from nights.scenario_world import FIRST_BOOK, SCENARIOS, assembled_nights, replay
from serai.book.languages import LANGUAGES
from serai.table import Table

FOLDER = SCENARIOS / "quests"
FILES = sorted(FOLDER.glob("*.toml"))
QUESTS: dict[str, Any] = tomllib.loads((FIRST_BOOK / "cards" / "quests.toml").read_text("utf-8"))["quests"]
BEINGS: dict[str, Any] = tomllib.loads((FIRST_BOOK / "lexicon" / "beings.toml").read_text("utf-8"))["beings"]

# The events of a quest, and the parts of a hero that a reward changes.
NEWS = (
    "quest",
    "quest-place",
    "rival",
    "quest-treasure",
    "claimed",
    "contest",
    "quest-finished",
    "quest-lost",
)
FACTS = ("space", "destiny", "story", "wealth", "skills", "statuses", "treasures", "markers")


def shown(table: Table) -> str:
    """JSON with a line for each event and for the hero."""
    news = [
        [event.key, *(value for name, value in event.args.items() if name != "seat")]
        for event in table.all_events()
        if event.key in NEWS and event.args["seat"] == "Ana"
    ]
    ana = table.readable_state()["heroes"]["Ana"]
    lines = [json.dumps(one) for one in [*news, {name: ana[name] for name in FACTS}]]
    return "[\n  " + ",\n  ".join(lines) + "\n]\n"


@pytest.mark.rule("N12.1", "N12.3", "N1.7")
def test_there_are_nineteen_quests_and_each_has_a_scenario() -> None:
    assert len(QUESTS) == 19
    assert [path.stem for path in FILES] == sorted(QUESTS)
    expected = sorted(path.name.removesuffix(".expected.json") for path in FOLDER.glob("*.json"))
    assert expected == sorted(QUESTS)


@pytest.mark.rule("N12.1", "N12.2", "N12.3")
@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_the_quest_comes_to_its_reward(path: Path) -> None:
    assert path.read_text("utf-8").startswith("# ")
    table = replay(path)
    assert table.readable_state()["heroes"]["Ana"]["quests-done"] == [path.stem]
    assert_golden(path.with_suffix(".expected.json"), shown(table))


# The texts of the cards


def places_of(quest: dict[str, Any]) -> set[str]:
    """The spaces of a quest."""
    roads = assembled_nights().world.travel_map
    values = [value for effect in quest["effects"] for value in effect.values()]
    named = {one for value in values for one in (value if isinstance(value, list) else [value])}
    return {one for one in named if one in roads.spaces}


@pytest.mark.parametrize("quest", QUESTS)
def test_the_text_names_every_place_being_and_number(quest: str) -> None:
    spaces = assembled_nights().world.book.map.spaces
    for language in LANGUAGES:
        text = QUESTS[quest]["text"][language]
        names = [spaces[place].name[language] for place in places_of(QUESTS[quest])]
        for effect in QUESTS[quest]["effects"]:
            names += [BEINGS[being][language]["noun"] for being in effect.get("beings", ())]
            names += [f" {effect['number']}"] if "number" in effect else []
        assert [name for name in names if name not in text] == [], language


@pytest.mark.parametrize("quest", QUESTS)
def test_a_text_is_fifty_to_ninety_words_long(quest: str) -> None:
    for language in LANGUAGES:
        words = re.findall(r"\w[\w’–-]*", QUESTS[quest]["text"][language])
        assert 50 <= len(words) <= 90, (language, len(words))


def test_no_two_texts_share_eight_words_in_a_row() -> None:
    for language in LANGUAGES:
        runs = {quest: eight_words(card["text"][language]) for quest, card in QUESTS.items()}
        for one, other in combinations(runs, 2):
            assert not runs[one] & runs[other], (one, other)


def eight_words(text: str) -> set[tuple[str, ...]]:
    words = re.findall(r"\w+", text.lower())
    return set(zip(*(words[at:] for at in range(8)), strict=False))
