"""`serai book coverage --evenings`: what one group hears, evening by evening."""

import json
from collections.abc import Mapping
from pathlib import Path
from random import Random

import pytest

from serai.book.authoring import update_translations_and_numbers
from serai.book.new_pack import create_pack
from serai.games.nights.commands import app
from serai.games.nights.coverage import evenings
from serai.games.nights.coverage.evenings import (
    READINGS,
    Evening,
    EveningListener,
    Group,
    Reading,
    heard_counts_of_group,
    play_evening,
    play_evenings_of_group,
)
from serai.games.nights.coverage.evenings_report import (
    evenings_lines,
    evenings_report,
    shares_of_openings_and_readings_heard_before,
)
from serai.games.nights.coverage.parallel import OpenedPack, play_evenings_of_groups
from serai.games.nights.game import Nights
from serai.table.events import AddressedEvent

BASE = "well/rope#shared"


@pytest.fixture
def root(tmp_path: Path) -> Path:
    """A small pack whose cells have two bases, so that memory makes a difference."""
    root = tmp_path / "my-book"
    create_pack(root, "en")
    tale = (root / "tales" / "well-rope.en.tale.md").read_text("utf-8")
    other = tale.replace("well/rope", "well/echo").replace("gist: ", "gist: once more ")
    for word, another in (("evening", "whole day"), ("uncle", "aunt"), ("moon", "sun")):
        other = other.replace(word, another)
    (root / "tales" / "well-echo.en.tale.md").write_text(other, encoding="utf-8")
    matrix = root / "matrices" / "L.md"
    matrix.write_text(matrix.read_text("utf-8").replace(BASE, f"{BASE} or well/echo#shared"), "utf-8")
    update_translations_and_numbers(root)
    return root


def event(key: str, **args: str) -> AddressedEvent:
    return AddressedEvent(key, {"seat": "Ana", **args})


def test_a_reading_is_an_opening_with_its_section_and_the_cell_that_led_there():
    listener = EveningListener()
    for one in (
        event("met", being="porter", adjective="old", matrix="L"),
        event("reacted", reaction="aid"),
        event("read", paragraph="well/rope#ring"),
        event("section", paragraph="well/rope#ring", section="piety"),
        event("read", paragraph="well/rope#frayed"),
        event("turn"),
        event("reacted", reaction="chair"),
        event("read", paragraph="haunted-house#recipe"),
        event("status-gained", status="blessed"),
    ):
        listener.record_event(one)
    assert [(one.paragraph_and_section, one.cell) for one in listener.evening.readings] == [
        ("well/rope#ring piety", "L old aid"),
        ("well/rope#frayed", ""),
        ("haunted-house#recipe", "haunted-house chair"),
    ]
    assert listener.evening.statuses == {"blessed": 1}


def test_shares_count_what_was_heard_on_the_same_evening_or_an_earlier_one():
    first = [Reading("a", ""), Reading("b", ""), Reading("a", "", "magic"), Reading("a", "")]
    second = [Reading("b", "", "magic"), Reading("c", "")]
    assert list(shares_of_openings_and_readings_heard_before([first, second, []])) == [
        (0.5, 0.25),
        (0.5, 0.0),
        (0.0, 0.0),
    ]


def test_every_player_brings_every_reading_along():
    assert heard_counts_of_group([Reading("a", ""), Reading("a", "x"), Reading("b", "")], 3) == {
        "a": 6,
        "b": 3,
    }


def test_evenings_have_eighty_readings_and_are_the_same_for_any_number_of_jobs(root: Path):
    pack = OpenedPack(root)
    groups = [Group(number, 3, 2, 7, memory=True) for number in (1, 2)]
    alone = play_evenings_of_groups(pack, groups, 1)
    assert alone == play_evenings_of_groups(pack, groups, 2)
    assert alone[0] != alone[1]
    assert {len(evening.readings) for group in alone for evening in group} == {READINGS}


@pytest.mark.rule("N7.13")
def test_what_a_group_brings_along_is_told_last(root: Path):
    game, group = OpenedPack(root).game, Group(1, 3, 1, 7, memory=True)
    fresh = play_evening(game, group, Random(1), {})
    assert {"well/rope", "well/echo"} <= {one.paragraph.partition("#")[0] for one in fresh.readings}
    later = play_evening(game, group, Random(1), {"well/rope#frayed": 1000})
    assert "well/rope" not in {one.paragraph.partition("#")[0] for one in later.readings}


@pytest.mark.parametrize("memory", [True, False])
def test_a_group_brings_along_all_earlier_evenings_or_nothing(memory: bool, monkeypatch: pytest.MonkeyPatch):
    brought: list[dict[str, int]] = []

    def play(_: type[Nights], __: Group, ___: Random, heard: Mapping[str, int]) -> Evening:
        brought.append(dict(heard))
        return Evening([Reading("a", ""), Reading(f"b{len(brought)}", "")])

    monkeypatch.setattr(evenings, "play_evening", play)
    play_evenings_of_group(Nights, Group(1, 2, 3, 7, memory))
    expected = [{}, {"a": 2, "b1": 2}, {"a": 4, "b1": 2, "b2": 2}]
    assert brought == (expected if memory else [{}, {}, {}])


def test_the_report_names_what_nobody_heard_what_is_rare_and_what_is_met_most(root: Path):
    pack = OpenedPack(root)
    groups = [Group(1, 3, 2, 7, memory=True)]
    report = evenings_report("my-book", groups, play_evenings_of_groups(pack, groups, 1), pack.locations)
    assert [one.evening for one in report.evenings] == [1, 2]
    assert report.evenings[1].openings > 0.9
    assert report.paragraphs == 15
    assert len(report.never_heard) == report.unheard_by_group
    assert list(report.statuses.values()) == sorted(report.statuses.values())
    assert report.statuses["sultan"] == 0
    assert report.cells[0].per_evening >= report.cells[-1].per_evening
    lines = list(evenings_lines(report))
    assert max(len(line) for line in lines if "tale.md" not in line) <= 80
    assert lines[0] == "my-book, seed 7: 1 group of 3, 80 readings an evening, with memory"


def run(*words: str) -> int:
    with pytest.raises(SystemExit) as stop:
        app(list(words))
    return int(stop.value.code or 0)


def test_the_command_prints_json_and_keeps_to_the_strips_of_a_pattern(
    root: Path, capsys: pytest.CaptureFixture[str]
):
    words = ("coverage", str(root), "--evenings", "1", "--groups", "1", "--jobs", "1", "--no-memory")
    assert run(*words, "--json", "--strip", "well/*") == 0
    told = json.loads(capsys.readouterr().out)["evenings"]
    assert (told["memory"], told["paragraphs"], told["players"]) == (False, 6, 4)
    assert run(*words, "--strip", "wells/*") == 2
    assert capsys.readouterr().err.startswith("No strip and no place is called “wells/*”")
