"""Scenario files: errors are one sentence that names the problem."""

from pathlib import Path

import msgspec
import pytest

from refusals import refuses
from serai.locales.refusals import say_refusal
from serai.table import IllegalChoice, Refused
from serai.table.journal import Chosen
from serai.table.scenario import (
    Scenario,
    SeatChoice,
    find_unused_script,
    open_scenario,
    play_scenario,
    read_scenario,
    scenario_report,
)
from table.playing import caravan, random_play

DICE = 'game = "dice"\nseats = ["Ana", "Bo"]\n'


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "it.toml"


def play(path: Path, content: str) -> None:
    path.write_text(content, "utf-8")
    play_scenario(read_scenario(path))


# Files


def test_a_missing_file_is_named(path: Path) -> None:
    with refuses(r"it\.toml cannot be read \(No such file or directory\)\."):
        read_scenario(path)


def test_a_folder_is_no_scenario(tmp_path: Path) -> None:
    with refuses("cannot be read .Is a directory"):
        read_scenario(tmp_path)


@pytest.mark.parametrize("content", [b"game = ", b"game", b"\xff\xfe", b'game = "dice"\ngame = "dice"'])
def test_what_is_not_toml_is_named(path: Path, content: bytes) -> None:
    path.write_bytes(content)
    with refuses(r"it\.toml is not a TOML file \(.+\)"):
        read_scenario(path)


@pytest.mark.parametrize(
    ("content", "what"),
    [
        ("", "missing required field `game`"),
        ('game = "dice"', "missing required field `seats`"),
        ('game = 3\nseats = ["Ana"]', r"Expected `str`, got `int` - at `\$.game`"),
        ('game = "dice"\nseats = "Ana"', r"Expected `array`, got `str` - at `\$.seats`"),
        (DICE + 'seed = "one"', r"Expected `int`, got `str` - at `\$.seed`"),
        (DICE + "skip-setup = 1", r"Expected `bool`, got `int` - at `\$.skip-setup`"),
        (DICE + 'choices = "stop"', r"Expected `array`, got `str` - at `\$.choices`"),
        (DICE + "choices = [1]", r"got `int` - at `\$.choices\[0\]`"),
        (DICE + 'choices = [{seat = "Ana"}]', r"missing required field `choose` - at `\$.choices\[0\]`"),
        (DICE + 'choices = [{seat = "Ana", choose = "stop", why = "?"}]', r"unknown field `why`"),
        (DICE + "[chance]\ndice = 6", r"Expected `array`, got `int` - at `\$.chance"),
        (DICE + "[chance]\ndice = [1.5]", r"got `float` - at `\$.chance"),
        (DICE + "options = 3", r"Expected `object`, got `int` - at `\$.options`"),
    ],
)
def test_what_has_the_wrong_type_is_named(path: Path, content: str, what: str) -> None:
    with refuses(rf"it\.toml is not a scenario \(.*{what}"):
        play(path, content)


@pytest.mark.parametrize(
    ("content", "what"),
    [
        ('game = "chess"\nseats = ["Ana", "Bo"]', "There is no game “chess”; choose from: .*dice"),
        ('game = "dice"\nseats = ["Ana"]', "for 2 to 5 players"),
        ('game = "dice"\nseats = ["Ana"]\nskip-setup = true', "for 2 to 5 players"),
        ('game = "dice"\nseats = []\nskip-setup = true', "for 2 to 5 players"),
        ('game = "dice"\nseats = ["Ana", "Ana"]', "Two players have the same name"),
        ('game = "dice"\nseats = ["Ana", "Ana"]\nskip-setup = true', "Two players have the same name"),
        (DICE + "colour = 3", "colour"),
        (DICE + "[heroes.Ana]\nspace = 'baghdad'", "heroes"),
        (DICE + "[layout]\nrow = 1", "layout"),
        (DICE + "[pack]\npath = 'tiny-book'", "does not use a Book"),
        (DICE + "[options]\ncolour = 3", "with these options .*`colour`"),
        (DICE + "skip-setup = true\n[options]\ncolour = 3", "with these options .*`colour`"),
        (DICE + "[chance]\ncards = ['elf']", "no dice or pile called “cards”"),
        (DICE + "[chance]\ndice = [[1, 2]]", "The script “dice” gives 2 numbers for a roll of 6 dice"),
        (DICE + "[chance]\ndice = [[1, 2, 3, 4, 5, 7]]", "gives 7, but the die has 1 to 6"),
        (DICE + "[chance]\nfirst = ['Zoe']", "The script “first” gives “Zoe”; choose from: Ana, Bo"),
    ],
)
def test_what_the_game_does_not_know_is_named(path: Path, content: str, what: str) -> None:
    with refuses(what):
        play(path, content)


@pytest.mark.parametrize(
    "content",
    [
        DICE + "colour = 3",
        DICE + "[chance]\ndice = [[1, 2]]",
        DICE + 'choices = ["fly"]',
        'game = "dice"\nseats = ["Ana"]',
        "game",
    ],
)
def test_every_refusal_is_one_line(path: Path, content: str) -> None:
    with pytest.raises(Refused) as refused:
        play(path, content)
    said = say_refusal(refused.value, "en")
    assert len(said.splitlines()) == 1
    assert said.endswith(".")


# Choices


def dice(*choices: str | SeatChoice) -> Scenario:
    return Scenario("dice", ("Ana", "Bo"), options={"first": "Ana"}, choices=choices)


def test_choices_are_made_in_order() -> None:
    table = play_scenario(dice("keep:1", SeatChoice("Ana", "keep:1,2")))
    straight = open_scenario(dice())
    straight.choose("Ana", "keep:1")
    straight.choose("Ana", "keep:1,2")
    assert table.journal == straight.journal


@pytest.mark.parametrize(
    ("choices", "sentence"),
    [
        (("fly",), "Choice 1: “fly” is not possible for Ana right now. Possible choices: keep:"),
        (("keep:1", "fly"), "Choice 2: “fly” is not possible for Ana"),
        ((SeatChoice("Bo", "stop"),), "Choice 1: It is not Bo’s turn"),
        (("keep:", SeatChoice("Zoe", "stop")), "Choice 2: Nobody at this table is called “Zoe”"),
    ],
)
def test_an_illegal_choice_is_named_by_its_number(
    choices: tuple[str | SeatChoice, ...], sentence: str
) -> None:
    with refuses(sentence, IllegalChoice) as illegal:
        play_scenario(dice(*choices))
    assert bool(illegal.value.legal) == ("Possible" in say_refusal(illegal.value, "en"))


def test_choices_after_the_end_are_left_over() -> None:
    choices = [option for _, option in random_play(open_scenario(dice()), 1)]
    assert play_scenario(dice(*choices), strict=True).outcome is not None
    longer = dice(*choices, "stop", SeatChoice("Bo", "keep:1"))
    assert find_unused_script(longer, play_scenario(longer)).choices == ("stop", SeatChoice("Bo", "keep:1"))
    with refuses(r"^Left over in the scenario: choices: stop, Bo: keep:1\.$"):
        play_scenario(longer, strict=True)


def test_lines_of_chance_that_nothing_asks_for_are_left_over() -> None:
    chance = {"dice": [[1, 2, 3, 4, 5, 6], [2, 2], [3]]}
    scripted = msgspec.structs.replace(dice("keep:1,2,3,4"), chance=chance)
    assert find_unused_script(scripted, play_scenario(scripted)).chance == {"dice": [[3]]}
    with refuses(r"^Left over in the scenario: dice: \[3\]\.$"):
        play_scenario(scripted, strict=True)


def test_a_seat_and_its_choice_may_be_written_out(path: Path) -> None:
    path.write_text(
        DICE + 'choices = ["keep:1", {seat = "Ana", choose = "keep:2"}]\n[options]\nfirst = "Ana"', "utf-8"
    )
    scenario = read_scenario(path)
    assert scenario.choices == ("keep:1", SeatChoice("Ana", "keep:2"))
    chosen = [entry for entry in play_scenario(scenario).journal if isinstance(entry, Chosen)]
    assert chosen == [Chosen("Ana", "keep:1"), Chosen("Ana", "keep:2")]


def test_a_scenario_plays_the_same_every_time(path: Path) -> None:
    path.write_text(DICE + 'seed = 5\nchoices = ["keep:1,2"]\n[options]\nfirst = "Bo"', "utf-8")
    first, second = (scenario_report(play_scenario(read_scenario(path))) for _ in range(2))
    assert first == second


def test_a_report_has_all_that_happened_and_all_that_is() -> None:
    table = play_scenario(dice("keep:1,2"))
    printed = msgspec.json.decode(msgspec.json.encode(scenario_report(table)))
    assert list(printed) == ["events", "state", "views", "decisions", "outcome", "only"]
    assert [event["key"] for event in printed["events"]] == [event.key for event in table.all_events()]
    assert printed["state"] == msgspec.to_builtins(table.readable_state())
    assert set(printed["views"]) == {"Ana", "Bo"}
    assert set(printed["decisions"]) == set(table.decisions)
    assert printed["outcome"] is None


def test_a_report_also_tells_what_was_whispered() -> None:
    events = scenario_report(caravan())["events"]
    assert [event["key"] for event in events].count("drew-good") == 4
