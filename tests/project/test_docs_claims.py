"""What the page “What nobody else has” claims is proved by tests that exist."""

import re

from project.pages import PROJECT, text_of

PAGE = "docs/what-nobody-else-has.md"
ROW = re.compile(r"^\| [^|]+ \| `([^`]+)` in \[([\w./-]+)\]\(\.\./\2\) \|$")


def test_every_line_names_a_test_of_the_file_that_it_links_to() -> None:
    rows = [line for line in text_of(PAGE).splitlines() if line.startswith("| ")][1:]
    assert rows
    for row in rows:
        found = ROW.match(row)
        assert found, row
        name, file = found.groups()
        begin = f"def {name}(" if file.endswith(".py") else f"test('{name}'"
        assert begin in (PROJECT / file).read_text("utf-8"), row
