"""Tools for authors: sync translations with their source, accept translations."""

from pathlib import Path

from msgspec import Struct

from serai.book.diagnostics import Report, has_errors
from serai.book.draft import Draft
from serai.book.languages import LANGUAGES, Language
from serai.book.pack_files import write_atomically
from serai.book.pack_reader import read_pack
from serai.book.paragraph_numbers import assign_numbers, format_numbers_lock
from serai.book.tales import Tale, format_tale
from serai.book.translation_sync import (
    copy_structure_from_source,
    drop_stale_read_marks,
    lock_paragraph_or_mark_as_read,
)
from serai.book.vocabulary import most_similar_word

# Codes for missing text: a file with no other mistakes can be rewritten without loss.
UNWRITTEN = frozenset({"B113", "B132"})


class AuthoringError(Exception):
    """A request that cannot be carried out; the message says why."""


class Rewrite(Struct, frozen=True):
    """A file that was rewritten, or left alone (`done=False`), and why."""

    file: str
    what: str
    done: bool = True


def update_translations_and_numbers(root: Path) -> list[Rewrite]:
    """Updates headings, awards and order of translations, drops stale read marks, and assigns numbers.

    A translation without any prose gets all headings of its source. A file with mistakes is left as it is, so
    that no text is lost. Locks are not renewed, because only a person can decide whether a translation still
    matches its source.
    """
    draft, with_mistakes = _read_pack_and_find_files_with_mistakes(root, UNWRITTEN)
    rewrites: list[Rewrite] = []
    for strip in (*draft.strips.values(), *draft.places.values()):
        source = draft.source_tale(strip)
        for language, tale in strip.tales.items():
            if tale.path in with_mistakes or (source and source.path in with_mistakes):
                rewrites.append(Rewrite(tale.path, "has mistakes and was left as it is", done=False))
                continue
            synced = drop_stale_read_marks(
                tale if source is None or source is tale else copy_structure_from_source(source, tale)
            )
            if synced != tale:
                _write_tale(root, synced)
                rewrites.append(Rewrite(tale.path, f"renewed ({language})"))
    reported = {rewrite.file for rewrite in rewrites}
    rewrites += [
        Rewrite(path, "has mistakes and was left as it is", done=False)
        for path in sorted((with_mistakes | draft.unreadable) - reported)
    ]
    if not with_mistakes:
        numbers = assign_numbers(draft.paragraph_ids_by_strip(), draft.numbers or {})
        if numbers != draft.numbers:
            write_keeping_line_ends(root / "numbers.lock", format_numbers_lock(numbers))
            rewrites.append(Rewrite("numbers.lock", "renewed"))
    return rewrites


def lock_translations_or_mark_as_read(
    root: Path, paragraph_reference: str, language: Language | None = None, only_mark_as_read: bool = False
) -> list[Rewrite]:
    """Locks the translations of a paragraph to the current text of its source, after a person compared them.

    `paragraph_reference` is `strip#paragraph`, or the id of a Place of Power for its opening. With
    `only_mark_as_read`, the paragraph counts as read by somebody other than its author; locks are not
    renewed, because somebody who reads one language has not compared it with another.
    """
    draft, with_mistakes = _read_pack_and_find_files_with_mistakes(root)
    name, _, paragraph = paragraph_reference.partition("#")
    strip = draft.strips.get(name) or draft.places.get(name)
    if strip is None:
        raise AuthoringError(
            f"There is no strip “{name}”.{_did_you_mean_sentence(name, [*draft.strips, *draft.places])}"
        )
    source = draft.source_tale(strip)
    if source is None:
        raise AuthoringError(f"“{name}” has no file in the source language, {draft.source}.")
    if not paragraph and name in draft.strips:
        raise AuthoringError(f"Say which paragraph: {name}#{source.all_paragraphs[0].id}, for instance.")
    known = {one.id: one for one in source.all_paragraphs}
    if paragraph and paragraph not in known:
        raise AuthoringError(
            f"There is no paragraph “{paragraph_reference}”.{_did_you_mean_sentence(paragraph, list(known))}"
        )
    if only_mark_as_read and not paragraph:
        raise AuthoringError(f"Say which paragraph was read: {name}#{next(iter(known), 'paragraph')}.")
    rewrites = [
        Rewrite(f"{name} ({one})", "cannot be read and was left as it is", done=False)
        for one in LANGUAGES
        if language in (None, one) and one not in strip.tales and draft.is_file_of_strip_unreadable(name, one)
    ]
    for tale_language, tale in strip.tales.items():
        if language is not None and tale_language != language:
            continue
        if tale.path in with_mistakes:
            raise AuthoringError(f"{tale.path} has mistakes; mend them first (serai book check).")
        accepted = lock_paragraph_or_mark_as_read(source, tale, known.get(paragraph), only_mark_as_read)
        if accepted != tale:
            _write_tale(root, accepted)
            what = (
                f"marked {paragraph_reference} as read"
                if only_mark_as_read
                else f"accepted {paragraph_reference}"
            )
            rewrites.append(Rewrite(tale.path, what))
    return rewrites


def _read_pack_and_find_files_with_mistakes(
    root: Path, tolerated_codes: frozenset[str] = frozenset()
) -> tuple[Draft, set[str]]:
    """The pack, and the files that must not be rewritten because they have mistakes.

    Mistakes with `tolerated_codes` do not count.
    """
    require_pack_folder(root)
    report = Report()
    draft = read_pack(root, report)
    with_mistakes = {
        one.file for one in report.diagnostics() if has_errors([one]) and one.code not in tolerated_codes
    }
    return draft, with_mistakes


def require_pack_folder(root: Path) -> None:
    if not (root / "pack.toml").is_file():
        raise AuthoringError(f"{root} is not a pack: it has no pack.toml.")


def _write_tale(root: Path, tale: Tale) -> None:
    write_keeping_line_ends(root / tale.path, format_tale(tale))


def write_keeping_line_ends(path: Path, text: str) -> None:
    """Writes a file, keeping its line endings."""
    try:
        if path.exists() and b"\r\n" in path.read_bytes():
            text = text.replace("\n", "\r\n")
        write_atomically(path, text)
    except OSError as error:
        raise AuthoringError(f"{path} cannot be written: {error.strerror or error}.") from None


def _did_you_mean_sentence(word: str, known: list[str]) -> str:
    near = most_similar_word(word, known)
    return f" Did you mean “{near}”?" if near else ""
