"""Each code has examples that damage a correct pack, and a page that shows them."""

import re
import tomllib
from functools import cache
from pathlib import Path

import pytest

from book.tiny import EFFECTS, TINY, copy_of_tiny, damage, edit
from serai.book.check import check_pack
from serai.book.diagnostics import GROUPS, Diagnostic, ExampleEdit, load_diagnostic_codes
from serai.book.docs_pages import render_generated_pages, write_generated_pages
from serai.book.grammar import compile_text
from serai.book.lexicon import read_adjectives, read_beings
from serai.games.nights.playability import find_parts_missing_for_play

PROJECT = Path(__file__).parents[2]
SOURCE = PROJECT / "src" / "serai" / "book"


@cache
def diagnostics_of_tiny(spelling: bool = False) -> frozenset[Diagnostic]:
    return frozenset(check_pack(TINY, EFFECTS, find_parts_missing_for_play, spelling=spelling))


def test_the_undamaged_pack_has_no_errors_and_no_warnings():
    assert [str(one) for one in diagnostics_of_tiny() if one.severity != "note"] == []


EXAMPLES = [
    pytest.param(code, example, id=f"{code}-{number}")
    for code, entry in load_diagnostic_codes().items()
    for number, example in enumerate(entry.examples, 1)
]


@pytest.mark.parametrize(("code", "example"), EXAMPLES)
def test_a_damaged_example_is_found_and_nothing_else_is_an_error(
    code: str, example: list[ExampleEdit], tmp_path: Path
):
    root = copy_of_tiny(tmp_path)
    for one in example:
        damage(root, one)
    spelling = code.startswith("B7")
    found = set(
        check_pack(root, EFFECTS, find_parts_missing_for_play, spelling=spelling)
    ) - diagnostics_of_tiny(spelling)
    assert code in {one.code for one in found}, [str(one) for one in found]
    assert [str(one) for one in found if one.severity == "error" and one.code != code] == []
    for one in found:
        assert one.message.endswith((".", "?")), f"{one} is not a sentence"
        assert "{" not in one.message or code == "B401"
        assert min(one.line, one.column) >= 1


def mistakes_of(root: Path) -> set[str]:
    """The codes of all lexicon and grammar problems of a pack."""
    found: set[str] = set()
    for path in (root / "lexicon").glob("*.toml"):
        words = tomllib.loads(path.read_text("utf-8"))
        problems = read_beings(words.get("beings", {}))[1] + read_adjectives(words.get("adjectives", {}))[1]
        found |= {problem.code for problem in problems}
    for path in root.glob("*/*.fr.tale.md"):
        compiled = compile_text("fr", path.read_text("utf-8"))
        found |= {problem.code for problem in compiled} if isinstance(compiled, list) else set()
    return found


@pytest.mark.parametrize(("code", "folder"), [("B136", "lexicon"), ("B401", "grammar")])
def test_a_code_of_many_mistakes_has_an_example_of_each(code: str, folder: str, tmp_path: Path):
    shown: set[str] = set()
    for number, example in enumerate(load_diagnostic_codes()[code].examples):
        root = copy_of_tiny(tmp_path / str(number))
        for one in example:
            damage(root, one)
        shown |= mistakes_of(root)
    sources = [path.read_text("utf-8") for path in (SOURCE / folder).glob("*.py")]
    told = {name for text in sources for name in re.findall(r'"((?:lexicon|text)-[a-z-]+)"', text)}
    assert shown == told


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
    found = set(check_pack(root, EFFECTS)) - diagnostics_of_tiny()
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
    assert used == set(load_diagnostic_codes())


def test_codes_stand_in_known_groups_and_say_everything_an_author_needs():
    for code, entry in load_diagnostic_codes().items():
        assert code[:2] in GROUPS
        assert entry.title
        assert entry.explanation.endswith("."), code
        assert entry.example, code


def test_the_generated_pages_are_up_to_date(tmp_path: Path):
    folder = PROJECT / "docs" / "book"
    pages = render_generated_pages()
    assert {"awards.md", "placeholders.md", "codes/README.md"} < pages.keys()
    assert {name: (folder / name).read_text("utf-8") for name in pages} == pages, "run: make pages"
    assert {f"codes/{path.name}" for path in (folder / "codes").iterdir()} <= pages.keys()
    (tmp_path / "codes").mkdir()
    (tmp_path / "codes" / "B999.md").write_text("the page of a code that is gone")
    write_generated_pages(tmp_path)
    assert {path.relative_to(tmp_path).as_posix() for path in tmp_path.rglob("*.md")} == pages.keys()
