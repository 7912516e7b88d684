"""The browser is tested with what the house sends: `make pages` writes that down."""

import runpy
from pathlib import Path

SCRIPT = Path(__file__).parents[2] / "web" / "tests" / "dice_moments.py"


def test_what_the_browser_is_tested_with_is_what_the_house_sends() -> None:
    script = runpy.run_path(str(SCRIPT))
    assert script["GOLDEN"].read_text("utf-8") == script["golden"]()
