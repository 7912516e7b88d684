"""The Nights in plain mode: a whole game, the map as a list, and hidden secrets."""

import io
import re
import shutil
import sys
from pathlib import Path

import pytest

from book.tiny import TINY
from dice.goldens import assert_golden
from nights.table_builder import MOUNTAIN, PEOPLE, make_table
from refusals import refuses
from serai.games.nights.game import Nights
from serai.games.nights.terminal.emphasis import strip_emphasis
from serai.games.nights.terminal.lines import NightsLines
from serai.locales.localizer import find_localizer
from serai.locales.texts import LANGUAGES, Language
from serai.table import Table
from serai.terminal.arguments import TerminalArguments
from serai.terminal.plain_mode import COMMANDS, LineIO, play_plain
from serai.terminal.play import play_with_arguments
from serai.terminal.setup import OpenTable
from terminal.keyboard import GOLDEN, Keyboard, said

CLEARED = "\x1b[3J\x1b[2J\x1b[H"


class Screen(io.StringIO):
    def isatty(self) -> bool:
        return True


@pytest.fixture
def sit(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]):
    def at_table(typed: list[str], *seats: str, **options: object) -> str:
        capsys.readouterr()
        monkeypatch.setattr(sys, "stdin", Keyboard("".join(f"{line}\n" for line in typed)))
        play_with_arguments(
            TerminalArguments("nights", seats, **{"lang": "en", "seed": 3, "pack": TINY, **options})
        )  # type: ignore[arg-type]
        return capsys.readouterr().out

    return at_table


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seats", [("Ana",), ("Ana", "Bo=wanderer"), ("Ana", "Bo", "Cy=wanderer")])
def test_people_and_bots_play_for_hours(sit, language: str, seats: tuple[str, ...]) -> None:
    goals = ["", "12 8"] * 2 if len(seats) > 2 else ["12 8"]
    transcript = sit([*goals, *["1", "2", "1", "3"] * 60], *seats, lang=language)
    assert "\x1b" not in transcript
    lines = said(transcript)
    assert len(lines) > 200
    for line in lines:
        assert not {*"{}"} & {*line}, line


def test_a_book_that_lacks_the_language_of_the_players_says_which_it_has(sit, tmp_path: Path) -> None:
    book = tmp_path / "book"
    shutil.copytree(TINY, book)
    manifest = book / "pack.toml"
    manifest.write_text(f'{manifest.read_text("utf-8")}languages = ["en", "fr"]\n', "utf-8")
    assert "Idioma de sus cuentos: English." in said(sit(["12 8"], "Ana", lang="es", pack=book))[1]
    assert "Langue de ses contes" not in sit(["12 8"], "Ana", lang="fr", pack=book)


def test_the_map_is_a_list_from_near_to_far(sit) -> None:
    transcript = sit(["12 8", "1", "1", "1", "basra"], "Ana", "Bo=wanderer")
    assert "2. Basra (city), one space by land" in transcript
    assert "7. Zaila (city, number 2), 1 by land, 1 by sea" in transcript
    assert "Ana travels from Baghdad to Basra." in transcript


def test_one_may_look_at_everything_on_the_way(sit) -> None:
    transcript = sit(
        ["g", "12 8", "1", "1", "1", "?", "??", "t", "c", "m", "g", "99", "fly"], "Ana", "Bo=wanderer"
    )
    assert "No goal has been chosen yet." in transcript
    assert "Ana’s secret goal: 12 destiny points and 8 story points." in transcript
    assert "Cave of Wonders (Place of Power), 3 spaces away." in transcript
    assert "Acting and Disguise (talent). A false beard" in transcript
    assert (
        "I do not understand “fly”. Press Enter to hear the question again, or type ? for help." in transcript
    )


def test_a_goal_that_does_not_add_up_is_asked_for_again(sit) -> None:
    transcript = sit(["12 9", "twelve", "12-8"], "Ana", "Bo=wanderer")
    assert transcript.count("Type two numbers that add up to 20, destiny first, as in 10 10.") == 1
    assert "These two numbers do not add up to 20: type two that do, as in 10 10." in transcript
    assert "which skill do you choose?" in transcript


def test_secrets_are_covered_between_players() -> None:
    """Only its player sees a goal: the screen is cleared before and after."""
    pack = Nights.open_pack(TINY)
    table = Table.new("nights", ["Ana", "Bo"], seed=3, pack=pack)
    printed = Screen()
    opened = OpenTable(table, save=lambda: None)
    typed = io.StringIO("\n12 8\n\n7 13\n")
    play_plain(opened, find_localizer("en", "nights", in_words=True, pack=pack), LineIO(typed, printed))
    before, _, rest = printed.getvalue().partition(CLEARED)
    assert "destiny" not in before
    hers, _, rest = rest.partition(CLEARED)
    assert hers.startswith("Hand the keyboard to Ana: nobody else may see this.")
    assert "Ana, how do you divide your secret goal" in hers
    assert rest.count(CLEARED) == 2
    assert "which skill" in rest.rpartition(CLEARED)[2]


def at_a_screen(table: Table, typed: list[str], language: Language = "en") -> str:
    """Everything printed when people at one terminal type these lines."""
    printed = Screen()
    words = find_localizer(language, "nights", in_words=True, pack=table.opening.pack)
    lines = LineIO(io.StringIO("".join(f"{line}\n" for line in typed)), printed)
    play_plain(OpenTable(table, save=lambda: None), words, lines)
    return printed.getvalue()


def test_only_the_reader_hears_an_unread_page() -> None:
    """The page is shown once to the Reader, after a handover, and once to everybody (N17.2)."""
    table = make_table(options={"person-reads": True}, d6=[1], destiny=["blank"])
    before, hers, after, *_ = at_a_screen(table, ["stay", "honor", "", "1", "", "1"]).split(CLEARED)
    assert "camel" not in before
    assert hers.startswith("Hand the keyboard to Bo")
    assert "Read this aloud, then turn the page." in hers
    assert "which is a sleeping camel" in hers
    assert "which is a sleeping camel" in after


def test_a_question_mark_and_a_name_explain_it() -> None:
    said = at_a_screen(make_table({"statuses": ["crippled"]}), ["? crip", "?seal", "? xyzzy"])
    assert "Crippled. You move one space less by land and by sea" in said
    assert "Seal Ring. It opens letters, and some doors." in said
    assert "There is nothing called “xyzzy”." in said


def test_a_part_of_a_name_is_enough_where_only_one_has_it() -> None:
    table = make_table()
    said = at_a_screen(table, ["the", "ZAGR"])
    assert "“the” could be any of these: " in said
    assert "the Zagros" in said
    assert table.view(None).board.heroes["Ana"].space == "zagros"


def test_whoever_may_stay_hears_where_and_with_whom() -> None:
    assert "1. stay (Baghdad); Bo is there." in at_a_screen(make_table(), [])


def test_stars_around_stressed_words_are_not_read_aloud() -> None:
    assert strip_emphasis("“*Enough*,” it said, *en passant*.") == "“Enough,” it said, en passant."


def test_the_rules_begin_with_what_the_moment_asks_for() -> None:
    said = at_a_screen(make_table(), ["??"])
    assert "You may go as far as your wealth allows, or stay." in said


def test_every_hero_is_told_with_home_pursuer_and_quest() -> None:
    bo = {"hero": "zumurrud", "statuses": ["married", "pursued"], "quest": "dream-of-riches"}
    said = at_a_screen(make_table({"treasures": ["seal-ring"], "destination": "cave-of-wonders"}, bo), ["t"])
    assert "Treasures: Seal Ring." in said
    assert "Destination marker: the Cave of Wonders." in said
    assert "Pursued" in said
    assert "Quest: Dream of riches" in said


COMMANDS_TRIED = ("help", "rules", "table", "map", "cards", "goal")
GAME = "| | ? {married} | 99 | fly | stay | 1 | | 1 | 1 | | 1 | stay | 1 | | 1 | 2"
"""Looks at everything; Ana stays, attacks and declares; Bo stays and attacks."""


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_end_of_a_game_reads_well_in_each_language(language: Language) -> None:
    """Ana and Bo are in Baghdad, both with their goal reached; Ana has more statuses."""
    laid = {"destiny": 12, "story": 12, "goal": {"destiny": 10, "story": 10}}
    ana = {**laid, "hero": "scheherazade", "statuses": ["married", "respected"], "wealth": "rich"}
    bo = {**laid, "hero": "sindbad", "treasures": ["seal-ring"]}
    table = make_table(ana, bo, d6=[1] * 8, destiny=["blank"] * 8, encounter=(PEOPLE, MOUNTAIN))
    say = find_localizer(language, "nights").say
    commands = [say(f"command-{command}").split()[0] for command in COMMANDS_TRIED]
    married = say("status-married", sex="woman")
    typed = [*commands, *(line.strip() for line in GAME.format(married=married).split("|")[1:])]
    told = at_a_screen(table, typed, language).replace(CLEARED, "(the screen is cleared)\n")
    assert_golden(GOLDEN / f"nights-{language}.txt", told)


@pytest.mark.parametrize(
    ("options", "sentence"),
    [
        ({"options": {"goal": 99}}, "--goal is a number from 1 to 60."),
        ({"options": {"heroes": {"Ana": "aladin"}}}, "There is no hero “aladin”"),
        ({"options": {"heroes": {"Zoe": "aladdin"}}}, "nobody of that name is playing"),
        ({"options": {"heroes": {"Ana": "aladdin", "Bo": "aladdin"}}}, "Two players want the same hero"),
        ({"first": "Ana"}, "--first is not an option of this game."),
    ],
)
def test_what_cannot_be_agreed_on_is_refused_with_a_sentence(
    sit, options: dict[str, object], sentence: str
) -> None:
    with refuses(re.escape(sentence)):
        sit([], "Ana", "Bo", **options)


def test_options_of_the_nights_are_refused_at_dice() -> None:
    with refuses("--goal is not an option of this game"):
        play_with_arguments(
            TerminalArguments("dice", ("Ana", "Bo"), lang="en", plain=True, options={"goal": 9})
        )


def test_a_table_is_set_from_the_command_line(sit) -> None:
    transcript = sit(
        ["t"], "Ana", "Bo=wanderer", options={"goal": 9, "random-skills": True, "heroes": {"Ana": "maaruf"}}
    )
    assert "Ana is Ma’aruf tonight." in transcript
    assert "Type two numbers that add up to 9" in transcript


def test_a_record_knows_its_game_and_says_how_to_go_on(sit, tmp_path: Path) -> None:
    record = tmp_path / "evening.serai"
    transcript = sit(["12 8", "q"], "Ana", "Bo=wanderer", record=record)
    assert f"serai terminal --resume {record} --pack {TINY}" in transcript
    monkey = sit(["t"], resume=record, seed=None)
    assert "Welcome back. " in monkey
    assert monkey.count("Ana is ") == 2, "how things stand is told before anybody asks"
    assert "which skill do you choose?" in monkey


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_word_means_two_commands(language: str) -> None:
    say = find_localizer(language, "nights").say
    words = [
        word for command in (*COMMANDS, *NightsLines.commands) for word in say(f"command-{command}").split()
    ]
    assert len(words) == len(set(words))
