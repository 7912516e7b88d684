"""The table of contents of a pack: its tales, its lexicon, and the messages outside the tales."""

from collections import Counter

from msgspec import Struct

from serai.book.diagnostics import SEVERITIES, Severity
from serai.book.draft import Draft, Strip
from serai.book.grammar import phrase_for_being
from serai.book.languages import Language
from serai.book.lexicon import Adjective
from serai.book.pack_reader import TALE
from serai.book.preview.messages import Message, messages_from_diagnostics
from serai.book.preview.pack_watcher import PackSnapshot
from serai.book.tales import Tale


class LexiconEntry(Struct, frozen=True):
    """A word of the lexicon: its id and its name in the source language."""

    id: str
    name: str


class ParagraphEntry(Struct, frozen=True):
    """A paragraph in the list of tales."""

    id: str
    gist: str
    number: int | None


class TaleEntry(Struct, frozen=True):
    """A strip or a place in the list of tales."""

    id: str
    kind: str
    languages: list[Language]
    paragraphs: list[ParagraphEntry]
    errors: int
    warnings: int


class Contents(Struct, frozen=True):
    """Everything the page lists. `messages` are about files that belong to no entry."""

    version: int
    checked: bool
    failure: str
    title: str
    root: str
    source: Language
    counts: dict[Severity, int]
    entries: list[TaleEntry]
    beings: list[LexiconEntry]
    adjectives: list[LexiconEntry]
    messages: list[Message]


def make_table_of_contents(snapshot: PackSnapshot, search: str = "") -> Contents:
    """The lexicon and the tales; with `search`, only tales that contain all its words."""
    draft = snapshot.draft
    counts: dict[str, Counter[Severity]] = {}
    for one in snapshot.diagnostics:
        counts.setdefault(one.file, Counter())[one.severity] += 1
    strips = [*draft.strips.values(), *draft.places.values()]
    files = files_by_strip(draft)
    listed = {path for paths in files.values() for path in paths}
    words = search.casefold().split()
    total = sum(counts.values(), Counter[Severity]())
    return Contents(
        version=snapshot.version,
        checked=snapshot.checked,
        failure=snapshot.failure,
        title=draft.manifest.title.get(draft.source, "") if draft.manifest else "",
        root=draft.folder.root,
        source=draft.source,
        counts={severity: total[severity] for severity in SEVERITIES},
        entries=[
            _tale_entry(draft, strip, [counts[path] for path in files[strip.id] if path in counts])
            for strip in strips
            if _matches_search(draft, strip, words)
        ],
        beings=_sorted_by_name(
            [
                LexiconEntry(one, phrase_for_being(draft.lexicon, draft.source, one).bare)
                for one in draft.beings
            ]
        ),
        adjectives=_sorted_by_name(
            [LexiconEntry(one.id, _adjective_word(draft.source, one)) for one in draft.adjectives.values()]
        ),
        messages=messages_from_diagnostics(
            draft, (one for one in snapshot.diagnostics if one.file not in listed)
        ),
    )


def source_tale_or_any(draft: Draft, strip: Strip) -> Tale:
    """The tale in the source language, or else in any language; a strip has at least one."""
    tale = draft.source_tale_or_any(strip)
    if tale is None:
        raise LookupError(f"The strip {strip.id} has no tale.")
    return tale


def files_by_strip(draft: Draft) -> dict[str, set[str]]:
    """The files of each strip and place, including unreadable ones with its name."""
    strips = (*draft.strips.values(), *draft.places.values())
    files = {strip.id: {tale.path for tale in strip.tales.values()} for strip in strips}
    names = {strip.replace("/", "-"): strip for strip in files}
    for source in draft.folder.files:
        found = TALE.match(source.path)
        strip = names.get(found["name"].replace("/", "-")) if found else None
        if strip:
            files[strip].add(source.path)
    return files


def _tale_entry(draft: Draft, strip: Strip, counts: list[Counter[Severity]]) -> TaleEntry:
    tale = source_tale_or_any(draft, strip)
    numbers = draft.numbers or {}
    return TaleEntry(
        id=strip.id,
        kind=tale.kind,
        languages=list(strip.tales),
        paragraphs=[
            ParagraphEntry(one.id, one.gist or "", numbers.get(f"{strip.id}#{one.id}"))
            for one in tale.all_paragraphs
        ],
        errors=sum(count["error"] for count in counts),
        warnings=sum(count["warning"] for count in counts),
    )


def _matches_search(draft: Draft, strip: Strip, words: list[str]) -> bool:
    """Whether a strip contains every word: in its id, its numbers, its gists or its prose."""
    if not words:
        return True
    numbers = draft.numbers or {}
    text = [strip.id]
    for tale in strip.tales.values():
        text += [tale.opening.text, *(choice.label for choice in tale.choices)]
        for paragraph in tale.all_paragraphs:
            number = numbers.get(f"{strip.id}#{paragraph.id}", "")
            text += [f"#{paragraph.id} {number}", paragraph.gist or "", paragraph.opening.text]
            text += [f"{section.written} {section.text.text}" for section in paragraph.sections]
    whole = "\n".join(text).casefold()
    return all(word in whole for word in words)


def _adjective_word(language: Language, adjective: Adjective) -> str:
    words = adjective.words.get(language) or next(iter(adjective.words.values()))
    return words.words[0]


def _sorted_by_name(named: list[LexiconEntry]) -> list[LexiconEntry]:
    return sorted(named, key=lambda one: (one.name.casefold(), one.id))
