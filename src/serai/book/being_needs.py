"""What a tale requires of the other: `needs: speaks hands` and `not: many huge`."""

import re
from collections.abc import Collection, Iterator, Mapping
from typing import Literal

from msgspec import Struct

from serai.book.diagnostics import Position, Report
from serai.book.lexicon import BEING_KINDS, TRAITS

NeedKey = Literal["needs", "not"]
NEED_KEYS: tuple[NeedKey, ...] = ("needs", "not")
# What a need can name.
NEED_WORDS = (*TRAITS, *BEING_KINDS)
WORD = re.compile(r"[^\s,]+")


class BeingNeeds(Struct, frozen=True):
    """The traits and kinds that a strip or a paragraph requires of the other, and those it rules out."""

    needs: tuple[str, ...] = ()
    excludes: tuple[str, ...] = ()
    at: Position = Position()

    def __bool__(self) -> bool:
        return bool(self.needs or self.excludes)

    def first_unmet_need(self, facts: Collection[str]) -> tuple[NeedKey, str] | None:
        """The first need that a being with these traits and this kind does not meet."""
        for one in self.needs:
            if one not in facts:
                return "needs", one
        for one in self.excludes:
            if one in facts:
                return "not", one
        return None

    def tale_file_lines(self) -> Iterator[str]:
        """The needs in the syntax that authors use."""
        if self.needs:
            yield f"needs: {' '.join(self.needs)}"
        if self.excludes:
            yield f"not: {' '.join(self.excludes)}"


NO_NEEDS = BeingNeeds()


def parse_being_needs(
    written: Mapping[NeedKey, tuple[Position, str]], path: str, report: Report
) -> BeingNeeds:
    """Parses the fields `needs` and `not`, given with their positions, and reports mistakes."""
    words = {key: _parse_need_words(key, *one, path, report) for key, one in written.items()}
    needed, excluded = words.get("needs", ()), words.get("not", ())
    at = min(at for at, _ in written.values())
    for word in needed:
        if word in excluded:
            report.add("B143", path, at, why=f"it both needs and excludes “{word}”")
    return BeingNeeds(needed, tuple(word for word in excluded if word not in needed), at)


def _parse_need_words(key: NeedKey, at: Position, text: str, path: str, report: Report) -> tuple[str, ...]:
    known: list[str] = []
    for found in WORD.finditer(text):
        here, word = Position(at.line, at.column + found.start()), found[0]
        if word not in NEED_WORDS:
            guess = report.did_you_mean_sentence(report.most_similar_word(word, NEED_WORDS))
            report.add("B143", path, here, guess, why=f"“{word}” is neither a trait nor a kind of being")
        elif word in known:
            report.add("B143", path, here, why=f"“{word}” occurs twice")
        else:
            known.append(word)
    if not text:
        report.add("B143", path, at, why=f"nothing stands after “{key}:”")
    return tuple(known)
