"""The outline of what comes after the plan of the first Book: it reaches 3,000 paragraphs, and no line
repeats what another line or the plan tells.
"""

import re
from collections import Counter
from functools import cache
from pathlib import Path

import pytest
from msgspec import Struct

from book.first_book import ROOT, draft
from serai.book.lexicon import BEING_KINDS, TRAITS
from serai.book.plan_notes import REGISTERS
from serai.book.vocabulary import MATRICES

PAGE = Path(__file__).parents[2] / "docs" / "book" / "outline.md"
PLAN = (ROOT / "PLAN.md").read_text("utf-8")
MATRIX = re.compile(r"## (?P<letter>[A-Z]): .+\Z")
LINE = re.compile(
    r"- (?P<reaction>[a-z-]+)(?:, (?P<whom>[^(]+))? \((?P<register>[a-z]+)\): (?P<tale>[^\n]+)\Z"
)
TOKEN = re.compile(r"(?P<how>Gives|Reads) token `(?P<token>[a-z-]+)`")
# A name is a capital inside a sentence; these are names of no place.
NAME = re.compile(r"(?<=[\w,;)’] )[A-Z][\w’-]+")
NO_PLACES = {"God", "Sultan", "Undersea", "Kingdom", "Lake", "Tuesday", "Wednesday", "Friday", "Saturday"}
# The game of chess is played between two towns, and is met in both.
MET_TWICE = {"Volga"}
PARAGRAPHS_OF_A_STRIP = 5
LONGEST_SHARED_RUN = 7


class OutlinedStrip(Struct, frozen=True):
    """A strip of the outline: its cell, the adjectives and beings that it is meant for, and its tale."""

    matrix: str
    reaction: str
    whom: tuple[str, ...]
    register: str
    tale: str


@cache
def outline() -> tuple[OutlinedStrip, ...]:
    letter, strips = "", list[OutlinedStrip]()
    text = re.sub(r"\n +", " ", PAGE.read_text("utf-8"))
    for line in text[text.index("\n## ") :].splitlines():
        if line.startswith("## "):
            found = MATRIX.match(line)
            assert found, line
            assert found["letter"] in MATRICES, line
            letter = found["letter"]
        elif line:
            found = LINE.match(line)
            assert found, line
            whom = tuple((found["whom"] or "").split())
            strips.append(OutlinedStrip(letter, found["reaction"], whom, found["register"], found["tale"]))
    return tuple(strips)


def runs_of_words(text: str) -> set[tuple[str, ...]]:
    words = re.findall(r"\w+", text.lower())
    length = LONGEST_SHARED_RUN + 1
    return {tuple(words[at : at + length]) for at in range(len(words) - length + 1)}


def test_plan_and_outline_reach_three_thousand_paragraphs() -> None:
    planned = sum(len(strip.paragraphs) for strip in draft().plan.values())
    assert len(outline()) >= 290
    assert planned + PARAGRAPHS_OF_A_STRIP * len(outline()) >= 3_000


def test_every_line_names_a_cell_a_register_and_beings_that_there_are() -> None:
    beings = {*draft().beings, *draft().adjectives}
    traits = {f"@{word}" for word in (*TRAITS, *BEING_KINDS, *draft().beings)}
    for strip in outline():
        assert strip.reaction in MATRICES[strip.matrix], strip
        assert strip.register in REGISTERS, strip
        assert {*strip.whom} <= beings | traits, strip


def test_every_reaction_of_every_matrix_is_told_again() -> None:
    told = {(strip.matrix, strip.reaction) for strip in outline()}
    assert told == {(letter, one) for letter, reactions in MATRICES.items() for one in reactions}


def test_the_registers_of_the_outline_are_those_of_a_good_book() -> None:
    registers = Counter(strip.register for strip in outline())
    for register, should_be in REGISTERS.items():
        assert registers[register] / registers.total() == pytest.approx(should_be, abs=0.05), register


def test_a_line_is_a_tale_of_its_own() -> None:
    told = Counter(run for strip in outline() for run in runs_of_words(strip.tale))
    planned = runs_of_words(PLAN)
    assert [" ".join(run) for run, times in told.items() if times > 1 or run in planned] == []
    assert all(25 <= len(strip.tale.split()) <= 110 for strip in outline())


def test_no_town_is_visited_twice() -> None:
    names = Counter(name for strip in outline() for name in {*NAME.findall(strip.tale)} - NO_PLACES)
    assert len(names) >= 250
    assert {name for name, times in names.items() if times > 1} <= MET_TWICE
    assert {name for name in names if re.search(rf"\b{re.escape(name)}\b", PLAN)} == set()


def test_a_token_that_a_line_reads_is_given_by_another() -> None:
    tokens = {
        how: {
            found["token"]
            for strip in outline()
            for found in TOKEN.finditer(strip.tale)
            if found["how"] == how
        }
        for how in ("Gives", "Reads")
    }
    assert len(tokens["Gives"]) >= 3
    assert tokens["Gives"] == tokens["Reads"]
