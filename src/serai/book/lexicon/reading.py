"""Reads the tables of beings and adjectives."""

import re
from collections.abc import Callable, Mapping
from typing import TypeVar, cast

from serai.book.lexicon.english import english_adjective, english_noun
from serai.book.lexicon.entry import EntryReader
from serai.book.lexicon.french import french_adjective, french_noun
from serai.book.lexicon.spanish import spanish_adjective, spanish_noun
from serai.book.lexicon.structs import BEING_KINDS, SEX_LETTERS, Adjective, Being, BeingKind, Problem, Sex
from serai.book.toml import dotted
from serai.book.vocabulary import LANGUAGES, Guess, Language, nearest

_T = TypeVar("_T")
_ID = re.compile(r"[a-z0-9]+(-[a-z0-9]+)*")


def read_beings(
    table: Mapping[str, object], guess: Guess = nearest
) -> tuple[dict[str, Being], list[Problem]]:
    """The sound beings of a parsed table `id → entry`, and every problem of the others."""
    return _read_all(table, "beings", _being, guess)


def read_adjectives(
    table: Mapping[str, object], guess: Guess = nearest
) -> tuple[dict[str, Adjective], list[Problem]]:
    """The sound adjectives of a parsed table `id → entry`, and every problem of the others."""
    return _read_all(table, "adjectives", _adjective, guess)


def read_tokens(
    table: Mapping[str, object], guess: Guess = nearest
) -> tuple[dict[str, dict[Language, str]], list[Problem]]:
    """What the tokens of a parsed table are called in each language, and every problem of the others."""
    return _read_all(table, "tokens", _token, guess)


def _read_all(
    table: Mapping[str, object], name: str, read: Callable[[str, EntryReader], _T], guess: Guess
) -> tuple[dict[str, _T], list[Problem]]:
    sound: dict[str, _T] = {}
    problems: list[Problem] = []
    for identifier, value in table.items():
        key = (name, identifier)
        if not isinstance(value, Mapping):
            message = f"{dotted(key)} should be a table, with a key per line."
            problems.append(Problem("lexicon-value", message, key))
            continue
        entry = EntryReader(cast("Mapping[str, object]", value), key, [], guess)
        if not _ID.fullmatch(identifier):
            message = f"“{identifier}” is not an id: use small letters, digits and hyphens."
            entry.problem("lexicon-id", message)
        made = read(identifier, entry)
        if entry.problems:
            problems.extend(entry.problems)
        else:
            sound[identifier] = made
    return sound, problems


def _being(identifier: str, entry: EntryReader) -> Being:
    kind = cast("BeingKind", entry.choice("kind", BEING_KINDS, required=True) or "person")
    sex = cast("Sex", entry.choice("sex", SEX_LETTERS, required=kind != "thing"))
    being = Being(
        id=identifier,
        sex=sex,
        kind=kind,
        unique=bool(entry.flag("unique")),
        en=english_noun(entry.inner("en"), sex, kind),
        fr=french_noun(entry.inner("fr")),
        es=spanish_noun(entry.inner("es")),
    )
    entry.done()
    return being


def _token(_: str, entry: EntryReader) -> dict[Language, str]:
    names: dict[Language, str] = {one: entry.text(one, required=True) for one in LANGUAGES}
    entry.done()
    return names


def _adjective(identifier: str, entry: EntryReader) -> Adjective:
    adjective = Adjective(
        id=identifier,
        en=english_adjective(entry.inner("en")),
        fr=french_adjective(entry.inner("fr")),
        es=spanish_adjective(entry.inner("es")),
    )
    entry.done()
    return adjective
