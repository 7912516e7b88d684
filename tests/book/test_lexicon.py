"""The lexicon reader returns complete entries or reports what is missing."""

import tomllib

import msgspec
import pytest

from book.phrasebook import LEXICON
from serai.book.diagnostics import Position, Report
from serai.book.grammar import UnknownWordError, phrase_for_being
from serai.book.lexicon import (
    BEING_KINDS,
    KIND_TRAITS,
    TRAITS,
    Lexicon,
    Problem,
    read_adjectives,
    read_beings,
    traits_of,
)
from serai.book.toml import entries_or_empty, format_dotted_key, read_toml

GOOD = """
[merchant]
sex = "m"
kind = "person"
en = { noun = "merchant" }
fr = { noun = "marchand", gender = "m" }
es = { noun = "mercader", gender = "m" }
"""


def beings_of(text: str) -> list[Problem]:
    return read_beings(tomllib.loads(text))[1]


def adjectives_of(text: str) -> list[Problem]:
    return read_adjectives(tomllib.loads(text))[1]


def found(problems: list[Problem]) -> list[tuple[str, str]]:
    assert all(problem.message for problem in problems)
    return [(problem.code, format_dotted_key(problem.key)) for problem in problems]


def test_a_sound_being_has_no_problem():
    beings, problems = read_beings(tomllib.loads(GOOD))
    assert problems == []
    assert beings["merchant"].words["fr"].base_form == "marchand"


@pytest.mark.parametrize(
    ("before", "after", "expected"),
    [
        ('sex = "m"', "", ("lexicon-missing", "beings.merchant.sex")),
        ('sex = "m"', 'sex = "x"', ("lexicon-value", "beings.merchant.sex")),
        ('kind = "person"', 'kind = "persom"', ("lexicon-value", "beings.merchant.kind")),
        ('fr = { noun = "marchand", gender = "m" }', "", ("lexicon-missing", "beings.merchant.fr")),
        (
            'fr = { noun = "marchand", gender = "m" }',
            'fr = "marchand"',
            ("lexicon-value", "beings.merchant.fr"),
        ),
        ('"marchand", gender = "m"', '"marchand"', ("lexicon-missing", "beings.merchant.fr.gender")),
        ('"marchand"', '"hyène"', ("lexicon-french-h", "beings.merchant.fr.h")),
        ('"marchand"', '"Yasmina"', ("lexicon-french-h", "beings.merchant.fr.h")),
        ('"marchand"', '"ouistiti"', ("lexicon-french-h", "beings.merchant.fr.h")),
        ('"marchand"', '"marchand", h = "muet"', ("lexicon-french-h", "beings.merchant.fr.h")),
        ('"marchand"', '"hyène", h = "aspire"', ("lexicon-value", "beings.merchant.fr.h")),
        ('"marchand"', '"le marchand"', ("lexicon-article-in-noun", "beings.merchant.fr.noun")),
        ('"marchand"', '"l\'éfrit"', ("lexicon-article-in-noun", "beings.merchant.fr.noun")),
        ('"marchand"', '"40 voleurs"', ("lexicon-value", "beings.merchant.fr.noun")),
        ('"marchand"', '"{marchand}"', ("lexicon-value", "beings.merchant.fr.noun")),
        ('"marchand"', '""', ("lexicon-value", "beings.merchant.fr.noun")),
        ('"marchand"', "7", ("lexicon-value", "beings.merchant.fr.noun")),
        ('"marchand"', '"marchand", propre = true', ("lexicon-unknown-key", "beings.merchant.fr.propre")),
        ('"marchand"', '"marchand", proper = "yes"', ("lexicon-value", "beings.merchant.fr.proper")),
        ('"merchant"', '"the merchant"', ("lexicon-article-in-noun", "beings.merchant.en.noun")),
        ('"merchant"', '"hag"', ("lexicon-english-article", "beings.merchant.en.article")),
        ('"merchant"', '"hour"', ("lexicon-english-article", "beings.merchant.en.article")),
        ('"merchant"', '"unicorn"', ("lexicon-english-article", "beings.merchant.en.article")),
        ('"merchant"', '"eunuch"', ("lexicon-english-article", "beings.merchant.en.article")),
        ('"merchant"', '"X-ray"', ("lexicon-english-article", "beings.merchant.en.article")),
        ('"merchant"', '"S-shaped reef"', ("lexicon-english-article", "beings.merchant.en.article")),
        ('"merchant"', '"MP"', ("lexicon-english-article", "beings.merchant.en.article")),
        ('"merchant"', '"one-eyed man"', ("lexicon-english-article", "beings.merchant.en.article")),
        (
            '"mercader", gender = "m"',
            '"águila", gender = "f"',
            ("lexicon-spanish-a", "beings.merchant.es.stressed-a"),
        ),
        (
            '"mercader", gender = "m"',
            '"hada", gender = "f"',
            ("lexicon-spanish-a", "beings.merchant.es.stressed-a"),
        ),
        (
            '"mercader"',
            '"mercader", stressed-a = true',
            ("lexicon-spanish-a", "beings.merchant.es.stressed-a"),
        ),
        ("[merchant]", "[Merchant]", ("lexicon-id", "beings.Merchant")),
    ],
)
def test_what_is_missing_or_wrong_is_named_where_it_stands(
    before: str, after: str, expected: tuple[str, str]
):
    assert before in GOOD
    assert found(beings_of(GOOD.replace(before, after))) == [expected]


def test_a_misspelling_comes_with_what_was_meant():
    kind, gender = beings_of(GOOD.replace('"person"', '"persom"').replace("gender", "gendre", 1))[:2]
    assert kind.suggestion == "person"
    assert "gender" in beings_of(GOOD.replace("fr = {", "fr = { gendre = 1,"))[0].suggestion
    assert gender.key == ("beings", "merchant", "fr", "gender")


def test_a_name_with_a_dot_is_reported_where_it_stands_and_not_where_another_name_does():
    report = Report()
    being = 'kind = "person"\nsex = "m"\nen.noun = "wolf"\nfr.noun = "loup"\nes.noun = "lobo"\n'
    toml = read_toml("x.toml", f'[beings.wolf]\n{being}[beings."wolf.en"]\n{being}', report)
    assert toml is not None
    problems = read_beings(entries_or_empty(toml.value["beings"]))[1]
    (identifier,) = [problem for problem in problems if problem.code == "lexicon-id"]
    assert identifier.key == ("beings", "wolf.en")
    assert toml.position_of(identifier.key) == Position(7, 2)


def test_one_entry_may_have_many_problems_and_all_are_reported():
    text = """
    [efreet]
    en = { noun = "hour" }
    fr = { noun = "heure" }
    es = { noun = "alma", gender = "f" }
    [djinn]
    """
    paths = [path for _, path in found(beings_of(text))]
    assert paths == [
        "beings.efreet.kind",
        "beings.efreet.sex",
        "beings.efreet.en.article",
        "beings.efreet.fr.gender",
        "beings.efreet.fr.h",
        "beings.efreet.es.stressed-a",
        "beings.djinn.kind",
        "beings.djinn.sex",
        "beings.djinn.en",
        "beings.djinn.fr",
        "beings.djinn.es",
    ]


def test_a_faulty_entry_does_not_take_the_others_with_it():
    beings, problems = read_beings(tomllib.loads(GOOD + "[djinn]\n"))
    assert list(beings) == ["merchant"]
    assert {problem.key[1] for problem in problems} == {"djinn"}


@pytest.mark.parametrize("value", [1, "merchant", [], None])
def test_an_entry_that_is_no_table_is_reported(value: object):
    assert found(read_beings({"merchant": value})[1]) == [("lexicon-value", "beings.merchant")]


@pytest.mark.parametrize(
    ("word", "article"),
    [
        ("merchant", "a"),
        ("efreet", "an"),
        ("island", "an"),
        ("yogi", "a"),
        ("onerous task", "an"),
        ("Éloi", "an"),
        ("T-shaped reef", "a"),
        ("A-frame", "an"),
        ("xebec", "a"),
    ],
)
def test_safe_spellings_need_no_article(word: str, article: str):
    beings, problems = read_beings(tomllib.loads(GOOD.replace('"merchant"', f'"{word}"')))
    assert problems == []
    assert beings["merchant"].words["en"].sound == ("an" if article == "an" else "")


def test_an_author_may_overrule_a_safe_spelling():
    beings, _ = read_beings(tomllib.loads(GOOD.replace('"merchant"', '"X-ray", article = "an"')))
    assert beings["merchant"].words["en"].sound == "an"


@pytest.mark.parametrize(
    ("word", "elides"), [("éfrit", True), ("œuf", True), ("Yvette", True), ("ʿAli", True), ("wali", False)]
)
def test_safe_spellings_need_no_h(word: str, elides: bool):
    beings, problems = read_beings(tomllib.loads(GOOD.replace('"marchand"', f'"{word}"')))
    assert problems == []
    assert beings["merchant"].words["fr"].sound == ("vowel" if elides else "")


@pytest.mark.parametrize(
    ("word", "sound"),
    [
        ("Ibrahim", "i"),
        ("hijo", "i"),
        ("hiena", ""),
        ("hielo", ""),
        ("ion", ""),
        ("ídolo", "i"),
        ("ogro", "o"),
        ("hombre", "o"),
        ("uno", ""),
        ("Ysac", "i"),
        ("Yasir", ""),
    ],
)
def test_spanish_first_sounds(word: str, sound: str):
    beings, problems = read_beings(tomllib.loads(GOOD.replace('"mercader"', f'"{word}"')))
    assert problems == []
    assert beings["merchant"].words["es"].sound == sound


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        (
            'fr = { m = "vieux", f = "vieille", position = "before" }',
            ("lexicon-special-form", "fr.before-vowel"),
        ),
        (
            'fr = { m = "fou", f = "folle", position = "before" }',
            ("lexicon-special-form", "fr.before-vowel"),
        ),
        ('fr = { m = "mou", f = "molle", position = "after" }', ("lexicon-special-form", "fr.before-vowel")),
        ('fr = { m = "vif", position = "after" }', ("lexicon-missing", "fr.f")),
        ('fr = { m = "vif", f = "vive" }', ("lexicon-missing", "fr.position")),
        ('fr = { m = "haut", f = "haute", position = "before" }', ("lexicon-french-h", "fr.h")),
        ('es = { m = "bueno", f = "buena", position = "before" }', ("lexicon-special-form", "es.before-m")),
        (
            'es = { m = "grande", f = "grande", before-m = "gran", position = "before" }',
            ("lexicon-special-form", "es.before-f"),
        ),
        ('en = { word = "honest" }', ("lexicon-english-article", "en.article")),
        ('en = { noun = "old" }', ("lexicon-missing", "en.word")),
    ],
)
def test_adjectives_lacking_a_form_are_reported(text: str, expected: tuple[str, str]):
    entry = {
        "en": 'en = { word = "brisk" }',
        "fr": 'fr = { m = "vif", f = "vive", position = "after" }',
        "es": 'es = { m = "vivo", f = "viva", position = "after" }',
    } | {text[:2]: text}
    problems = adjectives_of("\n".join(["[brisk]", *entry.values()]))
    assert (expected[0], f"adjectives.brisk.{expected[1]}") in found(problems)


def test_a_thing_needs_no_sex_and_a_word_may_be_written_in_pieces():
    decomposed = GOOD.replace('sex = "m"\n', "").replace("person", "thing").replace("marchand", "e\u0301frit")
    beings, problems = read_beings(tomllib.loads(decomposed))
    assert problems == []
    assert beings["merchant"].sex == ""
    assert beings["merchant"].words["fr"].base_form == "éfrit"


def test_a_lexicon_is_immutable_and_can_be_stored():
    with pytest.raises(AttributeError):
        LEXICON.beings["merchant"].sex = "f"  # type: ignore[misc]
    stored = msgspec.msgpack.encode(LEXICON)
    assert msgspec.msgpack.decode(stored, type=Lexicon) == LEXICON


def test_the_same_words_give_the_same_phrase():
    assert phrase_for_being(LEXICON, "fr", "efreet", "old") is phrase_for_being(
        LEXICON, "fr", "efreet", "old"
    )


def test_a_word_the_lexicon_lacks_is_named_with_its_neighbour():
    with pytest.raises(UnknownWordError, match="efreet"):
        phrase_for_being(LEXICON, "en", "efret")
    with pytest.raises(UnknownWordError, match="furious"):
        phrase_for_being(LEXICON, "en", "efreet", "furius")


def test_a_being_has_the_traits_of_its_kind_and_its_own_and_an_adjective_has_the_last_word():
    text = GOOD.replace('kind = "person"', 'kind = "person"\ntraits = ["armed"]\nlacks = ["free", "walks"]')
    merchant = read_beings(tomllib.loads(text))[0]["merchant"]
    assert traits_of(merchant) == (KIND_TRAITS["person"] | {"armed"}) - {"free", "walks"}
    words = 'en = { word = "sly" }\nfr = { m = "a", f = "a", position = "after" }\n'
    words += 'es = { m = "a", f = "a", position = "after" }'
    changes = f'[sleeping]\ntakes = ["speaks", "awake"]\ngives = ["walks"]\n{words}'
    adjectives, problems = read_adjectives(tomllib.loads(changes))
    assert problems == []
    sleeping = adjectives["sleeping"]
    assert traits_of(merchant, sleeping) == (traits_of(merchant) | {"walks"}) - {"speaks", "awake"}


@pytest.mark.parametrize(
    ("line", "key"),
    [
        ('traits = ["armd"]', "beings.merchant.traits"),
        ('traits = "armed"', "beings.merchant.traits"),
        ('traits = ["armed", "armed"]', "beings.merchant.traits"),
        ('lacks = [["free"]]', "beings.merchant.lacks"),
        ('traits = ["armed"]\nlacks = ["armed"]', "beings.merchant.traits"),
        ('gives = ["armed"]', "beings.merchant.gives"),
    ],
)
def test_a_trait_outside_the_list_or_twice_is_a_problem(line: str, key: str):
    problems = beings_of(GOOD.replace('kind = "person"', f'kind = "person"\n{line}'))
    assert [format_dotted_key(one.key) for one in problems] == [key]
    if "armd" in line:
        assert problems[0].suggestion == "armed"


def test_every_kind_has_traits_of_the_list_only():
    assert set(KIND_TRAITS) == set(BEING_KINDS)
    assert all(traits <= TRAITS.keys() for traits in KIND_TRAITS.values())
    assert all(meaning.endswith(".") for meaning in TRAITS.values())
