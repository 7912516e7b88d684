"""`serai book coverage`: what players of a pack read, and whether every section can be executed."""

import json
from collections import Counter
from pathlib import Path
from random import Random

import pytest

from book.tiny import TINY, copy_of_tiny, edit
from nights.table_builder import TINY_NIGHTS, make_table
from refusals import refuses
from serai.book import awards as word
from serai.book.authoring import update_translations_and_numbers as renew
from serai.games.nights.awards import AWARD_HANDLERS
from serai.games.nights.base_game import NightsGame
from serai.games.nights.commands import app
from serai.games.nights.coverage.parallel import OpenedPack, execute_sections, play_games_in_each_style
from serai.games.nights.coverage.players import LeastUsedPlayer, move_option_nearest_to, space_hero_heads_for
from serai.games.nights.coverage.reading_counts import GAMES_A_BATCH, ReadingCounts
from serai.games.nights.coverage.report import coverage_report, effective_number_of_items, median_of_counts
from serai.games.nights.decision_subject import Subject
from serai.games.nights.state import Hero
from serai.table import Decision, Turn

CARAVAN = "tales/hire-caravan.en.tale.md"
SOLDIER = "tales/soldier-quarrel.en.tale.md"


@pytest.fixture(scope="module")
def tiny() -> OpenedPack:
    return OpenedPack(TINY)


def run(*words: str) -> int:
    """The exit code of a command."""
    with pytest.raises(SystemExit) as stop:
        app(list(words))
    return int(stop.value.code or 0)


def line_of(root: Path, file: str, text: str) -> int:
    lines = (root / file).read_text(encoding="utf-8").splitlines()
    return next(number for number, line in enumerate(lines, 1) if line == text)


def changed(folder: Path, file: str, old: str, new: str) -> Path:
    """A copy of the tiny pack with a heading or award changed in all three languages."""
    root = copy_of_tiny(folder)
    edit(root, file, old, new)
    renew(root)
    return root


def faults(root: Path) -> list[tuple[str, str, int, str]]:
    """The name, file, line and sentence of each section that cannot be executed."""
    found = [fault for one in execute_sections(OpenedPack(root), 1) for fault in one.faults]
    return [
        (one.location.name, str(Path(one.location.file).relative_to(root)), one.location.line, one.sentence)
        for one in found
    ]


# Games


def test_what_was_never_read_is_listed_by_strip_with_its_line(tiny: OpenedPack) -> None:
    read, others = ReadingCounts(games=1), ReadingCounts(games=1)
    for location in tiny.locations:
        others_only = location.reference == "soldier/quarrel#dust"
        never = location.name == "soldier/quarrel#surrender wounded"
        for readings in (others,) if others_only else () if never else (read, others):
            (readings.sections if location.section else readings.paragraphs)[location.name] += 1
    (strip,) = coverage_report("tiny", 1, tiny.locations, {"least-used": others, "natural": read}).never_read
    (paragraph,) = strip.paragraphs
    (section,) = strip.sections
    assert strip.strip == "soldier/quarrel"
    assert (paragraph.paragraph, paragraph.section, paragraph.ever) == ("dust", "", True)
    assert (section.paragraph, section.section, section.ever) == ("surrender", "wounded", False)
    assert paragraph.file == str(TINY / SOLDIER)
    assert paragraph.line == line_of(TINY, SOLDIER, "## dust")
    assert section.line == line_of(TINY, SOLDIER, "### Wounded (mandatory)")


def test_what_games_read_and_what_they_never_read_is_the_whole_book(tiny: OpenedPack) -> None:
    found = play_games_in_each_style(tiny, 3, seed=1, jobs=1)
    told = coverage_report("tiny", 1, tiny.locations, found)
    unread = [one.paragraph for strip in told.never_read for one in strip.paragraphs]
    assert 0 < len(unread) < told.paragraphs
    assert told.read["natural"].paragraphs + len(unread) == told.paragraphs == len(tiny.game.world.paragraphs)
    assert told.read["least-used"].games == told.read["natural"].games == 3
    assert told.destiny + told.story > 0
    assert sum(told.blocking.values()) == pytest.approx(1)
    assert sum(told.blocked_turns.values()) == pytest.approx(1)
    assert all(0 < share <= 1 for share in told.held.values())


def test_the_figures_do_not_depend_on_how_many_share_the_work(tiny: OpenedPack) -> None:
    games = GAMES_A_BATCH + 2
    alone = play_games_in_each_style(tiny, games, seed=5, jobs=1)
    assert alone["natural"].games == games
    assert play_games_in_each_style(tiny, games, seed=5, jobs=2) == alone
    assert play_games_in_each_style(tiny, games, seed=6, jobs=1) != alone


def test_exposure_is_the_number_of_paragraphs_read_equally_often_that_would_be_as_varied() -> None:
    assert effective_number_of_items([7, 7, 7, 7]) == pytest.approx(4)
    assert effective_number_of_items([98, 1, 1]) == pytest.approx(100**2 / (98**2 + 2))
    assert effective_number_of_items([]) == 0


def test_the_median_counts_every_hero() -> None:
    assert median_of_counts(Counter({0: 1, 2: 3, 9: 1})) == 2
    assert median_of_counts(Counter()) == 0


def test_the_least_used_option_of_a_place_comes_first() -> None:
    player = LeastUsedPlayer(Random(1).random)
    here = Decision("Ana", "section", ("a", "b", "c"), Subject(paragraph="x/y#z"))
    there = Decision("Ana", "section", ("a", "b"), Subject(paragraph="x/y#w"))
    assert Counter(player(here) for _ in range(9)) == {"a": 3, "b": 3, "c": 3}
    assert {player(there), player(there)} == {"a", "b"}


def test_who_has_met_the_goal_goes_home_and_a_pilgrim_first_ends_the_pilgrimage() -> None:
    met = {"destiny": 10, "story": 10, "space": "damascus"}
    assert space_hero_heads_for(TINY_NIGHTS, make_table({"destiny": 9, "story": 10}), "Ana") is None
    assert space_hero_heads_for(TINY_NIGHTS, make_table(met), "Ana") == "baghdad"
    assert space_hero_heads_for(TINY_NIGHTS, make_table({**met, "statuses": ["under-geas"]}), "Ana") is None
    pilgrim = make_table({**met, "statuses": ["on-pilgrimage"], "destination": "herat"})
    assert space_hero_heads_for(TINY_NIGHTS, pilgrim, "Ana") == "herat"
    (decision,) = pilgrim.decisions.values()
    option = move_option_nearest_to(TINY_NIGHTS, decision, "damascus", "herat")
    distance = TINY_NIGHTS.world.travel_map.distance
    assert distance(option.removeprefix("move:"), "herat") < distance("damascus", "herat")


def test_who_may_enter_a_place_of_power_goes_there() -> None:
    opportunity = make_table({"destiny": 3, "destination": "cave-of-wonders"})
    assert space_hero_heads_for(TINY_NIGHTS, opportunity, "Ana") == "cave-of-wonders"
    assert (
        space_hero_heads_for(TINY_NIGHTS, make_table({"destiny": 3, "destination": "herat"}), "Ana") is None
    )


# Every section


def test_every_section_is_executed(tiny: OpenedPack) -> None:
    executed = execute_sections(tiny, 1)
    pages = tiny.game.world.paragraphs.values()
    assert len(executed) == sum(len(page.sections) or 1 for page in pages)
    assert not [fault.sentence for one in executed for fault in one.faults]
    assert execute_sections(tiny, 2) == executed


@pytest.mark.rule("N7.13")
def test_every_base_of_a_cell_is_told(tmp_path: Path) -> None:
    """Tests a strip that is only one of three bases of one cell; all bases were heard equally often."""
    root = copy_of_tiny(tmp_path)
    matrix = root / "matrices" / "L.md"
    text = matrix.read_text("utf-8").replace("stranger/detour#long-way", "—")
    row = "| old | soldier/quarrel#dust |"
    bases = "soldier/quarrel#dust or merchant/barter#two-liars or stranger/detour#long-way"
    assert row in text
    matrix.write_text(text.replace(row, f"| old | {bases} |"), "utf-8")
    assert faults(root) == []


def test_an_award_that_does_nothing_for_whoever_opens_the_section_is_reported(tmp_path: Path) -> None:
    root = changed(tmp_path, SOLDIER, "[D1/Lose Wounded]", "[D1/Wounded]")
    line = line_of(root, SOLDIER, "### Wounded (mandatory)")
    (fault,) = faults(root)
    assert fault[:3] == ("soldier/quarrel#surrender wounded", SOLDIER, line)
    assert fault[3] == "The award [Wounded] does nothing for any hero who comes here."


def test_every_branch_of_an_award_must_be_carried_out(tmp_path: Path) -> None:
    line = "[Roll (Luck +2): 1-3 S1; 4-6 (Choose: D1 or (D2/Lose Weapon Use)); 7-8 Treasure]"
    root = changed(tmp_path, SOLDIER, "[D1/S1/Blessed (one turn)]", line)
    assert not faults(root)
    edit(root, SOLDIER, "[D1/Lose Wounded]", line.replace("Lose Weapon Use", "Wounded"))
    renew(root)
    (fault,) = faults(root)
    assert fault[0] == "soldier/quarrel#surrender wounded"
    assert fault[3] == "The award [Wounded] does nothing for any hero who comes here."


def test_a_section_that_no_hero_can_open_is_reported(tmp_path: Path) -> None:
    """An envious hero must rob where possible (N10.10), but only a hero who hires gets here."""
    root = changed(tmp_path, CARAVAN, "### Insane", "### Envious")
    (fault,) = faults(root)
    line = line_of(root, CARAVAN, "### Envious (mandatory)")
    assert fault[:3] == ("hire/caravan#one-lamp envious", CARAVAN, line)
    assert fault[3].startswith("Whoever is Envious must choose “rob”")


@pytest.mark.parametrize(
    ("dead", "sentence"), [(False, "It raises KeyError: 'nowhere'"), (True, "It comes to a dead end: ")]
)
def test_a_section_that_raises_or_comes_to_a_dead_end_is_reported(
    monkeypatch: pytest.MonkeyPatch, dead: bool, sentence: str
) -> None:
    def broken(_: NightsGame, hero: Hero, __: word.Award) -> Turn:
        if not dead:
            raise KeyError("nowhere")
        yield Decision(hero.seat, "space", ())

    monkeypatch.setitem(AWARD_HANDLERS, word.LoseStatus, broken)
    line = line_of(TINY, SOLDIER, "### Wounded (mandatory)")
    found = [fault for fault in faults(TINY) if fault[0] == "soldier/quarrel#surrender wounded"]
    assert [fault[1:3] for fault in found] == [(SOLDIER, line)]
    assert found[0][3].startswith(sentence)


# The command


def test_the_command_tells_what_was_never_read(capsys: pytest.CaptureFixture[str]) -> None:
    assert run("coverage", str(TINY), "--games", "2", "--jobs", "1", "--seed", "4") == 0
    out = capsys.readouterr().out
    assert "2 games, natural play" in out
    assert "N_eff" in out
    assert f"{TINY}/tales/" in out


def test_the_command_prints_json_for_programs(capsys: pytest.CaptureFixture[str]) -> None:
    assert run("coverage", str(TINY), "--games", "2", "--jobs", "1", "--forced", "--json") == 0
    told = json.loads(capsys.readouterr().out)
    assert told["played"]["read"]["least-used"]["games"] == 2
    assert told["forced"]["faults"] == []


def test_the_command_exits_with_1_if_a_section_fails(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    root = changed(tmp_path, SOLDIER, "[D1/Lose Wounded]", "[D1/Wounded]")
    line = line_of(root, SOLDIER, "### Wounded (mandatory)")
    assert run("coverage", str(root), "--forced", "--jobs", "1") == 1
    out = capsys.readouterr().out
    assert f"{root / SOLDIER}:{line} soldier/quarrel#surrender wounded: " in out
    assert "1 fault" in out


def test_a_pack_with_errors_is_refused(tmp_path: Path) -> None:
    root = copy_of_tiny(tmp_path)
    (root / "numbers.lock").write_text("nonsense\n")
    with refuses("cannot be played"):
        app(["coverage", str(root), "--games", "1"])
