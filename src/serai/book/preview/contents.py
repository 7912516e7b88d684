"""The pack as a whole: its tales to choose from, its lexicon, and what is wrong outside the tales."""

from collections import Counter

from msgspec import Struct

from serai.book.diagnostics import SEVERITIES, Severity
from serai.book.draft import Draft, Strip
from serai.book.grammar import phrase
from serai.book.languages import Language
from serai.book.lexicon import Adjective
from serai.book.pack import TALE
from serai.book.preview.messages import Message, messages
from serai.book.preview.shelf import Reading
from serai.book.tales import Tale


class Named(Struct, frozen=True):
    """A word of the lexicon: its id, and what it is called in the source language."""

    id: str
    name: str


class Listed(Struct, frozen=True):
    """A paragraph in the list of tales."""

    id: str
    gist: str
    number: int | None


class ListedTale(Struct, frozen=True):
    """A strip or a place in the list of tales."""

    id: str
    kind: str
    languages: list[Language]
    paragraphs: list[Listed]
    errors: int
    warnings: int


class Contents(Struct, frozen=True):
    """All that can be chosen. `messages` are those about files that are not among the entries."""

    version: int
    checked: bool
    failure: str
    title: str
    root: str
    source: Language
    counts: dict[Severity, int]
    entries: list[ListedTale]
    beings: list[Named]
    adjectives: list[Named]
    messages: list[Message]


def contents(reading: Reading, search: str = "") -> Contents:
    """The list of tales, or of those in which every word of `search` stands, and the lexicon."""
    draft = reading.draft
    told: dict[str, Counter[Severity]] = {}
    for one in reading.diagnostics:
        told.setdefault(one.file, Counter())[one.severity] += 1
    strips = [*draft.strips.values(), *draft.places.values()]
    files = files_of_strips(draft)
    shown = {path for paths in files.values() for path in paths}
    words = search.casefold().split()
    total = sum(told.values(), Counter[Severity]())
    return Contents(
        version=reading.version,
        checked=reading.checked,
        failure=reading.failure,
        title=draft.manifest.title.get(draft.source, "") if draft.manifest else "",
        root=draft.folder.root,
        source=draft.source,
        counts={severity: total[severity] for severity in SEVERITIES},
        entries=[
            _entry(draft, strip, [told[path] for path in files[strip.id] if path in told])
            for strip in strips
            if _holds(draft, strip, words)
        ],
        beings=_by_name([Named(one, phrase(draft.lexicon, draft.source, one).bare) for one in draft.beings]),
        adjectives=_by_name([Named(one.id, _word(draft.source, one)) for one in draft.adjectives.values()]),
        messages=messages(draft, (one for one in reading.diagnostics if one.file not in shown)),
    )


def source_tale(draft: Draft, strip: Strip) -> Tale:
    """The tale in the source language; where that is not written yet, another stands in for it."""
    return draft.tale(strip) or next(iter(strip.tales.values()))


def files_of_strips(draft: Draft) -> dict[str, set[str]]:
    """The files of each strip and place, those too that bear its name and cannot be read."""
    strips = (*draft.strips.values(), *draft.places.values())
    files = {strip.id: {tale.path for tale in strip.tales.values()} for strip in strips}
    names = {strip.replace("/", "-"): strip for strip in files}
    for source in draft.folder.sources:
        found = TALE.match(source.path)
        strip = names.get(found["name"].replace("/", "-")) if found else None
        if strip:
            files[strip].add(source.path)
    return files


def _entry(draft: Draft, strip: Strip, counts: list[Counter[Severity]]) -> ListedTale:
    tale = source_tale(draft, strip)
    numbers = draft.numbers or {}
    return ListedTale(
        id=strip.id,
        kind=tale.kind,
        languages=list(strip.tales),
        paragraphs=[
            Listed(one.id, one.gist or "", numbers.get(f"{strip.id}#{one.id}"))
            for one in tale.every_paragraph
        ],
        errors=sum(count["error"] for count in counts),
        warnings=sum(count["warning"] for count in counts),
    )


def _holds(draft: Draft, strip: Strip, words: list[str]) -> bool:
    """Whether every word stands somewhere in a strip: its id, its numbers, its gists or its prose."""
    if not words:
        return True
    numbers = draft.numbers or {}
    text = [strip.id]
    for tale in strip.tales.values():
        text += [tale.opening.text, *(choice.label for choice in tale.choices)]
        for paragraph in tale.every_paragraph:
            number = numbers.get(f"{strip.id}#{paragraph.id}", "")
            text += [f"#{paragraph.id} {number}", paragraph.gist or "", paragraph.opening.text]
            text += [f"{section.written} {section.text.text}" for section in paragraph.sections]
    whole = "\n".join(text).casefold()
    return all(word in whole for word in words)


def _word(language: Language, adjective: Adjective) -> str:
    words = adjective.words.get(language) or next(iter(adjective.words.values()))
    return words.words[0]


def _by_name(named: list[Named]) -> list[Named]:
    return sorted(named, key=lambda one: (one.name.casefold(), one.id))
