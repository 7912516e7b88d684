"""The others at the table: naming them, helping them, and deciding for them as a friendly rival would."""

from serai.book.awards import ForAnother
from serai.book.statuses import MARKS
from serai.games.nights.bots.mind import Mind
from serai.games.nights.death import HOME

DONE = "done"
KINDLY = frozenset({"teaches", "gives-alms"})
NEARLY_THERE = 4
"""So few points before the goal a rival gets nothing for nothing."""


def choose_player(mind: Mind) -> str:
    """Whoever has fewest points does least harm with what is given, and needs help most."""
    others = [option for option in mind.options if option != DONE]
    if not others:
        return mind.options[0]
    why = mind.subject.why
    if why == "invites":
        return DONE
    if why == "award" and is_harmful(mind):
        return max(others, key=mind.points)
    chosen = min(others, key=mind.points)
    if why in KINDLY and DONE in mind.options and is_dangerous(mind, chosen):
        return DONE
    return chosen


def is_harmful(mind: Mind) -> bool:
    """Whether an award for another hero is one that nobody would like (N8.11)."""
    meant = [award for award in mind.subject.award if isinstance(award, ForAnother)]
    return sum(mind.worth.awards(award.awards) for award in meant) < 0


def is_dangerous(mind: Mind, seat: str) -> bool:
    """Whether a rival leads and is nearly there."""
    target = mind.board.target
    goal = target.destiny + target.story if target else 20
    points = mind.points(seat)
    return points >= mind.points(mind.seat) and points >= goal - NEARLY_THERE


def answer_gift(mind: Mind) -> str:
    return "decline" if is_dangerous(mind, mind.whose) else "agree"


def answer_vote(mind: Mind) -> str:
    """A good story deserves its point, as long as it does not win the game; not everyone's taste is alike."""
    if is_dangerous(mind, mind.whose):
        return "no"
    return "yes" if mind.chance.below(3) else "no"


def place_hero(mind: Mind) -> str:
    """Not where it wants to go, if it leads; somewhere in between, if it does not."""
    travel = mind.travel
    ranked = sorted(mind.options, key=lambda space: travel.value(space, encounter=False))
    return ranked[0] if mind.leads else ranked[len(ranked) // 2]


def move_hero(mind: Mind) -> str:
    """Moves one's own hero where it wants to go, or an ensorcelled one where it does not."""
    travel, here = mind.travel, mind.hero.space
    spaces = {
        option: here if option == "stay" else option.removeprefix("move:")
        for option in mind.options
        if option == "stay" or option.startswith("move:")
    }
    if mind.own:
        return max(spaces, key=lambda option: travel.value(spaces[option]))
    ranked = sorted(spaces, key=lambda option: travel.value(spaces[option]))
    return ranked[0] if mind.leads else ranked[len(ranked) // 2]


def choose_space(mind: Mind) -> str:
    """Where to be set down: there is no encounter there, unless it is a Place of Power."""
    travel, arrows = mind.travel, mind.atlas.roads.arrows
    return max(mind.options, key=lambda space: travel.value(space, encounter=space in arrows))


def name_quest_place(mind: Mind) -> str:
    """Neither round the corner nor at the end of the world."""
    ranked = sorted(mind.options, key=mind.atlas.to(HOME).__getitem__)
    return ranked[min(len(ranked) - 1, 2 * len(ranked) // 3)]


def choose_city(mind: Mind) -> str:
    """A pilgrim takes the shortest way, an outlaw is wanted far from home, a seat lies near it."""
    atlas, status = mind.atlas, mind.subject.status
    if status == "on-pilgrimage":
        mecca, here = atlas.to("mecca"), atlas.to(mind.hero.space)
        return min(mind.options, key=lambda city: mecca[city] + here[city])
    away = atlas.to(HOME)
    farthest_first = sorted(mind.options, key=away.__getitem__, reverse=True)
    return farthest_first[0 if MARKS.get(status) == "wanted" else -1]


def heal_another(mind: Mind) -> str:
    """Healing earns something; whoever is nearly there stays ill."""
    patients = [option for option in mind.options if option != DONE]
    kept = [option for option in patients if not is_dangerous(mind, option.rpartition(":")[0])]
    return kept[0] if kept else DONE if DONE in mind.options else mind.options[0]
