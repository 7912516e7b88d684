"""Writers' tools: the files of a new strip, and keeping translations in step with their source."""

from collections import defaultdict
from collections.abc import Callable
from pathlib import Path

from msgspec import Struct
from msgspec.structs import replace

from serai.book.diagnostics import Report, has_errors
from serai.book.headings import print_heading
from serai.book.numbers import assign_numbers, print_numbers
from serai.book.pack import Draft, read_pack
from serai.book.source import write_whole
from serai.book.tales import (
    AwardLine,
    Paragraph,
    Prose,
    Section,
    Tale,
    block_hash,
    place_hash,
    print_tale,
    prose_hash,
)
from serai.book.vocabulary import LANGUAGES, PLACES, Language, is_strip_id, nearest

NEW_PARAGRAPHS = ("worst", "middle", "best")
# Mistakes that say only that something is not written yet; a file with these can be rewritten without loss.
UNWRITTEN = frozenset({"B113", "B132"})


class WritingError(Exception):
    """What was asked cannot be done; the sentence says why."""


class Change(Struct, frozen=True):
    """A file that was written, or one that could not be, and why."""

    file: str
    what: str
    done: bool = True


def new_strip(root: Path, strip: str) -> list[Path]:
    """Makes the three files of a strip, with headings and no prose: the checker then lists what to write."""
    if not is_strip_id(strip):
        raise WritingError(
            f"“{strip}” is not an id: use small letters, digits and hyphens, as in efreet/duel."
        )
    if strip in PLACES:
        raise WritingError(f"“{strip}” is a Place of Power; those are written by hand in the folder places.")
    _require_pack(root)
    paths = {language: root / "tales" / file_name(strip, language) for language in LANGUAGES}
    for path in paths.values():
        if path.exists():
            raise WritingError(f"{path} exists already.")
    source = read_pack(root, Report()).source
    folder = root / "tales"
    if folder.is_symlink() or (folder.exists() and not folder.is_dir()):
        raise WritingError(f"{folder} is not a folder.")
    try:
        folder.mkdir(exist_ok=True)
    except OSError as error:
        raise WritingError(f"{folder} cannot be made: {error.strerror or error}.") from None
    for language, path in paths.items():
        _save(path, _skeleton(strip, with_gists=language == source))
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


def sync(root: Path) -> list[Change]:
    """Renews headings, awards and order of translations, drops stale read marks, and assigns numbers.

    A translation in which nothing is written yet gets all the headings of its source. A file with mistakes
    is left as it is, so that nothing a person wrote can be lost. Locks are not touched: whether a translation
    still says what its source says is for a person to decide.
    """
    draft, broken = _drafted(root, UNWRITTEN)
    changes: list[Change] = []
    for strip in (*draft.strips.values(), *draft.places.values()):
        source = draft.tale(strip)
        for language, tale in strip.tales.items():
            if tale.path in broken or (source and source.path in broken):
                changes.append(Change(tale.path, "has mistakes and was left as it is", done=False))
                continue
            renewed = _unmark(tale if source is None or source is tale else _renew(source, tale))
            if renewed != tale:
                _write(root, renewed)
                changes.append(Change(tale.path, f"renewed ({language})"))
    told = {change.file for change in changes}
    changes += [
        Change(path, "has mistakes and was left as it is", done=False)
        for path in sorted((broken | draft.unread) - told)
    ]
    if not broken:
        numbers = assign_numbers(draft.paragraph_ids(), draft.numbers or {})
        if numbers != draft.numbers:
            _save(root / "numbers.lock", print_numbers(numbers))
            changes.append(Change("numbers.lock", "renewed"))
    return changes


def accept(root: Path, reference: str, language: Language | None = None, read: bool = False) -> list[Change]:
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
    changes = [
        Change(f"{name} ({one})", "cannot be read and was left as it is", done=False)
        for one in LANGUAGES
        if language in (None, one) and one not in strip.tales and draft.is_unread(name, one)
    ]
    for spoken, tale in strip.tales.items():
        if language is not None and spoken != language:
            continue
        if tale.path in broken:
            raise WritingError(f"{tale.path} has mistakes; mend them first (serai book check).")
        accepted = _accepted(source, tale, known.get(paragraph), read)
        if accepted != tale:
            _write(root, accepted)
            what = f"marked {reference} as read" if read else f"accepted {reference}"
            changes.append(Change(tale.path, what))
    return changes


def _accepted(source: Tale, tale: Tale, paragraph: Paragraph | None, read: bool) -> Tale:
    translated = tale is not source
    if paragraph is None:
        return replace(tale, lock=place_hash(source)) if translated else tale

    def locked(found: Paragraph) -> Paragraph:
        if found.id != paragraph.id:
            return found
        if read:
            return replace(found, read=block_hash(found))
        return replace(found, lock=prose_hash(paragraph)) if translated else found

    return _each(tale, locked)


def _each(tale: Tale, change: Callable[[Paragraph], Paragraph]) -> Tale:
    choices = tuple(
        replace(choice, paragraphs=tuple(change(one) for one in choice.paragraphs)) for choice in tale.choices
    )
    return replace(tale, paragraphs=tuple(change(one) for one in tale.paragraphs), choices=choices)


def _unmark(tale: Tale) -> Tale:
    def unmarked(paragraph: Paragraph) -> Paragraph:
        stale = paragraph.read is not None and paragraph.read != block_hash(paragraph)
        return replace(paragraph, read=None) if stale else paragraph

    return _each(tale, unmarked)


def _renew(source: Tale, tale: Tale) -> Tale:
    if tale.kind == "strip" and not any(_prose_of(paragraph) for paragraph in tale.paragraphs):
        return replace(tale, paragraphs=tuple(_unwritten(paragraph) for paragraph in source.paragraphs))
    wanted = {paragraph.id: paragraph for paragraph in source.every_paragraph}
    place = {name: number for number, name in enumerate(wanted)}

    def renewed(paragraph: Paragraph) -> Paragraph:
        if paragraph.id not in wanted:
            return paragraph
        like = wanted[paragraph.id]
        award = _like(paragraph.award, like.award)
        return replace(paragraph, award=award, sections=_sections(like, paragraph))

    made = _each(tale, renewed)
    # Paragraphs that the source does not have stay behind the others; the checker names them.
    ordered = sorted(made.paragraphs, key=lambda paragraph: place.get(paragraph.id, len(place)))
    return replace(made, paragraphs=tuple(ordered))


def _prose_of(paragraph: Paragraph) -> str:
    """All the prose of a paragraph; empty if nothing is written yet."""
    return "".join([paragraph.opening.text, *(section.text.text for section in paragraph.sections)])


def _unwritten(paragraph: Paragraph) -> Paragraph:
    """The headings and awards of a paragraph, for a translator to write under."""
    sections = tuple(replace(section, text=Prose()) for section in paragraph.sections)
    return replace(paragraph, lock=None, gist=None, read=None, opening=Prose(), sections=sections)


def _sections(source: Paragraph, found: Paragraph) -> tuple[Section, ...]:
    """Sections with the same heading belong together, wherever they stand.

    Where as many sections are left on both sides, a heading was changed, and they belong together in order.
    """
    by_heading: dict[str, list[Section]] = defaultdict(list)
    for section in reversed(found.sections):
        by_heading[_heading(section)].append(section)
    pairs = [
        (wanted, by_heading[_heading(wanted)].pop() if by_heading[_heading(wanted)] else None)
        for wanted in source.sections
    ]
    taken = {id(section) for _, section in pairs}
    left = [section for section in found.sections if id(section) not in taken]
    if len(source.sections) == len(found.sections):
        rest = iter(left)
        pairs = [(wanted, section or next(rest)) for wanted, section in pairs]
        left = []
    made = [
        _section(wanted, section)
        if section
        else Section(wanted.at, wanted.written, wanted.heading, Prose(), wanted.award)
        for wanted, section in pairs
    ]
    return (*made, *left)


def _heading(section: Section) -> str:
    return print_heading(section.heading) if section.heading else section.written


def _section(source: Section, found: Section) -> Section:
    same = source.heading == found.heading
    written = found.written if same else source.written
    return replace(found, written=written, heading=source.heading, award=_like(found.award, source.award))


def _like(found: AwardLine | None, source: AwardLine | None) -> AwardLine | None:
    same = found is not None and source is not None and found.awards == source.awards
    return found if same else source


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
