"""One entry of the lexicon, read key by key, and the letters by which its sound is judged."""

import re
import unicodedata
from collections.abc import Mapping, Sequence
from typing import cast

from serai.book.lexicon.structs import Problem
from serai.book.vocabulary import nearest


class Entry:
    """One table of a data file, read key by key; it shares its list of problems with the tables inside it."""

    def __init__(self, table: Mapping[str, object], path: str, problems: list[Problem]) -> None:
        self.table = table
        self.path = path
        self.problems = problems
        self.known: list[str] = []

    def problem(self, code: str, message: str, key: str = "", suggestion: str = "") -> None:
        path = f"{self.path}.{key}" if key else self.path
        self.problems.append(Problem(code, message, path, suggestion=suggestion))

    def inner(self, key: str) -> "Entry":
        self.known.append(key)
        path, value = f"{self.path}.{key}", self.table.get(key)
        if isinstance(value, Mapping):
            return Entry(cast("Mapping[str, object]", value), path, self.problems)
        if value is None:
            self.problem(
                "lexicon-missing", f"{self.path} has no “{key}”: every language needs its words.", key
            )
        else:
            self.problem("lexicon-value", f"{path} should be a table, with a key for each thing to say.", key)
        # One problem is enough: what the missing table lacks is told to nobody.
        return Entry({}, path, [])

    def text(self, key: str, *, required: bool = False) -> str:
        self.known.append(key)
        value = self.table.get(key)
        if value is None:
            if required:
                self.problem("lexicon-missing", f"{self.path} has no “{key}”.", key)
            return ""
        if not isinstance(value, str) or not _is_words(value):
            self.problem("lexicon-value", f"{self.path}.{key} should be plain words on one line.", key)
            return ""
        return unicodedata.normalize("NFC", value)

    def choice(self, key: str, options: Sequence[str], *, required: bool = False) -> str:
        value = self.text(key, required=required)
        if value and value not in options:
            near = nearest(value, options)
            self.problem(
                "lexicon-value",
                f"{self.path}.{key} is “{value}”; it may be {_listed(options)}.",
                key,
                near or "",
            )
            return ""
        return value

    def flag(self, key: str) -> bool | None:
        self.known.append(key)
        value = self.table.get(key)
        if value is None or isinstance(value, bool):
            return value
        self.problem("lexicon-value", f"{self.path}.{key} should be true or false.", key)
        return False

    def done(self) -> None:
        for key in self.table:
            if key not in self.known:
                near = nearest(key, self.known)
                hint = f" Did you mean “{near}”?" if near else ""
                message = f"{self.path} has an unknown key “{key}”.{hint}"
                self.problem("lexicon-unknown-key", message, key, near or "")


def _is_words(value: str) -> bool:
    """Words that can stand in a sentence: they begin with a letter, and nothing in them breaks a line."""
    return (
        bool(value)
        and value == value.strip()
        and value.isprintable()
        and not set(value) & set("{}|")
        and bool(letters(value))
    )


def _listed(options: Sequence[str]) -> str:
    quoted = [f"“{option}”" for option in options]
    return " or ".join([", ".join(quoted[:-1]), quoted[-1]] if quoted[1:] else quoted)


# The signs for ayn and hamza in names from Arabic have no sound in our three languages.
_SILENT = "ʿʾ‘’'`"


def letters(word: str) -> str:
    """The word as its first sound is judged, small and without accents; empty if it begins with no letter."""
    plain = word.lstrip(_SILENT).casefold().replace("œ", "oe").replace("æ", "ae")
    plain = "".join(sign for sign in unicodedata.normalize("NFD", plain) if not unicodedata.combining(sign))
    return plain if plain[:1].isalpha() else ""


def read_noun(entry: Entry, articles: str) -> tuple[str, bool]:
    noun = entry.text("noun", required=True)
    proper = bool(entry.flag("proper"))
    if not proper and re.match(articles, noun, re.IGNORECASE):
        message = f"{entry.path}.noun is “{noun}”: leave the article out; the grammar adds it."
        entry.problem("lexicon-article-in-noun", message, "noun")
    return noun, proper
