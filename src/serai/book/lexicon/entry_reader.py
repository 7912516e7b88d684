"""Reads one lexicon entry key by key."""

import re
import unicodedata
from collections.abc import Collection, Mapping, Sequence
from typing import cast

from serai.book.lexicon.structs import AdjectivePosition, Problem
from serai.book.toml import Key, format_dotted_key
from serai.book.vocabulary import Guess


class EntryReader:
    """Reads one table of a data file key by key; its subtables share its list of problems."""

    def __init__(self, table: Mapping[str, object], key: Key, problems: list[Problem], guess: Guess) -> None:
        self.table = table
        self.key = key
        self.problems = problems
        self.guess = guess
        self.known: list[str] = []

    @property
    def path(self) -> str:
        return format_dotted_key(self.key)

    def add_problem(self, code: str, message: str, key: str = "", suggestion: str = "") -> None:
        place = (*self.key, key) if key else self.key
        self.problems.append(Problem(code, message, place, suggestion=suggestion))

    def read_subtable(self, key: str) -> "EntryReader":
        self.known.append(key)
        place, value = (*self.key, key), self.table.get(key)
        if isinstance(value, Mapping):
            return EntryReader(cast("Mapping[str, object]", value), place, self.problems, self.guess)
        if value is None:
            self.add_problem(
                "lexicon-missing", f"{self.path} has no “{key}”: every language needs its words.", key
            )
        else:
            self.add_problem(
                "lexicon-value",
                f"{format_dotted_key(place)} should be a table, with a key for each thing to say.",
                key,
            )
        # One problem is enough: discard the problems of the missing table's keys.
        return EntryReader({}, place, [], self.guess)

    def read_text(self, key: str, *, required: bool = False) -> str:
        self.known.append(key)
        value = self.table.get(key)
        if value is None:
            if required:
                self.add_problem("lexicon-missing", f"{self.path} has no “{key}”.", key)
            return ""
        if not isinstance(value, str) or not _can_be_used_in_sentence(value):
            self.add_problem("lexicon-value", f"{self.path}.{key} should be plain words on one line.", key)
            return ""
        return unicodedata.normalize("NFC", value)

    def read_choice(self, key: str, options: Sequence[str], *, required: bool = False) -> str:
        value = self.read_text(key, required=required)
        if value and value not in options:
            near = self.guess(value, options)
            self.add_problem(
                "lexicon-value",
                f"{self.path}.{key} is “{value}”; it may be {_join_quoted_with_or(options)}.",
                key,
                near or "",
            )
            return ""
        return value

    def read_flag(self, key: str) -> bool | None:
        self.known.append(key)
        value = self.table.get(key)
        if value is None or isinstance(value, bool):
            return value
        self.add_problem("lexicon-value", f"{self.path}.{key} should be true or false.", key)
        return False

    def read_allowed_words(self, key: str, options: Collection[str]) -> tuple[str, ...]:
        """Reads a list of words, each of which must be one of the options."""
        self.known.append(key)
        value = self.table.get(key, [])
        if not isinstance(value, list):
            message = f"{self.path}.{key} should be a list, as in {key} = [“{next(iter(options))}”]."
            self.add_problem("lexicon-value", message, key)
            return ()
        words = tuple(str(one) for one in cast("list[object]", value))
        for word in words:
            if word not in options:
                near = self.guess(word, options)
                hint = f" Did you mean “{near}”?" if near else ""
                message = f"{self.path}.{key} has “{word}”, which is not in the list of traits.{hint}"
                self.add_problem("lexicon-value", message, key, near or "")
            elif words.count(word) > 1:
                self.add_problem("lexicon-value", f"{self.path}.{key} has “{word}” twice.", key)
                break
        return words

    def report_unknown_keys(self) -> None:
        for key in self.table:
            if key not in self.known:
                near = self.guess(key, self.known)
                hint = f" Did you mean “{near}”?" if near else ""
                message = f"{self.path} has an unknown key “{key}”.{hint}"
                self.add_problem("lexicon-unknown-key", message, key, near or "")


def _can_be_used_in_sentence(value: str) -> bool:
    """Whether a value can be used in a sentence: it starts with a letter and fits on one line."""
    return (
        bool(value)
        and value == value.strip()
        and value.isprintable()
        and not set(value) & set("{}|")
        and bool(lowercase_without_accents(value))
    )


def _join_quoted_with_or(options: Sequence[str]) -> str:
    quoted = [f"“{option}”" for option in options]
    return " or ".join([", ".join(quoted[:-1]), quoted[-1]] if quoted[1:] else quoted)


# The signs for ayn and hamza in Arabic names are silent in our languages.
_SILENT = "ʿʾ‘’'`"


def lowercase_without_accents(word: str) -> str:
    """The word in lower case without accents, to find its first sound; empty if it has no letter there."""
    plain = word.lstrip(_SILENT).casefold().replace("œ", "oe").replace("æ", "ae")
    plain = "".join(sign for sign in unicodedata.normalize("NFD", plain) if not unicodedata.combining(sign))
    return plain if plain[:1].isalpha() else ""


def read_noun_without_article_and_whether_proper(
    entry: EntryReader, article_pattern: str
) -> tuple[str, bool]:
    """The noun, and whether it is a proper name. Reports another noun that starts with an article."""
    noun = entry.read_text("noun", required=True)
    proper = bool(entry.read_flag("proper"))
    if not proper and re.match(article_pattern, noun, re.IGNORECASE):
        message = f"{entry.path}.noun is “{noun}”: leave the article out; the grammar adds it."
        entry.add_problem("lexicon-article-in-noun", message, "noun")
    return noun, proper


def read_adjective_position(entry: EntryReader) -> AdjectivePosition:
    """Whether an adjective comes before or after the noun."""
    return cast("AdjectivePosition", entry.read_choice("position", ("before", "after"), required=True))


def read_two_gender_adjective(entry: EntryReader) -> tuple[str, str, AdjectivePosition]:
    """The masculine, the feminine and the position of an adjective, in a language with two genders."""
    position = read_adjective_position(entry)
    return entry.read_text("m", required=True), entry.read_text("f", required=True), position
