"""Section headings: what a hero must have to open a section (N7.7–N7.9)."""

import re
from collections.abc import Collection
from typing import Literal

from msgspec import Struct, field

from serai.book.vocabulary import (
    BRACKET,
    SEXES,
    SKILLS,
    STATUSES,
    WEALTH,
    Guess,
    is_kebab_case,
    most_similar_word,
    title_from_id,
    to_kebab_case,
)

RequirementKind = Literal["no-skill", "skill", "status", "wealth", "sex", "treasure", "token", "other"]

MANDATORY = "(mandatory)"
DIVIDER = re.compile(r",\s?or(?=\s)|,|(?<=\s)or(?=\s)")
NO_SKILL = "NO SKILL"
HEADING_NAMES = (NO_SKILL, *SKILLS.values(), *STATUSES.values(), *WEALTH.values(), *SEXES.values())


class Requirement(Struct, frozen=True, gc=False):
    """One alternative of a heading: something the hero has, or something about the other.

    The other is described by its adjective, its being, its kind or one of its traits (N7.9).
    """

    kind: RequirementKind
    id: str

    @property
    def option_id(self) -> str:
        """The requirement's id among the options of a paragraph: `magic`, but `token-magic` and
        `wealth-rich`.
        """
        return self.id if self.kind in ("no-skill", "skill", "status") else f"{self.kind}-{self.id}"


class Heading(Struct, frozen=True, gc=False):
    """Any one requirement suffices; a mandatory section must be taken (N7.8)."""

    # The fingerprint of the sage's model hashes the JSON of headings, so the field keeps its old name there.
    requirements: tuple[Requirement, ...] = field(name="asks")
    mandatory: bool = False

    @property
    def id(self) -> str:
        """The section's id, which is also the option that opens it: `no-skill`, `piety-or-sex-woman`."""
        return "-or-".join(one.option_id for one in self.requirements)


class HeadingIssue(Struct, frozen=True):
    """A word that no heading may use, its offset, and what was probably meant."""

    offset: int
    word: str
    guess: str | None


def parse_heading(
    text: str, treasures: Collection[str] = (), guess: Guess = most_similar_word
) -> Heading | HeadingIssue:
    """Parses a heading without its `###`. The pack's treasures need no "Treasure:" in front.

    `guess` suggests corrections for misspelt words.
    """
    mandatory = text.lower().endswith(MANDATORY)
    end = len(text) - len(MANDATORY) if mandatory else len(text)
    dividers = [found.span() for found in DIVIDER.finditer(text, 0, end)]
    begins = [0, *(after for _, after in dividers)]
    requirements: list[Requirement] = []
    for begin, finish in zip(begins, [*(before for before, _ in dividers), end], strict=True):
        name = text[begin:finish].strip()
        if bracket := BRACKET.search(text, begin, finish):
            word = text[bracket.start() : finish].strip()
            meant = guess(word, (MANDATORY,)) if word.lower() != MANDATORY else None
            return HeadingIssue(bracket.start(), word, meant)
        requirement = _parse_requirement(name, treasures)
        if requirement is None or (requirement.kind == "no-skill" and dividers):
            blanks = finish - begin - len(text[begin:finish].lstrip())
            return HeadingIssue(begin + blanks, name, _suggest_name(name, treasures, guess))
        requirements.append(requirement)
    return Heading(tuple(requirements), mandatory)


def format_heading(heading: Heading) -> str:
    """The heading as authors write it after `###`."""
    names = " or ".join(map(_format_requirement, heading.requirements))
    return names + (" (mandatory)" if heading.mandatory else "")


def _parse_requirement(name: str, treasures: Collection[str]) -> Requirement | None:
    if name == NO_SKILL:
        return Requirement("no-skill", "no-skill")
    identifier = to_kebab_case(name)
    if identifier in SKILLS:
        return Requirement("skill", identifier)
    if identifier in STATUSES:
        return Requirement("status", identifier)
    if identifier in WEALTH:
        return Requirement("wealth", identifier)
    if identifier in SEXES:
        return Requirement("sex", identifier)
    if identifier in treasures:
        return Requirement("treasure", identifier)
    prefix, _, rest = name.partition(":")
    identifier = to_kebab_case(rest)
    if prefix.lower() == "treasure" and is_kebab_case(identifier):
        return Requirement("treasure", identifier)
    if prefix.lower() == "token" and is_kebab_case(identifier):
        return Requirement("token", identifier)
    if prefix.lower() == "other" and is_kebab_case(identifier):
        return Requirement("other", identifier)
    return None


def _format_requirement(requirement: Requirement) -> str:
    if requirement.kind == "no-skill":
        return NO_SKILL
    if requirement.kind == "treasure":
        return f"Treasure: {title_from_id(requirement.id)}"
    if requirement.kind == "token":
        return f"Token: {requirement.id}"
    if requirement.kind == "other":
        return f"Other: {requirement.id}"
    return {"skill": SKILLS, "status": STATUSES, "wealth": WEALTH, "sex": SEXES}[requirement.kind][
        requirement.id
    ]


def _suggest_name(name: str, treasures: Collection[str], guess: Guess) -> str | None:
    """Guesses what a heading was meant to name: a word of the game or a treasure of the pack."""
    word = guess(name, HEADING_NAMES)
    # Treasures are compared by id: a pack may have too many to build all their titles.
    treasure = guess(to_kebab_case(name.rpartition(":")[2]), treasures)
    found = {} if word is None else {word: word}
    if treasure is not None:
        found[title_from_id(treasure)] = f"Treasure: {title_from_id(treasure)}"
    nearer = guess(name.rpartition(":")[2], found)
    return found.get(nearer or "", word)
