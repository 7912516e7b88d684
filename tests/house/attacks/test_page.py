"""Each line of the page about attacks says how to repeat it."""

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[3]
PAGE = (ROOT / "docs" / "house" / "attacks.md").read_text()
LINES = (
    PAGE.split("| attack | defence | where | databases | repeat with |\n")[1]
    .split("\n\n")[0]
    .splitlines()[1:]
)
COMMAND = re.compile(r'\.venv/bin/pytest -n0 (?:-m "not soak" )?(\S+\.py)(?: -k (\w+))?')


@pytest.mark.parametrize("line", LINES, ids=lambda line: line.split("|")[1].strip())
def test_the_command_of_each_attack_finds_its_tests_and_the_defence_its_module(line: str) -> None:
    _, _, _, where, databases, command, _ = (cell.strip() for cell in line.split("|"))
    for module in re.findall(r"`(\S+)`", where):
        assert (ROOT / "src" / "serai" / module).is_file()
    told = COMMAND.fullmatch(command.strip("`"))
    assert told is not None, command
    file, words = told.groups()
    module = (ROOT / file).read_text()
    tests = re.findall(r"^(?:async )?def (test_\w+)", module, re.M)
    assert [test for test in tests if (words or "") in test]
    on_both = ("ALSO_WITH_BUS = True", "ON_BOTH_STORES = True", "postgres_url")
    assert "PostgreSQL" not in databases or any(mark in module for mark in on_both)
