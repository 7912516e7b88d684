"""Hints in the terminal, if the table allows them: by a word in plain mode, by a key in full screen."""

import io
from typing import Any

import pytest
from msgspec.structs import replace
from textual.pilot import Pilot

from serai.games.nights.terminal.screens.handover import HandoverScreen
from serai.locales.localizer import find_localizer
from serai.locales.texts import LANGUAGES, Language
from serai.table import Table
from serai.terminal.plain_mode import LineIO, play_plain
from serai.terminal.screens.dialogs import Sheet
from serai.terminal.setup import OpenTable, Setup, default_setup
from terminal.nights_keyboard import PACK, come_to_a_question, new_table, words_on
from terminal.nights_keyboard import app_of as nights_app
from terminal.nights_keyboard import press as press_nights
from terminal.test_app import Keeper, app_of, chosen, press, settle, shown

HINT = "a"
SAID = {"en": "Advice: ", "fr": "Conseil\u202f: ", "es": "Consejo: "}
BARRED = "Advice is turned off at this table."


def dice_table() -> Table:
    return Table.new("dice", ("Ana", "Bo"), {"first": "Ana"}, seed=7)


def told(table: Table, typed: list[str], language: Language = "en", *, hints: bool = True) -> list[str]:
    """What a table in plain mode prints when somebody types this."""
    printed = io.StringIO()
    lines = LineIO(io.StringIO("".join(f"{line}\n" for line in typed)), printed)
    words = find_localizer(language, table.opening.game, in_words=True, pack=table.opening.pack)
    play_plain(OpenTable(table, save=lambda: None, hints=hints), words, lines)
    return printed.getvalue().splitlines()


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_word_asks_for_advice_in_plain_lines(language: Language) -> None:
    (line,) = (one for one in told(dice_table(), [HINT], language) if one.startswith(SAID[language]))
    assert line.endswith(".")
    assert "{" not in line


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_nights_advise_in_plain_lines_too(language: Language) -> None:
    table = new_table(("Ana",), goal=6)
    lines = told(table, ["3 3", HINT], language)
    (line,) = (one for one in lines if one.startswith(SAID[language]))
    assert line.endswith(".")


def test_advice_in_the_nights_is_given_behind_a_cover_where_others_sit_here() -> None:
    """The hint uses the asking player's secret goal."""
    table = new_table(("Ana", "Bo"), goal=6, seed=3)
    lines = told(table, ["", "3 3", "", "3 3", "a", "", ""])
    at = next(number for number, line in enumerate(lines) if line.startswith(SAID["en"]))
    say = find_localizer("en", "nights", pack=PACK).say
    asking = next(iter(table.decisions))
    assert lines[at - 1] == say("plain-hand-over", seat=asking)
    assert lines[at + 1] == say("plain-seen")


def test_a_table_may_bar_advice_in_plain_lines() -> None:
    lines = told(dice_table(), ["a"], hints=False)
    assert BARRED in lines
    assert not any(line.startswith(SAID["en"]) for line in lines)


# In full screen


async def advised(pilot: Pilot[None]) -> None:
    """Asks for a hint, and waits for it."""
    await settle(pilot)
    await pilot.press("a")
    await pilot.pause()
    assert isinstance(pilot.app.screen, Sheet | HandoverScreen)


async def test_a_key_asks_for_advice_at_the_table() -> None:
    table = dice_table()
    app = app_of(table)
    async with app.run_test(size=(100, 30)) as pilot:
        await advised(pilot)
        assert find_localizer("en", "dice").say("screen-hint") in shown(app)
        await press(pilot, "a")
        assert not isinstance(app.screen, Sheet)
        assert not chosen(table), "advice chooses nothing"


async def test_a_table_may_bar_advice_on_the_screen() -> None:
    keeper = Keeper()
    app = app_of(replace(default_setup("dice"), hints=False), keeper)

    def barred(setup: Setup) -> OpenTable:
        opened = keeper.open(setup)
        return OpenTable(opened.table, opened.save, hints=setup.hints)

    app._open_table = barred
    async with app.run_test(size=(100, 40)) as pilot:
        await press(pilot, "enter")
        await press(pilot, "a")
        assert BARRED in shown(app)


@pytest.mark.parametrize("seats", [("Ana",), ("Ana", "Bo")])
async def test_advice_on_the_page_of_the_nights_is_covered_where_others_sit_here(seats: Any) -> None:
    table = new_table(seats, goal=6)
    app = nights_app(table)
    async with app.run_test(size=(110, 40)) as pilot:
        await come_to_a_question(pilot, app)
        await advised(pilot)
        if len(seats) > 1:
            assert isinstance(app.screen, HandoverScreen)
            await pilot.press("enter")
            await pilot.pause()
        assert isinstance(app.screen, Sheet)
        assert find_localizer("en", "nights", pack=PACK).say("screen-hint") in words_on(app)
        await press_nights(pilot, "escape")
        assert not isinstance(app.screen, Sheet)
