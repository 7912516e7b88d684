"""The pages of documentation that are made from the code: `python -m serai.book.pages` writes them anew."""

from pathlib import Path

from serai.book.awards import awards_page
from serai.book.diagnostics import pages
from serai.book.grammar import placeholders_page


def generated_pages() -> dict[str, str]:
    """Every generated page by its path below `docs/book`."""
    codes = {f"codes/{name}": text for name, text in pages().items()}
    return {"awards.md": awards_page(), "placeholders.md": placeholders_page()} | codes


def write_pages(folder: Path) -> None:
    """Writes the pages below a folder, and takes away those of codes that no longer exist."""
    for old in (folder / "codes").glob("B*.md"):
        old.unlink()
    for name, text in generated_pages().items():
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    write_pages(Path("docs", "book"))
