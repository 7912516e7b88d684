"""Guesses what an author meant by something that is not an award word."""

import re
from collections.abc import Mapping

from serai.book.vocabulary import SKILLS, STATUSES, to_kebab_case

DASHED = re.compile(r"(?P<letter>[DSW]) ?[–—‑‒] ?(?P<rest>[0-9].*)\Z", re.IGNORECASE)
AMOUNT = re.compile(
    r"(?P<before>[+-]?[0-9]+)? *(?P<word>[a-z]+?)(?: +points?)? *(?P<after>[+-]? *[0-9]+)?(?: +points?)?\Z",
    re.IGNORECASE,
)
LETTERS: Mapping[str, str] = {
    "d": "D",
    "destiny": "D",
    "s": "S",
    "story": "S",
    "w": "W",
    "wealth": "W",
}
NOTHING = frozenset({"none", "no award", "no", "-", "—", "nil"})


def replace_dash_with_minus(text: str) -> str | None:
    """Replaces a dash in an award by a minus: `W–1` should be `W-1`. None if it has no dash."""
    found = DASHED.match(text)
    return f"{found['letter'].upper()}-{found['rest']}" if found else None


def suggest_award(text: str) -> str | None:
    """The award that was probably meant: `D2` for `2 destiny`, `Magic` for `Skill: Magic`."""
    plain = " ".join(text.split())
    if plain.lower() in NOTHING:
        return "Nothing"
    prefix, colon, rest = plain.partition(":")
    if (
        colon
        and prefix.lower() in ("skill", "status", "gain")
        and to_kebab_case(rest) in {**SKILLS, **STATUSES}
    ):
        return ({**SKILLS, **STATUSES})[to_kebab_case(rest)]
    if colon and prefix.lower() in ("lose", "lose status", "lose skill") and to_kebab_case(rest):
        return f"Lose {rest.strip()}"
    return _suggest_award_with_amount(plain)


def _suggest_award_with_amount(text: str) -> str | None:
    found = AMOUNT.match(text)
    letter = LETTERS.get(found["word"].lower()) if found else None
    amount = (found["before"] or found["after"] or "") if found else ""
    if not letter or not amount:
        return None
    number = int(amount.replace(" ", ""))
    return f"{letter}{number:+d}" if letter == "W" or number < 0 else f"{letter}{number}"
