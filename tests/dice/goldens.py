"""Golden files: reviewed output of earlier runs. `SERAI_REGENERATE=1 pytest` rewrites them."""

import os
from pathlib import Path

REGENERATE = bool(os.environ.get("SERAI_REGENERATE"))


def assert_golden(path: Path, text: str) -> None:
    """Assert that the text equals the golden file."""
    if REGENERATE:
        path.write_text(text, encoding="utf-8")
    assert path.exists(), f"{path.name} does not exist; SERAI_REGENERATE=1 writes it"
    assert text == path.read_text(encoding="utf-8")
