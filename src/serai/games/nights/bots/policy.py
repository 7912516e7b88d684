"""Maps each decision kind of the Nights to the function that answers it."""

from collections.abc import Callable

from serai.games.nights.bots import chance_choices, moves, other_players, possessions, reactions
from serai.games.nights.bots.decision_context import DecisionContext
from serai.games.nights.statuses.paying import PAID_AT_ANY_TIME

Decider = Callable[[DecisionContext], str]


def choose_first_option(context: DecisionContext) -> str:
    return context.options[0]


def choose_division_of_goal(context: DecisionContext) -> str:
    """Divides the goal in half, or by the learned share of destiny."""
    share = context.model.destiny_share if context.model is not None else 0.5
    goal = len(context.options) - 1
    return context.options[round(share * goal)]


DECIDERS: dict[str, Decider] = {
    "award": reactions.choose_reject_or_reroll,
    "card": chance_choices.choose_encounter_card,
    "choose": possessions.choose_first_or_second_award,
    "city": moves.choose_city_to_mark,
    "city-card": possessions.choose_city_card,
    "declare": choose_first_option,
    "end": possessions.choose_turn_action,
    "entry": chance_choices.choose_chart_entry,
    "face": chance_choices.choose_destiny_face,
    "gift": other_players.answer_gift,
    "goal": choose_division_of_goal,
    "homecoming": choose_first_option,
    "keep": choose_first_option,
    "lose": possessions.choose_point_to_lose,
    "lose-skill": possessions.choose_skill_to_lose,
    "lose-status": possessions.choose_status_to_lose,
    "lose-treasure": possessions.choose_treasure_to_lose,
    "lost": reactions.choose_badly_lost_if_offered,
    "master": reactions.choose_master_section,
    "may-lose": possessions.answer_status_loss,
    "move": moves.choose_move,
    "number": chance_choices.choose_number_to_name,
    "offer": possessions.answer_offer,
    "page": choose_first_option,
    "patient": other_players.choose_hero_to_heal,
    "place": other_players.choose_space_for_other_hero,
    "player": other_players.choose_player,
    "quest": possessions.choose_quest,
    "quest-place": other_players.choose_quest_place_for_other_hero,
    "reaction": chance_choices.choose_reaction_for_another,
    "retell": choose_first_option,
    "section": reactions.choose_section,
    "skill": possessions.choose_skill,
    "space": moves.choose_space,
    "start": possessions.choose_turn_action,
    "time": chance_choices.choose_time_of_day,
    "trade": possessions.answer_trade,
    "treasure": possessions.choose_treasure,
    "use": possessions.choose_treasure_use,
    "vote": other_players.vote_on_story_point,
}


def choose_option(context: DecisionContext) -> str:
    """Chooses an option. Paying for a geas is considered first, since it can be an option of any decision."""
    if context.decision.kind not in ("start", "end"):
        for option, status in PAID_AT_ANY_TIME.items():
            if option in context.options:
                if possessions.value_of_paying_for_release(context, status) > 0:
                    return option
                context.remove_option(option)
    return DECIDERS[context.decision.kind](context)
