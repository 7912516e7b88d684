"""The fixtures of the browser tests match what the server sends; `make pages` writes them."""

import runpy
from pathlib import Path

SCRIPT = Path(__file__).parents[2] / "web" / "tests" / "write_dice_fixtures.py"


def test_what_the_browser_is_tested_with_is_what_the_house_sends() -> None:
    script = runpy.run_path(str(SCRIPT))
    assert script["GOLDEN"].read_text("utf-8") == script["golden"]()
