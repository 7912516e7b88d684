"""The browser says what the terminal says: it is tested against sentences that `make pages` writes."""

import runpy
from pathlib import Path

SCRIPT = Path(__file__).parents[2] / "web" / "tests" / "sentences.py"


def test_the_sentences_for_the_browser_are_up_to_date() -> None:
    script = runpy.run_path(str(SCRIPT))
    assert script["GOLDEN"].read_text("utf-8") == script["golden"]()
