"""Advice in the Nights: what the sage would do, and the reason, which has a sentence in each language."""

from collections.abc import Callable, Mapping

from serai.bots.hints import Hint, HintArgument
from serai.games.nights.board import Board
from serai.games.nights.bots.judgement import answer
from serai.games.nights.bots.lore import Gains, asks_of, lore_of, row_of, value_of
from serai.games.nights.bots.mind import Mind
from serai.games.nights.bots.reactions import SUITED, learned_reactions, pages_read
from serai.games.nights.bots.travel import patience
from serai.games.nights.statuses.paying import PAID_AT_ANY_TIME
from serai.table import View
from serai.table.chance import Stream

Args = dict[str, HintArgument]
Reason = tuple[str, Args]
TRIES = 10
"""What a reaction brings is told for so many tries."""
NO_ARGS: Args = {}


def hint(view: View[Board], chance: Stream) -> Hint:
    lore = lore_of(view.board.pack)
    option = answer(Mind(view, chance, lore))
    mind = Mind(view, chance, lore)
    reason, args = reason_for(mind, option)
    return Hint(option, f"hint-{reason}", args)


def reason_for(mind: Mind, option: str) -> Reason:
    kind = mind.decision.kind
    if option in PAID_AT_ANY_TIME:
        return "pay", NO_ARGS
    if not mind.own and kind in FOR_OTHERS:
        return FOR_OTHERS[kind], {"player": mind.whose}
    if kind in REASONS:
        return REASONS[kind](mind, option)
    if kind in ANSWERED:
        return f"{kind}-{option.split(':')[0]}", NO_ARGS
    return ("done" if option == "done" else kind if kind in PLAIN else "sensible"), NO_ARGS


# Encounters


def of_reaction(mind: Mind, option: str) -> Reason:
    """The skill that helps, if it is the skill; else what it brought to those who tried."""
    pages = learned_reactions(mind, row_of(mind.subject.encounter)).get(option)
    if mind.lore is None or not pages:
        suited = [skill for skill in SUITED.get(option, (0.0, ()))[1] if skill in mind.skills]
        return ("reaction-suited", {"skill": suited[0]}) if suited else ("reaction-guess", NO_ARGS)
    helping: dict[str, float] = {}
    destiny = story = readings = 0.0
    for page, times in pages.items():
        found = best_section(mind.lore.pages[page], mind)
        if found is None:
            continue
        section, gains = found
        destiny, story, readings = (
            destiny + times * gains.destiny,
            story + times * gains.story,
            readings + times,
        )
        for skill in sorted(asks_of(section).intersection(mind.skills)):
            helping[skill] = helping.get(skill, 0.0) + times
    if not readings:
        return "reaction-guess", NO_ARGS
    skill = max(helping, key=helping.__getitem__, default="")
    if 2 * helping.get(skill, 0.0) >= readings:
        return "reaction-skill", {"skill": skill}
    return "reaction-learned", in_tries(destiny / readings, story / readings)


def best_section(sections: Mapping[str, Gains], mind: Mind) -> tuple[str, Gains] | None:
    """The section of a page that the hero can open and would choose."""
    open_to = [
        (section, gains)
        for section, gains in sections.items()
        if gains.times and not asks_of(section).isdisjoint(mind.had)
    ]
    return max(open_to, key=lambda one: value_of(one[1], mind.worth), default=None)


def in_tries(destiny: float, story: float) -> Args:
    return {"destiny": max(0, round(TRIES * destiny)), "story": max(0, round(TRIES * story))}


def of_section(mind: Mind, option: str) -> Reason:
    skills = asks_of(option).intersection(mind.skills)
    if skills:
        return "section-skill", {"skill": min(skills)}
    known = mind.lore is not None and bool(pages_read(mind))
    return ("section-learned" if known else "section-plain"), NO_ARGS


def of_master(mind: Mind, option: str) -> Reason:
    del mind
    if option == "roll":
        return "master-roll", NO_ARGS
    return "master", {"skill": option.split(":")[1]}


# The road


def of_move(mind: Mind, option: str) -> Reason:
    """What draws the hero to the space most, of all that it comes nearer to there."""
    travel, here = mind.travel, mind.hero.space
    space = here if option == "stay" else option.removeprefix("move:")
    drawn = [
        (aim.worth * patience(travel.turns(aim.away[space])), aim.what)
        for aim in travel.aims
        if aim.away[space] < aim.away[here] or not aim.away[space]
    ]
    if space in mind.atlas.roads.arrows:
        return "move-place", {"place": space}
    pull, what = max(drawn, default=(0.0, ""))
    if pull < 0.5:
        return ("move-stay" if option == "stay" else "move-any"), NO_ARGS
    match what:
        case "quest":
            return "move-quest", {"quest": mind.hero.quest or ""}
        case "place":
            return "move-place", {"place": mind.hero.destination or ""}
        case _:
            return f"move-{what}", NO_ARGS


def of_goal(mind: Mind, option: str) -> Reason:
    destiny, story = map(int, option.removeprefix("goal:").split("-"))
    known = mind.lore is not None
    return ("goal-learned" if known else "goal-guess"), {"destiny": destiny, "story": story}


def of_skill(mind: Mind, option: str) -> Reason:
    known = mind.lore is not None
    return ("skill-learned" if known else "skill-guess"), {"skill": option}


# The rest


def of_deed(mind: Mind, option: str) -> Reason:
    """Before setting out, and before the turn ends."""
    del mind
    return ("done" if option == "done" else f"deed-{option.split(':')[0]}"), NO_ARGS


def of_use(mind: Mind, option: str) -> Reason:
    del mind
    return ("use-not" if option == "done" else "use"), NO_ARGS


def of_player(mind: Mind, option: str) -> Reason:
    del mind
    return ("player-nobody", NO_ARGS) if option == "done" else ("player", {"player": option})


def of_loss(mind: Mind, option: str) -> Reason:
    del mind
    return ("lose-nothing" if option == "done" else "lose"), NO_ARGS


REASONS: dict[str, Callable[[Mind, str], Reason]] = {
    "end": of_deed,
    "goal": of_goal,
    "lose": of_loss,
    "lose-skill": of_loss,
    "lose-status": of_loss,
    "lose-treasure": of_loss,
    "master": of_master,
    "move": of_move,
    "player": of_player,
    "reaction": of_reaction,
    "section": of_section,
    "skill": of_skill,
    "space": of_move,
    "start": of_deed,
    "use": of_use,
}
FOR_OTHERS = {
    "entry": "rival-chance",
    "move": "rival-place",
    "number": "rival-chance",
    "place": "rival-place",
    "quest-place": "rival-quest",
    "reaction": "rival-reaction",
}
"""What is decided for another hero."""
ANSWERED = frozenset({"award", "declare", "gift", "may-lose", "offer", "trade", "vote"})
"""Questions whose reason is another for each answer."""
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
"""Questions with one reason."""
