"""A piece of an award line as written, and its syntax issues."""

import re
from collections.abc import Collection, Mapping
from typing import NoReturn

from msgspec import Struct

from serai.book.awards.near_words import suggest_award
from serai.book.vocabulary import BRACKET, Guess, is_kebab_case, to_kebab_case

HIGHEST_AMOUNT = 20


class AwardIssue(Struct, frozen=True):
    """A mistake in an award line: its offset, its code, and perhaps a suggestion."""

    offset: int
    code: str
    values: dict[str, str]
    guess: str | None = None


class AwardSyntaxError(Exception):
    """An award that cannot be parsed; parsing continues with the next one."""

    def __init__(self, issue: AwardIssue) -> None:
        self.issue = issue


class AwardText(Struct, frozen=True):
    """An award or a part of one, and its offset in the line."""

    offset: int
    text: str
    guess: Guess

    def trimmed_slice(self, start: int, end: int | None = None) -> "AwardText":
        """A part of the text, without surrounding spaces."""
        text = self.text[start:end]
        blanks = len(text) - len(text.lstrip(" "))
        return AwardText(self.offset + start + blanks, text.strip(" "), self.guess)

    def matched_group(self, match: re.Match[str], number: int) -> "AwardText":
        """The part that a group of a pattern matched."""
        return self.trimmed_slice(*match.span(number))

    def raise_syntax_error(self, why: str, code: str = "B114") -> NoReturn:
        raise AwardSyntaxError(AwardIssue(self.offset, code, {"why": why}))

    def raise_unknown_award(self, quoted_text: str, word: str, known: Collection[str]) -> NoReturn:
        """Raises the error for a text that no award starts with."""
        meant = suggest_award(self.text) or self.guess(word, known)
        raise AwardSyntaxError(AwardIssue(self.offset, "B115", {"word": quoted_text}, meant))

    def raise_unknown_name(self, kind_of_name: str, known_names: Collection[str]) -> NoReturn:
        """Raises the error for a name that is not in a closed list."""
        guess = self.guess(self.text.partition("(")[0].strip(), known_names)
        raise AwardSyntaxError(
            AwardIssue(self.offset, "B116", {"what": kind_of_name, "name": self.text}, guess)
        )

    def parse_known_name(self, kind_of_name: str, known_names: Mapping[str, str]) -> str:
        identifier = to_kebab_case(self.text)
        if identifier not in known_names:
            self.raise_unknown_name(kind_of_name, known_names.values())
        return identifier

    def parse_identifier(self) -> str:
        """Parses the id of something that authors may name freely."""
        self.check_no_brackets()
        identifier = to_kebab_case(self.text)
        if not is_kebab_case(identifier):
            self.raise_syntax_error("a name is missing after the colon")
        return identifier

    def check_no_brackets(self) -> None:
        if found := BRACKET.search(self.text):
            self.trimmed_slice(found.start()).raise_syntax_error(
                "nothing may stand in brackets after this name"
            )

    def parse_amount(self) -> int:
        amount = int(self.text)
        if not 1 <= amount <= HIGHEST_AMOUNT:
            self.raise_syntax_error(f"an amount lies between 1 and {HIGHEST_AMOUNT}")
        return amount
