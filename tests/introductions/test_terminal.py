"""Introductions in the terminal: `serai terminal dice --introduction`."""

from io import StringIO
from typing import Any

import pytest

from refusals import refuses
from serai.games.dice.terminal.app import DiceApp
from serai.games.nights.terminal.app import NightsApp
from serai.introductions.introduction import find_introduction
from serai.locales.localizer import find_localizer
from serai.locales.texts import LANGUAGES, Language, find_texts
from serai.plugin import find_plugin
from serai.terminal.arguments import TerminalArguments
from serai.terminal.plain_mode import LineIO, play_plain
from serai.terminal.play import TerminalSession
from serai.terminal.play import play_with_arguments as open_terminal
from terminal.idle import patch_idle_wait

DICE = "keep:1,3,5\nstop\nelf-run-4\nplace\n" + "stop\n1\n" * 12
NIGHTS = "move:damavand\n1\n\n1\n\n1\n\n"


def session(game: str, language: Language = "en", **asked: Any) -> TerminalSession:
    arguments = TerminalArguments(game=game, introduction=True, **asked)
    return TerminalSession(arguments, find_localizer(language, game, in_words=True))


def printed(game: str, typed: str, language: Language = "en") -> list[str]:
    out = StringIO()
    words = find_localizer(language, game, in_words=True)
    play_plain(
        session(game, language, seats=("Ana",)).open_introduction_table(), words, LineIO(StringIO(typed), out)
    )
    return out.getvalue().splitlines()


def remark(language: Language, key: str, other: str) -> str:
    words = find_texts(language, "introduction", *find_plugin(key.partition("-")[0]).texts)
    said = words.say(f"introduction-{key}", name="Ana", other=other)
    return words.say("introduction-said", remark=said)


@pytest.mark.parametrize("language", LANGUAGES)
def test_in_lines_a_remark_follows_what_it_is_about(language: Language) -> None:
    lines = printed("dice", DICE, language)
    other = find_localizer(language, "dice").say("setup-bot")
    keys = ("dice-welcome", "dice-first-roll", "dice-stack", "dice-place", "dice-slide", "dice-dragon")
    found = [lines.index(remark(language, key, other)) for key in keys]
    assert found == sorted(found)
    assert remark(language, "dice-enough", other) in lines
    for cue in find_introduction("dice").cues:
        assert lines.count(remark(language, cue.key, other)) <= 1


@pytest.mark.parametrize("language", LANGUAGES)
def test_in_lines_the_nights_are_introduced_too(language: Language) -> None:
    lines = printed("nights", NIGHTS, language)
    other = find_localizer(language, "nights").say("setup-bot")
    keys = ("nights-welcome", "nights-journey", "nights-met", "nights-reaction", "nights-destiny-die")
    found = [lines.index(remark(language, key, other)) for key in keys]
    assert found == sorted(found)


@pytest.fixture
def rest(monkeypatch: pytest.MonkeyPatch) -> None:
    patch_idle_wait(monkeypatch)


@pytest.mark.usefixtures("rest")
async def test_on_the_screen_of_dice_a_slip_says_it() -> None:
    opened = session("dice", seats=("Ana",)).open_introduction_table()
    app = DiceApp(opened, lambda _: opened, "en", pace=0.0)
    async with app.run_test(size=(120, 48)) as pilot:
        await pilot.pause()
        slips = [slip.message for slip in app._notifications]
        assert any(slip.startswith("Welcome, Ana.") for slip in slips)
        await pilot.press("1", "3", "5", "enter")
        await pilot.pause()
        slips = [slip.message for slip in app._notifications]
        assert any("● red" in slip for slip in slips)


@pytest.mark.usefixtures("rest")
async def test_on_the_screen_of_the_nights_a_slip_says_it() -> None:
    opened = session("nights", seats=("Ana",)).open_introduction_table()
    app = NightsApp(opened, lambda _: opened, "en", None)
    async with app.run_test(size=(120, 48)) as pilot:
        await pilot.pause()
        slips = [slip.message for slip in app._notifications]
        assert any(slip.startswith("Good evening, Ana.") for slip in slips)
        assert len(slips) == len({*slips})


@pytest.mark.parametrize(
    "asked",
    [{"seats": ("Ana", "Bo")}, {"seats": ("Ana=king",)}, {"seed": 3}, {"first": "Ana"}],
)
def test_an_introduction_has_its_own_terms(asked: dict[str, Any]) -> None:
    with refuses("options of an introduction are fixed"):
        open_terminal(TerminalArguments(game="dice", introduction=True, lang="en", plain=True, **asked))
