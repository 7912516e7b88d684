"""The rulebooks cover all numbered rules, and are the same in three languages."""

import re

import pytest

from conftest import numbered_rules
from serai.book.vocabulary import PLACES, SKILLS, STATUSES, WEALTH
from serai.games.dice.cards import INHABITANTS
from serai.locales.texts import LANGUAGES, Language, find_texts
from serai.plugin import find_plugin
from serai.rulebook.reader import RULE, RuleEntry, load_rulebook, parse_rulebook, rule_id_without_suffix
from serai.rulebook.search import normalize_for_search

GAMES: tuple[str, ...] = ("dice", "nights")

ONLY_FOR_IMPLEMENTERS = {
    "D1.6": "the names of the cards in records and messages",
}


SPANISH_FIGURES = {"seises": "6", "cuatros": "4", "treses": "3", " unos,": " 1,"}


def entries(game: str, language: Language) -> list[RuleEntry]:
    return [entry for chapter in load_rulebook(game, language).chapters for entry in chapter.entries]


def ids(game: str, language: Language) -> list[str]:
    return [told for entry in entries(game, language) for told in entry.ids]


def words_of(game: str, language: Language) -> str:
    return " ".join(f"{entry.title} {entry.text}" for entry in entries(game, language))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_rule_that_a_player_can_meet_is_told(language: Language) -> None:
    told = [rule_id_without_suffix(each) for game in GAMES for each in ids(game, language)]
    assert set(told) == set(numbered_rules()) - ONLY_FOR_IMPLEMENTERS.keys()
    assert sorted(set(told), key=told.index) == [rule for rule in numbered_rules() if rule in set(told)]


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_languages_tell_the_same_rules_in_the_same_order(game: str, language: Language) -> None:
    assert ids(game, language) == ids(game, "en")
    assert len(set(ids(game, language))) == len(ids(game, language))
    for here, there in zip(entries(game, language), entries(game, "en"), strict=True):
        assert len(here.paragraphs) == len(there.paragraphs)
        assert [len(each.items) for each in here.paragraphs] == [len(each.items) for each in there.paragraphs]


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_languages_name_the_same_numbers(game: str, language: Language) -> None:
    for here, there in zip(entries(game, language), entries(game, "en"), strict=True):
        assert _figures(here) == _figures(there), here.ids


def _figures(entry: RuleEntry) -> set[str]:
    text = entry.text
    for word, figure in SPANISH_FIGURES.items():
        text = text.replace(word, figure)
    return {figure.replace(",", ".") for figure in re.findall(r"\d+(?:[.,]\d+)?", text)}


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_chapter_and_rule_has_a_title_and_words(game: str, language: Language) -> None:
    rules = load_rulebook(game, language)
    assert rules.title == find_texts(language, *find_plugin(game).texts).say("title")
    assert rules.about
    for chapter in rules.chapters:
        assert chapter.title
        for entry in chapter.entries:
            assert entry.ids[0].startswith(f"{chapter.id}.")
            assert entry.title
            assert len(entry.title) < 60, "it fits on one line of a phone"
            assert entry.paragraphs
            assert len(entry.text) < 900, f"{entry.ids[0]} is longer than a glance"


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_rule_that_is_pointed_to_exists(game: str, language: Language) -> None:
    rules = load_rulebook(game, language)
    for entry in entries(game, language):
        for named in RULE.findall(entry.text):
            assert rules.find_entry(named), f"{entry.ids[0]} points to {named}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_things_are_called_as_at_the_table(language: Language) -> None:
    say = find_texts(language, "serai.games.nights.locales:nights").say
    words = normalize_for_search(words_of("nights", language))
    rules = load_rulebook("nights", language)
    for number, status in enumerate(STATUSES, 1):
        entry = rules.find_entry(f"N10.{number}")
        assert entry
        forms = dict.fromkeys(say(f"status-{status}", sex=sex) for sex in ("man", "woman"))
        assert entry.title == " · ".join(forms)
    names = [say(f"skill-{skill}") for skill in SKILLS]
    names += [say(f"wealth-{level}", sex="man") for level in WEALTH]
    names += [say(f"power-{place}.the") for place in PLACES]
    for name in names:
        assert normalize_for_search(name) in words


@pytest.mark.parametrize("language", LANGUAGES)
def test_ways_to_play_are_called_as_at_the_door(language: Language) -> None:
    say = find_texts(language, "serai.games.nights.locales:door").say
    options = {"N16.2": "one-status", "N16.3": "random-skills", "N16.5": "storytelling", "N16.6": "merchant"}
    for rule, option in options.items():
        entry = load_rulebook("nights", language).find_entry(rule)
        assert entry
        assert entry.title == say(f"game-option-{option}")
    alone = load_rulebook("nights", language).find_entry("N16.4")
    assert alone
    assert alone.title == say("alone")


@pytest.mark.parametrize("language", LANGUAGES)
def test_inhabitants_are_called_as_on_their_cards(language: Language) -> None:
    say = find_texts(language, "serai.games.dice.locales:dice").say
    for kind in {card.kind for card in INHABITANTS.values()}:
        entry = load_rulebook("dice", language).find_entry(f"D1.4-{kind}")
        assert entry
        assert normalize_for_search(entry.title) == normalize_for_search(say(f"kind-{kind}.the"))


def test_the_points_on_the_cards_are_those_that_are_told() -> None:
    for kind in {card.kind for card in INHABITANTS.values()} - {"fairy"}:
        entry = load_rulebook("dice", "en").find_entry(f"D1.4-{kind}")
        assert entry
        told = set(map(int, re.findall(r"\b\d+\b", re.sub(RULE, "", entry.text))))
        assert {abs(card.points) for card in INHABITANTS.values() if card.kind == kind} <= told


@pytest.mark.parametrize("game", GAMES)
def test_french_has_its_narrow_spaces(game: str) -> None:
    chapters = load_rulebook(game, "fr").chapters
    text = words_of(game, "fr") + " ".join(chapter.about for chapter in chapters)
    assert not re.search(r"(?<!\u202f)[;:!?»%](?!\w)", text)
    assert not re.search(r"«(?!\u202f)", text)
    assert "'" not in text


def test_a_page_is_read_into_chapters_rules_and_lists() -> None:
    page = "# Game\n\nIn short.\n\n## X1 First\n\nFor all.\n\n### N1.1 N1.2 Two rules\nOne\nline:\n"
    page += "\n- a\n- b\n\nMore.\n"
    rules = parse_rulebook(page, "nights", "en")
    assert (rules.title, rules.about) == ("Game", "In short.")
    (chapter,) = rules.chapters
    assert (chapter.id, chapter.title, chapter.about) == ("X1", "First", "For all.")
    (entry,) = chapter.entries
    assert (entry.ids, entry.title) == (("N1.1", "N1.2"), "Two rules")
    assert [(each.text, each.items) for each in entry.paragraphs] == [
        ("One line:", ("a", "b")),
        ("More.", ()),
    ]
