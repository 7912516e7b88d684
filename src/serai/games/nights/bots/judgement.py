"""Every question of the Nights, and how a sensible player answers it."""

from collections.abc import Callable

from serai.games.nights.bots import belongings, chances, company, reactions
from serai.games.nights.bots.mind import Mind
from serai.games.nights.statuses.paying import PAID_AT_ANY_TIME

Answer = Callable[[Mind], str]


def first(mind: Mind) -> str:
    return mind.options[0]


def divide_goal(mind: Mind) -> str:
    """By halves, or as destiny and story come, if that was learned."""
    share = mind.lore.destiny_share if mind.lore is not None else 0.5
    goal = len(mind.options) - 1
    return mind.options[round(share * goal)]


ANSWERS: dict[str, Answer] = {
    "award": reactions.choose_award,
    "card": chances.choose_card,
    "choose": belongings.choose_award,
    "city": company.choose_city,
    "city-card": belongings.choose_city_card,
    "declare": first,
    "end": belongings.choose_deed,
    "entry": chances.choose_entry,
    "face": chances.choose_face,
    "gift": company.answer_gift,
    "goal": divide_goal,
    "homecoming": first,
    "keep": first,
    "lose": belongings.lose_point,
    "lose-skill": belongings.lose_skill,
    "lose-status": belongings.lose_status,
    "lose-treasure": belongings.lose_treasure,
    "lost": reactions.choose_way_out,
    "master": reactions.choose_master,
    "may-lose": belongings.may_lose,
    "move": company.move_hero,
    "number": chances.choose_number,
    "offer": belongings.answer_offer,
    "page": first,
    "patient": company.heal_another,
    "place": company.place_hero,
    "player": company.choose_player,
    "quest": belongings.choose_quest,
    "quest-place": company.name_quest_place,
    "reaction": chances.react_for_another,
    "retell": first,
    "section": reactions.choose_section,
    "skill": belongings.choose_skill,
    "space": company.choose_space,
    "start": belongings.choose_deed,
    "time": chances.choose_time,
    "trade": belongings.answer_trade,
    "treasure": belongings.choose_treasure,
    "use": belongings.choose_use,
    "vote": company.answer_vote,
}


def answer(mind: Mind) -> str:
    """What a sensible player chooses. The price of a geas, which stands among other options, comes first."""
    if mind.decision.kind not in ("start", "end"):
        for option, status in PAID_AT_ANY_TIME.items():
            if option in mind.options:
                if belongings.release_value(mind, status) > 0:
                    return option
                mind = mind.without(option)
    return ANSWERS[mind.decision.kind](mind)
