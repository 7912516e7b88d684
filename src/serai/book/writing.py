"""Writers' tools: the files of a new strip, and keeping translations in step with their source."""

from pathlib import Path

from msgspec import Struct

from serai.book.diagnostics import Report, has_errors
from serai.book.draft import Draft
from serai.book.languages import LANGUAGES, Language
from serai.book.numbers import assign_numbers, print_numbers
from serai.book.pack import read_pack
from serai.book.renewal import accepted, renewed, unmarked
from serai.book.source import write_whole
from serai.book.tales import Tale, print_tale
from serai.book.vocabulary import PLACES, is_strip_id, nearest

NEW_PARAGRAPHS = ("worst", "middle", "best")
# Mistakes that say only that something is not written yet; a file with these can be rewritten without loss.
UNWRITTEN = frozenset({"B113", "B132"})


class WritingError(Exception):
    """What was asked cannot be done; the sentence says why."""


class Rewrite(Struct, frozen=True):
    """A file that was written, or one that could not be, and why."""

    file: str
    what: str
    done: bool = True


def new_strip(root: Path, strip: str) -> list[Path]:
    """Makes the files of a strip, one for each language of the pack, with headings and no prose.

    The checker then lists what to write.
    """
    if not is_strip_id(strip):
        raise WritingError(
            f"“{strip}” is not an id: use small letters, digits and hyphens, as in efreet/duel."
        )
    if strip in PLACES:
        raise WritingError(f"“{strip}” is a Place of Power; those are written by hand in the folder places.")
    _require_pack(root)
    draft = read_pack(root, Report())
    paths = {language: root / "tales" / file_name(strip, language) for language in draft.languages}
    for path in paths.values():
        if path.exists():
            raise WritingError(f"{path} exists already.")
    folder = root / "tales"
    if folder.is_symlink() or (folder.exists() and not folder.is_dir()):
        raise WritingError(f"{folder} is not a folder.")
    try:
        folder.mkdir(exist_ok=True)
    except OSError as error:
        raise WritingError(f"{folder} cannot be made: {error.strerror or error}.") from None
    for language, path in paths.items():
        _save(path, _skeleton(strip, with_gists=language == draft.source))
    return list(paths.values())


def file_name(strip: str, language: Language) -> str:
    """The name of a tale file: `merchant/barter` is `merchant-barter.en.tale.md`."""
    return f"{strip.replace('/', '-')}.{language}.tale.md"


def _skeleton(strip: str, with_gists: bool) -> str:
    blocks = [f"---\nstrip: {strip}\n---"]
    for name in NEW_PARAGRAPHS:
        gist = "\ngist: " if with_gists else ""
        blocks.append(f"## {name}{gist}\n\n\n### NO SKILL\n\n[S1]\n")
    return "\n".join(blocks)


def sync(root: Path) -> list[Rewrite]:
    """Renews headings, awards and order of translations, drops stale read marks, and assigns numbers.

    A translation in which nothing is written yet gets all the headings of its source. A file with mistakes
    is left as it is, so that nothing a person wrote can be lost. Locks are not touched: whether a translation
    still says what its source says is for a person to decide.
    """
    draft, broken = _drafted(root, UNWRITTEN)
    rewrites: list[Rewrite] = []
    for strip in (*draft.strips.values(), *draft.places.values()):
        source = draft.tale(strip)
        for language, tale in strip.tales.items():
            if tale.path in broken or (source and source.path in broken):
                rewrites.append(Rewrite(tale.path, "has mistakes and was left as it is", done=False))
                continue
            made = unmarked(tale if source is None or source is tale else renewed(source, tale))
            if made != tale:
                _write(root, made)
                rewrites.append(Rewrite(tale.path, f"renewed ({language})"))
    told = {rewrite.file for rewrite in rewrites}
    rewrites += [
        Rewrite(path, "has mistakes and was left as it is", done=False)
        for path in sorted((broken | draft.unread) - told)
    ]
    if not broken:
        numbers = assign_numbers(draft.paragraph_ids(), draft.numbers or {})
        if numbers != draft.numbers:
            _save(root / "numbers.lock", print_numbers(numbers))
            rewrites.append(Rewrite("numbers.lock", "renewed"))
    return rewrites


def accept(root: Path, reference: str, language: Language | None = None, read: bool = False) -> list[Rewrite]:
    """Locks the translations of a paragraph to its source as it is now; a person has read both.

    `reference` is `strip#paragraph`, or the id of a Place of Power for its opening. With `read`, the
    paragraph is only marked as read by somebody other than its writer: no lock is renewed, because reading
    one language says nothing of another.
    """
    draft, broken = _drafted(root)
    name, _, paragraph = reference.partition("#")
    strip = draft.strips.get(name) or draft.places.get(name)
    if strip is None:
        raise WritingError(f"There is no strip “{name}”.{_hint(name, [*draft.strips, *draft.places])}")
    source = draft.tale(strip)
    if source is None:
        raise WritingError(f"“{name}” has no file in the source language, {draft.source}.")
    if not paragraph and name in draft.strips:
        raise WritingError(f"Say which paragraph: {name}#{source.every_paragraph[0].id}, for instance.")
    known = {one.id: one for one in source.every_paragraph}
    if paragraph and paragraph not in known:
        raise WritingError(f"There is no paragraph “{reference}”.{_hint(paragraph, list(known))}")
    if read and not paragraph:
        raise WritingError(f"Say which paragraph was read: {name}#{next(iter(known), 'paragraph')}.")
    rewrites = [
        Rewrite(f"{name} ({one})", "cannot be read and was left as it is", done=False)
        for one in LANGUAGES
        if language in (None, one) and one not in strip.tales and draft.is_unread(name, one)
    ]
    for spoken, tale in strip.tales.items():
        if language is not None and spoken != language:
            continue
        if tale.path in broken:
            raise WritingError(f"{tale.path} has mistakes; mend them first (serai book check).")
        made = accepted(source, tale, known.get(paragraph), read)
        if made != tale:
            _write(root, made)
            what = f"marked {reference} as read" if read else f"accepted {reference}"
            rewrites.append(Rewrite(tale.path, what))
    return rewrites


def _drafted(root: Path, harmless: frozenset[str] = frozenset()) -> tuple[Draft, set[str]]:
    """The pack as read, and the files that must not be rewritten: something in them was not understood."""
    _require_pack(root)
    report = Report()
    draft = read_pack(root, report)
    broken = {one.file for one in report.found() if has_errors([one]) and one.code not in harmless}
    return draft, broken


def _require_pack(root: Path) -> None:
    if not (root / "pack.toml").is_file():
        raise WritingError(f"{root} is not a pack: it has no pack.toml.")


def _write(root: Path, tale: Tale) -> None:
    _save(root / tale.path, print_tale(tale))


def _save(path: Path, text: str) -> None:
    """Writes a file with the line ends it had."""
    try:
        if path.exists() and b"\r\n" in path.read_bytes():
            text = text.replace("\n", "\r\n")
        write_whole(path, text)
    except OSError as error:
        raise WritingError(f"{path} cannot be written: {error.strerror or error}.") from None


def _hint(word: str, known: list[str]) -> str:
    near = nearest(word, known)
    return f" Did you mean “{near}”?" if near else ""
