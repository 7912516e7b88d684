"""Help is fast, because it imports little."""

import subprocess
import sys

import pytest

HEAVY = {"numpy", "fluent", "litestar", "textual"}

ASK = """
import sys
from serai.cli import main
sys.argv = ["serai", *sys.argv[1:]]
try:
    main()
finally:
    print(*sorted({name.partition(".")[0] for name in sys.modules}), file=sys.stderr)
"""


@pytest.mark.parametrize(
    "arguments",
    [
        ["--help"],
        ["odds", "--help"],
        ["terminal", "--help"],
        ["book", "--help"],
        ["book", "preview", "--help"],
        ["pack", "add", "--help"],
        ["rules", "--help"],
        ["--version"],
    ],
)
def test_help_imports_nothing_heavy(arguments: list[str]) -> None:
    asked = subprocess.run(
        [sys.executable, "-c", ASK, *arguments], capture_output=True, text=True, check=False
    )
    assert asked.returncode == 0, asked.stderr
    assert asked.stdout
    imported = set(asked.stderr.split())
    assert "cyclopts" in imported, "the list of modules was printed"
    assert not imported & HEAVY
