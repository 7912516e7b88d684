"""Set-up (N2)."""

from functools import cache

from serai.games.nights.dice import TWO, throw
from serai.games.nights.play import Asking, Play
from serai.games.nights.quests import deal_quest
from serai.games.nights.skills import ALL_SKILLS
from serai.games.nights.state import HEROES, TALENT
from serai.table import Decision, Turn, gather
from serai.table.decision import Menu

SKILLS_EACH = 3


@cache
def goals(total: int) -> Menu:
    """Every way to divide the goal into a target for destiny and one for story (N2.2)."""
    return Menu(f"goal:{destiny}-{total - destiny}" for destiny in range(total + 1))


def set_up(play: Play) -> Turn:
    take_heroes(play)
    for hero in play.state.heroes.values():  # a goal is chosen with the quests in sight (N2.3)
        yield from deal_quest(play, hero)
    yield from divide_goals(play)
    order = yield from who_starts(play)
    if play.options.random_skills:
        draw_skills(play, order)
    else:
        yield from draft_skills(play, order)
    play.state.seat = order[0]


def take_heroes(play: Play) -> None:
    """A different hero for each; those that nobody asked for are drawn (N2.1)."""
    left = [hero for hero in HEROES if hero not in play.options.heroes.values()]
    for seat, hero in play.state.heroes.items():
        hero.hero = play.options.heroes.get(seat) or play.chance.draw("fate", left)
        play.log.tell("hero", seat=seat, hero=hero.hero)


def divide_goals(play: Play) -> Turn:
    options = goals(play.options.goal)
    answers = yield from gather(*(Decision(seat, "goal", options, secret=True) for seat in play.seats))
    for seat, answer in answers.items():
        destiny, story = map(int, answer.removeprefix("goal:").split("-"))
        hero = play.state.heroes[seat]
        hero.destiny_target, hero.story_target = destiny, story


def who_starts(play: Play) -> Asking[list[str]]:
    """The highest roll of two dice starts, then clockwise; ties among the highest roll again (N2.5)."""
    rolling = list(play.seats)
    while len(rolling) > 1:
        totals = {seat: throw(play, play.state.heroes[seat], "first", TWO) for seat in rolling}
        rolling = [seat for seat in rolling if totals[seat] == max(totals.values())]
    (first,) = rolling
    play.log.tell("first", seat=first)
    yield from ()
    return [first, *play.others[first]]


def draw_skills(play: Play, order: list[str]) -> None:
    """Three random different skills (N16.3)."""
    for seat in order:
        left = list(ALL_SKILLS)
        for _ in range(SKILLS_EACH):
            take_skill(play, seat, play.chance.draw("fate", left))


def draft_skills(play: Play, order: list[str]) -> Turn:
    """In turn order one skill each, three times (N2.6)."""
    for _ in range(SKILLS_EACH):
        for seat in order:
            skills = play.state.heroes[seat].skills
            options = tuple(skill for skill in ALL_SKILLS if skill not in skills)
            take_skill(play, seat, (yield Decision(seat, "skill", options)))


def take_skill(play: Play, seat: str, skill: str) -> None:
    play.state.heroes[seat].skills[skill] = TALENT
    play.log.tell("skill-gained", seat=seat, skill=skill, level=TALENT, reason="setup")
