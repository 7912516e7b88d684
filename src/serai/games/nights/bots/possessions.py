"""Decisions about treasures, city cards, skills, statuses and points."""

from serai.book import awards as word
from serai.book.statuses import STATUS
from serai.games.nights.bots.decision_context import DecisionContext
from serai.games.nights.bots.hero_valuation import sum_one_by_one
from serai.games.nights.effects import quest_words as quest
from serai.games.nights.effects.words import parse_award_line
from serai.games.nights.state import LEVELS
from serai.games.nights.statuses.gaining import REFUSED
from serai.games.nights.statuses.paying import (
    HEALERS,
    PAID_AT_ANY_TIME,
    PASSED_ON,
    RELEASED_BY_DESTINY,
    SWAPS,
    statuses_to_swap_for,
)

DONE = "done"
SALE = 0.35
"""Sell a treasure only if a level of wealth is worth more than this."""


# The start and the end of a turn


def choose_turn_action(context: DecisionContext) -> str:
    """The best gift, payment, swap or sale; `done` if none is worth it."""
    options = [option for option in context.options if option != DONE]
    if context.subject.why == "quest":  # sell after the reward
        options = [option for option in options if not option.startswith("sell:")]
    if not options:
        return DONE
    deeds = {option: value_of_turn_action(context, option) for option in options}
    best = max(deeds, key=deeds.__getitem__)
    return best if deeds[best] > 0 or DONE not in context.options else DONE


def value_of_turn_action(context: DecisionContext, option: str) -> float:
    worth, hero = context.valuation, context.hero
    match option.split(":"):
        case ["give", _, skill]:
            healed = [status for status in hero.statuses if skill in HEALERS.get(status, ())]
            return sum_one_by_one(-worth.value_of_status(status) for status in healed) - 0.4
        case ["pay", status]:
            return value_of_paying_for_release(context, status)
        case ["pay", status, _]:
            return -worth.value_of_status(status) + worth.value_of_destiny_change(-PASSED_ON[status].destiny)
        case ["swap", new, *named]:
            old = named[0] if named else statuses_to_swap_for(new, hero.statuses)[0]
            price = SWAPS[old].destiny
            if not price or does_status_now_bar_victory(context, old):
                return 1.0
            return (
                worth.value_of_status(new)
                - worth.value_of_status(old)
                + worth.value_of_destiny_change(-price)
            )
        case ["sell", treasure]:
            return value_of_sale(context, treasure)
        case ["give-up"]:
            return 0.5 if does_quest_need_missing_status(context) else -1.0
        case ["rest"]:
            return value_of_resting(context)
        case _:
            return -1.0


def does_status_now_bar_victory(context: DecisionContext, status: str) -> bool:
    """Whether the status keeps the hero from victory."""
    worth = context.valuation
    if STATUS[status].destiny_as_story:
        return bool(worth.lacks_destiny) and worth.lacks_destiny >= worth.lacks_story
    return not worth.lacks


def value_of_paying_for_release(context: DecisionContext, status: str) -> float:
    """The value of paying for release. A geas also ends by gaining destiny, so pay only if there is
    plenty.
    """
    worth, price = context.valuation, RELEASED_BY_DESTINY.get(status, 0)
    return 1.0 if not price or (not worth.lacks and worth.spare_destiny >= price) else -1.0


def value_of_resting(context: DecisionContext) -> float:
    """The value of resting, which costs a turn and a point, and makes skills usable again."""
    hero, worth = context.hero, context.valuation
    if not worth.lacks:
        return -1.0
    hurt = sum(skill not in context.usable_skills for skill in hero.skills)
    return hurt - 2.5


def value_of_sale(context: DecisionContext, treasure: str) -> float:
    hero, knowledge = context.hero, context.knowledge
    levels = knowledge.levels_gained_by_sale(treasure, LEVELS.index(hero.wealth))
    if hero.quest is not None and hero.quest_words.get("treasure") == treasure:
        return -1.0  # a treasure hunt needs it
    return (
        context.valuation.value_of_wealth_change(levels) + SALE * (levels > 1) - knowledge.treasures[treasure]
    )


def does_quest_need_missing_status(context: DecisionContext) -> bool:
    """Whether the quest needs a status that the hero does not have."""
    hero = context.hero
    return any(
        isinstance(effect, quest.Bearing) and not any(one in hero.statuses for one in effect.statuses)
        for effect in context.knowledge.cards.get(hero.quest or "", ())
    )


# Treasures and city cards


def choose_treasure_use(context: DecisionContext) -> str:
    uses = [option for option in context.options if option != DONE]
    chosen = next((option for option in uses if is_use_worthwhile(context, option)), DONE)
    return chosen if chosen in context.options else context.options[0]


def is_use_worthwhile(context: DecisionContext, option: str) -> bool:
    if status := PAID_AT_ANY_TIME.get(option):
        return value_of_paying_for_release(context, status) > 0
    subject, worth = context.subject, context.valuation
    if subject.status:
        return worth.value_of_status(subject.status) < -0.5
    if subject.face:
        return subject.face == "-"
    if subject.result is not None:
        return subject.why in ("spell", "contest", "homecoming") and subject.result <= 3
    effects = context.knowledge.cards.get(option.removeprefix("use:"), ())
    for effect in effects:
        line = getattr(effect, "award", None)
        if line and any(isinstance(one, word.LoseStatusOfChoice) for one in parse_award_line(line)):
            return any(worth.value_of_status(status) < -1 for status in context.hero.statuses)
        if line and all(isinstance(one, word.Choose | word.Trade) for one in parse_award_line(line)):
            return worth.value_of_awards(parse_award_line(line)) > 0.2
    return not subject.card


def choose_city_card(context: DecisionContext) -> str:
    return next((option for option in context.options if option.startswith("play:")), context.options[0])


def choose_treasure(context: DecisionContext) -> str:
    return max(context.options, key=lambda one: context.knowledge.treasures.get(one, 0.0))


def choose_treasure_to_lose(context: DecisionContext) -> str:
    return min(context.options, key=lambda one: context.knowledge.treasures.get(one, 0.0))


def choose_quest(context: DecisionContext) -> str:
    """The quest with the best award."""

    def reward_value(name: str) -> float:
        lines = (getattr(effect, "award", None) for effect in context.knowledge.cards.get(name, ()))
        return sum_one_by_one(
            context.valuation.value_of_awards(parse_award_line(line)) for line in lines if line
        )

    return max(context.options, key=reward_value)


# Skills, statuses, points


def choose_skill(context: DecisionContext) -> str:
    """Takes a new skill rather than a second level; by the learned value, or else at random."""
    learned = context.model.skills if context.model is not None else {}
    new = [skill for skill in context.options if skill not in context.hero.skills] or list(context.options)
    if not learned:
        return new[context.chance.below(len(new))]
    return max(new, key=lambda skill: learned.get(skill, 0.0))


def choose_skill_to_lose(context: DecisionContext) -> str:
    """Prefers to lose a level of a mastered skill."""
    learned = context.model.skills if context.model is not None else {}
    held = context.hero.skills
    return min(context.options, key=lambda skill: (-held.get(skill, 0), learned.get(skill, 0.0)))


def choose_status_to_lose(context: DecisionContext) -> str:
    held = [option for option in context.options if option != DONE]
    worst = min(held, key=context.valuation.value_of_status)
    return DONE if DONE in context.options and context.valuation.value_of_status(worst) >= 0 else worst


def answer_status_loss(context: DecisionContext) -> str:
    return "accept" if context.valuation.value_of_status(context.subject.status) < 0 else "refuse"


def choose_point_to_lose(context: DecisionContext) -> str:
    worth = context.valuation
    lost = {"lose:destiny": worth.value_of_destiny_change(-1), "lose:story": worth.value_of_story_change(-1)}
    return max(context.options, key=lambda option: lost.get(option, 0.0))


def answer_offer(context: DecisionContext) -> str:
    """Compares accepting the offer with refusing it."""
    subject, worth = context.subject, context.valuation
    if subject.status == "beloved":
        led_to = dict.fromkeys(REFUSED)
        refused = sum_one_by_one(map(worth.value_of_status, led_to)) / len(led_to)
        return "accept" if worth.value_of_gaining_status("beloved") >= refused else "refuse"
    accepted = worth.value_of_awards(subject.branches.get("accept", ()))
    refused = worth.value_of_awards(subject.branches.get("refuse", ()))
    if subject.treasure:
        refused += 0.05
    return "accept" if accepted >= refused else "refuse"


def answer_trade(context: DecisionContext) -> str:
    trades = [award for award in context.subject.award if isinstance(award, word.Trade)]
    gained = sum_one_by_one(context.valuation.value_of_trade(trade.give, trade.take) for trade in trades)
    return "accept" if gained > 0 else "refuse"


def choose_first_or_second_award(context: DecisionContext) -> str:
    first, second = (
        context.valuation.value_of_awards(context.subject.branches.get(which, ()))
        for which in ("first", "second")
    )
    return "first" if first >= second else "second"
