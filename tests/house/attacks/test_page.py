"""Each line of the page about attacks says how to repeat it."""

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[3]
PAGE = (ROOT / "docs" / "house" / "attacks.md").read_text()
LINES = PAGE.split("| attack | defence | where | repeat with |\n")[1].split("\n\n")[0].splitlines()[1:]
COMMAND = re.compile(r'\.venv/bin/pytest -n0 (?:-m "not soak" )?(\S+\.py)(?: -k (\w+))?')


@pytest.mark.parametrize("line", LINES, ids=lambda line: line.split("|")[1].strip())
def test_the_command_of_each_attack_finds_its_tests_and_the_defence_its_module(line: str) -> None:
    _, _, _, where, command, _ = (cell.strip() for cell in line.split("|"))
    for module in re.findall(r"`(\S+)`", where):
        assert (ROOT / "src" / "serai" / module).is_file()
    told = COMMAND.fullmatch(command.strip("`"))
    assert told is not None, command
    file, words = told.groups()
    tests = re.findall(r"^(?:async )?def (test_\w+)", (ROOT / file).read_text(), re.M)
    assert [test for test in tests if (words or "") in test]
