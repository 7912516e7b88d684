"""Hints in the Nights: what the sage would choose, and why. Each reason has a sentence in each language."""

from collections.abc import Callable, Mapping

from serai.bots.hints import Hint, HintArgument
from serai.games.nights.board import Board
from serai.games.nights.bots.decision_context import DecisionContext
from serai.games.nights.bots.policy import choose_option
from serai.games.nights.bots.reactions import SUITED, read_counts_by_reaction, read_counts_of_chosen_reaction
from serai.games.nights.bots.sage_model import (
    Gains,
    find_model_for_pack,
    requirements_in_section_id,
    value_of_gains,
)
from serai.games.nights.bots.travel import discount_factor
from serai.games.nights.statuses.paying import PAID_AT_ANY_TIME
from serai.table import View
from serai.table.chance import Stream

Args = dict[str, HintArgument]
Reason = tuple[str, Args]
TRIES = 10
"""Hints say what a reaction brings in this many attempts."""
NO_ARGS: Args = {}


def compute_hint(view: View[Board], chance: Stream) -> Hint:
    model = find_model_for_pack(view.board.pack)
    option = choose_option(DecisionContext(view, chance, model))
    context = DecisionContext(view, chance, model)
    reason, args = explain_choice(context, option)
    return Hint(option, f"hint-{reason}", args)


def explain_choice(context: DecisionContext, option: str) -> Reason:
    kind = context.decision.kind
    if option in PAID_AT_ANY_TIME:
        return "pay", NO_ARGS
    if not context.is_own_hero and kind in FOR_OTHERS:
        return FOR_OTHERS[kind], {"player": context.whose}
    if kind in REASONS:
        return REASONS[kind](context, option)
    if kind in ANSWERED:
        return f"{kind}-{option.split(':')[0]}", NO_ARGS
    return ("done" if option == "done" else kind if kind in PLAIN else "sensible"), NO_ARGS


# Encounters


def explain_reaction(context: DecisionContext, option: str) -> Reason:
    """Names the skill that helps, if any, or else what the reaction brought in the games the model learned
    from.
    """
    read_counts = read_counts_by_reaction(context, context.model_row_key).get(option)
    if context.model is None or not read_counts:
        suited = [skill for skill in SUITED.get(option, (0.0, ()))[1] if skill in context.usable_skills]
        return ("reaction-suited", {"skill": suited[0]}) if suited else ("reaction-guess", NO_ARGS)
    helping: dict[str, float] = {}
    destiny = story = readings = 0.0
    for paragraph, times in read_counts.items():
        found = best_section_hero_can_open(context.model.paragraphs[paragraph], context)
        if found is None:
            continue
        section, gains = found
        destiny, story, readings = (
            destiny + times * gains.destiny,
            story + times * gains.story,
            readings + times,
        )
        for skill in sorted(requirements_in_section_id(section).intersection(context.usable_skills)):
            helping[skill] = helping.get(skill, 0.0) + times
    if not readings:
        return "reaction-guess", NO_ARGS
    skill = max(helping, key=helping.__getitem__, default="")
    if 2 * helping.get(skill, 0.0) >= readings:
        return "reaction-skill", {"skill": skill}
    return "reaction-learned", gains_as_hint_arguments(destiny / readings, story / readings)


def best_section_hero_can_open(
    sections: Mapping[str, Gains], context: DecisionContext
) -> tuple[str, Gains] | None:
    """The best section of a paragraph that the hero can open."""
    open_to = [
        (section, gains)
        for section, gains in sections.items()
        if gains.times and not requirements_in_section_id(section).isdisjoint(context.met_requirements)
    ]
    return max(open_to, key=lambda one: value_of_gains(one[1], context.valuation), default=None)


def gains_as_hint_arguments(destiny: float, story: float) -> Args:
    return {"destiny": max(0, round(TRIES * destiny)), "story": max(0, round(TRIES * story))}


def explain_section(context: DecisionContext, option: str) -> Reason:
    skills = requirements_in_section_id(option).intersection(context.usable_skills)
    if skills:
        return "section-skill", {"skill": min(skills)}
    known = context.model is not None and bool(read_counts_of_chosen_reaction(context))
    return ("section-learned" if known else "section-plain"), NO_ARGS


def explain_master_section(context: DecisionContext, option: str) -> Reason:
    del context
    if option == "roll":
        return "master-roll", NO_ARGS
    return "master", {"skill": option.split(":")[1]}


# Travel and setup


def explain_move(context: DecisionContext, option: str) -> Reason:
    """Names the most valuable destination that the move gets closer to."""
    travel, here = context.travel_planner, context.hero.space
    space = here if option == "stay" else option.removeprefix("move:")
    drawn = [
        (
            destination.worth * discount_factor(travel.turns_to_travel(destination.away[space])),
            destination.what,
        )
        for destination in travel.destinations
        if destination.away[space] < destination.away[here] or not destination.away[space]
    ]
    if space in context.knowledge.travel_map.arrows:
        return "move-place", {"place": space}
    pull, what = max(drawn, default=(0.0, ""))
    if pull < 0.5:
        return ("move-stay" if option == "stay" else "move-any"), NO_ARGS
    match what:
        case "quest":
            return "move-quest", {"quest": context.hero.quest or ""}
        case "place":
            return "move-place", {"place": context.hero.destination or ""}
        case _:
            return f"move-{what}", NO_ARGS


def explain_division_of_goal(context: DecisionContext, option: str) -> Reason:
    destiny, story = map(int, option.removeprefix("goal:").split("-"))
    known = context.model is not None
    return ("goal-learned" if known else "goal-guess"), {"destiny": destiny, "story": story}


def explain_choice_of_skill(context: DecisionContext, option: str) -> Reason:
    known = context.model is not None
    return ("skill-learned" if known else "skill-guess"), {"skill": option}


# The rest


def explain_turn_action(context: DecisionContext, option: str) -> Reason:
    """Explains a choice before moving or at the end of a turn."""
    del context
    return ("done" if option == "done" else f"deed-{option.split(':')[0]}"), NO_ARGS


def explain_treasure_use(context: DecisionContext, option: str) -> Reason:
    del context
    return ("use-not" if option == "done" else "use"), NO_ARGS


def explain_choice_of_player(context: DecisionContext, option: str) -> Reason:
    del context
    return ("player-nobody", NO_ARGS) if option == "done" else ("player", {"player": option})


def explain_what_to_lose(context: DecisionContext, option: str) -> Reason:
    del context
    return ("lose-nothing" if option == "done" else "lose"), NO_ARGS


REASONS: dict[str, Callable[[DecisionContext, str], Reason]] = {
    "end": explain_turn_action,
    "goal": explain_division_of_goal,
    "lose": explain_what_to_lose,
    "lose-skill": explain_what_to_lose,
    "lose-status": explain_what_to_lose,
    "lose-treasure": explain_what_to_lose,
    "master": explain_master_section,
    "move": explain_move,
    "player": explain_choice_of_player,
    "reaction": explain_reaction,
    "section": explain_section,
    "skill": explain_choice_of_skill,
    "space": explain_move,
    "start": explain_turn_action,
    "use": explain_treasure_use,
}
FOR_OTHERS = {
    "entry": "rival-chance",
    "move": "rival-place",
    "number": "rival-chance",
    "place": "rival-place",
    "quest-place": "rival-quest",
    "reaction": "rival-reaction",
}
"""Decisions for another hero."""
ANSWERED = frozenset({"award", "declare", "gift", "may-lose", "offer", "trade", "vote"})
"""Decision kinds with a reason for each answer."""
PLAIN = frozenset(
    {
        "card",
        "choose",
        "city",
        "city-card",
        "entry",
        "face",
        "homecoming",
        "keep",
        "lost",
        "number",
        "page",
        "patient",
        "quest",
        "retell",
        "time",
        "treasure",
    }
)
"""Decision kinds with a single reason."""
