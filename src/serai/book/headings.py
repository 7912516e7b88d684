"""Section headings: what a hero must have to open a section (N7.7–N7.9)."""

import re
from collections.abc import Collection
from typing import Literal

from msgspec import Struct

from serai.book.vocabulary import (
    BRACKET,
    SEXES,
    SKILLS,
    STATUSES,
    WEALTH,
    Guess,
    is_kebab,
    kebab,
    nearest,
    title,
)

AskKind = Literal["no-skill", "skill", "status", "wealth", "sex", "treasure", "token"]

MANDATORY = "(mandatory)"
DIVIDER = re.compile(r",\s?or(?=\s)|,|(?<=\s)or(?=\s)")
NO_SKILL = "NO SKILL"
HEADING_NAMES = (NO_SKILL, *SKILLS.values(), *STATUSES.values(), *WEALTH.values(), *SEXES.values())


class Ask(Struct, frozen=True, gc=False):
    """One thing a heading names: a skill, a status, a wealth level, a sex, a treasure or a token."""

    kind: AskKind
    id: str

    @property
    def option(self) -> str:
        """What it is called among the options of a paragraph: `magic`, but `token-magic`, `wealth-rich`."""
        return self.id if self.kind in ("no-skill", "skill", "status") else f"{self.kind}-{self.id}"


class Heading(Struct, frozen=True, gc=False):
    """A heading: any one of its alternatives suffices; a mandatory section must be taken (N7.8)."""

    asks: tuple[Ask, ...]
    mandatory: bool = False

    @property
    def id(self) -> str:
        """The section's id, which is also the option that opens it: `no-skill`, `piety-or-sex-woman`."""
        return "-or-".join(ask.option for ask in self.asks)


class HeadingSlip(Struct, frozen=True):
    """A word that no heading may use, where it stands, and what was probably meant."""

    offset: int
    word: str
    guess: str | None


def parse_heading(
    text: str, treasures: Collection[str] = (), guess: Guess = nearest
) -> Heading | HeadingSlip:
    """Reads a heading without its `###`. A treasure of the pack may be named without "Treasure:".

    `guess` finds what a wrong word was meant to be.
    """
    mandatory = text.lower().endswith(MANDATORY)
    end = len(text) - len(MANDATORY) if mandatory else len(text)
    dividers = [found.span() for found in DIVIDER.finditer(text, 0, end)]
    begins = [0, *(after for _, after in dividers)]
    asks: list[Ask] = []
    for begin, finish in zip(begins, [*(before for before, _ in dividers), end], strict=True):
        name = text[begin:finish].strip()
        if bracket := BRACKET.search(text, begin, finish):
            word = text[bracket.start() : finish].strip()
            meant = guess(word, (MANDATORY,)) if word.lower() != MANDATORY else None
            return HeadingSlip(bracket.start(), word, meant)
        ask = _ask(name, treasures)
        if ask is None or (ask.kind == "no-skill" and dividers):
            blanks = finish - begin - len(text[begin:finish].lstrip())
            return HeadingSlip(begin + blanks, name, _meant(name, treasures, guess))
        asks.append(ask)
    return Heading(tuple(asks), mandatory)


def print_heading(heading: Heading) -> str:
    """The heading as it is written after `###`."""
    return " or ".join(_name(ask) for ask in heading.asks) + (" (mandatory)" if heading.mandatory else "")


def _ask(name: str, treasures: Collection[str]) -> Ask | None:
    if name == NO_SKILL:
        return Ask("no-skill", "no-skill")
    identifier = kebab(name)
    if identifier in SKILLS:
        return Ask("skill", identifier)
    if identifier in STATUSES:
        return Ask("status", identifier)
    if identifier in WEALTH:
        return Ask("wealth", identifier)
    if identifier in SEXES:
        return Ask("sex", identifier)
    if identifier in treasures:
        return Ask("treasure", identifier)
    prefix, _, rest = name.partition(":")
    identifier = kebab(rest)
    if prefix.lower() == "treasure" and is_kebab(identifier):
        return Ask("treasure", identifier)
    if prefix.lower() == "token" and is_kebab(identifier):
        return Ask("token", identifier)
    return None


def _name(ask: Ask) -> str:
    if ask.kind == "no-skill":
        return NO_SKILL
    if ask.kind == "treasure":
        return f"Treasure: {title(ask.id)}"
    if ask.kind == "token":
        return f"Token: {ask.id}"
    return {"skill": SKILLS, "status": STATUSES, "wealth": WEALTH, "sex": SEXES}[ask.kind][ask.id]


def _meant(name: str, treasures: Collection[str], guess: Guess) -> str | None:
    """What a heading was probably meant to name: one of the game's words, or a treasure of the pack."""
    word = guess(name, HEADING_NAMES)
    # The pack may have any number of treasures, so they are compared as they stand, by their ids.
    treasure = guess(kebab(name.rpartition(":")[2]), treasures)
    found = {} if word is None else {word: word}
    if treasure is not None:
        found[title(treasure)] = f"Treasure: {title(treasure)}"
    nearer = guess(name.rpartition(":")[2], found)
    return found.get(nearer or "", word)
