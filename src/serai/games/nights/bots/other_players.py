"""Decisions about other players: naming them, helping them, deciding for them as a friendly rival."""

from serai.book.awards import ForAnother
from serai.games.nights.bots.decision_context import DecisionContext
from serai.games.nights.state import HOME

DONE = "done"
KINDLY = frozenset({"teaches", "gives-alms"})
NEARLY_THERE = 4
"""A rival with at most this many points missing gets no help."""


def choose_player(context: DecisionContext) -> str:
    """The player with the fewest points: least dangerous, and most in need of help."""
    others = [option for option in context.options if option != DONE]
    if not others:
        return context.options[0]
    why = context.subject.why
    if why == "invites":
        return DONE
    if why == "award" and would_award_harm_other_hero(context):
        return max(others, key=context.points_of_seat)
    chosen = min(others, key=context.points_of_seat)
    if why in KINDLY and DONE in context.options and is_rival_close_to_winning(context, chosen):
        return DONE
    return chosen


def would_award_harm_other_hero(context: DecisionContext) -> bool:
    """Whether an award for another hero harms that hero (N8.11)."""
    meant = [award for award in context.subject.award if isinstance(award, ForAnother)]
    return sum(context.valuation.value_of_awards(award.awards) for award in meant) < 0


def is_rival_close_to_winning(context: DecisionContext, seat: str) -> bool:
    """Whether a rival is ahead and close to the goal."""
    target = context.board.target
    goal = target.destiny + target.story if target else 20
    points = context.points_of_seat(seat)
    return points >= context.points_of_seat(context.seat) and points >= goal - NEARLY_THERE


def answer_gift(context: DecisionContext) -> str:
    return "decline" if is_rival_close_to_winning(context, context.whose) else "agree"


def vote_on_story_point(context: DecisionContext) -> str:
    """Usually give the point, unless the rival is close to winning."""
    if is_rival_close_to_winning(context, context.whose):
        return "no"
    return "yes" if context.chance.below(3) else "no"


def choose_space_for_other_hero(context: DecisionContext) -> str:
    """The worst space for a hero who is ahead, an average one for others."""
    travel = context.travel_planner
    ranked = sorted(context.options, key=lambda space: travel.value_of_move_to(space, with_encounter=False))
    return ranked[0] if context.is_concerned_hero_level_or_ahead else ranked[len(ranked) // 2]


def choose_quest_place_for_other_hero(context: DecisionContext) -> str:
    """A place rather far from Baghdad, but not the farthest."""
    ranked = sorted(context.options, key=context.knowledge.distances_to(HOME).__getitem__)
    return ranked[min(len(ranked) - 1, 2 * len(ranked) // 3)]


def choose_hero_to_heal(context: DecisionContext) -> str:
    """Heals to get the award, but not a rival who is close to winning."""
    patients = [option for option in context.options if option != DONE]
    kept = [
        option for option in patients if not is_rival_close_to_winning(context, option.rpartition(":")[0])
    ]
    return kept[0] if kept else DONE if DONE in context.options else context.options[0]
