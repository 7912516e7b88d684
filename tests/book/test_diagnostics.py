"""Each code has a damaged pack that must fail, a mended twin that must pass, and a page that shows both."""

import re
from functools import cache
from pathlib import Path

import pytest

from book.tiny import EFFECTS, TINY, copy_of_tiny, damage, edit
from serai.book.check import check_pack
from serai.book.diagnostics import GROUPS, Diagnostic, catalogue, pages

PROJECT = Path(__file__).parents[2]
SOURCE = PROJECT / "src" / "serai" / "book"


@cache
def said_of_the_mended_twin(spelling: bool = False) -> frozenset[Diagnostic]:
    return frozenset(check_pack(TINY, EFFECTS, spelling=spelling))


def test_the_mended_twin_has_no_errors_and_no_warnings():
    assert [str(one) for one in said_of_the_mended_twin() if one.severity != "note"] == []


@pytest.mark.parametrize("code", catalogue())
def test_the_damaged_example_of_a_code_is_found_and_its_mended_twin_passes(code: str, tmp_path: Path):
    root = copy_of_tiny(tmp_path)
    for one in catalogue()[code].example:
        damage(root, one)
    spelling = code.startswith("B7")
    found = set(check_pack(root, EFFECTS, spelling=spelling)) - said_of_the_mended_twin(spelling)
    assert code in {one.code for one in found}, [str(one) for one in found]
    for one in found:
        assert one.message.endswith((".", "?")), f"{one} is not a sentence"
        assert "{" not in one.message or code == "B401"
        assert min(one.line, one.column) >= 1


# Several examples of one code that each stand for themselves; the test above does them together.
@pytest.mark.parametrize("code", ["B111", "B114", "B115"])
def test_each_damaged_example_is_found_alone(code: str, tmp_path: Path):
    for number, one in enumerate(catalogue()[code].example):
        root = copy_of_tiny(tmp_path / str(number))
        damage(root, one)
        found = set(check_pack(root, EFFECTS)) - said_of_the_mended_twin()
        assert (code, one.file) in {(said.code, said.file) for said in found}


@pytest.mark.parametrize(
    ("award", "expected"),
    [
        ("Placed by another player: within 3 spaces", set[str]()),
        ("Placed by the player on your left: any space in Africa", set[str]()),
        ("Placed by the player on your right: within 2 spaces of Bosra", {"B128"}),
        ("Encounter: the other on L", set[str]()),
        ("Encounter: the other on M", {"B133"}),
        ("Pursued by: the other", set[str]()),
    ],
)
def test_where_and_whom_an_award_names_is_checked(award: str, expected: set[str], tmp_path: Path):
    root = copy_of_tiny(tmp_path)
    for language in ("en", "fr", "es"):
        edit(root, f"tales/stranger-detour.{language}.tale.md", "[D1/Move to: Basra]", f"[D1/{award}]")
    found = set(check_pack(root, EFFECTS)) - said_of_the_mended_twin()
    assert {one.code for one in found if one.severity == "error"} == expected


def test_a_token_may_be_called_like_a_skill(tmp_path: Path):
    root = copy_of_tiny(tmp_path)
    for language in ("en", "fr", "es"):
        file = f"tales/stranger-detour.{language}.tale.md"
        edit(root, file, "### Man", "### Token: woman")
    assert "B112" not in {one.code for one in check_pack(root, EFFECTS)}


def test_every_code_in_the_catalogue_is_used_and_every_code_used_is_in_the_catalogue():
    used = {
        code for path in SOURCE.rglob("*.py") for code in re.findall(r'"(B\d{3})"', path.read_text("utf-8"))
    }
    assert used == set(catalogue())


def test_codes_stand_in_known_groups_and_say_everything_an_author_needs():
    for code, entry in catalogue().items():
        assert code[:2] in GROUPS
        assert entry.title
        assert entry.explanation.endswith("."), code
        assert entry.example, code


def test_the_pages_of_the_codes_are_up_to_date():
    folder = PROJECT / "docs" / "book" / "codes"
    written = {path.name: path.read_text("utf-8") for path in folder.glob("*.md")}
    assert written == pages(), "run: python -m serai.book.pages"
