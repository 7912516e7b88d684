"""`serai odds`: a table in the reader's language, JSON for programs, a sentence for errors."""

import io

import msgspec
import pytest
from rich.console import Console

from refusals import refuses
from serai.games.dice.cards import INHABITANTS
from serai.games.dice.terminal.odds import Odds, calculate_odds, print_odds
from serai.locales.localizer import find_localizer
from serai.locales.texts import LANGUAGES, Language
from serai.table import Refused


def printed(found: Odds, language: Language, width: int = 120, *, as_json: bool = False) -> str:
    console = Console(file=io.StringIO(), width=width, color_system=None)
    print_odds(found, as_json=as_json, lang=language, console=console)
    assert isinstance(console.file, io.StringIO)
    return console.file.getvalue()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_is_shown_with_its_id_its_name_and_its_chance(language: Language) -> None:
    text = printed(calculate_odds(()), language, 160)
    for card_id in INHABITANTS:
        card = find_localizer(language, "dice").card_text(card_id)
        row = next(line for line in text.splitlines() if f" {card_id} " in line)
        assert card.name in row
        assert card.condition in row
        assert "%" in row


@pytest.mark.rule("D7.2")
def test_the_figures_are_those_of_the_rules() -> None:
    rows = printed(calculate_odds(("elf-run-4", "gnome-6-blue")), "en").splitlines()
    assert any("elf-run-4" in row and "78.75%" in row for row in rows)
    assert any("gnome-6-blue" in row and "12.14%" in row for row in rows)


def test_headings_and_advice_are_in_the_language() -> None:
    dice = "4r 4r 4g 4g 1g 2r"
    assert "keep 4r 4r 4g 4g" in printed(calculate_odds(("dwarf-five-1", "orc-4-2"), dice, 1), "en")
    assert "encore 1 lancer" in printed(calculate_odds(("orc-4-2",), dice, 1), "fr")
    assert "plantarse" in printed(calculate_odds(("orc-4",), dice, 1), "es")
    assert "lanzar otra vez los seis" in printed(calculate_odds(("hypnotist",), "6b 6b 6r 6r 6g 6g", 1), "es")
    assert "Pas encore de dés" in printed(calculate_odds(("orc-4",)), "fr")


def test_bars_are_drawn_where_there_is_room() -> None:
    found = calculate_odds(("orc-2-2",))
    assert "█" in printed(found, "en", 120)
    assert "█" not in printed(found, "en", 80)


def test_json_is_for_programs_and_in_no_language() -> None:
    found = calculate_odds(("orc-4",), "4r 4r 4g 4g 1g 2r", 1)
    assert printed(found, "fr", as_json=True) == printed(found, "en", as_json=True)
    decoded = msgspec.json.decode(printed(found, "en", as_json=True), type=Odds)
    assert decoded == found


def test_a_card_that_does_not_exist_is_refused_with_a_hint() -> None:
    with refuses("did you mean elf-run-4"):
        calculate_odds(("elf-run-44",))


@pytest.mark.parametrize("rolls", [-1, 5])
def test_more_rolls_than_a_turn_has_are_refused(rolls: int) -> None:
    with refuses("at most 4 rolls"):
        calculate_odds((), None, rolls)


@pytest.mark.parametrize("dice", ["7r", "1b 1b 1b", "3x"])
def test_dice_that_cannot_lie_so_are_refused(dice: str) -> None:
    with pytest.raises(Refused):
        calculate_odds((), dice)
