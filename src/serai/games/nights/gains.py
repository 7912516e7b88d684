"""Awards that give and take points, wealth, skills, statuses, treasures, tokens (N8.1–N8.6, N8.10)."""

from serai.book import awards as word
from serai.book.statuses import STATUS_TABLE
from serai.games.nights.asked_anew import PAID
from serai.games.nights.base_game import NightsGame
from serai.games.nights.decision_subject import Subject
from serai.games.nights.effects import protection
from serai.games.nights.effects.treasure_finding import choose_between_two_treasures_if_able
from serai.games.nights.points import gain_destiny, gain_story, lose_destiny, lose_story
from serai.games.nights.reasons import StatusReason
from serai.games.nights.skills import (
    ALL_SKILLS,
    can_gain_skill,
    gain_skill,
    gain_skill_for_one_use,
    lose_skill,
    reason_skill_cannot_be_gained,
)
from serai.games.nights.state import MASTER, TALENT, Hero
from serai.games.nights.statuses.gaining import gain_status, send_on_pilgrimage_if_scorned_without_destiny
from serai.games.nights.statuses.holding import end_status
from serai.games.nights.treasures import gain_treasure, lose_treasure
from serai.games.nights.wealth import gain_wealth, lose_wealth
from serai.table import Decision, Turn

ACCEPT_OR_REFUSE = ("accept", "refuse")
STORY_TIMES = {
    StatusReason(status.id): status.story_times for status in STATUS_TABLE if status.story_times > 1
}


def gain_points(game: NightsGame, hero: Hero, award: word.Points) -> None:
    """Gains printed points. Crippled doubles story in encounters, before other changes (N8.9)."""
    if award.of == "destiny":
        gain_destiny(game, hero, award.amount)
        return
    amount, reason = award.amount, None
    for status, times in STORY_TIMES.items():
        if status in hero.statuses and game.turn_memory.is_in_encounter and hero.seat == game.state.seat:
            amount, reason = amount * times, status
    gain_story(game, hero, amount, reason)


def apply_points_award(game: NightsGame, hero: Hero, award: word.Points) -> Turn:
    if award.amount > 0:
        gain_points(game, hero, award)
    elif award.of == "destiny":
        lose_destiny(game, hero, -award.amount)
        yield from send_on_pilgrimage_if_scorned_without_destiny(game, hero)
    else:
        lose_story(game, hero, -award.amount)


def apply_wealth_award(game: NightsGame, hero: Hero, award: word.Wealth) -> Turn:
    if award.amount > 0:
        gain_wealth(game, hero, award.amount, award.limit)
    else:
        lose_wealth(game, hero, -award.amount, protection.lowest_wealth_allowed(game, hero, award.limit))
    yield from ()


def apply_skill_award(game: NightsGame, hero: Hero, award: word.Skill) -> Turn:
    gain_skill(game, hero, award.skill, MASTER if award.master else TALENT)
    yield from ()


def apply_skill_of_choice_award(game: NightsGame, hero: Hero, award: word.SkillOfChoice) -> Turn:
    del award
    options = tuple(one for one in ALL_SKILLS if can_gain_skill(hero, one))
    if options:
        gain_skill(game, hero, (yield Decision(hero.seat, "skill", options)))
    else:
        reason = reason_skill_cannot_be_gained(hero, ALL_SKILLS[0])
        game.log.tell("withheld", seat=hero.seat, what="skills", reason=reason or "mastered")


def apply_skill_for_one_use_award(game: NightsGame, hero: Hero, award: word.SkillForOneUse) -> Turn:
    gain_skill_for_one_use(game, hero, award.skill)
    yield from ()


def apply_lose_skill_award(game: NightsGame, hero: Hero, award: word.LoseSkill) -> Turn:
    lost = award.skill
    if lost is None and hero.skills:
        lost = yield Decision(hero.seat, "lose-skill", tuple(hero.skills))
    if lost is not None:
        lose_skill(game, hero, lost)


def apply_status_award(game: NightsGame, hero: Hero, award: word.Status) -> Turn:
    yield from gain_status(game, hero, award.status, award.pursuer)


def apply_status_for_one_turn_award(game: NightsGame, hero: Hero, award: word.StatusForOneTurn) -> Turn:
    yield from gain_status(game, hero, award.status, turns=1)


def apply_lose_status_award(game: NightsGame, hero: Hero, award: word.LoseStatus) -> Turn:
    while award.status in hero.statuses and award.may:
        answer = yield Decision(hero.seat, "may-lose", ACCEPT_OR_REFUSE, Subject(status=award.status))
        if answer == "refuse":
            return
        if answer != PAID:
            break
    end_status(game, hero, award.status, game.turn_memory.encounter.source)


def apply_lose_status_of_choice_award(game: NightsGame, hero: Hero, award: word.LoseStatusOfChoice) -> Turn:
    free = award.may or award.any_number
    while hero.statuses:
        options = tuple(hero.statuses)
        chosen = yield Decision(hero.seat, "lose-status", (*options, "done") if free else options)
        if chosen == "done":
            return
        if chosen == PAID:
            continue
        end_status(game, hero, chosen, "chosen")
        if not award.any_number:
            return


def apply_treasure_award(game: NightsGame, hero: Hero, award: word.Treasure) -> Turn:
    named = award.treasure
    if named is None and hero.treasures:
        named = yield from choose_between_two_treasures_if_able(game, hero)
    gain_treasure(game, hero, named)


def apply_lose_treasure_award(game: NightsGame, hero: Hero, award: word.LoseTreasure) -> Turn:
    lost = award.treasure
    if game.turn_memory.is_in_encounter and protection.has_guarded_treasures(game, hero):
        game.log.tell("treasure-guarded", seat=hero.seat)
        return
    if lost is None and hero.treasures:
        lost = yield Decision(hero.seat, "lose-treasure", tuple(hero.treasures))
    if lost is not None:
        lose_treasure(game, hero, lost)


def apply_token_award(game: NightsGame, hero: Hero, award: word.Token) -> Turn:
    if award.token not in hero.tokens:
        hero.tokens.append(award.token)
        game.log.tell(
            "token-gained", seat=hero.seat, token=award.token, reason=game.turn_memory.encounter.source
        )
    yield from ()


def apply_lose_token_award(game: NightsGame, hero: Hero, award: word.LoseToken) -> Turn:
    if award.token in hero.tokens:
        hero.tokens.remove(award.token)
        game.log.tell(
            "token-lost", seat=hero.seat, token=award.token, reason=game.turn_memory.encounter.source
        )
    yield from ()
