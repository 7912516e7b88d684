"""Searches rules by words, ignoring case, accents and apostrophes, as the browser does."""

import re
import unicodedata
from collections.abc import Iterator, Sequence

from serai.rulebook.reader import RULE, Chapter, Rulebook, RuleEntry


def normalize_for_search(text: str) -> str:
    """The text normalized for searching."""
    bare = "".join(
        letter for letter in unicodedata.normalize("NFKD", text.lower()) if not unicodedata.combining(letter)
    )
    return re.sub("[’']", " ", bare)


def contains_all_words(text: str, typed: Sequence[str]) -> bool:
    """Whether every typed word is the start of a word in the text."""
    words = re.split(r"[^\w.]+", normalize_for_search(text))
    wanted = [word for each in typed for word in normalize_for_search(each).split()]
    return all(any(_word_matches(word, each) for word in words) for each in wanted)


def _word_matches(word: str, wanted: str) -> bool:
    """Matches by prefix, except for rule ids: N10.3 does not match N10.30."""
    return word == wanted if RULE.fullmatch(wanted.upper()) else word.startswith(wanted)


def search_rules(rules: Rulebook, typed: Sequence[str]) -> Iterator[tuple[Chapter, RuleEntry]]:
    """The rules that contain all the words, or have the typed id."""
    for chapter in rules.chapters:
        for entry in chapter.entries:
            if contains_all_words(" ".join((*entry.ids, entry.title, entry.text)), typed):
                yield chapter, entry
