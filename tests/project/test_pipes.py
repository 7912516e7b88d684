"""A reader who has seen enough is no error."""

import subprocess
import sys
from pathlib import Path

SCENARIO = Path(__file__).parents[1] / "scenarios" / "dice" / "first-turn.toml"


def test_output_that_nobody_reads_on_ends_quietly() -> None:
    command = [sys.executable, "-c", "from serai.cli import main; main()", "scenario", str(SCENARIO)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE) as running:
        assert running.stdout is not None
        assert running.stderr is not None
        assert running.stdout.read(1) == b"{"
        running.stdout.close()
        assert running.stderr.read() == b""
        assert running.wait() == 0
