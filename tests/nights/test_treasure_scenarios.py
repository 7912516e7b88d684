"""The treasures of the first Book: each has a scenario that shows its effect and fails without it."""

import tomllib
from typing import Any

import msgspec
import pytest

from nights.scenario_world import FIRST_BOOK, SCENARIOS
from nights.table_builder import hero
from nights.treasure_world import world_with_mishaps
from serai.games.nights.skills import usable_skills
from serai.table import IllegalChoice
from serai.table.scenario import Scenario, ScenarioPack, play_scenario, read_scenario, scenario_report

FOLDER = SCENARIOS / "treasures"
NAMES = sorted(path.stem for path in FOLDER.glob("*.toml"))
TREASURES: dict[str, Any] = tomllib.loads((FIRST_BOOK / "cards" / "treasures.toml").read_text("utf-8"))[
    "treasures"
]

Told = dict[str, Any]


def at(space: str) -> Told:
    return {"Ana": {"space": space}}


def event(key: str, **args: Any) -> Told:
    return {"events": [{"key": key, **args}]}


# What each scenario must show: facts about heroes, events in this order, or the pending decision.
SHOWN: dict[str, Told] = {
    "blue-bead": {"events": [{"key": "destiny", "face": "-"}, {"key": "treasure-used"}, {"key": "read"}]},
    "borrowing-mirror": {"Ana": {"once": ["storytelling"], "skills": {}}},
    "brass-bow": {"events": [{"key": "drew"}, {"key": "drew"}]},
    "brass-horseman": event("entry-picked", number=3),
    "brass-trumpet": {
        "events": [{"key": "destiny", "face": "-"}, {"key": "rerolled"}, {"key": "destiny", "face": "+"}]
    },
    "celestial-planisphere": {
        "events": [{"key": "time-chosen", "time": "night"}, {"key": "met", "being": "soldier"}]
    },
    "copper-drum": at("gardens-of-balkh"),
    "crooked-backgammon": {"events": [{"key": "rolled", "dice": [3]}, {"key": "number-named", "number": 4}]},
    "dendan-oil": at("green-sea"),
    "eagle-censer": {"Ana": {"statuses": [], "wealth": "respectable"}},
    "ebony-horse": at("su-chou"),
    "flying-carpet": at("monsoon-sea"),
    "giant-diamond": {"Ana": {"wealth": "respectable"}},
    "golden-bridle": {
        "Ana": {"space": "samarkand"},
        "events": [
            {"key": "treasure-used", "treasure": "golden-bridle"},
            {"key": "destiny-gained", "points": 1},
        ],
    },
    "hairless-ape": {"Ana": {"wealth": "respectable", "space": "head-of-the-gulf"}},
    "homesick-slippers": at("baghdad"),
    "homesick-slippers-inherited": {"Ana": {"treasures": ["homesick-slippers"], "space": "baghdad"}},
    "ionian-gems": {"Ana": {"statuses": []}, "Bo": {"destiny": 0}},
    "just-scales": {"Ana": {"destiny": 1, "story": 2}},
    "kohl-pot": {
        "Ana": {"treasures": ["kohl-pot", "windfall"], "wealth": "respectable"},
        "events": [{"key": "treasure-gained", "treasure": "copper-drum"}, {"key": "sold"}, {"key": "wealth"}],
    },
    "magic-lamp": {"events": [{"key": "rejected"}, {"key": "reacted", "reaction": "attack"}]},
    "magic-saddlebags": {"Ana": {"story": 2}, "Bo": {"story": 1}},
    "magic-tunic": {"Ana": {"statuses": []}},
    "medicine-chest": {"Ana": {"statuses": [], "destiny": 1}, "Bo": {"statuses": []}},
    "one-hundred-keys": at("cave-of-wonders"),
    "protective-talisman": {"Ana": {"statuses": [], "treasures": ["old-woman"]}},
    "seal-ring": event("played", card="letter-to-basra"),
    "sealed-jar": {
        "Ana": {"treasures": []},
        "events": [{"key": "destiny", "face": "-"}, {"key": "face-named", "face": "+"}, {"key": "read"}],
    },
    "south-pointing-fish": {"Ana": {"statuses": [], "space": "green-sea"}},
    "sparkling-spear": {"events": [{"key": "foreseen", "face": "-"}], "question": "reaction"},
    "thunderbolt-sword": event("went-straight", skill="weapon-use"),
    "unfinished-chronicle": {
        "Ana": {"quest": "four-handfuls"},
        "events": [
            {"key": "quest-finished"},
            {"key": "treasure-used", "treasure": "unfinished-chronicle"},
            {"key": "story-gained", "points": 2},
        ],
    },
    "water-clock": {"question": "card"},
}


@pytest.fixture(scope="module")
def pack(tmp_path_factory: pytest.TempPathFactory) -> ScenarioPack:
    return ScenarioPack(str(world_with_mishaps(tmp_path_factory.mktemp("world") / "pack")))


def read(name: str, pack: ScenarioPack) -> Scenario:
    return msgspec.structs.replace(read_scenario(FOLDER / f"{name}.toml"), pack=pack)


def treasure_of(name: str) -> str:
    """The treasure of a scenario."""
    return next(treasure for treasure in TREASURES if name.startswith(treasure))


def is_shown(told: dict[str, Any], shown: Told) -> bool:
    heroes = told["state"]["heroes"]
    facts = all(
        heroes[seat][key] == value for seat in ("Ana", "Bo") for key, value in shown.get(seat, {}).items()
    )
    events = ({"key": one["key"], **one["args"]} for one in told["events"])
    # Events must be in this order.
    in_order = all(any(wanted.items() <= one.items() for one in events) for wanted in shown.get("events", ()))
    kinds = {one["kind"] for one in told["decisions"].values()}
    return facts and in_order and shown.get("question") in {None, *kinds}


def test_every_treasure_has_a_scenario() -> None:
    assert {treasure_of(name) for name in NAMES} == set(TREASURES)
    assert SHOWN.keys() == set(NAMES)


@pytest.mark.rule("N11.6", "N11.8")
@pytest.mark.parametrize("name", NAMES)
def test_a_treasure_does_what_it_says(name: str, pack: ScenarioPack) -> None:
    assert is_shown(scenario_report(play_scenario(read(name, pack), strict=True)), SHOWN[name])


@pytest.mark.parametrize("name", NAMES)
def test_without_the_treasure_nothing_of_it_happens(name: str, pack: ScenarioPack) -> None:
    scenario = read(name, pack)
    scenario.layout["heroes"]["Ana"]["treasures"].remove(treasure_of(name))
    try:
        told = scenario_report(play_scenario(scenario))
    except IllegalChoice:
        return
    assert not is_shown(told, SHOWN[name])


@pytest.mark.parametrize(
    ("name", "skills"),
    [
        ("celestial-planisphere", {"scholarship": 1}),
        ("seal-ring", {"courtly-graces": 1}),
        ("thunderbolt-sword", {"weapon-use": 2}),
    ],
)
def test_treasures_that_give_skills(name: str, skills: dict[str, int], pack: ScenarioPack) -> None:
    table = play_scenario(msgspec.structs.replace(read(name, pack), choices=()))
    assert usable_skills(table._runner.game, hero(table)) == skills


@pytest.mark.rule("N10.9")
def test_whoever_breaks_the_spell_before_moving_moves_as_it_likes(pack: ScenarioPack) -> None:
    scenario = read("eagle-censer", pack)
    scenario.layout["heroes"]["Ana"]["statuses"] = ["ensorcelled"]
    table = play_scenario(scenario)
    assert [*table.decisions] == ["Ana"]
    assert table.decisions["Ana"].kind == "move"


@pytest.mark.rule("N1.7", "N11.7", "N11.8")
def test_there_are_thirty_two_treasures_and_no_two_do_the_same() -> None:
    assert len(TREASURES) == 32
    doing = [
        str([card.get(key) for key in ("trigger", "condition", "effects")]) for card in TREASURES.values()
    ]
    assert len(set(doing)) == len(doing)
    assert all("sell" in card for card in TREASURES.values())
    assert TREASURES["thunderbolt-sword"]["sell"] == "[W+2 (Max: Respectable)]"


@pytest.mark.parametrize("language", ["en", "fr", "es"])
def test_texts_are_long_enough_to_read_aloud_and_open_differently(language: str) -> None:
    texts = [card["text"][language] for card in TREASURES.values()]
    assert all(30 <= len(text.split()) <= 75 for text in texts)
    openings = [tuple(text.split()[:3]) for text in texts]
    assert len(set(openings)) == len(openings)
