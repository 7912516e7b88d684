"""Matrices and plan of the first Book: every cell leads to a strip, and different reactions lead to
different strips.
"""

from collections import Counter
from collections.abc import Iterator
from itertools import pairwise

import pytest

from book.first_book import ROOT, draft, matrices
from serai.book.diagnostics import Report
from serai.book.markdown_tables import MatrixRow, Target
from serai.book.plan import LONGEST, SHORTEST, PlannedStrip, read_plan
from serai.book.plan_notes import REGISTERS
from serai.book.vocabulary import MATRICES

# The numbers of the first volume, whose gists do not name a register.
FIRST_VOLUME = ROOT.parents[1] / "bench" / "first-volume.lock"
# The general rows of each matrix; others are limited to particular beings (N7.5).
ROWS = dict.fromkeys("ACDEFLM", 15) | dict.fromkeys("BIJO", 14) | {"G": 1, "H": 1, "K": 6, "N": 22}


def plan() -> dict[str, PlannedStrip]:
    return draft().plan


def newer_gists() -> Iterator[tuple[str, str | None]]:
    """Every planned paragraph that is not in the first volume, with its register."""
    first_volume = {line.split(" ")[0] for line in FIRST_VOLUME.read_text("utf-8").splitlines()}
    for strip in plan().values():
        for paragraph in strip.paragraphs:
            if (reference := f"{strip.id}#{paragraph.id}") not in first_volume:
                yield reference, strip.register_of(paragraph)


def rows() -> Iterator[tuple[str, MatrixRow]]:
    for letter, table in matrices().items():
        for row in table.rows.values():
            yield letter, row


def cells() -> Iterator[tuple[str, str, str, Target]]:
    """Every base of every cell: matrix, row, reaction and target."""
    for letter, row in rows():
        for reaction, bases in zip(MATRICES[letter], row.cells, strict=True):
            for target in bases:
                yield letter, row.id, reaction, target


@pytest.mark.rule("N1.7")
def test_the_matrices_have_some_two_hundred_rows_for_all_and_a_hundred_for_some() -> None:
    for_all = Counter(letter for letter, row in rows() if not row.key.whom)
    assert for_all == {letter: ROWS[letter] for letter in MATRICES}
    assert for_all.total() == 191
    assert sum(1 for _ in rows()) - for_all.total() >= 100


def test_the_plan_has_strips_for_a_first_book() -> None:
    report = Report()
    assert read_plan((ROOT / "PLAN.md").read_text("utf-8"), report) == plan()
    assert not report.diagnostics()
    assert len(plan()) >= 400
    in_strips = sum(len(strip.paragraphs) for strip in plan().values())
    at_places = sum(len(draft().paragraph_ids_by_strip()[place]) for place in draft().places)
    assert in_strips + at_places >= 1_500


def test_every_strip_newer_than_the_first_volume_says_in_which_register_it_is_told() -> None:
    newer = list(newer_gists())
    assert len(newer) >= 900
    assert [reference for reference, register in newer if register is None] == []


def test_the_registers_of_the_newer_strips_are_those_of_a_good_book() -> None:
    registers = Counter(register for _, register in newer_gists())
    for register, should_be in REGISTERS.items():
        assert registers[register] / registers.total() == pytest.approx(should_be, abs=0.05), register


def test_a_paragraph_is_written_in_the_register_that_is_planned_for_it() -> None:
    """The first volume was written before registers were named."""
    planned = {reference: register for reference, register in newer_gists() if register}
    written = {
        f"{tale.id}#{paragraph.id}": paragraph.register
        for strip in draft().strips.values()
        if (tale := draft().source_tale(strip))
        for paragraph in tale.paragraphs
        if paragraph.register
    }
    assert len(planned.keys() & written.keys()) >= 500
    assert {one: (planned[one], written[one]) for one in planned.keys() & written.keys()} == {
        one: (planned[one], planned[one]) for one in planned.keys() & written.keys()
    }


def test_every_cell_names_a_base_of_a_strip_planned_for_its_reaction() -> None:
    for letter, row, reaction, target in cells():
        strip = plan()[target.strip]
        assert (strip.matrix, strip.reaction) == (letter, reaction), (letter, row, target)
        assert target.paragraph in strip.paragraph_ids[1:-1], (letter, row, target)


def test_every_planned_paragraph_lies_within_a_step_of_a_cell() -> None:
    named = {(target.strip, target.paragraph) for _, _, _, target in cells()}
    for strip in plan().values():
        bases = {at for at, paragraph in enumerate(strip.paragraph_ids) if (strip.id, paragraph) in named}
        reached = {at + step for at in bases for step in (-1, 0, 1)}
        assert reached == set(range(len(strip.paragraph_ids))), strip.id


def test_two_reactions_to_one_being_lead_to_different_strips() -> None:
    """At most one filled cell in ten of a row shares its strip with another reaction of that row."""
    for letter, row in rows():
        strips = Counter(target.strip for target in row.targets)
        shared = sum(count for count in strips.values() if count > 1)
        assert shared <= strips.total() / 10, (letter, row.id, strips.most_common(1))


def test_few_cells_are_barred_and_no_reaction_everywhere() -> None:
    for letter, row in rows():
        assert row.cells.count(()) <= 3, (letter, row.id)
    for_all = [cell for _, row in rows() if not row.key.whom for cell in row.cells]
    assert for_all.count(()) <= 0.07 * len(for_all)
    open_reactions = {(letter, reaction) for letter, _, reaction, _ in cells()}
    assert open_reactions == {(letter, one) for letter, reactions in MATRICES.items() for one in reactions}


def test_rows_of_a_matrix_do_not_tell_all_the_same() -> None:
    """A column with several rows has at least two strips, and few rows are identical."""
    for letter, table in matrices().items():
        found = [
            tuple(tuple(target.strip for target in cell) for cell in row.cells) for row in table.rows.values()
        ]
        assert len({*found}) >= 0.8 * len(found), letter
        for reaction, column in zip(MATRICES[letter], zip(*found, strict=True), strict=True):
            assert len({*column} - {()}) >= min(2, len(found)), (letter, reaction)


def test_strips_have_three_to_seven_paragraphs_and_every_gist_is_its_own() -> None:
    for strip in plan().values():
        assert SHORTEST <= len(strip.paragraphs) <= LONGEST, strip.id
        assert "At stake: " in strip.stake, strip.id
    gists = sorted(paragraph.gist.casefold() for strip in plan().values() for paragraph in strip.paragraphs)
    assert all(one != other for one, other in pairwise(gists))
    assert all(3 <= len(gist.split()) <= 40 for gist in gists)


def test_the_plan_stands_in_the_order_of_the_matrices() -> None:
    order = [(strip.matrix, MATRICES[strip.matrix].index(strip.reaction)) for strip in plan().values()]
    letters = [letter for letter, _ in order]
    assert [letter for letter, after in pairwise([*letters, ""]) if letter != after] == sorted({*letters})
    assert all(one <= other for (a, one), (b, other) in pairwise(order) if a == b)
