"""Decisions where to move, and which city a status marks."""

from serai.book.statuses import CITY_MARKS
from serai.games.nights.bots.decision_context import DecisionContext
from serai.games.nights.state import HOME


def choose_move(context: DecisionContext) -> str:
    """Moves the bot's own hero to the best space, an ensorcelled hero to a bad one."""
    travel, here = context.travel_planner, context.hero.space
    spaces = {
        option: here if option == "stay" else option.removeprefix("move:")
        for option in context.options
        if option == "stay" or option.startswith("move:")
    }
    if context.is_own_hero:
        return max(spaces, key=lambda option: travel.value_of_move_to(spaces[option]))
    ranked = sorted(spaces, key=lambda option: travel.value_of_move_to(spaces[option]))
    return ranked[0] if context.is_concerned_hero_level_or_ahead else ranked[len(ranked) // 2]


def choose_space(context: DecisionContext) -> str:
    """Chooses where an award moves the hero. Only a Place of Power then has an encounter."""
    travel, arrows = context.travel_planner, context.knowledge.travel_map.arrows
    return max(
        context.options, key=lambda space: travel.value_of_move_to(space, with_encounter=space in arrows)
    )


def choose_city_to_mark(context: DecisionContext) -> str:
    """Chooses the shortest way for a pilgrim, a far city for an outlaw, and a seat near Baghdad for a
    vizier.
    """
    knowledge, status = context.knowledge, context.subject.status
    if status == "on-pilgrimage":
        mecca, here = knowledge.distances_to("mecca"), knowledge.distances_to(context.hero.space)
        return min(context.options, key=lambda city: mecca[city] + here[city])
    away = knowledge.distances_to(HOME)
    farthest_first = sorted(context.options, key=away.__getitem__, reverse=True)
    return farthest_first[0 if CITY_MARKS.get(status) == "wanted" else -1]
