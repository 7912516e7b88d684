"""TOML with positions: every key of a valid file is located, and every wrong key is reported."""

import tomllib

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec import Struct

from book.tiny import TINY
from serai.book.diagnostics import Position, Report
from serai.book.toml import Key, Toml, Value, read_struct, read_toml

TEXT = '''\
# a comment with = and [brackets]
plain = 1
"quoted key" = "a # b"
dotted.inner = """
two = 2
"""

[table.sub]  # after a header
inline = { one = 1, "two 2" = [ { deep = true }, { deep = false } ] }
many = [
  "x", # comment ]
  'y',
]

[[rows]]
name = "first"
[[rows]]
name = "second"
[rows.below]
key = 2020-01-01
'''


def read(text: str) -> Toml:
    report = Report()
    toml = read_toml("x.toml", text, report)
    assert toml is not None, report.diagnostics()
    return toml


@pytest.mark.parametrize(
    ("key", "line", "column"),
    [
        (("plain",), 2, 1),
        (("quoted key",), 3, 1),
        (("dotted",), 4, 1),
        (("dotted", "inner"), 4, 1),
        (("table", "sub"), 8, 2),
        (("table", "sub", "inline"), 9, 1),
        (("table", "sub", "inline", "one"), 9, 12),
        (("table", "sub", "inline", "two 2", 1, "deep"), 9, 52),
        (("table", "sub", "many", 1), 12, 3),
        (("rows", 0, "name"), 16, 1),
        (("rows", 1, "name"), 18, 1),
        (("rows", 1, "below", "key"), 20, 1),
        (("table", "sub", "missing"), 8, 2),
        (("nothing", "at", "all"), 1, 1),
    ],
)
def test_a_key_is_found_where_it_stands(key: Key, line: int, column: int):
    assert read(TEXT).position_of(key) == Position(line, column)


def test_a_key_of_the_lexicon_is_found():
    text = (TINY / "lexicon" / "beings.toml").read_text("utf-8")
    at = read(text).position_of(("beings", "dervish", "fr", "gender"))
    line = text.split("\n")[at.line - 1]
    assert line[at.column - 1 :].startswith('gender = "m"')
    assert "derviche" in line


def every_key(value: Value, key: Key = ()) -> list[Key]:
    inner = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    return [key, *(found for name, one in inner for found in every_key(one, (*key, name)))]


@pytest.mark.parametrize("path", sorted(TINY.glob("**/*.toml"), key=str), ids=lambda path: path.name)
def test_every_key_of_a_file_has_a_place_of_its_own(path):
    toml = read(path.read_text("utf-8"))
    keys = [key for key in every_key(toml.value) if key]
    known = [key for key in keys if key in toml.places]
    implied = [key for key in keys if key not in toml.places]
    # Only implicit tables and whole lists of tables have no line in the file.
    assert all(any(other[: len(key)] == key for other in known) for key in implied)


class Shape(Struct, frozen=True):
    name: str
    number: int
    tags: tuple[str, ...] = ()


def test_every_wrong_key_of_a_table_is_reported_in_one_run():
    report = Report()
    toml = read('[thing]\nnam = "x"\nnumber = "3"\ntags = [1]\n')
    assert read_struct(toml, ("thing",), Shape, report) is None
    told = [(one.code, one.line, one.suggestion) for one in report.diagnostics()]
    assert told == [
        ("B122", 1, None),
        ("B123", 2, "Did you mean “name”?"),
        ("B124", 3, None),
        ("B124", 4, None),
    ]
    assert "expected a whole number, got a text" in report.diagnostics()[2].message


@pytest.mark.parametrize(
    ("text", "line"),
    [
        ("a = 1\nb = \n", 2),
        ("a = 1\na = 2\n", 2),
        ('a = "open', 1),
        ("a = " + "[" * 3000, 1),
        ("a = 99\n[a]\n", 2),
    ],
)
def test_what_is_not_toml_is_reported_once(text: str, line: int):
    report = Report()
    assert read_toml("x.toml", text, report) is None
    assert [(one.code, one.line) for one in report.diagnostics()] == [("B104", line)]


@given(st.text(alphabet="ab.='\"[]{},#\n 1", max_size=60))
def test_no_text_makes_the_walk_fail(text: str):
    report = Report()
    toml = read_toml("x.toml", text, report)
    try:
        value = tomllib.loads(text)
    except tomllib.TOMLDecodeError:
        assert toml is None
    else:
        assert toml is not None
        assert toml.value == value


@pytest.mark.parametrize("name", ["7", "²", "efreet", "a.b", "a.fr"])
def test_a_name_with_dots_or_digits_is_one_part_of_a_key(name: str):
    toml = read(f'x = 1\n[beings."{name}"]\nsex = "m"\n[beings."{name}".fr]\ngender = "m"\n[beings.a.fr]\n')
    assert toml.position_of(("beings", name, "sex")) == Position(3, 1)
    assert toml.position_of(("beings", name, "fr", "gender")) == Position(5, 1)
    assert (
        toml.position_of(("beings", name, "es", "gender"))
        == toml.position_of(("beings", name))
        == Position(2, 2)
    )


@pytest.mark.parametrize(
    ("text", "code", "line"),
    [
        ('a = 1\nb = "x\\u202ey"\n', "B140", 2),
        ('a = 1\n"b\\u0000" = 2\n', "B140", 2),
        ('a = 1\nb = [1, { c = "\\u2066" }]\n', "B140", 2),
        (f"a = 1\nb = {1 << 63}\n", "B124", 2),
        (f"a = 1\nb = [-{1 << 64}]\n", "B124", 2),
        (".".join("a" * 1000) + " = 1\n", "B104", 1),
    ],
)
def test_unseen_signs_and_endless_numbers_and_keys_are_refused(text: str, code: str, line: int):
    report = Report()
    assert read_toml("x.toml", text, report) is None
    (told,) = report.diagnostics()
    assert (told.code, told.line) == (code, line)
    assert told.message.isprintable()
