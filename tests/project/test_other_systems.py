"""Platform-specific features are used only on their platform: the types check on each of them."""

import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]


@pytest.mark.soak
@pytest.mark.parametrize("system", ["Darwin", "Windows"])
def test_the_types_hold_on_other_systems_too(system: str) -> None:
    pyright = Path(sys.executable).with_name("pyright")
    found = subprocess.run(
        [pyright, "--pythonplatform", system, "src"], cwd=ROOT, capture_output=True, text=True, check=False
    )
    assert found.returncode == 0, found.stdout
