"""The closed vocabularies of the Book: skills, statuses, wealth levels, places, terrains, matrices.

An id is the English name in kebab-case (`grief-stricken`); files may also use the name ("Grief Stricken"),
which `to_kebab_case` turns into the id.
"""

import re
from collections.abc import Callable, Collection, Iterable
from difflib import get_close_matches
from functools import lru_cache
from typing import TypeAlias

from serai.book.statuses import STATUS_TABLE

SKILL_NAMES = (
    "Acting and Disguise",
    "Appearance",
    "Bargaining and Evaluation",
    "Beguiling",
    "Courtly Graces",
    "Enduring Hardship",
    "Luck",
    "Magic",
    "Piety",
    "Quick Thinking",
    "Scholarship",
    "Seamanship",
    "Seduction",
    "Stealth and Stealing",
    "Storytelling",
    "Weapon Use",
    "Wilderness Lore",
    "Wisdom",
)
STATUS_NAMES = tuple(status.name for status in STATUS_TABLE)
# From the lowest to the highest (N11.1).
WEALTH_NAMES = ("Beggar", "Penniless", "Poor", "Respectable", "Rich", "Princely", "Fabulous")
PLACE_NAMES = (
    "Cave of Wonders",
    "City of Brass",
    "Dusky Land",
    "Haunted House",
    "Jeweled Fortress",
    "Lake of Colors",
    "Sepulchre of Solomon",
    "Stonehenge",
    "Undersea Kingdom",
    "Valley of Diamonds",
)
SEX_NAMES = ("Man", "Woman")
TERRAINS = ("city", "mountain", "sea", "desert", "forest", "island")
CONTINENTS = ("arabia", "europa", "africa", "india", "asia")
TIMES = ("morning", "noon", "night")

# The reactions of each matrix, in the order of N7.
MATRICES: dict[str, tuple[str, ...]] = {
    letter: tuple(reactions.split())
    for letter, reactions in {
        "A": "grovel aid rob avoid converse attack court abduct honor",
        "B": "grovel aid rob avoid bargain attack court trick hire",
        "C": "beat enrich rob avoid question attack follow hire",
        "D": "punish aid rob question attack abduct buy hire",
        "E": "examine take use open avoid sneak hire-help enter",
        "F": "pray avoid wait cry-out drink examine travel hide",
        "G": "pray-for-guidance wait-for-help cry-out-for-help examine-surroundings set-forth hide-safely",
        "H": "grovel converse trick bargain attack flee avoid",
        "I": "honor attack avoid aid rob follow question pray",
        "J": "pray study capture attack follow aid seek-aid hide",
        "K": "grovel honor bribe converse trick attack attempt-to-escape wait",
        "L": "attack aid rob avoid barter honor court abduct hire",
        "M": "grovel aid avoid bargain attack trick",
        "N": "avoid pray attack bargain examine enter seek-aid aid",
        "O": "grovel aid avoid bargain attack trick hire",
    }.items()
}

# Suggests a known word for a misspelt one: `most_similar_word`, or the method of `Report` with that name,
# which has a time budget.
Guess: TypeAlias = Callable[[str, Collection[str]], str | None]

LONGEST_NAME = 80
# Brackets would change the meaning of a heading or an award, so they are never ignored.
BRACKET = re.compile(r"[()]")
KEBAB = re.compile(r"[a-z0-9]+(?:-[a-z0-9]+)*\Z")


def to_kebab_case(name: str) -> str:
    """The id of a name: `pan-pan` for "P'an-P'an", `grief-stricken` for "Grief Stricken"."""
    return re.sub(r"[^a-z0-9]+", "-", name.lower().replace("'", "").replace("’", "")).strip("-")


def _names_by_id(names: Iterable[str]) -> dict[str, str]:
    return {to_kebab_case(name): name for name in names}


SKILLS = _names_by_id(SKILL_NAMES)
STATUSES = _names_by_id(STATUS_NAMES)
WEALTH = _names_by_id(WEALTH_NAMES)
PLACES = _names_by_id(PLACE_NAMES)
SEXES = _names_by_id(SEX_NAMES)
REACTIONS = tuple(dict.fromkeys(reaction for matrix in MATRICES.values() for reaction in matrix))


def is_kebab_case(text: str) -> bool:
    """Whether a text is an id: lower-case letters and digits, joined by single hyphens."""
    return KEBAB.match(text) is not None


def is_strip_id(text: str) -> bool:
    """Whether a text is the id of a strip: ids joined by slashes, `efreet/duel`."""
    return all(is_kebab_case(part) for part in text.split("/"))


def title_from_id(identifier: str) -> str:
    """The name for an id that is in no list: "Seal Ring" for `seal-ring`."""
    small = {"of", "and", "the", "to", "in"}
    words = [word if word in small else word.capitalize() for word in identifier.split("-")]
    return " ".join([words[0].capitalize(), *words[1:]])


def most_similar_word(word: str, words: Iterable[str]) -> str | None:
    """The known word most similar to this one, or None."""
    return _most_similar_word_cached(word, tuple(words)) if len(word) <= LONGEST_NAME else None


@lru_cache(maxsize=1 << 12)
def _most_similar_word_cached(word: str, words: tuple[str, ...]) -> str | None:
    # The search is slow, and the same mistake often occurs a hundred times.
    by_lower = {known.lower(): known for known in words}
    found = get_close_matches(word.lower(), by_lower, n=1, cutoff=0.6)
    return by_lower[found[0]] if found else None
