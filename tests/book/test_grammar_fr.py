"""French, by the phrase book."""

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
@pytest.mark.parametrize("row", rows("fr"), ids=lambda row: f"{row.who}: {row.written}")
def test_phrase_book(row: Row):
    template = compile_text("fr", row.written)
    assert isinstance(template, Template)
    assert template.render(met("fr", row.who), row.hero) == row.read
    assert find_seam_problems(template, met("fr", row.who), row.hero) == []


def test_phrases_for_clients_are_ready():
    efreet = phrase_for_being(LEXICON, "fr", "efreet", "old")
    assert (efreet.bare, efreet.definite, efreet.indefinite) == (
        "vieil éfrit",
        "le vieil éfrit",
        "un vieil éfrit",
    )
    assert (efreet.of, efreet.to) == ("du vieil éfrit", "au vieil éfrit")


@pytest.mark.parametrize("mistake", mistakes("fr"), ids=lambda mistake: mistake.written)
def test_mistakes_are_reported(mistake: Mistake):
    problems = compile_text("fr", mistake.written)
    assert isinstance(problems, list)
    assert [(problem.code, problem.suggestion) for problem in problems] == [
        (mistake.code, mistake.suggestion)
    ]


@pytest.mark.parametrize(
    "written",
    [
        "Est-ce {l'autre} ?",
        "Donnez-le {à l'autre}.",
        "Vous {le} haïssez.",
        "Vous le croyez {autre}.",
        "Il a {un autre}.",
    ],
)
def test_what_only_looks_like_a_mistake_is_left_alone(written: str):
    assert isinstance(compile_text("fr", written), Template)


@pytest.mark.parametrize(
    ("who", "written"),
    [
        ("merchant", "la mule de *{l'autre}*"),
        ("merchant", "la mule de {L'autre}"),
        ("hyena", "plus fort que « {lui} »"),
        ("merchant", "le portrait de {h:le héros|l'héroïne}"),
    ],
)
def test_a_seam_that_nothing_can_join_is_reported(who: str, written: str):
    template = compile_text("fr", written)
    assert isinstance(template, Template)
    problems = find_seam_problems(template, met("fr", who), "m")
    assert [problem.code for problem in problems] == ["seam-joint"]
    assert written[problems[0].offset] == "{"


@pytest.mark.parametrize(
    ("who", "written"),
    [
        ("hyena", "la mule de *{l'autre}*"),
        ("merchant", "plus fort que « {lui} »"),
        ("merchant", "le courage de {h:le|la} suivre"),
        ("merchant", "Il vient de le voir, {h:seul|seule}."),
    ],
)
def test_a_seam_that_needs_no_change_is_left_alone(who: str, written: str):
    template = compile_text("fr", written)
    assert isinstance(template, Template)
    assert find_seam_problems(template, met("fr", who), "m") == []


def test_classes_tell_apart_all_that_french_tells_apart():
    classes = phrases_by_grammatical_class(LEXICON, "fr")
    assert {
        "m, common, being m",
        "m, common, vowel, being m",
        "f, common, being f",
        "f, common, vowel, being f",
        "f, common, being m",
        "m, name, being m",
        "m, name, vowel, being m",
        "m, unique, being m",
    } <= set(classes)
    assert len(classes) < 25
