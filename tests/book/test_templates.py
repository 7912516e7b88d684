"""Texts with placeholders: compilation, problems, and invariants."""

import re
from pathlib import Path

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from book.phrasebook import LEXICON, met
from serai.book.grammar import (
    Phrase,
    Template,
    compile_text,
    find_seam_problems,
    phrase_for_being,
    phrases_by_grammatical_class,
    render_placeholders_docs_page,
    require_grammar,
)
from serai.book.languages import LANGUAGES, Language
from serai.book.lexicon import SEX_LETTERS, Problem, Sex

PHRASES: dict[Language, list[Phrase | None]] = {
    language: [None, *phrases_by_grammatical_class(LEXICON, language).values()] for language in LANGUAGES
}


def compiled(language: Language, text: str) -> Template:
    template = compile_text(language, text)
    assert isinstance(template, Template), template
    return template


def problems_of(language: Language, text: str) -> list[Problem]:
    problems = compile_text(language, text)
    assert isinstance(problems, list)
    assert all(problem.message for problem in problems)
    return problems


@pytest.mark.rule("N7.11", "N10.24")
def test_a_hero_whose_sex_changed_hears_the_same_text_otherwise():
    template = compiled("fr", "Vous revenez, épuisé{h:e}, et {l'autre} vous croit mort{h:e}.")
    efreet = phrase_for_being(LEXICON, "fr", "efreet")
    assert template.render(efreet, "m") == "Vous revenez, épuisé, et l'éfrit vous croit mort."
    assert template.render(efreet, "f") == "Vous revenez, épuisée, et l'éfrit vous croit morte."


def test_a_template_knows_whom_it_mentions():
    assert compiled("fr", "Rien.").depends_on_being_met is False
    assert compiled("fr", "{Il} dort.").depends_on_being_met is True
    assert compiled("fr", "fatigué{o:e}").depends_on_being_met is True
    assert compiled("fr", "perdu{h:e}").depends_on_hero_sex is True
    assert compiled("fr", "{Il} dort.").depends_on_hero_sex is False


@pytest.mark.parametrize(
    ("language", "text", "code", "offset"),
    [
        ("en", "You see {the other", "text-brace", 8),
        ("en", "You see the other}", "text-brace", 17),
        ("en", "You see {{the other}}", "text-brace", 8),
        ("en", "You see {the othr}.", "text-placeholder", 8),
        ("en", "You see {}.", "text-placeholder", 8),
        ("en", "You see {l'autre}.", "text-placeholder", 8),
        ("fr", "perdu{e}", "text-placeholder", 5),
        ("fr", "perdu{|e}", "text-mark", 5),
        ("fr", "perdu{:e}", "text-mark", 5),
        ("fr", "perdu{x:e}", "text-mark", 5),
        ("fr", "perdu{h :e}", "text-mark", 5),
        ("fr", "perdu{h:}", "text-mark", 5),
        ("fr", "perdu{h:a|b|c}", "text-mark", 5),
        ("fr", "perdu{o:a|b|c}", "text-mark", 5),
        ("en", "the {other}", "text-article", 0),
        ("en", "a {other's} mule", "text-article", 0),
    ],
)
def test_a_mistake_is_reported_with_its_place(language: Language, text: str, code: str, offset: int):
    problem = problems_of(language, text)[0]
    assert (problem.code, problem.offset) == (code, offset)


@pytest.mark.parametrize(
    ("language", "written", "meant"),
    [
        ("en", "{the othr}", "{the other}"),
        ("en", "{The oter's}", "{The other's}"),
        ("en", "{she}", "{he}"),
        ("en", "{Her}", "{Him}"),
        ("en", "{its}", "{his}"),
        ("en", "{a other}", "{an other}"),
        ("fr", "{de lautre}", "{de l'autre}"),
        ("fr", "{elle}", "{il}"),
        ("fr", "{a l'autre}", "{à l'autre}"),
        ("fr", "{cette autre}", "{cet autre}"),
        ("es", "{la otra}", "{el otro}"),
        ("es", "{el}", "{él}"),
        ("fr", "perdu{m|f}", "{h:m|f}"),
        ("fr", "perdu{o : m|f}", "{o:m|f}"),
        ("en", "an {other}", "{an other}"),
        ("en", "The {other's} mule", "{The other's}"),
    ],
)
def test_the_nearest_form_is_proposed(language: Language, written: str, meant: str):
    assert problems_of(language, written)[0].suggestion == meant


def test_every_mistake_of_a_text_is_reported():
    codes = [problem.code for problem in problems_of("en", "{he {the othr} {m|f} the {other} }")]
    assert codes == ["text-brace", "text-placeholder", "text-mark", "text-article", "text-brace"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_form_compiles_small_and_large_and_prints_itself(language: Language):
    for form in require_grammar(language).data.forms:
        for text in (form.text, form.text[0].upper() + form.text[1:]):
            read = compiled(language, f"{{{text}}}").render(None, "m")
            # "hers" prints in the feminine, because "his" is another form.
            assert read == ("his" if text == "hers" else "His" if text == "Hers" else text)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_phrase_says_every_form(language: Language):
    for form in require_grammar(language).data.forms:
        template = compiled(language, f"{{{form.text}}}")
        assert all(template.render(other, "m").strip() for other in PHRASES[language])


def test_text_inside_marks_and_plain_text_are_never_adjusted():
    merchant = met("fr", "merchant")
    assert compiled("fr", "de le {h:de le|de la} si il {il}").render(merchant, "m") == "de le de le si il il"


def test_a_seam_word_that_is_only_the_end_of_a_word_is_left_alone():
    merchant = met("fr", "merchant")
    assert compiled("fr", "gran{h:d|}de {l'autre}").render(merchant, "m") == "grandde le marchand"
    assert compiled("es", "hacia {el otro}").render(met("es", "merchant"), "m") == "hacia el mercader"
    assert compiled("es", "perr{h:o|a}o {otro}").render(met("es", "omar"), "m") == "perroo Omar"


def test_a_template_can_be_stored():
    template = compiled("fr", "Vous savez qu'{il} est perdu{h:e}, loin de {l'autre} fatigué{o:e}.")
    stored = msgspec.msgpack.decode(msgspec.msgpack.encode(template), type=Template)
    assert stored == template
    hyena = met("fr", "hyena")
    assert stored.render(hyena, "f") == "Vous savez qu'elle est perdue, loin de la hyène fatiguée."


def test_the_page_of_placeholders_is_up_to_date():
    page = Path(__file__).parents[2] / "docs/book/placeholders.md"
    assert page.read_text("utf-8") == render_placeholders_docs_page()


def test_an_endless_text_is_read_in_a_moment():
    text = "de " * 20_000 + "{l'autre} de " * 5_000 + " " * 50_000 + "{l'autre}"
    template = compiled("fr", text)
    assert template.render(None, "m")


WORDS = {
    "en": ["You", "the mule", "a", "“", ".", " ", "\n", "’"],
    "fr": [
        "Vous",
        "de",
        "que",
        "qu'",
        "d’",
        "s'",
        "si",
        "à",
        "le",
        "jusqu'",
        "«\u00a0",
        "\u202f!",
        " ",
        "-",
        "*",
    ],
    "es": ["Tú", "de", "a", "y", "o", "u", "e", "¿", "¡", "«", " ", "el", "*", "Y"],
}


@st.composite
def texts(draw: st.DrawFn) -> tuple[Language, str]:
    language = draw(st.sampled_from(LANGUAGES))
    forms = [form.text for form in require_grammar(language).data.forms]
    forms += [text[0].upper() + text[1:] for text in forms]
    marks = ["h:e", "o:x|se", "s:le roi|la reine", "h:el|la", "o:|e"]
    braced = st.sampled_from(forms + marks).map("{{{}}}".format)
    plain = st.sampled_from(WORDS[language]) | st.text(st.characters(exclude_characters="{}"), max_size=8)
    return language, "".join(draw(st.lists(braced | plain, max_size=12)))


@given(texts(), st.sampled_from(SEX_LETTERS), st.data())
def test_no_compiled_text_keeps_a_brace_or_fails(
    written: tuple[Language, str], hero: Sex, data: st.DataObject
):
    language, text = written
    template = compile_text(language, text)
    if isinstance(template, list):
        assert all(0 <= problem.offset <= len(text) for problem in template)
        return
    other = data.draw(st.sampled_from(PHRASES[language]))
    read = template.render(other, hero)
    assert "{" not in read
    assert "}" not in read
    assert {problem.code for problem in find_seam_problems(template, other, hero)} <= {"seam-joint"}


@given(
    st.sampled_from(LANGUAGES), st.text(st.characters(exclude_characters="{}")), st.sampled_from(SEX_LETTERS)
)
def test_a_text_without_braces_is_read_as_written(language: Language, text: str, hero: Sex):
    assert compiled(language, text).render(None, hero) == text


@given(st.sampled_from(LANGUAGES), st.text("{}ohs:|el '"))
def test_anything_at_all_compiles_or_is_reported(language: Language, text: str):
    template = compile_text(language, text)
    assert isinstance(template, Template) or template


@pytest.mark.parametrize(
    ("language", "words", "wrong"),
    [
        (
            "fr",
            "de d' à que qu' lorsque jusqu' si s'",
            r"(?<!\w)(de|à) les? |(?<!\w)(d|qu|s)'[^aeiouyéêàhôœî]|(de|que) (un|il|elle)",
        ),
        ("es", "de a y o e u", r"(?<!\w)(de|a) el |(?<!\w)y h?i[^e]|(?<!\w)o h?o"),
    ],
)
def test_no_word_before_any_form_of_any_being_is_left_unjoined(language: Language, words: str, wrong: str):
    # In « de le suivre » the pronoun le stays.
    forms = [form.text for form in require_grammar(language).data.forms if form.text != "le"]
    for word in words.split():
        for form in forms:
            template = compiled(language, word + ("" if word.endswith("'") else " ") + f"{{{form}}}")
            for other in PHRASES[language]:
                read = template.render(other, "m")
                assert not re.search(wrong, read, re.IGNORECASE if language == "fr" else 0), read
