"""The documentation pages generated from the code: `python -m serai.book.docs_pages` writes them."""

from pathlib import Path

from serai.book.awards import render_awards_docs_page
from serai.book.diagnostics_docs import render_code_pages
from serai.book.grammar import render_placeholders_docs_page


def render_generated_pages() -> dict[str, str]:
    """Every generated page by its path below `docs/book`."""
    codes = {f"codes/{name}": text for name, text in render_code_pages().items()}
    return {
        "awards.md": render_awards_docs_page(),
        "placeholders.md": render_placeholders_docs_page(),
    } | codes


def write_generated_pages(folder: Path) -> None:
    """Writes the pages below a folder, and deletes those of codes that no longer exist."""
    for old in (folder / "codes").glob("B*.md"):
        old.unlink()
    for name, text in render_generated_pages().items():
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    write_generated_pages(Path("docs", "book"))
