"""`make test` prints the time of each part, and stops at the first that fails."""

import subprocess
import sys
from pathlib import Path

LEDGER = Path(__file__).parents[1] / "timed_make.py"

MAKEFILE = """\
red:
\t@echo a part fails; false
green:
\t@echo a part is done
first:
\t@echo one > one; until [ -e two ]; do sleep 0.01; done
second:
\t@until [ -e one ]; do sleep 0.01; done; echo two > two
failing:
\t@until [ -e running ]; do sleep 0.01; done; false
endless:
\t@echo $$$$ > running; until [ -e never ]; do sleep 0.01; done; echo too late
measured:
\t@mkdir -p .timings; echo '$(REPORT)' > .timings/python.xml
"""

REPORT = (
    "<testsuites><testsuite>"
    + "".join(f'<testcase classname="t" name="test_{n}" time="{n}.25"/>' for n in range(12))
    + "</testsuite></testsuites>"
)


def run(folder: Path, *parts: str) -> subprocess.CompletedProcess[str]:
    (folder / "Makefile").write_text(f"REPORT := {REPORT}\n{MAKEFILE}")
    command = [sys.executable, str(LEDGER), "make", *parts]
    return subprocess.run(command, cwd=folder, capture_output=True, text=True, check=False, timeout=120)


def test_every_part_and_the_whole_have_a_line(tmp_path: Path) -> None:
    ran = run(tmp_path, "green", "measured")
    assert ran.returncode == 0
    *_, heading, first, second, whole = ran.stdout.splitlines()
    assert heading == "--- how long it took"
    assert [line.split()[0] for line in (first, second, whole)] == ["green", "measured", "all"]
    assert "a part is done" in ran.stdout


def test_parts_joined_by_a_plus_run_side_by_side(tmp_path: Path) -> None:
    """Each waits for the other."""
    ran = run(tmp_path, "first+second")
    assert ran.returncode == 0
    assert "beside second" in ran.stdout
    assert "beside first" in ran.stdout


def test_the_first_part_that_fails_ends_the_run(tmp_path: Path) -> None:
    ran = run(tmp_path, "red", "green")
    assert ran.returncode == 2
    assert "a part fails" in ran.stdout
    assert "a part is done" not in ran.stdout
    assert "--- failed: red" in ran.stdout


def test_a_part_that_fails_ends_those_beside_it(tmp_path: Path) -> None:
    ran = run(tmp_path, "endless+failing", "green")
    assert ran.returncode == 2
    assert "a part is done" not in ran.stdout
    shell = (tmp_path / "running").read_text().strip()
    assert not is_running(shell)


def is_running(process: str) -> bool:
    """Whether a process is alive; zombies are not."""
    listed = subprocess.run(
        ["ps", "-o", "stat=", "-p", process], capture_output=True, text=True, check=False, timeout=120
    )
    return listed.stdout.strip()[:1] not in ("", "Z")


def test_the_ten_slowest_tests_are_named_slowest_first(tmp_path: Path) -> None:
    lines = run(tmp_path, "measured").stdout.splitlines()
    at = lines.index("--- the slowest Python tests")
    assert [line.split() for line in lines[at + 1 : at + 11]] == [
        [f"{n}.2", "s", f"t::test_{n}"] for n in range(11, 1, -1)
    ]
    assert not any(name in line for line in lines for name in ("test_1", "test_0") if line.endswith(name))


def test_the_report_of_an_earlier_run_is_not_shown_again(tmp_path: Path) -> None:
    run(tmp_path, "measured")
    assert "slowest" not in run(tmp_path, "green").stdout
