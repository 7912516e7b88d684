"""Messages that used to be unhelpful now name the file, the line, the mistake and the fix."""

from pathlib import Path

import pytest

from book.tiny import EFFECTS, TINY, copy_of_tiny, edit
from serai.book.awards.near_words import replace_dash_with_minus, suggest_award
from serai.book.check import check_pack
from serai.book.diagnostics import Diagnostic

DETOUR = "tales/stranger-detour.en.tale.md"


def new_messages(root: Path) -> list[Diagnostic]:
    before = check_pack(TINY, EFFECTS)
    return [one for one in check_pack(root, EFFECTS) if one not in before]


@pytest.mark.parametrize(
    ("damaged", "column", "why"),
    [
        ('source = "en', 11, 'a quotation mark is missing; write source = "en"'),
        ('source = en"', 10, 'a quotation mark is missing; write source = "en"'),
        ("source = en", 10, 'a text stands in quotation marks; write source = "en"'),
    ],
)
def test_a_missing_quotation_mark_is_reported_with_the_corrected_line(
    damaged: str, column: int, why: str, tmp_path: Path
):
    root = copy_of_tiny(tmp_path)
    edit(root, "pack.toml", 'source = "en"', damaged)
    found = next(one for one in new_messages(root) if one.file == "pack.toml")
    assert (found.code, found.line, found.column) == ("B104", 4, column)
    assert found.message == f"This is not TOML: {why}."


def test_a_being_declared_twice_in_a_file_is_named_with_both_lines(tmp_path: Path):
    root = copy_of_tiny(tmp_path)
    twice = '[beings.merchant]\nkind = "person"\n[beings.soldier]'
    edit(root, "lexicon/beings.toml", "[beings.soldier]", twice)
    found = next(one for one in new_messages(root) if one.file == "lexicon/beings.toml")
    assert (found.code, found.line) == ("B104", 8)
    assert "“beings.merchant” is declared in line 1 already; give one" in found.message


def test_a_being_declared_in_two_files_is_named_with_the_other_file(tmp_path: Path):
    root = copy_of_tiny(tmp_path)
    (root / "lexicon" / "more.toml").write_text('[beings.merchant]\nkind = "person"\n')
    (found,) = new_messages(root)
    assert (found.code, found.file, found.line) == ("B110", "lexicon/more.toml", 1)
    assert found.suggestion == "It is in lexicon/beings.toml, line 1: rename one of the two, or remove it."


def test_an_unknown_source_language_is_told_with_those_that_exist(tmp_path: Path):
    root = copy_of_tiny(tmp_path)
    edit(root, "pack.toml", 'source = "en"', 'source = "de"')
    found = next(one for one in new_messages(root) if one.code == "B124")
    assert (found.file, found.line) == ("pack.toml", 4)
    assert found.message == "“source” does not fit: “de” is none of en, fr, es."


def test_a_dash_instead_of_a_minus_is_reported_with_the_corrected_award(tmp_path: Path):
    root = copy_of_tiny(tmp_path)
    edit(root, DETOUR, "[D1/Move to: Basra]", "[S1/W–1 (Min: Beggar)]")
    found = next(one for one in new_messages(root) if one.file == DETOUR)
    assert (found.code, found.line, found.column) == ("B114", 15, 5)
    assert found.message.endswith("has a dash for a minus; write W-1 (Min: Beggar).")
    assert replace_dash_with_minus("W—2") == "W-2"
    assert replace_dash_with_minus("W-2") is None


@pytest.mark.parametrize(
    ("written", "meant"),
    [
        ("Destiny 1", "D1"),
        ("2 story points", "S2"),
        ("1D", "D1"),
        ("W1", "W+1"),
        ("Wealth-1", "W-1"),
        ("+1W", "W+1"),
        ("none", "Nothing"),
        ("Skill: Magic", "Magic"),
        ("Lose: Wounded", "Lose Wounded"),
        ("Gold", None),
    ],
)
def test_what_is_nearly_an_award_is_told_as_one(written: str, meant: str | None):
    assert suggest_award(written) == meant


def test_a_tale_that_an_editor_saved_as_text_is_told_its_name(tmp_path: Path):
    root = copy_of_tiny(tmp_path)
    (root / "tales" / "new-strip.en.tale.md.txt").write_text("---\nstrip: new/strip\n---\n")
    (found,) = new_messages(root)
    assert found.code == "B130"
    assert found.suggestion == "An editor has added “.txt”: rename it to new-strip.en.tale.md."


def test_a_mark_without_its_letter_suggests_the_hero(tmp_path: Path):
    root = copy_of_tiny(tmp_path)
    edit(root, DETOUR, "### Man\n", "### Man\nPeace, {brother|sister}. ")
    (found,) = new_messages(root)
    assert (found.code, found.line, found.suggestion) == ("B401", 27, "Did you mean “{h:brother|sister}”?")


def test_locks_are_not_stale_while_their_source_has_errors(tmp_path: Path):
    root = copy_of_tiny(tmp_path)
    edit(root, DETOUR, "### Man\n", "### Man\nPeace, sir. ")
    assert [one.code for one in new_messages(root)] == ["B505", "B505"]
    edit(root, DETOUR, "[D1/Move to: Basra]", "[Foo]")
    assert [one.code for one in new_messages(root)] == ["B115"]
