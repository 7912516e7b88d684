"""Compiles a pack's folder to a Book, through a cache keyed by content."""

from collections.abc import Sequence
from pathlib import Path

import msgspec
from msgspec import Struct

from serai.book.book import Book
from serai.book.book_builder import build_book
from serai.book.cache import cache_path, read_cached_payload, write_payload_and_prune_cache
from serai.book.cards import EffectWords
from serai.book.check import check_draft
from serai.book.diagnostics import Diagnostic, Report, has_errors
from serai.book.pack_files import PackFolder, read_pack_folder
from serai.book.pack_reader import read_draft


class CompileResult(Struct, frozen=True):
    """The Book, unless the pack has errors, and all diagnostics."""

    book: Book | None
    diagnostics: list[Diagnostic]


class BrokenPackError(Exception):
    """A pack with errors; `why` lists the first of them, `brief` is one line."""

    def __init__(self, root: Path | str, errors: Sequence[Diagnostic]) -> None:
        self.brief = f"it has {len(errors)} error{'s' * (len(errors) != 1)}, such as {errors[0]}"
        self.why = "\n".join(str(error) for error in errors[:5])
        super().__init__(f"The pack {root} has {len(errors)} errors:\n{self.why}")


def load_book(root: Path, effects: EffectWords | None = None) -> Book:
    """The Book in a folder; raises BrokenPackError if it has errors."""
    return _require_book(root, compile_pack(root, effects))


def load_stored_book(folder: PackFolder, effects: EffectWords | None = None) -> Book:
    """The Book of a stored pack that a table or a record depends on.

    It passed the checks when the table began, so newer checks are ignored as long as it is readable.
    """
    compiled = _compile_folder(folder, Report(), effects, use_cache=True)
    if compiled.book is not None:
        return compiled.book
    draft = read_draft(folder, Report())
    book = None if draft.has_unreadable_file() else build_book(draft)
    return book or _require_book(folder.root, compiled)


def _require_book(root: Path | str, compiled: CompileResult) -> Book:
    if compiled.book is None:
        raise BrokenPackError(root, [one for one in compiled.diagnostics if one.severity == "error"])
    return compiled.book


def compile_pack(root: Path, effects: EffectWords | None = None, use_cache: bool = True) -> CompileResult:
    """Checks and compiles a pack, or loads the cached result for the same content."""
    report = Report()
    if not root.is_dir():
        report.add("B121", str(root), name="the pack's folder")
        return CompileResult(None, report.diagnostics())
    return _compile_folder(read_pack_folder(root, report), report, effects, use_cache=use_cache)


def _compile_folder(
    folder: PackFolder, report: Report, effects: EffectWords | None, *, use_cache: bool
) -> CompileResult:
    # Files refused while reading are not part of the digest, so a result that reports them is not cached.
    stored = cache_path(folder.digest(), effects) if use_cache and not report.diagnostics() else None
    compiled = _read_cached_result(stored) if stored else None
    if compiled is None:
        compiled = _compile_uncached(folder, report, effects)
        if stored:
            _write_cached_result(stored, compiled)
    return compiled


def _compile_uncached(folder: PackFolder, report: Report, effects: EffectWords | None) -> CompileResult:
    draft = read_draft(folder, report)
    diagnostics = check_draft(draft, effects)
    book = None if has_errors(diagnostics) else build_book(draft)
    return CompileResult(book, diagnostics)


def _read_cached_result(path: Path) -> CompileResult | None:
    payload = read_cached_payload(path)
    try:
        return msgspec.msgpack.decode(payload, type=CompileResult) if payload is not None else None
    except msgspec.MsgspecError:
        return None


def _write_cached_result(path: Path, compiled: CompileResult) -> None:
    try:
        write_payload_and_prune_cache(path, msgspec.msgpack.encode(compiled))
    except (OverflowError, ValueError):
        # A number too large for msgpack: the result is right, but cannot be cached.
        return
