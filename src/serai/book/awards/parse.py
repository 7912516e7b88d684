"""Award lines, read: `[D2/S1/W+1 (Max: Poor)/Storytelling/Respected]`.

Words are divided by slashes and apply from left to right (N8.1). A word that holds other awards (Choose,
Roll, Accept) writes more than one of them in brackets: `Choose: (D1/Lost) or S2`.
"""

import re
from collections.abc import Mapping
from typing import Literal, NoReturn, TypeAlias

from msgspec import Struct

from serai.book.awards import words as word
from serai.book.awards.single import LOOSE, bonuses, read_single
from serai.book.awards.written import Refused, Slip, WrittenWord
from serai.book.vocabulary import Guess, nearest

DEEPEST_BRACKETS = 6
Who: TypeAlias = Literal["chosen", "nearest", "here"]

ROLL = re.compile(r"Roll ?(?:\(([^()]*)\))? ?:", LOOSE)
CHOOSE = re.compile(r"Choose *:", LOOSE)
ACCEPT = re.compile(r"Accept *:", LOOSE)
ANOTHER = re.compile(r"(Another hero|The nearest hero|A hero here) *:", LOOSE)
WHO: Mapping[str, Who] = {"another hero": "chosen", "the nearest hero": "nearest", "a hero here": "here"}
# What another hero can gain or lose (N8.11).
FOR_ANOTHER = (word.Points, word.Wealth, word.Status, word.LoseStatus, word.Treasure, word.LoseTreasure)
REFUSE = re.compile(r"Refuse:", LOOSE)
# Wider than what a paragraph may be called: a misspelt one gives one message, not one at each slash.
REFERENCE = re.compile(r"\bgo +to *:( *[^ ()#;/\]]+(?: */ *[^ ()#;/\]]+)*(?:#[^ ()#;/\]]*)?)", LOOSE)
BAND = re.compile(r" *([0-9]{1,2})(?: ?[-–] ?([0-9]{1,2})|(\+))? +(?=\S)")


class Placed(Struct, frozen=True):
    """An award and where it begins in its line, for those who check references."""

    offset: int
    award: word.Award


class ParsedAwards(Struct, frozen=True):
    """An award line: its words in order, every word at any depth with its place, and the slips."""

    awards: tuple[word.Award, ...]
    placed: tuple[Placed, ...]
    slips: tuple[Slip, ...]


def parse_awards(line: str, guess: Guess = nearest) -> ParsedAwards:
    """Reads an award line with its square brackets; `guess` finds what a wrong word was meant to be."""
    reader = _AwardReader(line, guess)
    if not (line.startswith("[") and line.endswith("]")):
        slip = Slip(0, "B114", {"why": "it must begin with [ and end with ]"})
        return ParsedAwards((), (), (slip,))
    try:
        awards = reader.listed(1, len(line) - 1, 0)
    except Refused as refusal:
        return ParsedAwards((), (), (refusal.slip,))
    return ParsedAwards(awards, tuple(reader.placed), tuple(reader.slips))


class _AwardReader:
    def __init__(self, line: str, guess: Guess) -> None:
        self.line = line
        self.guess = guess
        # The slash of `merchant/barter` divides no words.
        self.references = {at for found in REFERENCE.finditer(line) for at in range(*found.span(1))}
        self.placed: list[Placed] = []
        self.slips: list[Slip] = []

    def refuse(self, offset: int, why: str, code: str = "B114") -> NoReturn:
        raise Refused(Slip(offset, code, {"why": why}))

    def parts(self, start: int, end: int, divider: str) -> list[tuple[int, int]]:
        """The pieces between dividers that stand outside brackets, without the blanks around them."""
        pieces: list[tuple[int, int]] = []
        depth, begin, at = 0, start, start
        while at < end:
            letter = self.line[at]
            depth += (letter == "(") - (letter == ")")
            if depth < 0:
                self.refuse(at, "a bracket ) closes nothing")
            if depth == 0 and self.line.startswith(divider, at) and at not in self.references:
                pieces.append((begin, at))
                begin = at = at + len(divider)
                continue
            at += 1
        if depth:
            self.refuse(start, "a bracket ( is never closed")
        return [self.trimmed(*piece) for piece in [*pieces, (begin, end)]]

    def trimmed(self, start: int, end: int) -> tuple[int, int]:
        while start < end and self.line[start] == " ":
            start += 1
        while end > start and self.line[end - 1] == " ":
            end -= 1
        return start, end

    def listed(self, start: int, end: int, depth: int) -> tuple[word.Award, ...]:
        if depth > DEEPEST_BRACKETS:
            self.refuse(start, "brackets lie too deep in each other")
        awards: list[word.Award] = []
        pieces = self.parts(start, end, "/")
        for number, (begin, finish) in enumerate(pieces, 1):
            place = len(self.placed)
            try:
                award = self.award(begin, finish, depth)
                branching = isinstance(award, word.Choose | word.Roll | word.Offer)
                if branching and number < len(pieces) and self.line[finish - 1] != ")":
                    # Otherwise nobody could tell what the slash divides: the last branch, or the line.
                    self.refuse(finish, "a word follows the last branch; put that branch in brackets ( )")
                awards.append(award)
                self.placed.insert(place, Placed(begin, award))
            except Refused as refusal:
                self.slips.append(refusal.slip)
        return tuple(awards)

    def group(self, start: int, end: int, depth: int) -> tuple[word.Award, ...]:
        start, end = self.trimmed(start, end)
        if self.line.startswith("(", start) and self.closing(start) == end - 1:
            start, end = start + 1, end - 1
        return self.listed(start, end, depth + 1)

    def closing(self, start: int) -> int:
        depth = 0
        for at in range(start, len(self.line)):
            depth += (self.line[at] == "(") - (self.line[at] == ")")
            if depth == 0:
                return at
        return -1

    def award(self, start: int, end: int, depth: int) -> word.Award:
        if start == end:
            self.refuse(start, "a word is missing between two slashes")
        if found := ROLL.match(self.line, start, end):
            return self.roll(start, end, found, depth)
        if found := CHOOSE.match(self.line, start, end):
            return self.choose(*self.trimmed(found.end(), end), depth)
        if found := ACCEPT.match(self.line, start, end):
            return self.offer(*self.trimmed(found.end(), end), depth)
        if found := ANOTHER.match(self.line, start, end):
            return self.another(found, *self.trimmed(found.end(), end), depth)
        return read_single(WrittenWord(start, self.line[start:end], self.guess))

    def another(self, found: re.Match[str], start: int, end: int, depth: int) -> word.ForAnother:
        awards = self.group(start, end, depth)
        if any(
            not isinstance(one, FOR_ANOTHER) or (isinstance(one, word.LoseStatus) and one.may)
            for one in awards
        ):
            self.refuse(
                start, "another hero gains or loses points, wealth, a status or a treasure, nothing else"
            )
        return word.ForAnother(WHO[found[1].lower()], awards)

    def choose(self, start: int, end: int, depth: int) -> word.Choose:
        sides = self.parts(start, end, " or ")
        if len(sides) != 2:
            self.refuse(start, "a choice has two sides, divided by “or”")
        return word.Choose(*(self.group(*side, depth) for side in sides))

    def offer(self, start: int, end: int, depth: int) -> word.Offer:
        sides = self.parts(start, end, ";")
        refuse = REFUSE.match(self.line, *sides[1]) if len(sides) == 2 else None
        if not refuse:
            self.refuse(start, "an offer has two sides: “Accept: D1; Refuse: S1”")
        return word.Offer(self.group(*sides[0], depth), self.group(refuse.end(), sides[1][1], depth))

    def roll(self, start: int, end: int, found: re.Match[str], depth: int) -> word.Roll:
        added = ()
        if found[1] is not None:
            added = bonuses(WrittenWord(found.start(1), found[1], self.guess))
        bands: list[word.Band] = []
        next_low = 1
        for begin, finish in self.parts(found.end(), end, ";"):
            band = BAND.match(self.line, begin, finish)
            if not band:
                self.refuse(begin, "a band begins with its numbers: “1-2 Wounded” or “6+ Treasure”")
            low = int(band[1])
            high = None if band[3] else int(band[2] or band[1])
            if low != next_low or (high is not None and high < low) or (bands and bands[-1].high is None):
                self.refuse(begin, f"the band should begin at {next_low}", "B118")
            bands.append(word.Band(low, high, self.group(band.end(), finish, depth)))
            next_low = (high or low) + 1
        highest = 6 + sum(bonus.amount for bonus in added)
        last = bands[-1].high
        if last is not None and last != highest:
            self.refuse(start, f"the last band should end at {highest}, the highest result", "B118")
        return word.Roll(tuple(bands), added)
