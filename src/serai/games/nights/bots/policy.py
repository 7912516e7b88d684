"""Maps each decision kind of the Nights to the function that answers it."""

from collections.abc import Callable

from serai.games.nights.bots import chance_choices, other_players, possessions, reactions
from serai.games.nights.bots.decision_context import DecisionContext
from serai.games.nights.statuses.paying import PAID_AT_ANY_TIME

Decider = Callable[[DecisionContext], str]


def first(context: DecisionContext) -> str:
    return context.options[0]


def divide_goal(context: DecisionContext) -> str:
    """Half and half, or by the learned share of destiny."""
    share = context.model.destiny_share if context.model is not None else 0.5
    goal = len(context.options) - 1
    return context.options[round(share * goal)]


DECIDERS: dict[str, Decider] = {
    "award": reactions.choose_award,
    "card": chance_choices.choose_card,
    "choose": possessions.choose_award,
    "city": other_players.choose_city,
    "city-card": possessions.choose_city_card,
    "declare": first,
    "end": possessions.choose_action,
    "entry": chance_choices.choose_entry,
    "face": chance_choices.choose_face,
    "gift": other_players.answer_gift,
    "goal": divide_goal,
    "homecoming": first,
    "keep": first,
    "lose": possessions.lose_point,
    "lose-skill": possessions.lose_skill,
    "lose-status": possessions.lose_status,
    "lose-treasure": possessions.lose_treasure,
    "lost": reactions.choose_way_out,
    "master": reactions.choose_master,
    "may-lose": possessions.may_lose,
    "move": other_players.move_hero,
    "number": chance_choices.choose_number,
    "offer": possessions.answer_offer,
    "page": first,
    "patient": other_players.heal_another,
    "place": other_players.place_hero,
    "player": other_players.choose_player,
    "quest": possessions.choose_quest,
    "quest-place": other_players.name_quest_place,
    "reaction": chance_choices.react_for_another,
    "retell": first,
    "section": reactions.choose_section,
    "skill": possessions.choose_skill,
    "space": other_players.choose_space,
    "start": possessions.choose_action,
    "time": chance_choices.choose_time,
    "trade": possessions.answer_trade,
    "treasure": possessions.choose_treasure,
    "use": possessions.choose_use,
    "vote": other_players.answer_vote,
}


def answer(context: DecisionContext) -> str:
    """Choose an option. Paying for a geas is considered first, since it is among other options."""
    if context.decision.kind not in ("start", "end"):
        for option, status in PAID_AT_ANY_TIME.items():
            if option in context.options:
                if possessions.release_value(context, status) > 0:
                    return option
                context = context.without(option)
    return DECIDERS[context.decision.kind](context)
