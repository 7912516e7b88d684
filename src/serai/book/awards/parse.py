"""Parses award lines: `[D2/S1/W+1 (Max: Poor)/Storytelling/Respected]`.

Slashes separate the awards, which apply from left to right (N8.1). Awards inside another one (Choose, Roll,
Accept) are in brackets: `Choose: (D1/Lost) or S2`.
"""

import re
from collections.abc import Mapping
from typing import Literal, NoReturn, TypeAlias

from msgspec import Struct

from serai.book.awards import structs as word
from serai.book.awards.award_text import AwardIssue, AwardSyntaxError, AwardText
from serai.book.awards.parse_simple import CASE_INSENSITIVE, parse_roll_bonuses, parse_simple_award
from serai.book.vocabulary import Guess, most_similar_word

DEEPEST_BRACKETS = 6
Who: TypeAlias = Literal["chosen", "nearest", "here"]

ROLL = re.compile(r"Roll ?(?:\(([^()]*)\))? ?:", CASE_INSENSITIVE)
CHOOSE = re.compile(r"Choose *:", CASE_INSENSITIVE)
ACCEPT = re.compile(r"Accept *:", CASE_INSENSITIVE)
ANOTHER = re.compile(r"(Another hero|The nearest hero|A hero here) *:", CASE_INSENSITIVE)
WHO: Mapping[str, Who] = {"another hero": "chosen", "the nearest hero": "nearest", "a hero here": "here"}
# What another hero can gain or lose (N8.11).
FOR_ANOTHER = (word.Points, word.Wealth, word.Status, word.LoseStatus, word.Treasure, word.LoseTreasure)
REFUSE = re.compile(r"Refuse:", CASE_INSENSITIVE)
# Wider than the syntax of ids, so that a misspelt reference gives one message, not one per slash.
REFERENCE = re.compile(
    r"\bgo +to *:( *[^ ()#;/\]]+(?: */ *[^ ()#;/\]]+)*(?:#[^ ()#;/\]]*)?)", CASE_INSENSITIVE
)
BAND = re.compile(r" *([0-9]{1,2})(?: ?[-–] ?([0-9]{1,2})|(\+))? +(?=\S)")


class PositionedAward(Struct, frozen=True):
    """An award and its offset in the line, for reference checks."""

    offset: int
    award: word.Award


class ParsedAwards(Struct, frozen=True):
    """An award line: its awards in order, all nested awards with their offsets, and the issues."""

    awards: tuple[word.Award, ...]
    placed: tuple[PositionedAward, ...]
    issues: tuple[AwardIssue, ...]


def parse_awards(line: str, suggest_word: Guess = most_similar_word) -> ParsedAwards:
    """Parses an award line with its square brackets; `suggest_word` suggests corrections."""
    reader = _AwardReader(line, suggest_word)
    if not (line.startswith("[") and line.endswith("]")):
        issue = AwardIssue(0, "B114", {"why": "it must begin with [ and end with ]"})
        return ParsedAwards((), (), (issue,))
    try:
        awards = reader.parse_award_list(1, len(line) - 1, 0)
    except AwardSyntaxError as refusal:
        return ParsedAwards((), (), (refusal.issue,))
    return ParsedAwards(awards, tuple(reader.placed), tuple(reader.issues))


class _AwardReader:
    def __init__(self, line: str, guess: Guess) -> None:
        self.line = line
        self.guess = guess
        # The slash in `merchant/barter` does not separate awards.
        self.references = {at for found in REFERENCE.finditer(line) for at in range(*found.span(1))}
        self.placed: list[PositionedAward] = []
        self.issues: list[AwardIssue] = []

    def raise_syntax_error(self, offset: int, why: str, code: str = "B114") -> NoReturn:
        raise AwardSyntaxError(AwardIssue(offset, code, {"why": why}))

    def split_outside_brackets(self, start: int, end: int, divider: str) -> list[tuple[int, int]]:
        """Splits at dividers outside brackets, without surrounding spaces."""
        pieces: list[tuple[int, int]] = []
        depth, begin, at = 0, start, start
        while at < end:
            letter = self.line[at]
            depth += (letter == "(") - (letter == ")")
            if depth < 0:
                self.raise_syntax_error(at, "a bracket ) closes nothing")
            if depth == 0 and self.line.startswith(divider, at) and at not in self.references:
                pieces.append((begin, at))
                begin = at = at + len(divider)
                continue
            at += 1
        if depth:
            self.raise_syntax_error(start, "a bracket ( is never closed")
        return [self.trimmed_span(*piece) for piece in [*pieces, (begin, end)]]

    def trimmed_span(self, start: int, end: int) -> tuple[int, int]:
        while start < end and self.line[start] == " ":
            start += 1
        while end > start and self.line[end - 1] == " ":
            end -= 1
        return start, end

    def parse_award_list(self, start: int, end: int, depth: int) -> tuple[word.Award, ...]:
        if depth > DEEPEST_BRACKETS:
            self.raise_syntax_error(start, "brackets lie too deep in each other")
        awards: list[word.Award] = []
        pieces = self.split_outside_brackets(start, end, "/")
        for number, (begin, finish) in enumerate(pieces, 1):
            place = len(self.placed)
            try:
                award = self.parse_award(begin, finish, depth)
                branching = isinstance(award, word.Choose | word.Roll | word.Offer)
                if branching and number < len(pieces) and self.line[finish - 1] != ")":
                    # Without brackets it would be unclear whether the slash belongs to the branch or to the
                    # line.
                    self.raise_syntax_error(
                        finish, "a word follows the last branch; put that branch in brackets ( )"
                    )
                awards.append(award)
                self.placed.insert(place, PositionedAward(begin, award))
            except AwardSyntaxError as refusal:
                self.issues.append(refusal.issue)
        return tuple(awards)

    def parse_bracketed_awards(self, start: int, end: int, depth: int) -> tuple[word.Award, ...]:
        start, end = self.trimmed_span(start, end)
        if self.line.startswith("(", start) and self.find_closing_bracket(start) == end - 1:
            start, end = start + 1, end - 1
        return self.parse_award_list(start, end, depth + 1)

    def find_closing_bracket(self, start: int) -> int:
        depth = 0
        for at in range(start, len(self.line)):
            depth += (self.line[at] == "(") - (self.line[at] == ")")
            if depth == 0:
                return at
        return -1

    def parse_award(self, start: int, end: int, depth: int) -> word.Award:
        if start == end:
            self.raise_syntax_error(start, "a word is missing between two slashes")
        if found := ROLL.match(self.line, start, end):
            return self.parse_roll(start, end, found, depth)
        if found := CHOOSE.match(self.line, start, end):
            return self.parse_choice_of_two(*self.trimmed_span(found.end(), end), depth)
        if found := ACCEPT.match(self.line, start, end):
            return self.parse_offer(*self.trimmed_span(found.end(), end), depth)
        if found := ANOTHER.match(self.line, start, end):
            return self.parse_awards_for_another_hero(found, *self.trimmed_span(found.end(), end), depth)
        return parse_simple_award(AwardText(start, self.line[start:end], self.guess))

    def parse_awards_for_another_hero(
        self, match: re.Match[str], start: int, end: int, depth: int
    ) -> word.ForAnother:
        awards = self.parse_bracketed_awards(start, end, depth)
        if any(
            not isinstance(one, FOR_ANOTHER) or (isinstance(one, word.LoseStatus) and one.may)
            for one in awards
        ):
            self.raise_syntax_error(
                start, "another hero gains or loses points, wealth, a status or a treasure, nothing else"
            )
        return word.ForAnother(WHO[match[1].lower()], awards)

    def parse_choice_of_two(self, start: int, end: int, depth: int) -> word.Choose:
        sides = self.split_outside_brackets(start, end, " or ")
        if len(sides) != 2:
            self.raise_syntax_error(start, "a choice has two sides, divided by “or”")
        return word.Choose(*(self.parse_bracketed_awards(*side, depth) for side in sides))

    def parse_offer(self, start: int, end: int, depth: int) -> word.Offer:
        sides = self.split_outside_brackets(start, end, ";")
        refuse = REFUSE.match(self.line, *sides[1]) if len(sides) == 2 else None
        if not refuse:
            self.raise_syntax_error(start, "an offer has two sides: “Accept: D1; Refuse: S1”")
        return word.Offer(
            self.parse_bracketed_awards(*sides[0], depth),
            self.parse_bracketed_awards(refuse.end(), sides[1][1], depth),
        )

    def parse_roll(self, start: int, end: int, match: re.Match[str], depth: int) -> word.Roll:
        added = ()
        if match[1] is not None:
            added = parse_roll_bonuses(AwardText(match.start(1), match[1], self.guess))
        bands: list[word.Band] = []
        next_low = 1
        for begin, finish in self.split_outside_brackets(match.end(), end, ";"):
            band = BAND.match(self.line, begin, finish)
            if not band:
                self.raise_syntax_error(
                    begin, "a band begins with its numbers: “1-2 Wounded” or “6+ Treasure”"
                )
            low = int(band[1])
            high = None if band[3] else int(band[2] or band[1])
            if low != next_low or (high is not None and high < low) or (bands and bands[-1].high is None):
                self.raise_syntax_error(begin, f"the band should begin at {next_low}", "B118")
            bands.append(word.Band(low, high, self.parse_bracketed_awards(band.end(), finish, depth)))
            next_low = (high or low) + 1
        highest = 6 + sum(bonus.amount for bonus in added)
        last = bands[-1].high
        if last is not None and last != highest:
            self.raise_syntax_error(
                start, f"the last band should end at {highest}, the highest result", "B118"
            )
        return word.Roll(tuple(bands), added)
