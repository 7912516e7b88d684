"""English, by the phrase book."""

import pytest

from book.phrasebook import LEXICON, Mistake, Row, met, mistakes, rows
from serai.book.grammar import (
    Template,
    compile_text,
    find_seam_problems,
    phrase_for_being,
    phrases_by_grammatical_class,
)


@pytest.mark.rule("N7.11")
@pytest.mark.parametrize("row", rows("en"), ids=lambda row: f"{row.who}: {row.written}")
def test_phrase_book(row: Row):
    template = compile_text("en", row.written)
    assert isinstance(template, Template)
    assert template.render(met("en", row.who), row.hero) == row.read
    assert find_seam_problems(template, met("en", row.who), row.hero) == []


@pytest.mark.parametrize("mistake", mistakes("en"), ids=lambda mistake: mistake.written)
def test_mistakes_are_reported(mistake: Mistake):
    problems = compile_text("en", mistake.written)
    assert isinstance(problems, list)
    assert [(problem.code, problem.suggestion) for problem in problems] == [
        (mistake.code, mistake.suggestion)
    ]


def test_phrases_for_clients_are_ready():
    efreet = phrase_for_being(LEXICON, "en", "efreet", "old")
    assert (efreet.bare, efreet.definite, efreet.indefinite) == (
        "old efreet",
        "the old efreet",
        "an old efreet",
    )
    assert (efreet.of, efreet.to, efreet.possessive) == (
        "of the old efreet",
        "to the old efreet",
        "the old efreet's",
    )


def test_a_name_goes_to_clients_without_article():
    ali = phrase_for_being(LEXICON, "en", "ali-baba")
    assert {ali.bare, ali.definite, ali.indefinite} == {"Ali Baba"}
    assert (ali.of, ali.to, ali.possessive) == ("of Ali Baba", "to Ali Baba", "Ali Baba's")


def test_pronouns_follow_the_being_and_not_the_french_noun():
    template = compile_text("en", "{he}")
    assert isinstance(template, Template)
    assert template.render(phrase_for_being(LEXICON, "en", "sentinel"), "m") == "he"


def test_classes_tell_apart_all_that_english_tells_apart():
    classes = phrases_by_grammatical_class(LEXICON, "en")
    assert {
        "he, common, being m",
        "he, common, an, being m",
        "she, common, being f",
        "it, common, being n",
        "it, common, being m",
        "he, name, being m",
        "he, unique, being m",
    } <= set(classes)
    assert len(classes) < 25
