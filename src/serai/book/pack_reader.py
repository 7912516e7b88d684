"""Reads all files of a pack into a draft."""

import re
from collections.abc import Collection
from importlib.metadata import version as installed_version
from pathlib import Path

from msgspec.structs import replace

from serai.book.book import Manifest
from serai.book.cards import read_cards
from serai.book.diagnostics import Report
from serai.book.draft import Draft, Strip
from serai.book.grammar import languages_with_grammar
from serai.book.languages import LANGUAGE_TABLE, LANGUAGES, Language
from serai.book.lexicon import Problem, read_adjectives, read_beings, read_tokens
from serai.book.map import check_translated_texts, ids_of_places_with_arrows, read_map, space_ids
from serai.book.markdown_tables import read_chart, read_matrix
from serai.book.overused_words import OverusedWords
from serai.book.pack_files import PackFile, PackFolder, decode_text, read_pack_folder
from serai.book.paragraph_numbers import parse_numbers_lock
from serai.book.plan import PATH as PLAN
from serai.book.plan import SubstituteStrips, read_plan
from serai.book.plan_places import read_planned_places
from serai.book.tale_reader import parse_tale
from serai.book.toml import (
    Toml,
    Value,
    entries_or_empty,
    format_dotted_key,
    read_struct,
    read_toml,
    report_if_no_table,
)
from serai.book.translation_file import TranslationFile
from serai.book.vocabulary import MATRICES, PLACES, is_kebab_case

TALE = re.compile(r"(?P<folder>tales|places)/(?P<name>.+)\.(?P<language>[a-z]+)\.tale\.md\Z")
MATRIX = re.compile(r"matrices/(?P<letter>[^/]+)\.md\Z")
CHART = re.compile(r"charts/(?P<name>[a-z0-9-]+)\.md\Z")
CARDS = re.compile(r"cards/[^/]+\.toml\Z")
WORDS = re.compile(r"lexicon/(?P<name>[a-z-]+)\.toml\Z")
SPENT = re.compile(r"lexicon/spent\.(?P<language>[a-z]+)\.toml\Z")
TRANSLATION = re.compile(r"languages/(?P<language>[a-z]+)\.toml\Z")
IGNORED_FILES = re.compile(r"(README|LICENSE|LICENCE|CREDITS)[^/]*\Z|lexicon/words\.[a-z]{2}\.txt\Z")
LANGUAGE_BY_CODE: dict[str, Language] = {language: language for language in LANGUAGES}
# Windows treats these names as devices, with any extension.
DEVICE = re.compile(r"(con|prn|aux|nul|com\d|lpt\d)(\..*)?\Z", re.IGNORECASE)
VERSION = re.compile(r"[0-9]{1,6}(\.[0-9]{1,6}){0,3}([-+.][0-9A-Za-z]{1,20}){0,4}\Z")
ENGINE = re.compile(r">= *([0-9]{1,6}(?:\.[0-9]{1,6}){0,3})\Z")
LONGEST_ID = 64
FOLDERS = ("tales", "places", "matrices", "charts", "cards", "lexicon", "languages")


def read_pack(root: Path, report: Report) -> Draft:
    """Reads every file of a pack and reports everything unreadable."""
    return read_draft(read_pack_folder(root, report), report)


def read_draft(folder: PackFolder, report: Report) -> Draft:
    """Reads the files of a folder. Cards come before tales, because headings may name treasures."""
    draft = Draft(folder, report)
    draft.unreadable |= {refused.file for refused in report.diagnostics()}
    sources = {source.path: source for source in folder.files}
    for path in [path for path in sources if TRANSLATION.match(path)]:
        _read_translation(draft, sources.pop(path))
    draft.languages = pack_languages(folder, draft.source)
    _read_manifest(draft, sources.pop("pack.toml", None))
    if "map.toml" not in sources:
        draft.unreadable.add("map.toml")
        report.add("B121", "map.toml", name="map.toml")
    later: list[tuple[PackFile, re.Match[str]]] = []
    for path, source in sources.items():
        tale = TALE.match(path)
        if tale:
            later.append((source, tale))
        elif not IGNORED_FILES.match(path):
            _read_file_by_its_path(draft, source)
    for source, found in later:
        _read_tale(draft, source, found)
    for translation in draft.translations.values():
        for key in translation.unused_keys():
            report.add(
                "B123", translation.toml.path, translation.toml.position_of(key), key=format_dotted_key(key)
            )
    substitutes = SubstituteStrips(draft.plan, draft.paragraph_ids_by_strip())
    draft.matrices = {
        letter: substitutes.replace_unwritten_strips(matrix) for letter, matrix in draft.matrices.items()
    }
    draft.unwritten_cells = substitutes.unwritten_cells
    return draft


def _decode_or_mark_unreadable(draft: Draft, source: PackFile) -> str | None:
    text = decode_text(source, draft.report)
    if text is None:
        draft.unreadable.add(source.path)
    return text


def _parse_toml(draft: Draft, source: PackFile) -> Toml | None:
    text = _decode_or_mark_unreadable(draft, source)
    toml = None if text is None else read_toml(source.path, text, draft.report)
    if toml is None:
        draft.unreadable.add(source.path)
        return None
    for translation in draft.translations.values():
        translation.add_translations_to(toml.value)
    return toml


def _read_translation(draft: Draft, source: PackFile) -> None:
    found = TRANSLATION.match(source.path)
    language = LANGUAGE_BY_CODE.get(found["language"]) if found else None
    if language is None:
        draft.report.add("B130", source.path)
        return
    toml = _parse_toml(draft, source)
    if toml is not None:
        draft.translations[language] = TranslationFile(language, toml)


def _read_manifest(draft: Draft, source: PackFile | None) -> None:
    if source is None:
        draft.report.add("B121", "pack.toml", name="pack.toml")
        return
    toml = _parse_toml(draft, source)
    if toml is None:
        return
    draft.manifest = read_struct(toml, (), Manifest, draft.report)
    if draft.manifest:
        draft.source = draft.manifest.source
        supported = languages_with_grammar()
        named = tuple(one for one in LANGUAGES if one in {draft.source, *draft.manifest.languages})
        draft.languages = (
            tuple(one for one in named if one in supported)
            if draft.manifest.languages
            else pack_languages(draft.folder, draft.source, draft.manifest.title)
        )
        draft.manifest = replace(draft.manifest, languages=draft.languages)
        check_translated_texts(
            toml, ("title",), draft.manifest.title, draft.source, draft.report, draft.languages
        )
        draft.engine_at = toml.position_of(("engine",))
        _check_manifest(toml, draft.manifest, draft.report)


def pack_languages(folder: PackFolder, source: Language, title: Collection[str] = ()) -> tuple[Language, ...]:
    """The source language and those of the pack's tales, as far as Serai has a grammar for them.

    A pack without tales has the languages of its title.
    """
    tales = [found["language"] for one in folder.files if (found := TALE.match(one.path))]
    found = {source, *(tales or title)}
    return tuple(language for language in languages_with_grammar() if language in found)


def _check_manifest(toml: Toml, manifest: Manifest, report: Report) -> None:
    wrong: list[tuple[str, str]] = []
    if not is_kebab_case(manifest.id) or len(manifest.id) > LONGEST_ID or DEVICE.match(manifest.id):
        wrong.append(("id", f"has the id “{manifest.id}”: use small letters, digits and hyphens"))
    if not VERSION.match(manifest.version):
        wrong.append(("version", f"has the version “{manifest.version}”: write it as 1.0.0"))
    wanted, ours = parse_engine_version(manifest.engine), installed_version("serai")
    if wanted is None:
        wrong.append(("engine", f"asks for the engine “{manifest.engine}”: write it as >=0.1"))
    elif wanted > _parse_version(ours):
        needed = manifest.engine.removeprefix(">=").strip()
        wrong.append(("engine", f"needs Serai {needed} or newer; this is {ours}"))
    if not manifest.licence.strip():
        wrong.append(("licence", "names no licence: write one, for example CC-BY-4.0"))
    for key, why in wrong:
        report.add("B141", toml.path, toml.position_of((key,)), why=why)


def parse_engine_version(engine: str) -> list[int] | None:
    """The engine version that a pack requires, for comparisons; None unless written like >=0.1."""
    wanted = ENGINE.match(engine)
    return _parse_version(wanted[1]) if wanted else None


def _parse_version(version: str) -> list[int]:
    """The numbers of a version; a development version counts as its release."""
    numbers = [int(number) for number in re.findall(r"\d+", version.partition("+")[0])]
    while numbers and numbers[-1] == 0:
        numbers.pop()
    return numbers


def _read_file_by_its_path(draft: Draft, source: PackFile) -> None:
    report, path = draft.report, source.path
    matrix, chart, spent = MATRIX.match(path), CHART.match(path), SPENT.match(path)
    if path == "map.toml" or CARDS.match(path) or WORDS.match(path):
        toml = _parse_toml(draft, source)
        if toml is not None:
            _read_data_file(draft, toml)
    elif spent and (language := LANGUAGE_BY_CODE.get(spent["language"])):
        toml = _parse_toml(draft, source)
        lists = toml and read_struct(toml, (), OverusedWords, report)
        if lists:
            draft.overused_words[language] = lists
    elif path == PLAN:
        text = _decode_or_mark_unreadable(draft, source)
        draft.plan = read_plan(text, report) if text is not None else {}
        draft.planned_places = read_planned_places(text, report) if text is not None else {}
    elif path == "numbers.lock":
        text = _decode_or_mark_unreadable(draft, source)
        draft.numbers = parse_numbers_lock(path, text, report) if text is not None else {}
    elif matrix and matrix["letter"] in MATRICES:
        text = _decode_or_mark_unreadable(draft, source)
        table = read_matrix(path, matrix["letter"], text, report) if text is not None else None
        if table:
            draft.matrices[matrix["letter"]] = table
        if table is None or not table.whole:
            draft.unreadable.add(path)
    elif chart:
        text = _decode_or_mark_unreadable(draft, source)
        rows = read_chart(path, chart["name"], text, report) if text is not None else None
        if rows:
            draft.charts[rows.id] = rows
        else:
            draft.unreadable.add(path)
    else:
        report.add("B130", path, suggestion=_suggest_file_name(path, report))


def _suggest_file_name(path: str, report: Report) -> str | None:
    """Suggests the right name or folder for a file that would be ignored."""
    meant = path.removesuffix(".txt")
    if meant != path and meant.endswith((".md", ".toml", ".lock")):
        return f"An editor has added “.txt”: rename it to {meant.rpartition('/')[2]}."
    folder = path.split("/")[0]
    near = report.most_similar_word(folder, FOLDERS) if folder not in FOLDERS else None
    return report.did_you_mean_sentence(near, "Did you mean the folder “{}”?")


def _read_data_file(draft: Draft, toml: Toml) -> None:
    if toml.path == "map.toml":
        draft.map = read_map(toml, draft.source, draft.report, draft.languages)
        draft.space_ids = space_ids(toml)
        draft.arrow_ids = ids_of_places_with_arrows(toml)
    elif toml.path.startswith("cards/"):
        for place in read_cards(toml, draft.source, draft.report, draft.languages):
            if any(place.id in cards for cards in draft.cards.values()):
                draft.report.add("B110", toml.path, toml.position_of(place.key), what="card", id=place.id)
            draft.cards[place.deck][place.id] = place
    else:
        _read_lexicon_file(draft, toml)


def _read_lexicon_file(draft: Draft, toml: Toml) -> None:
    for name, value in toml.value.items():
        if name in ("beings", "adjectives", "tokens"):
            report_if_no_table(toml, name, draft.report)
        if name == "beings":
            beings, problems = read_beings(
                _report_duplicates_and_return_new_entries(draft, toml, name, value, draft.beings),
                draft.report.most_similar_word,
                draft.languages,
            )
            draft.beings.update(beings)
        elif name == "adjectives":
            adjectives, problems = read_adjectives(
                _report_duplicates_and_return_new_entries(draft, toml, name, value, draft.adjectives),
                draft.report.most_similar_word,
                draft.languages,
            )
            draft.adjectives.update(adjectives)
        elif name == "tokens":
            tokens, problems = read_tokens(
                _report_duplicates_and_return_new_entries(draft, toml, name, value, draft.tokens),
                draft.report.most_similar_word,
                draft.languages,
            )
            draft.tokens.update(tokens)
        else:
            guess = draft.report.did_you_mean_sentence(
                draft.report.most_similar_word(name, ("beings", "adjectives", "tokens"))
            )
            draft.report.add("B123", toml.path, toml.position_of((name,)), guess, key=name)
            continue
        draft.faulty_words |= entries_or_empty(value).keys() - draft.beings.keys() - draft.adjectives.keys()
        for problem in problems:
            draft.report.add(
                "B136",
                toml.path,
                toml.position_of(problem.key),
                _did_you_mean_sentence(problem),
                why=problem.message,
            )


def _report_duplicates_and_return_new_entries(
    draft: Draft, toml: Toml, name: str, value: Value, known: Collection[str]
) -> dict[str, Value]:
    """Reports the entries that an earlier file has, and returns the others."""
    entries = dict(entries_or_empty(value))
    for word in list(entries):
        at = toml.position_of((name, word))
        earlier = draft.word_places.setdefault((name, word), (toml.path, at))
        if word in known:
            cure = f"It is in {earlier[0]}, line {earlier[1].line}: rename one of the two, or remove it."
            draft.report.add("B110", toml.path, at, cure, what="word", id=word)
            del entries[word]
    return entries


def _did_you_mean_sentence(problem: Problem) -> str | None:
    new = problem.suggestion and problem.suggestion not in problem.message
    return f"Did you mean “{problem.suggestion}”?" if new else None


def _read_tale(draft: Draft, source: PackFile, path_match: re.Match[str]) -> None:
    report, path = draft.report, source.path
    language = LANGUAGE_BY_CODE.get(path_match["language"])
    if language is None:
        near = report.most_similar_word(path_match["language"], LANGUAGES)
        report.add("B130", path, suggestion=report.did_you_mean_sentence(near))
        return
    if language not in draft.languages:
        named = LANGUAGE_TABLE[language].english
        lacks_grammar = language not in languages_with_grammar()
        why = f"Serai has no grammar of {named} yet" if lacks_grammar else f"pack.toml does not name {named}"
        report.add("B513", path, why=why)
        return
    text = _decode_or_mark_unreadable(draft, source)
    tale = parse_tale(path, text, language, report, draft.treasures) if text is not None else None
    if tale is None:
        draft.unreadable.add(path)
        return
    if (tale.kind == "place") != (path_match["folder"] == "places"):
        folder = "places" if tale.kind == "place" else "tales"
        report.add("B106", path, tale.at, id=tale.id, why=f"a {tale.kind} lies in the folder {folder}")
    elif tale.id.replace("/", "-") != path_match["name"].replace("/", "-"):
        expected = f"{tale.id.replace('/', '-')}.{language}.tale.md"
        report.add("B106", path, tale.at, id=tale.id, why=f"its file is called {expected}")
    if tale.kind == "strip" and tale.id in PLACES:
        report.add("B110", path, tale.at, what="Place of Power", id=tale.id)
        return
    if tale.kind == "place" and tale.id not in PLACES:
        guess = report.did_you_mean_sentence(report.most_similar_word(tale.id, PLACES))
        report.add("B128", path, tale.at, guess, what="Place of Power", name=tale.id)
        return
    strips = draft.places if tale.kind == "place" else draft.strips
    strip = strips.setdefault(tale.id, Strip(tale.id))
    if language in strip.tales:
        report.add("B120", path, tale.at, id=tale.id, other=strip.tales[language].path)
    else:
        strip.tales[language] = tale
