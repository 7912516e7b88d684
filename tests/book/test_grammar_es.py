"""Spanish, by the phrase book."""

import pytest

from book.phrasebook import LEXICON, Mistake, Row, met, mistakes, rows
from serai.book.grammar import (
    Template,
    compile_text,
    find_seam_problems,
    phrase_for_being,
    phrases_by_grammatical_class,
    require_grammar,
)


@pytest.mark.rule("N7.11")
@pytest.mark.parametrize("row", rows("es"), ids=lambda row: f"{row.who}: {row.written}")
def test_phrase_book(row: Row):
    template = compile_text("es", row.written)
    assert isinstance(template, Template)
    assert template.render(met("es", row.who), row.hero) == row.read
    assert find_seam_problems(template, met("es", row.who), row.hero) == []


def test_phrases_for_clients_are_ready():
    eagle = phrase_for_being(LEXICON, "es", "eagle", "furious")
    assert (eagle.bare, eagle.definite, eagle.indefinite) == (
        "águila furiosa",
        "el águila furiosa",
        "un águila furiosa",
    )
    assert (eagle.of, eagle.to) == ("del águila furiosa", "al águila furiosa")


@pytest.mark.parametrize("mistake", mistakes("es"), ids=lambda mistake: mistake.written)
def test_mistakes_are_reported(mistake: Mistake):
    problems = compile_text("es", mistake.written)
    assert isinstance(problems, list)
    assert [(problem.code, problem.suggestion) for problem in problems] == [
        (mistake.code, mistake.suggestion)
    ]


def test_every_form_that_begins_with_el_is_contracted():
    grammar = require_grammar("es")
    for form in grammar.forms.values():
        if form.text.startswith("el "):
            rest = form.text.removeprefix("el ")
            assert grammar.contractions["de", form.text] == f"del {rest}"
            assert grammar.contractions["a", form.text] == f"al {rest}"


@pytest.mark.parametrize(
    "written", ["¿Es este {el otro}?", "la mula y la {del otro}", "la de {otro}", "un lobo y {otro}"]
)
def test_what_only_looks_like_a_mistake_is_left_alone(written: str):
    assert isinstance(compile_text("es", written), Template)


@pytest.mark.parametrize(
    ("who", "written"),
    [
        ("merchant", "la mula de «{el otro}»"),
        ("ibrahim", "tú y *{el otro}*"),
        ("merchant", "a {h:el rey|la reina}"),
    ],
)
def test_a_seam_that_nothing_can_join_is_reported(who: str, written: str):
    template = compile_text("es", written)
    assert isinstance(template, Template)
    assert [problem.code for problem in find_seam_problems(template, met("es", who), "m")] == ["seam-joint"]


@pytest.mark.parametrize(
    ("who", "written"),
    [("cairo", "las murallas de *{el otro}*"), ("merchant", "a *{él}*"), ("hyena", "y *{él}*")],
)
def test_a_seam_that_needs_no_change_is_left_alone(who: str, written: str):
    template = compile_text("es", written)
    assert isinstance(template, Template)
    assert find_seam_problems(template, met("es", who), "m") == []


def test_classes_tell_apart_all_that_spanish_tells_apart():
    classes = phrases_by_grammatical_class(LEXICON, "es")
    assert {
        "m, common, being m",
        "f, common, being f",
        "f, common, being m",
        "f, common, a, being f",
        "f, common, i, being f",
        "m, common, o, being m",
        "m, name, i, being m",
        "m, name, o, being m",
        "m, unique, being m",
    } <= set(classes)
    assert len(classes) < 35
