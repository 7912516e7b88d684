"""The Nights in plain lines: a game from its first line on, the map as a list, secrets covered."""

import io
import sys

import pytest

from book.tiny import TINY
from serai.games.nights import Nights
from serai.locales.speaker import speaker
from serai.locales.texts import LANGUAGES
from serai.table import Table
from serai.terminal.nights_lines import NightsLines
from serai.terminal.plain import COMMANDS, Lines, play_plain
from serai.terminal.play import Sitting, play
from serai.terminal.setup import OpenTable
from terminal.keyboard import Keyboard, said

CLEARED = "\x1b[3J\x1b[2J\x1b[H"


class Screen(io.StringIO):
    def isatty(self) -> bool:
        return True


@pytest.fixture
def sit(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]):
    def at_table(typed: list[str], *seats: str, **options: object) -> str:
        capsys.readouterr()
        monkeypatch.setattr(sys, "stdin", Keyboard("".join(f"{line}\n" for line in typed)))
        play(Sitting("nights", seats, pack=TINY, **{"lang": "en", "seed": 3, **options}))  # type: ignore[arg-type]
        return capsys.readouterr().out

    return at_table


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seats", [("Ana",), ("Ana", "Bo=random"), ("Ana", "Bo", "Cy=random")])
def test_people_and_bots_play_for_hours(sit, language: str, seats: tuple[str, ...]) -> None:
    goals = ["", "12 8"] * 2 if len(seats) > 2 else ["12 8"]
    transcript = sit([*goals, *["1", "2", "1", "3"] * 60], *seats, lang=language)
    assert "\x1b" not in transcript
    lines = said(transcript)
    assert len(lines) > 200
    for line in lines:
        assert not {*"{}"} & {*line}, line


def test_the_map_is_a_list_from_near_to_far(sit) -> None:
    transcript = sit(["12 8", "1", "1", "1", "basra"], "Ana", "Bo=random")
    assert "2. Basra (city), one space away." in transcript
    assert "Ana leaves Baghdad and reaches Basra." in transcript


def test_one_may_look_at_everything_on_the_way(sit) -> None:
    transcript = sit(
        ["g", "12 8", "1", "1", "1", "?", "??", "t", "c", "m", "g", "99", "fly"], "Ana", "Bo=random"
    )
    assert "No goal has been fixed yet." in transcript
    assert "Ana’s secret goal: 12 destiny points and 8 story points." in transcript
    assert "Cave of Wonders (Place of Power), 3 spaces away." in transcript
    assert "Acting and Disguise. A false beard" in transcript
    assert "“fly” means nothing to me. Type ? for help." in transcript


def test_a_goal_that_does_not_add_up_is_asked_for_again(sit) -> None:
    transcript = sit(["12 9", "twelve", "12-8"], "Ana", "Bo=random")
    assert transcript.count("Type two numbers that make 20, destiny first, as in 10 10.") == 2
    assert "which skill do you make your own?" in transcript


def test_secrets_are_covered_between_players() -> None:
    """A goal is shown to nobody but its player: the screen is cleared before and after."""
    pack = Nights.open_pack(TINY)
    table = Table.new("nights", ["Ana", "Bo"], seed=3, pack=pack)
    printed = Screen()
    opened = OpenTable(table, save=lambda: None)
    typed = io.StringIO("\n12 8\n\n7 13\n")
    play_plain(opened, speaker("en", "nights", in_words=True, pack=pack), Lines(typed, printed))
    before, _, rest = printed.getvalue().partition(CLEARED)
    assert "destiny" not in before
    hers, _, rest = rest.partition(CLEARED)
    assert hers.startswith("Hand the keyboard to Ana: this is for nobody else.")
    assert "Ana, in secret" in hers
    assert rest.count(CLEARED) == 2
    assert "which skill" in rest.rpartition(CLEARED)[2]


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_word_means_two_commands(language: str) -> None:
    say = speaker(language, "nights").say
    words = [
        word for command in (*COMMANDS, *NightsLines.commands) for word in say(f"command-{command}").split()
    ]
    assert len(words) == len(set(words))
