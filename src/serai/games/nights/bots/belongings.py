"""What a hero has: treasures, city cards, skills, statuses and points, and when to part with them."""

from serai.book import awards as word
from serai.book.statuses import STATUS
from serai.games.nights.bots.mind import Mind
from serai.games.nights.bots.worth import added
from serai.games.nights.effects import quest_words as quest
from serai.games.nights.effects.words import award_line
from serai.games.nights.state import LEVELS
from serai.games.nights.statuses.gaining import REFUSED
from serai.games.nights.statuses.paying import (
    HEALERS,
    PAID_AT_ANY_TIME,
    PASSED_ON,
    RELEASED_BY_DESTINY,
    SWAPS,
    swapped_for,
)

DONE = "done"
SALE = 0.35
"""What a level of wealth must be worth for a treasure to be sold."""


# The start and the end of a turn


def choose_deed(mind: Mind) -> str:
    """The best of what may be given, paid, swapped and sold; nothing, if nothing is worth it."""
    deeds = {option: deed_value(mind, option) for option in mind.options if option != DONE}
    best = max(deeds, key=deeds.__getitem__)
    return best if deeds[best] > 0 or DONE not in mind.options else DONE


def deed_value(mind: Mind, option: str) -> float:
    worth, hero = mind.worth, mind.hero
    match option.split(":"):
        case ["give", _, skill]:
            healed = [status for status in hero.statuses if skill in HEALERS.get(status, ())]
            return added(-worth.status(status) for status in healed) - 0.4
        case ["pay", status]:
            return release_value(mind, status)
        case ["pay", status, _]:
            return -worth.status(status) + worth.destiny_points(-PASSED_ON[status].destiny)
        case ["swap", new, *named]:
            old = named[0] if named else swapped_for(new, hero.statuses)[0]
            price = SWAPS[old].destiny
            if not price or is_stuck(mind, old):
                return 1.0
            return worth.status(new) - worth.status(old) + worth.destiny_points(-price)
        case ["sell", treasure]:
            return sale_value(mind, treasure)
        case ["give-up"]:
            return 0.5 if is_hopeless(mind) else -1.0
        case ["rest"]:
            return rest_value(mind)
        case _:
            return -1.0


def is_stuck(mind: Mind, status: str) -> bool:
    """Whether the hero comes no nearer to victory while it has the status."""
    worth = mind.worth
    if STATUS[status].destiny_as_story:
        return bool(worth.lacks_destiny) and worth.lacks_destiny >= worth.lacks_story
    return not worth.lacks


def release_value(mind: Mind, status: str) -> float:
    """A geas goes by itself with three points of destiny; it is paid for only out of plenty."""
    worth, price = mind.worth, RELEASED_BY_DESTINY.get(status, 0)
    return 1.0 if not price or (not worth.lacks and worth.spare_destiny >= price) else -1.0


def rest_value(mind: Mind) -> float:
    """A turn and a point, for skills that can be used again."""
    hero, worth = mind.hero, mind.worth
    if not worth.lacks:
        return -1.0
    hurt = sum(skill not in mind.skills for skill in hero.skills)
    return hurt - 2.5


def sale_value(mind: Mind, treasure: str) -> float:
    hero, atlas = mind.hero, mind.atlas
    levels = atlas.price(treasure, LEVELS.index(hero.wealth), LEVELS)
    if hero.quest is not None and hero.quest_words.get("treasure") == treasure:
        return -1.0  # it is on its way home
    return mind.worth.wealth(levels) + SALE * (levels > 1) - atlas.treasures[treasure]


def is_hopeless(mind: Mind) -> bool:
    """A quest that asks for a status that the hero does not have."""
    hero = mind.hero
    return any(
        isinstance(effect, quest.Bearing) and not any(one in hero.statuses for one in effect.statuses)
        for effect in mind.atlas.cards.get(hero.quest or "", ())
    )


# Treasures and city cards


def choose_use(mind: Mind) -> str:
    uses = [option for option in mind.options if option != DONE]
    chosen = next((option for option in uses if is_useful(mind, option)), DONE)
    return chosen if chosen in mind.options else mind.options[0]


def is_useful(mind: Mind, option: str) -> bool:
    if status := PAID_AT_ANY_TIME.get(option):
        return release_value(mind, status) > 0
    subject, worth = mind.subject, mind.worth
    if subject.status:
        return worth.status(subject.status) < -0.5
    if subject.face:
        return subject.face == "-"
    if subject.result is not None:
        return subject.why in ("spell", "contest", "homecoming") and subject.result <= 3
    effects = mind.atlas.cards.get(option.removeprefix("use:"), ())
    for effect in effects:
        line = getattr(effect, "award", None)
        if line and any(isinstance(one, word.LoseStatusOfChoice) for one in award_line(line)):
            return any(worth.status(status) < -1 for status in mind.hero.statuses)
        if line and all(isinstance(one, word.Choose | word.Trade) for one in award_line(line)):
            return worth.awards(award_line(line)) > 0.2
    return not subject.card


def choose_city_card(mind: Mind) -> str:
    return next((option for option in mind.options if option.startswith("play:")), mind.options[0])


def choose_treasure(mind: Mind) -> str:
    return max(mind.options, key=lambda one: mind.atlas.treasures.get(one, 0.0))


def lose_treasure(mind: Mind) -> str:
    return min(mind.options, key=lambda one: mind.atlas.treasures.get(one, 0.0))


def choose_quest(mind: Mind) -> str:
    """The one that gives most."""

    def reward(name: str) -> float:
        lines = (getattr(effect, "award", None) for effect in mind.atlas.cards.get(name, ()))
        return added(mind.worth.awards(award_line(line)) for line in lines if line)

    return max(mind.options, key=reward)


# Skills, statuses, points


def choose_skill(mind: Mind) -> str:
    """A new skill rather than a master; by what was learned of each, or by chance."""
    learned = mind.lore.skills if mind.lore is not None else {}
    new = [skill for skill in mind.options if skill not in mind.hero.skills] or list(mind.options)
    if not learned:
        return new[mind.chance.below(len(new))]
    return max(new, key=lambda skill: learned.get(skill, 0.0))


def lose_skill(mind: Mind) -> str:
    """A master stays a talent."""
    learned = mind.lore.skills if mind.lore is not None else {}
    held = mind.hero.skills
    return min(mind.options, key=lambda skill: (-held.get(skill, 0), learned.get(skill, 0.0)))


def lose_status(mind: Mind) -> str:
    held = [option for option in mind.options if option != DONE]
    worst = min(held, key=mind.worth.status)
    return DONE if DONE in mind.options and mind.worth.status(worst) >= 0 else worst


def may_lose(mind: Mind) -> str:
    return "accept" if mind.worth.status(mind.subject.status) < 0 else "refuse"


def lose_point(mind: Mind) -> str:
    worth = mind.worth
    lost = {"lose:destiny": worth.destiny_points(-1), "lose:story": worth.story_points(-1)}
    return max(mind.options, key=lambda option: lost.get(option, 0.0))


def answer_offer(mind: Mind) -> str:
    """What is offered, against what refusing brings."""
    subject, worth = mind.subject, mind.worth
    if subject.status == "beloved":
        led_to = dict.fromkeys(REFUSED)
        refused = added(map(worth.status, led_to)) / len(led_to)
        return "accept" if worth.gained_status("beloved") >= refused else "refuse"
    accepted = worth.awards(subject.branches.get("accept", ()))
    refused = worth.awards(subject.branches.get("refuse", ()))
    if subject.treasure:
        refused += 0.05
    return "accept" if accepted >= refused else "refuse"


def answer_trade(mind: Mind) -> str:
    trades = [award for award in mind.subject.award if isinstance(award, word.Trade)]
    gained = added(mind.worth.trade(trade.give, trade.take) for trade in trades)
    return "accept" if gained > 0 else "refuse"


def choose_award(mind: Mind) -> str:
    first, second = (mind.worth.awards(mind.subject.branches.get(which, ())) for which in ("first", "second"))
    return "first" if first >= second else "second"
