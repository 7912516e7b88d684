"""Spelling: every word is in the dictionary of its language or in the pack's own list."""

import re
from pathlib import Path

import pytest

from book.tiny import EFFECTS, TINY, copy_of_tiny, edit
from serai.book import spelling
from serai.book.check import check_pack
from serai.book.commands import app
from serai.book.diagnostics import Diagnostic, Position
from serai.book.languages import Language
from serai.book.plain_text import plain_text_per_gender, to_plain_text
from serai.book.spelling import Speller


def misspellings(root: Path) -> list[Diagnostic]:
    return [one for one in check_pack(root, EFFECTS, spelling=True) if one.code.startswith("B7")]


def place(root: Path, found: Diagnostic) -> str:
    """The text at the position of a diagnostic."""
    return (root / found.file).read_text("utf-8").split("\n")[found.line - 1][found.column - 1 :]


def test_nothing_of_the_tiny_pack_is_misspelt():
    assert [str(one) for one in misspellings(TINY)] == []


@pytest.mark.parametrize(
    ("file", "right", "wrong", "meant"),
    [
        ("tales/merchant-barter.en.tale.md", "peppercorn", "pepercorn", "peppercorn"),
        ("tales/merchant-barter.fr.tale.md", "chamelle", "chamele", "chamelle"),
        ("tales/merchant-barter.es.tale.md", "alfombra", "alfonbra", "alfombra"),
        ("tales/merchant-barter.en.tale.md", "gist: scales", "gist: scaels", "scales"),
        ("places/cave-of-wonders.fr.tale.md", "choice: Prendre", "choice: Prenrde", "Prendre"),
        ("cards/quests.toml", "three nights", "three nihgts", "nights"),
        ("cards/treasures.toml", "Magic Lamp", "Magic Lampp", "Lamp"),
        ("map.toml", "el Golfo", "el Gollfo", "Golfo"),
        ("lexicon/beings.toml", 'noun = "doncella"', 'noun = "donzella"', "doncella"),
        ("lexicon/adjectives.toml", 'f = "généreuse"', 'f = "généreusse"', "généreuse"),
    ],
)
def test_a_mistake_is_found_at_its_place_with_what_was_meant(
    file: str, right: str, wrong: str, meant: str, tmp_path: Path
):
    root = copy_of_tiny(tmp_path)
    edit(root, file, right, wrong)
    (found,) = misspellings(root)
    word = wrong.split()[-1].strip('"')
    assert (found.code, found.severity, found.file) == ("B701", "error", file)
    assert f"“{word}”" in found.message
    assert place(root, found).startswith(word)
    assert f"“{meant}”" in (found.suggestion or "")


@pytest.mark.parametrize(
    ("file", "old", "message"),
    [
        (
            "merchant-barter.en",
            "mule",
            "“mulex” is in no English dictionary, nor in lexicon/words.en.txt.",
        ),
        ("merchant-barter.fr", "poids", "“poidsx” is in no French dictionary, nor in lexicon/words.fr.txt."),
        ("merchant-barter.es", "mula", "“mulax” is in no Spanish dictionary, nor in lexicon/words.es.txt."),
    ],
)
def test_a_mistake_names_the_language_and_its_list(file: str, old: str, message: str, tmp_path: Path):
    root = copy_of_tiny(tmp_path)
    path = root / "tales" / f"{file}.tale.md"
    path.write_text(re.sub(rf"\b{old}\b(?!~|$)", f"{old}x", path.read_text("utf-8"), count=1), "utf-8")
    assert message in {one.message for one in misspellings(root)}


@pytest.mark.parametrize(
    ("language", "listed", "known", "unknown"),
    [
        ("en", ["Zumurrud"], ["Zumurrud", "Zumurrud's", "ZUMURRUD"], ["zumurrud"]),
        ("en", ["efreet"], ["efreet", "Efreet", "efreet's"], ["efreets"]),
        ("en", ["efreet"], ["efreet-carrier", "water-carrier"], ["efrete-carrier"]),
        ("fr", ["ifrit"], ["ifrit", "l'ifrit", "d'ifrit", "qu'ifrit"], ["ifrits"]),
        ("fr", ["Abou", "Hassan"], ["Abou", "Hassan", "d'Abou"], ["abou"]),
        ("es", ["efrit"], ["efrit", "Efrit"], ["efrits"]),
    ],
)
def test_the_list_of_words_does_what_the_authors_page_says(
    language: Language, listed: list[str], known: list[str], unknown: list[str]
):
    speller = Speller(language, dict.fromkeys(listed, Position()))
    assert [word for word in known if not speller.knows_word(word)] == []
    assert [word for word in unknown if speller.knows_word(word)] == []


def test_both_alternatives_of_a_mark_are_read(tmp_path: Path):
    root = copy_of_tiny(tmp_path)
    edit(root, "tales/merchant-barter.es.tale.md", "sentad{o:o|a}", "sentad{o:o|ax}")
    (found,) = misspellings(root)
    assert "“sentadax”" in found.message
    assert place(root, found).startswith("sentad{")


def test_a_word_that_is_misspelt_twice_is_reported_twice(tmp_path: Path):
    root = copy_of_tiny(tmp_path)
    edit(root, "tales/merchant-barter.en.tale.md", "one pan of brass", "one pann of brass, a pann")
    first, second = misspellings(root)
    assert first.line == second.line
    assert first.column < second.column


def test_a_name_is_refused_until_it_stands_in_the_packs_own_list(tmp_path: Path):
    root = copy_of_tiny(tmp_path)
    edit(root, "tales/merchant-barter.en.tale.md", "since Basra", "since Zumurrud's day in Basra")
    edit(root, "tales/merchant-barter.fr.tale.md", "depuis Bassora", "depuis l'époque d'Ouzoumourroud")
    assert {one.message.split("”")[0] for one in misspellings(root)} == {"“Zumurrud's", "“d'Ouzoumourroud"}
    edit(root, "lexicon/words.en.txt", "Zagros", "Zagros\nZumurrud  # of the tale")
    edit(root, "lexicon/words.fr.txt", "Zagros", "Zagros\nOuzoumourroud")
    assert misspellings(root) == []


def test_a_name_keeps_its_capital_and_a_common_word_may_take_one():
    speller = Speller("en", {"Zumurrud": spelling.Position(1), "dinarii": spelling.Position(2)})
    assert [speller.knows_word(word) for word in ("Zumurrud", "ZUMURRUD", "zumurrud")] == [True, True, False]
    assert [speller.knows_word(word) for word in ("dinarii", "Dinarii", "DINARII")] == [True, True, True]


def test_a_word_of_the_list_that_no_text_needs_is_noted(tmp_path: Path):
    root = copy_of_tiny(tmp_path)
    edit(root, "lexicon/words.es.txt", "Zagros", "Zagros\nSamarcanda\ncamello")
    assert [(one.code, one.line) for one in misspellings(root)] == [("B702", 7), ("B702", 8)]


@pytest.mark.parametrize(
    ("language", "right", "wrong"),
    [
        ("en", "colour honour grey organise saint's water-skin it’s", "color honor colurs"),
        ("fr", "l’œil dit-il qu'elle grand-mère s'agenouille a-t-elle aujourd'hui", "agenouile qu'ele"),
        ("es", "dáselo secándose regateáis ¿qué dónde? camella", "camelo-cameya regateais"),
    ],
)
def test_each_language_knows_its_own_ways(language: Language, right: str, wrong: str):
    speller = Speller(language, {})
    assert [
        word for word, _ in to_plain_text(right).words_with_offsets() if not speller.knows_word(word)
    ] == []
    assert [word for word, _ in to_plain_text(wrong).words_with_offsets() if speller.knows_word(word)] == []


def test_a_text_without_its_braces_has_every_gender_and_leads_back_to_its_letters():
    text = "{L'autre} est perdu{h:e}, curieu{o:x|se}."
    masculine, feminine, _ = plain_text_per_gender(text)
    assert masculine.text == "L'autre est perdu, curieux."
    assert feminine.text == "L'autre est perdue, curieuse."
    assert [text[offset] for _, offset in feminine.words_with_offsets()] == ["L", "e", "p", "c"]
    assert len(plain_text_per_gender("{The other} waits.")) == 1


def test_numbers_are_no_words():
    assert [word for word, _ in to_plain_text("1001 nights, the 3rd, a2b").words_with_offsets()] == [
        "nights",
        "the",
    ]


def test_without_the_extra_one_sentence_says_what_to_install(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
):
    monkeypatch.setattr(spelling, "find_spec", {}.get)
    with pytest.raises(SystemExit) as stop:
        app(["check", str(TINY), "--spelling"])
    assert stop.value.code == 2
    assert capsys.readouterr().err == 'Spelling needs the dictionaries: pip install "serai[writers]".\n'


@pytest.mark.parametrize("language", ["en", "fr", "es"])
def test_no_word_is_too_strange_to_be_looked_up(language: Language):
    speller = Speller(language, {})
    for strange in (
        "щука",
        "漢字",
        "ʿayn",
        "𝔞𝔟",
        "x" * 3000,
        "a-" * 1000 + "a",
        "l'" * 1000 + "a",
        "e\u0301te\u0301q",
    ):
        speller.knows_word(strange)
        speller.suggestions(strange)


def test_only_so_many_words_are_guessed_at(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(spelling, "WORDS_GUESSED", 1)
    root = copy_of_tiny(tmp_path)
    edit(root, "tales/merchant-barter.en.tale.md", "one pan of brass", "one pann of brass, a pann")
    edit(root, "tales/merchant-barter.en.tale.md", "Your cloak goes", "Your cloack goes")
    assert [one.suggestion is None for one in misspellings(root)] == [False, False, True]
