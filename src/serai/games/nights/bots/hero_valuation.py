"""Values things for a hero, in points toward its goal.

Uses only `+ - * /` in a fixed order, so that values compare the same on every CPU.
"""

from collections.abc import Iterable
from functools import reduce
from operator import add
from typing import Final

from serai.book import awards as word
from serai.book.awards import Award
from serai.book.statuses import STATUS, STATUS_TABLE, Grants
from serai.games.nights.board import Board, HeroView, Target
from serai.games.nights.state import LEVELS, MASTER
from serai.games.nights.statuses.holding import FORBID_VICTORY

WORTH = {status.id: status.worth for status in STATUS_TABLE}
"""The value of holding each status, apart from what it gives at once."""
KEEPS_DESTINY = frozenset(status.id for status in STATUS_TABLE if status.passes_on or status.destiny_as_story)
"""Statuses in which a hero gains no destiny."""
REWARDS = {status.id: status.reward for status in STATUS_TABLE if status.reward != Grants()}
LEARNS_NOTHING = frozenset(status.id for status in STATUS_TABLE if status.learns_nothing)
NO_WEALTH = frozenset(status.id for status in STATUS_TABLE if status.no_wealth)
REPEAT_ENDS = frozenset(status.id for status in STATUS_TABLE if status.repeat == "ends")


def _destiny_and_story_granted_by_status(status: str) -> tuple[int, int]:
    """The destiny and story that come with a status."""
    grants = STATUS[status].grants
    further = [_destiny_and_story_granted_by_status(other) for other in grants.statuses]
    return (
        grants.destiny + sum(destiny for destiny, _ in further),
        grants.story + sum(story for _, story in further),
    )


AT_ONCE = {status: _destiny_and_story_granted_by_status(status) for status in STATUS}
TREASURE = 1.0
TALENT_WORTH = 0.6
MASTER_WORTH = 0.5
ONE_USE = 0.2
TOKEN = 0.2
OPPORTUNITY = 1.5
ENCOUNTER = 1.3
DEATH = -3.0
WEALTH = (0.3, 0.3, 0.3, 0.15, 0.15, 0.1, 0.1)
"""The value of the next level, for each level of wealth."""
BEYOND = 0.1
"""The value of a point that the goal does not need."""
BALANCE = 0.5
"""The minimum value of a needed point of the kind that the goal needs less of."""
NEAR = 5.0
"""When at most this many points are missing, a status that forbids victory counts double."""
ANY_GOAL = 20


class HeroValuation:
    """The current value of things to one hero.

    If the hero's target is hidden from the viewer, it is assumed to be half destiny, half story.
    """

    def __init__(self, board: Board, seat: str, viewer: str | None) -> None:
        self.board: Final = board
        self.seat: Final = seat
        self.hero: Final[HeroView] = board.heroes[seat]
        target = board.target or Target(ANY_GOAL // 2, ANY_GOAL // 2)
        if seat != viewer:
            goal = target.destiny + target.story
            target = Target(goal // 2, goal - goal // 2)
        self.lacks_destiny: Final = max(0, target.destiny - self.hero.destiny)
        self.lacks_story: Final = max(0, target.story - self.hero.story)
        self.spare_destiny: Final = max(0, self.hero.destiny - target.destiny)
        self.spare_story: Final = max(0, self.hero.story - target.story)
        self.lacks: Final = self.lacks_destiny + self.lacks_story
        self.barred: Final = not FORBID_VICTORY.isdisjoint(self.hero.statuses)
        lacks = self.lacks or 1
        self.destiny: Final = BALANCE + (2 - 2 * BALANCE) * self.lacks_destiny / lacks
        self.story: Final = BALANCE + (2 - 2 * BALANCE) * self.lacks_story / lacks

    # Points

    def value_of_destiny_change(self, points: float) -> float:
        if points < 0:
            return _value_of_points_lost(min(-points, self.hero.destiny), self.spare_destiny, self.destiny)
        return _value_of_points_gained(points, self.lacks_destiny, self.destiny)

    def value_of_story_change(self, points: float) -> float:
        if points < 0:
            return _value_of_points_lost(min(-points, self.hero.story), self.spare_story, self.story)
        return _value_of_points_gained(points, self.lacks_story, self.story)

    # Possessions

    def value_of_status(self, status: str) -> float:
        """The value of holding a status."""
        worth = WORTH.get(status, 0.0)
        if reward := REWARDS.get(status):
            worth += (
                self.value_of_destiny_change(reward.destiny) + self.value_of_story_change(reward.story)
            ) / 2
        elif status in KEEPS_DESTINY:
            worth -= 0.3 * self.lacks_destiny
        if status in FORBID_VICTORY and self.lacks <= NEAR:
            worth -= (NEAR - self.lacks) / 2 + 0.5
        elif worth > 0:
            worth *= min(1.0, self.lacks / 10)
        return worth

    def value_of_gaining_status(self, status: str) -> float:
        """The value of an award of this status, with the points that it gives at once.

        It is 0 for a status that the hero has, unless gaining it again ends it.
        """
        if status in self.hero.statuses:
            return -self.value_of_status(status) if status in REPEAT_ENDS else 0.0
        destiny, story = AT_ONCE.get(status, (0, 0))
        return (
            self.value_of_status(status)
            + self.value_of_destiny_change(destiny)
            + self.value_of_story_change(story)
        )

    def value_of_next_skill_level(self, skill: str) -> float:
        """The value of another level of a skill."""
        level = self.hero.skills.get(skill, 0)
        if level >= MASTER or not LEARNS_NOTHING.isdisjoint(self.hero.statuses):
            return 0.0
        return (MASTER_WORTH if level else TALENT_WORTH) * min(1.0, self.lacks / 10)

    def value_of_expected_wealth_change(self, levels: float) -> float:
        """The value of an average change of wealth, which may be a fraction of a level."""
        if not levels or not NO_WEALTH.isdisjoint(self.hero.statuses):
            return 0.0
        return levels * WEALTH[LEVELS.index(self.hero.wealth)]

    def value_of_wealth_change(self, levels: float, limit: str | None = None) -> float:
        at = LEVELS.index(self.hero.wealth)
        if levels < 0:
            least = LEVELS.index(limit) if limit else 0
            return -sum_one_by_one(WEALTH[max(least, at + round(levels)) : at])
        if not NO_WEALTH.isdisjoint(self.hero.statuses):
            return 0.0
        most = LEVELS.index(limit) if limit else len(LEVELS) - 1
        return sum_one_by_one(WEALTH[at : max(at, min(most, at + round(levels)))])

    # Awards

    def value_of_awards(self, awards: tuple[Award, ...]) -> float:
        return sum_one_by_one(map(self.value_of_award, awards))

    def value_of_award(self, award: Award) -> float:
        match award:
            case word.Points("destiny", amount):
                return self.value_of_destiny_change(amount)
            case word.Points(_, amount):
                return self.value_of_story_change(amount)
            case word.Wealth(amount, limit):
                return self.value_of_wealth_change(amount, limit)
            case word.Skill(skill, _):
                return self.value_of_next_skill_level(skill)
            case word.SkillOfChoice():
                return TALENT_WORTH
            case word.SkillForOneUse():
                return ONE_USE
            case word.LoseSkill():
                return -TALENT_WORTH
            case word.Status(status) | word.StatusForOneTurn(status):
                return self.value_of_gaining_status(status)
            case word.LoseStatus(status, may):
                lost = -self.value_of_status(status) if status in self.hero.statuses else 0.0
                return max(0.0, lost) if may else lost
            case word.LoseStatusOfChoice():
                return max((-self.value_of_status(one) for one in self.hero.statuses), default=0.0)
            case word.Treasure():
                return TREASURE
            case word.LoseTreasure():
                return -TREASURE if self.hero.treasures else 0.0
            case word.Token():
                return TOKEN
            case word.OpportunityToEnter():
                return OPPORTUNITY
            case word.Trade(give, take):
                return max(0.0, self.value_of_trade(give, take))
            case word.Choose(first, second) | word.Offer(first, second):
                return max(self.value_of_awards(first), self.value_of_awards(second))
            case word.GoTo() | word.Encounter():
                return ENCOUNTER
            case word.Roll(bands, _):
                return sum_one_by_one(self.value_of_awards(band.awards) for band in bands) / len(bands)
            case word.Death():
                return DEATH
            case _:
                return 0.0

    def value_of_trade(self, give: word.Points, take: word.Points) -> float:
        spent = word.Points(give.of, -give.amount)
        return self.value_of_award(spent) + self.value_of_award(take)


def _value_of_points_gained(points: float, lacking: int, each: float) -> float:
    wanted = min(points, lacking)
    return wanted * each + (points - wanted) * BEYOND


def _value_of_points_lost(points: float, spare: int, each: float) -> float:
    beyond = min(points, spare)
    return -(points - beyond) * max(each, 1.0) - beyond * BEYOND


def sum_one_by_one(values: Iterable[float]) -> float:
    """Adds the values one by one. Since Python 3.12, `sum` compensates for rounding errors of floats."""
    return reduce(add, values, 0.0)
