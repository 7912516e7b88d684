"""Award lines, read: `[D2/S1/W+1 (Max: Poor)/Storytelling/Respected]`.

Words are divided by slashes and apply from left to right (N8.1). A word that holds other awards (Choose,
Roll, Accept) writes more than one of them in brackets: `Choose: (D1/Lost) or S2`.
"""

import re
from collections.abc import Callable, Iterable, Mapping
from typing import NoReturn

from msgspec import Struct

from serai.book.awards import words as word
from serai.book.vocabulary import (
    CONTINENTS,
    MATRICES,
    PLACES,
    SKILLS,
    STATUSES,
    TERRAINS,
    WEALTH,
    is_kebab,
    is_strip_id,
    kebab,
    nearest,
    title,
)

DEEPEST = 6
HIGHEST_AMOUNT = 20

# Capitals do not matter; ASCII, because in the rest of Unicode a long ſ is an S too.
LOOSE = re.IGNORECASE | re.ASCII
POINTS = re.compile(r"([DS]) ?([+\-−]?)([0-9]{1,3})\Z", LOOSE)
WEALTH_WORD = re.compile(r"W ?([+\-−])([0-9]{1,3})(?: *\((Max|Min): *([^()]+)\))?\Z", LOOSE)
LOSE = re.compile(r"(You may lose|Lose) +(.+)\Z", LOOSE)
ROLL = re.compile(r"Roll ?(?:\(([^()]*)\))? ?:", LOOSE)
# Wider than what a paragraph may be called: a misspelt one gives one message, not one at each slash.
REFERENCE = re.compile(r"\bgo +to *:( *[^ ()#;/\]]+(?: */ *[^ ()#;/\]]+)*(?:#[^ ()#;/\]]*)?)", LOOSE)
BAND = re.compile(r" *([0-9]{1,2})(?: ?[-–] ?([0-9]{1,2})|(\+))? +(?=\S)")
WITHIN = re.compile(r"within ([0-9]{1,2})(?: spaces?)?(?: of (.+))?\Z", LOOSE)
ANY = re.compile(r"any (?:(city)|(?:([^ ]+) )?space)(?: in (.+))?\Z", LOOSE)
BRACKET = re.compile(r"[()]")

PREFIXES = (
    "Treasure",
    "Lose treasure",
    "Token",
    "Lose token",
    "Opportunity to enter",
    "Move to",
    "Placed by another player",
    "Placed by the player on your left",
    "Placed by the player on your right",
    "Trade",
    "Choose",
    "Go to",
    "Encounter",
    "Roll",
    "Accept",
    "Pursued by",
)
FIXED: Mapping[str, word.Award] = {
    "treasure": word.Treasure(),
    "lose a treasure": word.LoseTreasure(),
    "skill of choice": word.SkillOfChoice(),
    "lose a skill of choice": word.LoseSkill(),
    "lose a status of choice": word.LoseStatusOfChoice(),
    "you may lose a status of choice": word.LoseStatusOfChoice(may=True),
    "lose any statuses of choice": word.LoseStatusOfChoice(may=True, any_number=True),
    "death": word.Death(),
    "nothing": word.Nothing(),
}


class Slip(Struct, frozen=True):
    """What is wrong in an award line: a code, where, and what was probably meant."""

    offset: int
    code: str
    values: dict[str, str]
    guess: str | None = None


class Placed(Struct, frozen=True):
    """An award and where it begins in its line, for those who check references."""

    offset: int
    award: word.Award


class ParsedAwards(Struct, frozen=True):
    """An award line: its words in order, every word at any depth with its place, and the slips."""

    awards: tuple[word.Award, ...]
    placed: tuple[Placed, ...]
    slips: tuple[Slip, ...]


class _RefusedError(Exception):
    def __init__(self, slip: Slip) -> None:
        self.slip = slip


def parse_awards(line: str) -> ParsedAwards:
    """Reads an award line with its square brackets."""
    reader = _Reader(line)
    if not (line.startswith("[") and line.endswith("]")):
        slip = Slip(0, "B114", {"why": "it must begin with [ and end with ]"})
        return ParsedAwards((), (), (slip,))
    try:
        awards = reader.listed(1, len(line) - 1, 0)
    except _RefusedError as refusal:
        return ParsedAwards((), (), (refusal.slip,))
    return ParsedAwards(awards, tuple(reader.placed), tuple(reader.slips))


class _Reader:
    def __init__(self, line: str) -> None:
        self.line = line
        # The slash of `merchant/barter` divides no words.
        self.references = {at for found in REFERENCE.finditer(line) for at in range(*found.span(1))}
        self.placed: list[Placed] = []
        self.slips: list[Slip] = []

    def refuse(self, offset: int, why: str) -> NoReturn:
        raise _RefusedError(Slip(offset, "B114", {"why": why}))

    def unknown(self, offset: int, what: str, name: str, known: Iterable[str]) -> NoReturn:
        guess = nearest(name.partition("(")[0].strip(), known)
        raise _RefusedError(Slip(offset, "B116", {"what": what, "name": name}, guess))

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
        if depth > DEEPEST:
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
            except _RefusedError as refusal:
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
        text = self.line[start:end]
        if not text:
            self.refuse(start, "a word is missing between two slashes")
        lower = text.lower()
        if lower in FIXED:
            return FIXED[lower]
        if POINTS.match(text):
            return self.points(start, end)
        if found := WEALTH_WORD.match(text):
            return self.wealth(start, found)
        if found := ROLL.match(text):
            return self.roll(start, end, found, depth)
        prefix, colon, _ = text.partition(":")
        if colon:
            return self.prefixed(" ".join(prefix.lower().split()), start, start + len(prefix) + 1, end, depth)
        if found := LOSE.match(text):
            return self.lose(start, found)
        return self.named(start, text)

    def points(self, start: int, end: int) -> word.Points:
        found = POINTS.match(self.line[start:end])
        if not found:
            self.refuse(start, "points are written D1, D-1, S2 or S-2")
        amount = self.amount(start + found.start(3), found[3])
        kind = "destiny" if found[1] in "dD" else "story"
        return word.Points(kind, amount if found[2] in ("", "+") else -amount)

    def amount(self, offset: int, digits: str) -> int:
        amount = int(digits)
        if not 1 <= amount <= HIGHEST_AMOUNT:
            self.refuse(offset, f"an amount lies between 1 and {HIGHEST_AMOUNT}")
        return amount

    def wealth(self, start: int, found: re.Match[str]) -> word.Wealth:
        gain = found[1] == "+"
        amount = self.amount(start + found.start(2), found[2])
        if found[3] is None:
            return word.Wealth(amount if gain else -amount)
        if (found[3].lower() == "max") != gain:
            right = "a gain of wealth has a Max" if gain else "a loss of wealth has a Min"
            raise _RefusedError(Slip(start + found.start(3), "B117", {"why": right}))
        level = self.known(start + found.start(4), "wealth level", found[4], WEALTH)
        return word.Wealth(amount if gain else -amount, level)

    def known(self, offset: int, what: str, name: str, names: Mapping[str, str]) -> str:
        identifier = kebab(name)
        if identifier not in names:
            self.unknown(offset, what, name.strip(), names.values())
        return identifier

    def lose(self, start: int, found: re.Match[str]) -> word.Award:
        may = found[1].lower() != "lose"
        identifier = kebab(found[2])
        if identifier in STATUSES:
            return word.LoseStatus(identifier, may)
        if identifier in SKILLS and not may:
            return word.LoseSkill(identifier)
        what = "status" if may else "skill or status"
        known = [*STATUSES.values()] if may else [*SKILLS.values(), *STATUSES.values()]
        return self.unknown(start + found.start(2), what, found[2], known)

    def named(self, start: int, text: str) -> word.Award:
        name, bracket, gloss = text.partition("(")
        name = name.rstrip()
        if bracket and not gloss.endswith(")"):
            raise _RefusedError(Slip(start, "B115", {"word": text}, nearest(name, every_word())))
        gloss = gloss[:-1].strip().lower()
        identifier = kebab(name)
        if identifier in SKILLS and gloss in ("", "master"):
            return word.Skill(identifier, master=bool(gloss))
        if identifier in SKILLS and gloss == "one use":
            return word.SkillForOneUse(identifier)
        if identifier in STATUSES and gloss == "":
            return word.Status(identifier)
        if identifier == "beloved" and gloss == "one turn":
            why = "Beloved is answered when it is received and never held, so it lasts no turn (N10.3)"
            self.refuse(start + text.index("("), why)
        if identifier in STATUSES and gloss == "one turn":
            return word.StatusForOneTurn(identifier)
        if identifier in SKILLS or identifier in STATUSES:
            fitting = "(Master) or (one use)" if identifier in SKILLS else "(one turn)"
            self.refuse(start + len(name), f"after {name} only {fitting} may stand in brackets")
        raise _RefusedError(Slip(start, "B115", {"word": text}, nearest(name, every_word())))

    def prefixed(self, prefix: str, start: int, after: int, end: int, depth: int) -> word.Award:
        begin, end = self.trimmed(after, end)
        text = self.line[begin:end]
        plain: dict[str, Callable[[], word.Award]] = {
            "treasure": lambda: word.Treasure(self.identifier(begin, text)),
            "lose treasure": lambda: word.LoseTreasure(self.identifier(begin, text)),
            "token": lambda: word.Token(self.identifier(begin, text)),
            "lose token": lambda: word.LoseToken(self.identifier(begin, text)),
            "opportunity to enter": lambda: word.OpportunityToEnter(
                self.known(begin, "Place of Power", text, PLACES)
            ),
            "move to": lambda: word.MoveTo(self.where(begin, text)),
            "placed by another player": lambda: word.PlacedByAnother(self.where(begin, text)),
            "placed by the player on your left": lambda: word.PlacedByAnother(
                self.where(begin, text), "left"
            ),
            "placed by the player on your right": lambda: word.PlacedByAnother(
                self.where(begin, text), "right"
            ),
            "trade": lambda: self.trade(begin, end),
            "choose": lambda: self.choose(begin, end, depth),
            "go to": lambda: self.go_to(begin, text),
            "encounter": lambda: self.encounter(begin, text),
            "accept": lambda: self.offer(begin, end, depth),
            "pursued by": lambda: self.pursued(begin, text),
        }
        if prefix not in plain:
            raise _RefusedError(Slip(start, "B115", {"word": prefix + ":"}, nearest(prefix, PREFIXES)))
        return plain[prefix]()

    def identifier(self, offset: int, text: str) -> str:
        self.unbracketed(offset, text)
        identifier = kebab(text)
        if not is_kebab(identifier):
            self.refuse(offset, "a name is missing after the colon")
        return identifier

    def unbracketed(self, offset: int, text: str) -> None:
        # What stands in brackets was meant to change the award, so it is never dropped.
        if found := BRACKET.search(text):
            self.refuse(offset + found.start(), "nothing may stand in brackets after this name")

    def where(self, offset: int, text: str) -> word.Where:
        self.unbracketed(offset, text)
        if found := WITHIN.match(text):
            distance = self.amount(offset + found.start(1), found[1])
            space = self.identifier(offset + found.start(2), found[2]) if found[2] else None
            return word.Within(distance, space)
        if found := ANY.match(text):
            terrain = (found[1] or found[2] or "").lower() or None
            if terrain is not None and terrain not in TERRAINS:
                self.unknown(offset + found.start(2), "terrain", found[2], TERRAINS)
            continent = found[3].strip().lower() if found[3] else None
            if continent is not None and continent not in CONTINENTS:
                names = [title(name) for name in CONTINENTS]
                self.unknown(offset + found.start(3), "continent", found[3], names)
            return word.AnySpace(terrain, continent)
        name = self.identifier(offset, text)
        if name.split("-")[0] == "within":
            self.refuse(offset, "a distance is written “within 3 spaces” or “within 3 spaces of Mecca”")
        if name.split("-")[0] == "any":
            self.refuse(
                offset, "a kind of space is written “any city”, “any sea space” or “any space in Asia”"
            )
        return word.Space(name)

    def trade(self, start: int, end: int) -> word.Trade:
        sides = self.parts(start, end, " for ")
        if len(sides) != 2:
            self.refuse(start, "a trade is written “D1 for S2”")
        give, take = (self.points(*side) for side in sides)
        if give.amount < 0 or take.amount < 0 or give.of == take.of:
            self.refuse(start, "a trade gives points of one kind for points of the other, without signs")
        return word.Trade(give, take)

    def choose(self, start: int, end: int, depth: int) -> word.Choose:
        sides = self.parts(start, end, " or ")
        if len(sides) != 2:
            self.refuse(start, "a choice has two sides, divided by “or”")
        return word.Choose(*(self.group(*side, depth) for side in sides))

    def go_to(self, offset: int, text: str) -> word.GoTo:
        strip, _, paragraph = text.partition("#")
        if not (is_strip_id(strip) and is_kebab(paragraph)):
            self.refuse(offset, "a paragraph is named strip#paragraph, as in merchant/barter#two-liars")
        return word.GoTo(strip, paragraph)

    def pursued(self, offset: int, text: str) -> word.Status:
        # Without a name it is the other who pursues (N10.20), so both are the same award.
        being = self.being(offset, text)
        return word.Status("pursued", None if being == word.THE_OTHER else being)

    def being(self, offset: int, text: str) -> word.Being:
        self.unbracketed(offset, text)
        if kebab(text) == word.THE_OTHER.noun:
            return word.THE_OTHER
        names = [self.identifier(offset, name) for name in text.split()]
        if not 1 <= len(names) <= 2:
            self.refuse(offset, "a being is a noun, or an adjective and a noun; longer names take hyphens")
        return word.Being(names[-1], names[0] if len(names) == 2 else None)

    def encounter(self, offset: int, text: str) -> word.Encounter:
        name, on, matrix = text.rpartition(" on ")
        if not on:
            self.refuse(offset, "an encounter names its matrix: “Terrible Storm on F”")
        letter = matrix.strip().removeprefix("matrix ").upper()
        if letter not in MATRICES:
            self.unknown(offset + len(name) + 4, "matrix", matrix, MATRICES)
        return word.Encounter(self.being(offset, name), letter)

    def offer(self, start: int, end: int, depth: int) -> word.Offer:
        sides = self.parts(start, end, ";")
        if len(sides) != 2 or not self.line[sides[1][0] :].lower().startswith("refuse:"):
            self.refuse(start, "an offer has two sides: “Accept: D1; Refuse: S1”")
        (accept, refuse) = sides
        return word.Offer(
            self.group(*accept, depth), self.group(refuse[0] + len("refuse:"), refuse[1], depth)
        )

    def roll(self, start: int, end: int, found: re.Match[str], depth: int) -> word.Roll:
        bonuses = self.bonuses(start + found.start(1), found[1]) if found[1] is not None else ()
        bands: list[word.Band] = []
        next_low = 1
        for begin, finish in self.parts(start + found.end(), end, ";"):
            band = BAND.match(self.line, begin, finish)
            if not band:
                self.refuse(begin, "a band begins with its numbers: “1-2 Wounded” or “6+ Treasure”")
            low = int(band[1])
            high = None if band[3] else int(band[2] or band[1])
            if low != next_low or (high is not None and high < low) or (bands and bands[-1].high is None):
                why = f"the band should begin at {next_low}"
                raise _RefusedError(Slip(begin, "B118", {"why": why}))
            bands.append(word.Band(low, high, self.group(band.end(), finish, depth)))
            next_low = (high or low) + 1
        highest = 6 + sum(bonus.amount for bonus in bonuses)
        last = bands[-1].high
        if last is not None and last != highest:
            why = f"the last band should end at {highest}, the highest result"
            raise _RefusedError(Slip(start, "B118", {"why": why}))
        return word.Roll(tuple(bands), bonuses)

    def bonuses(self, offset: int, text: str) -> tuple[word.Bonus, ...]:
        bonuses: list[word.Bonus] = []
        for piece in text.split(","):
            name, _, amount = piece.rpartition("+")
            if amount.strip() not in tuple("123456"):
                self.refuse(offset, "a bonus is a skill and a number: “Magic +1”")
            blanks = len(name) - len(name.lstrip())
            skill = self.known(offset + blanks, "skill", name.strip(), SKILLS)
            if any(bonus.skill == skill for bonus in bonuses):
                self.refuse(offset + blanks, f"{SKILLS[skill]} adds to this roll already")
            bonuses.append(word.Bonus(skill, int(amount)))
            offset += len(piece) + 1
        return tuple(bonuses)


def every_word() -> list[str]:
    """Every word an award can begin with, for suggestions."""
    return [*SKILLS.values(), *STATUSES.values(), *PREFIXES, *(fixed.capitalize() for fixed in FIXED)]
