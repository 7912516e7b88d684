"""Setup (N2)."""

from functools import cache

from serai.games.nights.base_game import NightsGame
from serai.games.nights.dice import TWO, roll_plain_dice
from serai.games.nights.quests import deal_quest
from serai.games.nights.skills import ALL_SKILLS
from serai.games.nights.state import HEROES, TALENT
from serai.table import Decision, Interactive, Turn, gather
from serai.table.decision import OptionTuple

SKILLS_EACH = 3


@cache
def divisions_of_goal(total: int) -> OptionTuple:
    """Every way to divide the goal into a target for destiny and one for story (N2.2)."""
    return OptionTuple(f"goal:{destiny}-{total - destiny}" for destiny in range(total + 1))


def set_up_game(game: NightsGame) -> Turn:
    assign_heroes(game)
    for hero in game.state.heroes.values():  # players see the quests when they choose their goals (N2.3)
        yield from deal_quest(game, hero)
    yield from ask_everyone_to_divide_goal(game)
    order = yield from roll_turn_order(game)
    if game.options.random_skills:
        deal_random_skills(game, order)
    else:
        yield from draft_skills(game, order)
    game.state.seat = order[0]


def assign_heroes(game: NightsGame) -> None:
    """Gives each seat a different hero: the one requested in the options, or a random one (N2.1)."""
    left = [hero for hero in HEROES if hero not in game.options.heroes.values()]
    for seat, hero in game.state.heroes.items():
        hero.hero = game.options.heroes.get(seat) or game.chance.draw("fate", left)
        game.log.tell("hero", seat=seat, hero=hero.hero)


def ask_everyone_to_divide_goal(game: NightsGame) -> Turn:
    options = divisions_of_goal(game.options.goal)
    answers = yield from gather(*(Decision(seat, "goal", options, secret=True) for seat in game.seats))
    for seat, answer in answers.items():
        destiny, story = map(int, answer.removeprefix("goal:").split("-"))
        hero = game.state.heroes[seat]
        hero.destiny_target, hero.story_target = destiny, story


def roll_turn_order(game: NightsGame) -> Interactive[list[str]]:
    """Rolls for the turn order. The highest roll of two dice starts; ties roll again (N2.5)."""
    rolling = list(game.seats)
    while len(rolling) > 1:
        totals = {seat: roll_plain_dice(game, game.state.heroes[seat], "first", TWO) for seat in rolling}
        rolling = [seat for seat in rolling if totals[seat] == max(totals.values())]
    (first,) = rolling
    game.log.tell("first", seat=first)
    yield from ()
    return [first, *game.others[first]]


def deal_random_skills(game: NightsGame, order: list[str]) -> None:
    """Deals three different random skills (N16.3)."""
    for seat in order:
        left = list(ALL_SKILLS)
        for _ in range(SKILLS_EACH):
            give_starting_skill(game, seat, game.chance.draw("fate", left))


def draft_skills(game: NightsGame, order: list[str]) -> Turn:
    """Three rounds in turn order: each player takes one skill (N2.6)."""
    for _ in range(SKILLS_EACH):
        for seat in order:
            skills = game.state.heroes[seat].skills
            options = tuple([skill for skill in ALL_SKILLS if skill not in skills])
            give_starting_skill(game, seat, (yield Decision(seat, "skill", options)))


def give_starting_skill(game: NightsGame, seat: str, skill: str) -> None:
    game.state.heroes[seat].skills[skill] = TALENT
    game.log.tell("skill-gained", seat=seat, skill=skill, level=TALENT, reason="setup")
