"""Tale files: parsing with positions, printing, and the round trip."""

import string
import time

import pytest
from hypothesis import given
from hypothesis import strategies as st

from book.tiny import TINY
from serai.book.awards import parse_awards
from serai.book.diagnostics import Diagnostic, Position, Report
from serai.book.headings import Heading, HeadingIssue, Requirement, format_heading, parse_heading
from serai.book.tale_reader import parse_tale
from serai.book.tales import Paragraph, Tale, format_tale, lock_of_paragraph, read_mark_of_paragraph
from serai.book.vocabulary import SEXES, SKILLS, STATUSES, WEALTH

FILES = sorted(TINY.glob("*/*.tale.md"), key=str)


def read(text: str, treasures: tuple[str, ...] = ()) -> tuple[Tale, list[Diagnostic]]:
    report = Report()
    tale = parse_tale("x.en.tale.md", text, "en", report, treasures)
    assert tale is not None
    return tale, report.diagnostics()


def front(body: str) -> str:
    return f"---\nstrip: x\n---\n{body}"


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.name)
def test_a_file_of_the_tiny_pack_is_printed_as_it_stands(path):
    text = path.read_text("utf-8")
    tale, found = read(text)
    assert found == []
    assert format_tale(tale) == text


def test_every_node_has_its_line_and_column():
    tale, _ = read((TINY / "tales" / "merchant-barter.en.tale.md").read_text("utf-8"))
    first = tale.paragraphs[0]
    assert tale.at == Position(2, 8)
    assert first.at == Position(4, 1)
    assert first.gist_at == Position(5, 7)
    assert first.opening.start_position == Position(7, 1)
    assert first.sections[1].at == Position(13, 1)
    award = first.sections[1].award
    assert award is not None
    assert award.written.start_position == Position(15, 1)


def test_lines_flow_together_and_an_empty_line_divides():
    tale, _ = read(front("## a\nOne line\n  and another.\n\nA new thought.\n[S1]\n"))
    opening = tale.paragraphs[0].opening
    assert opening.text == "One line and another.\n\nA new thought."
    assert opening.position_of_offset(opening.text.index("another")) == Position(6, 7)
    assert opening.position_of_offset(opening.text.index("thought")) == Position(8, 7)


def test_an_award_may_run_over_two_lines_and_keeps_its_columns():
    _, found = read(front("## a\nText.\n[D1/\n  Wonded]\n"))
    assert [(one.code, one.line, one.column) for one in found] == [("B115", 7, 3)]


def test_thousands_of_award_lines_are_thousands_of_messages():
    tale, found = read(front("## a\nText.\n" + "[S1]\n" * 5000))
    assert [one.code for one in found] == ["B119"] * 4999
    assert tale.paragraphs[0].award is not None


def test_every_award_line_too_many_is_read_for_its_slips():
    _, found = read(front("## a\nText.\n[S1]\nMore.\n[Wonded]\n[D1]\n"))
    told = [(one.code, one.line) for one in found]
    assert told == [("B119", 7), ("B119", 8), ("B115", 8), ("B119", 9)]


def test_empty_lines_cost_no_more_than_other_lines():
    """The bound is generous: a quadratic algorithm would exceed it a thousand times."""
    work: list[float] = []
    for many in ("more\n" * 300_000, "\n" * 300_000):
        start = time.process_time()
        tale, found = read(front("## a\n" + many + "One.\n\n\n\nTwo.\n" + many + "[S1]\n"))
        work.append(time.process_time() - start)
    written, empty = work
    assert empty < 10 * written
    assert (tale.paragraphs[0].opening.text, found) == ("One.\n\nTwo.", [])


def test_a_lock_and_a_read_mark_are_read():
    tale, found = read(front("## a ~c164\nread: 00ff\n\nText.\n[S1]\n"))
    assert found == []
    assert (tale.paragraphs[0].lock, tale.paragraphs[0].read) == ("c164", "00ff")


@pytest.mark.rule("N7.7")
def test_a_paragraph_without_sections_has_its_award_itself():
    tale, found = read(front("## a\nText.\n[S1]\n"))
    assert found == []
    assert tale.paragraphs[0].award is not None


@pytest.mark.rule("N7.9", "N7.8")
def test_a_heading_names_alternatives_of_every_kind():
    text = "Magic, Wounded, Rich, Woman, Seal Ring or Token: blue-thread (mandatory)"
    heading = parse_heading(text, {"seal-ring"})
    assert isinstance(heading, Heading)
    assert heading.mandatory
    assert [ask.kind for ask in heading.requirements] == [
        "skill",
        "status",
        "wealth",
        "sex",
        "treasure",
        "token",
    ]
    assert format_heading(heading).startswith(
        "Magic or Wounded or Rich or Woman or Treasure: Seal Ring or Token:"
    )


def test_a_sections_id_is_the_option_that_opens_it():
    assert isinstance(no_skill := parse_heading("NO SKILL"), Heading)
    assert isinstance(either := parse_heading("Piety or Wisdom"), Heading)
    assert (no_skill.id, either.id) == ("no-skill", "piety-or-wisdom")


def test_what_authors_name_never_has_the_id_of_a_skill_or_a_status():
    names = ["Magic", "Token: magic", "Treasure: magic", "Rich", "Token: rich", "Man or Token: no-skill"]
    headings = [parse_heading(name) for name in names]
    assert [isinstance(heading, Heading) and heading.id for heading in headings] == [
        "magic",
        "token-magic",
        "treasure-magic",
        "wealth-rich",
        "token-rich",
        "sex-man-or-token-no-skill",
    ]


@pytest.mark.parametrize(
    ("text", "slip"),
    [
        ("Wounded (mandatry)", HeadingIssue(8, "(mandatry)", "(mandatory)")),
        ("Wounded (mandatory", HeadingIssue(8, "(mandatory", "(mandatory)")),
        ("Wounded ( mandatory )", HeadingIssue(8, "( mandatory )", "(mandatory)")),
        ("Magic (at sea)", HeadingIssue(6, "(at sea)", None)),
        ("Magic (at sea) (mandatory)", HeadingIssue(6, "(at sea)", None)),
        ("Wounded (mandatory) or Piety", HeadingIssue(8, "(mandatory)", None)),
        ("Piety or Treasure: Seal Ring (blue)", HeadingIssue(29, "(blue)", None)),
        ("Token: blue-thread (lent)", HeadingIssue(19, "(lent)", None)),
        ("NO SKILL (ever)", HeadingIssue(9, "(ever)", None)),
    ],
)
def test_words_in_brackets_are_never_dropped_from_a_heading(text: str, slip: HeadingIssue):
    assert parse_heading(text, {"seal-ring"}) == slip


def test_a_wrong_word_in_a_heading_is_reported_at_its_column():
    slip = parse_heading("Piety or Wisdum")
    assert slip == HeadingIssue(9, "Wisdum", "Wisdom")


def test_no_skill_has_no_alternatives():
    assert isinstance(parse_heading("NO SKILL or Piety"), HeadingIssue)


def test_many_mistakes_in_one_file_are_all_reported():
    body = "## A b\ngits: x\n\n### Wisdum\nText.\n[Wonded]\nMore.\n\n"
    body += "## c\n\n### NO SKILL\n[S1]\n#### deep\nText.\n"
    _, found = read(front(body))
    assert {one.code for one in found} == {"B107", "B108", "B109", "B111", "B113", "B115", "B119", "B132"}
    assert [one.line for one in found] == sorted(one.line for one in found)


def test_the_lock_is_that_of_the_prose_however_its_lines_are_broken():
    def first(body: str) -> Paragraph:
        return read(front(body))[0].paragraphs[0]

    one = first("## a\ngist: g\n\nOne two.\n\n### NO SKILL\nThree four.\n[S1]\n")
    same = first("## b\nOne\ntwo.\n### Magic\nThree\nfour.\n[D1]\n")
    other = first("## a\nOne two.\n\n### NO SKILL\nThree five.\n[S1]\n")
    assert lock_of_paragraph(one) == lock_of_paragraph(same) != lock_of_paragraph(other)
    assert read_mark_of_paragraph(one) != read_mark_of_paragraph(same)
    assert len(lock_of_paragraph(one)) == 4


ids = st.from_regex(r"[a-z][a-z0-9]{0,5}(-[a-z0-9]{1,4}){0,2}", fullmatch=True)
letters = string.ascii_letters + string.digits + " ,.;:!?'’«»“”éèñçœ—{}()~*"
lines = st.text(letters, min_size=1, max_size=30).map(str.strip).filter(lambda line: line and line != "---")
prose = st.lists(st.lists(lines, min_size=1, max_size=3).map("\n".join), min_size=1, max_size=2).map(
    # Fields are directly under a heading; a capital letter keeps prose from looking like a field.
    lambda parts: "X" + "\n\nX".join(parts)
)
named = [("skill", SKILLS), ("status", STATUSES), ("wealth", WEALTH), ("sex", SEXES)]
asks = st.one_of(
    *(st.builds(Requirement, st.just(kind), st.sampled_from(list(known))) for kind, known in named),
    st.builds(Requirement, st.just("token"), ids),
    st.builds(Requirement, st.just("treasure"), ids),
)
headings = st.builds(
    Heading, st.lists(asks, min_size=1, max_size=3, unique=True).map(tuple), st.booleans()
) | st.just(Heading((Requirement("no-skill", "no-skill"),)))
award_lines = st.sampled_from(["[S1]", "[Nothing]", "[D1/Choose: S1 or (D1/Lost)]", "[Go to: a/b#c]"])
sections = st.builds(
    lambda heading, text, award: f"### {format_heading(heading)}\n{text}\n{award}\n",
    headings,
    prose,
    award_lines,
)


@st.composite
def paragraphs(draw: st.DrawFn) -> str:
    lock = draw(st.none() | st.from_regex(r"[0-9a-f]{4}", fullmatch=True))
    text = f"## {draw(ids)}" + (f" ~{lock}" if lock else "") + "\n"
    gist = draw(st.none() | lines)
    text += f"gist: {gist}\n" if gist else ""
    text += "read: 12ab\n" if draw(st.booleans()) else ""
    text += "\n" * draw(st.integers(0, 2)) + draw(prose) + "\n"
    inner = draw(st.lists(sections, max_size=3))
    return text + ("\n".join(inner) if inner else draw(award_lines)) + "\n"


@given(st.lists(paragraphs(), min_size=1, max_size=4))
def test_what_is_printed_is_read_as_the_same_tale(blocks: list[str]):
    tale, found = read(front("\n".join(blocks)))
    assert found == []
    printed = format_tale(tale)
    again, _ = read(printed)
    assert format_tale(again) == printed
    assert read(format_tale(again))[0] == again
    assert [contents(one) for one in again.paragraphs] == [contents(one) for one in tale.paragraphs]


def contents(paragraph: Paragraph) -> tuple[object, ...]:
    """Everything in a paragraph except its positions."""
    parts = [
        (section.heading, section.text.text, section.award and section.award.awards)
        for section in paragraph.sections
    ]
    award = paragraph.award and paragraph.award.awards
    head = (paragraph.id, paragraph.lock, paragraph.gist, paragraph.read)
    return (*head, paragraph.opening.text, award, *parts)


@given(st.text(alphabet="#-[]~:\n abDS1/{}strip gist", max_size=200))
def test_no_text_makes_the_reader_fail(text: str):
    parse_tale("x.en.tale.md", text, "en", Report())
    parse_tale("x.en.tale.md", front(text), "en", Report())
    parse_tale("x.en.tale.md", f"---\nplace: x\n---\n{text}", "en", Report())
    parse_awards(text)
