"""The examples of the rulebook as scenario files with the tiny Book."""

from pathlib import Path
from typing import Any

import msgspec
import pytest

from serai.table import Refused, Table
from serai.table.scenario import open_scenario, play_scenario, read_scenario

FOLDER = Path(__file__).parents[1] / "scenarios" / "nights"


def played(name: str) -> Table:
    return play_scenario(read_scenario(FOLDER / f"{name}.toml"), strict=True)


def played_until(name: str, choices: int) -> Table:
    """The scenario after `choices` of its choices."""
    scenario = read_scenario(FOLDER / f"{name}.toml")
    return play_scenario(msgspec.structs.replace(scenario, choices=scenario.choices[:choices]))


def ana(table: Table) -> dict[str, Any]:
    return table.readable_state()["heroes"]["Ana"]


def told(table: Table, key: str) -> list[dict[str, Any]]:
    return [event.args for event in table.all_events() if event.key == key]


@pytest.mark.rule("N4.1", "N4.3")
def test_princely_sindbad_moves_five_spaces_but_only_three_by_land() -> None:
    moves = open_scenario(read_scenario(FOLDER / "princely-sindbad.toml")).decisions["Ana"].options
    assert "move:serendib" in moves  # two by land, three by sea
    assert "move:herat" in moves  # three by land
    assert "move:lhasa" not in moves  # four by land
    assert ana(played("princely-sindbad"))["space"] == "serendib"


@pytest.mark.rule("N4.1", "N4.3")
def test_the_beggar_zumurrud_moves_three_spaces_but_only_two_by_sea() -> None:
    moves = open_scenario(read_scenario(FOLDER / "beggar-zumurrud.toml")).decisions["Ana"].options
    assert "move:green-sea" in moves  # one by land, two by sea
    assert "move:serendib" not in moves  # four in all, three of them by sea
    assert "move:lhasa" in moves  # three by land
    assert ana(played("beggar-zumurrud"))["space"] == "green-sea"


@pytest.mark.rule("N7.1", "N7.2", "N7.3")
def test_ali_babas_twelve_is_a_terrible_storm_on_matrix_f() -> None:
    table = played("terrible-storm")
    assert told(table, "met") == [{"seat": "Ana", "being": "storm", "adjective": "terrible", "matrix": "F"}]
    assert table.decisions["Ana"].options == ("pray", "wait")
    assert not told(table, "destiny")


@pytest.mark.rule("N7.1")
def test_more_than_twelve_counts_as_twelve() -> None:
    table = played("more-than-twelve")
    assert [met["being"] for met in told(table, "met")] == ["palace-of-closets"]
    assert table.decisions["Ana"].options == ("lamp", "fruit", "stair")


@pytest.mark.rule("N7.5")
@pytest.mark.parametrize(
    ("face", "paragraph", "facts"),
    [
        ("minus", "too-loud", {"destiny": 9, "story": 1, "statuses": ["scorned", "diseased"]}),
        ("blank", "promises", {"destiny": 9, "story": 1, "statuses": ["determined"]}),
        ("plus", "room-without-wind", {"destiny": 10, "story": 1, "statuses": []}),
    ],
)
def test_the_destiny_die_leads_to_the_paragraph_before_the_same_or_the_next(
    face: str, paragraph: str, facts: dict[str, Any]
) -> None:
    table = played(f"storm-{face}")
    assert [read["paragraph"] for read in told(table, "read")] == [f"storm/prayer#{paragraph}"]
    assert {name: ana(table)[name] for name in facts} == facts


@pytest.mark.rule("N7.7", "N7.10", "N9.2")
@pytest.mark.parametrize(
    ("way", "destiny", "story", "wealth"),
    [("no-skill", 0, 1, "poor"), ("storytelling", 0, 2, "respectable"), ("quick-thinking", 1, 1, "poor")],
)
def test_of_three_ways_through_a_paragraph_one_is_gone(
    way: str, destiny: int, story: int, wealth: str
) -> None:
    before = played_until(f"three-ways-{way}", 2)
    assert before.decisions["Ana"].options == ("no-skill", "storytelling", "quick-thinking")
    assert (ana(before)["destiny"], ana(before)["story"]) == (0, 0)
    table = played(f"three-ways-{way}")
    assert [one["section"] for one in told(table, "section")] == [way]
    assert (ana(table)["destiny"], ana(table)["story"], ana(table)["wealth"]) == (destiny, story, wealth)


@pytest.mark.rule("N7.6")
def test_a_master_goes_straight_to_the_one_paragraph_without_being_told_which() -> None:
    table = played_until("master-of-one", 2)
    assert table.decisions["Ana"].options == ("roll", "master:magic")
    assert not told(table, "read")
    table = played("master-of-one")
    assert [read["paragraph"] for read in told(table, "read")] == ["mountain/nails#horseman"]
    assert not told(table, "destiny")
    assert ana(table)["treasures"] == ["seal-ring"]


@pytest.mark.rule("N7.6")
def test_a_master_chooses_among_the_three_paragraphs_where_several_name_the_skill() -> None:
    table = played_until("master-among-three", 2)
    assert table.decisions["Ana"].options == ("roll", "master:seamanship:1", "master:seamanship:3")
    table = played("master-among-three")
    assert [read["paragraph"] for read in told(table, "read")] == ["storm/prayer#room-without-wind"]
    assert [one["section"] for one in told(table, "section")] == ["seamanship"]
    assert (ana(table)["destiny"], ana(table)["story"]) == (11, 1)


@pytest.mark.rule("N10.14", "N8.8")
def test_maaruf_is_insane_and_another_player_chooses_his_reaction() -> None:
    table = played_until("maaruf-insane", 2)
    assert table.decisions["Cleo"].kind == "reaction"
    with pytest.raises(Refused):
        table.choose("Ana", "rob")
    table = played("maaruf-insane")
    assert [one["reaction"] for one in told(table, "reacted")] == ["rob"]
    assert ana(table)["statuses"] == ["insane", "outlaw"]


@pytest.mark.rule("N16.2")
def test_blessed_then_scorned_and_diseased_leaves_diseased_alone() -> None:
    assert ana(played_until("one-status", 2))["statuses"] == ["blessed"]
    table = played("one-status")
    assert ana(table)["statuses"] == ["diseased"]
    gained = [one["status"] for one in told(table, "status-gained")]
    assert gained == ["diseased"]
    many = read_scenario(FOLDER / "one-status.toml")
    table = play_scenario(msgspec.structs.replace(many, options={}))
    assert ana(table)["statuses"] == ["blessed", "scorned", "diseased"]


def test_every_scenario_of_the_nights_can_be_played() -> None:
    paths = sorted(FOLDER.glob("*.toml"))
    assert len(paths) >= 15
    for path in paths:
        assert play_scenario(read_scenario(path), strict=True).all_events()
