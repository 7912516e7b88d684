"""One word of an award line as its author wrote it, and the slips that are found in it."""

import re
from collections.abc import Collection, Mapping
from typing import NoReturn

from msgspec import Struct

from serai.book.vocabulary import BRACKET, Guess, is_kebab, kebab

HIGHEST_AMOUNT = 20


class Slip(Struct, frozen=True):
    """What is wrong in an award line: a code, where, and what was probably meant."""

    offset: int
    code: str
    values: dict[str, str]
    guess: str | None = None


class Refused(Exception):
    """A word that cannot be read; the words beside it still can."""

    def __init__(self, slip: Slip) -> None:
        self.slip = slip


class WrittenWord(Struct, frozen=True):
    """An award word, or a part of one, and where it begins in its line."""

    offset: int
    text: str
    guess: Guess

    def part(self, start: int, end: int | None = None) -> "WrittenWord":
        """A piece of the word, without the blanks around it."""
        text = self.text[start:end]
        blanks = len(text) - len(text.lstrip(" "))
        return WrittenWord(self.offset + start + blanks, text.strip(" "), self.guess)

    def group(self, found: re.Match[str], number: int) -> "WrittenWord":
        """What a group of a pattern found in this word."""
        return self.part(*found.span(number))

    def refuse(self, why: str, code: str = "B114") -> NoReturn:
        raise Refused(Slip(self.offset, code, {"why": why}))

    def unread(self, shown: str, word: str, known: Collection[str]) -> NoReturn:
        """No award begins like this."""
        raise Refused(Slip(self.offset, "B115", {"word": shown}, self.guess(word, known)))

    def unknown(self, what: str, known: Collection[str]) -> NoReturn:
        """The word should name something of a closed list, and does not."""
        guess = self.guess(self.text.partition("(")[0].strip(), known)
        raise Refused(Slip(self.offset, "B116", {"what": what, "name": self.text}, guess))

    def one_of(self, what: str, names: Mapping[str, str]) -> str:
        identifier = kebab(self.text)
        if identifier not in names:
            self.unknown(what, names.values())
        return identifier

    def identifier(self) -> str:
        """The id of a name that the author is free to choose."""
        self.unbracketed()
        identifier = kebab(self.text)
        if not is_kebab(identifier):
            self.refuse("a name is missing after the colon")
        return identifier

    def unbracketed(self) -> None:
        if found := BRACKET.search(self.text):
            self.part(found.start()).refuse("nothing may stand in brackets after this name")

    def amount(self) -> int:
        amount = int(self.text)
        if not 1 <= amount <= HIGHEST_AMOUNT:
            self.refuse(f"an amount lies between 1 and {HIGHEST_AMOUNT}")
        return amount
