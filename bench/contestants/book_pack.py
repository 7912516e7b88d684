"""Measures one step of processing a whole Book and prints JSON: `book_pack.py STEP FOLDER`."""

import sys
from collections.abc import Callable
from pathlib import Path
from time import perf_counter, process_time

import msgspec
from markdown_it import MarkdownIt

from book.large_pack import write_large_pack
from serai.book.book import Book
from serai.book.check import check_pack
from serai.book.compile import load_book
from serai.book.languages import LANGUAGES


def write_pack_and_count_parts(root: Path) -> dict[str, int]:
    """Generates the pack, and its Book in the cache."""
    book = load_book(write_large_pack(root))
    return {
        "paragraphs": len(book.paragraphs),
        "files": len(list(root.rglob("*.md"))),
        "texts": len(texts_of_all_paragraphs_and_sections(book)) * len(LANGUAGES),
    }


def measure_check(root: Path) -> dict[str, float]:
    """Runs `serai book check`."""

    def check_or_exit() -> None:
        if any(one.severity == "error" for one in check_pack(root)):
            sys.exit("The pack has errors.")

    return time_work(check_or_exit)


def measure_loading(root: Path) -> dict[str, float]:
    return time_work(lambda: load_book(root))


def measure_first_reading(root: Path) -> dict[str, float]:
    """Parses and reads every text once in each language."""
    book = load_book(root)
    beings = list(book.lexicon.beings)
    texts = texts_of_all_paragraphs_and_sections(book)

    def read_all() -> None:
        for number, text in enumerate(texts):
            for language in LANGUAGES:
                book.render_text(text, language, "f", beings[number % len(beings)])

    return time_work(read_all)


def texts_of_all_paragraphs_and_sections(book: Book) -> list[dict[str, str]]:
    return [part.texts for paragraph in book.paragraphs.values() for part in (paragraph, *paragraph.sections)]


def measure_markdown_parser(root: Path) -> dict[str, float]:
    """Parses the same files with a Markdown parser."""
    parser = MarkdownIt()

    def parse_all() -> None:
        for path in root.rglob("*.md"):
            parser.parse(path.read_text("utf-8"))

    return time_work(parse_all)


def time_work(work: Callable[[], object]) -> dict[str, float]:
    start, start_of_processor = perf_counter(), process_time()
    work()
    return {
        "processor_seconds": process_time() - start_of_processor,
        "clock_seconds": perf_counter() - start,
    }


STEPS = {
    "write": write_pack_and_count_parts,
    "check": measure_check,
    "load": measure_loading,
    "first-reading": measure_first_reading,
    "markdown": measure_markdown_parser,
}

if __name__ == "__main__":
    print(msgspec.json.encode(STEPS[sys.argv[1]](Path(sys.argv[2]))).decode())
