"""From a pack's folder to a Book, by way of a cache that is keyed by content."""

from collections.abc import Sequence
from pathlib import Path

import msgspec
from msgspec import Struct

from serai.book.binding import bind
from serai.book.book import Book
from serai.book.cache import read_stored, store, stored_path
from serai.book.cards import EffectWords
from serai.book.check import check_draft
from serai.book.diagnostics import Diagnostic, Report, has_errors
from serai.book.pack import read_draft
from serai.book.source import Folder, read_folder


class Compiled(Struct, frozen=True):
    """What compiling gave: the Book, unless errors forbid it, and all that the checker said."""

    book: Book | None
    diagnostics: list[Diagnostic]


class BrokenPackError(Exception):
    """A pack that is no Book; `why` names the first errors, `brief` says it in one line."""

    def __init__(self, root: Path | str, errors: Sequence[Diagnostic]) -> None:
        self.brief = f"it has {len(errors)} error{'s' * (len(errors) != 1)}, such as {errors[0]}"
        self.why = "\n".join(str(error) for error in errors[:5])
        super().__init__(f"The pack {root} has {len(errors)} errors:\n{self.why}")


def load_book(root: Path, effects: EffectWords | None = None) -> Book:
    """The Book in a folder; BrokenPackError if it has errors."""
    return _sound(root, compile_pack(root, effects))


def load_kept(folder: Folder, effects: EffectWords | None = None) -> Book:
    """The Book in a folder that was kept because something began with it.

    It passed the checks of its time: those that came since do not close it, as long as all of it can be read.
    """
    compiled = _compile_folder(folder, Report(), effects, use_cache=True)
    if compiled.book is not None:
        return compiled.book
    draft = read_draft(folder, Report())
    book = None if draft.has_unread() else bind(draft)
    return book or _sound(folder.root, compiled)


def _sound(root: Path | str, compiled: Compiled) -> Book:
    if compiled.book is None:
        raise BrokenPackError(root, [one for one in compiled.diagnostics if one.severity == "error"])
    return compiled.book


def compile_pack(root: Path, effects: EffectWords | None = None, use_cache: bool = True) -> Compiled:
    """Checks and compiles a pack, or finds the result of the same content in the cache."""
    report = Report()
    if not root.is_dir():
        report.add("B121", str(root), name="the pack's folder")
        return Compiled(None, report.found())
    return _compile_folder(read_folder(root, report), report, effects, use_cache=use_cache)


def _compile_folder(
    folder: Folder, report: Report, effects: EffectWords | None, *, use_cache: bool
) -> Compiled:
    # What was refused while reading is not part of the digest, so it must be told anew each time.
    stored = stored_path(folder.digest(), effects) if use_cache and not report.found() else None
    compiled = _read_stored(stored) if stored else None
    if compiled is None:
        compiled = _compile(folder, report, effects)
        if stored:
            _store(stored, compiled)
    return compiled


def _compile(folder: Folder, report: Report, effects: EffectWords | None) -> Compiled:
    draft = read_draft(folder, report)
    diagnostics = check_draft(draft, effects)
    book = None if has_errors(diagnostics) else bind(draft)
    return Compiled(book, diagnostics)


def _read_stored(path: Path) -> Compiled | None:
    payload = read_stored(path)
    try:
        return msgspec.msgpack.decode(payload, type=Compiled) if payload is not None else None
    except msgspec.MsgspecError:
        return None


def _store(path: Path, compiled: Compiled) -> None:
    try:
        store(path, msgspec.msgpack.encode(compiled))
    except (OverflowError, ValueError):
        # A number that no message holds: the result is right, and is made again each time.
        return
