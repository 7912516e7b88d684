"""Parsers for awards that contain no other award: points, wealth, skills, statuses, treasures, places."""

import re
from collections.abc import Callable, Mapping

from serai.book.awards import structs as word
from serai.book.awards.award_text import AwardText
from serai.book.awards.near_words import replace_dash_with_minus
from serai.book.statuses import STATUS
from serai.book.vocabulary import (
    CONTINENTS,
    MATRICES,
    PLACES,
    SKILLS,
    STATUSES,
    TERRAINS,
    WEALTH,
    is_kebab_case,
    is_strip_id,
    title_from_id,
    to_kebab_case,
)

# Case-insensitive in ASCII only: in Unicode a long ſ would match S.
CASE_INSENSITIVE = re.IGNORECASE | re.ASCII
POINTS = re.compile(r"([DS]) ?([+\-−]?)([0-9]{1,3})\Z", CASE_INSENSITIVE)
WEALTH_WORD = re.compile(r"W ?([+\-−])([0-9]{1,3})(?: *\((Max|Min): *([^()]+)\))?\Z", CASE_INSENSITIVE)
LOSE = re.compile(r"(You may lose|Lose) +(.+)\Z", CASE_INSENSITIVE)
WITHIN = re.compile(r"within ([0-9]{1,2})(?: spaces?)?(?: of (.+))?\Z", CASE_INSENSITIVE)
ANY = re.compile(r"any (?:(city)|(?:([^ ]+) )?space)(?: in (.+))?\Z", CASE_INSENSITIVE)

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


def parse_simple_award(award_text: AwardText) -> word.Award:
    """Parses an award that contains no other; raises AwardSyntaxError if there is no such award."""
    text = award_text.text
    if fixed := FIXED.get(text.lower()):
        return fixed
    if POINTS.match(text):
        return parse_points(award_text)
    if found := WEALTH_WORD.match(text):
        return parse_wealth(award_text, found)
    if minus := replace_dash_with_minus(text):
        award_text.raise_syntax_error(f"“{text}” has a dash for a minus; write {minus}")
    before, colon, _ = text.partition(":")
    if colon:
        prefix = " ".join(before.lower().split())
        if prefix not in PREFIXED:
            award_text.raise_unknown_award(f"{before.strip()}:", prefix, PREFIXES)
        return PREFIXED[prefix](award_text.trimmed_slice(len(before) + 1))
    if found := LOSE.match(text):
        return parse_lost_skill_status_or_treasure(award_text, found)
    return parse_skill_or_status(award_text)


def parse_points(award_text: AwardText) -> word.Points:
    found = POINTS.match(award_text.text)
    if not found:
        award_text.raise_syntax_error("points are written D1, D-1, S2 or S-2")
    amount = award_text.matched_group(found, 3).parse_amount()
    kind = "destiny" if found[1] in "dD" else "story"
    return word.Points(kind, amount if found[2] in ("", "+") else -amount)


def parse_wealth(award_text: AwardText, match: re.Match[str]) -> word.Wealth:
    gain = match[1] == "+"
    amount = award_text.matched_group(match, 2).parse_amount()
    if match[3] is None:
        return word.Wealth(amount if gain else -amount)
    if (match[3].lower() == "max") != gain:
        right = "a gain of wealth has a Max" if gain else "a loss of wealth has a Min"
        award_text.matched_group(match, 3).raise_syntax_error(right, "B117")
    level = award_text.matched_group(match, 4).parse_known_name("wealth level", WEALTH)
    return word.Wealth(amount if gain else -amount, level)


def parse_lost_skill_status_or_treasure(award_text: AwardText, match: re.Match[str]) -> word.Award:
    may = match[1].lower() != "lose"
    name = award_text.matched_group(match, 2)
    identifier = to_kebab_case(name.text)
    if identifier in STATUSES:
        return word.LoseStatus(identifier, may)
    if identifier in SKILLS and not may:
        return word.LoseSkill(identifier)
    if may:
        name.raise_unknown_name("status", STATUSES.values())
    return name.raise_unknown_name("skill or status", [*SKILLS.values(), *STATUSES.values()])


def parse_skill_or_status(award_text: AwardText) -> word.Award:
    name, bracket, gloss = award_text.text.partition("(")
    name = name.rstrip()
    if bracket and not gloss.endswith(")"):
        award_text.raise_unknown_award(award_text.text, name, EVERY_WORD)
    gloss = gloss[:-1].strip().lower()
    identifier = to_kebab_case(name)
    if identifier in SKILLS and gloss in ("", "master"):
        return word.Skill(identifier, master=bool(gloss))
    if identifier in SKILLS and gloss == "one use":
        return word.SkillForOneUse(identifier)
    if identifier in STATUSES and gloss == "":
        return word.Status(identifier)
    if identifier in STATUSES and gloss == "one turn":
        if (status := STATUS[identifier]).never_held:
            received = "is answered when it is received and never held, so it lasts no turn"
            award_text.trimmed_slice(award_text.text.index("(")).raise_syntax_error(
                f"{status.name} {received} ({status.rules[0]})"
            )
        return word.StatusForOneTurn(identifier)
    if identifier in SKILLS or identifier in STATUSES:
        fitting = "(Master) or (one use)" if identifier in SKILLS else "(one turn)"
        award_text.trimmed_slice(len(name)).raise_syntax_error(
            f"after {name} only {fitting} may stand in brackets"
        )
    return award_text.raise_unknown_award(award_text.text, name, EVERY_WORD)


def parse_destination(award_text: AwardText) -> word.Where:
    award_text.check_no_brackets()
    text = award_text.text
    if found := WITHIN.match(text):
        distance = award_text.matched_group(found, 1).parse_amount()
        return word.Within(
            distance, award_text.matched_group(found, 2).parse_identifier() if found[2] else None
        )
    if found := ANY.match(text):
        terrain = (found[1] or found[2] or "").lower() or None
        if terrain is not None and terrain not in TERRAINS:
            award_text.matched_group(found, 2).raise_unknown_name("terrain", TERRAINS)
        continent = found[3].strip().lower() if found[3] else None
        if continent is not None and continent not in CONTINENTS:
            award_text.matched_group(found, 3).raise_unknown_name(
                "continent", [title_from_id(name) for name in CONTINENTS]
            )
        return word.AnySpace(terrain, continent)
    name = award_text.parse_identifier()
    first = name.split("-")[0]
    if first == "within":
        award_text.raise_syntax_error("a distance is written “within 3 spaces” or “within 3 spaces of Mecca”")
    if first == "any":
        award_text.raise_syntax_error(
            "a kind of space is written “any city”, “any sea space” or “any space in Asia”"
        )
    return word.NamedSpace(name)


def parse_trade(award_text: AwardText) -> word.Trade:
    give, divider, take = award_text.text.partition(" for ")
    if not divider or " for " in take:
        award_text.raise_syntax_error("a trade is written “D1 for S2”")
    given = parse_points(award_text.trimmed_slice(0, len(give)))
    taken = parse_points(award_text.trimmed_slice(len(give) + len(divider)))
    if given.amount < 0 or taken.amount < 0 or given.of == taken.of:
        award_text.raise_syntax_error(
            "a trade gives points of one kind for points of the other, without signs"
        )
    return word.Trade(given, taken)


def parse_go_to(award_text: AwardText) -> word.GoTo:
    strip, _, paragraph = award_text.text.partition("#")
    if not (is_strip_id(strip) and is_kebab_case(paragraph)):
        award_text.raise_syntax_error("a paragraph is named strip#paragraph, as in merchant/barter#two-liars")
    return word.GoTo(strip, paragraph)


def parse_named_being(award_text: AwardText) -> word.NamedBeing:
    award_text.check_no_brackets()
    if to_kebab_case(award_text.text) == word.THE_OTHER.noun:
        return word.THE_OTHER
    if not award_text.text:
        award_text.raise_syntax_error("a name is missing after the colon")
    names = [
        AwardText(award_text.offset, name, award_text.guess).parse_identifier()
        for name in award_text.text.split()
    ]
    if len(names) > 2:
        award_text.raise_syntax_error(
            "a being is a noun, or an adjective and a noun; longer names take hyphens"
        )
    return word.NamedBeing(names[-1], names[0] if len(names) == 2 else None)


def parse_pursued_status(award_text: AwardText) -> word.Status:
    # Without a name the other pursues (N10.20), so both are the same award.
    pursuer = parse_named_being(award_text)
    return word.Status("pursued", None if pursuer == word.THE_OTHER else pursuer)


def parse_encounter(award_text: AwardText) -> word.Encounter:
    name, on, matrix = award_text.text.rpartition(" on ")
    if not on:
        award_text.raise_syntax_error("an encounter names its matrix: “Terrible Storm on F”")
    letter = matrix.strip().removeprefix("matrix ").upper()
    if letter not in MATRICES:
        award_text.trimmed_slice(len(name) + len(on)).raise_unknown_name("matrix", MATRICES)
    return word.Encounter(parse_named_being(award_text.trimmed_slice(0, len(name))), letter)


def parse_roll_bonuses(award_text: AwardText) -> tuple[word.Bonus, ...]:
    """Parses the skills that add to a roll: `Magic +1, Luck +1`."""
    found: list[word.Bonus] = []
    start = 0
    for piece in award_text.text.split(","):
        name, _, amount = piece.rpartition("+")
        bonus = award_text.trimmed_slice(start, start + len(piece))
        if amount.strip() not in tuple("123456"):
            bonus.raise_syntax_error("a bonus is a skill and a number: “Magic +1”")
        skill = award_text.trimmed_slice(start, start + len(name)).parse_known_name("skill", SKILLS)
        if any(one.skill == skill for one in found):
            bonus.raise_syntax_error(f"{SKILLS[skill]} adds to this roll already")
        found.append(word.Bonus(skill, int(amount)))
        start += len(piece) + 1
    return tuple(found)


PREFIXED: Mapping[str, Callable[[AwardText], word.Award]] = {
    "treasure": lambda name: word.Treasure(name.parse_identifier()),
    "lose treasure": lambda name: word.LoseTreasure(name.parse_identifier()),
    "token": lambda name: word.Token(name.parse_identifier()),
    "lose token": lambda name: word.LoseToken(name.parse_identifier()),
    "opportunity to enter": lambda name: word.OpportunityToEnter(
        name.parse_known_name("Place of Power", PLACES)
    ),
    "move to": lambda space: word.MoveTo(parse_destination(space)),
    "placed by another player": lambda space: word.PlacedByAnother(parse_destination(space)),
    "placed by the player on your left": lambda space: word.PlacedByAnother(parse_destination(space), "left"),
    "placed by the player on your right": lambda space: word.PlacedByAnother(
        parse_destination(space), "right"
    ),
    "trade": parse_trade,
    "go to": parse_go_to,
    "encounter": parse_encounter,
    "pursued by": parse_pursued_status,
}
ANOTHER = ("Another hero", "The nearest hero", "A hero here")
# Every word an award can start with, for suggestions.
PREFIXES = (*(prefix.capitalize() for prefix in PREFIXED), "Choose", "Roll", "Accept", *ANOTHER)
EVERY_WORD = (*SKILLS.values(), *STATUSES.values(), *PREFIXES, *(fixed.capitalize() for fixed in FIXED))
