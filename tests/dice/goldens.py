"""Golden files: what was found before, and read by a person. `SERAI_REGENERATE=1 pytest` writes them anew."""

import os
from pathlib import Path

REGENERATE = bool(os.environ.get("SERAI_REGENERATE"))


def assert_golden(path: Path, text: str) -> None:
    """The text is exactly that of the golden file."""
    if REGENERATE:
        path.write_text(text, encoding="utf-8")
    assert path.exists(), f"{path.name} does not exist; SERAI_REGENERATE=1 writes it"
    assert text == path.read_text(encoding="utf-8")
