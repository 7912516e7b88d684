"""Finds rules by words, without regard to case, accents and apostrophes, as the browser does."""

import re
import unicodedata
from collections.abc import Iterator, Sequence

from serai.rulebook.reader import RULE, Chapter, Entry, Rulebook


def folded(text: str) -> str:
    """The text as a search sees it."""
    bare = "".join(
        letter for letter in unicodedata.normalize("NFKD", text.lower()) if not unicodedata.combining(letter)
    )
    return re.sub("[’']", " ", bare)


def fits(text: str, typed: Sequence[str]) -> bool:
    """Whether every word that was typed begins a word of the text."""
    words = re.split(r"[^\w.]+", folded(text))
    wanted = [word for each in typed for word in folded(each).split()]
    return all(any(_begins(word, each) for word in words) for each in wanted)


def _begins(word: str, wanted: str) -> bool:
    """An id is meant as it stands: N10.3 is not the beginning of N10.30."""
    return word == wanted if RULE.fullmatch(wanted.upper()) else word.startswith(wanted)


def found(rules: Rulebook, typed: Sequence[str]) -> Iterator[tuple[Chapter, Entry]]:
    """The rules that hold all the words, or whose id was typed."""
    for chapter in rules.chapters:
        for entry in chapter.entries:
            if fits(" ".join((*entry.ids, entry.title, entry.text)), typed):
                yield chapter, entry
