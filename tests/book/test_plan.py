"""The plan of a Book: strips that matrices name before they are written."""

from pathlib import Path

import pytest

from book.tiny import EFFECTS, copy_of_tiny, edit
from serai.book.check import check_pack
from serai.book.compile import load_book
from serai.book.diagnostics import Report
from serai.book.plan import read_plan
from serai.book.vocabulary import MATRICES

PLAN = """\
# A plan

Words of the author's own.

## L: maidens, soldiers, merchants, dervishes

### soldier/quarrel — L attack
Somebody armed has had a bad day.
At stake: who apologises.
- dust: it is in everybody's eyes
- bandage: the same one, twice round
- surrender: both try to be first

### soldier/patrol — L attack
A whole watch comes round the corner. At stake: your evening.
- lantern: it has been put out on purpose
- password: nobody has told you, nor them
- corporal: he is younger than his moustache

### stranger/mirror — L abduct
Somebody is carried off, and it is not clear who. At stake: the sack.
- sack: it has a hole
- weight: it weighs less at every milestone
- thanks: it was meant to be carried
"""
ATTACK, ABDUCT = MATRICES["L"].index("attack"), MATRICES["L"].index("abduct")


def pack_with_plan(tmp_path: Path, plan: str = PLAN) -> Path:
    """The tiny pack, with two strips of the row “wicked” that are only planned."""
    root = copy_of_tiny(tmp_path)
    (root / "PLAN.md").write_text(plan, encoding="utf-8")
    edit(root, "matrices/L.md", "| wicked | soldier/quarrel#dust |", "| wicked | soldier/patrol#password |")
    edit(
        root,
        "matrices/L.md",
        "| soldier/patrol#password | stranger/thorn#goat-in-the-well | stranger/purse#two-thieves "
        "| stranger/detour#long-way | merchant/barter#two-liars | — | window/lattice#orange | — |",
        "| soldier/patrol#password | stranger/thorn#goat-in-the-well | stranger/purse#two-thieves "
        "| stranger/detour#long-way | merchant/barter#two-liars | — | window/lattice#orange "
        "| stranger/mirror#weight |",
    )
    return root


def plan_diagnostics(root: Path) -> list[tuple[str, str]]:
    return [
        (one.code, one.message)
        for one in check_pack(root, EFFECTS)
        if one.file in ("PLAN.md", "matrices/L.md")
    ]


def test_a_plan_is_read_with_its_stakes_and_its_paragraphs_in_order():
    report = Report()
    plan = read_plan(PLAN, report)
    assert report.diagnostics() == []
    assert list(plan) == ["soldier/quarrel", "soldier/patrol", "stranger/mirror"]
    quarrel = plan["soldier/quarrel"]
    assert quarrel.stake == "Somebody armed has had a bad day. At stake: who apologises."
    assert (quarrel.matrix, quarrel.reaction) == ("L", "attack")
    assert quarrel.paragraph_ids == ["dust", "bandage", "surrender"]
    assert quarrel.paragraphs[2].gist == "both try to be first"


def test_what_is_planned_and_not_written_is_listed_by_strip(tmp_path: Path):
    assert plan_diagnostics(pack_with_plan(tmp_path)) == [
        ("B142", "“soldier/patrol” is planned and not written yet; cells that name it: 1."),
        ("B142", "“stranger/mirror” is planned and not written yet; cells that name it: 1."),
    ]


def test_until_a_strip_is_written_its_cells_tell_another_of_the_same_reaction_or_are_barred(tmp_path: Path):
    book = load_book(pack_with_plan(tmp_path), EFFECTS)
    wicked = book.matrices["L"]["wicked"]
    assert wicked[ATTACK] == ("soldier/quarrel#dust",)
    assert wicked[ABDUCT] == ()


@pytest.mark.rule("N7.13")
def test_until_a_strip_is_written_a_cell_tells_its_other_bases(tmp_path: Path):
    root = pack_with_plan(tmp_path)
    edit(
        root,
        "matrices/L.md",
        "soldier/patrol#password",
        "soldier/patrol#password or stranger/detour#long-way",
    )
    assert [code for code, _ in plan_diagnostics(root)] == ["B142", "B142"]
    assert load_book(root, EFFECTS).matrices["L"]["wicked"][ATTACK] == ("stranger/detour#long-way",)


def test_a_cell_names_a_planned_paragraph_that_is_not_at_an_end(tmp_path: Path):
    root = pack_with_plan(tmp_path)
    edit(root, "matrices/L.md", "soldier/patrol#password", "soldier/patrol#corporal")
    codes = [code for code, _ in plan_diagnostics(root)]
    assert codes.count("B301") == 1
    assert codes.count("B302") == 1  # the lantern, two steps away


def test_a_cell_cannot_name_what_is_not_even_pack_with_plan(tmp_path: Path):
    root = pack_with_plan(tmp_path)
    edit(root, "matrices/L.md", "soldier/patrol#password", "soldier/patrol#passport")
    assert ("B125", "There is no paragraph “soldier/patrol#passport”.") in plan_diagnostics(root)


def test_no_two_planned_paragraphs_have_the_same_gist(tmp_path: Path):
    root = pack_with_plan(tmp_path, PLAN.replace("it has a hole", "Nobody has told you, nor them"))
    assert [code for code, _ in plan_diagnostics(root)].count("B138") == 1
