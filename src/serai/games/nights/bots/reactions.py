"""Choosing reactions and sections: by the learned model, else by the hero's skills."""

from collections.abc import Mapping
from typing import TypeAlias

from serai.book.vocabulary import SKILLS, STATUSES
from serai.games.nights.bots.decision_context import DecisionContext
from serai.games.nights.bots.sage_model import (
    expected_value_of_paragraphs,
    learned_value_of_section,
    model_row_key,
)
from serai.games.nights.decision_subject import Encountered
from serai.games.nights.world import Being

ReadCounts: TypeAlias = Mapping[int, int]
"""How often each paragraph of the model was read, by its index in `SageModel.paragraphs`."""

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
"""For each reaction an estimate of its value, and the skills that suit it."""
SKILLED = 0.5
CAUTION = 0.3
"""A certain award counts this much more than an expected one."""
NOTHING: dict[int, int] = {}
AVERAGE = 0.4
"""The assumed value of an unknown encounter: the mean of what travellers get in the First Book."""
TEMPTING = 0.6
"""Estimates are guesses, so reactions within this margin of the best are treated as equally good."""


def choose_reaction(context: DecisionContext) -> str:
    """The best reaction that the model knows, or else one of the most promising at random: a bot that always
    made the same guess would hear the same tales in every game.
    """
    learned = read_counts_by_reaction(context, context.model_row_key)
    values = {option: value_of_reaction(context, option, learned) for option in context.options}
    best = max(values, key=values.__getitem__)
    if learned:
        return best
    promising = [option for option, value in values.items() if value >= values[best] - TEMPTING]
    return promising[context.chance.below(len(promising))]


def value_of_reaction(context: DecisionContext, reaction: str, learned: Mapping[str, ReadCounts]) -> float:
    value = learned_value_of_paragraphs(context, learned.get(reaction, NOTHING))
    if value is not None:
        return value
    likely, suited = SUITED.get(reaction, (0.0, ()))
    skills = context.usable_skills
    return AVERAGE + likely + SKILLED * max((skills.get(skill, 0) for skill in suited), default=0)


def read_counts_by_reaction(context: DecisionContext, row: str) -> Mapping[str, ReadCounts]:
    return context.model.rows.get(row, {}) if context.model is not None else {}


def learned_value_of_paragraphs(context: DecisionContext, read_counts: ReadCounts) -> float | None:
    """The learned value of a reaction. A master may go straight to the best section (N7.6)."""
    model = context.model
    if model is None or not read_counts:
        return None
    value = expected_value_of_paragraphs(read_counts, model, context.valuation, context.met_requirements)
    for skill in context.mastered_skills:
        straight = learned_value_of_section(read_counts, model, skill, context.valuation)
        if straight is not None and (value is None or straight > value):
            value = straight
    return value


def value_of_best_reaction(context: DecisionContext, row: str, without: str = "") -> float:
    """The value of the best reaction in a row. Whether the hero may court is not known beforehand."""
    values = [
        value
        for reaction, read_counts in read_counts_by_reaction(context, row).items()
        if reaction not in ("court", without)
        and (value := learned_value_of_paragraphs(context, read_counts)) is not None
    ]
    return max(values, default=AVERAGE)


def value_of_meeting(context: DecisionContext, being: Being) -> float:
    """The value of an encounter with a being."""
    met = Encountered(being.noun, being.adjective, being.matrix)
    return value_of_best_reaction(context, model_row_key(met, context.knowledge))


# Masters, sections, awards


def choose_master_section(context: DecisionContext) -> str:
    """Goes straight to a master's section, unless rolling is expected to bring more."""
    ways = [option for option in context.options if option.startswith("master:")]
    model, read_counts = context.model, read_counts_of_chosen_reaction(context)
    if model is None or not read_counts:
        return ways[0]
    values = {
        way: value
        for way in ways
        if (value := learned_value_of_section(read_counts, model, way.split(":")[1], context.valuation))
        is not None
    }
    rolled = expected_value_of_paragraphs(read_counts, model, context.valuation, context.met_requirements)
    if not values or rolled is None:
        return ways[0]
    best = max(values, key=values.__getitem__)
    return best if values[best] >= rolled else "roll"


def read_counts_of_chosen_reaction(context: DecisionContext) -> ReadCounts:
    """How often each paragraph was read to which the chosen reaction may lead."""
    reaction = context.subject.encounter.reaction
    return read_counts_by_reaction(context, context.model_row_key).get(reaction, NOTHING)


def choose_section(context: DecisionContext) -> str:
    return max(context.options, key=lambda option: estimate_section_value(context, option))


def estimate_section_value(context: DecisionContext, section: str) -> float:
    if context.model is not None:
        value = learned_value_of_section(
            read_counts_of_chosen_reaction(context),
            context.model,
            section,
            context.valuation,
            context.subject.headings,
        )
        if value is not None:
            return value
    return guess_section_value(context, section)


def guess_section_value(context: DecisionContext, section: str) -> float:
    """Without a model: skills seldom harm, and a heading that names a bad status may end it."""
    first = section.split("-or-")[0]
    if first in SKILLS:
        return AVERAGE + SKILLED + 0.1 * context.usable_skills.get(first, 0)
    if first in STATUSES:
        return AVERAGE + 0.2
    return AVERAGE if section == "no-skill" else AVERAGE + 0.4


def choose_reject_or_reroll(context: DecisionContext) -> str:
    """Rejects or rerolls if that is expected to bring more than the award."""
    heard = context.valuation.value_of_awards(context.subject.award)
    hoped = {"accept": heard}
    if "reroll" in context.options:
        hoped["reroll"] = average_reaction_value(context) - CAUTION
    if "reject" in context.options:
        reaction = context.subject.encounter.reaction
        hoped["reject"] = value_of_best_reaction(context, context.model_row_key, reaction) - CAUTION
    return max((option for option in context.options if option in hoped), key=hoped.__getitem__)


def average_reaction_value(context: DecisionContext) -> float:
    """The average value of this reaction."""
    value = learned_value_of_paragraphs(context, read_counts_of_chosen_reaction(context))
    return AVERAGE if value is None else value


def choose_badly_lost_if_offered(context: DecisionContext) -> str:
    """Chooses “badly lost”, which ends Lost sooner than an encounter card would."""
    return "badly-lost" if "badly-lost" in context.options else context.options[0]
