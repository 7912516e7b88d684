"""A closed pipe is not an error; a failing disk or terminal is reported in one sentence."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

SCENARIO = Path(__file__).parents[1] / "scenarios" / "dice" / "first-turn.toml"
SERAI = [sys.executable, "-W", "error", "-m", "serai"]
LONG = ("rules", "nights", "--lang", "fr")


@pytest.mark.parametrize("arguments", [("scenario", str(SCENARIO)), LONG, ("--help",)])
def test_output_that_nobody_reads_on_ends_quietly(arguments: tuple[str, ...]) -> None:
    with subprocess.Popen([*SERAI, *arguments], stdout=subprocess.PIPE, stderr=subprocess.PIPE) as running:
        assert running.stdout is not None
        assert running.stderr is not None
        assert running.stdout.read(1)
        running.stdout.close()
        assert running.stderr.read() == b""
        assert running.wait() == 0


def test_output_that_is_noticed_only_at_the_end_ends_quietly_too() -> None:
    reading, writing = os.pipe()
    os.close(reading)
    done = subprocess.run([*SERAI, "pack", "list"], stdout=writing, stderr=subprocess.PIPE, check=False)
    os.close(writing)
    assert (done.returncode, done.stderr) == (0, b"")


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="a disk that is always full")
@pytest.mark.parametrize("arguments", [("pack", "list"), LONG])
def test_output_that_cannot_be_written_is_one_sentence(arguments: tuple[str, ...]) -> None:
    french = os.environ | {"LC_ALL": "fr_FR.UTF-8", "PYTHONUTF8": "1"}
    with Path("/dev/full").open("w") as full:
        done = subprocess.run(
            [*SERAI, *arguments],
            stdout=full,
            stderr=subprocess.PIPE,
            env=french,
            check=False,
            encoding="utf-8",
        )
    assert done.returncode == 1
    assert done.stderr.startswith("serai: Le système")
    assert done.stderr.count("\n") == 1


@pytest.mark.skipif(os.name != "posix", reason="streams are closed by a shell")
@pytest.mark.parametrize("closed", ["<&-", ">&-", "<&- >&-"])
def test_a_terminal_that_is_not_there_is_no_error(closed: str) -> None:
    played = ("terminal", "dice", "Ana=random", "Bo=random", "--plain", "--seed", "1")
    done = subprocess.run(
        ["sh", "-c", f'exec "$@" {closed}', "sh", *SERAI, *played],
        stdin=subprocess.DEVNULL,
        capture_output=True,
        check=False,
    )
    assert (done.returncode, done.stderr) == (0, b"")


def test_signs_that_a_terminal_does_not_know_are_no_error() -> None:
    plain = os.environ | {"PYTHONIOENCODING": "ascii"}
    done = subprocess.run([*SERAI, *LONG], capture_output=True, env=plain, check=False)
    assert (done.returncode, done.stderr) == (0, b"")
    assert done.stdout.isascii()


def test_interrupting_it_while_it_loads_prints_no_traceback() -> None:
    code = """
import sys

class Impatient:
    def find_spec(self, name, path=None, target=None):
        if name == "serai.cli":
            raise KeyboardInterrupt

sys.meta_path.insert(0, Impatient())
from serai.__main__ import main
main()
"""
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, check=False)
    assert (done.returncode, done.stderr) == (130, b"")
