"""How to react: by what was learned of the being, or else by what one is good at."""

from collections.abc import Mapping
from typing import TypeAlias

from serai.book.vocabulary import SKILLS, STATUSES
from serai.games.nights.bots.lore import expected, row_of, section_value
from serai.games.nights.bots.mind import Mind
from serai.games.nights.world import Being

Pages: TypeAlias = Mapping[int, int]
"""Pages of the lore, and how often each was read."""

SUITED: dict[str, tuple[float, tuple[str, ...]]] = {
    "abduct": (-0.5, ("stealth-and-stealing", "weapon-use")),
    "aid": (0.3, ("scholarship", "wisdom", "piety")),
    "attack": (-0.3, ("weapon-use", "magic")),
    "attempt-to-escape": (0.1, ("stealth-and-stealing", "quick-thinking", "acting-and-disguise")),
    "avoid": (-0.3, ("stealth-and-stealing", "wilderness-lore")),
    "bargain": (0.1, ("bargaining-and-evaluation", "beguiling")),
    "barter": (0.1, ("bargaining-and-evaluation", "beguiling")),
    "beat": (-0.5, ("weapon-use",)),
    "bribe": (-0.1, ("bargaining-and-evaluation",)),
    "buy": (0.0, ("bargaining-and-evaluation",)),
    "capture": (-0.1, ("wilderness-lore", "weapon-use")),
    "converse": (0.3, ("storytelling", "wisdom", "beguiling")),
    "court": (0.2, ("seduction", "appearance", "courtly-graces")),
    "cry-out": (0.0, ("luck", "piety")),
    "cry-out-for-help": (0.0, ("luck", "beguiling")),
    "drink": (-0.1, ("luck", "enduring-hardship")),
    "enrich": (0.1, ("piety", "courtly-graces")),
    "enter": (0.2, ("luck", "quick-thinking", "stealth-and-stealing")),
    "examine": (0.2, ("scholarship", "wisdom", "magic")),
    "examine-surroundings": (0.2, ("wilderness-lore", "scholarship")),
    "flee": (-0.2, ("quick-thinking", "enduring-hardship")),
    "follow": (0.1, ("stealth-and-stealing", "wilderness-lore")),
    "grovel": (-0.1, ("courtly-graces", "acting-and-disguise")),
    "hide": (-0.1, ("stealth-and-stealing", "wilderness-lore")),
    "hide-safely": (-0.1, ("stealth-and-stealing", "wilderness-lore")),
    "hire": (0.0, ("bargaining-and-evaluation", "courtly-graces")),
    "hire-help": (0.0, ("bargaining-and-evaluation",)),
    "honor": (0.3, ("courtly-graces", "wisdom")),
    "open": (0.1, ("luck", "quick-thinking")),
    "pray": (0.3, ("piety", "wisdom")),
    "pray-for-guidance": (0.3, ("piety",)),
    "punish": (-0.4, ("weapon-use", "wisdom")),
    "question": (0.2, ("wisdom", "scholarship", "quick-thinking")),
    "rob": (-0.4, ("stealth-and-stealing", "quick-thinking")),
    "seek-aid": (0.1, ("beguiling", "luck")),
    "set-forth": (0.1, ("wilderness-lore", "enduring-hardship")),
    "sneak": (0.0, ("stealth-and-stealing",)),
    "study": (0.2, ("scholarship", "wilderness-lore")),
    "take": (0.0, ("luck", "stealth-and-stealing")),
    "travel": (0.1, ("seamanship", "wilderness-lore", "enduring-hardship")),
    "trick": (0.0, ("quick-thinking", "beguiling", "acting-and-disguise")),
    "use": (0.1, ("magic", "scholarship")),
    "wait": (0.0, ("enduring-hardship", "piety")),
    "wait-for-help": (0.0, ("enduring-hardship", "luck")),
}
"""For each reaction how it is likely to end, and the skills that go well with it, as common sense has it."""
SKILLED = 0.5
CAUTION = 0.3
"""What is in the hand is worth so much more than what is hoped for."""
NOTHING: dict[int, int] = {}
AVERAGE = 1.3
"""What an encounter brings of which nothing is known."""


def choose_reaction(mind: Mind) -> str:
    learned = learned_reactions(mind, row_of(mind.subject.encounter))
    return max(mind.options, key=lambda option: reaction_value(mind, option, learned))


def reaction_value(mind: Mind, reaction: str, learned: Mapping[str, Pages]) -> float:
    value = learned_value(mind, learned.get(reaction, NOTHING))
    if value is not None:
        return value
    likely, suited = SUITED.get(reaction, (0.0, ()))
    skills = mind.skills
    return AVERAGE + likely + SKILLED * max((skills.get(skill, 0) for skill in suited), default=0)


def learned_reactions(mind: Mind, row: str) -> Mapping[str, Pages]:
    return mind.lore.rows.get(row, {}) if mind.lore is not None else {}


def learned_value(mind: Mind, pages: Pages) -> float | None:
    """What was learned of a reaction; a master may go straight to the best it knows (N7.6)."""
    lore = mind.lore
    if lore is None or not pages:
        return None
    value = expected(pages, lore, mind.worth, mind.had)
    for skill in mind.masters:
        straight = section_value(pages, lore, skill, mind.worth)
        if straight is not None and (value is None or straight > value):
            value = straight
    return value


def best_reaction(mind: Mind, row: str, without: str = "") -> float:
    """What the best reaction to a row brings; whether one may court is not known beforehand."""
    values = [
        value
        for reaction, pages in learned_reactions(mind, row).items()
        if reaction not in ("court", without) and (value := learned_value(mind, pages)) is not None
    ]
    return max(values, default=AVERAGE)


def entry_value(mind: Mind, being: Being) -> float:
    """What meeting somebody is worth."""
    return best_reaction(mind, f"{being.matrix} {being.row}")


# Masters, sections, awards


def choose_master(mind: Mind) -> str:
    """Straight to a section that a master knows, unless the die promises more."""
    ways = [option for option in mind.options if option.startswith("master:")]
    lore, pages = mind.lore, pages_read(mind)
    if lore is None or not pages:
        return ways[0]
    values = {
        way: value
        for way in ways
        if (value := section_value(pages, lore, way.split(":")[1], mind.worth)) is not None
    }
    rolled = expected(pages, lore, mind.worth, mind.had)
    if not values or rolled is None:
        return ways[0]
    best = max(values, key=values.__getitem__)
    return best if values[best] >= rolled else "roll"


def pages_read(mind: Mind) -> Pages:
    """What the reaction that was chosen may lead to."""
    met = mind.subject.encounter
    return learned_reactions(mind, row_of(met)).get(met.reaction, NOTHING)


def choose_section(mind: Mind) -> str:
    return max(mind.options, key=lambda option: section_worth(mind, option))


def section_worth(mind: Mind, section: str) -> float:
    if mind.lore is not None:
        value = section_value(pages_read(mind), mind.lore, section, mind.worth, mind.subject.headings)
        if value is not None:
            return value
    return guessed_section(mind, section)


def guessed_section(mind: Mind, section: str) -> float:
    """A skill seldom harms; a status that is bad to have may be healed where its heading stands."""
    first = section.split("-or-")[0]
    if first in SKILLS:
        return AVERAGE + SKILLED + 0.1 * mind.skills.get(first, 0)
    if first in STATUSES:
        return AVERAGE + 0.2
    return AVERAGE if section == "no-skill" else AVERAGE + 0.4


def choose_award(mind: Mind) -> str:
    """Rejects, or has the die rolled again, where more is to be hoped for than was heard."""
    heard = mind.worth.awards(mind.subject.award)
    hoped = {"accept": heard}
    if "reroll" in mind.options:
        hoped["reroll"] = hope(mind) - CAUTION
    if "reject" in mind.options:
        met = mind.subject.encounter
        hoped["reject"] = best_reaction(mind, row_of(met), met.reaction) - CAUTION
    return max((option for option in mind.options if option in hoped), key=hoped.__getitem__)


def hope(mind: Mind) -> float:
    """What the same reaction brings on average."""
    value = learned_value(mind, pages_read(mind))
    return AVERAGE if value is None else value


def choose_way_out(mind: Mind) -> str:
    """A lost hero is found sooner where it looks for the way."""
    return "badly-lost" if "badly-lost" in mind.options else mind.options[0]
