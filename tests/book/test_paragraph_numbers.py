"""Printed paragraph numbers: consecutive within a strip, and stable across editions."""

from hypothesis import given
from hypothesis import strategies as st

from serai.book.diagnostics import Report
from serai.book.paragraph_numbers import assign_numbers, format_numbers_lock, parse_numbers_lock

FIRST = {"a": ["x", "y", "z"], "b": ["x", "y", "z"], "c": ["x", "y", "z"]}


def test_the_first_edition_numbers_strip_by_strip():
    numbers = assign_numbers(FIRST, {})
    assert [numbers[f"b#{one}"] for one in "xyz"] == [4, 5, 6]


def test_a_new_strip_moves_no_other():
    kept = assign_numbers(FIRST, {})
    assert kept.items() <= assign_numbers({"aa": ["x"], **FIRST}, kept).items()


def test_a_strip_that_grows_moves_away_rather_than_push_its_neighbour():
    kept = assign_numbers(FIRST, {})
    numbers = assign_numbers({**FIRST, "a": ["x", "new", "y", "z"]}, kept)
    assert [numbers[f"a#{one}"] for one in ("x", "new", "y", "z")] == [10, 11, 12, 13]
    assert {name: number for name, number in kept.items() if name[0] in "bc"}.items() <= numbers.items()


def test_a_strip_at_the_end_grows_in_its_place():
    kept = assign_numbers(FIRST, {})
    numbers = assign_numbers({**FIRST, "c": ["x", "y", "z", "new"]}, kept)
    assert kept.items() <= numbers.items()
    assert numbers["c#new"] == 10


def test_the_file_is_read_back():
    numbers = assign_numbers(FIRST, {})
    report = Report()
    assert parse_numbers_lock("numbers.lock", format_numbers_lock(numbers), report) == numbers
    assert report.diagnostics() == []


def test_damaged_lines_are_reported_one_by_one():
    report = Report()
    parse_numbers_lock("numbers.lock", "a#x 1\na#x 2\na#y 1\nnonsense\n", report)
    assert [(one.code, one.line) for one in report.diagnostics()] == [("B137", 2), ("B137", 3), ("B137", 4)]


strips = st.dictionaries(
    st.sampled_from("abcdef"),
    st.lists(st.sampled_from("uvwxyz"), min_size=1, max_size=5, unique=True),
)


@given(strips, strips)
def test_numbers_are_unique_and_consecutive_whatever_was_kept(
    before: dict[str, list[str]], now: dict[str, list[str]]
):
    kept = assign_numbers(before, {})
    numbers = assign_numbers(now, kept)
    assert len(set(numbers.values())) == len(numbers) == sum(map(len, now.values()))
    for strip, paragraphs in now.items():
        found = [numbers[f"{strip}#{one}"] for one in paragraphs]
        assert found == list(range(found[0], found[0] + len(found)))
    for strip in now.keys() & before.keys():
        if now[strip] == before[strip]:
            assert all(numbers[f"{strip}#{one}"] == kept[f"{strip}#{one}"] for one in now[strip])
    assert assign_numbers(now, numbers) == numbers
