"""The tales of the first Book: correct in three languages, for every reaction, with every section
executed.
"""

from functools import cache
from pathlib import Path

import pytest

from serai.book.check import check_pack
from serai.book.diagnostics import Report
from serai.book.draft import Draft
from serai.book.languages import LANGUAGES
from serai.book.pack_reader import read_pack
from serai.book.vocabulary import MATRICES, PLACES
from serai.games.nights.coverage.parallel import OpenedPack, execute_sections
from serai.games.nights.effects.words import EFFECT_WORDS

ROOT = Path(__file__).parents[2] / "packs" / "first-book"
COLUMNS = [(letter, reaction) for letter, reactions in MATRICES.items() for reaction in reactions]


@cache
def draft() -> Draft:
    return read_pack(ROOT, Report())


def test_only_planned_tales_are_left_to_do_and_every_tale_is_spelt_right_and_fits_everybody_met_in_it():
    """B142 counts the strips still to write; a tale that does not fit a being is an error (B312)."""
    assert 'clashes = "warn"' not in (ROOT / "pack.toml").read_text("utf-8")
    found = check_pack(ROOT, EFFECT_WORDS, spelling=True)
    assert [str(one) for one in found if one.code != "B142"] == []


@pytest.mark.parametrize(("letter", "reaction"), COLUMNS)
def test_every_reaction_of_every_matrix_has_a_strip_of_its_own(letter: str, reaction: str):
    strips = [one for one in draft().plan.values() if (one.matrix, one.reaction) == (letter, reaction)]
    assert any(one.id in draft().strips for one in strips)


def test_every_place_of_power_is_told():
    assert set(draft().places) == set(PLACES)


def test_every_paragraph_was_read_in_each_language_by_somebody_who_did_not_write_it():
    every = (*draft().strips.values(), *draft().places.values())
    unread = [
        f"{strip.id}#{paragraph.id} ({language})"
        for strip in every
        for language in LANGUAGES
        for paragraph in strip.tales[language].all_paragraphs
        if not paragraph.read
    ]
    assert unread == []


def test_tales_have_straight_apostrophes_which_are_curled_where_they_are_shown():
    curled = [
        path.name
        for path in ROOT.rglob("*.tale.md")
        if "\N{RIGHT SINGLE QUOTATION MARK}" in path.read_text("utf-8")
    ]
    assert curled == []


def test_every_section_can_be_opened_and_is_carried_out():
    executed = list(execute_sections(OpenedPack(ROOT), 1))
    assert len(executed) > 500
    assert [fault.sentence for one in executed for fault in one.faults] == []
