"""Choices that replace chance: naming numbers and die faces, picking cards and chart entries."""

from serai.games.nights.bots.decision_context import DecisionContext
from serai.games.nights.bots.hero_valuation import sum_one_by_one
from serai.games.nights.bots.reactions import AVERAGE, choose_reaction, value_of_meeting
from serai.games.nights.decision_kinds import DESTINY_FACES
from serai.games.nights.world import Being

HIGHER_IS_BETTER = frozenset({"spell", "contest"})
WORDS = {"pursuer": -0.3, "card": 0.3}
"""The value of outcomes that are not awards (N10.20)."""


def value_of_naming_number(context: DecisionContext, option: str) -> float:
    """The value of what a number leads to, which is visible to the player who names it (N17.3)."""
    why = context.subject.why
    match context.subject.leads.get(option):
        case None:
            return float(option) if why in HIGHER_IS_BETTER else 0.0
        case Being() as being:
            return value_of_meeting(context, being) if why == "chart" else 0.0
        case str() as word:
            return WORDS[word]
        case awards:
            return context.valuation.value_of_awards(awards)


def choose_number_to_name(context: DecisionContext) -> str:
    """The best number for the bot's own hero. An extreme number is seldom near the roll, so it risks the
    blessing.
    """
    numbers = [option for option in context.options if option != "roll"]
    values = {option: value_of_naming_number(context, option) for option in numbers}
    if not context.is_own_hero:
        return choose_as_friendly_rival(context, values)
    if len(numbers) < 6:
        return numbers[-1]
    best, mean = max(values.values()), sum_one_by_one(values.values()) / len(values)
    if "roll" in context.options and best - mean < 0.3:
        return "roll"
    middle = (int(numbers[0]) + int(numbers[-1])) / 2
    return max(numbers, key=lambda option: values[option] - 0.05 * abs(int(option) - middle))


def choose_chart_entry(context: DecisionContext) -> str:
    values = {option: value_of_chart_entry(context, option) for option in context.options}
    if not context.is_own_hero:
        return choose_as_friendly_rival(context, values)
    return max(reversed(context.options), key=values.__getitem__)


def value_of_chart_entry(context: DecisionContext, option: str) -> float:
    being = context.subject.leads.get(option)
    return value_of_meeting(context, being) if isinstance(being, Being) else AVERAGE


def choose_as_friendly_rival(context: DecisionContext, values: dict[str, float]) -> str:
    """Chooses as a friendly rival: the worst for a hero level or ahead, the median for others."""
    ranked = sorted(values, key=values.__getitem__)
    return ranked[0] if context.is_concerned_hero_level_or_ahead else ranked[len(ranked) // 2]


def choose_destiny_face(context: DecisionContext) -> str:
    return DESTINY_FACES[-1] if DESTINY_FACES[-1] in context.options else context.options[0]


def choose_time_of_day(context: DecisionContext) -> str:
    return context.board.time if context.board.time in context.options else context.options[0]


def choose_encounter_card(context: DecisionContext) -> str:
    """Prefers city cards: they may be kept."""
    cities = [card for card in context.options if card in context.knowledge.cities_of]
    return cities[0] if cities else context.options[0]


def choose_reaction_for_another(context: DecisionContext) -> str:
    """Reacts for an insane hero: at random if that hero is level or ahead."""
    if context.is_own_hero or not context.is_concerned_hero_level_or_ahead:
        return choose_reaction(context)
    return context.random_option()
