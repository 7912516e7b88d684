"""Searching rules, in the browser and with `serai rules`."""

import pytest
from rich.console import Console

from refusals import refuses
from serai.locales.texts import LANGUAGES, Language
from serai.rulebook.commands import print_rules
from serai.rulebook.reader import load_rulebook
from serai.rulebook.search import contains_all_words, search_rules


def ids(game: str, language: Language, *typed: str) -> list[str]:
    return [entry.ids[0] for _, entry in search_rules(load_rulebook(game, language), typed)]


@pytest.mark.parametrize(
    ("text", "typed", "does"),
    [
        ("Éclopé · Éclopée", ["eclope"], True),
        ("the hero’s home", ["HERO"], True),
        ("l’elfe arrogant", ["elfe"], True),
        ("the marriage", ["arriage"], False),
        ("home and seat", ["home", "seat"], True),
        ("home and seat", ["home", "vizier"], False),
        ("N10.30 several", ["n10.3"], False),
        ("N10.3 one", ["n10.3"], True),
        ("anything", [], True),
    ],
)
def test_every_word_must_begin_one(text: str, typed: list[str], does: bool) -> None:
    assert contains_all_words(text, typed) is does


def test_rules_are_found_by_words_and_by_number() -> None:
    assert ids("nights", "en", "married")[0] == "N10.3"
    assert "N10.17" in ids("nights", "fr", "foyer", "ville")
    assert ids("nights", "es", "N10.17") == ["N10.17"]
    assert ids("dice", "en", "D1.4")[0] == "D1.4"
    assert ids("dice", "es", "hadas") == ["D4.2", "D5.4"]


def printed(game: str, language: Language, *typed: str) -> str:
    console = Console(width=100, record=True)
    with console.capture() as capture:
        print_rules(game, typed, language, console)
    return capture.get()


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_rules_are_printed_where_no_word_is_given(language: Language) -> None:
    page = printed("dice", language)
    for chapter in load_rulebook("dice", language).chapters:
        assert chapter.title in page
        for entry in chapter.entries:
            assert entry.title in page


def test_only_what_was_asked_for_is_printed() -> None:
    page = printed("nights", "en", "sultan", "hop")
    assert "N10.25" in page
    assert "N10.24" not in page


def test_what_no_rule_holds_is_refused_in_a_sentence() -> None:
    with refuses("Aucune règle", language="fr"):
        print_rules("nights", ["xylophone"], "fr")
