"""Rows for particular beings, and which of them fits best (N7.5)."""

from pathlib import Path

import pytest

from book.tiny import EFFECTS, copy_of_tiny, edit
from serai.book.check import check_pack
from serai.book.compile import load_book
from serai.book.diagnostics import Report
from serai.book.lexicon import Adjective, Being
from serai.book.pack_reader import read_pack
from serai.book.preview.backlinks import beings_met_in_strip
from serai.book.rows import RowKey, closest_rows

SAGE = Being("sage", "m", "person", {}, traits=("learned",))
WISE = Adjective("wise", {})
# From the most to the least specific.
ORDER = [
    RowKey("wise", "sage"),
    RowKey("", "sage"),
    RowKey("wise", "learned"),
    RowKey("wise", "person"),
    RowKey("wise"),
]
STRANGERS = [RowKey("mad", "sage"), RowKey("", "queen"), RowKey("wise", "poor"), RowKey("wise", "beast")]


def rows(*keys: RowKey) -> dict[str, RowKey]:
    return {key.id: key for key in keys}


@pytest.mark.rule("N7.5")
@pytest.mark.parametrize("number", range(len(ORDER)))
def test_the_row_that_fits_most_closely_is_used(number: int):
    keys = rows(*STRANGERS, *reversed(ORDER[number:]))
    assert closest_rows(keys, "wise", SAGE, WISE) == [ORDER[number].id]


@pytest.mark.rule("N7.5")
def test_a_row_that_bears_the_name_of_a_being_is_as_close_as_one_with_an_at():
    keys = rows(RowKey("sage"), RowKey("sage", "learned"), RowKey("", "queen"))
    assert closest_rows(keys, "sage", SAGE, None) == ["sage"]
    assert closest_rows(keys | rows(RowKey("", "sage")), "sage", SAGE, None) == ["sage", "@sage"]


@pytest.mark.rule("N7.5")
def test_an_adjective_that_takes_a_trait_takes_the_row_for_it():
    silent = Adjective("silent", {}, takes=("speaks",))
    keys = rows(RowKey("silent"), RowKey("silent", "speaks"), RowKey("silent", "hands"))
    assert closest_rows(keys, "silent", SAGE, silent) == ["silent @hands"]


def row_before(root: Path, row: str, before: str = "wicked") -> None:
    """Add a row to matrix L that leads to “stranger/supper” wherever no being is courted or abducted."""
    supper = "stranger/supper#seat-of-honor"
    cells = [*[supper] * 6, "window/lattice#orange", "—", supper]
    edit(root, "matrices/L.md", f"\n| {before} |", f"\n| {row} | {' | '.join(cells)} |\n| {before} |")


def errors_of(root: Path) -> list[str]:
    return [str(one) for one in check_pack(root, EFFECTS) if one.severity == "error"]


@pytest.mark.rule("N7.5")
@pytest.mark.parametrize("row", ["wicked @soldier", "@soldier", "wicked @armed", "wicked @person"])
def test_a_book_with_a_row_for_some_leads_them_there(row: str, tmp_path: Path):
    root = copy_of_tiny(tmp_path)
    row_before(root, row)
    assert errors_of(root) == []
    book = load_book(root)
    assert book.closest_row("L", "wicked", "soldier", "wicked") == row
    merchant = row if row == "wicked @person" else "wicked"
    assert book.closest_row("L", "wicked", "merchant", "wicked") == merchant
    assert book.closest_row("L", "old", "soldier", "old") == (row if row == "@soldier" else "old")
    draft = read_pack(root, Report())
    met = {(one.adjective, one.being) for one in beings_met_in_strip(draft, "stranger/purse")}
    assert ("wicked", "soldier") not in met
    assert ("old", "merchant") in met


def test_a_book_without_such_rows_stores_none(tmp_path: Path):
    assert load_book(copy_of_tiny(tmp_path)).row_keys == {}


def test_a_row_for_some_does_not_stand_for_the_others(tmp_path: Path):
    root = copy_of_tiny(tmp_path)
    edit(root, "matrices/L.md", "\n| wicked |", "\n| wicked @soldier |")
    found = [one for one in check_pack(root, EFFECTS) if one.code == "B206"]
    assert found
    assert all("wicked" in one.message for one in found)


def test_a_row_for_some_that_nobody_reaches_is_reported(tmp_path: Path):
    root = copy_of_tiny(tmp_path)
    row_before(root, "handsome @dervish")
    assert "B308" in {one.code for one in check_pack(root, EFFECTS)}


def test_the_pursuer_too_may_have_a_row_of_its_own(tmp_path: Path):
    root = copy_of_tiny(tmp_path)
    row = "| pursuing @soldier | soldier/quarrel#dust | — | — | — | — | — | — |\n| pursuing |"
    edit(root, "matrices/H.md", "| pursuing |", row)
    assert errors_of(root) == []
    assert load_book(root).closest_row("H", "pursuing", "soldier", "old") == "pursuing @soldier"
